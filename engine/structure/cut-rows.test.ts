import { expect, test } from 'vitest'
import { textOfLines } from '../model/index.ts'
import type { LaidOutPage } from '../stages.ts'
import { tables } from '../tables/index.ts'
import { lineHeight, pageOf } from '../tables/text-picture.ts'
import { joinContinuedTables } from './continued-tables.ts'
import { linesOf } from './same-titles.ts'

/** Pages laid out as tables and what stands between them, each from its picture; the first stands at the foot of its page. */
function tablesOnPages(...pictures: readonly string[]): readonly LaidOutPage[] {
  return pictures.map((picture, index) => {
    const number = index + 1
    const read = pageOf(picture, { number })
    const down = index === 0 ? 842 - 60 - picture.trim().split('\n').length * lineHeight : 0
    const words = read.words.map((word) => ({
      ...word,
      page: number,
      baseline: word.baseline + down,
      box: { ...word.box, top: word.box.top + down, bottom: word.box.bottom + down },
    }))
    const { page, tables: found, rest } = tables({ ...read, words })
    const regions = [
      ...linesOf(rest).map((line) => ({ kind: 'prose' as const, place: { page: number, box: line.box }, lines: [line] })),
      ...found.map((table) => ({
        kind: 'table' as const,
        place: table.places[0] ?? { page: number, box: { left: 0, top: 0, right: 0, bottom: 0 } },
        table,
      })),
    ].sort((a, b) => a.place.box.top - b.place.box.top)
    return { page, regions, issues: [] }
  })
}
/** What stands on each page when tables that run over page breaks are whole: the rows of a table, the text of prose. */
const wholeRows = (laidOut: readonly LaidOutPage[]) =>
  joinContinuedTables(laidOut).map(({ regions }) =>
    regions.map((region) =>
      region.kind === 'table'
        ? Array.from({ length: region.table.rowCount }, (_, row) =>
            region.table.cells
              .filter((cell) => cell.row === row)
              .toSorted((a, b) => a.column - b.column)
              .map((cell) => textOfLines(cell.lines).replaceAll('\n', ' ')),
          )
        : region.kind === 'prose'
          ? textOfLines(region.lines)
          : null,
    ),
  )

const first = `
 AB1915   The harbour and the bridge   12:47   689,522
 QR6097   Building and cooling         19:09   601,392
 QR0145   A machine which the bridge   05:11   906,882
 AB2261   Northern water and the old   07:20    19,207
`
const wrapped = `
 AB1915   The harbour and bridge   12:47   689,522
          Northern water
 QR6097   Building and cooling     19:09   601,392
          Machine which the
 QR0145   A machine which bridge   05:11   906,882
          Temperature
 AB2261   Northern water and old   07:20    19,207
`
const second = `
 KX4077   Procedure and delivery       13:32   487,862
 T5431    Concrete is the committee    08:57   447,404
 KX1645   Flat bed and line            23:13     7,456
`

test('the rest of a row that a page cut stands above the rows of the next and goes on in its cell', () => {
  const [begun, next] = wholeRows(tablesOnPages(first, `          temperature of the bridge${second}`))
  expect(begun?.at(-1)).toHaveLength(7)
  expect(begun?.at(-1)?.[3]).toEqual(['AB2261', 'Northern water and the old temperature of the bridge', '07:20', '19,207'])
  expect(next).toEqual([])
})

test('a text above the rows of the next page that begins anew, or where no column does, is none', () => {
  for (const above of ['          Temperature of the bridge', '   temperature of the bridge']) {
    const [, next] = wholeRows(tablesOnPages(first, `${above}${second}`))
    expect(next?.[0]).toBe(above.trim())
  }
})

test('what it begins with does not matter where the texts of the column take up several lines', () => {
  const [begun, next] = wholeRows(tablesOnPages(wrapped, `          Temperature of bridge${second}`))
  expect(begun?.at(-1)?.[3]).toEqual(['AB2261', 'Northern water and old Temperature of bridge', '07:20', '19,207'])
  expect(next).toEqual([])
})

const movements = `
 *Date*    *Text*                *Check*   *Out*      *In*     *Balance*
 1 Aug     Corner Roasters        1040    12.50                  987.50
 2 Aug     Halden Robotics                           400.00    1,387.50
 3 Aug     Northside Water        1041    87.50                1,300.00
 4 Aug     Dana Whitlock                              20.00    1,320.00
 5 Aug     Evergreen Power        1042    20.00                1,300.00
`

test('rows of the next page that leave columns empty stand in those of the table before', () => {
  const [begun, next] = wholeRows(
    tablesOnPages(
      movements,
      `
 6 Aug     Corner Roasters                10.00                1,290.00
 7 Aug     Northside Water                90.00                1,200.00
 8 Aug     Evergreen Power                20.00                1,180.00
`,
    ),
  )
  expect(next).toEqual([])
  expect(begun?.at(-1)?.slice(-3)).toEqual([
    ['6 Aug', 'Corner Roasters', '', '10.00', '', '1,290.00'],
    ['7 Aug', 'Northside Water', '', '90.00', '', '1,200.00'],
    ['8 Aug', 'Evergreen Power', '', '20.00', '', '1,180.00'],
  ])
})

test('a table with texts in other places is one of its own', () => {
  const [, next] = wholeRows(
    tablesOnPages(
      movements,
      `
 Roof    Corner of the road     10.00      90.00
 Wall    Northside of it        90.00      20.00
 Door    Evergreen              20.00      80.00
 Post    Evergreen              30.00      70.00
`,
    ),
  )
  expect(next).toHaveLength(1)
})

test('a row of sums below the last rows of a table that runs over pages is its own', () => {
  const [begun, next] = wholeRows(
    tablesOnPages(
      movements,
      `
 6 Aug     Corner Roasters        1043    10.00                1,290.00
 7 Aug     Northside Water                            90.00    1,380.00
 8 Aug     Evergreen Power        1044    20.00                1,360.00

 *Closing-balance-of-the-account-in-August*                    *1,360.00*

 All sums are in dollars.
`,
    ),
  )
  expect([begun?.at(-1)?.at(-1)].flat().filter((text) => text !== '')).toEqual(['Closing-balance-of-the-account-in-August', '1,360.00'])
  expect(next).toEqual(['All sums are in dollars.'])
})

test('lines without a label in the few rows of the next page go on with the row above them', () => {
  const [begun, next] = wholeRows(
    tablesOnPages(
      wrapped,
      `
 KX4077   Procedure and delivery   13:32   487,862
          Northern
          18834410297
          Harbour
 KX1645   Flat bed and line        23:13     7,456
 KX1646   Building and line        23:14     9,456
 KX1647   Northern and line        23:15     9,457
`,
    ),
  )
  expect(next).toEqual([])
  expect(begun?.at(-1)?.slice(-4)).toEqual([
    ['KX4077', 'Procedure and delivery Northern 18834410297 Harbour', '13:32', '487,862'],
    ['KX1645', 'Flat bed and line', '23:13', '7,456'],
    ['KX1646', 'Building and line', '23:14', '9,456'],
    ['KX1647', 'Northern and line', '23:15', '9,457'],
  ])
})
