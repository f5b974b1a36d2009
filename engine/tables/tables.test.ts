import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Table, Word } from '../model/index.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const only = (picture: string): Table => {
  const { tables: found } = tables(pageOf(picture))
  const [table] = found
  if (!table || found.length !== 1) throw new Error(`${found.length} tables instead of one`)
  return table
}
const numberOfTables = (picture: string): number => tables(pageOf(picture)).tables.length

describe('tables drawn with rules', () => {
  it('are read cell by cell', () => {
    const table = only(`
+--------+-------+------+
| Name   | Price | Left |
+--------+-------+------+
| Apples |  1.20 |   14 |
+--------+-------+------+
| Pears  |  2.35 |      |
+--------+-------+------+
`)
    expect(textsOf(table)).toEqual([
      ['Name', 'Price', 'Left'],
      ['Apples', '1.20', '14'],
      ['Pears', '2.35', ''],
    ])
    expect(table).toMatchObject({ headerRows: 1, foundBy: 'rulings', columns: [{ title: 'Name' }, { title: 'Price' }, { title: 'Left' }] })
    expect(table.cells.find((cell) => cell.row === 2 && cell.column === 2)).toMatchObject({ lines: [], value: null })
  })

  it('keep cells that span columns and rows', () => {
    const table = only(`
+--------+-------------------+
| Region | Sales             |
|        +---------+---------+
|        | 2023    | 2024    |
+--------+---------+---------+
| North  |  10     |  12     |
+--------+---------+---------+
| South  |   7     |   9     |
+--------+---------+---------+
`)
    expect(textsOf(table)).toEqual([
      ['Region', 'Sales', '…'],
      ['…', '2023', '2024'],
      ['North', '10', '12'],
      ['South', '7', '9'],
    ])
    expect(table.headerRows).toBe(2)
    expect(table.columns.map((column) => column.title)).toEqual(['Region', 'Sales 2023', 'Sales 2024'])
  })

  it('have no header where a rule sums up the rows above it, whose amounts name a currency and a tax', () => {
    const table = only(`
----------------------------------
  RM 3.20  1     0.00    RM3.20 SR
  Toasted bread (home)
  RM 4.30  1     0.00    RM4.30 SR
  Honey and lemon (hot)
  RM 3.90  1     0.00    RM3.90 SR
  Honey and lemon (cold)
  RM 4.20  1     0.00    RM4.20 SR
----------------------------------
  Total          0.00   RM15.60 SR
  Cash           0.00   RM20.00 SR
----------------------------------
`)
    expect(textsOf(table).map((row) => row.join('|'))).toEqual([
      'RM 3.20|1|0.00|RM3.20 SR',
      'Toasted bread (home)|||',
      'RM 4.30|1|0.00|RM4.30 SR',
      'Honey and lemon (hot)|||',
      'RM 3.90|1|0.00|RM3.90 SR',
      'Honey and lemon (cold)|||',
      'RM 4.20|1|0.00|RM4.20 SR',
      'Total||0.00|RM15.60 SR',
      'Cash||0.00|RM20.00 SR',
    ])
  })

  it('hold wrapped texts in one cell where rules part the rows', () => {
    const table = only(`
+----------+-----------------+
| Item     | Meaning         |
+----------+-----------------+
| Tuition  | what the school |
|          | asks for a year |
+----------+-----------------+
| Board    | meals and room  |
+----------+-----------------+
| Fees     | all else that   |
|          | must be paid    |
+----------+-----------------+
`)
    expect(textsOf(table)).toEqual([
      ['Item', 'Meaning'],
      ['Tuition', 'what the school asks for a year'],
      ['Board', 'meals and room'],
      ['Fees', 'all else that must be paid'],
    ])
  })

  it('inside the frame of a page are tables of their own', () => {
    const page = pageOf(`
+--------+-------+------+
| Name   | Price | Left |
+--------+-------+------+
| Apples |  1.20 |   14 |
+--------+-------+------+

+--------+-------+
| Name   | Paid  |
+--------+-------+
| Pears  |  2.35 |
+--------+-------+
`)
    const frame = { left: 20, top: 20, right: 400, bottom: 400 }
    const edge = (x: number, y: number, x2: number, y2: number) => ({ from: { x, y }, to: { x: x2, y: y2 }, thickness: 1 })
    const framed = [
      edge(frame.left, frame.top, frame.right, frame.top),
      edge(frame.left, frame.bottom, frame.right, frame.bottom),
      edge(frame.left, frame.top, frame.left, frame.bottom),
      edge(frame.right, frame.top, frame.right, frame.bottom),
    ]
    expect(tables({ ...page, rulings: [...page.rulings, ...framed] }).tables.map(textsOf)).toEqual([
      [
        ['Name', 'Price', 'Left'],
        ['Apples', '1.20', '14'],
      ],
      [
        ['Name', 'Paid'],
        ['Pears', '2.35'],
      ],
    ])
  })

  it('take in the titles that stand right above upright rules', () => {
    expect(
      textsOf(
        only(`
  Name     Price   Left
         |       |
  Apples |  1.20 |   14
---------+-------+------
  Pears  |  2.35 |    3
---------+-------+------
  Plums  |  4.10 |    8
---------+-------+------
`),
      ),
    ).toEqual([
      ['Name', 'Price', 'Left'],
      ['Apples', '1.20', '14'],
      ['Pears', '2.35', '3'],
      ['Plums', '4.10', '8'],
    ])
  })

  it('take in the one title over all columns of figures', () => {
    const { tables: found } = tables(
      pageOf(`
                    Year ended
                 ----------------
                    2023    2024
                 ----------------
 Cost of revenue     141     178
 Research            532     423
                 ----------------
 Total               673     601
                 ----------------
`),
    )
    expect(found.map(textsOf)).toEqual([
      [
        ['', 'Year ended', '…'],
        ['', '2023', '2024'],
        ['Cost of revenue', '141', '178'],
        ['Research', '532', '423'],
        ['Total', '673', '601'],
      ],
    ])
  })

  it('keep a ruled column that only a title set sideways names', () => {
    const page = pageOf(`
+--------+-----+-----+-----+
| Action |     |     |     |
+--------+-----+-----+-----+
| Read   |  x  |     |  x  |
+--------+-----+-----+-----+
| Write  |  x  |     |  x  |
+--------+-----+-----+-----+
`)
    const [like] = page.words as [Word]
    const titles = ['One', 'Two', 'Three'].map((text, i): Word => {
      const left = 98 + i * 30
      return { ...like, text, turn: 270, baseline: left + 8, box: { left, right: left + 8, top: 56, bottom: 68 } }
    })
    expect(tables({ ...page, words: [...page.words, ...titles] }).tables.map(textsOf)).toEqual([
      [
        ['Action', 'One', 'Two', 'Three'],
        ['Read', 'x', '', 'x'],
        ['Write', 'x', '', 'x'],
      ],
    ])
  })

  it('put titles that rise at a slant over the column they begin in', () => {
    const page = pageOf(`
--------------------------------

 Task
--------------------------------
 Sorting       0.87  0.20  0.31
 Weighing      0.52  0.40  0.60
 Mixing        0.11  0.90  0.75
--------------------------------
`)
    const [like] = page.words as [Word]
    const titles = ['Procedure', 'Completion', 'Knowledge'].map((text, i): Word => {
      const left = 114 + i * 30
      return { ...like, text, baseline: 60, box: { left, right: left + 34, top: 46, bottom: 79 } }
    })
    expect(tables({ ...page, words: [...page.words, ...titles] }).tables.map(textsOf)).toEqual([
      [
        ['Task', 'Procedure', 'Completion', 'Knowledge'],
        ['Sorting', '0.87', '0.20', '0.31'],
        ['Weighing', '0.52', '0.40', '0.60'],
        ['Mixing', '0.11', '0.90', '0.75'],
      ],
    ])
  })

  it('are read from right to left within their cells where the writing is', () => {
    const table = only(`
+------------------+----------------+
| המחיר לצרכן בלבד | שם המוצר החדש  |
+------------------+----------------+
| 12               | תפוחי עץ       |
+------------------+----------------+
`)
    expect(textsOf(table)[0]).toEqual(['בלבד לצרכן המחיר', 'החדש המוצר שם'])
    expect(table.columns[1]?.title).toBe('החדש המוצר שם')
  })

  it('are parted into rows by their figures where only the header is ruled off', () => {
    const table = only(`
+---------+---------+---------+
| Cohort  |   First |  Second |
+---------+---------+---------+
| Three   |   1,530 |   1,029 |
| Four    |   1,253 |     855 |
| Total   |   2,783 |   1,884 |
+---------+---------+---------+
`)
    expect(textsOf(table)).toEqual([
      ['Cohort', 'First', 'Second'],
      ['Three', '1,530', '1,029'],
      ['Four', '1,253', '855'],
      ['Total', '2,783', '1,884'],
    ])
  })

  it('may have level rules only, with titles over several columns', () => {
    const table = only(`
----------------------------------------------
                        Amount borrowed
              --------------------------------
 Group        Under 10   10 to 20    Over 20
----------------------------------------------
 Total            23.2       10.3       66.5
 Public           25.5       10.2       64.3
 Private          20.3       10.3       69.4
----------------------------------------------
`)
    expect(textsOf(table)).toEqual([
      ['Group', 'Amount borrowed', '…', '…'],
      ['…', 'Under 10', '10 to 20', 'Over 20'],
      ['Total', '23.2', '10.3', '66.5'],
      ['Public', '25.5', '10.2', '64.3'],
      ['Private', '20.3', '10.3', '69.4'],
    ])
    expect(table.headerRows).toBe(2)
  })

  it('give a label centred beside two rows its row span', () => {
    const page = pageOf(`
+--------+--------+--------+
| Layers | Kind   |  Score |
+--------+--------+--------+
|        | first  |   0.91 |
|        | second |   0.92 |
+--------+--------+--------+
|        | first  |   0.93 |
|        | second |   0.94 |
+--------+--------+--------+
`)
    const near = (text: string): Word => page.words.find((word) => word.text === text) as Word
    const label = (text: string, beside: Word): Word => ({
      ...beside,
      text,
      box: { left: 52, right: 57, top: beside.box.top + 7, bottom: beside.box.bottom + 7 },
      baseline: beside.baseline + 7,
    })
    const [table] = tables({ ...page, words: [...page.words, label('6', near('0.91')), label('4', near('0.93'))] }).tables
    expect(table && textsOf(table)).toEqual([
      ['Layers', 'Kind', 'Score'],
      ['6', 'first', '0.91'],
      ['…', 'second', '0.92'],
      ['4', 'first', '0.93'],
      ['…', 'second', '0.94'],
    ])
  })

  it('take their caption with them', () => {
    const table = only(`
 Table 3. Fruit in store

+--------+-------+
| Name   | Price |
+--------+-------+
| Apples |  1.20 |
+--------+-------+
| Pears  |  2.35 |
+--------+-------+
`)
    expect(table.title).toBe('Table 3. Fruit in store')
    expect(table.caption).toHaveLength(1)
  })

  it('may stand side by side', () => {
    const { tables: found } = tables(
      pageOf(`
+------+------+      +------+------+
| Tax  | Base |      | Sum  | 1.00 |
+------+------+      +------+------+
| 7%   | 1.00 |      | Tax  | 0.07 |
+------+------+      +------+------+
| 19%  | 2.00 |      | All  | 1.07 |
+------+------+      +------+------+
`),
    )
    expect(found.map(textsOf)).toEqual([
      [
        ['Tax', 'Base'],
        ['7%', '1.00'],
        ['19%', '2.00'],
      ],
      [
        ['Sum', '1.00'],
        ['Tax', '0.07'],
        ['All', '1.07'],
      ],
    ])
  })
})

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
      'a list',
      `
 1.   the first thing that must be done
 2.   another thing to be looked after
 3.   what is left when all is done
 4.   nothing else
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
            usage
 FROM       function_usage
 WHERE      name='ADMIN'
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

const isTiled = (table: Table): boolean => {
  const tiles = new Map<string, number>()
  for (const cell of table.cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++)
        tiles.set(`${row},${column}`, (tiles.get(`${row},${column}`) ?? 0) + 1)
  return (
    tiles.size === table.rowCount * table.columns.length &&
    [...tiles].every(([tile, count]) => {
      const [row = -1, column = -1] = tile.split(',').map(Number)
      return count === 1 && row < table.rowCount && column < table.columns.length
    })
  )
}
const wordsInside = (table: Table): readonly Word[] =>
  [...table.caption, ...table.repeated, ...table.cells.flatMap((cell) => cell.lines)].flatMap((line) => line.words)

describe('for every page', () => {
  const text = fc.constantFrom('a', 'Total', '42', '1,200.50', '-', 'Table', '1', 'per', 'cent', '*Sum*', '(x)')
  const turn = fc.constantFrom(0 as const, 0 as const, 0 as const, 90 as const, 180 as const, 270 as const)
  const word = fc.record({ text, left: fc.integer({ min: 0, max: 500 }), line: fc.integer({ min: 0, max: 50 }), turn }).map(
    ({ text: printed, left, line, turn: direction }): Word => ({
      ...(pageOf('x').words[0] as Word),
      text: printed,
      box: { left, right: left + printed.length * 5, top: line * 12, bottom: line * 12 + 8 },
      baseline: direction === 90 || direction === 270 ? left : line * 12 + 8,
      turn: direction,
    }),
  )
  const coordinate = fc.integer({ min: 0, max: 50 }).map((step) => step * 12 - 2)
  const ruling = fc
    .record({ x: coordinate, y: coordinate, length: coordinate, upright: fc.boolean() })
    .map(({ x, y, length, upright }) => ({
      from: { x, y },
      to: upright ? { x, y: y + length } : { x: x + length, y },
      thickness: 0.5,
    }))

  it('each word is in one cell, one caption or the rest, and cells tile their table', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), fc.array(ruling, { maxLength: 40 }), (words, rulings) => {
        const { tables: found, rest } = tables({ ...pageOf(''), words, rulings })
        const placed = [...rest, ...found.flatMap(wordsInside)]
        expect(placed).toHaveLength(words.length)
        expect(new Set(placed)).toEqual(new Set(words))
        for (const table of found) expect(isTiled(table)).toBe(true)
      }),
      { numRuns: 150, seed: 7 },
    )
  })

  it('a drawn grid is read as it was filled', () => {
    const entry = fc.constantFrom('Apples', 'Pears', '12', '3.50', 'blue', '7%', 'North East', 'n/a')
    const grid = fc
      .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 5 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(entry, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      )
    fc.assert(
      fc.property(grid, (texts) => {
        const rule = `+${(texts[0] ?? []).map(() => '-'.repeat(13)).join('+')}+`
        const picture = texts.flatMap((row) => [rule, `|${row.map((cell) => ` ${cell}`.padEnd(13)).join('|')}|`]).concat(rule)
        expect(tables(pageOf(picture.join('\n'))).tables.map(textsOf)).toEqual([texts])
      }),
      { numRuns: 60, seed: 11 },
    )
  })
})
