// Titles over several columns that stand in a row of their own above the titles of the columns.

import { type Box, overlapX, unionOf } from '../geometry/index.ts'
import type { Table, Word } from '../model/index.ts'
import { isCaption } from './captions.ts'
import { isYear, readsAsValue } from './cell-text.ts'
import type { Candidate } from './grid.ts'
import { type Chunk, chunksOf, median, rowsOnce, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'

/** Rows of titles stand at most this many sizes apart: a line with the padding of two cells between. */
const farthest = 3.2
/** Such titles have at most this many words each. */
const longest = 6
/** Rows of titles over titles. */
const mostRows = 3

/**
 * The candidate with the rows of titles right above it that leave its first column empty and are printed as the titles of its columns are.
 * A caption, a heading or text would begin at the left; above a rule over the whole width only bold titles over rows that are not bold are told.
 */
export function withGroupTitles(candidate: Candidate, table: Table | null, words: readonly Word[]): Candidate {
  const { box, rules } = candidate
  const rows = rowsOnce(candidate.words)
  const titles = rows[0]
  if (titles === undefined || rows.length < 3) return candidate
  const size = median(titles.words.map(sizeOf))
  const near = words.filter(
    (word) =>
      word.baseline < titles.baseline - 0.5 * size &&
      word.baseline > titles.baseline - mostRows * farthest * size &&
      word.box.right > box.left - 6 &&
      word.box.left < box.right + 6,
  )
  if (near.length === 0) return candidate
  const body = rows.slice(1)
  const texts = chunksOf(titles.words, 1)
  const columns =
    columnsIn(table) ??
    columnsOf(
      texts,
      body.map(({ words: own }) => chunksOf(own, 1)),
    )
  const [stub] = columns
  if (texts.length < 2 || columns.length < 3 || stub === undefined || texts.some(({ words: own }) => readsAsValue(own) && !isYear(own)))
    return candidate
  const isRuledOff = rules.across.some(
    ({ at, from, to }) => at < titles.baseline && at > box.top - 4 && to - from > 0.8 * (box.right - box.left),
  )
  // Above a grid that is drawn around every cell a text alone is what the whole is called.
  const isClosed = isRuledOff && rules.down.length > columns.length
  const bold = titles.words.every((word) => word.font?.bold === true)
  // Above a rule a text in plain type is told by its place alone.
  const isPlain = !bold || body.filter((row) => row.words.every((word) => word.font?.bold === true)).length * 2 > body.length
  const padding = Math.max(0, stub.left - box.left)
  const isInPlace = ({ box: at }: Chunk) => !isRuledOff || !isPlain || isCentredOver(at, columns, padding, box)
  const isTitle = ({ words: own, box: at }: Chunk): boolean =>
    own.length <= longest &&
    at.left > stub.right + 1 &&
    own.every((word) => Math.abs(sizeOf(word) - size) < 0.1 * size && (word.font?.bold === true) === bold) &&
    columns.some((column) => overlapX(column, at) > 0)
  const found: Word[] = []
  let below = titles.baseline
  let taken = 0
  const rowsAbove = textRowsOf(near)
  for (const [at, row] of [...rowsAbove.entries()].reverse()) {
    const above = chunksOf(row.words, 1)
    if (
      isBelowTitleOfAll(row, rowsAbove[at - 1]) ||
      taken >= mostRows ||
      below - row.baseline > farthest * size ||
      !above.every((text) => isTitle(text) && isInPlace(text)) ||
      (isClosed && above.length === 1) ||
      isCaption(row.words.map(({ text }) => text).join(' '))
    )
      break
    // One text over one column is a unit or a note; over several it stands in their middle.
    if (!above.some((text) => columns.filter((column) => overlapX(column, text.box) > 0).length >= 2 || liesBetween(text, columns))) break
    found.push(...row.words)
    below = row.baseline
    taken++
  }
  if (found.length === 0) return candidate
  const top = unionOf(found.map((word) => word.box)).top - 1
  return { ...candidate, words: [...found, ...candidate.words], box: { ...box, top: Math.min(box.top, top) } }
}

/** true for a text alone in the middle below a larger one: the second line of what the whole is called. */
function isBelowTitleOfAll(row: TextRow, above: TextRow | undefined): boolean {
  if (above === undefined) return false
  const [texts, titles] = [row, above].map(({ words }) => chunksOf(words, 1))
  const [size, larger] = [row, above].map(({ words }) => median(words.map(sizeOf)))
  const isMiddle = Math.abs(row.box.left + row.box.right - above.box.left - above.box.right) < (size ?? 0)
  return texts?.length === 1 && titles?.length === 1 && isMiddle && (larger ?? 0) > leastLarger * (size ?? 0)
}
const leastLarger = 1.15

/** Where the texts of each column stand, without those over several and those alone in their row, which may run over the next; null where one has none. */
function columnsIn(table: Table | null): readonly Box[] | null {
  if (table === null) return null
  const filled = table.cells.filter((cell) => cell.lines.length > 0)
  const inRow = new Map<number, number>()
  for (const { row } of filled) inRow.set(row, (inRow.get(row) ?? 0) + 1)
  const columns = table.columns.map((_, column) =>
    filled
      .filter((cell) => cell.column === column && cell.columnSpan === 1 && inRow.get(cell.row) !== 1)
      .flatMap((cell) => cell.lines.map(({ box }) => box)),
  )
  return columns.some((own) => own.length === 0) ? null : columns.map((own) => unionOf(own))
}

/** Where the columns stand that the titles name: each title with the texts of the rows below it that touch no other. */
function columnsOf(titles: readonly Chunk[], body: readonly (readonly Chunk[])[]): readonly Box[] {
  return titles.map((title) => {
    const own = body
      .flat()
      .filter(({ box }) => overlapX(box, title.box) > 0 && titles.every((other) => other === title || overlapX(box, other.box) <= 0))
    return unionOf([title.box, ...own.map(({ box }) => box)])
  })
}

/** In points: the middle of a title over several columns is that of their cells. */
const sameMiddle = 1.5

/**
 * true when the middle of a text is that of two columns or more without the first, and not that of the table: of their texts, or of their cells, which
 * begin before texts set left and end behind texts set right by the padding of the first.
 */
function isCentredOver(text: Box, columns: readonly Box[], padding: number, table: Box): boolean {
  const middle = (text.left + text.right) / 2
  if (Math.abs((table.left + table.right) / 2 - middle) <= sameMiddle) return false
  return columns.some((first, from) =>
    columns.slice(from + 1).some((last, further) => {
      const next = columns[from + further + 2]
      const ends = [last.right, next === undefined ? table.right - padding : next.left - 2 * padding]
      return from > 0 && ends.some((end) => Math.abs((first.left + end) / 2 - middle) <= sameMiddle)
    }),
  )
}

/** true when the middle of the text lies between the outer edges of two neighbouring columns, near neither of their own middles. */
function liesBetween({ box, words }: Chunk, columns: readonly Box[]): boolean {
  const middle = (box.left + box.right) / 2
  const slack = sizeOf(words[0] as Word)
  return columns.every((column) => Math.abs((column.left + column.right) / 2 - middle) > slack / 2)
}
