import { byEdge, holdsCodeSign, sizeOf, typewriterFaces, type Word } from '../model/index.ts'

/** Fewer numbers below one another count no lines. */
const fewestNumbers = 3
/** Of the type of the line: numbers of listings are set clearly smaller, or in another face. */
const largestNumber = 0.85
/** Points: edges of numbers that stand below one another. */
const sameEdge = 1.5
/** Sizes of the line between a number and where it begins at most: lines deep in a program are set in far. */
const furthest = 24
/** In shares of the size: the baselines of a number and of its line. */
const sameLine = 0.35
/** Share of them before a line in a typewriter face or with the signs of a program: an empty line has its number too. */
const leastBeforeCode = 0.6

/** The small numbers that count the lines of program listings, as they stand before them in books and manuals; none on most pages. */
export function listingNumbersOf(words: readonly Word[]): readonly Word[] {
  const numbers = words.filter(({ text, turn }) => turn === 0 && /^\d{1,4}$/.test(text))
  // Most pages have no such column, and to look for the line of each number takes long on one full of figures.
  const columns = [...columnsOf(numbers, ({ box }) => box.right), ...columnsOf(numbers, ({ box }) => box.left)]
  if (columns.length === 0) return []
  const faces = typewriterFaces(words)
  const isTypewriter = ({ font }: Word): boolean => font !== null && faces.has(font.family)
  const standsBeforeCode = (number: Word): boolean => {
    const line = lineBehind(number, words)
    const [first] = line
    if (first === undefined) return false
    const isSmall = sizeOf(number) <= largestNumber * sizeOf(first)
    if (isTypewriter(first)) return isSmall || !isTypewriter(number)
    return (isSmall || number.font?.colour !== first.font?.colour) && line.some(({ text }) => holdsCodeSign(text))
  }
  const found = columns.filter((column) => {
    const own = column.filter(standsBeforeCode).length
    return own >= fewestNumbers && own >= leastBeforeCode * column.length
  })
  return [...new Set(found.flat())]
}

/** The numbers of one size that stand below one another, by one of their edges, from the top, where they count the lines of one listing or of several. */
const columnsOf = (numbers: readonly Word[], edgeOf: (word: Word) => number): readonly (readonly Word[])[] =>
  [...Map.groupBy(numbers, (word) => Math.round(sizeOf(word))).values()]
    .flatMap((alike) => byEdge(alike, edgeOf, sameEdge))
    .map((column) => column.toSorted((a, b) => a.baseline - b.baseline))
    .filter((column) => column.length >= fewestNumbers && countLines(column))

/** Shares of the neighbours in a column of numbers that count on by one or begin anew, as each listing of a page does, and that count on. */
const leastCounted = 0.9
const leastCountedOn = 0.5
function countLines(numbers: readonly Word[]): boolean {
  const steps = numbers.slice(1).map(({ text }, i) => ({ to: Number(text), from: Number(numbers[i]?.text) }))
  const countedOn = steps.filter(({ to, from }) => to === from + 1).length
  const begun = steps.filter(({ to, from }) => to === 1 && from > 1).length
  return countedOn + begun >= leastCounted * steps.length && countedOn >= leastCountedOn * steps.length
}

/** The words of the line that a number stands before, from the left; none where a word stands right before the number. */
function lineBehind(number: Word, words: readonly Word[]): readonly Word[] {
  const row = words.filter(
    (word) => word !== number && word.turn === 0 && Math.abs(word.baseline - number.baseline) <= sameLine * sizeOf(word),
  )
  if (row.some((word) => word.box.right <= number.box.left && number.box.left - word.box.right < sizeOf(word))) return []
  const line = row.filter(({ box }) => box.left >= number.box.right).sort((a, b) => a.box.left - b.box.left)
  const [first] = line
  return first !== undefined && first.box.left - number.box.right <= furthest * sizeOf(first) ? line : []
}
