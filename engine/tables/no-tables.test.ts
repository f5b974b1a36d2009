import { describe, expect, it } from 'vitest'
import { tables } from './index.ts'
import { numberOfTables, pageOf } from './text-picture.ts'

describe('what is no table', () => {
  it.each([
    [
      'text in two columns',
      `
 The first column of this page runs on      and the second one does likewise, for
 over several lines, and each of them is    nothing in it names or counts a thing
 filled to its end with the words of one    that could be compared with what else
 long sentence which tells us nothing at    stands on its left, where sentences go
 all about figures or names but goes on     on in their own way until they come to
 and on until the column is at its end.     their ends as all sentences must do.
`,
    ],
    [
      'Chinese text in two columns, of which every line is one word',
      `
 根据双方签订的合同供方应当在三十日内将      书面通知需方逾期未交的每延迟一日应当
 货物送至需方指定的仓库运输的费用以及风      按照货款总额的千分之一支付违约金因不
 险由供方承担需方收到发票之日起十五日内      可抗力不能履行合同的应当及时告知对方
 付清全部货款货物短少或者损坏的应当在内      并且在合理的期限以内提供有关机构证明
 验收合格以后双方应当办理交接手续并存档      未尽事宜由双方协商解决并另行签订协议
`,
    ],
    [
      'formulas that are set by their signs',
      `
 f1     =    a x1  +  b         g1    =    c x  +  1        (1)
 f2     =    a x2  +  b         g2    =    c x  +  2        (2)
 f3     =    a x3  +  b         g3    =    c x  +  3        (3)
 f4     =    a x4  +  b         g4    =    c x  +  4        (4)
`,
    ],
    [
      'points of a chart that are letters',
      `
 o        o                  o
 o                  o        o
          o         o        o
 o        o         o        o
 o        o         o        o
`,
    ],
    [
      'a title in a frame',
      `
 +----------------------------------------------+
 | Quay Mill papers                             |
 |                                              |
 |      Quay  Mill  release    a guide to it    |
 |                                              |
 | mail: mill@example.org                       |
 +----------------------------------------------+
`,
    ],
    [
      'a matrix',
      `
         1    0    3
 A  =    4    5    6
         7    8    9
`,
    ],
    [
      'addresses side by side',
      `
 Miller and Sons       Rosa Weaver         The Old Bakery
 Harbour Street 34     Mill Lane 7         Station Road 118
 79044 Leeds           13822 Whitby        49270 Bradford
`,
    ],
    [
      'a list',
      `
 1.   the first thing that must be done
 2.   another thing to be looked after
 3.   what is left when all is done
 4.   nothing else
`,
    ],
    [
      'text with formulas that are numbered at its right',
      `
 w = (m + n) k                                              (4)
 From the first of these we see how the width goes on
 h = m k + n                                                (5)
 and that the height is no more than what was said above
 d = w h - k                                                (6)
 after which the depth must be what is left of it, that is
 v = w h d + m                                              (7)
 which is what was to be shown at the end of this part
 s = 2 (w h + h d)                                          (8)
`,
    ],
    [
      'a table of contents',
      `
 Introduction ..................   1
 What was found before .........   7
 How it was measured ...........  12
 Results .......................  25
 Index .........................  40
`,
    ],
    [
      'a table of contents with numbers of chapters and sections',
      `
 1   Grain                               3
     1.1    Rye ......................   3
     1.2    Wheat ....................   5
     1.3    Barley ...................   7
 2   Mills                               9
     2.1    Wind .....................   9
     2.2    Water ....................  12
`,
    ],
    [
      'a table of contents without dots beside the numbers of sections',
      `
 1.1    Rye and oats                         3
 1.2    Wheat of two kinds                   5
 1.3    Barley                               7
 2.1    Wind                                 9
 2.2    Water and tide                      12
 2.3    Steam                               15
 3.1    Rails                               21
 3.2    Roads and canals                    22
`,
    ],
    [
      'a table of contents in which dots lead from the titles of sections alone',
      `
 Grain                                     3
 Rye                                       3
 Wheat                                     5
 Winter wheat    ....................      5
 Summer wheat    ....................      6
 Barley                                    7
 Mills                                     9
 Wind                                      9
 Post mills      ....................     10
 Water                                    12
 Tide                                     13
 Steam                                    15
`,
    ],
    [
      'a letter head',
      `
 Bright Ltd                     12 May 2024
 4 Mill Lane
 Norwich

 Dear Sir,

 we thank you for your letter of last week and
 will answer it as soon as we are able to do so.
`,
    ],
    [
      'a box around a text',
      `
+------------------------------------+
| Nothing in this box is a table, it |
| is a remark that someone wished to |
| set off from the text around it.   |
+------------------------------------+
`,
    ],
  ])('%s', (_, picture) => {
    expect(numberOfTables(picture)).toBe(0)
  })

  it('but the lines of an account are a table, dots or not', () => {
    expect(
      numberOfTables(`
                                2023       2024
 Sales ...................   1,204.50   1,310.00
 Cost of sales ...........     804.10     911.20
 Wages ...................     210.00     215.40
 Profit ..................     190.40     183.40
`),
    ).toBe(1)
  })

  it('a listing in typewriter face on a page set in another', () => {
    const listing = pageOf(`
-------------------------------
 SELECT     name,
            weight
 FROM       sacks_in_store
 WHERE      name='RYE'
 ORDER      name;
-------------------------------
`)
    const prose = pageOf(Array.from({ length: 14 }, () => ' all of this is said in words of another face').join('\n'))
    const typed = listing.words.map((word) => ({ ...word, font: word.font && { ...word.font, family: 'Courier' } }))
    const below = prose.words.map((word) => ({
      ...word,
      box: { ...word.box, top: word.box.top + 300, bottom: word.box.bottom + 300 },
      baseline: word.baseline + 300,
    }))
    expect(tables({ ...listing, words: [...typed, ...below] }).tables).toEqual([])
  })

  it('lines for signatures', () => {
    expect(
      numberOfTables(`
 ACME LTD                         BRIGHT LTD
 By:    /s/ John Smith            By:    /s/ Mary Jones
---------------------------------------------------------
 Name:  John Smith                Name:  Mary Jones
---------------------------------------------------------
 Title: Director                  Title: Director
`),
    ).toBe(0)
  })

  it('a chart: bars of differing heights behind its labels', () => {
    const page = pageOf(`
+----------------------------+
| 40                         |
| 30       35       28       |
| 20                         |
| 10                     12  |
|     2001     2002     2003 |
+----------------------------+
`)
    const bars = [20, 45, 70].map((x, i) => ({ box: { left: 40 + x, right: 52 + x, top: 60 + i * 9, bottom: 110 }, grey: 0.4 }))
    expect(tables({ ...page, fills: bars }).tables).toEqual([])
  })
})

it('are no tables where two addresses of short lines stand beside each other', () => {
  expect(
    numberOfTables(`
 *SOLD TO*                              *SHIP TO*
 RIDGE BUILDERS AND SONS LLC            LOT 14, SPRINGS ESTATES WEST
 77 CEDAR FLATS LANE EAST               ATTN: THE SITE FOREMAN
 BONNERS BRIDGE, ID 83805               MOLE SPRINGS, ID 83845
`),
  ).toBe(0)
})

it('are no tables where an address stands whose house has a name and whose code of letters has a line to itself', () => {
  expect(
    numberOfTables(`
 Larkfield School                       Invoice date
 Mill Lane                              30 Nov 2025
 STOCKPORT                              Reference
 SK4 2HG                                PO 55120
`),
  ).toBe(0)
})

it('are no tables where an address stands beside the numbers and days of an invoice', () => {
  expect(
    numberOfTables(`
 *Billed to:*                           Number
 Caldera Events Ltd                     353319
 101 Deansgate                          Date
 Manchester                             3-Jun-2026
 M3 2BW                                 Paid
`),
  ).toBe(0)
})
