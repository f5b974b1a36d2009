// Ruled forms: grids whose cells hold labels and answers, not records. What tells them is what a table of records hardly ever has: options to tick
// in a cell, questions, numbers that count along the rows, cells with a label of their own.

import { unionOf } from '../geometry/index.ts'
import {
  beginsWithLabel,
  type Cell,
  type FormLayout,
  printOf,
  rowsAsRead,
  type Table,
  textOfLine,
  textOfLines,
  type Word,
  wordsOfCell,
} from '../model/index.ts'
import type { LaidOutPage } from '../stages.ts'
import { readDate, readNumber } from '../values/index.ts'

/**
 * The pages with the ruled forms among their tables told as such, and their first rows no longer taken for titles. A grid of labels beside
 * answers that shows nothing of a form itself is one where it looks like another one of its page: forms come in parts.
 */
export function withFormsTold(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  return pages.map((page) => {
    const tables = page.regions.flatMap((region) => (region.kind === 'table' ? [region.table] : []))
    const told = new Map<Table, FormLayout>()
    for (const table of tables) {
      const form = formOf(table)
      if (form !== null) told.set(table, form)
    }
    if (told.size === 0) return page
    const likenesses = new Set([...told].flatMap(([table, form]) => (form === 'beside' ? [likenessOf(table)] : [])))
    for (const table of tables) if (!told.has(table) && isPairs(table) && likenesses.has(likenessOf(table))) told.set(table, 'beside')
    return {
      ...page,
      regions: page.regions.map((region) => {
        const form = region.kind === 'table' ? told.get(region.table) : undefined
        return region.kind === 'table' && form !== undefined ? { ...region, table: asForm(region.table, form) } : region
      }),
    }
  })
}

/** A form has no titles over its columns, and an answer of several lines is one. */
const asForm = (table: Table, form: FormLayout): Table =>
  withAnswersWhole({ ...table, form, headerRows: 0, columns: table.columns.map((column) => ({ ...column, title: null })) })

/** A grid of fewer filled cells shows nothing. */
const fewestCells = 3

/** How a table is to be read as a form by what itself shows; null for a table of records. */
function formOf(table: Table): FormLayout | null {
  if (table.form !== undefined) return table.form
  const filled = table.cells.filter((cell) => cell.lines.length > 0)
  if (table.foundBy === 'vision' || filled.length < fewestCells) return null
  if (table.foundBy === 'rulings' && isPairs(table) && (asks(table) || isOfTwoPrints(table))) return 'beside'
  return isNumbered(table) || areOwnLabels(table, filled) ? 'within' : null
}

/** Longer texts are no labels. */
const mostWordsOfLabel = 20

const labelsOf = (table: Table): readonly Cell[] => rowsAsRead(table).flatMap((row) => row.filter((_, i) => i % 2 === 0 && row.length > 1))
const answersOf = (table: Table): readonly Cell[] => rowsAsRead(table).flatMap((row) => row.filter((_, i) => i % 2 === 1))

/** true for two or four columns of which every other one holds labels: words, no figures, and never the same twice. */
function isPairs(table: Table): boolean {
  if ((table.columns.length !== 2 && table.columns.length !== 4) || table.rowCount < 2) return false
  const labels = labelsOf(table)
    .map(textOf)
    .filter((text) => text !== '')
  return labels.length >= table.rowCount && labels.every(isLabel) && new Set(labels).size === labels.length
}

const isLabel = (text: string): boolean =>
  !/[☐☑☒]/u.test(text) &&
  text.split(' ').length <= mostWordsOfLabel &&
  /\p{L}{2}/u.test(text) &&
  readNumber(text) === null &&
  readDate(text) === null

/** true where answers are options to tick, or labels are questions. */
function asks(table: Table): boolean {
  const questions = labelsOf(table).filter((cell) => /[?؟？]$/u.test(textOf(cell))).length
  return questions >= 2 || answersOf(table).some((cell) => isOptions(textOf(cell)))
}

/** true for two columns of labels that are all printed alike, and otherwise than every answer. */
function isOfTwoPrints(table: Table): boolean {
  if (table.columns.length !== 4) return false
  const labels = new Set(labelsOf(table).flatMap(wordsOfCell).map(printOf))
  const answers = new Set(answersOf(table).flatMap(wordsOfCell).map(printOf))
  return labels.size === 1 && !labels.has(null) && answers.size > 0 && !answers.has([...labels][0] ?? null)
}

/** What two parts of one form have alike: the number of columns, and the print of most labels and answers. */
const likenessOf = (table: Table): string =>
  JSON.stringify([table.columns.length, mostOf(labelsOf(table).flatMap(wordsOfCell)), mostOf(answersOf(table).flatMap(wordsOfCell))])

/** The print of most of the words; null for none and where it is not known. */
function mostOf(words: readonly Word[]): string | null {
  const counts = new Map<string | null, number>()
  for (const word of words) counts.set(printOf(word), (counts.get(printOf(word)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** Of the filled cells so many have a label of their own. In a table of records some say "Total: 5", in a form nearly all do. */
const leastLabelled = 0.6

/** true where most cells, in two columns or more, hold a label with its answer or options to tick, or are a label with its answer in the cell below. */
function areOwnLabels({ foundBy }: Table, filled: readonly Cell[]): boolean {
  const own = filled.filter((cell) => hasOwnLabel(cell))
  if (own.length < 2 || new Set(own.map(({ column }) => column)).size < 2) return false
  const parted = filled.filter((cell) => {
    if (foundBy !== 'rulings') return false
    const below = filled.find((other) => other.row === cell.row + cell.rowSpan && other.column === cell.column)
    return below !== undefined && !hasOwnLabel(cell) && !hasOwnLabel(below) && isLabelOf(cell, below)
  })
  return own.length + parted.length >= fewestCells && own.length + 2 * parted.length >= leastLabelled * filled.length
}

function hasOwnLabel(cell: Cell): boolean {
  const text = textOf(cell)
  return isOptions(text) || isLabelled(text) || beginsWithLabel(cell)
}
const isLabelOf = (above: Cell, below: Cell): boolean => beginsWithLabel({ ...above, lines: [...above.lines, ...below.lines] })

/** "☐ yes ☑ no": two boxes or more, and words between them. A box alone is the tick of a table's column. */
const isOptions = (text: string): boolean => /[☐☑☒][^☐☑☒]*\p{L}[^☐☑☒]*[☐☑☒]/u.test(text)

/** "Label: answer" and "Label:". */
const isLabelled = (text: string): boolean =>
  (text.includes(':') || text.includes('：')) && /^[^:：.;,]{0,40}\p{L}{2}[^:：.;,]{0,40}[:：](?:$|[\s_])/u.test(text)

/** Numbers that begin cells count on by one along the rows, two or more in two rows or more. */
function isNumbered(table: Table): boolean {
  const numbers = rowsAsRead(table).map((row) => row.map(numberOf).filter((number) => number !== null))
  const all = numbers.flat()
  const counted = all.filter((number, i) => i === 0 || number === (all[i - 1] ?? 0) + 1).length
  return numbers.filter((row) => row.length >= 2).length >= 2 && counted >= 0.8 * all.length
}

/** The number that a cell begins with: 3 for "3. Name"; null for another cell. */
function numberOf(cell: Cell): number | null {
  const number = /^(\d{1,2})[.)](?:\s|$)/u.exec(textOf(cell))?.[1]
  return number === undefined ? null : Number(number)
}

// ---------- answers over several rows --------------------------------------------------

/** The form with rows joined to the one above that only go on with its answers: their lines were taken for rows of records. */
function withAnswersWhole(table: Table): Table {
  const isCounted = isNumbered(table)
  // Where no cell is drawn, labels may as well stand below their answers.
  const mayJoin = table.form !== 'over' && table.foundBy === 'rulings' && table.cells.every((cell) => cell.rowSpan === 1)
  const rows: (readonly Cell[])[] = []
  for (let row = 0; row < table.rowCount; row++) {
    const own = table.cells.filter((cell) => cell.row === row)
    const above = rows.at(-1)
    if (above !== undefined && mayJoin && goesOn(own, above, table, isCounted))
      rows[rows.length - 1] = above.map((cell, i) => joined(cell, own[i] ?? cell))
    else rows.push(own)
  }
  if (rows.length === table.rowCount) return table
  return { ...table, rowCount: rows.length, cells: rows.flatMap((cells, row) => cells.map((cell) => ({ ...cell, row }))) }
}

/** true for a row that has the cells of the row above, of which none says anything but what goes on with the answer above. */
function goesOn(row: readonly Cell[], above: readonly Cell[], table: Table, isCounted: boolean): boolean {
  if (row.length !== above.length || row.some((cell, i) => cell.columnSpan !== above[i]?.columnSpan)) return false
  if (isCounted) return row.every((cell) => numberOf(cell) === null) && above.some((cell) => cell.lines.length > 0)
  if (table.form === 'beside') return labelsOf({ ...table, rowCount: 1, cells: row.map((cell) => ({ ...cell, row: 0 })) }).every(isEmpty)
  return row.every((cell, i) => {
    const over = above[i]
    return isEmpty(cell) || (over !== undefined && !hasOwnLabel(cell) && !endsOpen(cell) && (endsOpen(over) || isLabelOf(over, cell)))
  })
}

/** "W/O:": a label, however short. */
const endsOpen = (cell: Cell): boolean => /[:：]$/u.test(textOf(cell))
const isEmpty = ({ lines }: Cell): boolean => lines.length === 0

/** Two cells, one above the other, as one. */
function joined(above: Cell, below: Cell): Cell {
  if (isEmpty(below)) return { ...above, place: { ...above.place, box: unionOf([above.place.box, below.place.box]) } }
  const lines = [...above.lines, ...below.lines]
  return {
    ...above,
    lines,
    value: { kind: 'text', text: textOfLines(lines) },
    place: { ...above.place, box: unionOf([above.place.box, below.place.box]) },
    confidence: above.confidence < below.confidence ? above.confidence : below.confidence,
  }
}

const textOf = (cell: Cell): string => cell.lines.map(textOfLine).join(' ')
