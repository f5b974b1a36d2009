import { width } from '../geometry/index.ts'
import { baselineOf, type Line, lineSize, median } from '../model/index.ts'

/** The lines of program code with their indentation, counted in letters of the typewriter face. */
export function codeLines(lines: readonly Line[]): readonly string[] {
  // From the begin of a word to the next one's, where they stand a space apart: their ink is narrower than the letters' room.
  const steps = lines.flatMap(({ words }) =>
    words.slice(1).flatMap((word, i) => {
      const before = words[i]
      const step = before ? (word.box.left - before.box.left) / (before.text.length + 1) : 0
      return before && before.text.length >= 3 && word.box.left - before.box.right < 1.5 * step ? [step] : []
    }),
  )
  const inked = lines.flatMap((line) => line.words.map((word) => width(word.box) / Math.max(1, word.text.length)))
  const letter = median(steps.length > 0 ? steps : inked, 6)
  const left = Math.min(...lines.map((line) => line.box.left))
  const leading = leadingOf(lines)
  return lines.flatMap((line, index) => {
    const indent = Math.max(0, Math.round((line.box.left - left) / Math.max(1, letter)))
    const blank = Array.from({ length: blankLines(lines[index - 1], line, leading) }, () => '')
    return [...blank, ' '.repeat(Math.min(indent, 80)) + spacedText(line, letter)]
  })
}

/** The distance between lines that follow each other, page points: the least, since blank lines only widen it. */
function leadingOf(lines: readonly Line[]): number {
  const distances = lines.slice(1).map((line, index) => distanceBetween(lines[index], line))
  const size = median(lines.map(lineSize), 10)
  return Math.min(...distances.filter((distance) => distance > 0.8 * size), 2 * size)
}

/** Blank lines between two lines of one listing in one column; at most `mostBlank`, for wider gaps are breaks of the page. */
function blankLines(above: Line | undefined, line: Line, leading: number): number {
  const distance = distanceBetween(above, line)
  // Listings with lines a little further apart here and there have no half lines.
  const blank = distance <= 1.6 * leading ? 0 : Math.round(distance / leading) - 1
  return blank > mostBlank ? 1 : blank
}
const mostBlank = 4

const distanceBetween = (above: Line | undefined, line: Line): number =>
  above === undefined || above.words[0]?.page !== line.words[0]?.page || above.words[0]?.turn !== 0
    ? 0
    : baselineOf(line) - baselineOf(above)

/** The words of a line as far apart as they stand: columns of a listing stay under each other. */
function spacedText({ words }: Line, letter: number): string {
  let text = ''
  words.forEach((word, i) => {
    const before = words[i - 1]
    const letters = before === undefined ? 0 : Math.round((word.box.left - before.box.left) / Math.max(1, letter)) - before.text.length
    text += (before === undefined ? '' : ' '.repeat(Math.min(Math.max(1, letters), mostSpaces))) + word.text
  })
  return text
}

/** More letters than this between two words are two things side by side. */
const mostSpaces = 80
