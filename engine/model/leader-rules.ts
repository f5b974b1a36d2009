// Leaders that are drawn: rules that lead from a title or a name to the number of a page or a price at the end of its line.

import type { Ruling } from '../geometry/index.ts'
import type { Word } from './word.ts'
import { sizeOf } from './writing.ts'

/** Sizes of the writing: a leader begins so near behind its text and ends so near before its number. Lines to write on have none behind them. */
const nearest = 0.35
/** How far above and below the baseline of its line it stands, in sizes. */
const highest = 0.5
const lowest = 0.6
/** Base lines of one line differ by less, in sizes. */
const sameLine = 0.3
/** What stands behind the number is so many sizes away: another column. */
const clear = 1.5
/** A leader is so many sizes long at least; one alone may be anything. */
const shortest = 2
const fewest = 2

/** The rules of which each lies between the end of a text and a number that ends its line, with that number; none where only one does. */
export function leadersAmong(rulings: readonly Ruling[], words: readonly Word[]): ReadonlyMap<Ruling, Word> {
  const level = rulings.filter(({ from, to }) => Math.abs(from.y - to.y) < 0.5)
  if (level.length < fewest) return none
  const numbers = words.filter(({ text, turn }) => turn === 0 && endsInNumber.test(text))
  if (numbers.length < fewest) return none
  const leaders = level.flatMap((rule): readonly [Ruling, Word][] => {
    const number = numbers.find((word) => leadsTo(word, rule, words))
    return number === undefined ? [] : [[rule, number]]
  })
  return leaders.length < fewest ? none : new Map(leaders)
}
const none: ReadonlyMap<Ruling, Word> = new Map()
const endsInNumber = /^\p{Sc}?(?:\d[\d.,]*|[ivxlc]+)\p{Sc}?$/u

function leadsTo(number: Word, { from, to }: Ruling, words: readonly Word[]): boolean {
  const size = sizeOf(number)
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  if (Math.abs(number.box.left - right) > nearest * size || right - left < shortest * size) return false
  if (from.y < number.baseline - highest * size || from.y > number.baseline + lowest * size) return false
  const line = words.filter((word) => word.turn === 0 && Math.abs(word.baseline - number.baseline) < sameLine * size)
  const isFree = line.every(
    ({ box }) => box === number.box || box.right <= left + nearest * size || box.left >= number.box.right + clear * size,
  )
  return isFree && line.some((word) => Math.abs(word.box.right - left) <= nearest * size)
}

/** In sizes: what stands further left of a title stands in another column. */
const apart = 2

/** The words of the lines in which leaders lead to these numbers, of those that are whole: the entries of a table of contents. */
export function entriesLed(numbers: Iterable<Word>, words: readonly Word[]): ReadonlySet<Word> {
  const entries = new Set<Word>()
  for (const number of numbers) {
    if (!/^(?:\d{1,4}|[ivxlc]+)$/u.test(number.text)) continue
    const size = sizeOf(number)
    const before = words
      .filter((word) => word.turn === 0 && Math.abs(word.baseline - number.baseline) < sameLine * size && word.box.left < number.box.left)
      .sort((a, b) => b.box.left - a.box.left)
    const end = before.findIndex((word, i) => i > 0 && (before[i - 1]?.box.left ?? 0) - word.box.right > apart * size)
    for (const word of [number, ...before.slice(0, end < 0 ? before.length : end)]) entries.add(word)
  }
  return entries
}
