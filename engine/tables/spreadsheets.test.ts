// Tables as spreadsheets print them: no rule or a rule around every cell, columns right beside each other, texts at the foot of their rows.

import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { columnCuts } from './columns.ts'
import { tables } from './index.ts'
import { openBandRows } from './rows.ts'
import { textTables } from './rows-together.ts'
import { numberOfTables, onlyTable, pageOf, textsOf } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

/** Rows of days that end at one x and what begins right behind it, below titles at the given places. */
const besideDays = (days: readonly string[], behind: readonly string[], titles: readonly (readonly [text: string, left: number])[]) => {
  const end = 200
  const widthOf = (text: string) =>
    typeset(text, {}).reduce((sum, { box }) => Math.max(sum, box.right), 0) - Math.min(...typeset(text, {}).map(({ box }) => box.left))
  const words = [
    ...titles.flatMap(([text, left]) => typeset(text, { left, baseline: 86 })),
    ...days.flatMap((day, at) => {
      const baseline = 100 + 14 * at
      return [
        ...typeset('Row', { left: 72, baseline }),
        ...typeset(day, { left: end - widthOf(day), baseline }),
        ...typeset(behind[at] ?? '', { left: end + 2.4, baseline }),
      ]
    }),
  ]
  const { cuts, support } = columnCuts(textRowsOf(words), 2)
  return { columns: cuts.length + 1, support }
}
const days = ['4/24/2025', '11/27/2022', '2/5/2024', '12/12/2019', '3/1/2020']
const phones = ['555-0111', '555-0193', '555-0112', '555-0121', '555-0196']

test('days at the right of their column right before numbers at the left of the next are two columns where each has a title', () => {
  expect(
    besideDays(days, phones, [
      ['Name', 72],
      ['Start', 160],
      ['Phone', 202.4],
    ]),
  ).toEqual({ columns: 3, support: 6 })
  expect(
    besideDays(days, phones, [
      ['Name', 72],
      ['Moment', 160],
    ]).columns,
  ).toBe(2)
})

test('days of one width are a column before texts where each has a title, and parts of one text without', () => {
  const even = days.map(() => '2024-09-18')
  const mails = ['ann@example.org', 'bo@example.org', 'carla@example.org', 'di@example.org', 'ed@example.org']
  expect(
    besideDays(even, mails, [
      ['Name', 72],
      ['Start', 160],
      ['Mail', 202.4],
    ]),
  ).toEqual({ columns: 3, support: 6 })
  expect(
    besideDays(even, mails, [
      ['Name', 72],
      ['Record', 160],
    ]).columns,
  ).toBe(2)
})

const tasks = `
#   Task             Done   Remarks
1   Survey           100%
2   Draft             10%   done
                            moved to the next
3   Permit            50%   quarter
4   Order              0%   done
                            to be discussed at
5   Demolition       100%   next meeting
6   Painting          25%   approved
`
test('lines above the last line of a text that stands at the foot of its row belong to the row below', () => {
  expect(read(tasks)[0]).toEqual([
    ['#', 'Task', 'Done', 'Remarks'],
    ['1', 'Survey', '100%', ''],
    ['2', 'Draft', '10%', 'done'],
    ['3', 'Permit', '50%', 'moved to the next quarter'],
    ['4', 'Order', '0%', 'done'],
    ['5', 'Demolition', '100%', 'to be discussed at next meeting'],
    ['6', 'Painting', '25%', 'approved'],
  ])
})

test('lines below the first line of a text that stands at the head of its row stay with it', () => {
  const top = `
#   Task             Done   Remarks
1   Survey           100%
2   Draft             10%   done
3   Permit            50%   moved to the next
                            quarter
4   Order              0%   done
5   Demolition       100%   to be discussed at
                            next meeting
6   Painting          25%   approved
`
  expect(read(top)[0]?.map((row) => row[3])).toEqual([
    'Remarks',
    '',
    'done',
    'moved to the next quarter',
    'done',
    'to be discussed at next meeting',
    'approved',
  ])
})

test('a text alone below a sum is the heading of the rows that are set in below it', () => {
  const bold = (text: string, baseline: number) =>
    typeset(text, { left: 72, baseline }).map((word) => ({ ...word, font: { family: 'Sans', size: 10, bold: true, italic: false } }))
  const row = (label: string, baseline: number) => typeset(label, { left: 82, baseline })
  const amount = (text: string, baseline: number) => typeset(text, { left: 210, baseline })
  const words = [
    ...[...bold('Total revenue', 100), ...amount('1,500.00', 100)],
    ...bold('Expenses', 114),
    ...[...row('Rent', 128), ...amount('700.00', 128)],
    ...[...row('Repairs and', 142), ...amount('100.00', 142)],
    ...[...bold('Total expenses', 156), ...amount('800.00', 156)],
  ]
  const rowsIn = (own: typeof words) =>
    openBandRows(textRowsOf(own), [60, 200, 260]).groups.map((lines) => lines.map((line) => line.words[0]?.text))
  expect(rowsIn(words)).toEqual([['Total'], ['Expenses'], ['Rent'], ['Repairs'], ['Total']])
  // The weight of recognised words is a guess: the sum above, as far out, tells as well.
  const plain = words.map((word) => ({ ...word, font: { family: 'Sans', size: 10, bold: false, italic: false } }))
  expect(rowsIn(plain)).toEqual([['Total'], ['Expenses'], ['Rent'], ['Repairs'], ['Total']])
})

const grid = `
+----------+-------+-------+-------+
| Attendance       |       |       |
+----------+-------+-------+-------+
|          |       |       |       |
+----------+-------+-------+-------+
| Name     | Mon   | Tue   | Wed   |
+----------+-------+-------+-------+
| Ann      | 7.5   | 8     | 4     |
+----------+-------+-------+-------+
| Bilal    | 8     | 8     | 4     |
+----------+-------+-------+-------+
|          |       |       |       |
+----------+-------+-------+-------+
|          |       |       |       |
+----------+-------+-------+-------+
| Prices           |       |       |
+----------+-------+-------+-------+
|          |       |       |       |
+----------+-------+-------+-------+
| Item     | Each  |       |       |
+----------+-------+-------+-------+
| Bolt     | 1.20  |       |       |
+----------+-------+-------+-------+
| Nut      | 0.40  |       |       |
+----------+-------+-------+-------+
`
test('empty rows of a printed grid part its tables, and a name with an empty row below it is in none', () => {
  const page = pageOf(grid)
  const { tables: found, rest } = tables(page)
  expect(found.map(textsOf)).toEqual([
    [
      ['Name', 'Mon', 'Tue', 'Wed'],
      ['Ann', '7.5', '8', '4'],
      ['Bilal', '8', '8', '4'],
    ],
    [
      ['Item', 'Each'],
      ['Bolt', '1.20'],
      ['Nut', '0.40'],
    ],
  ])
  expect(rest.map(({ text }) => text)).toEqual(['Attendance', 'Prices'])
})

test('an empty row between groups of one table, each with a heading over its figures, parts nothing', () => {
  const groups = `
+----------+-------+-------+
| Cost     | Jan   | Feb   |
+----------+-------+-------+
| Rent     | 700   | 700   |
+----------+-------+-------+
| Water    | 30    | 40    |
+----------+-------+-------+
|          |       |       |
+----------+-------+-------+
| Vehicles |       |       |
+----------+-------+-------+
| Fuel     | 90    | 80    |
+----------+-------+-------+
| Leasing  | 200   | 200   |
+----------+-------+-------+
`
  expect(numberOfTables(groups)).toBe(1)
})

test('signs of currencies at the left of a wide column stand in the cells of their amounts', () => {
  const table = onlyTable(`
Sales        $                     1,200.00     $ 1,100.00
Services     $                       300.50     $   200.50
Other        $                        12.00     $    11.00
Goods        $                       712.00     $    19.00
Total        $                     2,224.50     $ 1,330.50
`)
  expect(textsOf(table)[0]).toEqual(['Sales', '$ 1,200.00', '$ 1,100.00'])
})

test('rows above the first rule over sums belong to the table though the sign of each amount stands close behind the one before', () => {
  const table = onlyTable(`
                 2025       2024
Goods      $ 1,200.00 $ 1,100.00
Services   $   300.50 $   200.50
Other      $    12.00 $    11.00
           ---------------------
*Total*    $ 1,512.50 $ 1,311.50
Rent       $   700.00 $   650.00
Postage    $   100.00 $    90.00
           ---------------------
*Costs*    $   800.00 $   740.00
           ---------------------
*Net*      $   712.50 $   571.50
           ---------------------
`)
  expect(textsOf(table).map(([label]) => label)).toEqual(['', 'Goods', 'Services', 'Other', 'Total', 'Rent', 'Postage', 'Costs', 'Net'])
})

test('titles in the middle over several columns each are told where one rule runs below all of them', () => {
  const table = onlyTable(`
--------------------------------------------------------------------
                     North                        South
               --------------------------------------------------
  Product      Units   Revenue   Share     Units   Revenue   Share
--------------------------------------------------------------------
  Standard        12       900     46%        27       800     42%
  Premium         53       801     15%        34       603     14%
  Family           5       370     55%        39       647     18%
  Total           70     2,071     99%       100     2,050     99%
--------------------------------------------------------------------
`)
  expect(table.cells.filter(({ columnSpan }) => columnSpan > 1).map(({ column, columnSpan }) => [column, columnSpan])).toEqual([
    [1, 3],
    [4, 3],
  ])
})

test('names beside marks of one letter are one table and no columns of text', () => {
  const marks = ['h', 'x']
  const row = (name: string, at: number) =>
    `${name.padEnd(12)}${Array.from({ length: 11 }, (_, i) => ((at * 7 + i * 5) % 4 === 0 ? ' ' : (marks[(at + i) % 2] ?? '')))
      .map((mark) => mark.padEnd(5))
      .join('')}`
  const people = [
    'Viktor Hahn',
    'Maria Conti',
    'Rosa Medina',
    'Nils Berg',
    'Uma Shah',
    'Liam Walsh',
    'Zoe Palmer',
    'Tilda Berg',
    'Kimiko Mori',
    'Jonas Vey',
    'Olga Moss',
    'Ines Reis',
  ]
  const titles = `${'*Name*'.padEnd(12)}${Array.from({ length: 11 }, (_, i) => `*${i + 1}*`.padEnd(5)).join('')}`
  expect(onlyTable(`\n${[titles, ...people.map(row)].join('\n')}\n`).columns).toHaveLength(12)
})

test('rows of figures and days in groups with room between are no rows of text', () => {
  const tasks = ['Survey', 'Draft', 'Permit', 'Materials', 'Demolition', 'Foundation', 'Wiring', 'Plumbing', 'Insulation', 'Painting']
  const baselines = [105, 119, 133, 147, 171, 185, 209, 223, 247, 271]
  const found = (day: (at: number) => string) => {
    const words = tasks.flatMap((task, at) =>
      [String(at + 1), task, day(at), day(at + 1)].flatMap((text, column) =>
        typeset(text, { left: [66, 86, 243, 345][column] ?? 0, baseline: baselines[at] ?? 0 }),
      ),
    )
    return textTables(words).length
  }
  expect(found((at) => ['By hand', 'Sea', 'Here'][at % 3] ?? '')).toBe(1)
  expect(found((at) => `2024-0${(at % 9) + 1}-11`)).toBe(0)
})
