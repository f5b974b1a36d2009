import { expect, test } from 'vitest'
import type { Box } from '../geometry/index.ts'
import { tables } from './index.ts'
import { openBandRows } from './rows.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'
import { chunksOf, textRowsOf } from './text-rows.ts'

test('cells that are filled with a strip of paper between them are cells, however their texts are wrapped', () => {
  const page = pageOf(`
 Town         Remarks            People
 Aurora       a quiet place      12,400
 on the Lake  Of two bridges
 Calvillo     Many bridges       58,300
`)
  const rowTops = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b)
  const lefts = [0, 1, 2].map((at) => page.words.filter(({ baseline }) => baseline === rowTops[0])[at]?.box.left ?? 0)
  const fill = (top: number, bottom: number, at: number): { box: Box; grey: number } => ({
    box: { left: (lefts[at] ?? 0) - 3, right: at === 2 ? (lefts[2] ?? 0) + 45 : (lefts[at + 1] ?? 0) - 5, top, bottom },
    grey: 0.9,
  })
  const edges = [
    [(rowTops[0] ?? 0) - 8, (rowTops[0] ?? 0) + 1.5],
    [(rowTops[1] ?? 0) - 8, (rowTops[2] ?? 0) + 1.5],
    [(rowTops[3] ?? 0) - 8, (rowTops[3] ?? 0) + 1.5],
  ] as const
  const fills = edges.flatMap(([top, bottom]) => [0, 1, 2].map((at) => fill(top, bottom, at)))
  const rows = (of: typeof page) =>
    tables(of).tables.map((table) => textsOf(table).map((row) => row.map((text) => text.replace('\n', ' '))))
  expect(rows({ ...page, fills })).toEqual([
    [
      ['Town', 'Remarks', 'People'],
      ['Aurora on the Lake', 'a quiet place Of two bridges', '12,400'],
      ['Calvillo', 'Many bridges', '58,300'],
    ],
  ])
  expect(rows(page)).not.toEqual(rows({ ...page, fills }))
})

test('upright rules that stand on one below the titles part columns down to their end', () => {
  const table = onlyTable(`
  Town     |  Bridge   | Ferry
-----------+-----------+---------
  Aurora   |    x      |   x
  Betlem   |           |
  Calvillo |           |
  Dolores  |           |
  Esperia  |           |
  Fontana  |           |
  Gironda  |    x      |
`)
  expect(table.rowCount).toBe(8)
  expect(textsOf(table)[7]).toEqual(['Gironda', 'x', ''])
})

test('a row of titles over several columns belongs to the table when it leaves the first column empty', () => {
  const page = pageOf(`
                *Summertime*           *Wintertime*
 *Town*      *Visits*   *Nights*   *Visits*   *Nights*
-----------------------------------------------------
 Aurora       1,200        300        140         20
 Calvillo     5,800        950        410         75
 Dolores        310         40         20          5
-----------------------------------------------------
`)
  // As far above as a row with padding stands.
  const words = page.words.map((word) =>
    /time$/u.test(word.text)
      ? { ...word, baseline: word.baseline - 6, box: { ...word.box, top: word.box.top - 6, bottom: word.box.bottom - 6 } }
      : word,
  )
  const [table] = tables({ ...page, words }).tables
  expect(table && textsOf(table)[0]?.filter((text) => text !== '' && text !== '…' && text !== 'Town')).toEqual(['Summertime', 'Wintertime'])
  expect(table).toMatchObject({ headerRows: 2, rowCount: 5 })
  expect(table?.columns.map(({ title }) => title)).toEqual([
    'Town',
    'Summertime Visits',
    'Summertime Nights',
    'Wintertime Visits',
    'Wintertime Nights',
  ])
})

test('a heading right below the titles keeps them with their rows, where a rule is drawn below each row', () => {
  const table = onlyTable(`
 Town                    Visits     Nights
--------------------------------------------
 The north
--------------------------------------------
 Aurora                   1,200        300
--------------------------------------------
 Calvillo                 5,800        950
--------------------------------------------
 The south
--------------------------------------------
 Dolores                    310         40
--------------------------------------------
`)
  expect(textsOf(table).map(([first]) => first)).toEqual(['Town', 'The north', 'Aurora', 'Calvillo', 'The south', 'Dolores'])
})

test('titles that are printed again below a text alone begin another table, though all their rules are alike', () => {
  const found = tables(
    pageOf(`
 Town                    Visits     Nights
--------------------------------------------
 Aurora                   1,200        300
--------------------------------------------
 Calvillo                 5,800        950
--------------------------------------------

 Visits in the south

 Town                    Visits     Nights
--------------------------------------------
 Dolores                    310         40
--------------------------------------------
 Esperia                    270         90
--------------------------------------------
`),
  ).tables
  expect(found.map(({ rowCount }) => rowCount)).toEqual([3, 3])
})

test('wrapped lines belong to their row where rows stand hardly further apart than lines', () => {
  const page = pageOf(`
 Day       Remarks                        Sum
 2 May     The lower bridge was closed   12.50
           for repair until the evening
 3 May     Nothing                        3.10
 4 May     The ferry ran all night long   7.25
           between both of the harbours
 5 May     Nothing                        3.10
 6 May     The upper bridge was opened    9.00
           after a year of preparation
 7 May     Rain                           1.00
`)
  // Three points more before each row, for its padding; lines are set as wide as reports often are.
  const rows = [57, 85, 99, 127, 141, 169]
  const lowered = (by: number): number => 1.1 * by + 1.5 * rows.filter((top) => by > top - 1).length
  const words = page.words.map((word) => {
    const down = lowered(word.box.top) - word.box.top
    return { ...word, baseline: word.baseline + down, box: { ...word.box, top: word.box.top + down, bottom: word.box.bottom + down } }
  })
  const { groups } = openBandRows(textRowsOf(words), [0, 85, 240, 300])
  expect(groups.map(([first]) => first?.words[0]?.text)).toEqual(['Day', '2', '3', '4', '5', '6', '7'])
})

test('a caption between two tables belongs to the one that it stands closer to', () => {
  const rows = `
+----------+--------+
| Town     | Visits |
+----------+--------+
| Aurora   |     12 |
+----------+--------+
Table 1: In summer

+----------+--------+
| Town     | Visits |
+----------+--------+
| Betlem   |     31 |
+----------+--------+
Table 2: In winter
`
  expect(tables(pageOf(rows)).tables.map(({ title }) => title)).toEqual(['Table 1: In summer', 'Table 2: In winter'])
})

test('rows with room around them are a table though their texts stand little more than a word space apart', () => {
  const page = pageOf(`
 Abbott,  1.04  4471
 Bianchi  1.05  4472
 Ciric  2.11  0450
 Dvorak  2.12  4490
`)
  // Two and a half lines from row to row, and less than the size of the writing between the texts.
  const words = page.words.map((word, i) => {
    const [row, column] = [Math.floor(i / 3), i % 3]
    const left = 40 + ([0, 44, 72][column] ?? 0)
    const top = 60 + row * 27
    return { ...word, baseline: top + 8, box: { left, right: left + ([36, 20, 21][column] ?? 0), top, bottom: top + 8 } }
  })
  expect(tables({ ...page, words }).tables.map(textsOf)).toEqual([
    [
      ['Abbott,', '1.04', '4471'],
      ['Bianchi', '1.05', '4472'],
      ['Ciric', '2.11', '0450'],
      ['Dvorak', '2.12', '4490'],
    ],
  ])
})

test('a label and a text that go on at once belong to their row, a row with days or marks alone is one of its own', () => {
  const page = pageOf(`
 Station        What was found               Sum
 Lower bridge   The piers were washed out   12.50
 and ferry      by the flood
 Mill           Nothing                      3.10
 Upper bridge   The road is open again for   9.00
 of timber      carts and walkers
 Harbour        Nothing                      1.00
`)
  const rowsOf = (of: typeof page) => openBandRows(textRowsOf(of.words), [0, 110, 240, 300]).groups.map(([first]) => first?.words[0]?.text)
  expect(rowsOf(page)).toEqual(['Station', 'Lower', 'Mill', 'Upper', 'Harbour'])
  const days = pageOf(`
 Date         First   Second
 2024-04-11   x       x
 2024-05-12   x
 2024-06-13   x       x
 2024-07-14   x
`)
  expect(rowsOf(days)).toEqual(['Date', '2024-04-11', '2024-05-12', '2024-06-13', '2024-07-14'])
})

test('two figures stand apart where groups of digits within one stand closer, and a sign behind its amount reaches for no other', () => {
  const [sample] = pageOf(' x').words
  let left = 40
  const row = (...pieces: readonly (readonly [gap: number, text: string])[]) =>
    pieces.map(([gap, text]) => {
      const box = { left: left + gap, right: left + gap + 5 * text.length, top: 60, bottom: 68 }
      left = box.right
      return { ...(sample as NonNullable<typeof sample>), text, box, baseline: 68 }
    })
  const texts = (words: ReturnType<typeof row>) => chunksOf(words).map((chunk) => chunk.words.map(({ text }) => text).join(' '))
  expect(texts(row([0, '895'], [5.5, '8'], [3, '921,83'], [3, '€']))).toEqual(['895', '8 921,83 €'])
  expect(texts(row([0, '02.09.18'], [5.5, 'CHF'], [3, '233.40']))).toEqual(['02.09.18', 'CHF 233.40'])
  expect(texts(row([0, '8'], [3, '921'], [3, '834']))).toEqual(['8 921 834'])
  expect(texts(row([0, '69,07'], [3, '€'], [30, '39.565,76']))).toEqual(['69,07 €', '39.565,76'])
  expect(texts(row([0, '$'], [30, '39.50']))).toEqual(['$ 39.50'])
})

test('titles beside each other that are labels of signatures elsewhere make a table, labels below each other none', () => {
  const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)
  const rules = `
--------------------------------------------
 Name                  Title
--------------------------------------------
 Has during            Cooling at and
--------------------------------------------
 Allows                Was may
--------------------------------------------
 Field material        River inventory
--------------------------------------------
`
  expect(read(rules)[0]?.[0]).toEqual(['Name', 'Title'])
  const signed = `
--------------------------------------------
 Name                  Has during
--------------------------------------------
 Title                 Cooling at and
--------------------------------------------
 Date                  Was may
--------------------------------------------
`
  expect(read(signed)).toEqual([])
})

test('a table that fills its page below two rules around its titles keeps both', () => {
  const rows = Array.from({ length: 45 }, (_, i) => ` Place ${String.fromCharCode(65 + (i % 26))}          ${100 + i}       ${900 - i}`)
  const rule = '-------------------------------------'
  const lines = ['                  Visits    Members', ' Town             of all    there']
  const [table] = tables(pageOf([rule, ...lines, rule, ...rows].join('\n'))).tables
  expect([table?.rowCount, table?.headerRows, table?.places[0]?.box.top]).toEqual([46, 1, 47])
})
