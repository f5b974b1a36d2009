import { type Box, overlapX, unionOf, width } from '../geometry/index.ts'
import { type Line, linesOfCaption, type Table, textOfLine, type Word } from '../model/index.ts'
import type { Grid, GridCell } from './grid.ts'
import { areOneSize, type Chunk, chunksOf, isOfUnknownType, rowsOnce, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'

const captionWords =
  'table|tab\\.|exhibit|chart|annex|schedule|tableau|tabelle|tabla|cuadro|tabela|quadro|tabella|tabel|taulukko|tabell|таблица|표|表|جدول'
const captionStart = new RegExp(`^[\\[(]?(?:${captionWords})\\s?(?:no\\.?\\s?)?[\\p{L}]{0,2}[-.]?\\d[\\d.\\-–]*[a-z]?\\b`, 'iu')
const noteStart = /^(?:sources?|notes?|nb|n\.b\.|quellen?|anmerkung(?:en)?|hinweis|fuentes?|nota|fonte|legend|key|remarks?)\s*:|^[*†‡]/iu
/** A trailing cell over the whole width with this many words is a remark about the table, not a row of it. */
const remarkWords = 25
/** A remark has hardly more lines, where each came as a row. */
const mostRemarkLines = 6

/** true when the text begins as captions of tables do: "Table 3", "Exhibit 2.1", "Tabelle 4". */
export function isCaption(text: string): boolean {
  const [start] = captionStart.exec(text) ?? []
  return start !== undefined && !goesOnAsSentence.test(text.slice(start.length))
}
/** "Table 2 shows", "Tabelle 2 zeigt": what tables do in sentences. */
const goesOnAsSentence =
  /^\s+(?:shows?|lists?|gives?|presents?|summari[sz]es?|contains?|describes?|provides?|compares?|reports?|displays?|illustrates?|explains?|is|are|was|were|has|below|above|zeigt|enthält|listet|fasst|gibt|montre|présente|donne|contient|muestra|presenta|contiene|mostra|riporta|elenca|apresenta|contém|toont|geeft|bevat)\s/u

const captionWord = new RegExp(`^[\\[(]?(?:${captionWords})`, 'iu')
/** true for the first word of a text that may be a caption, which is sooner told than whether the text is one. */
export const mayBeginCaption = (word: string): boolean => captionWord.test(word)

/** true when the text begins as remarks below tables do: "Source: Eurostat", "* estimated". */
export const isRemark = (text: string): boolean => noteStart.test(text)

/**
 * true for a text alone that begins with the first of the titles below, given in lines, and runs on over the next: what the table is called, not what it
 * has in columns.
 */
export function runsOverTitles([text, other]: readonly Chunk[], lines: readonly (readonly Chunk[])[]): boolean {
  const [first, second] = lines.reduce<readonly Chunk[]>((most, line) => (line.length > most.length ? line : most), [])
  return !!text && !other && !!first && !!second && Math.abs(text.box.left - first.box.left) < 2 && text.box.right > second.box.left
}

/** A grid without a caption in its first or last rows or remarks in its last, when these are single cells over the whole width. */
export function withoutCaptionAndRemarks(grid: Grid): { readonly grid: Grid; readonly caption: readonly Word[] } {
  const rows = grid.ys.length - 1
  const columns = grid.xs.length - 1
  const wholeRow = (row: number): readonly Word[] | null => {
    const filled = grid.cells.filter((cell) => cell.row === row && cell.words.length > 0)
    const only = filled[0]
    return only && filled.length === 1 && only.rowSpan === 1 && (only.columnSpan === columns || only.column === 0) ? only.words : null
  }
  const spans = (row: number) => grid.cells.some((cell) => cell.row === row && cell.columnSpan === columns)
  /** The row that a remark or caption begins with whose lines are the last rows before `end`; null where none does from `least` on. */
  const beginOfRemark = (end: number, least: number): number | null => {
    for (let row = end - 1; row >= Math.max(least, end - mostRemarkLines); row--) {
      const words = wholeRow(row)
      if (words === null) return null
      if (noteStart.test(textOf(words)) || isCaption(textOf(words))) return row
      if (!spans(row)) return null
    }
    return null
  }
  let first = 0
  let last = rows
  const caption: Word[] = []
  const title = wholeRow(0)
  if (title && rows > 2 && isCaption(textOf(title))) {
    caption.push(...title)
    first = 1
    // The caption's text often stands in a row of its own below its number.
    const more = wholeRow(1)
    if (more && rows > 3 && title.length <= 3 && spans(1)) {
      caption.push(...more)
      first = 2
    }
  }
  while (last - first > 2) {
    const begin = beginOfRemark(last, first + 2)
    const words = wholeRow(last - 1)
    if (begin !== null) last = begin
    else if (isLegend(grid, last - 1)) last--
    else if (words && spans(last - 1) && words.length >= remarkWords) last--
    else break
  }
  if (first === 0 && last === rows) return { grid, caption }
  return {
    grid: {
      xs: grid.xs,
      ys: grid.ys.slice(first, last + 1),
      cells: grid.cells.filter((cell) => cell.row >= first && cell.row < last).map((cell) => ({ ...cell, row: cell.row - first })),
      headerRows: Math.max(0, Math.min(grid.headerRows, last) - first),
    },
    caption,
  }
}

/** true for a row of signs with what they mean ("a = not on public holidays"), which no other row holds. */
function isLegend({ cells }: Grid, row: number): boolean {
  const filled = cells.filter(({ words }) => words.length > 0)
  const [own, others] = [filled.filter((cell) => cell.row === row), filled.filter((cell) => cell.row !== row)]
  const isMeaning = ({ words }: GridCell): boolean => meaning.test(textOf(words))
  return own.length > 0 && own.every(isMeaning) && !others.some(isMeaning)
}
const meaning = /^[\p{L}\d*†‡§]{1,3} ?= ?\p{L}{2}/u

const textOf = (words: readonly Word[]): string =>
  textRowsOf(words)
    .flatMap((row) => row.words.map((word) => word.text))
    .join(' ')

/** A caption has at most this many lines; what is longer is text that begins with a reference to a table. */
const mostLines = 6

/** The tables with the captions that stand right above them, or right below where none stands above. */
export function withCaptions(tables: readonly Table[], free: readonly Word[]): readonly Table[] {
  if (tables.length === 0) return tables
  const rows = rowsOnce(free)
  const starts = new Map<Table, readonly Line[]>()
  const used = new Set<Word>()
  const claim = (table: Table, lines: readonly Line[]) => {
    if (lines.length === 0 || lines.some((line) => line.words.some((word) => used.has(word)))) return
    for (const line of lines) for (const word of line.words) used.add(word)
    starts.set(table, lines)
  }
  const uncaptioned = tables.filter((table) => table.caption.length === 0)
  for (const table of uncaptioned) {
    const lines = captionAbove(boxOf(table), rows)
    if (!uncaptioned.some((other) => other !== table && standsUnder(lines, boxOf(other), boxOf(table)))) claim(table, lines)
  }
  for (const table of uncaptioned) if (!starts.has(table)) claim(table, captionBelow(boxOf(table), rows))
  return tables.map((table) => {
    const caption = starts.get(table) ?? table.caption
    return caption.length === 0 ? table : { ...table, caption, title: caption.map(textOfLine).join(' ') }
  })
}

/** Of two tables a caption between them belongs to the one above when it stands nearer to that by this factor. */
const nearer = 0.7
const standsUnder = ([first, ...others]: readonly Line[], above: Box, below: Box): boolean => {
  if (first === undefined || overlapX(above, first.box) <= 0) return false
  const gap = first.box.top - above.bottom
  return gap >= -1 && gap < nearer * (below.top - (others.at(-1) ?? first).box.bottom)
}

const boxOf = (table: Table): Box => table.places[0]?.box ?? { left: 0, top: 0, right: 0, bottom: 0 }

/** The parts of rows that stand over or under the table, as lines; a caption that is alone in its row may stand beside a narrow table's width. */
function linesBeside(box: Box, rows: readonly TextRow[]): readonly Line[] {
  return rows.flatMap((row) => {
    const chunks = chunksOf(row.words, 3)
    const words = chunks
      .filter(
        (chunk) =>
          overlapX(chunk.box, box) > 0.5 * Math.min(width(chunk.box), width(box)) ||
          (chunks.length === 1 && isCaption(textOf(chunk.words))),
      )
      .flatMap((chunk) => chunk.words)
    return words.length > 0 ? [{ words, box: unionOf(words.map((word) => word.box)) }] : []
  })
}

/** true for a caption's name and number alone, centred over its text: these stand further apart than lines of a text. */
const isNumberOver = (line: Line, text: Line): boolean =>
  textOfLine(line).replace(captionStart, '').length <= longestNumber &&
  isCaption(textOfLine(line)) &&
  Math.abs(middleOf(line) - middleOf(text)) <= sameMiddle
const middleOf = ({ box }: Line): number => (box.left + box.right) / 2
/** How far such lines stand apart, and from their table, in sizes of the writing. */
const farthestNumber = 3
/** Points between the middles of centred lines, and letters that a number has behind its digits: "/T.6". */
const sameMiddle = 3
const longestNumber = 4

function captionAbove(box: Box, rows: readonly TextRow[]): readonly Line[] {
  const above = linesBeside(
    box,
    rows.filter((row) => row.baseline < box.top + 2 && row.baseline > box.top - 150),
  )
  const lines: Line[] = []
  let top = box.top
  for (const [at, line] of above.toReversed().entries()) {
    const size = sizeOf(line.words[0] as Word)
    const over = above.at(-2 - at)
    const isSpaced = lines[0] === undefined ? over !== undefined && isNumberOver(over, line) : isNumberOver(line, lines[0])
    const farthest = isSpaced ? farthestNumber : lines.length === 0 ? 2.5 : 1.1
    if (top - line.box.bottom > farthest * size || lines.length >= mostLines) return []
    lines.unshift(line)
    if (isCaption(textOfLine(line))) return lines
    top = line.box.top
  }
  return []
}

function captionBelow(box: Box, rows: readonly TextRow[]): readonly Line[] {
  const below = linesBeside(
    box,
    rows.filter((row) => row.baseline > box.bottom && row.baseline < box.bottom + 150),
  )
  const first = below[0]
  if (!first || !isCaption(textOfLine(first))) return []
  const size = sizeOf(first.words[0] as Word)
  if (first.box.top - box.bottom > 2.5 * size) return []
  const lines = [first]
  for (const line of below.slice(1)) {
    const last = lines[lines.length - 1]
    const own = line.words[0] as Word
    const isOfOneSize = areOneSize(sizeOf(own), size, isOfUnknownType(own), 0.5)
    if (!last || line.box.top - last.box.bottom > 0.75 * size || !isOfOneSize || lines.length >= mostLines) break
    lines.push(line)
  }
  return lines.slice(0, linesOfCaption(lines, Math.max(box.right, ...below.map((line) => line.box.right))))
}
