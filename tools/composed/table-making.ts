// One composed table: its columns, heads, rows, spans, sub-headings, marks and sums; and the same as markup.

import type { Dice } from '../golden/dice.ts'
import { escaped } from './page.ts'
import type { ComposedCell, ComposedTable } from './table.ts'
import { gridded, type TableManner } from './table-manners.ts'
import { type ColumnSort, type ComposedColumn, columnOf, type TableLocale, wordsOf } from './table-values.ts'

export interface TableWish {
  readonly manner: TableManner
  /** Of its rows, sub-headings and sums not counted. */
  readonly length: readonly [least: number, most: number]
  /** How wide it may be: 16 fill a page's width. */
  readonly room: number
  readonly traits: readonly string[]
  /** Given where it must have the columns of another. */
  readonly columns?: readonly ComposedColumn[]
  readonly caption?: string
  /** Of its cells: texts of many words. */
  readonly wordy?: boolean
}
export interface MadeTable {
  readonly table: ComposedTable
  readonly columns: readonly ComposedColumn[]
  /** Rows of heads and of the body as markup. */
  readonly head: string
  readonly body: string
  /** The notes that raised marks lead to. */
  readonly notes: readonly string[]
}

type Row = (ComposedCell | null)[]
const nothing: ComposedCell = { text: '', value: null }
const widths: Readonly<Record<ColumnSort, number>> = {
  name: 3,
  remark: 5,
  count: 1.6,
  decimal: 1.8,
  money: 2.2,
  percent: 1.4,
  date: 2.4,
  time: 1.5,
  tick: 1.2,
  identifier: 2.4,
  phone: 2.6,
  rank: 0.8,
}

export function makeTable(dice: Dice, locale: TableLocale, wish: TableWish): MadeTable {
  const grid = gridded(wish.manner)
  const traits = [...wish.traits]
  const columns = wish.columns ?? columnsWithin(dice, locale, wish)
  if (columns.some(({ sort }) => sort === 'remark')) traits.push('wrapped')
  const heads = headsOf(dice, locale, columns, grid, traits)
  const rows: Row[] = []
  const classes: string[] = []
  const add = (row: Row, name: string): void => {
    rows.push(row)
    classes.push(name)
  }
  const notes: string[] = []
  const gaps = dice.chance(0.3) ? dice.one([0.05, 0.2]) : 0
  const gap = dice.one(['', '', '–', 'n/a', '-'])
  if (gaps > 0) traits.push(gap === '' ? 'empty cells' : 'dashes')
  const grouped = columns[0]?.sort === 'name' && columns.length > 2 && dice.chance(0.15)
  if (grouped) traits.push(grid ? 'row spans' : 'groups named once')
  const headed = !grouped && dice.chance(0.2)
  if (headed) traits.push('sub-headings')
  const marked = dice.chance(0.15) ? dice.one(['*', 'a', '1']) : null
  if (marked !== null) traits.push('marks')
  const length = dice.between(...wish.length)
  let group = 0
  for (let index = 0; index < length; index++) {
    if (headed && index % 5 === 0) {
      const title: ComposedCell = { text: wordsOf(dice, locale, 1, 4), value: null, columnSpan: columns.length }
      add([title, ...columns.slice(1).map(() => null)], 'sub')
    }
    const row: Row = columns.map((column, at) => (at > 0 && dice.chance(gaps) ? { text: gap, value: null } : column.cell(index)))
    if (grouped) {
      if (group === 0) {
        group = Math.min(dice.between(1, 4), length - index)
        const first = row[0] ?? nothing
        if (grid && group > 1) row[0] = { ...first, rowSpan: group }
      } else row[0] = grid ? null : nothing
      group--
    }
    add(row, index % 2 === 1 ? 'even' : '')
  }
  if (marked !== null) for (let count = dice.between(1, 2); count > 0; count--) addMark(dice, rows, marked, notes, locale)
  if (dice.chance(0.35) && addTotals(rows, columns, locale)) {
    classes.push('total')
    traits.push('totals')
  }
  const widened = gridded(wish.manner) && dice.chance(0.12) && widen(dice, rows, classes, columns)
  if (widened) traits.push('column spans')
  return {
    table: {
      manner: wish.manner,
      traits,
      caption: wish.caption ?? null,
      headerRows: heads.length,
      kinds: columns.map(({ kind }) => kind),
      rows: [...heads, ...rows],
    },
    columns,
    head: heads.map((row) => rowMarkup(row, columns, 'th', 'head')).join(''),
    body: rows.map((row, at) => rowMarkup(row, columns, 'td', classes[at] ?? '')).join(''),
    notes,
  }
}

const sorts: readonly ColumnSort[] = [
  'count',
  'count',
  'decimal',
  'money',
  'money',
  'percent',
  'date',
  'time',
  'tick',
  'identifier',
  'phone',
  'name',
]

function columnsWithin(dice: Dice, locale: TableLocale, { room, wordy = false }: TableWish): readonly ComposedColumn[] {
  const chosen: ColumnSort[] = dice.chance(0.15) ? ['rank', 'name'] : [dice.one(['name', 'name', 'name', 'date', 'identifier', 'time'])]
  if (wordy || (room > 12 && dice.chance(0.3))) chosen.push('remark')
  const left = (): number => room - chosen.reduce((sum, sort) => sum + widths[sort], 0)
  // Tables of figures have columns of one sort.
  const alike = dice.chance(0.3) ? dice.one(['count', 'decimal', 'tick', 'percent', 'time'] as const) : null
  for (let more = dice.between(1, 7); more > 0; more--) {
    const sort = alike ?? dice.one(sorts)
    if (left() < widths[sort]) break
    chosen.push(sort)
  }
  if (chosen.length < 2) chosen.push('count')
  const columns = chosen.map((sort) => columnOf(sort, locale, dice))
  if (alike !== 'count' && alike !== 'decimal') return columns
  const first = dice.between(1995, 2018)
  const years = dice.chance(0.5)
  return columns.map((column, at) => (years && column.sort === alike ? { ...column, title: String(first + at) } : column))
}

/** Rows of heads: none, one, or two with titles over several columns. */
function headsOf(dice: Dice, locale: TableLocale, columns: readonly ComposedColumn[], grid: boolean, traits: string[]): Row[] {
  const title = (text: string): ComposedCell => ({ text, value: null })
  if (dice.chance(0.05) && columns.some(({ kind }) => kind !== 'text') && columns.every(({ sort }) => sort !== 'money')) {
    traits.push('no header')
    return []
  }
  const long = dice.chance(0.2)
  if (long) traits.push('long titles')
  const low: Row = columns.map(({ title: text, sort }) =>
    title(long && sort !== 'rank' && !/^\d{4}$/u.test(text) ? `${text} ${wordsOf(dice, locale, 2, 4).toLowerCase()}` : text),
  )
  if (columns.length < 4 || !dice.chance(0.25)) return [low]
  traits.push('two rows of heads')
  const top: Row = columns.map(() => (grid ? null : nothing))
  let at = 1
  while (at < columns.length) {
    const span = Math.min(dice.between(2, 3), columns.length - at)
    if (span === 1) break
    top[at] = { ...title(wordsOf(dice, locale, 1, 2)), columnSpan: span }
    for (let covered = at + 1; covered < at + span; covered++) top[covered] = null
    at += span
  }
  for (const alone of [...columns.keys()].filter((column) => column === 0 || column >= at))
    if (grid) {
      top[alone] = { ...(low[alone] ?? nothing), rowSpan: 2 }
      low[alone] = null
    } else top[alone] = nothing
  return [top, low]
}

function addMark(dice: Dice, rows: Row[], manner: string, notes: string[], locale: TableLocale): void {
  const row = dice.one(rows)
  const at = dice.between(0, row.length - 1)
  const cell = row[at]
  if (cell === null || cell === undefined || cell.text === '' || cell.mark !== undefined || !/[\p{L}\p{N}%]$/u.test(cell.text)) return
  const mark =
    manner === '*' ? '*'.repeat(notes.length + 1) : manner === 'a' ? String.fromCharCode(97 + notes.length) : String(notes.length + 1)
  row[at] = { ...cell, mark }
  notes.push(`<sup>${mark}</sup> ${escaped(wordsOf(dice, locale, 5, 12))}.`)
}

/** A last row of sums; false when nothing can be added up. */
function addTotals(rows: Row[], columns: readonly ComposedColumn[], { wording }: TableLocale): boolean {
  if (columns[0]?.total !== null || !columns.some(({ total }) => total !== null)) return false
  rows.push(
    columns.map(({ total }, at) => {
      if (at === 0) return { text: wording.total, value: null }
      if (total === null) return nothing
      const hundredths = rows.reduce((sum, row) => {
        const value = row[at]?.value
        return value === null || value === undefined || value.kind === 'text' ? sum : sum + Math.round(Number(value.plain) * 100)
      }, 0)
      return total(hundredths)
    }),
  )
  return true
}

/** Puts words over two columns of one row. */
function widen(dice: Dice, rows: Row[], classes: readonly string[], columns: readonly ComposedColumn[]): boolean {
  const at = dice.between(0, rows.length - 1)
  const row = rows[at]
  const first = columns.length - 2
  if (row === undefined || first < 1 || classes[at] === 'sub' || classes[at] === 'total') return false
  row[first] = { text: dice.one(['see below', 'not counted', 'closed']), value: null, columnSpan: 2 }
  row[first + 1] = null
  return true
}

function rowMarkup(row: Row, columns: readonly ComposedColumn[], tag: 'td' | 'th', name: string): string {
  const cells = row.map((cell, at) => {
    if (cell === null) return ''
    const { text, mark, rowSpan = 1, columnSpan = 1 } = cell
    const column = columns[at]
    const align = columnSpan > 1 ? (name === 'sub' ? 'left' : 'center') : (column?.align ?? 'left')
    const wraps = tag === 'th' || columnSpan > 1 || column?.sort === 'name' || column?.sort === 'remark'
    const spans = `${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}${columnSpan > 1 ? ` colspan="${columnSpan}"` : ''}`
    const style = `text-align:${align}${wraps ? '' : ';white-space:nowrap'}`
    return `<${tag}${spans} style="${style}">${escaped(text)}${mark === undefined ? '' : `<sup>${mark}</sup>`}</${tag}>`
  })
  return `<tr${name === '' ? '' : ` class="${name}"`}>${cells.join('')}</tr>`
}
