import { width } from '../geometry/index.ts'
import { type Line, median } from '../model/index.ts'

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
  return lines.map((line) => {
    const indent = Math.max(0, Math.round((line.box.left - left) / Math.max(1, letter)))
    return ' '.repeat(Math.min(indent, 80)) + spacedText(line, letter)
  })
}

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
