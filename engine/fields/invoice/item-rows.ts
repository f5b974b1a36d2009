// Which printed rows make one item: its figures may stand on a line of their own, its description on several.

import type { Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { CellRow } from '../reading/column-cells.ts'
import { printedText } from '../reading/printed-text.ts'
import { valuesIn } from '../reading/values-in.ts'
import { centredRows } from './centred-rows.ts'
import { quantityIn } from './quantities.ts'
import { setAlike } from './set-alike.ts'

/** The words of an item by column. */
export type ItemCells = ReadonlyMap<string, readonly Word[]>

interface Open {
  readonly cells: Map<string, readonly Word[]>
  /** Baseline of the last row that gave it anything, and of the last line of its description. */
  last: number
  lastText: number | null
  /** Lines of description end at the first that says something else. */
  described: boolean
}

const figures = ['quantity', 'unit_price', 'amount', 'tax_amount'] as const

/** Rows in printed order as items; rows before the first figure and remarks between items belong to none. */
export function itemRows(rows: readonly CellRow[], columns: readonly string[], evidence: Evidence): readonly ItemCells[] {
  const items: Open[] = []
  let pending: { cells: Map<string, readonly Word[]>; baseline: number } | null = null
  let ahead: readonly Word[] = []
  const read = rows.map((row) => readRow(row, columns, evidence))
  const centred = centredRows(read)
  for (const [index, { row, cells, figures: hasFigures, description }] of read.entries()) {
    const current = items.at(-1)
    if (centred.has(index)) {
      ahead = [...ahead, ...description]
      pending = null
    } else if (hasFigures && current !== undefined && isLabelled(cells, columns)) {
      current.described = false
      current.last = row.baseline
    } else if (hasFigures) {
      const open =
        current !== undefined &&
        row.baseline - current.last < 2.2 * row.size &&
        !figures.some((name) => cells.has(name) && current.cells.has(name))
      if (open && ahead.length === 0 && current !== undefined && !beginsItem(cells, current)) extend(current, cells, row, evidence)
      else {
        const own = new Map(cells)
        if (ahead.length > 0) own.set('description', [...ahead, ...description])
        const described = own.has('description')
        if (pending !== null && row.baseline - pending.baseline < 2.2 * row.size)
          for (const [name, words] of pending.cells) if (!own.has(name)) own.set(name, words)
        items.push({ cells: own, last: row.baseline, lastText: described ? row.baseline : null, described: true })
      }
      pending = null
      ahead = []
    } else if (current !== undefined && !isPaidOff(row, columns) && continues(current, cells, row)) extend(current, cells, row, evidence)
    else if (cells.has('description') || cells.has('position') || cells.has('item_number')) {
      if (current !== undefined) current.described = false
      pending = { cells: pending === null ? cells : goingOn(pending, cells, row), baseline: row.baseline }
    }
  }
  return items.map(({ cells }) => cells)
}

function readRow(row: CellRow, columns: readonly string[], evidence: Evidence) {
  const cells = cellsByName(row, columns)
  const hasFigures = figures.some((name) => isFigure(name, cells.get(name) ?? [], evidence))
  const description = cells.get('description') ?? []
  return { row, cells, description, figures: hasFigures, bare: !hasFigures && description.length > 0 && cells.size === 1 }
}

/** "List price: 4.00" says more about the item above: figures behind a colon are none of the columns', but for an amount or a new position. */
const isLabelled = (cells: ReadonlyMap<string, readonly Word[]>, columns: readonly string[]): boolean =>
  cells.get('description')?.at(-1)?.text.endsWith(':') === true &&
  columns.includes('amount') &&
  !cells.has('amount') &&
  !cells.has('position')

/** Lines of a text above its figures: one that goes on right under another, set alike, is part of it. */
function goingOn(
  pending: { cells: Map<string, readonly Word[]>; baseline: number },
  cells: Map<string, readonly Word[]>,
  row: CellRow,
): Map<string, readonly Word[]> {
  const [own, above] = [cells.get('description'), pending.cells.get('description')]
  const goes = row.baseline - pending.baseline < 1.5 * row.size && cells.size === 1
  if (!goes || own === undefined || above === undefined || !setAlike(above, own)) return cells
  return new Map(pending.cells).set('description', [...above, ...own])
}

function cellsByName({ cells }: CellRow, columns: readonly string[]): Map<string, readonly Word[]> {
  const named = new Map<string, readonly Word[]>()
  cells.forEach((words, index) => {
    const name = columns[index] ?? ''
    // A sign of currency alone is the first line of an amount that was broken behind it.
    if (name !== '' && words.length > 0 && !words.every(({ text }) => /^\p{Sc}$/u.test(text))) named.set(name, words)
  })
  return named
}

function isFigure(name: (typeof figures)[number], words: readonly Word[], evidence: Evidence): boolean {
  if (words.length === 0 || (!/\d/u.test(words[0]?.text ?? '') && !/\d/u.test(words[1]?.text ?? ''))) return false
  return name === 'quantity' ? quantityIn(words.slice(0, 4), evidence) !== null : valuesIn(words.slice(0, 4), 'money', evidence).length > 0
}

/** A number of its own and a description of its own: the next item, though its figures come later. */
const beginsItem = (cells: ReadonlyMap<string, unknown>, current: Open): boolean =>
  (cells.has('position') && current.cells.has('position')) ||
  (cells.has('description') && current.cells.has('description') && cells.has('quantity'))

/** An amount in a column of another kind: what was paid, beside what is charged. */
const isPaidOff = ({ cells }: CellRow, columns: readonly string[]): boolean =>
  cells.some((words, index) => (columns[index] ?? '') === '' && /^\p{Sc}?\s?-?\d[\d.,' ]*[.,]\d{2}$/u.test(printedText(words)))

/** Text under an item goes on with it line by line; a wider space, a label of its own or a new number end it. */
function continues(current: Open, cells: ReadonlyMap<string, readonly Word[]>, row: CellRow): boolean {
  if (cells.has('position') && current.cells.has('position')) return false
  const near = row.baseline - current.last < 1.75 * row.size
  return near && (cells.has('description') || cells.has('item_number') || cells.has('position') || cells.has('unit'))
}

function extend(current: Open, cells: ReadonlyMap<string, readonly Word[]>, row: CellRow, evidence: Evidence): void {
  for (const [name, words] of cells) {
    const own = current.cells.get(name)
    const reckoning = name === 'description' ? timesPrice(words) : null
    if (reckoning !== null && !current.cells.has('quantity') && !current.cells.has('unit_price')) {
      current.cells.set('quantity', reckoning.quantity).set('unit_price', reckoning.price)
      current.described = false
    } else if (name === 'item_number' && own !== undefined && /[-/]$/u.test(own.at(-1)?.text ?? '')) {
      current.cells.set(name, [...own, ...words])
    } else if (own === undefined) {
      if (name !== 'description' || current.described) current.cells.set(name, words)
      if (name === 'description') current.lastText = row.baseline
    } else if (
      name === 'description' &&
      current.described &&
      !isRemark(words, own, evidence) &&
      row.baseline - (current.lastText ?? current.last) < 1.75 * row.size
    ) {
      current.cells.set(name, [...own, ...words])
      current.lastText = row.baseline
    } else if (name === 'description') current.described = false
  }
  current.last = row.baseline
}

/** "2 hrs × 55.00 €" on a line of its own under an item: how many at what price. */
export function timesPrice(words: readonly Word[]): { quantity: readonly Word[]; price: readonly Word[] } | null {
  const text = printedText(words)
  if (
    !/^(?:\p{L}{1,12}\.?:?\s)?\d[\d.,']*\s?(?:\p{L}{1,12}\.?\s)?(?:[×x*@à]|zu je|je)\s(?:[€$£]|EUR|USD|CHF)?\s?\d[\d.,']*\s?(?:[€$£]|EUR|USD|CHF)?$/u.test(
      text,
    )
  )
    return null
  const at = words.findIndex((word) => /^(?:[×x*@à]|zu|je)$/u.test(word.text))
  const from = words.findIndex((word) => /\d/u.test(word.text))
  return at <= from ? null : { quantity: words.slice(from, at), price: words.slice(at + 1) }
}

/** "Colour: green", a period of service, a price in words, smaller or lighter print: details of the item, not its name. */
const isRemark = (words: readonly Word[], above: readonly Word[], evidence: Evidence): boolean => {
  const text = words.map((word) => word.text).join(' ')
  return (
    /^(?!\p{Ll}+\s)[\p{L}\s.-]{2,40}\s?:(?:\s|$)/u.test(text) ||
    saysPeriod.test(text) ||
    words.some(({ text: own }, index) => own === ':' && index < 4) ||
    isPeriod(words, evidence) ||
    (!setAlike(above, words) && !isCodeAlone(above))
  )
}

/** What lines under an item call the time it was done or charged in. */
const saysPeriod =
  /^(?:(?:abrechnungs|leistungs|liefer|miet|service)zeitraum|(?:service|billing|rental|delivery) period|period of (?:service|performance)|période (?:de|du|d’|d')|periodo (?:di|de)|período (?:de|do)|factuurperiode|leverperiode)/iu

/** An article's number on the first line: what stands under it, set otherwise, is the description. */
const isCodeAlone = (words: readonly Word[]): boolean =>
  words.length === 1 && /^(?=.*[\d-])(?=.*\p{Lu})[\p{Lu}\d./-]{4,}$/u.test(words[0]?.text ?? '')

/** "May 1 – May 31, 2026", "from 1.5. to 31.5.2026": nothing but two dates. */
function isPeriod(words: readonly Word[], evidence: Evidence): boolean {
  const dates = valuesIn(words, 'date', evidence)
  const text = printedText(words)
  if (/^\d{1,2}\.\d{1,2}\.\d{2,4}\s?[-–]/u.test(text)) return true
  const rest = words.filter((word) => !dates.some((date) => date.words.includes(word)))
  return dates.length > 0 && /\s[-–—]\s|\s(?:to|bis|au|al|tot|a|até)\s/u.test(text) && rest.length <= 4 && words.length >= 5
}
