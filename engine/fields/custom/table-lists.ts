// Named lists of objects, read from tables whose titles match the fields of the objects.

import type { Cell, FieldDefinition, Table, Value } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { found } from '../prose/found.ts'
import { titlesOver } from '../reading/column-titles.ts'
import { stemOf, withLabels } from '../reading/label-words.ts'
import { tokensOf } from '../reading/labels.ts'
import type { FoundList, FoundValue, ReaderInput } from '../reading/reader.ts'
import { readAs } from '../reading/values-in.ts'

/** The lists that tables of the document fill; of several tables with the same titles, all rows. */
export function tableLists({ blocks, evidence, definitions }: ReaderInput): readonly FoundList[] {
  const tables = blocks.filter((block) => block.kind === 'table')
  return definitions.flatMap((definition): FoundList[] => {
    if (definition.kind !== 'list') return []
    const fields = withLabels(definition.fields)
    const matched = tables.map((table) => ({ table, columns: columnsFor(table, fields) }))
    const most = Math.max(0, ...matched.map(({ columns }) => columns.size))
    // One title alone may stand over any table; a list of one field asks for no more.
    if (most < Math.min(2, fields.length)) return []
    const items = matched
      .filter(({ columns }) => columns.size === most)
      .flatMap(({ table, columns }) => rowsOf(table, columns, fields, evidence))
    return items.length === 0 ? [] : [{ name: definition.name, items }]
  })
}

/** Which column of the table holds which field: by the words over it. */
function columnsFor(table: Table, fields: readonly FieldDefinition[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>()
  const taken = new Set<number>()
  for (const wanted of ['the same words', 'some of the words'] as const)
    for (const { name, synonyms } of fields) {
      if (columns.has(name)) continue
      const at = table.columns.findIndex(
        ({ title }, column) => title !== null && !taken.has(column) && synonyms.some((label) => fits(title, label, wanted)),
      )
      if (at >= 0) {
        columns.set(name, at)
        taken.add(at)
      }
    }
  return columns
}

function fits(title: string, label: string, wanted: 'the same words' | 'some of the words'): boolean {
  const printed = tokensOf(title).map(stemOf)
  const asked = tokensOf(label).map(stemOf)
  if (printed.length === 0 || asked.length === 0) return false
  if (wanted === 'the same words') return printed.join(' ') === asked.join(' ')
  return asked.every((token) => printed.includes(token)) && printed.length <= asked.length + 2
}

function rowsOf(
  table: Table,
  columns: ReadonlyMap<string, number>,
  fields: readonly FieldDefinition[],
  evidence: Evidence,
): readonly (readonly FoundValue[])[] {
  const rows = Array.from({ length: table.rowCount - table.headerRows }, (_, index) => index + table.headerRows)
  return rows.flatMap((row) => {
    const cells = table.cells.filter((cell) => cell.row === row)
    const item = fields.flatMap((field): FoundValue[] => {
      const column = columns.get(field.name)
      const cell = cells.find((one) => one.column === column && one.columnSpan === 1)
      if (cell === undefined) return []
      return (valueOfCell(field, cell, evidence) ?? []).map((value) => ({ ...value, label: titlesOver(table, cell.column) }))
    })
    return item.length === 0 || (columns.size > 1 && item.length === 1 && cells.some(({ columnSpan }) => columnSpan > 1)) ? [] : [item]
  })
}

function valueOfCell({ name, kind }: FieldDefinition, cell: Cell, evidence: Evidence): FoundValue[] | null {
  const words = cell.lines.flatMap((line) => line.words)
  if (words.length === 0) return null
  const typed =
    cell.value !== null && cell.value.kind === kind ? cell.value : typedAs(kind, words.map(({ text }) => text).join(' '), evidence)
  const one = typed === null ? null : found(name, typed, words, 0.85 * Math.min(1, cell.confidence + 0.1))
  return one === null ? null : [one]
}

/** An amount of money where a number is asked for, as a JSON Schema does that has no other word for it: its figures. */
function typedAs(kind: FieldDefinition['kind'], text: string, evidence: Evidence): Value | null {
  const money = kind === 'number' ? readAs('money', text, evidence) : null
  return readAs(kind, text, evidence) ?? (money?.kind === 'money' ? { kind: 'number', text: money.text, number: money.amount } : null)
}
