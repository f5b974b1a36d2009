import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { leadersIn } from './contents.ts'
import { dottedIndexIn } from './dotted-index.ts'

const names = ['anchor', 'bollard', 'capstan', 'davit', 'ensign', 'fender']
/** Names that dots lead from, in two columns, with what `last` says behind them. */
const rows = (last: (i: number) => string) =>
  names.flatMap((name, i) =>
    [60, 300].flatMap((left) => {
      const baseline = 100 + 12 * i
      return [...typeset(`${name} ........`, { left, baseline }), ...typeset(last(i), { left: left + 150, baseline })]
    }),
  )
const found = (last: (i: number) => string) => {
  const words = rows(last)
  return dottedIndexIn(words, leadersIn(words))
}

test('entries that lead to pages by dots in two columns are an index from the first row to the last', () => {
  expect(found((i) => `${3 + i},`)).toEqual({ top: 91, bottom: 162.5 })
  expect(found((i) => `${3 + i}–${9 + i}`)).not.toBeNull()
})

test('prices behind dots are none', () => {
  expect(found((i) => `${3 + i}.50`)).toBeNull()
  expect(found((i) => `€${3 + i}`)).toBeNull()
})
