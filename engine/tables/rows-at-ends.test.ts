import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

test('a heading like those within the table is its first row, and its last where the page ends below', () => {
  const table = onlyTable(`
 *North*
 Aurora     1,200      300
 Bella      5,800      950
 *Middle*
 Calvillo      40       12
 Dolores      310       20
 *South*
`)
  expect(textsOf(table).map(([label]) => label)).toEqual(['North', 'Aurora', 'Bella', 'Middle', 'Calvillo', 'Dolores', 'South'])
})

test('a bold line further away than headings within stand from their rows is none of them', () => {
  const table = onlyTable(`
 *North*

 Aurora     1,200      300
 Bella      5,800      950
 *Middle*
 Calvillo      40       12
 Dolores      310       20

 *South*
`)
  expect(textsOf(table).map(([label]) => label)).toEqual(['Aurora', 'Bella', 'Middle', 'Calvillo', 'Dolores'])
})

test('a code below a code is a row of its own though all are as long', () => {
  const table = onlyTable(`
 *Code*     *Visits*   *Nights*
 T7876      1,200      300
 T4210      5,800      950
 AB77
 KX29          40       12
 T6507        310       20
`)
  expect(textsOf(table).map(([label]) => label)).toEqual(['Code', 'T7876', 'T4210', 'AB77', 'KX29', 'T6507'])
})

test('a label that is shorter than the title of its column was not broken for want of room', () => {
  const table = onlyTable(`
 Name of the harbour       Visits     Nights
 Aurora                     1,200      300
 Bella                      5,800      950
 Dolores
 Esperia                       40       12
 Fontana                      310       20
`)
  expect(textsOf(table).map(([label]) => label)).toEqual(['Name of the harbour', 'Aurora', 'Bella', 'Dolores', 'Esperia', 'Fontana'])
})

test('a caption below pictures between two level rules of one length begins another table', () => {
  const { tables: found } = tables(
    pageOf(`
----------------------------------
 *Town*        *Visits*   *Nights*
----------------------------------
 Aurora        1,200      300
 Bella         5,800      950
----------------------------------

 The harbour            The old bridge
 Table 2: What was counted inland
----------------------------------
 *Town*        *Share*    *Part*
----------------------------------
 Calvillo        40       12
 Dolores        310       20
----------------------------------
`),
  )
  expect(found.map(({ rowCount }) => rowCount)).toEqual([3, 3])
})

/** A page of rows with the fills behind lines of the picture, counted from 0. */
const filled = (picture: string, bands: readonly number[], grey: number) =>
  pageOf(picture, { fills: bands.map((line) => ({ box: { left: 40, right: 500, top: 40 + line * 14, bottom: 54 + line * 14 }, grey })) })

test('below a filled head a row of many words in one cell ends no table', () => {
  const page = filled(
    `
 Hour     Purpose                                                                 Arrival
 11:28    the harbour in summer                                                   10:58
 12:41    the old bridge                                                          20:29
 15:32    a walk from the hall to the tower and on to the sea and the old ferry   16:04
 18:56    back home                                                               07:24
`,
    [0],
    0.2,
  )
  expect(tables(page).tables.map(({ rowCount }) => rowCount)).toEqual([5])
})

test('two tinted rows of figures are no heads of tables', () => {
  const page = filled(
    `
 Name      Remarks                Visits    Begins
 Aurora    seen from the wall        655    19:27
           and from the bridge
 Bella     not seen                  605    21:51
 Calvillo  seen from the tower       355    23:37
           at the end of the year
 Dolores   no remarks                499    08:00
`,
    [3, 6],
    0.9,
  )
  expect(tables(page).tables.map(({ rowCount }) => rowCount)).toEqual([5])
})

test('below a filled head a cell of many lines ends no table', () => {
  const lines = Array.from({ length: 11 }, (_, i) => `           line ${i + 2} of it`).join('\n')
  const page = filled(
    `
 Town      Remarks        Visits
 Aurora    line 1 of it    1,200
${lines}
 Bella     not seen        5,800
 Calvillo  not seen           40
`,
    [0],
    0.2,
  )
  expect(tables(page).tables.map(({ rowCount }) => rowCount)).toEqual([4])
})

test('where a tint ends a row does, though its neighbour holds nothing but a label', () => {
  const picture = `
   *Town*          *Open*      *Stock*
   Leeds           yes         no
   Market hall     yes         no
   Weaving room
   Halifax         yes         yes
   York            no          yes
`
  const rows = tables(filled(picture, [2, 4], 0.9)).tables.map(textsOf)
  expect(rows.map((table) => table.map(([first]) => first))).toEqual([['Town', 'Leeds', 'Market hall', 'Weaving room', 'Halifax', 'York']])
})

test('the tint of a row with figures below titles is no bar of titles', () => {
  const picture = `
   Town           Made there       Sum
   Leeds          Cloth          4,697
   Halifax        Felt           7,040
`
  const [table, ...others] = tables(filled(picture, [1], 0.9)).tables
  expect([others.length, table === undefined ? [] : textsOf(table).map(([first]) => first)]).toEqual([0, ['Town', 'Leeds', 'Halifax']])
})
