import { baselineOf, bodySize, median, sizeOf, type Word } from '../model/index.ts'
import { rowsOf } from './rows.ts'

/** Fewer numbers below one another count no lines of a page. */
const fewestNumbers = 8
/** Points: edges of numbers that stand below one another. */
const sameEdge = 1.5
/** Share of the neighbours among them that count on by one. */
const leastCountedOn = 0.9
/** Share of the lines of a page that have a number. */
const leastNumbered = 0.5
/** Share of lines that go on with a sentence, in small letters: in running text every line but the first of a paragraph may; rows of a table begin anew. */
const leastGoingOn = 0.25
const fewestGoingOn = 3

/** The numbers that count the lines of a page's running text, as manuscripts and pleadings have them in their margins; none on most pages. */
export function lineNumbersOf(words: readonly Word[]): readonly Word[] {
  const numbers = words.filter(({ text, turn }) => turn === 0 && /^\d{1,4}$/.test(text))
  if (numbers.length < fewestNumbers) return []
  const candidates = new Set(numbers)
  const text = words.filter((word) => word.turn === 0 && !candidates.has(word))
  const columns = [
    inColumn(
      numbers,
      ({ box }) => box.right,
      (numbered, edge) => text.every((word) => !isBetween(word, numbered) || word.box.left > edge),
    ),
    inColumn(
      numbers,
      ({ box }) => box.left,
      (numbered, edge) => text.every((word) => !isBetween(word, numbered) || word.box.right < edge),
    ),
  ].filter(areCounted)
  const found = columns.flat()
  if (found.length === 0 || !isRunningText(text, found)) return []
  const distances = columns.flatMap((column) => column.slice(1).map(({ baseline }, i) => baseline - (column[i]?.baseline ?? 0)))
  // The lines of a title page stand further apart than those of the text below.
  const usual = distances.sort((a, b) => a - b)[Math.floor(distances.length / 4)] ?? 0
  return usual < widestLeading * bodySize(text) ? found : []
}

/** Those that end, or begin, where most do, from the top; none where the text beside them does not stand clear of that edge. */
function inColumn(
  numbers: readonly Word[],
  edgeOf: (word: Word) => number,
  standsClear: (column: readonly Word[], edge: number) => boolean,
): readonly Word[] {
  const near = (edge: number) => numbers.filter((word) => Math.abs(edgeOf(word) - edge) < sameEdge)
  const edges = new Map<number, number>()
  for (const word of numbers) edges.set(Math.round(edgeOf(word)), (edges.get(Math.round(edgeOf(word))) ?? 0) + 1)
  let edge = Number.NaN
  let most = fewestNumbers - 1
  for (const candidate of edges.keys()) {
    const count = near(candidate).length
    if (count > most) [edge, most] = [candidate, count]
  }
  if (Number.isNaN(edge)) return []
  const middle = median(near(edge).map(edgeOf), edge)
  const column = near(middle).sort((a, b) => a.baseline - b.baseline)
  return standsClear(column, middle) ? column : []
}

/** true for a word at the height of a column or between its ends: what stands above and below may begin further out. */
const isBetween = (word: Word, column: readonly Word[]): boolean => {
  const [first, last] = [column[0], column.at(-1)]
  return first !== undefined && last !== undefined && word.baseline >= first.baseline - 1 && word.baseline <= last.baseline + 1
}

/** Sizes between the lines of a manuscript set with double spacing, and a little more. */
const widestLeading = 3

const areCounted = (numbers: readonly Word[]): boolean => numbers.length >= fewestNumbers && countOn(numbers)

/** true for numbers, from the top, of which nearly each is one more than the one above it. */
function countOn(numbers: readonly Word[]): boolean {
  const countedOn = numbers.slice(1).filter(({ text }, i) => Number(text) === Number(numbers[i]?.text) + 1)
  return countedOn.length >= leastCountedOn * (numbers.length - 1)
}

/** true where most rows have a number at their height and many of them begin amid a sentence. */
function isRunningText(text: readonly Word[], numbers: readonly Word[]): boolean {
  const rows = rowsOf(text).filter((row) => row.words.length > 2)
  const numbered = rows.filter((row) => {
    const baseline = baselineOf({ words: row.words, box: { left: 0, right: 0, top: row.top, bottom: row.bottom } })
    return numbers.some((number) => Math.abs(number.baseline - baseline) < 0.5 * sizeOf(row.words[0] ?? number))
  })
  const goingOn = numbered.filter((row) => /^\p{Ll}/u.test(row.words[0]?.text ?? ''))
  return numbered.length >= leastNumbered * rows.length && goingOn.length >= Math.max(fewestGoingOn, leastGoingOn * numbered.length)
}
