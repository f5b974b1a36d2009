import { type Box, height, type Ruling, unionOf, width } from '../geometry/index.ts'
import { type Line, sizeOf, type Word } from '../model/index.ts'

/** Points: from the bar over one digit to the widest that a page holds. */
const shortestBar = 3
const longestBar = 300
/** Points by which words may stand over the end of their bar, or touch it. */
const over = 2
/** Sizes: the letters next to a bar stand this near to it; TeX sets numerators 0.43 above it and small letters of denominators 0.5 below. */
const nearBar = 0.62
/** Points: the sign of a root touches the bar over what is under it; a fraction has white beside it. */
const rootsBar = 0.8
/** Sizes: the sign before or behind a fraction stands this near to its bar, its middle this near to the bar's height. */
const besideBar = 1.3
const onAxis = 0.35
/** Middle of signs and small letters above the base line, in sizes. */
const axis = 0.27
/** More words above or below a rule are text that it underlines or parts. */
const mostWords = 16

/** Words in which each fraction is one, so that it stands in the line of its formula, and lines with the words of their fractions again. */
export interface WithFractions {
  readonly words: readonly Word[]
  whole(line: Line): Line
}

/**
 * The fractions among words that stand upright: level bars with a few words right above and below, none over their ends, and at the height of the bar a sign
 * or a short word beside it, which an underline does not have.
 */
export function withFractions(words: readonly Word[], rulings: readonly Ruling[]): WithFractions {
  const bars = rulings.flatMap((ruling) => barOf(ruling, rulings)).sort((a, b) => width(a) - width(b))
  const inside = new Map<Word, readonly Word[]>()
  /** Of fractions that are found, as they are printed. */
  const extents = new Map<Word, Box>()
  let left = words
  for (const bar of bars.length > mostBars ? [] : bars) {
    const fraction = fractionAt(bar, left, extents)
    if (fraction === null) continue
    const { above, below, beside } = fraction
    const parts = [...above, ...below]
    const text = [above, below].map((own) => own.map((word) => word.text).join('')).join('/')
    // As high as the line that it stands in: fractions reach into the lines around theirs.
    const { top, bottom } = lineAround(beside)
    const extent = unionOf([bar, ...parts.map((part) => extents.get(part) ?? part.box)])
    const whole: Word = { ...beside, text, box: { ...extent, top, bottom }, raised: 'no', link: null }
    inside.set(whole, parts)
    extents.set(whole, extent)
    const taken = new Set(parts)
    // In the order of the file: what looks at words in that order finds it where its first one was.
    left = left.flatMap((word) => (word === parts[0] ? [whole] : taken.has(word) ? [] : [word]))
  }
  const expanded = (word: Word): readonly Word[] => inside.get(word)?.flatMap(expanded) ?? [word]
  return {
    words: left,
    whole: (line) => {
      if (!line.words.some((word) => inside.has(word))) return line
      const own = line.words.flatMap(expanded)
      return { words: own, box: unionOf(own.map(({ box }) => box)) }
    },
  }
}
const lineAround = (word: Word) => ({ top: word.baseline - 0.75 * sizeOf(word), bottom: word.baseline + 0.2 * sizeOf(word) })
/** A page with more short rules is a drawing. */
const mostBars = 200

function barOf({ from, to }: Ruling, rulings: readonly Ruling[]): readonly Box[] {
  const wide = Math.abs(to.x - from.x)
  if (Math.abs(to.y - from.y) > 0.5 || wide < shortestBar || wide > longestBar) return []
  const bar = { left: Math.min(from.x, to.x), right: Math.max(from.x, to.x), top: from.y, bottom: from.y }
  return rulings.some((other) => meets(other, bar)) ? [] : [bar]
}
/** Points: lines of a drawing or a frame end at one another. */
const joint = 1.5
/** true for a line that is not level and reaches or crosses the bar. */
const meets = ({ from, to }: Ruling, bar: Box): boolean =>
  Math.abs(to.y - from.y) > 1 &&
  Math.max(from.x, to.x) > bar.left - joint &&
  Math.min(from.x, to.x) < bar.right + joint &&
  Math.max(from.y, to.y) > bar.top - joint &&
  Math.min(from.y, to.y) < bar.top + joint

function fractionAt(
  bar: Box,
  words: readonly Word[],
  extents: ReadonlyMap<Word, Box>,
): { readonly above: readonly Word[]; readonly below: readonly Word[]; readonly beside: Word } | null {
  const within = words.filter(({ box, turn }) => turn === 0 && box.left >= bar.left - over && box.right <= bar.right + over)
  const extentOf = (word: Word): Box => extents.get(word) ?? word.box
  const above = nearestRow(within, (word) => bar.top - extentOf(word).bottom)
  const below = nearestRow(within, (word) => extentOf(word).top - bar.top).filter((word) => !above.includes(word))
  if (above.length === 0 || below.length === 0 || above.length + below.length > mostWords) return null
  const parts = new Set([...above, ...below])
  if (words.some((word) => !parts.has(word) && Math.abs(word.box.right - bar.left) < rootsBar && isRootSign(word, bar))) return null
  const beside = words.find((word) => !parts.has(word) && standsBeside(word, bar))
  // The bar is as long as what it divides: not one that goes on to the side.
  const widest = Math.max(...[above, below].map((own) => width(unionOf(own.map(({ box }) => box)))))
  if (beside === undefined || widest < 0.5 * width(bar) || above.some((word) => sizeOf(word) > 1.3 * sizeOf(beside))) return null
  return { above: fromLeft(above), below: fromLeft(below), beside }
}

/** The words of the row nearest to the bar on one side, with their raised and lowered marks; none where it stands too far off. */
function nearestRow(words: readonly Word[], gapOf: (word: Word) => number): readonly Word[] {
  const beyond = words.filter((word) => gapOf(word) > -over)
  const nearest = beyond.reduce<Word | null>((best, word) => (best === null || gapOf(word) < gapOf(best) ? word : best), null)
  if (nearest === null || gapOf(nearest) > nearBar * sizeOf(nearest)) return []
  const size = Math.max(...beyond.map(sizeOf))
  return beyond.filter((word) => Math.abs(word.baseline - nearest.baseline) < sameRow * size)
}
/** Sizes: base lines of marks and of what they are raised from. */
const sameRow = 0.6

const fromLeft = (words: readonly Word[]): readonly Word[] => words.toSorted((a, b) => a.box.left - b.box.left)

/** Old fonts of TeX name the sign of a root "p", "q" or "r". */
const isRootSign = ({ text, box }: Word, bar: Box): boolean =>
  /[√pqrsv]$/u.test(text) && box.bottom > bar.top && box.top < bar.top + 2 * over

/** A sign of mathematics, a bracket, or a name of few letters: what stands before and behind fractions. */
const mathematical = /^(?:[\p{Sm}\-–·.,;:()[\]{}/*…]+|[\p{L}\p{N}′']{1,3}[,.]?|\S*[=+(−])$/u

function standsBeside(word: Word, bar: Box): boolean {
  const size = sizeOf(word)
  const gap = Math.max(word.box.left - bar.right, bar.left - word.box.right)
  const isTall = height(word.box) > 1.5 * size
  const middle = isTall ? (word.box.top + word.box.bottom) / 2 : word.baseline - axis * size
  return (
    word.turn === 0 && gap > -over && gap < besideBar * size && Math.abs(middle - bar.top) < onAxis * size && mathematical.test(word.text)
  )
}
