import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

/** Rows of holdings; rules part them in bands too short to tell how far rows are apart. */
const holdings = `
 *Description*          *Quantity*     *Price*     *Value*
----------------------------------------------------------
 Equities
 ALDER CREEK               150.000      41.22     6,183.00
 MINING CORP
 ACM
 FONTAINE RAIL              80.500     102.40     8,243.20
 SPONSORED
----------------------------------------------------------
 Total equities                                  14,426.20
 Fixed income
 CITY OF OAK                20,000     101.11    20,223.00
 HARBOR GO
 12/01/2031
----------------------------------------------------------
 Total income                                    20,223.00
`

test('lines of the first column that stand closer than rows do all over the table go on with the row above', () => {
  expect(
    tables(holdingsWith(3))
      .tables.map(textsOf)[0]
      ?.map(([name]) => name),
  ).toEqual([
    'Description',
    'Equities',
    'ALDER CREEK MINING CORP ACM',
    'FONTAINE RAIL SPONSORED',
    'Total equities',
    'Fixed income',
    'CITY OF OAK HARBOR GO 12/01/2031',
    'Total income',
  ])
})

test('lines of the first column that stand as far below as rows do are rows', () => {
  expect(
    tables(holdingsWith(0))
      .tables.map(textsOf)[0]
      ?.map(([name]) => name),
  ).toContain('ACM')
})

test('signs of units that had no room behind their figures are of their row, though every row has two lines', () => {
  // The first lines of rows stand 18 points below the rows before, second lines 12.
  const page = pageOf(`
+--------------------------------+------+---------+------+
| Item                           | Left |   Price |  Tax |
+--------------------------------+------+---------+------+
| Old floor taken out and waste  |   32 |    8.50 |   10 |
| taken away                     |      |         |    % |
| Oak boards of 14 mm laid and   |   32 |   64.00 |   10 |
| oiled                          |      |       € |    % |
| Skirting boards                |   26 |    9.20 |   10 |
|                                |      |         |    % |
| Journey                        |    1 |   60.00 |   20 |
|                                |      |       € |    % |
+--------------------------------+------+---------+------+
`)
  const firsts = ['Old', 'Oak', 'Skirting', 'Journey']
  const starts = page.words.filter(({ text }) => firsts.includes(text)).map(({ baseline }) => baseline)
  const words = page.words.map((word) => {
    const by = 6 * starts.filter((start) => start <= word.baseline + 2).length
    return { ...word, baseline: word.baseline + by, box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by } }
  })
  const lowest = Math.max(...page.rulings.map(({ to }) => to.y))
  const rulings = page.rulings.map(({ from, to, ...rule }) => ({
    ...rule,
    from: { ...from, y: from.y === lowest ? from.y + 24 : from.y },
    to: { ...to, y: to.y === lowest ? to.y + 24 : to.y },
  }))
  const [table] = tables({ ...page, words, rulings }).tables.map(textsOf)
  expect(table?.slice(1).map(([item, , price, tax]) => [item, price, tax])).toEqual([
    ['Old floor taken out and waste taken away', '8.50', '10 %'],
    ['Oak boards of 14 mm laid and oiled', '64.00 €', '10 %'],
    ['Skirting boards', '9.20', '10 %'],
    ['Journey', '60.00 €', '20 %'],
  ])
})

/** The page with so many points more above each row than above the further lines of its name. */
function holdingsWith(points: number) {
  const page = pageOf(holdings)
  const rows = ['Equities', 'ALDER', 'FONTAINE', 'Total', 'Fixed', 'CITY']
  const starts = page.words.filter(({ text, box }) => rows.includes(text) && box.left < 50).map(({ baseline }) => baseline)
  const shift = (y: number): number => y + points * starts.filter((start) => start <= y + 7).length
  const words = page.words.map((word) => {
    const by = shift(word.baseline) - word.baseline
    return { ...word, baseline: word.baseline + by, box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by } }
  })
  const rulings = page.rulings.map((rule) => ({
    ...rule,
    from: { ...rule.from, y: shift(rule.from.y) },
    to: { ...rule.to, y: shift(rule.to.y) },
  }))
  return { ...page, words, rulings }
}

test('a further line of a cell that was measured a little low, and a row a little high, stay what they are', () => {
  const page = pageOf(`
 Day      Kind   Details                 Out        In     Balance
--------------------------------------------------------------------
 1 Sep    BF     Brought forward                           1,204.77

 2 Sep    DD     Yorkshire Water       38.20               1,166.57
                 Ref 5510

 3 Sep    VIS    Trainline             24.15               1,142.42
                 London

 5 Sep    CR     Delacroix Joinery              2,150.00   3,292.42
                 Salary

 8 Sep    SO     R Hargreaves         780.00               2,512.42
                 Rent
 9 Sep    ATM    Cash in town          60.00               2,452.42

 9 Sep    VIS    Grocer                84.60               2,367.82

 9 Sep    VIS    Baker                  4.60               2,363.22
`)
  // Rows stand 14.9 points apart, lines 11.2: one of them 12.1 and the row after it 13.9 below.
  const rows = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b)
  const at = [0, 15, 29.9, 41.1, 56, 67.2, 82.1, 94.2, 108.1, 119.3, 134.2, 149.1, 164]
  const words = page.words.map((word) => {
    const moved = 100 + (at[rows.indexOf(word.baseline)] ?? 0) - word.baseline
    const box = { ...word.box, top: word.box.top + moved, bottom: word.box.bottom + moved }
    return { ...word, box, baseline: word.baseline + moved }
  })
  const rulings = page.rulings.map((rule) => ({ ...rule, from: { ...rule.from, y: 105 }, to: { ...rule.to, y: 105 } }))
  const details = tables({ ...page, words, rulings })
    .tables.map(textsOf)[0]
    ?.map((row) => row[2])
  expect(details?.slice(1)).toEqual([
    'Brought forward',
    'Yorkshire Water Ref 5510',
    'Trainline London',
    'Delacroix Joinery Salary',
    'R Hargreaves Rent',
    'Cash in town',
    'Grocer',
    'Baker',
  ])
})
