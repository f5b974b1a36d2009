import { describe, expect, it } from 'vitest'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { numberOfTables, onlyTable as only, pageOf, textsOf } from './text-picture.ts'

describe('tables of texts without rules', () => {
  const tasks = `
 *Task*                      *Reason*                          *Done* *by*
 Paint the northern wall     The frost of two winters has      Mara
 before the autumn fair      taken most of the colour off.
 opens

 Order tiles for the roof    Nineteen are broken and the       Hugo
                             attic is wet.

 Ask the bank whether        Without it the third part of      Ines
 the loan may run longer     the work has to wait until the
                             fees of next year are paid.

 Count the chairs            Some were lent to the school      Nils
                             and nobody wrote down how many.
`
  it('are found by rows whose cells begin together with room above them', () => {
    const table = only(tasks)
    expect(textsOf(table)).toEqual([
      ['Task', 'Reason', 'Done by'],
      ['Paint the northern wall before the autumn fair opens', 'The frost of two winters has taken most of the colour off.', 'Mara'],
      ['Order tiles for the roof', 'Nineteen are broken and the attic is wet.', 'Hugo'],
      [
        'Ask the bank whether the loan may run longer',
        'Without it the third part of the work has to wait until the fees of next year are paid.',
        'Ines',
      ],
      ['Count the chairs', 'Some were lent to the school and nobody wrote down how many.', 'Nils'],
    ])
    expect(table).toMatchObject({ headerRows: 1, foundBy: 'alignment' })
    expect(table.confidence).toBeLessThanOrEqual(0.8)
  })

  it('are none where two columns of a page have paragraphs that begin and end on their own', () => {
    const left = `The frost of two winters has taken\nmost of the colour off the wall.\n\nNineteen tiles are broken and the\nattic is wet.\n\nWithout the loan the third part of\nthe work has to wait until the fees\nof next year are paid.\n\nSome chairs were lent.`
    const right = `Members asked whether the workshop\ncould open on Saturdays and the\nboard promised an answer.\n\nCosts rose less than feared because\nthe contracts hold prices.\n\nNobody wanted to raise fees again.\n\nA small group will visit the towns\nin autumn.`
    const rights = right.split('\n')
    expect(
      numberOfTables(
        left
          .split('\n')
          .map((line, i) => ` ${line.padEnd(40)}${rights[i] ?? ''}`)
          .join('\n'),
      ),
    ).toBe(0)
  })

  it('are none where numbers stand before the paragraphs of a list', () => {
    expect(
      numberOfTables(`
 1.  The frost of two winters has taken most
     of the colour off the northern wall.

 2.  Nineteen tiles are broken and the attic
     is wet.

 3.  Without the loan the third part of the
     work has to wait.

 4.  Some chairs were lent to the school.
`),
    ).toBe(0)
  })
})

describe('entries that begin small', () => {
  it('are no running text where short entries stand beside them in most rows', () => {
    const table = only(`
---------------------------------------------------
 *command*   *prints*   *meaning*
---------------------------------------------------
 lim         l          goes to the limit
 dist        d          distributed as the other
 asdist      a          asymptotically distributed
 bdiff       b          backward difference of both
 fdiff       f          forward difference of both
 eps         e          arbitrarily small number
 conv        c          convergence in probability
 conw        w          weak convergence to it
 mult        m          multiplication of the two
---------------------------------------------------
`)
    expect(table).toMatchObject({ rowCount: 10, headerRows: 1 })
    expect(textsOf(table)[9]).toEqual(['mult', 'm', 'multiplication of the two'])
  })
})

describe('rules below each row and none below the titles', () => {
  it('leave titles and first row within the table', () => {
    const table = only(`
 *Code*    *Article*      *Remarks*                      *Price*

 A-17      Oak shelf      Delivered in two parts with    12.50
                         screws for a wall of brick.
---------------------------------------------------------------
 A-18      Steel hook     Sold by the dozen.              3.20
---------------------------------------------------------------
 A-19      Bench vice     Opens as far as a hand and     48.00
                         turns on its foot.
---------------------------------------------------------------
 A-20      Wood glue      Dries within an hour.           6.10
---------------------------------------------------------------
 A-21      Sand paper     Ten sheets of three kinds.      2.80
---------------------------------------------------------------
`)
    expect(textsOf(table).slice(0, 3)).toEqual([
      ['Code', 'Article', 'Remarks', 'Price'],
      ['A-17', 'Oak shelf', 'Delivered in two parts with screws for a wall of brick.', '12.50'],
      ['A-18', 'Steel hook', 'Sold by the dozen.', '3.20'],
    ])
    expect(table).toMatchObject({ rowCount: 6, headerRows: 1 })
  })
})

describe('an address above a table', () => {
  it('stays outside where bold titles begin that are more than the texts of any line above', () => {
    const table = only(`
 Brandt & Costa            No. 2024-117
 Mill Street 3             Date 03.04.2024
 Lund                      Due 03.05.2024
 *Article*      *Pieces*      *Price*      *Amount*
 Oak shelf           2       12.50       25.00
 Steel hook          5        3.20       16.00
 Bench vice          1       48.00       48.00
 Wood glue           3        6.10       18.30
`)
    expect(textsOf(table)[0]).toEqual(['Article', 'Pieces', 'Price', 'Amount'])
    expect(table.rowCount).toBe(5)
  })
})

describe('the rules of a running header and footer', () => {
  it('frame no table though labels stand on the page between them', () => {
    const lines = Array.from({ length: 10 }, (_, i) => [
      ` 8.${i + 1}    word${i}      alias of long word`,
      '',
      ` ${'This type is as wide as two others of its kind'.slice(0, 30 + i)}`,
      '',
    ]).flat()
    const rule = ' ------------------------------------------------------------------------'
    expect(numberOfTables([rule, ...lines, ...Array(8).fill(''), rule].join('\n'))).toBe(0)
  })
})

it('short texts one under another in the last column stay in their rows though the labels beside them end far away', () => {
  const table = only(`
 Group     Property                              Value

 Body      Length                                4,120 mm
           Width                                 1,780 mm
           Height, with rails and aerial folded  1,510 mm
 Engine    Kind                                  four cylinders in line
           Power                                 88 kW at 5,500 rpm
 Tank      Volume                                45 L
`)
  expect(textsOf(table).slice(-3)).toEqual([
    ['Engine', 'Kind', 'four cylinders in line'],
    ['', 'Power', '88 kW at 5,500 rpm'],
    ['Tank', 'Volume', '45 L'],
  ])
})

it('keeps a column of which one row alone has a text beside long texts', () => {
  const lines: readonly (readonly [baseline: number, ...texts: (readonly [left: number, text: string])[]])[] = [
    [198, [66, 'Exit'], [109, 'Sight'], [393, 'Hour'], [431, 'Ticket'], [482, 'Since']],
    [217.5, [68, '21:56'], [109, 'gradual little storms carry an era of the method was'], [390, '22:40'], [445, 'x'], [482, '03/08/2020']],
    [231, [109, 'measured sediment']],
    [250.5, [68, '16:00'], [109, 'little by the river during small forecasts'], [390, '21:08'], [482, '23/08/2020']],
    [269.25, [68, '17:00'], [109, 'small machines of the final network below a bridge'], [390, '10:38'], [482, '16/03/2020']],
    [283.5, [109, 'members see after']],
    [302.25, [68, '23:44'], [109, 'filters gradual machines flow and another bridge is'], [390, '20:32'], [482, '07/05/2020']],
    [316.5, [109, 'final before the end of it']],
    [335.25, [68, '12:57'], [109, 'mountains of sediment for members of the motor era'], [390, '10:04'], [482, '02/12/2020']],
    [349.5, [109, 'method growing under flow']],
  ]
  const words = lines.flatMap(([baseline, ...texts]) =>
    texts.flatMap(([left, text]) => typeset(text, { left, baseline, size: 10, bold: baseline === 198 })),
  )
  const [rows, ...others] = tables({ ...pageOf(''), words }).tables.map(textsOf)
  expect([others.length, rows?.[0], rows?.[1]?.slice(2)]).toEqual([
    0,
    ['Exit', 'Sight', 'Hour', 'Ticket', 'Since'],
    ['22:40', 'x', '03/08/2020'],
  ])
})
