import { type Box, centre, height, unionOf } from '../geometry/index.ts'
import { sizeOf, type Word } from '../model/index.ts'
import { latexOfText } from './formula-signs.ts'

/** What takes a place in a formula: a word, or what has been made of several, such as a fraction. */
export interface Item {
  readonly latex: string
  /** As printed; empty for what has been made of several. */
  readonly text: string
  readonly box: Box
  /** The line it stands on, page points from the top. */
  readonly baseline: number
  readonly size: number
  /** What stands above and below it are its limits: a sum, "lim". Those of an integral stand behind it. */
  readonly hasLimits: boolean
  /** The sign of a sum or the like, which may be larger than the letters beside it. */
  readonly isOperator: boolean
}

/** Height of the bars of fractions and the middle of signs over the line, in sizes. */
export const axis = 0.25

const operator = /^[∑∏∐⋃⋂⋁⋀⨁⨂⨀⨄⨆]$/u
const named = /^(?:arg(?:max|min)|lim|max|min|sup|inf|limsup|liminf|det|gcd|Pr|[→←⟶≜∼=≤≥≈])$/u

/** A word as an item; a stop at its end, which may be that of the sentence behind a root or a fraction, as one of its own. */
export function itemsOf(word: Word): readonly Item[] {
  const [, before = '', stop = ''] = /^(.*[^.,;])([.,;])$/su.exec(word.text) ?? []
  if (stop === '') return [itemOf(word.text, word, word.box)]
  const at = word.box.right - stopWidth * sizeOf(word)
  return [itemOf(before, word, { ...word.box, right: at }), itemOf(stop, word, { ...word.box, left: at })]
}
/** Sizes: a stop with the white before it. */
const stopWidth = 0.22

const itemOf = (text: string, word: Word, box: Box): Item => ({
  latex: latexOfText(text, { bold: word.font?.bold ?? false, italic: word.font?.italic ?? false }),
  text,
  box,
  baseline: word.baseline,
  size: sizeOf(word),
  hasLimits: operator.test(text) || named.test(text),
  isOperator: operator.test(text),
})

/** Something made of several items; it stands on the line that its middle is the axis of, when no other is given. */
export function madeOf(latex: string, parts: readonly Item[], more: { readonly box?: Box; readonly baseline?: number } = {}): Item {
  const box = more.box ?? unionOf(parts.map((part) => part.box))
  const size = Math.max(...parts.map((part) => part.size))
  return { latex, text: '', box, size, baseline: more.baseline ?? centre(box).y + axis * size, hasLimits: false, isOperator: false }
}

/** Higher than letters of its size are: a bracket around a fraction. */
export const isTall = ({ box, size }: Item): boolean => height(box) > 1.35 * size

export const fromLeft = (items: readonly Item[]): readonly Item[] => items.toSorted((a, b) => a.box.left - b.box.left)
