import { chain, type Projection, project, type Size, type Straightened, scaling, undo } from '../geometry/index.ts'
import type { Bitmap, OpenFile, OpenPage } from '../stages.ts'
import { uncurled } from './curl.ts'
import { redrawn } from './redraw.ts'

/** A page as it was read: its size in points, and where it lies in the picture (`toImage` and `curl` of the model's Page). */
interface PageRead extends Straightened {
  readonly number: number
}

/** The file with its pages as they were read: upright and straight, so that boxes in page points lie on what they are about. */
export function asRead(open: OpenFile, pages: readonly PageRead[]): OpenFile {
  const page = async (number: number): Promise<OpenPage> => {
    const given = await open.page(number)
    const read = pages.find((candidate) => candidate.number === number)
    if (read === undefined || read.toImage === null) return given
    const { size, toImage, curl } = read
    if (curl === undefined && isSame(toImage, given.toImage)) return given
    const render = async (dpi: number): Promise<Bitmap> => {
      const straight = await renderStraight(given, size, toImage, dpi)
      return curl === undefined ? straight : uncurled(straight, curl)
    }
    return { ...given, size, toImage, render }
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
