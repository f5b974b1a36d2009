import { expect, test } from 'vitest'
import { textOfLines } from '../model/index.ts'
import type { LaidOutPage } from '../stages.ts'
import { tables } from '../tables/index.ts'
import { lineHeight, pageOf } from '../tables/text-picture.ts'
import { joinContinuedTables } from './continued-tables.ts'
import { linesOf } from './same-titles.ts'

/** Pages laid out as tables and what stands between them, each from its picture; the first stands at the foot of its page. */
function pages(...pictures: readonly string[]): readonly LaidOutPage[] {
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
const rowsOf = (laidOut: readonly LaidOutPage[]) =>
  joinContinuedTables(laidOut).map(({ regions }) =>
    regions.map((region) =>
      region.kind === 'table'
        ? Array.from({ length: region.table.rowCount }, (_, row) =>
            region.table.cells.filter((cell) => cell.row === row).map((cell) => textOfLines(cell.lines).replaceAll('\n', ' ')),
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
const second = `
 KX4077   Procedure and delivery       13:32   487,862
 T5431    Concrete is the committee    08:57   447,404
 KX1645   Flat bed and line            23:13     7,456
`

test('the rest of a row that a page cut stands above the rows of the next and goes on in its cell', () => {
  const [begun, next] = rowsOf(pages(first, `          temperature of the bridge${second}`))
  expect(begun?.at(-1)).toHaveLength(7)
  expect(begun?.at(-1)?.[3]).toEqual(['AB2261', 'Northern water and the old temperature of the bridge', '07:20', '19,207'])
  expect(next).toEqual([])
})

test('a text above the rows of the next page that begins anew, or where no column does, is none', () => {
  for (const above of ['          Temperature of the bridge', '   temperature of the bridge']) {
    const [, next] = rowsOf(pages(first, `${above}${second}`))
    expect(next?.[0]).toBe(above.trim())
  }
})
