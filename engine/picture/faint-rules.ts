import type { Ruling } from '../geometry/index.ts'
import type { Grey } from './grey.ts'
import type { Ink } from './ink.ts'
import { inkWithoutRules } from './ink-without-rules.ts'
import {
  type Brightness,
  brightnessAcross,
  brightnessIn,
  columnsAsRows,
  highIn,
  isRule,
  joined,
  leastRunSizes,
  levelRuling,
  runsOf,
  type Streak,
  streaksOf,
  thin,
  transposed,
  uprightRuling,
} from './rule-streaks.ts'

/**
 * Rules too faint for ink: grey or coloured ones on white, and those on tinted ground. Lines that are darker than what lies on both sides of them, away from
 * letters; they count where they make a grid, with others alike or with rules across them, for folds and stripes of cloth are as faint.
 */
export function faintRulings(
  grey: Grey,
  ink: Ink,
  size: number,
  solid: readonly Ruling[],
): { readonly rules: readonly Ruling[]; readonly seen: readonly Ruling[] } {
  const thickest = Math.max(3, thin.thickest * size)
  const found = (valley: Ink, brightness: Brightness): readonly Streak[] => {
    const none = new Uint8Array(valley.marks.length)
    const streaks = streaksOf(runsOf(valley, none, Math.max(10, leastRunSizes * size), thickest), thickest)
    return joined(valley, streaks, size, brightness).filter((streak) => isRule(valley, streak, shortestPiece * size, leastFaintCovered))
  }
  // Rules that a faint one crosses are no letters near it.
  const [uprights, levels] = [solid.filter((one) => !isLevel(one)), solid.filter(isLevel)]
  const level = found(valleysIn(grey, inkWithoutRules(ink, uprights), size, thickest), brightnessIn(grey)).map(levelRuling)
  const acrossLevels = transposed(inkWithoutRules(ink, levels))
  const upright = found(valleysIn(turned(grey), acrossLevels, size, thickest), brightnessAcross(grey)).map(uprightRuling)
  const seen = [...level, ...upright]
  const fresh = seen.filter(
    (one) => one.to.x - one.from.x + one.to.y - one.from.y >= shortestFaint * size && !solid.some((other) => liesAlong(one, other, size)),
  )
  const rules = fresh.filter(
    (one) =>
      makesGrid(one, fresh, solid, size) ||
      hasTwin(one, fresh, size, isLevel(one) ? grey.width : grey.height) ||
      crossesWithin(one, [...fresh, ...solid], size, grey),
  )
  return { rules, seen }
}

/** Letter sizes by which two rules that cross reach past each other at least. */
const pastCrossing = 1.5
/** Whether a faint line crosses another line, both of them clear of the edges of the picture, where folds end: the rule below titles and the one behind their first column. */
function crossesWithin(one: Ruling, all: readonly Ruling[], size: number, { width, height }: Grey): boolean {
  const isClear = (rule: Ruling): boolean =>
    isLevel(rule)
      ? rule.from.x >= nearEdge * width && rule.to.x <= (1 - nearEdge) * width
      : rule.from.y >= nearEdge * height && rule.to.y <= (1 - nearEdge) * height
  const past = pastCrossing * size
  return (
    isClear(one) &&
    all.some((other) => {
      if (isLevel(other) === isLevel(one) || !isClear(other)) return false
      const [level, upright] = isLevel(one) ? [one, other] : [other, one]
      return (
        upright.from.x - level.from.x >= past &&
        level.to.x - upright.from.x >= past &&
        level.from.y - upright.from.y >= past &&
        upright.to.y - level.from.y >= past
      )
    })
  )
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
/** Shorter ones that go on where a rule ends are of it. */
const shortestPiece = 2.5
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

export const isLevel = ({ from, to }: Ruling): boolean => from.y === to.y

/** Letter sizes: nearer to a rule, a faint one is the second line of a double rule. */
const besideSolid = 1.2

/** Whether a rule lies on another that was found, or close beside it. */
export function liesAlong(one: Ruling, other: Ruling, size: number): boolean {
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
