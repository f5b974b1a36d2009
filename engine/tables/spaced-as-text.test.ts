import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { isSpacedAsText } from './spaced-as-text.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('lines no word of which stands further from the next than a space are text, whatever was taken for a cell', () => {
  const cells = (lines: readonly (readonly Word[])[]) =>
    lines.flatMap((words, row) => words.map((word, column) => ({ row, column, rowSpan: 1, columnSpan: 1, words: [word] })))
  const [first, second] = ['wool hemp reed.', 'silk jute yarn.'].map((text, i) =>
    typeset(text, { baseline: 100 + 12 * i, family: 'Courier' }),
  )
  const apart = [...typeset('silk jute', { baseline: 112, family: 'Courier' }), ...typeset('yarn.', { baseline: 112, left: 150 })]
  expect(isSpacedAsText(cells([first ?? [], second ?? []]))).toBe(true)
  expect(isSpacedAsText(cells([first ?? [], apart]))).toBe(false)
})

test('the words of a justified column are no table, however they fall below one another', () => {
  const lines: readonly (readonly [string, number])[] = [
    ['When the loom was at rest', 5],
    ['water came down the other side', 4],
    ['none knew where of all', 7],
    ['hand came from there and then', 4],
    ['many would be seen there', 6],
  ]
  const justified = lines.map(([text, space]) => ` |   ${text.replaceAll(' ', ' '.repeat(space)).padEnd(52)}|`).join('\n')
  const frame = ` +${'-'.repeat(55)}+`
  expect(read(`${frame}\n${justified}\n${frame}`)).toEqual([])
})

test('words of sentences that fall below one another are no table where their cells end amid them', () => {
  expect(
    read(`
 Everyone is    permitted to   copy   and   distribute
 of this        licence        but    not   to change it
 what it says   is the         same   for   all of them
`),
  ).toEqual([])
})

test('figures that stand evenly in all rows alike are a table', () => {
  expect(
    read(`
 Place   Wool   Hemp   Jute
 North   1204   2310   4112
 South   1310   2120   1990
 Coast   3114   1150   1337
`),
  ).toHaveLength(1)
})
