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
