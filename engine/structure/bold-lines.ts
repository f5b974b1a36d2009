import type { Box } from '../geometry/index.ts'
import { type Line, sizeOfLine } from '../model/index.ts'
import { lastText } from './lines-for-themselves.ts'
import { boldness } from './typography.ts'

/** True for a full line amid a sentence where its words in bold fill a line of a narrow column, and for the one that goes on below them. */
export function isWithinSentence(previous: Line, line: Line, after: Line | undefined, column: Box): boolean {
  const goesOn = (upper: Line, lower: Line): boolean =>
    /[\p{Ll},\u2010-]$/u.test(lastText(upper)) &&
    /^\p{Ll}/u.test(lower.words[0]?.text ?? '') &&
    upper.box.right > column.right - sizeOfLine(upper) &&
    Math.abs(upper.box.left - lower.box.left) < 0.5 * sizeOfLine(lower)
  const bold = boldness([line]) > 0.95
  return goesOn(previous, line) && (!bold || (after !== undefined && boldness([after]) < 0.5 && goesOn(line, after)))
}
