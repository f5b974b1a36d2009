import { type Fill, unionOfAll } from '../geometry/index.ts'
import { isScan, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { type Rule, rulesOnce } from './rules.ts'
import { levelLines, textRowsOf } from './text-rows.ts'
import { joinedAlong } from './title-bars.ts'

/** Points between the ends of two rules that stand in columns of the page beside each other. */
const [narrowestGutter, widestGutter] = [6, 60]
/** A rule takes at least this share of the width of the text, and no more than so many times that of the one beside it. */
const leastWidth = 0.25
const mostUnlike = 1.6
/** Rows on either side; of those of two tables beside each other few stand on one line by chance, of the rows of one table nearly all do. */
const fewestRows = 4
const mostShared = 0.34
/** Points by which lines may differ and be one. */
const sameLine = 1

/**
 * The words of a page in groups that share no table: those on either side of a gutter that level rules end at and begin behind, where the rows on its
 * sides stand at heights of their own and nothing goes over it, and all else. One group where nothing stands so. Lines of scans are too uneven to tell.
 */
export function tablesBesideRules(page: ReadPage, words: readonly Word[]): readonly (readonly Word[])[] {
  if (isScan(page) || words.length === 0) return [words]
  return partedAtGutters([...rulesOnce(page.rulings, page.fills).across, ...edgesOfBands(page.fills)], words)
}

/** Points: the tint behind a row of a table. */
const [lowestBand, highestBand] = [8, 60]
/** Lighter fills are the paper's own white. */
const lightest = 0.97
/** More fills on a page are a drawing. */
const mostFills = 400

/** The upper edges of tints behind rows that begin and end alike twice and more: they end where their table does, as rules do. */
function edgesOfBands(fills: readonly Fill[]): readonly Rule[] {
  const tinted = fills.filter(
    ({ box, grey }) => grey < lightest && box.bottom - box.top >= lowestBand && box.bottom - box.top <= highestBand,
  )
  if (tinted.length > mostFills) return []
  const bands = joinedAlong(tinted.map(({ box }) => box)).map(({ left, right, top }): Rule => ({ at: top, from: left, to: right }))
  return bands.filter((band) => bands.some((other) => other !== band && (endsAlike(band, other) || areHeads(band, other))))
}

/** true for the upper edges of two tints at one height, a gutter apart: the heads of two tables. */
const areHeads = (one: Rule, other: Rule): boolean =>
  Math.abs(one.at - other.at) <= sameLine && (isBeside(one, other) || isBeside(other, one))
const endsAlike = (one: Rule, other: Rule): boolean =>
  Math.abs(one.from - other.from) <= sameLine && Math.abs(one.to - other.to) <= sameLine

function partedAtGutters(across: readonly Rule[], words: readonly Word[]): readonly (readonly Word[])[] {
  const { left, right } = unionOfAll(words, ({ box }) => box)
  const wide = across.filter(({ from, to }) => to - from >= leastWidth * (right - left))
  if (wide.length > mostRules) return [words]
  const pairs = wide.flatMap((one) => wide.filter((other) => isBeside(one, other)).map((other) => ({ one, other })))
  const tried = new Map<string, number>()
  // Rules at one height tell soonest; where many stand beside many, a few pairs of one gutter tell what all would.
  for (const { one, other } of pairs.sort((a, b) => apartOf(a) - apartOf(b))) {
    const gutter = `${Math.round(one.to)} ${Math.round(other.from)}`
    const times = tried.get(gutter) ?? 0
    if (times >= mostPairs) continue
    tried.set(gutter, times + 1)
    const groups = partedBetween(one, other, across, words)
    if (groups !== null) return groups.flatMap((group) => partedAtGutters(across, group))
  }
  return [words]
}

/** Grids and drawings have more rules than columns under rules of their own. */
const mostRules = 200
/** Pairs of rules that are tried at one gutter. */
const mostPairs = 6
const apartOf = ({ one, other }: { readonly one: Rule; readonly other: Rule }): number => Math.abs(one.at - other.at)

/** true for a rule that begins a gutter's width behind the end of another about as long. */
function isBeside(one: Rule, other: Rule): boolean {
  const gutter = other.from - one.to
  if (gutter < narrowestGutter || gutter > widestGutter) return false
  const [shorter, longer] = [one.to - one.from, other.to - other.from].sort((a, b) => a - b) as [number, number]
  return longer <= mostUnlike * shorter
}

/** What stands left and right of the white between two rules, and all other words; null where that does not part two tables. */
function partedBetween(one: Rule, other: Rule, across: readonly Rule[], words: readonly Word[]): readonly (readonly Word[])[] | null {
  const [upper, lower] = [Math.min(one.at, other.at), Math.max(one.at, other.at)]
  const middle = (one.to + other.from) / 2
  const over = [
    ...words.filter(({ box }) => box.left < other.from - sameLine && box.right > one.to + sameLine).map(({ baseline }) => baseline),
    ...across.filter(({ from, to }) => from < middle && to > middle).map(({ at }) => at),
    ...goingOver(one.to, other.from, words),
  ]
  if (over.some((at) => at > upper && at < lower)) return null
  const top = over.reduce((most, at) => (at <= upper ? Math.max(most, at) : most), Number.NEGATIVE_INFINITY)
  const bottom = over.reduce((least, at) => (at >= lower ? Math.min(least, at) : least), Number.POSITIVE_INFINITY)
  const isWithin = ({ baseline }: Word) => baseline > top + sameLine && baseline < bottom - sameLine
  const left = words.filter((word) => isWithin(word) && word.box.right <= one.to + sameLine)
  const right = words.filter((word) => isWithin(word) && word.box.left >= other.from - sameLine)
  const { fewer, shared } = levelLines(left, right, sameLine)
  if (fewer < fewestRows || shared > mostShared * fewer) return null
  const sides = new Set([...left, ...right])
  return [words.filter((word) => !sides.has(word)), left, right].filter((group) => group.length > 0)
}

/** The heights of lines whose words follow each other over the white with no more than a space of words between them. */
function goingOver(from: number, to: number, words: readonly Word[]): readonly number[] {
  const near = words.filter(({ box }) => box.right > from - (to - from) && box.left < to + (to - from))
  return textRowsOf(near).flatMap((row) => {
    const before = row.words.findLast(({ box }) => box.right <= from + sameLine)
    const behind = row.words.find(({ box }) => box.left >= from + sameLine)
    if (before === undefined || behind === undefined) return []
    return behind.box.left - before.box.right < 0.5 * (before.box.bottom - before.box.top) ? [row.baseline] : []
  })
}
