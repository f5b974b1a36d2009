// Which printed rows make one item: its figures may stand on a line of their own, its description on several.

import type { Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { CellRow } from '../reading/column-cells.ts'
import { printedText } from '../reading/printed-text.ts'
import { valuesIn } from '../reading/values-in.ts'

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
  for (const row of rows) {
    const cells = cellsByName(row, columns)
    const values = figures.filter((name) => isFigure(name, cells.get(name) ?? [], evidence))
    const current = items.at(-1)
    if (values.length > 0) {
      const open =
        current !== undefined &&
        row.baseline - current.last < 2.2 * row.size &&
        !figures.some((name) => cells.has(name) && current.cells.has(name))
      if (open && current !== undefined && !beginsItem(cells, current)) extend(current, cells, row)
      else {
        const own = new Map(cells)
        const described = own.has('description')
        if (pending !== null && row.baseline - pending.baseline < 2.2 * row.size)
          for (const [name, words] of pending.cells) if (!own.has(name)) own.set(name, words)
        items.push({ cells: own, last: row.baseline, lastText: described ? row.baseline : null, described: true })
      }
      pending = null
    } else if (current !== undefined && continues(current, cells, row)) extend(current, cells, row)
    else if (cells.has('description') || cells.has('position') || cells.has('item_number')) {
      if (current !== undefined) current.described = false
      pending = { cells, baseline: row.baseline }
    }
  }
  return items.map(({ cells }) => cells)
}

function cellsByName({ cells }: CellRow, columns: readonly string[]): Map<string, readonly Word[]> {
  const named = new Map<string, readonly Word[]>()
  cells.forEach((words, index) => {
    const name = columns[index] ?? ''
    if (name !== '' && words.length > 0) named.set(name, words)
  })
  return named
}

function isFigure(name: (typeof figures)[number], words: readonly Word[], evidence: Evidence): boolean {
  if (words.length === 0 || (!/\d/u.test(words[0]?.text ?? '') && !/\d/u.test(words[1]?.text ?? ''))) return false
  return valuesIn(words.slice(0, 4), name === 'quantity' ? 'number' : 'money', evidence).length > 0
}

/** A number of its own and a description of its own: the next item, though its figures come later. */
const beginsItem = (cells: ReadonlyMap<string, unknown>, current: Open): boolean =>
  (cells.has('position') && current.cells.has('position')) ||
  (cells.has('description') && current.cells.has('description') && cells.has('quantity'))

/** Text under an item goes on with it line by line; a wider space, a label of its own or a new number end it. */
function continues(current: Open, cells: ReadonlyMap<string, readonly Word[]>, row: CellRow): boolean {
  if (cells.has('position') && current.cells.has('position')) return false
  const near = row.baseline - current.last < 1.75 * row.size
  return near && (cells.has('description') || cells.has('item_number') || cells.has('position') || cells.has('unit'))
}

function extend(current: Open, cells: ReadonlyMap<string, readonly Word[]>, row: CellRow): void {
  for (const [name, words] of cells) {
    const own = current.cells.get(name)
    if (own === undefined) {
      if (name !== 'description' || current.described) current.cells.set(name, words)
      if (name === 'description') current.lastText = row.baseline
    } else if (
      name === 'description' &&
      current.described &&
      !isRemark(words) &&
      row.baseline - (current.lastText ?? current.last) < 1.75 * row.size
    ) {
      current.cells.set(name, [...own, ...words])
      current.lastText = row.baseline
    } else if (name === 'description') current.described = false
  }
  current.last = row.baseline
}

/** "Colour: green", a period of service, a price in words: details of the item, not its name. */
const isRemark = (words: readonly Word[]): boolean => {
  const text = printedText(words)
  return (
    /^[\p{L}\s.-]{2,40}\s?:(?:\s|$)/u.test(text) ||
    words.some(({ text: own }, index) => own === ':' && index < 4) ||
    /^\d{1,2}\.\d{1,2}\.\d{2,4}\s?[-–]/u.test(text)
  )
}
