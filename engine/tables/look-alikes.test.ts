import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import type { GridCell } from './grid.ts'
import { tables } from './index.ts'
import { areGapsOfText, arePeople, goOnInOtherColumns, isRunningText, isSigned } from './look-alikes.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('descriptions in small letters, each in the row of what it describes, are cells and no sentences that go on', () => {
  expect(
    read(`
 Function      Arguments    Returns
 width         any          result of the first parser
 count         multiple     result of the second parser that is asked
 length        string       number of letters in it
 search        strings      place of the first letter of the key
 part          multiple     letters from begin to end
 trim          string       letters without space around them
`),
  ).toEqual([
    [
      ['Function', 'Arguments', 'Returns'],
      ['width', 'any', 'result of the first parser'],
      ['count', 'multiple', 'result of the second parser that is asked'],
      ['length', 'string', 'number of letters in it'],
      ['search', 'strings', 'place of the first letter of the key'],
      ['part', 'multiple', 'letters from begin to end'],
      ['trim', 'string', 'letters without space around them'],
    ],
  ])
})

test('texts of one column stay in their table when most of them are long, as long as a label stands before each', () => {
  const long = read(`
 Alder    =>    timber for boats and piers (in water)
 Birch    =>    (timber for chairs and light tables)
 Cedar    =>    (timber for chests, roofs and boxes)
 Elder    =>    (no timber)
 Maple    =>    (timber for violins and best floors)
 Olive    =>    (timber for bowls and small carvings)
`)
  expect(long).toHaveLength(1)
  expect(long[0]?.map((row) => row[2])).toEqual([
    'timber for boats and piers (in water)',
    '(timber for chairs and light tables)',
    '(timber for chests, roofs and boxes)',
    '(no timber)',
    '(timber for violins and best floors)',
    '(timber for bowls and small carvings)',
  ])
})

test('an index in two columns is no table', () => {
  expect(
    read(`
 anchors, 12, 14           ladders, 7
 bollards, 3               lanterns, 19, 22
 buoys, 8, 31              locks, 40–44
 cables, 5                 moorings, 2, 6
 capstans, 17              nets, 11
 docks, 9, 20              oars, 30
`),
  ).toEqual([])
})

test('a listing behind the numbers of its lines is no table, on a page that holds nothing else', () => {
  const page = pageOf(`
  1   begin group here now
  2   let local post = count
  3   if post then go on
  4   else
  5   end of group now
  6   done with all things
`)
  const isNumber = (word: Word) => /^\\d$/.test(word.text)
  const words = page.words.map((word) => (isNumber(word) || !word.font ? word : { ...word, font: { ...word.font, family: 'Courier' } }))
  expect(tables({ ...page, words }).tables).toEqual([])
})

test('small letters in columns are running text where the columns stand no further apart than loose words, and descriptions where they do', () => {
  const lines = [
    ['later in this', 'book we have to', 'deal with two kinds of it'],
    ['and common to', 'both is the roll', 'made of a sheet'],
    ['of stuff cut', 'which was then', 'kept on one side only'],
    ['not on others', 'but on both when', 'old papers were'],
    ['for a new use', 'as in many towns', 'where the rolls of it were'],
  ]
  const cellsApart = (sizes: number): readonly GridCell[] =>
    lines.flatMap((texts, row) => {
      let left = 40
      return texts.map((text, column) => {
        const words = typeset(text, { left: column === 2 ? 300 : left, baseline: 100 + 14 * row, size: 10 })
        left = (words.at(-1)?.box.right ?? 0) + 10 * sizes
        return { row, column, rowSpan: 1, columnSpan: 1, words }
      })
    })
  const moved = (cells: readonly GridCell[], gap: number) =>
    cells.map((cell) => {
      const before = cells.find((other) => other.row === cell.row && other.column === 1)
      const shift = cell.column === 2 ? (before?.words.at(-1)?.box.right ?? 0) + gap - (cell.words[0]?.box.left ?? 0) : 0
      const words = cell.words.map((word) => ({
        ...word,
        box: { ...word.box, left: word.box.left + shift, right: word.box.right + shift },
      }))
      return { ...cell, words }
    })
  expect(isRunningText(moved(cellsApart(0.9), 9))).toBe(true)
  expect(isRunningText(cellsApart(6))).toBe(false)
})

const coasts = `
+------------+----------+
| Name       |  Count   |
+------------+----------+
| Harbour    |    112   |
+------------+----------+
| Coast      |    310   |
+------------+----------+
`

test('the lines of a remark that stand in the frame of a table below its rows are none of them', () => {
  const framed = onlyTable(`${coasts}| Source: Guild of the  |
+-----------------------+
| northern coasts, 2024 |
+-----------------------+
`)
  expect(textsOf(framed).map(([first]) => first)).toEqual(['Name', 'Harbour', 'Coast'])
})

test('the gaps of narrow justified columns part no cells; words and names beside each other do', () => {
  const column = (text: string) => typeset(text, { left: 0 })
  const cellsOf = (texts: readonly string[]) =>
    texts.map((text, at) => ({ row: at >> 2, column: at & 3, words: column(text) }) as unknown as GridCell)
  expect(
    areGapsOfText(
      cellsOf([
        'Were which',
        'forecast',
        'water',
        'small',
        'sediment find',
        'transport',
        'archive',
        'history. Surface',
        'bridge',
        'river.',
        'newer. By',
        'large',
      ]),
    ),
  ).toBe(true)
  expect(
    areGapsOfText(
      cellsOf(['Were which', 'forecast', 'water', 'small', 'Name', 'Harbour', 'Coast', 'North', 'Town', 'Lake', 'Valley', 'Bridge']),
    ),
  ).toBe(false)
  expect(areGapsOfText(cellsOf(['wool', 'hemp', 'jute', 'flax', 'felt', 'silk', 'yarn', 'lace', '12', '14', 'more.', 'less.']))).toBe(false)
})

test('lines that break words and go on with them in the column before are text, words that a cell breaks are not', () => {
  const cellsOf = (rows: readonly (readonly string[])[]) =>
    rows.flatMap((texts, row) =>
      texts.flatMap((text, column) => (text === '' ? [] : [{ row, column, rowSpan: 1, words: typeset(text) } as unknown as GridCell])),
    )
  const pieces = [
    ['Harbour', 'Supply', 'Bridge before'],
    ['Network', 'Sur-', 'Valley Trans-'],
    ['face of the', 'Older', 'port under'],
    ['Timber', 'Ma-', 'River'],
    ['chine', 'Layer', 'Coast'],
  ]
  expect(goOnInOtherColumns(cellsOf(pieces))).toBe(true)
  const wrapped = [
    ['Town', 'Water sup-'],
    ['', 'ply'],
    ['Coast', 'Har-'],
    ['', 'bour'],
  ]
  expect(goOnInOtherColumns(cellsOf(wrapped))).toBe(false)
})

test('a caption that stands in the frame of a table below its rows names it', () => {
  const framed = onlyTable(`${coasts}| Table 2: Coasts       |
+-----------------------+
`)
  expect([textsOf(framed).length, framed.title]).toEqual([3, 'Table 2: Coasts'])
})

test('two rows of labels are where a contract is signed only with a colon or a line behind one', () => {
  const cellsOf = (texts: readonly string[]) => texts.map((text, row) => ({ row, column: 0, words: typeset(text) }) as unknown as GridCell)
  expect(isSigned(cellsOf(['Name:', 'Title:']))).toBe(true)
  expect(isSigned(cellsOf(['By', 'Name', 'Title']))).toBe(true)
  expect(isSigned(cellsOf(['Name', 'By', 'Material']))).toBe(false)
})

test('typewritten columns below bold titles, with no figures and no sign of a program, are a table', () => {
  const prose = Array.from({ length: 12 }, (_, i) =>
    typeset('all of this is said in words of another face', { baseline: 300 + 14 * i }),
  ).flat()
  const typed = (titles: string) =>
    pageOf(`
 ${titles}
 LINDA           JONES            Owner
 ROBERT          JONES            Tenant
`).words.map((word) => ({ ...word, font: word.font && { ...word.font, family: 'Courier' } }))
  const page = pageOf('')
  expect(tables({ ...page, words: [...typed('*First*         *Last*           *Status*'), ...prose] }).tables.map(textsOf)).toEqual([
    [
      ['First', 'Last', 'Status'],
      ['LINDA', 'JONES', 'Owner'],
      ['ROBERT', 'JONES', 'Tenant'],
    ],
  ])
  expect(tables({ ...page, words: [...typed('First           Last             Status'), ...prose] }).tables).toEqual([])
})

test('people side by side, each with a mail of their own, are told from a list of people with a column of mails', () => {
  const gridOf = (rows: readonly (readonly string[])[]) => ({
    xs: Array.from({ length: (rows[0]?.length ?? 0) + 1 }, (_, i) => 50 + 150 * i),
    ys: Array.from({ length: rows.length + 1 }, (_, i) => 50 + 14 * i),
    cells: rows.flatMap((texts, row) =>
      texts.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, words: text === '' ? [] : typeset(text) })),
    ),
    headerRows: 0,
  })
  const people = [
    ['Anna Meadow', 'Ben Hill', 'Clara Brook'],
    ['Information Sciences', 'Computer Engineering', 'Mathematics'],
    ['anna@nu.example', 'ben@nu.example', 'clara@nu.example, lee@nu.example'],
  ]
  const list = [['Name', 'Institute', 'Mail'], ...(people[0] ?? []).map((name, i) => [name, people[1]?.[i] ?? '', people[2]?.[i] ?? ''])]
  expect(arePeople(gridOf(people))).toBe(true)
  expect(arePeople(gridOf(list))).toBe(false)
  expect(arePeople(gridOf([...people, ['12.50', '14.00', '9.75']]))).toBe(false)
  expect(arePeople(gridOf([...people, ['+145453242342342', '+44245345435345', '5345345345435']]))).toBe(true)
  const further = [
    ['Dora Field', 'Emil Wood', 'Fritz Lake'],
    ['River Institute', 'Hill University', 'Works of the Mill'],
    ['Meadow, Northland', 'Brook, Westland', 'Fordham, Eastland'],
    ['dora@ri.example', '', 'fritz@wm.example'],
  ]
  expect(arePeople(gridOf([...people, ...further]))).toBe(true)
  // A column without mails and towns is none of people.
  expect(arePeople(gridOf(further.map(([first = '', , third = '']) => [first, 'Room by the river', third])))).toBe(false)
})

test('a long list of titles with the pages of a short document is its table of contents, rows that end in falling numbers are none', () => {
  const contents = (pages: readonly number[]) =>
    read(
      pages
        .map(
          (page, i) =>
            ` ${['Overview', 'Parts', 'Setting up', 'Ways of work', 'Before the loom', 'Hemp', 'At the end', 'Sources'][i]?.padEnd(30)}${page}`,
        )
        .join('\n'),
    )
  expect(contents([3, 3, 3, 4, 4, 5, 5, 6])).toEqual([])
  expect(contents([3, 3, 4, 3, 4, 5, 5, 6])).toHaveLength(1)
})

test('a list of titles with Roman numbers of pages is a table of contents', () => {
  expect(
    read(`
 Preface           xi
 Looms            xii
 Weavers         xiii
 Wool              xv
 The end         xvii
 Sources          xix
`),
  ).toEqual([])
})

test('columns of entries in the order of their letters, each before the pages it stands on, are an index', () => {
  const first = ['dawn 12', 'day 213, 333', 'deed 33', 'delta 42, 296', 'den 8', 'ditch 351', 'dome 19-21', 'dune 77', 'dusk 4']
  const second = ['earth 2', 'ebb 6, 9', 'echo 14', 'eel 166', 'elm 104, 113', 'end 37', 'engine 3', 'eve 90', 'eye 55']
  const picture = (left: readonly string[]) => left.map((text, i) => ` ${text.padEnd(30)}${second[i]}`).join('\n')
  expect(read(picture(first))).toEqual([])
  expect(read(picture(first.toReversed()))).toHaveLength(1)
})

test('names of constants beside numbers are a table', () => {
  expect(
    read(`
 Value    Type            Description
 1        GDT_Byte        eight bits
 2        GDT_UInt16      sixteen bits
 3        GDT_Int16       sixteen with a sign
 4        GDT_UInt32      thirty-two bits
 5        GDT_Float32     a number of 32 bits
`),
  ).toHaveLength(1)
})

test('numbered lines with the signs of a program are a listing, beside a line that parts the numbers too', () => {
  expect(
    read(`
 21 | if (width > 0) {     return width
 22 |
 23 | var height = 0;      none
 24 |
 25 | while (height < 9) { once
 26 |   height += 1;       more
 27 | }                    end
 28 | return height;       all
`),
  ).toEqual([])
})
