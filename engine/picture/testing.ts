// For tests: pages of the golden documents as pictures, and pictures laid askew.

import { readFile } from 'node:fs/promises'
import {
  type Curl,
  chain,
  flattened,
  type Point,
  type Projection,
  project,
  type Size,
  shift,
  toCorners,
  turning,
  undo,
} from '../geometry/index.ts'
import { load } from '../load/index.ts'
import { type Bitmap, defaultLimits, type Marks } from '../stages.ts'
import { redrawn } from './redraw.ts'

/** The first page of a golden document, drawn, and what its file says is drawn on it. */
export async function goldenPage(name: string, dpi: number): Promise<{ readonly image: Bitmap; readonly marks: Marks }> {
  const file = await readFile(new URL(`../golden/${name}.pdf`, import.meta.url))
  const open = await load(file, { limits: defaultLimits, password: null })
  try {
    const page = await open.page(1)
    const marks = await page.marks()
    if (marks === null) throw new Error('a PDF page has marks')
    return { image: await page.render(dpi), marks }
  } finally {
    await open.close()
  }
}

/** The picture with its writing turned clockwise by `degrees`, and the map from its pixels to those of the upright one. */
export function askew(upright: Bitmap, degrees: number): { readonly image: Bitmap; readonly toUpright: Projection } {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  const size = {
    width: Math.ceil(upright.width * cos + upright.height * sin - 1e-6),
    height: Math.ceil(upright.width * sin + upright.height * cos - 1e-6),
  }
  const toUpright = chain(shift(-size.width / 2, -size.height / 2), turning(-degrees), shift(upright.width / 2, upright.height / 2))
  return { image: redrawn(upright, toUpright, size, upright.dpi), toUpright }
}

/**
 * A photograph of an upright page: the page's corners lie on `corners` of a picture of this size, clockwise from top left, on a dark ground
 * with some grain, the light falling off to the right. With the map from the photograph's pixels to the page's.
 */
export function photographed(
  page: Bitmap,
  size: Size,
  corners: readonly [Point, Point, Point, Point],
): { readonly image: Bitmap; readonly toUpright: Projection } {
  const toUpright = undo(toCorners(page.width, page.height, corners))
  const image = redrawn(page, toUpright, size, page.dpi)
  const { pixels } = image
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const at = (y * size.width + x) * 4
      const { x: pageX, y: pageY } = project(toUpright, { x: x + 0.5, y: y + 0.5 })
      const onPage = pageX >= 0 && pageY >= 0 && pageX < page.width && pageY < page.height
      const light = 1 - (0.45 * x) / size.width
      const grain = ((x * 7919 + y * 104_729) % 13) - 6
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = Math.max(0, Math.min(255, (onPage ? (pixels[at + channel] as number) : 70 - 15 * channel) * light + grain))
    }
  return { image, toUpright }
}

/** A picture of a sheet that does not lie flat, as large as the flat one: its points move down by what `curl` says. */
export function curledSheet(flat: Bitmap, curl: Curl): Bitmap {
  const { width, height } = flat
  const pixels = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = flattened({ x: x + 0.5, y: y + 0.5 }, flat, curl).y - 0.5
      const above = Math.floor(from)
      if (above < 0 || above + 1 >= height) continue
      for (let channel = 0; channel < 3; channel++) {
        const [upper, lower] = [above, above + 1].map((row) => flat.pixels[(row * width + x) * 4 + channel] as number) as [number, number]
        pixels[(y * width + x) * 4 + channel] = Math.round(upper + (lower - upper) * (from - above))
      }
    }
  return { ...flat, pixels }
}
