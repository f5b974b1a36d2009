import { type Line, median, sizeOf, textOfLine } from '../model/index.ts'

const pageNumber = /^[.·․…]*(?:\d{1,4}|[ivxl]{1,6})$/u
const led = /(?:(?:\s*[.·․…]){4,}|(?:\s[.·․…]){2,})\s*(?:\d{1,4}|[ivxl]{1,6})$/u
/** A page number without dots before it stands further off than any space between words, in letter sizes. */
const farOff = 3
/** Page numbers of one list end at one edge, to this share of the letter size. */
const level = 0.3

/**
 * true for an entry of a table of contents: "Preface . . . . . xi", or "Preface", white space and "11". Where page numbers are known to end
 * at `pagesEnd` (page points), a title that fills its line up to the number is one too.
 */
export function endsWithPageNumber(line: Line, pagesEnd: number | null = null): boolean {
  const last = line.words[line.words.length - 1]
  const before = line.words[line.words.length - 2]
  if (last === undefined || before === undefined || !pageNumber.test(last.text)) return false
  if (pagesEnd !== null && Math.abs(last.box.right - pagesEnd) <= level * sizeOf(last)) return true
  return last.box.left - before.box.right > farOff * sizeOf(last) || led.test(textOfLine(line))
}

/** Whether the last sign of a line may be that of a page number: asked before the text of the line is put together. */
const endsLikeNumber = ({ words }: Line): boolean => /[\divxl]$/u.test(words.at(-1)?.text ?? '')

/** Where the page numbers of a table of contents end, page points; null for lines of which fewer than two lead to one by dots. */
export function pagesEndOf(lines: readonly Line[]): number | null {
  const entries = lines.filter((line) => endsLikeNumber(line) && led.test(textOfLine(line)))
  return entries.length < 2
    ? null
    : median(
        entries.map((line) => line.box.right),
        0,
      )
}
