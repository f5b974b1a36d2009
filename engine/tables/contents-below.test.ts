import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const figures = `
 Place        Opened       Visits      Fee      Open
 Aurora       10.06.2017    1,204      9.93     12,112
 Bella        23.10.2018    2,310     13.20      9,993
 Calvillo     02.02.2019    4,112      7.40     54,554
 Total                      7,626     30.53     76,659`
const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('a table of contents right below a table is no part of it, nor is the caption above that', () => {
  const found = read(`${figures}
 Table 3: Of steady places
 1 Committee on works                                        4
 2 The ordinary engine                                       6
 3 Network of temperature                                    6
 4 Period of the harbour                                    11
`)
  expect(found[0]?.map(([first]) => first)).toEqual(['Place', 'Aurora', 'Bella', 'Calvillo', 'Total'])
  expect(found.flat(2).join(' ')).not.toContain('Committee')
})

test('numbered rows whose last figures fall and rise are rows', () => {
  const found = read(`
 No. Place             Opened        Visits
 1 Aurora lower        10.06.2017        14
 2 Bella vista         23.10.2018         6
 3 Calvillo bridge     02.02.2019        96
 4 Dolores harbour                       11
 5 Esperia river                         10
 6 Forecast                              41
`)
  expect(found[0]?.length).toBe(7)
})

test('a sentence below a table of contents goes with it', () => {
  const found = read(`${figures}
 1 Committee on works                                        4
 2 The ordinary engine                                       6
 3 Network of temperature                                    6
 Leaf temperature on between newer that forecast.
`)
  expect(found[0]?.map(([first]) => first)).toEqual(['Place', 'Aurora', 'Bella', 'Calvillo', 'Total'])
})

test('a sentence and a caption between a rule below a table and the next one part the two', () => {
  const found = tables(
    pageOf(`
 *Opened*     *Object*        *Net*      *Units*
 11/11/2025   Before the     927.90    5,144,767
 27/01/2025   With all       615.42      214,548
------------------------------------------------
 *Total*                                5,359,315

 Transport and filter of the filters.

 Table 3: Port of the engine

------------------------------------------------
 *Station*    *Description*   *Visits*   *Day*
------------------------------------------------
 With before  Between        1,287    12.12.2025
 Valley       Under the     96,173    08.02.2025
 Material     Grand         40,322    03.08.2025
------------------------------------------------
`),
  ).tables
  expect(found.map((table) => textsOf(table)[0]?.[0])).toEqual(['Opened', 'Station'])
  expect(found.map((table) => textsOf(table).at(-1)?.[0])).toEqual(['Total', 'Material'])
})

test('titles, drawn dots and the numbers of pages are no table', () => {
  const page = pageOf(`
 1 Concrete for it                                     5
 2 Layers and effects                                  5
 3 A calendar of the network and of what follows       7
 4 The old inventory                                   7
 And then the text goes on with a sentence over the line.
`)
  const rulings = [...Map.groupBy(page.words, ({ baseline }) => baseline).values()].slice(0, 4).map((line) => {
    const [title, number] = [line.at(-2), line.at(-1)]
    const y = (number?.baseline ?? 0) + 3.3
    return { from: { x: (title?.box.right ?? 0) + 0.5, y }, to: { x: (number?.box.left ?? 0) - 0.5, y }, thickness: 0.75 }
  })
  expect(tables({ ...page, rulings }).tables.map(textsOf)).toEqual([])
})

test('a table of contents whose entries are underlined is no table, nor is a part of it', () => {
  const entries = [
    'Results|3',
    '  1 Item|3',
    '  2 Flow of work|3',
    '  3 Filters|4',
    '  4 Tags|5',
    'Methods|6',
    '  1 Flow of work|6',
    '  2 Filters|7',
    '  3 Clusters|8',
    '  4 Species|10',
    '  5 Variety|11',
    'Help|16',
  ]
  const picture = entries.map((entry) => {
    const [title = '', page = ''] = entry.split('|')
    return ` ${title.padEnd(40)}${page.padStart(4)}\n ${' '.repeat(title.length - title.trimStart().length)}${'-'.repeat(44 - (title.length - title.trimStart().length))}`
  })
  expect(read(`\n${picture.join('\n')}\n`)).toEqual([])
})
