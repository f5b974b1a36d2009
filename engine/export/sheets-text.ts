import { type Box, width } from '../geometry/index.ts'
import { type Cell, type Line, type Table, textOfLines } from '../model/index.ts'
import { hyphenation, isBrokenNumber, type Spelling } from './broken-words.ts'

/**
 * A cell's text for a grid: a line that ends because the next word did not fit goes on in the same line, one that ends early is kept. Words broken
 * over lines are whole, by the spelling of the document.
 * A text that is no longer what the page says (a correction) is given as it is; an empty cell gives "".
 */
export function textInCell({ value, lines, place }: Cell, spelling: Spelling = unknown): string {
  if (value === null) return ''
  if (lines.length < 2 || value.text !== textOfLines(lines)) return value.text
  const own = new Set(linesOfTheirOwn({ lines, place }))
  let text = ''
  lines.forEach((line, index) => {
    const words = textOfLines([line])
    const hyphen = index === 0 ? null : hyphenation(text.slice(text.search(/\S+$/u)), line.words[0]?.text ?? '', spelling)
    if (index === 0 || line.words.length === 0) text += words
    else if (hyphen !== null) text = (hyphen === 'drop' ? text.slice(0, -1) : text) + words
    else if (own.has(line) && !/\p{L}[-\u2010]$/u.test(text)) text += `\n${words}`
    else text += isBrokenNumber(text, line.words[0]?.text ?? '') ? words : ` ${words}`
  })
  return text
}

/** The lines of a cell that do not go on from the one above: that one ends though the next word would have fitted, or they begin as items of lists do. */
export function linesOfTheirOwn({ lines, place }: Pick<Cell, 'lines' | 'place'>): readonly Line[] {
  const room = roomIn(
    place.box,
    lines.map(({ box }) => box),
  )
  return lines.filter((line, index) => {
    const before = lines[index - 1]
    const [first] = line.words
    if (before === undefined || first === undefined) return false
    return isItem(first.text) || width(before.box) + spaceIn(before.box) + width(first.box) <= room
  })
}

/** Of a single cell nothing is known of the document. */
const unknown: Spelling = () => false

/** The table with the texts of its cells as sheets show them. */
export const withTextsOfSheets = (table: Table, spelling: Spelling): Table => ({
  ...table,
  cells: table.cells.map((cell) =>
    cell.value === null || cell.lines.length < 2
      ? cell
      : { ...cell, lines: none, value: { ...cell.value, text: textInCell(cell, spelling) } },
  ),
})

const none: readonly Line[] = []

/** The table with the texts of its cells as sheets show them and without the words these were made of, which take ten times the room. */
export const withoutWords = (table: Table): Table => ({
  ...table,
  caption: table.caption.map(({ box }) => ({ box, words: [] })),
  repeated: none,
  cells: table.cells.map((cell) => ({
    ...cell,
    lines: none,
    value: cell.value === null ? null : { ...cell.value, text: textInCell(cell) },
  })),
})

/** The width lines may fill: the cell's less the padding it shows, and never less than its widest line. */
function roomIn(cell: Box, lines: readonly Box[]): number {
  const left = Math.min(...lines.map((line) => line.left - cell.left))
  const right = Math.min(...lines.map((line) => cell.right - line.right))
  return Math.max(width(cell) - 2 * Math.max(0, Math.min(left, right)), ...lines.map(width))
}

/** A space is about a quarter of the height of its line, in most faces. */
const spaceIn = (line: Box): number => (line.bottom - line.top) / 4

const isItem = (word: string): boolean => /^(?:[•▪■◦·–—*-]|\(?\d{1,2}[.)]|[a-z]\))$/u.test(word)
