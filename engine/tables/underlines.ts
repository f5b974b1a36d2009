import { sizeOf, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import type { Candidate } from './grid.ts'
import type { Rule } from './rules.ts'
import { chunksOf } from './text-rows.ts'

/** An underline lies so far below the baseline at most, in sizes of the writing: rules of tables leave room for the feet of letters. */
const lowest = 0.3
/** Thicker areas are no lines, page points. */
const thickest = 3
/** Ends of an underline and of its words, page points. */
const sameEnd = 1.5

/** The page without the rules and thin areas that underline words which link somewhere: they rule no table. A rule under linked words that stand apart, as cells of a row do, stays. */
export function withoutUnderlines(page: ReadPage): ReadPage {
  const linked = page.words.filter(({ link, turn }) => link !== null && turn === 0)
  if (linked.length === 0) return page
  const underlines = (left: number, right: number, y: number) => {
    const over = linked.filter((word) => isAbove(word, left, right, y)).sort((a, b) => a.box.left - b.box.left)
    // Browsers underline a link whole, other programs word by word.
    return (
      over.length > 0 &&
      left > Math.min(...over.map(({ box }) => box.left)) - sameEnd &&
      right < Math.max(...over.map(({ box }) => box.right)) + sameEnd &&
      chunksOf(over).length === 1
    )
  }
  return {
    ...page,
    rulings: page.rulings.filter(
      ({ from, to }) => Math.abs(from.y - to.y) > 1 || !underlines(Math.min(from.x, to.x), Math.max(from.x, to.x), from.y),
    ),
    fills: page.fills.filter(
      ({ box: { left, right, top, bottom } }) =>
        bottom - top > thickest || right - left < 2 * (bottom - top) || !underlines(left, right, (top + bottom) / 2),
    ),
  }
}

/** Points that an underline keeps off the rules beside its cell. */
const offUprights = 2
/** The space behind the last word is underlined at times, in sizes of the writing. */
const lastSpace = 0.4

/**
 * The candidate without the rules that underline a text within a cell: right below its letters, from its first to its last, and off the upright rules beside.
 * Of columns that no upright rule parts such a rule may be the one below a title.
 */
export function withoutUnderlinedTexts(candidate: Candidate): Candidate {
  const { words, rules } = candidate
  if (rules.down.length < fewestUprights) return withoutUnderlinedLines(candidate)
  const kept = rules.across.filter(({ at, from, to }) => {
    const uprights = rules.down.filter((rule) => rule.from < at - 1 && rule.to > at + 1)
    if (!uprights.some((rule) => rule.at < from) || !uprights.some((rule) => rule.at > to)) return true
    if (uprights.some((rule) => rule.at > from - offUprights && rule.at < to + offUprights)) return true
    return underlinedBy({ at, from, to }, words).length === 0
  })
  return kept.length === rules.across.length ? candidate : { ...candidate, rules: { ...rules, across: kept } }
}
/** Fewer upright rules part no cell from those on both of its sides. */
const fewestUprights = 2

/** So many level rules over this share of the width part the rows of a table. */
const fewestAcross = 3
const wholeWidth = 0.9
/** The same of a table whose rows are parted by level rules alone, of lines with nothing else on them: a title of what follows within a cell. */
function withoutUnderlinedLines(candidate: Candidate): Candidate {
  const { box, words, rules } = candidate
  const isWhole = ({ from, to }: Rule) => Math.min(to, box.right) - Math.max(from, box.left) >= wholeWidth * (box.right - box.left)
  const whole = rules.across.filter(isWhole)
  if (whole.length < fewestAcross || whole.length === rules.across.length) return candidate
  const kept = rules.across.filter((rule) => {
    if (isWhole(rule) || !whole.some(({ at }) => at < rule.at)) return true
    const own = underlinedBy(rule, words)
    const [first] = own
    return first === undefined || words.some((word) => !own.includes(word) && Math.abs(word.baseline - first.baseline) < sizeOf(first) / 2)
  })
  return kept.length === rules.across.length ? candidate : { ...candidate, rules: { ...rules, across: kept } }
}

/** The words right above a level rule, where it runs from the first of them to the last; none elsewhere. */
function underlinedBy({ at, from, to }: Rule, words: readonly Word[]): readonly Word[] {
  const over = words.filter((word) => isAbove(word, from, to, at))
  const isUnderline =
    Math.abs(Math.min(...over.map(({ box }) => box.left)) - from) <= sameEnd &&
    Math.abs(Math.max(...over.map(({ box }) => box.right)) - to) <= Math.max(sameEnd, ...over.map((word) => lastSpace * sizeOf(word)))
  return isUnderline ? over : []
}

function isAbove(word: Word, left: number, right: number, y: number): boolean {
  const below = y - word.baseline
  return below > -0.05 * sizeOf(word) && below < lowest * sizeOf(word) && word.box.left < right && word.box.right > left
}
