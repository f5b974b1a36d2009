import { type Ruling, width } from '../geometry/index.ts'
import { baselineOf, isMeasured, type Line, median, sizeOfLine } from '../model/index.ts'
import type { FoundHeading } from './chapter-titles.ts'

/** In sizes of the writing: how far below its base line the rule of a title is drawn at most. */
const farthestBelow = 1.3
/** Points by which a title and its rule begin apart. */
const sameStart = 4
/** An underline is as long as its words; the rule of a title goes on over its column. */
const longer = 1.5
/** Titles are larger than the text, if only by a little; what is written on the lines of a form is not. */
const larger = 1.08
const mostWords = 8

/** The level rules of a page. */
export const levelRules = (rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.filter(({ from, to }) => Math.abs(from.y - to.y) <= 1 && Math.abs(from.x - to.x) > 2 * sameStart)

/**
 * True for a short recognised line, a little larger than the text (`body`, in points), over a level rule that begins with it and goes on over its column:
 * in scans, whose weight is not known, that is a title.
 */
export function isRuledTitle(line: Line, rules: readonly Ruling[], body: number): boolean {
  const [first] = line.words
  const size = sizeOfLine(line)
  if (first === undefined || !isMeasured(line) || line.words.length > mostWords || size < larger * body) return false
  if (!/^[\p{Lu}\p{Lo}\d]/u.test(first.text) || /[:,;.]$/u.test(line.words.at(-1)?.text ?? '')) return false
  const baseline = baselineOf(line)
  return rules.some(({ from, to }) => {
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
    const isBelow = from.y > baseline && from.y < baseline + farthestBelow * size
    return isBelow && Math.abs(left - line.box.left) <= sameStart && right - left >= longer * width(line.box)
  })
}

/** Sizes of recognised words differ by so much from one title to the next, as a factor, though all are set alike. */
const measuredAlike = 1.35

/** The headings with those over rules of their own in one size, that of the middle one: measured, each is of another. */
export function withEvenRuledTitles(headings: readonly FoundHeading[]): readonly FoundHeading[] {
  const ruled = headings.filter(({ passage }) => passage.isRuled === true)
  if (ruled.length < 2) return headings
  const size = median(
    ruled.map(({ signs }) => signs.size),
    0,
  )
  const isNear = ({ signs }: FoundHeading) => signs.size < measuredAlike * size && signs.size * measuredAlike > size
  return headings.map((heading) =>
    ruled.includes(heading) && isNear(heading) ? { ...heading, signs: { ...heading.signs, size } } : heading,
  )
}
