import { expect, test } from 'vitest'
import { judgedValues, type Kit } from './judged.ts'

const kit: Kit = {
  canonical: (value, type) =>
    value === null || value === undefined ? null : type === 'money' ? String(Number(value)) : String(value).toLowerCase(),
  // Few enough rows here that the best mate of each in turn is the best assignment.
  assign: (weights) => {
    const taken = new Set<number>()
    return weights.map((row) => {
      const best = row.reduce((at, weight, index) => (!taken.has(index) && weight > (row[at] ?? 0) ? index : at), -1)
      if (best >= 0) taken.add(best)
      return best
    })
  },
}
const given = (value: string, confidence: number) => ({ value, confidence })

test('values are judged one by one, with how sure each was said to be, and those the truth says nothing of are left out', () => {
  const truth = { fields: { gross_total: '12.00', seller_name: 'Kiln & Co' }, types: { gross_total: 'money' }, keys: ['due_date'] }
  const prediction = {
    gross_total: given('12.0', 0.97),
    seller_name: given('Kiln', 0.6),
    due_date: given('2024-05-01', 0.9),
    note: given('-', 1),
  }
  expect(judgedValues(truth, prediction, kit)).toEqual([
    { family: 'money', name: 'gross_total', confidence: 0.97, right: true },
    { family: 'string', name: 'seller_name', confidence: 0.6, right: false },
    { family: 'string', name: 'due_date', confidence: 0.9, right: false },
  ])
})

test('cells are judged in the row of the truth that they are most like, and rows that it has not are wrong', () => {
  const truth = {
    line_items: [{ description: 'Pine board', amount: '4.00' }, { description: 'Glue' }],
    item_types: { description: 'string', amount: 'money' },
  }
  const line_items = [
    { description: given('Glue', 0.9), amount: given('1.00', 0.8) },
    { description: given('Pine', 0.7), amount: given('4', 0.95) },
    { description: given('Sum', 0.5) },
  ]
  expect(judgedValues(truth, { line_items }, kit).map(({ family, confidence, right }) => [family, confidence, right])).toEqual([
    ['line_items.description', 0.9, true],
    ['line_items.description', 0.7, false],
    ['line_items.amount', 0.95, true],
    ['line_items.description', 0.5, false],
  ])
})

test('a pair of a form is right once, by its letters', () => {
  const pairs = [given('Oak 7', 0.9), given('oak 7', 0.8)].map((pair) => ({ ...pair, key: 'Street:' }))
  expect(judgedValues({ pairs: [{ key: 'Street', value: 'Oak 7' }] }, { pairs }, kit).map(({ right }) => right)).toEqual([true, false])
})
