import { height } from '../geometry/index.ts'
import { type Line, lineSize, median, textOfLine, textOfLines } from '../model/index.ts'
import type { Passage } from './passages.ts'
import type { Typography } from './typography.ts'

const named =
  /^(?:table|tab\.|figure|fig\.|exhibit|listing|algorithm|chart|plate|scheme|tabelle|abbildung|abb\.|tableau|figura|tabla|图|表)\s*(?:[A-Z]?\d+|[IVX]+|[A-Z])(?:[.\-–]\d+)*(?![\p{L}\d])/iu
/** What follows the number of a caption: a full stop or colon, or its text with a capital; "Table 2 shows" is a sentence. */
const opened = /^\s*(?:$|[.:|–—(-]|[\p{Lu}\p{Lo}])/u

/** True for "Table 3: …" and the like, given the passage's first line: a caption, not running text that happens to begin with a reference. */
export function isCaption(passage: Passage): boolean {
  const [line] = passage.lines
  if (!line || passage.lines.length > 12) return false
  const text = textOfLine(line)
  const [found] = named.exec(text) ?? []
  return found !== undefined && opened.test(text.slice(found.length))
}

/** True for program code: nearly all of it in a typewriter face, more than one line or more than a word or two. */
export const isCodePassage = (passage: Passage): boolean =>
  passage.isCode && (passage.lines.length > 1 || (passage.lines[0]?.words.length ?? 0) > 2)

/** True for a note in small type at the foot of the page that begins with a raised mark or number. */
export function isFootnote(passage: Passage, pageHeight: number, typography: Typography): boolean {
  const [line] = passage.lines
  const [first] = line?.words ?? []
  const [place] = passage.places
  if (!line || !first || !place) return false
  if (place.box.top < 0.5 * pageHeight) return false
  const size = median(passage.lines.map(lineSize), typography.body)
  const marked = first.raised === 'superscript' || /^(?:\d{1,2}\)?|[*†‡§¶]+)$/.test(first.text)
  return size < 0.93 * typography.body && marked && line.words.length > 1
}

const signs = /[=<>≤≥≠≈∼∝+−±×÷∑∏∫√∂∇∈∉⊂⊆∪∩→←↔⇒⇔∀∃∞·∥⟨⟩]/u
const functions = /^(?:sin|cos|tan|log|ln|exp|max|min|lim|arg|det|mod|sup|inf|Pr|var)$/i

/** True for a displayed formula: short, with mathematical signs, hardly a word of prose, and set in from the column's edge. */
export function isFormula(passage: Passage): boolean {
  const text = textOfLines(passage.lines)
  const words = passage.lines.flatMap((line) => line.words)
  if (words.length < 2 || words.length > 60 || !signs.test(text)) return false
  const prose = words.filter((word) => /^\p{L}{3,}[.,;]?$/u.test(word.text) && !functions.test(word.text)).length
  const money = /[$€£¥%]|\d{4}/.test(text)
  return prose / words.length < 0.15 && !money && words.some((word) => /\p{L}/u.test(word.text)) && isSetIn(passage)
}

const isSetIn = ({ lines, column }: Passage): boolean =>
  lines.every((line: Line) => line.box.left > column.left + 0.5 * height(line.box)) ||
  lines.every((line) => line.box.left <= column.left + 1 && line.box.right >= column.right - 1)
