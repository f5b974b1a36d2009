import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'
import { linesOfTitles } from './title-lines.ts'

test('the heading of the first rows is no title where further headings are set like it', () => {
  const table = onlyTable(`
+-----------------+---+---+
| *Northern*      |   |   |
+-----------------+---+---+
| Fifth older     | ● | x |
+-----------------+---+---+
| Building large  | ○ | – |
+-----------------+---+---+
| *Coastal*       |   |   |
+-----------------+---+---+
| Budget          | ● | x |
+-----------------+---+---+
`)
  expect(table.headerRows).toBe(0)
  expect(textsOf(table).map(([first]) => first)).toEqual(['Northern', 'Fifth older', 'Building large', 'Coastal', 'Budget'])
})

test('a lone text over titles is one of them, though headings further below are set like it', () => {
  const table = onlyTable(`
+-----------------+--------+--------+
| *Harbours*      |        |        |
+-----------------+--------+--------+
| *Name*          | *2025* | *2026* |
+-----------------+--------+--------+
| Fifth older     |    112 |    310 |
+-----------------+--------+--------+
| *Coastal*       |        |        |
+-----------------+--------+--------+
| Budget          |    554 |    990 |
+-----------------+--------+--------+
`)
  expect(table.headerRows).toBe(2)
})

/** The page with its first lines in bold, so many of them. */
function withBoldLines(picture: string, count: number, size = 10) {
  const page = pageOf(picture)
  const tops = [...new Set(page.words.map(({ box }) => box.top))].sort((a, b) => a - b).slice(0, count)
  const words = page.words.map((word) =>
    tops.includes(word.box.top) && word.font ? { ...word, font: { ...word.font, bold: true, size } } : word,
  )
  return { ...page, words }
}

test('titles set so close that they read as one stand over the rows with the heading of the first between', () => {
  const page = withBoldLines(
    `
 From  Rate of return  in %  Share
 Which harbour
 18:10          87.6%    38    41%
 10:44          19.1%    99    14%
 09:20          19.0%    45    72%
 20:45          54.4%    92    99%
`,
    2,
    12,
  )
  const [table] = tables(page).tables.map(textsOf)
  expect(table?.map(([first]) => first?.split(' ')[0])).toEqual(['From', 'Which', '18:10', '10:44', '09:20', '20:45'])
})

test('two bold titles of many words over a rule are titles, with the heading of the first rows below', () => {
  const page = withBoldLines(
    `
 Time of the whole committee      Visits of all the ordinary machines
----------------------------------------------------------------------
 Shelf station
----------------------------------------------------------------------
 18:29                                                            924
----------------------------------------------------------------------
 17:58                                                            771
----------------------------------------------------------------------
 16:56                                                            720
----------------------------------------------------------------------
`,
    2,
  )
  const [table] = tables(page).tables.map(textsOf)
  expect(table?.map(([first]) => first)).toEqual(['Time of the whole committee', 'Shelf station', '18:29', '17:58', '16:56'])
})

test('bold titles on up to ten heights are titles over figures, plain ones on six', () => {
  const rows = (titles: number) =>
    withBoldLines(
      `${Array.from({ length: titles }, (_, i) => ` part${'abcdefghij'[i]}        Sum`).join('\n')}
 Tweed        8,120
 Felt         9,993
 Loden        7,400
`,
      titles,
    ).words
  const plain = (words: ReturnType<typeof rows>) =>
    words.map((word) => (word.font ? { ...word, font: { ...word.font, bold: false } } : word))
  expect(linesOfTitles(textRowsOf(rows(7)))).toBe(7)
  expect(linesOfTitles(textRowsOf(plain(rows(6))))).toBe(6)
  expect(linesOfTitles(textRowsOf(plain(rows(7))))).toBe(0)
})

test('the first line of a title is one though others of its row begin on the next, and its last below theirs', () => {
  const titles = pageOf(`
                                       Amount
 Name          Station     Phone
                                        (EUR)
`).words.map((word) => ({ ...word, baseline: word.baseline / 2 + 20 }))
  const rows = pageOf(`



 Can           For         0141769143    9,539
 Loden         Line        0141769144    8,120
 Felt          Port        0141769145    7,120
`).words
  expect(linesOfTitles(textRowsOf([...titles, ...rows]))).toBe(3)
})

test('a heading over the first rule is a row where rows further below have headings set like it and nothing is titled', () => {
  const picture = `
 *Coast*
-------------------------------------------------
 Follows       Harbour and archive        432-8328
-------------------------------------------------
 Period        Is the                     715-1547
-------------------------------------------------
 *Mountain*
-------------------------------------------------
 Cooling       Traffic and deposit        588-1547
-------------------------------------------------
 Line          Water below                606-7434
-------------------------------------------------
`
  expect(textsOf(onlyTable(picture)).map(([first]) => first)).toEqual(['Coast', 'Follows', 'Period', 'Mountain', 'Cooling', 'Line'])
  expect(textsOf(onlyTable(picture.replace('*Mountain*', 'Mountain  '))).map(([first]) => first)).not.toContain('Coast')
})

test('a row below the last rule whose numbers are those of telephones is one', () => {
  const table = onlyTable(`
 *Name*       *Place*             *Phone*      *Sum*
---------------------------------------------------
 Follows      Harbour             432-8328     1,204
---------------------------------------------------
 Period       Is the              715-1547     2,310
---------------------------------------------------
 Cooling      Traffic             588-1547     4,112
---------------------------------------------------
 Line         Water below         606-7434
`)
  expect(textsOf(table).at(-1)).toEqual(['Line', 'Water below', '606-7434', ''])
})

test('titles of several lines over such a heading stay, set wide and above the first rule', () => {
  const picture = `
 *Due*         *Rate*  *of*      *Index*     *Name*
               *return*
-------------------------------------------------
 *Coast*
-------------------------------------------------
 2021-07-05    80.1%           3,863    Building
-------------------------------------------------
 2021-06-03    19.4%           3,667    Results
-------------------------------------------------
 *Mountain*
-------------------------------------------------
 2021-03-02    79.4%           5,368    Steady
-------------------------------------------------
`
  const rows = textsOf(onlyTable(picture)).map(([first]) => first)
  expect(rows).toEqual(['Due', 'Coast', '2021-07-05', '2021-06-03', 'Mountain', '2021-03-02'])
})

test('a bold title that stands over the paper between two columns of short figures is one', () => {
  const table = onlyTable(`
               *Moteur*                  *Basin*
-------------------------------------------------------
 *Date*        *1999*     *2000*     *2001*       *2002*
-------------------------------------------------------
 08/06/2022     6,853      7,650       79        9,637
-------------------------------------------------------
 12/04/2022     6,535      6,038       70        8,212
-------------------------------------------------------
 07/11/2022     8,929      7,078       46        6,982
-------------------------------------------------------
`)
  expect(textsOf(table)[0]?.join(' ')).toContain('Moteur')
  expect(table.headerRows).toBe(2)
})

test('two bold titles that fill a narrow table are titles over plain rows', () => {
  const page = withBoldLines(
    `
 Start   Weight in kilograms
----------------------------
 22:43                  9.82
 05:30                 40.83
 08:14                 27.89
----------------------------
`,
    1,
  )
  expect(tables(page).tables.map(textsOf)[0]?.[0]).toEqual(['Start', 'Weight in kilograms'])
})
