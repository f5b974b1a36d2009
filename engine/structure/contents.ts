import { type Line, median, sizeOf, textOfLine, type Word } from '../model/index.ts'

const pageNumber = /^[.·․…]*(?:\d{1,4}|[ivxl]{1,6})$/u
/** Pages from one to another, which only dots tell from years. */
const ledToPages = /(?:(?:\s*[.·․…]){4,}|(?:\s[.·․…]){2,})\s*\d{1,4}[–-]\d{1,4}$/u
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
  if (last === undefined || before === undefined) return false
  if (line.leadsToPage === true) return true
  if (!pageNumber.test(last.text)) return /\d[–-]\d/u.test(last.text) && ledToPages.test(textOfLine(line))
  if (pagesEnd !== null && Math.abs(last.box.right - pagesEnd) <= level * sizeOf(last)) return true
  return last.box.left - before.box.right > farOff * sizeOf(last) || led.test(textOfLine(line))
}

/** Whether the last sign of a line may be that of a page number: asked before the text of the line is put together. */
const endsLikeNumber = ({ words }: Line): boolean => /[\divxl]$/u.test(words.at(-1)?.text ?? '')

/** So many lines with a number far behind them, at one edge, are entries that no dots lead from. */
const fewestBare = 5

/**
 * Where the page numbers of a table of contents end, page points; null for lines of which fewer than two lead to one by dots, and fewer than five have one far
 * behind them.
 */
export function pagesEndOf(lines: readonly Line[]): number | null {
  const entries = lines.filter((line) => endsLikeNumber(line) && led.test(textOfLine(line)))
  const bare = entries.length < 2 ? bareEntries(lines) : []
  if (entries.length < 2 && bare.length < fewestBare) return null
  return median(
    (entries.length < 2 ? bare : entries).map((line) => line.box.right),
    0,
  )
}

/** The lines with a number far behind their text, where these all end at one edge; none where they do not. */
function bareEntries(lines: readonly Line[]): readonly Line[] {
  const found = lines.filter((line) => endsLikeNumber(line) && endsWithPageNumber(line))
  const end = median(
    found.map((line) => line.box.right),
    0,
  )
  return found.every((line) => Math.abs(line.box.right - end) <= level * sizeOf(line.words.at(-1) as Word)) ? found : []
}

/** Lines of an entry stand this near, in letter sizes, and the first of them fills so much of what its entry takes. */
const nextLine = 1.7
const filled = 0.6
const smallest = 0.75
const sectionNumber = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|[A-Z]\.\d{1,2}|[IVX]{1,5}\.)$/

/** An entry with several pages leads to them by dots as well: "17, 18". */
const holdsDots = (line: Line): boolean => /(?:[.·․…]\s?){4,}/u.test(textOfLine(line))

/**
 * true where a line goes on in the next as one entry of a table of contents: below an entry with its page stands a line without one, nearly as long, and
 * right below that a line that ends with a page as the first does and has no number of its own.
 */
export function isOneEntry(above: Line | undefined, begun: Line | undefined, rest: Line | undefined): boolean {
  if (above === undefined || begun === undefined || rest === undefined) return false
  if (!led.test(textOfLine(rest)) || !endsWithPageNumber(above) || endsWithPageNumber(begun) || holdsDots(begun)) return false
  const [first, last] = [rest.words[0], above.words.at(-1)]
  if (first === undefined || last === undefined || sectionNumber.test(first.text)) return false
  // Small capitals are set smaller than the number before them.
  const [own, other] = [sizeOf(first), sizeOf(begun.words[0] ?? first)]
  const size = Math.max(own, other)
  const down = first.baseline - (begun.words[0]?.baseline ?? 0)
  const isNear = down > 0 && down <= nextLine * size && Math.min(own, other) > smallest * size
  const isLong = begun.box.right - begun.box.left > filled * (rest.box.right - Math.min(begun.box.left, rest.box.left))
  return isNear && isLong && Math.abs(above.box.right - rest.box.right) <= level * size && rest.box.left >= begun.box.left - size
}
