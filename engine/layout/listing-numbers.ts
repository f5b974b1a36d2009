import { holdsCodeSign, sizeOf, typewriterFaces, type Word } from '../model/index.ts'

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
/** Share of the neighbours in a column of numbers that count on by one. */
const leastCountedOn = 0.9
/** Share of them before a line in a typewriter face or with the signs of a program: an empty line has its number too. */
const leastBeforeCode = 0.6

/** The small numbers that count the lines of program listings, as they stand before them in books and manuals; none on most pages. */
export function listingNumbersOf(words: readonly Word[]): readonly Word[] {
  const numbers = words.filter(({ text, turn }) => turn === 0 && /^\d{1,4}$/.test(text))
  if (numbers.length < fewestNumbers) return []
  const faces = typewriterFaces(words)
  const isTypewriter = ({ font }: Word): boolean => font !== null && faces.has(font.family)
  const standsBeforeCode = (number: Word): boolean => {
    const line = lineBehind(number, words)
    const [first] = line
    if (first === undefined) return false
    const isSmall = sizeOf(number) <= largestNumber * sizeOf(first)
    return isTypewriter(first) ? isSmall || !isTypewriter(number) : isSmall && line.some(({ text }) => holdsCodeSign(text))
  }
  const before = new Set(numbers.filter(standsBeforeCode))
  const found = new Set<Word>()
  for (const edgeOf of [({ box }: Word) => box.right, ({ box }: Word) => box.left])
    for (const first of before) {
      if (found.has(first)) continue
      const column = numbers
        .filter((word) => Math.abs(edgeOf(word) - edgeOf(first)) < sameEdge && Math.abs(sizeOf(word) - sizeOf(first)) < 0.5)
        .sort((a, b) => a.baseline - b.baseline)
      const counted = column.slice(1).filter(({ text }, i) => Number(text) === Number(column[i]?.text) + 1).length
      const own = column.filter((word) => before.has(word)).length
      if (own < fewestNumbers || own < leastBeforeCode * column.length || counted < leastCountedOn * (column.length - 1)) continue
      for (const word of column) found.add(word)
    }
  return [...found]
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
