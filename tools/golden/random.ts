// Any number of documents with tables, from a seed: layouts, countries' print, rulings, spans, wraps and page breaks mixed at random,
// with the truth by construction. The same seed gives the same bytes. For benchmarks; nothing of it is committed.

import { Dice } from './dice.ts'
import { amount, count, type DrawnCell, day, empty, figure, type Locale, locales, percent, text } from './print.ts'
import { type DrawnColumn, type DrawnTable, type Rules, Sheet } from './sheet.ts'
import type { Drawn } from './trade.ts'
import { lexicons } from './words.ts'

export interface RandomDocument extends Drawn {
  /** The manner of its tables: rulings and print, "none de-DE". */
  readonly family: string
}

/** Draws document `number` of the series `seed`. */
export async function randomDocument(seed: number, number: number): Promise<RandomDocument> {
  const dice = new Dice(seed * 1_000_003 + number)
  const locale = dice.one(locales)
  const rules = dice.one<Rules>(['all', 'all', 'none', 'none', 'booktabs', 'rows', 'header'])
  const writer = new Writer(dice, locale)
  const sheet = new Sheet({ title: `Specimen ${seed}-${number}`, landscape: dice.chance(0.2) })
  sheet.heading(writer.sentence(2, 5, ''), dice.between(14, 20))
  const tables = dice.between(1, 3)
  for (let index = 0; index < tables; index++) {
    if (dice.chance(0.7)) sheet.paragraph(writer.prose())
    sheet.space(dice.between(4, 14))
    if (dice.chance(0.12)) sideBySide(sheet, writer, dice, rules)
    else sheet.table(randomTable(writer, dice, rules, sheet.width))
    sheet.space(dice.between(4, 10))
  }
  if (dice.chance(0.6)) sheet.paragraph(writer.prose())
  const furniture = dice.chance(0.6)
    ? { header: writer.sentence(2, 4, ''), footer: (page: number, pages: number) => `${page} / ${pages}` }
    : {}
  return { ...(await sheet.finish(furniture)), family: `${rules} ${locale.name}` }
}

/** Words, sentences and values in the manner of one country. */
class Writer {
  readonly locale: Locale
  private readonly dice: Dice
  private readonly words: readonly string[]
  private readonly currency: string

  constructor(dice: Dice, locale: Locale) {
    this.dice = dice
    this.locale = locale
    this.words = lexicons[locale.name.slice(0, 2)] ?? lexicons.en ?? []
    this.currency = { 'en-GB': 'GBP', 'en-US': 'USD', 'en-IN': 'INR', 'de-CH': 'CHF', 'sv-SE': 'SEK' }[locale.name] ?? 'EUR'
  }
  sentence(least: number, most: number, end = '.'): string {
    const words = Array.from({ length: this.dice.between(least, most) }, () => this.dice.one(this.words)).join(' ')
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}${end}`
  }
  prose(): string {
    return Array.from({ length: this.dice.between(1, 4) }, () => this.sentence(6, 16)).join(' ')
  }
  cell(kind: DrawnColumn['kind'], long: boolean): DrawnCell {
    const { dice, locale } = this
    switch (kind) {
      case 'number':
        return count(dice.chance(0.2) ? dice.between(0, 99) : dice.between(100, 9_999_999), locale)
      case 'money':
        return amount(dice.between(-500_000, 90_000_000), locale, this.currency)
      case 'percent':
        return percent(dice.between(0, 1000) * 10, locale, 1)
      case 'date':
        return day(dice.between(2015, 2026), dice.between(1, 12), dice.between(1, 28), locale)
      case 'time':
      case 'tick':
      case 'text':
        return text(this.sentence(1, long ? 12 : 3, ''))
    }
  }
  sum(hundredths: number): DrawnCell {
    return figure(hundredths, this.locale)
  }
}

function randomTable(writer: Writer, dice: Dice, rules: Rules, room: number): DrawnTable {
  const fontSize = dice.between(7, 10)
  const padding = { x: dice.between(4, 7), y: dice.between(2, 6) }
  const columns = columnsFor(columnKinds(dice), dice, room, fontSize, padding.x)
  const kinds = columns.map(({ kind }) => kind)
  const long = kinds.map((kind) => kind === 'text' && dice.chance(0.4))
  const length = dice.chance(0.2) ? dice.between(25, 60) : dice.between(2, 16)
  const gaps = dice.chance(0.4) ? 0.1 : 0
  const body = Array.from({ length }, () =>
    kinds.map((kind, column): DrawnCell => (column > 0 && dice.chance(gaps) ? empty : writer.cell(kind, long[column] ?? false))),
  )
  const rows = rules === 'all' && dice.chance(0.3) ? withSpans(body, dice) : body
  const total = dice.chance(0.3) && kinds.length > 2
  const span = Math.max(1, kinds.length - 1)
  const totalRow = [
    text(writer.sentence(1, 2, ''), { columnSpan: span, align: 'right' as const }),
    writer.cell(kinds.at(-1) ?? 'text', false),
  ]
  return {
    ...(dice.chance(0.3) ? { caption: writer.sentence(3, 7, '') } : {}),
    columns,
    header: headerRows(writer, dice, columns, rules),
    body: total && rules === 'all' ? [...rows, totalRow] : rows,
    rules,
    ...(dice.chance(0.3) ? { fill: dice.one(['header', 'bands'] as const) } : {}),
    fontSize,
    padding,
  }
}

/** Text first, then mostly figures: as tables are. */
const columnKinds = (dice: Dice): DrawnColumn['kind'][] => [
  dice.one(['text', 'text', 'date'] as const),
  ...Array.from({ length: dice.between(1, 6) }, () => dice.one(['number', 'number', 'money', 'percent', 'text', 'date'] as const)),
]

/** Columns wide enough for any figure of their kind, as many as the page has room for; at least two. */
function columnsFor(kinds: readonly DrawnColumn['kind'][], dice: Dice, room: number, fontSize: number, padding: number): DrawnColumn[] {
  // The longest figures are days and amounts of eleven characters; a figure of Helvetica is 0.556 em wide.
  const figures = Math.ceil(11 * 0.556 * fontSize + 2 * padding)
  const columns: DrawnColumn[] = []
  let used = 0
  for (const kind of kinds) {
    const width = kind === 'text' ? dice.between(90, 170) : figures + dice.between(0, 20)
    if (columns.length >= 2 && used + width > room) break
    used += width
    columns.push({ kind, width, align: kind === 'text' || kind === 'date' ? 'left' : 'right' })
  }
  return columns
}

/** One row of titles; at times a second one above, whose cells span two or more columns. */
function headerRows(writer: Writer, dice: Dice, columns: readonly DrawnColumn[], rules: Rules): DrawnCell[][] {
  const title = (column: DrawnColumn): DrawnCell => text(writer.sentence(1, 2, ''), { align: column.align })
  if (columns.length < 4 || rules === 'none' || !dice.chance(0.3)) return [columns.map(title)]
  const [first, ...others] = columns
  if (first === undefined) return [columns.map(title)]
  const left = dice.between(2, others.length - 1)
  const groups = [left, others.length - left]
  const upper = groups.map((size) => (size === 1 ? title(first) : text(writer.sentence(1, 2, ''), { columnSpan: size })))
  const lone = groups[1] === 1
  // A group of one column has its title in one cell over both rows, as the first column has.
  const top = [
    { ...title(first), rowSpan: 2 },
    ...upper.slice(0, 1),
    ...upper.slice(1).map((cell) => (lone ? { ...cell, rowSpan: 2 } : cell)),
  ]
  return [top, others.slice(0, lone ? left : others.length).map(title)]
}

/** Joins some neighbours below each other in the first column, and some beside each other at the end. */
function withSpans(body: readonly DrawnCell[][], dice: Dice): DrawnCell[][] {
  const rows = body.map((row) => [...row])
  for (let row = 0; row < rows.length; ) {
    const height = Math.min(dice.between(1, 3), rows.length - row)
    const first = rows[row]?.[0]
    if (height > 1 && first !== undefined && rows[row] !== undefined) {
      rows[row]?.splice(0, 1, { ...first, rowSpan: height })
      for (let below = 1; below < height; below++) rows[row + below]?.splice(0, 1)
    }
    row += height
  }
  for (const row of rows) {
    if (row.length < 4 || !dice.chance(0.15)) continue
    const last = row.at(-2)
    if (last !== undefined)
      row.splice(-2, 2, { text: last.text, columnSpan: 2, ...(last.value === undefined ? {} : { value: last.value }) })
  }
  return rows
}

function sideBySide(sheet: Sheet, writer: Writer, dice: Dice, rules: Rules): void {
  const room = sheet.width / 2 - 24
  const small = (): DrawnTable => {
    const columns: DrawnColumn[] = [
      { kind: 'text', width: Math.floor(room * 0.6), align: 'left' },
      { kind: 'number', width: Math.floor(room * 0.4), align: 'right' },
    ]
    const body = Array.from({ length: dice.between(2, 6) }, () => [text(writer.sentence(1, 2, '')), writer.cell('number', false)])
    return { columns, header: [[text(writer.sentence(1, 1, '')), text(writer.sentence(1, 1, ''), { align: 'right' })]], body, rules }
  }
  sheet.reserve(180)
  const top = sheet.top
  sheet.table(small())
  const after = sheet.top
  sheet.moveTo(top)
  sheet.table(small(), sheet.left + room + 48)
  sheet.moveTo(Math.max(after, sheet.top))
}
