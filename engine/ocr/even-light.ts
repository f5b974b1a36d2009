// Strips over which the light is uneven: the edge of a shadow, a lamp at one side.

import { stripHeight } from './strip.ts'

/** Columns of a strip whose paper is told together, and how far apart they begin: as wide as three letters. */
const window = 48
const step = 16
/** Papers that differ by less than this share along a strip are left as they are: one threshold parts them from ink. */
const leastFall = 0.25
/** Paper darker than this share of the lightest is none in a shadow but a bar, or writing set the other way round. */
const darkestShade = 0.3

/**
 * Makes the paper as light everywhere as it is where it is lightest, in a strip of greys with dark writing; leaves one that is even already, and
 * light writing on dark paper. Without it the paper in a shadow is taken for ink, and no space is found there.
 */
export function evenLight(grey: Uint8Array, width: number): void {
  const places = Array.from({ length: Math.max(1, Math.ceil((width - window) / step) + 1) }, (_, index) =>
    Math.min(index * step, Math.max(0, width - window)),
  )
  const quantiles = places.map((start) => quantilesOf(grey, width, start, Math.min(width, start + window)))
  // Writing covers less than half of its paper.
  const onLight = quantiles.filter(({ dark, middle, light }) => light - middle <= middle - dark).length
  if (onLight * 2 < places.length) return
  const papers = quantiles.map(({ paper }) => paper)
  const [lightest, darkest] = [Math.max(...papers), Math.min(...papers)]
  if (darkest > (1 - leastFall) * lightest || darkest < darkestShade * lightest) return
  for (let x = 0; x < width; x++) {
    const factor = lightest / paperAt(papers, places, x)
    for (let y = 0; y < stripHeight; y++) grey[y * width + x] = Math.min(255, (grey[y * width + x] as number) * factor)
  }
}

interface Quantiles {
  readonly dark: number
  readonly middle: number
  readonly light: number
  readonly paper: number
}

function quantilesOf(grey: Uint8Array, width: number, start: number, end: number): Quantiles {
  const counts = new Uint32Array(256)
  for (let y = 0; y < stripHeight; y++)
    for (let x = start; x < end; x++) counts[grey[y * width + x] as number] = (counts[grey[y * width + x] as number] as number) + 1
  const at = (share: number): number => {
    let left = share * (end - start) * stripHeight
    let value = 0
    while (value < 255 && left >= (counts[value] as number)) left -= counts[value++] as number
    return Math.max(1, value)
  }
  return { dark: at(0.05), middle: at(0.5), light: at(0.95), paper: at(0.75) }
}

/** The paper at a column: between the middles of two windows by their distances. */
function paperAt(papers: readonly number[], places: readonly number[], x: number): number {
  const place = Math.max(0, Math.min(papers.length - 1, (x - window / 2) / step))
  const before = Math.floor(place)
  const share = place - before
  const [one, other] = [papers[before] as number, papers[Math.min(papers.length - 1, before + 1)] as number]
  return places.length === 1 ? one : one * (1 - share) + other * share
}
