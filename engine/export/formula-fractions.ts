import { type Box, unionOf } from '../geometry/index.ts'
import { sizeOf, type Word } from '../model/index.ts'

/** What stands in a line of a formula, from left to right: words, and fractions with what is above and below their bar. */
export type FormulaSign =
  | {
      readonly kind: 'word'
      readonly text: string
      readonly raised: Word['raised']
      readonly box: Box
      readonly size: number
      readonly bold: boolean
      readonly italic: boolean
    }
  | {
      readonly kind: 'fraction'
      readonly above: readonly FormulaSign[]
      readonly below: readonly FormulaSign[]
      readonly raised: 'no'
      readonly box: Box
      readonly size: number
    }

/** Sizes from the height of the bar to the middle of a word above or below it. */
const offBar = 0.28

/** The words of a line with its fractions found: where words go on further to the left and lower, these stand below a bar, and those before above it. */
export function withFractions(words: readonly Word[]): readonly FormulaSign[] {
  let signs: readonly FormulaSign[] = words.map((word) => ({
    ...{ kind: 'word', text: word.text, raised: word.raised, box: word.box, size: sizeOf(word) },
    ...{ bold: false, italic: true },
  }))
  let at = firstBelow(signs, 1)
  while (at > 0) {
    const [from, to] = reachOf(signs, at)
    if (!isFraction(signs.slice(from, at), signs.slice(at, to))) at = firstBelow(signs, at + 1)
    else {
      const own = signs.slice(from, to)
      const fraction: FormulaSign = {
        ...{ kind: 'fraction', above: signs.slice(from, at), below: signs.slice(at, to), raised: 'no' },
        ...{ box: unionOf(own.map(({ box }) => box)), size: Math.max(...own.map(({ size }) => size)) },
      }
      signs = [...signs.slice(0, from), fraction, ...signs.slice(to)]
      at = firstBelow(signs, 1)
    }
  }
  return signs
}

/** true for two rows of signs that are centred on each other, as they are above and below a bar. */
function isFraction(above: readonly FormulaSign[], below: readonly FormulaSign[]): boolean {
  const [first] = above
  if (first === undefined || below.length === 0 || [...above, ...below].some(isProse)) return false
  const middle = (own: readonly FormulaSign[]) => {
    const { left, right } = unionOf(own.map(({ box }) => box))
    return (left + right) / 2
  }
  return Math.abs(middle(above) - middle(below)) < offCentre * first.size
}
/** Sizes. */
const offCentre = 0.4

/** Words of a sentence stand in no fraction; lines of text may come upon one another. */
const isProse = (sign: FormulaSign): boolean => sign.kind === 'word' && /\p{L}{4}/u.test(sign.text.normalize('NFC'))

/** The first sign, from an index on, that stands below the one before it and not to its right; -1 for none. */
const firstBelow = (signs: readonly FormulaSign[], from: number): number =>
  signs.findIndex(({ box, size }, index) => {
    const before = signs[index - 1]
    return index >= from && before !== undefined && box.left < before.box.right - 0.3 * size && box.top > before.box.bottom - 0.3 * size
  })

/** From which sign to before which the fraction reaches whose lower half begins at an index. */
function reachOf(signs: readonly FormulaSign[], at: number): readonly [from: number, to: number] {
  const [last, first] = [signs[at - 1], signs[at]]
  if (last === undefined || first === undefined) return [at, at]
  const bar = (last.box.bottom + first.box.top) / 2
  const rise = ({ box }: FormulaSign) => bar - (box.top + box.bottom) / 2
  let from = at
  while (from > 0 && rise(signs[from - 1] as FormulaSign) > offBar * (signs[from - 1] as FormulaSign).size) from--
  let to = at
  while (to < signs.length && -rise(signs[to] as FormulaSign) > offBar * (signs[to] as FormulaSign).size) to++
  return [from, to]
}
