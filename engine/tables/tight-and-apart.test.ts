import { describe, expect, it } from 'vitest'
import { type Box, unionOf } from '../geometry/index.ts'
import { isOfScatteredBoxes } from './drawings.ts'
import { tables } from './index.ts'
import { onlyTable as only, pageOf, textsOf } from './text-picture.ts'

it('a figure a space behind a long label is a cell of its own where it ends with those of its column; a year in a heading is none', () => {
  const table = only(`
 Nombre                     Coste
 A                           0.07
 Con montaña creciente hoy. 79.32
 Movimientos de todo agosto. 2019
 Muestra                    41.32
 La                         70.45
 Depende de métodos hoy     64.80
 Depende de métodos que     66.11
`)
  const rows = textsOf(table)
  expect(rows[2]).toEqual(['Con montaña creciente hoy.', '79.32'])
  expect(rows[3]?.[0]).toBe('Movimientos de todo agosto. 2019')
})

describe('a column of counts right before one of names', () => {
  it('is a column of its own where no more than a space parts them', () => {
    const table = only(`
 No    Article         Depot       Value
   7 Sand paper        Namur       12.50
   8 Drawer runner     Esbjerg      3.20
   9 Wood glue         Namur       48.00
  10 Oak table top     Esbjerg      6.10
  11 Bench vice        Mons         2.80
  12 Tape measure      Jena        15.00
 113 Long shelf        Namur        7.75
`)
    expect(textsOf(table)[1]).toEqual(['7', 'Sand paper', 'Namur', '12.50'])
    expect(textsOf(table)[7]).toEqual(['113', 'Long shelf', 'Namur', '7.75'])
  })

  it('is a column of its own behind other figures that are set as tightly', () => {
    const table = only(`
 Code    Stock  Price Depot
 A100        3   1.50 Aster Quay
 A107    7,922 332.50 Birch Wood
 A114    3,841 663.50 Cedar Lane
 A121   11,760  94.50 Dog Rose
 A128    7,679 425.50 Elder Quay
 A135    3,598   6.50 Fir Lane
 A142   11,517 187.50 Gorse Hill
`)
    expect(textsOf(table)[2]).toEqual(['A107', '7,922', '332.50', 'Birch Wood'])
    expect(textsOf(table)[7]).toEqual(['A142', '11,517', '187.50', 'Gorse Hill'])
  })

  it('is none where the same unit stands behind all numbers', () => {
    const table = only(`
 Plant          Height    Price
 Sea holly       20 cm    12.50
 Globe thistle  115 cm     3.20
 Old man          7 cm    48.00
 Wood sage       38 cm     6.10
 Bog bean         9 cm     2.80
 Day lily       102 cm    15.00
`)
    expect(textsOf(table).map(([, height]) => height)).toEqual(['Height', '20 cm', '115 cm', '7 cm', '38 cm', '9 cm', '102 cm'])
  })

  it('is none where a few units do, and the title above ends in one', () => {
    const table = only(`
 Nutrition      per 100 g    Intake
 Energy           1,975 kJ     24 %
 Fat               20.1 g      29 %
 of it saturates    9.3 g      47 %
 Carbohydrate      63.8 g      25 %
 Fibre              5.8 g      19 %
 Sodium             340 mg     14 %
`)
    expect(textsOf(table).map(([, amount]) => amount)).toEqual(['per 100 g', '1,975 kJ', '20.1 g', '9.3 g', '63.8 g', '5.8 g', '340 mg'])
  })

  it('is none where numbers begin the names', () => {
    const table = only(`
 Address           Depot       Value
 7 Sand Lane       Namur       12.50
 8 Drawer Street   Esbjerg      3.20
 19 Wood Road      Namur       48.00
 10 Oak Lane       Esbjerg      6.10
 141 Bench Street  Mons         2.80
`)
    expect(textsOf(table)[3]).toEqual(['19 Wood Road', 'Namur', '48.00'])
  })
})

describe('tables at the foot of two columns of a page', () => {
  it('are two where their rows stand on lines of their own', () => {
    const { tables: found } = tables(
      pageOf(`
 *Year*     *Members*     *Fees*
                                             *Year*     *Tools*     *Costs*
 2010            40      6,167
                                             2018           6      4,281
 2011            17      5,694
                                             2019          24      2,739
 2012            24      7,771
                                             2020          15      8,728
 2013             8      7,999
`),
    )
    expect(found.map((table) => [table.rowCount, table.columns.length])).toEqual([
      [5, 3],
      [4, 3],
    ])
  })
})

describe('the boxes of a diagram', () => {
  const candidate = (boxes: readonly Box[]) => ({
    box: unionOf(boxes),
    words: [],
    rules: {
      across: boxes.flatMap(({ left, right, top, bottom }) => [top, bottom].map((at) => ({ at, from: left, to: right }))),
      down: boxes.flatMap(({ left, right, top, bottom }) => [left, right].map((at) => ({ at, from: top, to: bottom }))),
    },
    foundBy: 'rulings' as const,
  })

  it('have edges no longer than one box, where the cells of a table share theirs', () => {
    const scattered = Array.from({ length: 9 }, (_, i) => ({
      left: 47 * i,
      right: 47 * i + 60,
      top: (130 * i) % 400,
      bottom: ((130 * i) % 400) + 50,
    }))
    expect(isOfScatteredBoxes(candidate(scattered))).toBe(true)
    const cells = Array.from({ length: 64 }, (_, i) => {
      const [left, top] = [60 * (i % 8), 20 * Math.floor(i / 8)]
      return { left, top, right: left + 60, bottom: top + 20 }
    })
    expect(isOfScatteredBoxes(candidate(cells))).toBe(false)
  })
})

const readAll = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

it('figures right before their units are parted where titles part too, whatever headings stand between the rows', () => {
  const found = readAll(`
 *Test*         *Result* *Unit*   *Usual*
 *Blood*
 Haemoglobin        14.2 g/dL     13.5 to 17.5
 White cells      11.8 H per nL   4.0 to 10.0
 Platelets           210 per nL   150 to 400
 *Liver*
 Cells               < 9 U/L      10 to 50
 Others               31 U/L      10 to 50
 Bilirubin           0.7 mg/dL    0.2 to 1.2
`)
  expect(found.map((rows) => rows.filter((row) => /^(?:Test|Haem|White|Bili)/.test(row[0] ?? '')))).toEqual([
    [
      ['Test', 'Result', 'Unit', 'Usual'],
      ['Haemoglobin', '14.2', 'g/dL', '13.5 to 17.5'],
      ['White cells', '11.8 H', 'per nL', '4.0 to 10.0'],
      ['Bilirubin', '0.7', 'mg/dL', '0.2 to 1.2'],
    ],
  ])
})

it('rows of texts under an empty first cell are rows where none of their texts was broken for want of room', () => {
  const found = readAll(`
 Group     Property                              Value
 Body      Length                                4,120 mm
           Width                                 1,780 mm
           Height, with rails and aerial folded  1,510 mm
 Engine    Type                                  four cylinders in line
           Power                                 88 kW at 5,500 rpm
 Tank      Volume                                45 L
`)
  expect(found.map((rows) => rows.slice(1).map(([, property]) => property))).toEqual([
    ['Length', 'Width', 'Height, with rails and aerial folded', 'Type', 'Power', 'Volume'],
  ])
})
