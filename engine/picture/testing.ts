// For tests: pages of the golden documents as pictures, and pictures laid askew.

import { readFile } from 'node:fs/promises'
import { chain, type Projection, shift, turning } from '../geometry/index.ts'
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
