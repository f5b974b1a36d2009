import { describe, expect, it } from 'vitest'
import type { Word } from '../model/index.ts'
import { tables } from './index.ts'
import { onlyTable as only, pageOf, textsOf } from './text-picture.ts'

describe('tables without rules', () => {
  const towns = `
 Town        Code     People      Area
 Aurora      0094     12,400      31.5
 Bellavista  0096      1,250       7.2
 Calvillo    0100     58,300     104.9
 Dolores     0102        310       2.4
 El Salto    0104      7,720      12.0
`
  it('are found by texts that stand under one another', () => {
    const table = only(towns)
    expect(table).toMatchObject({ rowCount: 6, headerRows: 1, foundBy: 'alignment' })
    expect(textsOf(table)[1]).toEqual(['Aurora', '0094', '12,400', '31.5'])
    expect(textsOf(table)[5]).toEqual(['El Salto', '0104', '7,720', '12.0'])
  })

  it('may say in a row what signs stand for', () => {
    const table = only(`
 Size         p1        p2        p3
 Wool        4.1       5.2       6.3
 Hemp        3.2       1.4       2.2
 Jute        2.0       0.7       1.9
 n =          12        15        18
`)
    expect(textsOf(table)[4]).toEqual(['n =', '12', '15', '18'])
  })

  it('keep figures and their errors in one column, and their rows apart', () => {
    const table = only(`
 Method     Recall        Mean
 First      21.8 ± 0.6    58.2 ± 1.1
 Second     37.3 ± 1.5    30.8 ± 0.4
 Third      98.4 ± 1.3     9.4 ± 1.3
 Fourth      4.1 ± 0.3    52.1 ± 1.7
 Fifth      84.0 ± 1.8    33.6 ± 0.2
`)
    expect(textsOf(table)[1]).toEqual(['First', '21.8 ± 0.6', '58.2 ± 1.1'])
    expect(textsOf(table)[3]).toEqual(['Third', '98.4 ± 1.3', '9.4 ± 1.3'])
  })

  it('of pictures keep words of small letters together, whose boxes are lower than the rest of their row', () => {
    const page = pageOf(`
 Room          Rent for         Members
 Hall          one evening       210.00
 Garden        one season        189.00
 Cellar        two weeks          95.50
 Kitchen       one run            64.00
 Stage         ten times         120.00
`)
    const asRead = page.words.map((word): Word => {
      const rises = /[^acemnorsuvwxz]/.test(word.text)
      // Two words of a cell stand 4.5 points apart: more than half the height of a small letter.
      const box = { ...word.box, top: word.baseline - (rises ? 8 : 6) }
      const second = /^(?:for|evening|season|weeks|run|times)$/.test(word.text)
      return { ...word, font: null, box: second ? { ...box, left: box.left - 0.6, right: box.right - 0.6 } : box }
    })
    const { tables: found } = tables({ ...page, words: asRead, readBy: 'ocr' })
    expect(found.map((table) => textsOf(table)[2])).toEqual([['Garden', 'one season', '189.00']])
  })

  it('of pictures stay whole where padded rows hold letters below their line and others do not', () => {
    const page = pageOf(`
 Goods         Hall              Count

 Folders       West End            253

 Spades        Mill End            156

 Clips         North Hall          106

 Ink           West End             79

 Tools         East Hall           158
`)
    const asRead = page.words.map((word): Word => {
      const falls = /[gjpqy]/.test(word.text)
      return { ...word, font: null, box: { ...word.box, top: word.baseline - 8, bottom: word.baseline + (falls ? 2.6 : 0) } }
    })
    const { tables: found } = tables({ ...page, words: asRead, readBy: 'ocr' })
    expect(found.map((table) => textsOf(table).length)).toEqual([6])
  })

  it('are found when blank lines stand between their rows, with wrapped names in one cell', () => {
    const table = only(`
 Town                Code      People

 Aurora              0094      12,400

 Bellavista on       0096       1,250
 the northern and
 southern banks

 Calvillo            0100      58,300

 Dolores             0102         310

 El Salto            0104       7,720
`)
    expect(textsOf(table).map((row) => row[0])).toEqual([
      'Town',
      'Aurora',
      'Bellavista on the northern and southern banks',
      'Calvillo',
      'Dolores',
      'El Salto',
    ])
  })

  it('are two where bold titles follow after a gap', () => {
    const { tables: found } = tables(
      pageOf(`
 *Town*      *Code*     *People*      *Area*
 Aurora      0094     12,400      31.5
 Bellavista  0096      1,250       7.2
 Calvillo    0100     58,300     104.9
 Dolores     0102        310       2.4

 *River*     *Code*     *Length*      *Basin*
 Alba        0011        120       7.4
 Brenta      0012        174       5.8
 Cordevole   0013         79       1.2
 Drava       0014        749      40.1
`),
    )
    expect(found.map((table) => textsOf(table)[0]?.[0])).toEqual(['Town', 'River'])
  })

  it('are less certain than drawn ones', () => {
    const drawn = only(`
+--------+-------+
| Name   | Price |
+--------+-------+
| Apples |  1.20 |
+--------+-------+
`)
    expect(only(towns).confidence).toBeLessThan(drawn.confidence)
  })

  it('keep the two columns of which each row fills only one', () => {
    const table = only(`
 Date        Text               Debit     Credit    Balance
 01.03.      Opening                                 100.00
 02.03.      Rent               80.00                 20.00
 03.03.      Salary                       900.00     920.00
 04.03.      Groceries          35.10                884.90
 05.03.      Refund                        12.00     896.90
`)
    expect(textsOf(table)[2]).toEqual(['02.03.', 'Rent', '80.00', '', '20.00'])
    expect(textsOf(table)[3]).toEqual(['03.03.', 'Salary', '', '900.00', '920.00'])
  })

  it('that are printed sideways come back where they stand', () => {
    const upright = pageOf(towns)
    const turned: Word[] = upright.words.map((word) => ({
      ...word,
      turn: 90,
      box: { left: 595 - word.box.bottom, right: 595 - word.box.top, top: word.box.left, bottom: word.box.right },
      baseline: 595 - word.baseline,
    }))
    const { tables: found, rest } = tables({ ...upright, words: turned })
    expect(found.map(textsOf)).toEqual([textsOf(only(towns))])
    expect(rest).toEqual([])
    const box = found[0]?.places[0]?.box
    for (const word of turned) expect(box && word.box.left >= box.left && word.box.bottom <= box.bottom).toBe(true)
  })
})

describe('tables below a header', () => {
  const items = `
 Item             Quantity     Rate     Amount

 Cleaning               12    10.00     120.00
 of the upper floor
 Repair                  5     1.50       7.50
`
  const header = { left: 38, right: 290, top: 38, bottom: 56 }

  it('are found below a filled band', () => {
    const page = pageOf(items)
    const [table, ...others] = tables({ ...page, fills: [{ box: header, grey: 0.2 }] }).tables
    expect(others).toEqual([])
    expect(table && textsOf(table)[0]).toEqual(['Item', 'Quantity', 'Rate', 'Amount'])
    expect(table && textsOf(table).at(-1)).toEqual(['Repair', '5', '1.50', '7.50'])
    expect(table?.headerRows).toBe(1)
  })

  it('are found below titles that a rule underlines, and end at a bold heading', () => {
    const page = pageOf(`
 Item             Quantity     Rate     Amount
---------------------------------------------
 Cleaning               12    10.00     120.00
 Repair                  5     1.50       7.50

 *Terms*

 Please pay within two weeks.
`)
    const { tables: found, rest } = tables(page)
    expect(found.map(textsOf)).toEqual([
      [
        ['Item', 'Quantity', 'Rate', 'Amount'],
        ['Cleaning', '12', '10.00', '120.00'],
        ['Repair', '5', '1.50', '7.50'],
      ],
    ])
    expect(rest.map((word) => word.text)).toEqual(['Terms', 'Please', 'pay', 'within', 'two', 'weeks.'])
  })

  it('may have titles of two lines', () => {
    const table = only(`
 Name of         Share of     Share of
 town              men         women
 Aurora            48.2         51.8
 Calvillo          49.0         51.0
 Dolores           50.1         49.9
 El Salto          47.7         52.3
`)
    expect(textsOf(table)[0]).toEqual(['Name of town', 'Share of men', 'Share of women'])
    expect(table.headerRows).toBe(1)
  })
})

it('stay two where titles are printed again under a title of their own', () => {
  const { tables: found } = tables(
    pageOf(`
 Town        Code     People      Area
 Aurora      0094     12,400      31.5
 Bellavista  0096      1,250       7.2
 Calvillo    0100     58,300     104.9
 In the autumn
 Town        Code     People      Area
 Aurora      0094     12,312      31.5
 Bellavista  0096      1,251       7.2
 Calvillo    0100     58,418     104.9
`),
  )
  expect(found.map((table) => [table.headerRows, table.rowCount])).toEqual([
    [1, 4],
    [1, 4],
  ])
})

it('of pictures go on where commas make the ink of a row higher than that of the first', () => {
  const page = pageOf(`
 Year    Grown-ups    Children    Bicycles
-------------------------------------------
 2021       18,204       4,117         902
 2022       23,981       5,640       1,310
 2023       25,077       6,002       1,584
`)
  const words = page.words.map(
    (word): Word => ({
      ...word,
      font: null,
      box: { ...word.box, top: word.baseline - 8, bottom: word.baseline + (/,/.test(word.text) ? 2 : 0) },
    }),
  )
  const found = tables({ ...page, words }).tables.map((table) => textsOf(table).map(([first]) => first))
  expect(found).toEqual([['Year', '2021', '2022', '2023']])
})
