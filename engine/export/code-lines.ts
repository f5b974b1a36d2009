import { width } from '../geometry/index.ts'
import { type Line, median, textOfLine } from '../model/index.ts'

/** The lines of program code with their indentation, counted in letters of the typewriter face. */
export function codeLines(lines: readonly Line[]): readonly string[] {
  const letter = median(
    lines.flatMap((line) => line.words.map((word) => width(word.box) / Math.max(1, word.text.length))),
    6,
  )
  const left = Math.min(...lines.map((line) => line.box.left))
  return lines.map((line) => {
    const indent = Math.max(0, Math.round((line.box.left - left) / Math.max(1, letter)))
    return ' '.repeat(Math.min(indent, 80)) + textOfLine(line)
  })
}
