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
