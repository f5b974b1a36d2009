// Runs of ink put together to streaks, which are rules or pieces of them.

import type { Ruling } from '../geometry/index.ts'
import type { Grey } from './grey.ts'
import type { Ink } from './ink.ts'

/** A run of thin ink along a row that is longer than any stroke of a letter. */
interface Run {
  readonly row: number
  readonly start: number
  readonly end: number
  /** Pixels of the run that belong to something high: a crossing rule, a letter that touches. */
  readonly high: number
}
/** Runs of neighbouring rows that touch: a piece of a rule. */
export interface Streak {
  readonly start: number
  readonly end: number
  readonly top: number
  readonly bottom: number
  /** Pixels of ink. */
  readonly ink: number
  readonly high: number
}

/** Strokes of letters and touching serifs are shorter than this many letter sizes. */
export const leastRunSizes = 1.6
/** Rules are at least this many times as long as thick; letters of titles are not. */
const leastSlenderness = 9
/**
 * Thin rules and heavy ones, in letter sizes. Small letters that run together are as thick as heavy rules, but no word is as long; shorter
 * thin rules are dashes, minus signs and strokes of large letters. What is thicker than a heavy rule is a bar or a letter.
 */
export const thin = { thickest: 0.35, shortest: 3 }
const heavy = { thickest: 0.8, shortest: 15 }
/** Holes that poor scans leave in a rule, in letter sizes; a table's gap between two rules of one row is wider. */
const holeSizes = 0.9
/**
 * Longer holes, in letter sizes, are none where the rule goes on too faint to be ink: a thin one that leans lies between two rows of pixels there. As much
 * darker than its surroundings as the rule beside them, by this share, are all rows together, and paper is not.
 */
const faintSizes = 4
const leastFaint = 0.5
/** The same of each piece of half a letter size: letters in the hole leave white above and below. */
const leastFaintPart = 0.2
const mostStems = 0.05
/** Share of a rule that must be ink: dashes are half white. */
const leastCovered = 0.45
/** Share of a rule where letters may touch it or other rules cross it. Of rows of letters that run together half hangs on their stems. */
const mostHigh = 0.3

export function levelRuling({ start, end, top, bottom, ink }: Streak): Ruling {
  const y = (top + bottom) / 2
  return { from: { x: start, y }, to: { x: end, y }, thickness: ink / Math.max(1, end - start) }
}

/** The ruling of a streak that was found with rows made columns. */
export function uprightRuling({ start, end, top, bottom, ink }: Streak): Ruling {
  const x = (top + bottom) / 2
  return { from: { x, y: start }, to: { x, y: end }, thickness: ink / Math.max(1, end - start) }
}

/** Brightness of a pixel: how far along the rules it lies, and in which row. */
export type Brightness = (along: number, row: number) => number
export const brightnessIn =
  ({ width, values }: Grey): Brightness =>
  (along, row) =>
    values[row * width + along] as number
/** The same for upright rules, which run along columns. */
export const brightnessAcross =
  ({ width, values }: Grey): Brightness =>
  (along, row) =>
    values[along * width + row] as number

export function rulesAcross(ink: Ink, size: number, brightness: Brightness): readonly Streak[] {
  const found = [thin, heavy].flatMap((kind) => rulesOf(kind, ink, size, brightness))
  // Heavy rules that were found as thin ones too.
  return found.filter((one, at) => !found.some((other, index) => index !== at && covers(other, one) && (index < at || !covers(one, other))))
}

/** The rules of one kind; `kind` in letter sizes, `covering`: the share of each that must be ink. */
export function rulesOf(
  kind: { readonly thickest: number; readonly shortest: number },
  ink: Ink,
  size: number,
  brightness: Brightness,
  covering = leastCovered,
): readonly Streak[] {
  const thickest = Math.max(3, kind.thickest * size)
  const runs = runsOf(ink, highIn(ink, thickest), Math.max(10, leastRunSizes * size), thickest)
  return joined(ink, streaksOf(runs, thickest), size, brightness).filter((streak) => isRule(ink, streak, kind.shortest * size, covering))
}

/** Whether the second rule lies along the first and reaches no further. Two of which each covers the other are one that was found twice. */
const covers = (one: Streak, other: Streak): boolean =>
  one.top <= other.bottom && other.top <= one.bottom && one.start <= other.start && one.end >= other.end

/** 1 for ink that reaches up and down further than `thickest`. */
export function highIn({ width, height, marks }: Ink, thickest: number): Uint8Array {
  const high = new Uint8Array(marks.length)
  const tops = new Int32Array(width).fill(-1)
  for (let y = 0; y <= height; y++)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const top = tops[x] as number
      if (y < height && marks[at] === 1) {
        if (top < 0) tops[x] = y
      } else if (top >= 0) {
        if (y - top > thickest) for (let row = top; row < y; row++) high[row * width + x] = 1
        tops[x] = -1
      }
    }
  return high
}

/**
 * Runs of ink at least `least` pixels long. White of a pixel or two, as JPEG and thin toner leave, does not end a run, nor does a crossing
 * rule; a bar or a filled area does.
 */
export function runsOf({ width, height, marks }: Ink, highMarks: Uint8Array, least: number, thickest: number): readonly Run[] {
  const runs: Run[] = []
  for (let row = 0; row < height; row++) {
    const from = row * width
    let start = -1
    let last = -1
    let high = 0
    let stretch = 0
    const end = (): void => {
      const stop = last + 1 - stretch
      const own = high - stretch
      if (start >= 0 && stop - start >= least && own <= mostHigh * (stop - start)) runs.push({ row, start, end: stop, high: own })
      start = -1
      high = 0
      stretch = 0
    }
    for (let x = 0; x < width; x++) {
      if (marks[from + x] === 0) {
        if (start >= 0 && x - last > 2) end()
        continue
      }
      if (start < 0) {
        if (highMarks[from + x] === 1) continue
        start = x
      }
      last = x
      stretch = highMarks[from + x] === 1 ? stretch + 1 : 0
      high += highMarks[from + x] as number
      if (stretch > thickest) end()
    }
    end()
  }
  return runs
}

/** Runs of neighbouring rows that overlap or touch end to end, put together; what is too thick for a rule is left out. */
export function streaksOf(runs: readonly Run[], thickest: number): readonly Streak[] {
  const parents = runs.map((_, index) => index)
  const root = (index: number): number => {
    let at = index
    while (parents[at] !== at) at = parents[at] = parents[parents[at] as number] as number
    return at
  }
  let above = 0
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index] as Run
    while ((runs[above] as Run).row < run.row - 1) above++
    for (let other = above; other < index; other++) {
      const candidate = runs[other] as Run
      if (candidate.row === run.row) break
      if (candidate.start <= run.end + 1 && run.start <= candidate.end + 1) parents[root(index)] = root(other)
    }
  }
  const groups = new Map<number, Run[]>()
  runs.forEach((run, index) => {
    const key = root(index)
    const there = groups.get(key)
    if (there === undefined) groups.set(key, [run])
    else there.push(run)
  })
  return [...groups.values()].flatMap((group) => {
    const streak: Streak = {
      start: Math.min(...group.map(({ start }) => start)),
      end: Math.max(...group.map(({ end }) => end)),
      top: Math.min(...group.map(({ row }) => row)),
      bottom: Math.max(...group.map(({ row }) => row)) + 1,
      ink: group.reduce((sum, { start, end }) => sum + end - start, 0),
      high: group.reduce((sum, { high }) => sum + high, 0),
    }
    const long = streak.end - streak.start
    const thick = streak.ink / long
    // A rule that leans or bends takes more rows than it is thick: a hundredth of its length is more than straightening leaves.
    return thick <= thickest && streak.bottom - streak.top <= thick + 3 + long / 100 ? [streak] : []
  })
}

/** Streaks in one line with no more than a hole between them, or a filled area that they run through, put together. */
export function joined(ink: Ink, streaks: readonly Streak[], size: number, brightness: Brightness): readonly Streak[] {
  const made: Streak[] = []
  for (const streak of streaks.toSorted((one, other) => one.start - other.start)) {
    const at = made.findLastIndex(
      (before) =>
        Math.abs((before.top + before.bottom - streak.top - streak.bottom) / 2) <= 2 + (before.end - before.start) / 400 &&
        (streak.start - before.end <= holeSizes * size ||
          isInk(ink, before.end, streak.start, (streak.top + streak.bottom) >> 1) ||
          (streak.start - before.end <= faintSizes * size && goesOnFaintly(ink, before, streak, size, brightness))),
    )
    const before = made[at]
    if (before === undefined) made.push(streak)
    else
      made[at] = {
        start: Math.min(before.start, streak.start),
        end: Math.max(before.end, streak.end),
        top: Math.min(before.top, streak.top),
        bottom: Math.max(before.bottom, streak.bottom),
        ink: before.ink + streak.ink,
        high: before.high + streak.high,
      }
  }
  return made
}

/** Rows on both sides of a rule's middle that are looked at, and beyond which its paper is. */
const rowsBeside = 3
const paperBeside = 5

/** Whether two streaks, each of them long enough for a rule, have something as dark as they are between them, all rows together. */
function goesOnFaintly({ width, height }: Ink, before: Streak, streak: Streak, size: number, brightness: Brightness): boolean {
  // The feet of letters that touch are shorter, and stems stand on them.
  if ([before, streak].some(({ start, end, high, ink }) => end - start < thin.shortest * size || high > mostStems * ink)) return false
  const darkness = (from: number, to: number, row: number): number => {
    const [start, end] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))]
    if (row < paperBeside || row >= height - paperBeside) return 0
    const rowOf = (at: number): number => {
      let sum = 0
      for (let along = start; along < end; along++) sum += brightness(along, at)
      return sum / Math.max(1, end - start)
    }
    // Writing may stand close on one side.
    const paper = Math.max(rowOf(row - paperBeside), rowOf(row + paperBeside))
    let sum = 0
    for (let near = row - rowsBeside; near <= row + rowsBeside; near++) sum += Math.max(0, paper - rowOf(near))
    return sum
  }
  const [first, last] = [Math.floor((before.top + before.bottom) / 2), Math.floor((streak.top + streak.bottom) / 2)]
  const beside = Math.min(darkness(before.end - 2 * size, before.end, first), darkness(streak.start, streak.start + 2 * size, last))
  const middle = (first + last) >> 1
  if (beside <= 0 || darkness(before.end, streak.start, middle) < leastFaint * beside) return false
  // Letters of a text between the two are as dark, but leave white above and below.
  const step = Math.max(2, size / 2)
  const steps = Math.floor((streak.start - before.end) / step)
  return Array.from({ length: steps }, (_, i) => before.end + i * step).every(
    (from) => darkness(from, from + step, middle) >= leastFaintPart * beside,
  )
}

const isInk = ({ width, marks }: Ink, start: number, end: number, row: number): boolean =>
  marks.subarray(row * width + start, row * width + end).every((mark) => mark === 1)

export function isRule(
  { width, marks }: Ink,
  { start, end, top, bottom, ink }: Streak,
  shortest: number,
  covering = leastCovered,
): boolean {
  const long = end - start
  if (long < shortest || long < leastSlenderness * (ink / long)) return false
  let covered = 0
  for (let x = start; x < end; x++) {
    let on = false
    for (let y = top; y < bottom && !on; y++) on = marks[y * width + x] === 1
    if (on) covered++
  }
  return covered >= covering * long
}

/** Rows made columns. */
export const transposed = ({ width, height, marks }: Ink): Ink => ({
  width: height,
  height: width,
  marks: columnsAsRows(marks, width, height),
})

export function columnsAsRows(from: Uint8Array, width: number, height: number): Uint8Array {
  const made = new Uint8Array(from.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) made[x * height + y] = from[y * width + x] as number
  return made
}
