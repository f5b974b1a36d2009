import { expect, it } from 'vitest'
import { definition, documentOf, field, sheet, table } from '../../viewer/testing.ts'
import { withFieldOf } from './template-fields.ts'

const document = documentOf(
  [
    table([
      ['Item', 'Amount'],
      ['Rent', '12.00'],
    ]),
  ],
  [sheet([field('invoice_number', 'A-1')], { definitions: [definition('invoice_number')] })],
)

it('boxes that are pressed become fields, once each: fields by their name, cells as columns of one list', () => {
  const cell = (row: number, column: number) => ({ kind: 'cell', table: 0, row, column }) as const
  let fields = withFieldOf(document, { kind: 'field', sheet: 0, path: { name: 'invoice_number' } }, [])
  for (const target of [cell(1, 0), cell(1, 1), cell(1, 1)]) fields = withFieldOf(document, target, fields)
  expect(fields.map(({ name, kind, fields: columns }) => [name, kind, columns.map((column) => column.name)])).toEqual([
    ['invoice_number', 'text', []],
    ['table_1', 'list', ['item', 'amount']],
  ])
})
