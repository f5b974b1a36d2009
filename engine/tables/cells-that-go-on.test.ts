import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

/** The page with its lines so far apart as is said for each, in points. */
function spaced(picture: string, gaps: readonly number[]) {
  const page = pageOf(picture)
  const tops = [...new Set(page.words.map(({ box }) => box.top))].sort((a, b) => a - b)
  const moved = new Map(tops.map((top, i) => [top, gaps.slice(0, i).reduce((sum, gap) => sum + gap, 0) - (top - (tops[0] ?? 0))]))
  const down = (word: Word): Word => {
    const by = moved.get(word.box.top) ?? 0
    return { ...word, baseline: word.baseline + by, box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by } }
  }
  return { ...page, words: page.words.map(down) }
}

test('the last lines of a cell below the other cells of its row stay in it, where the rows run off the page without a rule', () => {
  const table = onlyTable(`
-------------------------------------------------
 *No.*  *Town*      *Remarks*              *Open*
-------------------------------------------------
 1      Aurora      Ferry seen from the     ●
                    island and the bridge
 2      Bella       Harbour with the old    ●
        Vista       lighthouse and all
                    that stands around it
`)
  expect(textsOf(table).at(-1)).toEqual(['2', 'Bella Vista', 'Harbour with the old lighthouse and all that stands around it', '●'])
})

const wrapped = `
 *Name*       *Remarks*                *Phone*
 Vale         The surface which the    228263
              harbour needs
 Which        That harbour flows on    383188
 War north    Deposit that is found    618681
 Woodbridge   Measurement
 Household    Cooling carries hills    735211
              Water remains simple
 Forecast     Building wide surface    284571
`

test('a line with a label and a text goes on with the row above where it alone lacks the value that all others with a label have', () => {
  expect(textsOf(onlyTable(wrapped)).find(([label]) => label?.startsWith('War'))).toEqual([
    'War north Woodbridge',
    'Deposit that is found Measurement',
    '618681',
  ])
})

test('such a line is a row of its own where no text of the table is wrapped in a column by itself', () => {
  const rows = textsOf(onlyTable(wrapped.replace(/^ {14}.*\n/gmu, '')))
  expect(rows.map(([label]) => label)).toContain('Woodbridge')
})

test('lines that had no room go on with their row though they stand hardly closer than rows', () => {
  const page = spaced(
    `
 No.   Place          Sum
 1     Port        45,950
 2     Lower arm   11,020
 3     For sure    75,410
 4     Committee   85,130
       shows
`,
    [20, 17, 17, 17, 14],
  )
  expect(tables(page).tables.map(textsOf)[0]?.at(-1)).toEqual(['4', 'Committee shows', '85,130'])
})

test('lines of cells are told from rows by two distances, though the farther is but a quarter more', () => {
  const page = spaced(
    `
 Name         Remarks                    Sum
 Carries      Which stands in front of   112
              all buildings here
 Between and  Harbour and the bridge     310
 history      which is beside it
 Regulation   Deposit that was found     554
              below the surface
 Forecast     Water remains in there     990
 of storms    during all of summer
`,
    [15, 12, 15, 12, 15, 12, 15, 12],
  )
  expect(
    tables(page)
      .tables.map(textsOf)[0]
      ?.map(([label]) => label),
  ).toEqual(['Name', 'Carries', 'Between and history', 'Regulation', 'Forecast of storms'])
})
