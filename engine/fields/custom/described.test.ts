import { expect, test } from 'vitest'
import { ask, pageOf } from './sample.ts'

const page = pageOf([
  ['Keeper of the cellar key:', 50, 100],
  ['Jonas Ried', 220, 100],
  ['☒ Tasting wanted', 50, 120],
])

test('a field named otherwise is found by a description of a few words that is printed as a label, and is not sure', () => {
  const { fields } = ask(page, [
    { name: 'f1', title: 'Whom to ring', description: 'Keeper of the cellar key' },
    { name: 'f2', title: 'Sample', kind: 'tick', description: 'Tasting wanted' },
  ])
  expect(fields.map(({ name, value }) => [name, value.kind === 'tick' ? value.ticked : value.text])).toEqual([
    ['f1', 'Jonas Ried'],
    ['f2', true],
  ])
  expect(Math.max(...fields.map(({ confidence }) => confidence))).toBeLessThan(0.9)
})
