import { describe, expect, it } from 'vitest'
import { textOfLines } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import type { LaidOutPage } from '../stages.ts'
import { tables } from '../tables/index.ts'
import { pageOf } from '../tables/text-picture.ts'
import { joinContinuedTables } from './continued-tables.ts'
import { linesOf } from './same-titles.ts'

/** Points that a row is high, and the edges of the columns. */
const high = 20
const [left, between, right] = [60, 150, 400]

/** A page with rows of a grid from `top` on; the last of them may stand alone, and a footer below. */
function pageWith(number: number, top: number, rows: readonly (readonly [string, string])[], isRuled = true): LaidOutPage {
  const words = rows.flatMap(([name, text], i) => {
    const baseline = top + i * high + 14
    return [...typeset(name, { page: number, left: left + 5, baseline }), ...typeset(text, { page: number, left: between + 5, baseline })]
  })
  const footer = typeset(String(number), { page: number, left: 300, baseline: 820, size: 8 })
  const bottom = top + rows.length * high
  const rulings = [
    ...Array.from({ length: rows.length + 1 }, (_, i) => top + i * high).map((y) => ({
      from: { x: left, y },
      to: { x: right, y },
      thickness: 0.5,
    })),
    ...[left, between, right].map((x) => ({ from: { x, y: top }, to: { x, y: bottom }, thickness: 0.5 })),
  ]
  const read = pageOf('', { number, words: [...words, ...footer], rulings: isRuled ? rulings : [] })
  const { page, tables: found, rest } = tables(read)
  const regions = [
    ...linesOf(rest).map((line) => ({
      kind: line.words[0]?.text === String(number) ? ('furniture' as const) : ('prose' as const),
      place: { page: number, box: line.box },
      lines: [line],
    })),
    ...found.map((table) => ({
      kind: 'table' as const,
      place: table.places[0] ?? { page: number, box: read.words[0]?.box ?? { left: 0, top: 0, right: 0, bottom: 0 } },
      table,
    })),
  ].sort((a, b) => a.place.box.top - b.place.box.top)
  return { page, regions: regions as LaidOutPage['regions'], issues: [] }
}
const joined = (pages: readonly LaidOutPage[]): readonly (readonly unknown[])[] =>
  joinContinuedTables(pages).map(({ regions }) =>
    regions.flatMap((region): readonly unknown[] =>
      region.kind === 'table'
        ? [
            Array.from({ length: region.table.rowCount }, (_, row) =>
              region.table.cells.filter((cell) => cell.row === row).map(({ lines }) => textOfLines(lines)),
            ),
          ]
        : region.kind === 'prose'
          ? [textOfLines(region.lines)]
          : [],
    ),
  )

const first = [['Given', 'by name and by hand']] as const
const rest = [
  ['Changed', 'hardly ever in winter'],
  ['Kept', 'in the attic of the house'],
  ['Known', 'to two of us and to nobody else'],
] as const

describe('a row alone at the foot of a page', () => {
  it('is the first of the table that begins the next page, where a rule as wide is drawn below it', () => {
    expect(joined([pageWith(1, 740, first), pageWith(2, 60, rest)])).toEqual([[[...first, ...rest]], []])
  })

  it('is none where no rule is drawn below it', () => {
    expect(joined([pageWith(1, 740, first, false), pageWith(2, 60, rest)])).toEqual([['Given by name and by hand'], [rest]])
  })

  it('is none where the next table begins further down', () => {
    expect(joined([pageWith(1, 740, first), pageWith(2, 400, rest)])).toEqual([['Given by name and by hand'], [rest]])
  })
})
