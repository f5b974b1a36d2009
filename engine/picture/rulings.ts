import type { Ruling } from '../geometry/index.ts'
import { faintRulings, isLevel, liesAlong } from './faint-rules.ts'
import { partedBetweenFrames } from './frames-apart.ts'
import type { Grey } from './grey.ts'
import type { Ink } from './ink.ts'
import {
  brightnessAcross,
  brightnessIn,
  leastRunSizes,
  levelRuling,
  rulesAcross,
  rulesOf,
  thin,
  transposed,
  uprightRuling,
} from './rule-streaks.ts'

/**
 * The horizontal and vertical rules in a straight picture, in its pixels; `letterSize` is the usual letter's height. Found as runs of ink
 * longer than letters, joined over neighbouring rows (rules on paper lean and bend by a pixel or two) and over holes.
 */
export function rulingsIn(ink: Ink, letterSize: number, grey: Grey): readonly Ruling[] {
  const size = Math.max(6, letterSize)
  const [columns, brightness] = [transposed(ink), brightnessAcross(grey)]
  const upright = rulesAcross(columns, size, brightness).map(uprightRuling)
  const short = rulesOf({ ...thin, shortest: leastRunSizes }, columns, size, brightness, leastCoveredShort)
    .map(uprightRuling)
    .filter((one) => !upright.some((other) => liesAlong(one, other, size)) && joinsTwo(one, ink, size))
  const solid = [...rulesAcross(ink, size, brightnessIn(grey)).map(levelRuling), ...upright, ...short]
  const { rules: faint, seen } = faintRulings(grey, ink, size, solid)
  // Where no letters are near, pieces of a faint rule may be dark enough for ink.
  const found = [...solid.filter((one) => !faint.some((whole) => isPieceOf(one, whole))), ...faint]
  return partedBetweenFrames(
    found.map((one) => asFarAsSeen(one, seen, size)),
    ink,
    size,
  )
}

/** The rule as far as it is seen to go where it is too faint for ink: `faint` are streaks along it, or pieces that go on where it ends. */
function asFarAsSeen(one: Ruling, faint: readonly Ruling[], size: number): Ruling {
  const [across, along] = isLevel(one) ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const own = faint.filter(
    (piece) =>
      isLevel(piece) === isLevel(one) &&
      Math.abs(piece.from[across] - one.from[across]) <= besidePiece &&
      piece.from[along] <= one.to[along] + size &&
      piece.to[along] >= one.from[along] - size,
  )
  if (own.length === 0) return one
  return {
    ...one,
    from: { ...one.from, [along]: Math.min(one.from[along], ...own.map(({ from }) => from[along])) },
    to: { ...one.to, [along]: Math.max(one.to[along], ...own.map(({ to }) => to[along])) },
  }
}

/** Pixels by which a piece of a rule may lie beside it, or reach past its end. */
const besidePiece = 2
function isPieceOf(one: Ruling, whole: Ruling): boolean {
  if (isLevel(one) !== isLevel(whole)) return false
  const [across, along] = isLevel(one) ? (['y', 'x'] as const) : (['x', 'y'] as const)
  return (
    Math.abs(one.from[across] - whole.from[across]) <= besidePiece &&
    one.from[along] >= whole.from[along] - besidePiece &&
    one.to[along] <= whole.to[along] + besidePiece
  )
}

/** Share of a short upright rule that must be ink, and pixels by which it ends off the ink across above and below. */
const leastCoveredShort = 0.9
const offAcross = 3
/** Share of the ink across, a letter size to both sides, that must be there. */
const leastAcross = 0.9

/**
 * Whether an upright rule too short to be one by itself goes from a level rule, or a dark bar, to the next: it parts two cells of one row. Strokes of letters
 * touch none.
 */
function joinsTwo({ from, to }: Ruling, { width, height, marks }: Ink, size: number): boolean {
  const [left, right] = [Math.max(0, Math.round(from.x - size)), Math.min(width, Math.round(from.x + size))]
  const isAcross = (y: number): boolean => {
    let inked = 0
    for (let x = left; x < right; x++) inked += marks[y * width + x] ?? 0
    return inked >= leastAcross * (right - left)
  }
  const ends = [Math.round(from.y) - offAcross, Math.round(to.y) - offAcross]
  return ends.every((first) =>
    Array.from({ length: 2 * offAcross + 1 }, (_, i) => first + i).some((y) => y >= 0 && y < height && isAcross(y)),
  )
}
