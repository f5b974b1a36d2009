import type { Ruling } from '../geometry/index.ts'
import type { Grey } from './grey.ts'
import type { Ink } from './ink.ts'
import { inkWithoutRules } from './ink-without-rules.ts'

/** A run of thin ink along a row that is longer than any stroke of a letter. */
interface Run {
  readonly row: number
  readonly start: number
  readonly end: number
  /** Pixels of the run that belong to something high: a crossing rule, a letter that touches. */
  readonly high: number
}
/** Runs of neighbouring rows that touch: a piece of a rule. */
interface Streak {
  readonly start: number
  readonly end: number
  readonly top: number
  readonly bottom: number
  /** Pixels of ink. */
  readonly ink: number
  readonly high: number
}

/** Strokes of letters and touching serifs are shorter than this many letter sizes. */
const leastRunSizes = 1.6
/** Rules are at least this many times as long as thick; letters of titles are not. */
const leastSlenderness = 9
/**
 * Thin rules and heavy ones, in letter sizes. Small letters that run together are as thick as heavy rules, but no word is as long; shorter
 * thin rules are dashes, minus signs and strokes of large letters. What is thicker than a heavy rule is a bar or a letter.
 */
const thin = { thickest: 0.35, shortest: 3 }
const heavy = { thickest: 0.8, shortest: 15 }
/** Holes that poor scans leave in a rule, in letter sizes; a table's gap between two rules of one row is wider. */
const holeSizes = 0.9
/**
 * Longer holes, in letter sizes, are none where the rule goes on too faint to be ink: a thin one that leans lies between two rows of pixels there. As much
 * darker than its surroundings as the rule beside them, by this share, are all rows together, and paper is not.
 */
const faintSizes = 4
const leastFaint = 0.5
const mostStems = 0.05
/** Share of a rule that must be ink: dashes are half white. */
const leastCovered = 0.45
/** Share of a rule where letters may touch it or other rules cross it. Of rows of letters that run together half hangs on their stems. */
const mostHigh = 0.3

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
  const faint = faintRulings(grey, ink, size, solid)
  // Where no letters are near, pieces of a faint rule may be dark enough for ink.
  return [...solid.filter((one) => !faint.some((whole) => isPieceOf(one, whole))), ...faint]
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

function levelRuling({ start, end, top, bottom, ink }: Streak): Ruling {
  const y = (top + bottom) / 2
  return { from: { x: start, y }, to: { x: end, y }, thickness: ink / Math.max(1, end - start) }
}

/** The ruling of a streak that was found with rows made columns. */
function uprightRuling({ start, end, top, bottom, ink }: Streak): Ruling {
  const x = (top + bottom) / 2
  return { from: { x, y: start }, to: { x, y: end }, thickness: ink / Math.max(1, end - start) }
}

/**
 * Rules too faint for ink: grey or coloured ones on white, and those on tinted ground. Lines that are darker than what lies on both sides of them, away from
 * letters; they count where they make a grid, with others alike or with rules across them, for folds and stripes of cloth are as faint.
 */
function faintRulings(grey: Grey, ink: Ink, size: number, solid: readonly Ruling[]): readonly Ruling[] {
  const thickest = Math.max(3, thin.thickest * size)
  const found = (valley: Ink, brightness: Brightness): readonly Streak[] => {
    const none = new Uint8Array(valley.marks.length)
    const streaks = streaksOf(runsOf(valley, none, Math.max(10, leastRunSizes * size), thickest), thickest)
    return joined(valley, streaks, size, brightness).filter((streak) => isRule(valley, streak, shortestFaint * size, leastFaintCovered))
  }
  // Rules that a faint one crosses are no letters near it.
  const [uprights, levels] = [solid.filter((one) => !isLevel(one)), solid.filter(isLevel)]
  const level = found(valleysIn(grey, inkWithoutRules(ink, uprights), size, thickest), brightnessIn(grey)).map(levelRuling)
  const acrossLevels = transposed(inkWithoutRules(ink, levels))
  const upright = found(valleysIn(turned(grey), acrossLevels, size, thickest), brightnessAcross(grey)).map(uprightRuling)
  const fresh = [...level, ...upright].filter((one) => !solid.some((other) => liesAlong(one, other, size)))
  return fresh.filter((one) => makesGrid(one, fresh, solid, size) || hasTwin(one, fresh, size, isLevel(one) ? grey.width : grey.height))
}

/** Share of the picture's side from its edges within which folds and the edges of sheets end; and letter sizes by which twins end apart. */
const nearEdge = 0.02
const twinEnds = 0.35
/** Whether another faint line begins and ends as this one does, clear of the edges of the picture: the rules above and below the titles of a table. */
function hasTwin(one: Ruling, faint: readonly Ruling[], size: number, side: number): boolean {
  const along = isLevel(one) ? 'x' : 'y'
  if (one.from[along] < nearEdge * side || one.to[along] > (1 - nearEdge) * side) return false
  return faint.some(
    (other) =>
      other !== one &&
      isLevel(other) === isLevel(one) &&
      Math.abs(other.from[along] - one.from[along]) <= twinEnds * size &&
      Math.abs(other.to[along] - one.to[along]) <= twinEnds * size,
  )
}

/** Shorter faint lines, in letter sizes, are edges of shades and strokes of pale letters. */
const shortestFaint = 6
/** Share of a faint line that must be darker than its sides. */
const leastFaintCovered = 0.75
/** A faint rule is darker than what lies so many pixels on both sides of it, by this share. */
const besideFaint = 4
const leastDarker = 0.07
/** Letter sizes around the stems of letters where nothing is a faint rule. */
const aroundLetters = 0.45
/** Rules that a faint one is like, or crosses, at least. */
const fewestAlike = 2

/** 1 where a pixel is darker than the ones above and below it by a little, and no letter is near. */
function valleysIn({ width, height, values }: Grey, ink: Ink, size: number, thickest: number): Ink {
  const near = spreadAlong(highIn(ink, thickest), width, Math.round(aroundLetters * size))
  const marks = new Uint8Array(values.length)
  const away = besideFaint * width
  for (let y = besideFaint; y < height - besideFaint; y++)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const beside = Math.min(values[at - away] as number, values[at + away] as number)
      if ((values[at] as number) < (1 - leastDarker) * beside && near[at] === 0) marks[at] = 1
    }
  return { width, height, marks }
}

/** What is marked, and so many pixels before and behind it in its row. */
function spreadAlong(marks: Uint8Array, width: number, by: number): Uint8Array {
  const made = new Uint8Array(marks.length)
  for (let from = 0; from < marks.length; from += width)
    for (let x = 0, last = -by - 1; x < width + by; x++) {
      if (x < width && marks[from + x] === 1) last = x
      const at = x - by
      if (at >= 0 && last >= at - by) made[from + at] = 1
    }
  return made
}

const turned = ({ width, height, values }: Grey): Grey => ({ width: height, height: width, values: columnsAsRows(values, width, height) })

const isLevel = ({ from, to }: Ruling): boolean => from.y === to.y

/** Letter sizes: nearer to a rule, a faint one is the second line of a double rule. */
const besideSolid = 1.2

/** Whether a rule lies on another that was found, or close beside it. */
function liesAlong(one: Ruling, other: Ruling, size: number): boolean {
  if (isLevel(one) !== isLevel(other)) return false
  const [across, along] = isLevel(one) ? (['y', 'x'] as const) : (['x', 'y'] as const)
  return (
    Math.abs(one.from[across] - other.from[across]) <= besideSolid * size &&
    Math.min(one.to[along], other.to[along]) - Math.max(one.from[along], other.from[along]) > 0.5 * (one.to[along] - one.from[along])
  )
}

/** Whether a faint rule begins and ends as others of its direction do, or crosses others. */
function makesGrid(one: Ruling, faint: readonly Ruling[], solid: readonly Ruling[], size: number): boolean {
  const [across, along] = isLevel(one) ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const all = [...faint, ...solid]
  const alike = all.filter(
    (other) =>
      other !== one &&
      isLevel(other) === isLevel(one) &&
      Math.abs(other.from[along] - one.from[along]) < size &&
      Math.abs(other.to[along] - one.to[along]) < size,
  )
  const crossing = all.filter(
    (other) =>
      isLevel(other) !== isLevel(one) &&
      other.from[along] > one.from[along] - size &&
      other.from[along] < one.to[along] + size &&
      other.from[across] < one.from[across] + size &&
      other.to[across] > one.from[across] - size,
  )
  return alike.length >= fewestAlike || (alike.length > 0 && crossing.length > 0) || crossing.length >= fewestAlike
}

/** Brightness of a pixel: how far along the rules it lies, and in which row. */
type Brightness = (along: number, row: number) => number
const brightnessIn =
  ({ width, values }: Grey): Brightness =>
  (along, row) =>
    values[row * width + along] as number
/** The same for upright rules, which run along columns. */
const brightnessAcross =
  ({ width, values }: Grey): Brightness =>
  (along, row) =>
    values[along * width + row] as number

function rulesAcross(ink: Ink, size: number, brightness: Brightness): readonly Streak[] {
  const found = [thin, heavy].flatMap((kind) => rulesOf(kind, ink, size, brightness))
  // Heavy rules that were found as thin ones too.
  return found.filter((one, at) => !found.some((other, index) => index !== at && covers(other, one) && (index < at || !covers(one, other))))
}

/** The rules of one kind; `kind` in letter sizes, `covering`: the share of each that must be ink. */
function rulesOf(
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
function highIn({ width, height, marks }: Ink, thickest: number): Uint8Array {
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
function runsOf({ width, height, marks }: Ink, highMarks: Uint8Array, least: number, thickest: number): readonly Run[] {
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
function streaksOf(runs: readonly Run[], thickest: number): readonly Streak[] {
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
function joined(ink: Ink, streaks: readonly Streak[], size: number, brightness: Brightness): readonly Streak[] {
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
  return beside > 0 && darkness(before.end, streak.start, (first + last) >> 1) >= leastFaint * beside
}

const isInk = ({ width, marks }: Ink, start: number, end: number, row: number): boolean =>
  marks.subarray(row * width + start, row * width + end).every((mark) => mark === 1)

function isRule({ width, marks }: Ink, { start, end, top, bottom, ink }: Streak, shortest: number, covering = leastCovered): boolean {
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
const transposed = ({ width, height, marks }: Ink): Ink => ({ width: height, height: width, marks: columnsAsRows(marks, width, height) })

function columnsAsRows(from: Uint8Array, width: number, height: number): Uint8Array {
  const made = new Uint8Array(from.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) made[x * height + y] = from[y * width + x] as number
  return made
}
