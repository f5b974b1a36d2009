import { chain, type Projection, project, type Size, scaling, undo } from '../geometry/index.ts'
import type { Bitmap, OpenFile, OpenPage } from '../stages.ts'
import { redrawn } from './redraw.ts'

/** A page as it was read: its size in points, and where it lies in the picture (`toImage` of the model's Page). */
interface PageRead {
  readonly number: number
  readonly size: Size
  readonly toImage: Projection | null
}

/** The file with its pages as they were read: upright and straight, so that boxes in page points lie on what they are about. */
export function asRead(open: OpenFile, pages: readonly PageRead[]): OpenFile {
  const page = async (number: number): Promise<OpenPage> => {
    const given = await open.page(number)
    const read = pages.find((candidate) => candidate.number === number)
    const { toImage } = read ?? given
    if (read === undefined || toImage === null || isSame(toImage, given.toImage)) return given
    return { ...given, size: read.size, toImage, render: (dpi) => renderStraight(given, read.size, toImage, dpi) }
  }
  return { ...open, page }
}

const isSame = (one: Projection, other: Projection | null): boolean => other?.every((number, index) => number === one[index]) === true

/** Draws a page as it was read, `size` points large, at `dpi` dots an inch, from the page as the file has it. */
async function renderStraight(given: OpenPage, size: Size, toImage: Projection, dpi: number): Promise<Bitmap> {
  const toGiven = given.toImage === null ? toImage : chain(toImage, undo(given.toImage))
  const image = await given.render(dpi / stretchOf(toGiven, size))
  const pixels = { width: Math.max(1, Math.round((size.width * dpi) / 72)), height: Math.max(1, Math.round((size.height * dpi) / 72)) }
  if (isScaling(toGiven) && image.width === pixels.width && image.height === pixels.height) return { ...image, dpi }
  const toPoints = scaling(size.width / pixels.width, size.height / pixels.height)
  const toPixels = scaling(image.width / given.size.width, image.height / given.size.height)
  return redrawn(image, chain(toPoints, toGiven, toPixels), pixels, dpi)
}

/** How many units one unit becomes in the middle of the page. */
function stretchOf(map: Projection, { width, height }: Size): number {
  const from = project(map, { x: width / 2 - 0.5, y: height / 2 })
  const to = project(map, { x: width / 2 + 0.5, y: height / 2 })
  return Math.max(1e-3, Math.hypot(to.x - from.x, to.y - from.y))
}

const isScaling = ([, b, c, d, , f, g, h]: Projection): boolean => [b, c, d, f, g, h].every((number) => Math.abs(number) < 1e-9)
