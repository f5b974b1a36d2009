import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('descriptions in small letters, each in the row of what it describes, are cells and no sentences that go on', () => {
  expect(
    read(`
 Function      Arguments    Returns
 width         any          result of the first parser
 count         multiple     result of the second parser that is asked
 length        string       number of letters in it
 search        strings      place of the first letter of the key
 part          multiple     letters from begin to end
 trim          string       letters without space around them
`),
  ).toEqual([
    [
      ['Function', 'Arguments', 'Returns'],
      ['width', 'any', 'result of the first parser'],
      ['count', 'multiple', 'result of the second parser that is asked'],
      ['length', 'string', 'number of letters in it'],
      ['search', 'strings', 'place of the first letter of the key'],
      ['part', 'multiple', 'letters from begin to end'],
      ['trim', 'string', 'letters without space around them'],
    ],
  ])
})

test('texts of one column stay in their table when most of them are long, as long as a label stands before each', () => {
  const long = read(`
 Alder    =>    timber for boats and piers (in water)
 Birch    =>    (timber for chairs and light tables)
 Cedar    =>    (timber for chests, roofs and boxes)
 Elder    =>    (no timber)
 Maple    =>    (timber for violins and best floors)
 Olive    =>    (timber for bowls and small carvings)
`)
  expect(long).toHaveLength(1)
  expect(long[0]?.map((row) => row[2])).toEqual([
    'timber for boats and piers (in water)',
    '(timber for chairs and light tables)',
    '(timber for chests, roofs and boxes)',
    '(no timber)',
    '(timber for violins and best floors)',
    '(timber for bowls and small carvings)',
  ])
})

test('an index in two columns is no table', () => {
  expect(
    read(`
 anchors, 12, 14           ladders, 7
 bollards, 3               lanterns, 19, 22
 buoys, 8, 31              locks, 40–44
 cables, 5                 moorings, 2, 6
 capstans, 17              nets, 11
 docks, 9, 20              oars, 30
`),
  ).toEqual([])
})

test('a listing behind the numbers of its lines is no table, on a page that holds nothing else', () => {
  const page = pageOf(`
  1   begin group here now
  2   let local post = count
  3   if post then go on
  4   else
  5   end of group now
  6   done with all things
`)
  const isNumber = (word: Word) => /^\\d$/.test(word.text)
  const words = page.words.map((word) => (isNumber(word) || !word.font ? word : { ...word, font: { ...word.font, family: 'Courier' } }))
  expect(tables({ ...page, words }).tables).toEqual([])
})
