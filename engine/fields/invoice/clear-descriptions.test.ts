import { expect, test } from 'vitest'
import { type Answer, read, row } from './sample.ts'

const head = row(100, [50, 'Description'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount'])
const sureness = ({ found }: Answer, name: string): readonly (number | undefined)[] =>
  (found.lists.find((list) => list.name === 'line_items')?.items ?? []).map((item) => item.find((value) => value.name === name)?.confidence)

test('a description alone in its column is sure where its row reckons, whether it has one line or two', () => {
  const answer = read(
    ...head,
    ...row(120, [50, 'Copper kettle'], [300, '2'], [380, '40.00'], [480, '80.00']),
    ...row(140, [50, 'Mending of two lids,'], [300, '1'], [380, '15.00'], [480, '15.00']),
    ...row(152, [50, 'with new handles']),
    ...row(190, [380, 'Total'], [480, '95.00']),
  )
  expect(answer.items.map(({ description }) => description)).toEqual(['Copper kettle', 'Mending of two lids, with new handles'])
  expect(sureness(answer, 'description')).toEqual([0.95, 0.95])
})

test('a description with small print left out under it, or with details or a number in it, is not', () => {
  const answer = read(
    ...head,
    ...row(120, [50, 'Copper kettle', { bold: true }], [300, '2'], [380, '40.00'], [480, '80.00']),
    ...row(131, [50, 'hammered, holds four pints', { size: 8 }]),
    ...row(150, [50, 'Ladle: long'], [300, '1'], [380, '15.00'], [480, '15.00']),
    ...row(170, [50, 'LX-200 Lid'], [300, '1'], [380, '5.00'], [480, '5.00']),
    ...row(210, [380, 'Total'], [480, '100.00']),
  )
  for (const sure of sureness(answer, 'description')) expect(sure).toBeLessThan(0.9)
  expect(sureness(answer, 'description')[0]).toBeLessThan(sureness(answer, 'description')[1] ?? 0)
})

test('a description under an article number is not, for more than a name stands in its column', () => {
  const answer = read(
    ...head,
    ...row(120, [50, 'CK-100'], [300, '2'], [380, '40.00'], [480, '80.00']),
    ...row(132, [50, 'Copper kettle']),
    ...row(144, [50, 'lent free of charge until May']),
    ...row(170, [50, 'LL-200'], [300, '1'], [380, '15.00'], [480, '15.00']),
    ...row(182, [50, 'Long ladle']),
    ...row(220, [380, 'Total'], [480, '95.00']),
  )
  expect(answer.items.map(({ item_number }) => item_number)).toEqual(['CK-100', 'LL-200'])
  for (const sure of sureness(answer, 'description')) expect(sure).toBeLessThan(0.9)
})

test('two texts whose amounts come to a sum prove nothing, three do', () => {
  const two = [...row(100, [50, 'Description'], [480, 'Amount']), ...row(120, [50, 'Firing of tiles'], [480, '80.00'])]
  const more = [...two, ...row(140, [50, 'Glazing'], [480, '20.00'])]
  const sure = (...rows: ReturnType<typeof row>): readonly (number | undefined)[] => sureness(read(...rows), 'amount')
  expect(sure(...more, ...row(180, [380, 'Total'], [480, '100.00']))).toEqual([0.8, 0.8])
  expect(sure(...more, ...row(160, [50, 'Carriage'], [480, '9.00']), ...row(200, [380, 'Total'], [480, '109.00']))).toEqual([
    0.95, 0.95, 0.95,
  ])
})
