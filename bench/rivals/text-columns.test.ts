import { expect, test } from 'vitest'
import { tablesInLayout } from './text-columns.ts'

const texts = (page: string) => tablesInLayout(page).map((rows) => rows.map((row) => row.map(({ text }) => text)))

test('parts columns at the gaps that lines share', () => {
  const page = [
    'Some prose that runs over the page.',
    '',
    '',
    'Name               Amount   Tax',
    'Rent                1 200   240',
    'Heat and light         90',
    'Water                  35     7',
  ].join('\n')
  expect(texts(page)).toEqual([
    [
      ['Name', 'Amount', 'Tax'],
      ['Rent', '1 200', '240'],
      ['Heat and light', '90', ''],
      ['Water', '35', '7'],
    ],
  ])
})

test('keeps one line between two rows and ends the table at two', () => {
  const page = ['a  1', 'wrapped', 'b  2', '', 'c  3', '', '', 'd  4', 'e  5'].join('\n')
  expect(texts(page)).toEqual([
    [
      ['a', '1'],
      ['wrapped', ''],
      ['b', '2'],
      ['c', '3'],
    ],
    [
      ['d', '4'],
      ['e', '5'],
    ],
  ])
})

test('makes no table of prose or of a single line of pieces', () => {
  expect(tablesInLayout('One line of prose.\nAnother line of it.\n\nleft     right\n')).toEqual([])
})
