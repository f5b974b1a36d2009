import { type Box, height, overlapX, overlapY, width } from '../../geometry/index.ts'
import type { Quad } from '../quad.ts'
import type { SetText } from './page.ts'

/** What was set where a line was found, from left to right; null when nothing was, or only part of a run lies there. */
export function textUnder(quad: Quad, texts: readonly SetText[]): string | null {
  const xs = quad.map(({ x }) => x)
  const ys = quad.map(({ y }) => y)
  const box: Box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  const under = texts.filter((text) => overlapY(text.box, box) > 0.5 * height(text.box) && overlapX(text.box, box) > 0)
  if (under.length === 0 || under.some((text) => overlapX(text.box, box) < 0.9 * width(text.box))) return null
  return under
    .toSorted((a, b) => a.box.left - b.box.left)
    .map(({ text }) => text)
    .join(' ')
}

/** For each letter read the place of the letter set that it stands for, by the least changes (Levenshtein); null where it was changed or added. */
export function pairUp(read: readonly string[], set: readonly string[]): readonly (number | null)[] {
  const width = set.length + 1
  const cost = new Int32Array((read.length + 1) * width)
  for (let i = 0; i <= read.length; i++)
    for (let j = 0; j <= set.length; j++) {
      if (i === 0 || j === 0) {
        cost[i * width + j] = 2 * i + skipped(set, j)
        continue
      }
      const same = read[i - 1] === set[j - 1]
      cost[i * width + j] = Math.min(
        (cost[(i - 1) * width + j - 1] as number) + (same ? 0 : 3),
        (cost[(i - 1) * width + j] as number) + 2,
        (cost[i * width + j - 1] as number) + (set[j - 1] === ' ' ? 0 : 2),
      )
    }
  const places: (number | null)[] = read.map(() => null)
  for (let i = read.length, j = set.length; i > 0 && j > 0; ) {
    const here = cost[i * width + j] as number
    const same = read[i - 1] === set[j - 1]
    if (here === (cost[(i - 1) * width + j - 1] as number) + (same ? 0 : 3)) {
      if (same) places[i - 1] = j - 1
      i--
      j--
    } else if (here === (cost[(i - 1) * width + j] as number) + 2) i--
    else j--
  }
  return places
}

const skipped = (set: readonly string[], count: number): number =>
  set.slice(0, count).reduce((sum, letter) => sum + (letter === ' ' ? 0 : 2), 0)
