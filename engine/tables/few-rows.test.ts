import { describe, expect, it } from 'vitest'
import { numberOfTables, onlyTable, textsOf } from './text-picture.ts'

describe('a single row under titles', () => {
  const bought = `
 *Details*                *Hours*   *Unit*     *Rate*     *Tax*     *Total*
 Consultancy by day       4         each       11.03      20%       44.12
`
  it('is a table when each of its texts stands below one of them', () => {
    expect(textsOf(onlyTable(bought))).toEqual([
      ['Details', 'Hours', 'Unit', 'Rate', 'Tax', 'Total'],
      ['Consultancy by day', '4', 'each', '11.03', '20%', '44.12'],
    ])
  })
  it('is one of particulars where each stands at the edge of a bold title', () => {
    const titles = ' *Invoiced*         *Due*           *Origin*\n'
    expect(textsOf(onlyTable(`\n${titles} 12/01/2026         11/02/2026      S00117\n`))).toEqual([
      ['Invoiced', 'Due', 'Origin'],
      ['12/01/2026', '11/02/2026', 'S00117'],
    ])
    expect(numberOfTables(`\n${titles} yesterday          tomorrow        S00117\n`)).toBe(0)
    expect(numberOfTables(`\n${titles.replaceAll('*', ' ')} 12/01/2026         11/02/2026      S00117\n`)).toBe(0)
  })
  it('is none of fewer columns, of words alone, or below another row of figures', () => {
    expect(numberOfTables('\n *Name*       *Sum*      *Day*\n Tea          4.10     3.20\n')).toBe(0)
    expect(numberOfTables('\n *North*      *South*     *East*      *West*\n wood       hill      lake      moor\n')).toBe(0)
    expect(numberOfTables('\n 1993       1994      1995      1996\n 4.10       3.20      2.20      1.90\n')).toBe(0)
  })
})

it('sums of money are a table though their labels end in colons, and labels of other things are none', () => {
  expect(
    textsOf(
      onlyTable(`
 Net total:          44.12
 VAT (20%):           8.82
 Amount due:         52.94
`),
    ),
  ).toEqual([
    ['Net total:', '44.12'],
    ['VAT (20%):', '8.82'],
    ['Amount due:', '52.94'],
  ])
  expect(
    numberOfTables(`
 Order:              4412
 Customer:            882
 Depot:              5294
`),
  ).toBe(0)
})

it('sums below rows that are ruled are rows of their own, and the rule of the foot further down ends no row', () => {
  const rule = ' -------------------------------------------'
  const found = onlyTable(`
 *Item*             *Count*           *Price*
${rule}
 Oak stair           4              19.48
${rule}
 Hull               10              45.76
${rule}
 Rope                2               4.10
${rule}
                    Sum            69.34
                    Tax             6.93
                    Due            76.27

 Thank you for buying from us.

${rule}
 Larkfield, Leeds
`)
  expect(textsOf(found).slice(3)).toEqual([
    ['Rope', '2', '4.10'],
    ['', 'Sum', '69.34'],
    ['', 'Tax', '6.93'],
    ['', 'Due', '76.27'],
  ])
})

describe('two rows without titles', () => {
  it('are a table when their texts stand alike and a column holds scores or times', () => {
    expect(
      textsOf(
        onlyTable(`
 18 Oct      15:00      Selwyn v Ashby            Harbour Ground
 18 Oct      17:30      Marden v Eastleigh        Mill Lane
`),
      ),
    ).toEqual([
      ['18 Oct', '15:00', 'Selwyn v Ashby', 'Harbour Ground'],
      ['18 Oct', '17:30', 'Marden v Eastleigh', 'Mill Lane'],
    ])
  })
  it('are none where labels stand before their values, words alone, or the texts not alike', () => {
    expect(numberOfTables('\n Number 4412      Day 12 May       Page 1\n Customer 88      Due 14 May       Desk 4\n')).toBe(0)
    expect(numberOfTables('\n wood        hill       lake\n moor        sand       fen\n')).toBe(0)
    expect(numberOfTables('\n Selwyn      3       Ashby\n   Marden town and   0    Eastleigh\n')).toBe(0)
  })
})
