import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('a drawn cell beside two rows is one cell when its lines stand closer than the rows', () => {
  expect(
    read(`
+-------+---------+---------+
| Time  | Monday  | Tuesday |
+-------+---------+---------+
| 08:00 |         | Physics |
|       | Maths   |         |
+-------+ Room 12 +---------+
| 09:45 |         | English |
|       |         |         |
+-------+---------+---------+
| 11:30 | Music   | Art     |
+-------+---------+---------+
`),
  ).toEqual([
    [
      ['Time', 'Monday', 'Tuesday'],
      ['08:00', 'Maths Room 12', 'Physics'],
      ['09:45', '…', 'English'],
      ['11:30', 'Music', 'Art'],
    ],
  ])
})

test('texts a row apart in a cell without a rule between them are two', () => {
  expect(
    read(`
+-------+---------+---------+
| Time  | Monday  | Tuesday |
+-------+---------+---------+
| 08:00 | Maths   | Physics |
+-------+         +---------+
| 09:45 | Room 12 | English |
+-------+---------+---------+
`)[0]?.[2],
  ).toEqual(['09:45', 'Room 12', 'English'])
})

test('a text of several lines beside rows of several lines leaves those rows whole', () => {
  expect(
    read(`
+----------------+----------+----------+
| Employer       | 1 Wages  | 2 Tax    |
| Mill Works Ltd | 41200.00 |  6180.00 |
| 1 Quay Lane    +----------+----------+
| Low Town       | 3 Base   | 4 Share  |
|                | 41000.00 |  2554.40 |
+----------------+----------+----------+
| 0007712        | 7 Tips   | 8 Other  |
+----------------+----------+----------+
`),
  ).toEqual([
    [
      ['Employer Mill Works Ltd 1 Quay Lane Low Town', '1 Wages 41200.00', '2 Tax 6180.00'],
      ['…', '3 Base 41000.00', '4 Share 2554.40'],
      ['0007712', '7 Tips', '8 Other'],
    ],
  ])
})

test('texts in two columns that begin together time and again under titles between rules are a table, each wrapped text whole', () => {
  expect(
    read(`
--------------------------------------------
 *Task*               *Remark*
--------------------------------------------
 Sweep the long yard  Only when it is dry
 behind the shed      and there is no wind

 Mend the old fence   Nails are in the tin
 beside the garden    on the second shelf

 Paint both doors of  Two coats at least
 the upper barn

 Oil the hinges of    Ask for the key of
 the lower gate       the office first

 Count all the tools  Write the number down
 in the workshop      on the yellow sheet
--------------------------------------------
`),
  ).toEqual([
    [
      ['Task', 'Remark'],
      ['Sweep the long yard behind the shed', 'Only when it is dry and there is no wind'],
      ['Mend the old fence beside the garden', 'Nails are in the tin on the second shelf'],
      ['Paint both doors of the upper barn', 'Two coats at least'],
      ['Oil the hinges of the lower gate', 'Ask for the key of the office first'],
      ['Count all the tools in the workshop', 'Write the number down on the yellow sheet'],
    ],
  ])
})

test('a title over several columns belongs to the table though only it and the titles below it are underlined', () => {
  expect(
    read(`
               North
            ------------------
 Month      Sales      Returns      Remark
---------------------------------------------
 January      1,204         12      open
 February     1,377          9      closed
 March          998         17      open
`)[0]?.slice(0, 3),
  ).toEqual([
    ['Month', 'North', '…', 'Remark'],
    ['…', 'Sales', 'Returns', '…'],
    ['January', '1,204', '12', 'open'],
  ])
})

test('headings within a table are rows of it: the first right below the titles, and one with room above it', () => {
  const [table] = tables(
    pageOf(`
 *Test*        *Result*   *Unit*
--------------------------------
 *Blood*
 Sodium           139     mmol/l
 Potassium        3.3     mmol/l
 Creatinine       0.9     mg/dl


 *Urine*
 Nitrite          0.1     mg/dl
 Protein          0.4     mg/dl
`),
  ).tables
  expect(table && textsOf(table).map((row) => row[0])).toEqual([
    'Test',
    'Blood',
    'Sodium',
    'Potassium',
    'Creatinine',
    'Urine',
    'Nitrite',
    'Protein',
  ])
  expect(table?.headerRows).toBe(1)
})

test('titles in several lines below a title with a rule of its own are one row', () => {
  expect(
    read(`
                       Group        Company
                   -------------------------
              Note   31 Dec   31 Dec   31 Dec
                       2023     2022     2023
 Assets
 Cash            5   12,403    9,877   11,020
 Claims          6    8,310    8,944    7,615
 Stocks          7    4,001    3,870    1,012
                   -------------------------
 Total               24,714   22,691   19,647
`)[0]?.map((row) => row.at(-1)),
  ).toEqual(['Company', '31 Dec 2023', '', '11,020', '7,615', '1,012', '19,647'])
})

test('a single line in the middle of a tall cell is one text, though its low letters lie a hair above the row beside it', () => {
  const page = pageOf(`
+---------------+---------+---------+
| Landing       | Morning | Evening |
+---------------+---------+---------+
|               | 07:15   | 18:30   |
| Upper  meadow +---------+---------+
|               | 4.20    | 3.10    |
+---------------+---------+---------+
| Mill          | 08:10   | 19:05   |
+---------------+---------+---------+
`)
  const [tall, low] = ['Upper', 'meadow'].map((text) => page.words.find((word) => word.text === text))
  const words = page.words.map((word) => {
    // As recognised words are: known by their ink alone.
    const { box, baseline } = word
    const ink = { ...word, font: null, box: { ...box, top: baseline - 8 } }
    if (word === tall) return { ...ink, baseline: baseline - 1, box: { ...box, top: baseline - 11, bottom: baseline + 2 } }
    if (word === low)
      return { ...ink, baseline: baseline - 1, box: { ...box, left: box.left - 7, top: baseline - 9.3, bottom: baseline - 1 } }
    return ink
  })
  const [found] = tables({ ...page, words }).tables.map(textsOf)
  expect(found?.map((row) => row[0])).toEqual(['Landing', 'Upper meadow', '…', 'Mill'])
})

test('names of groups midway beside their rows, between level rules alone, stand beside all of them', () => {
  const [table] = tables(
    pageOf(`
-----------------------------------------
 Group     Cloth        1900      1910
-----------------------------------------
           Tweed        12.5      13.1
 Wool      Felt         31.5       8.2
           Loden         4.2       4.4
-----------------------------------------
           Crepe         2.5       3.1
 Silk      Satin        41.5      18.2
           Taffeta       7.2       1.4
-----------------------------------------
`),
  ).tables
  expect(table?.cells.filter(({ rowSpan }) => rowSpan > 1).map(({ row, rowSpan, column }) => [row, rowSpan, column])).toEqual([
    [1, 3, 0],
    [4, 3, 0],
  ])
})

test('a text midway between two rows without rules stands beside both', () => {
  const page = pageOf(`
 Group     Cloth        1900      1910
           Tweed        12.5      13.1

 Wool

           Felt         31.5       8.2
 Silk      Crepe         2.5       3.1
`)
  // The two rows and what stands between them are closer than lines of the picture.
  const baselines = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b)
  const first = baselines[1] ?? 0
  const at = [first - 20, first, first + 6, first + 12, first + 24]
  const words = page.words.map((word) => {
    const by = (at[baselines.indexOf(word.baseline)] ?? 0) - word.baseline
    return { ...word, baseline: word.baseline + by, box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by } }
  })
  const [table] = tables({ ...page, words }).tables
  expect(table?.cells.find(({ rowSpan }) => rowSpan > 1)).toMatchObject({ row: 1, rowSpan: 2, column: 0 })
})
