import { describe, expect, it } from 'vitest'
import type { Word } from '../model/index.ts'
import { tables } from './index.ts'
import { onlyTable as only, pageOf, textsOf } from './text-picture.ts'

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

  it('are found though every cell is still to be ticked, where all columns and rows are named', () => {
    const sheet = (rows: readonly string[]) => `
+----------------+-----+-----+-----+-----+-----+
| Which text     |  A  |  B  |  C  |  D  |  E  |
+----------------+-----+-----+-----+-----+-----+
${rows.map((row) => `| ${row.padEnd(14)} |     |     |     |     |     |\n+----------------+-----+-----+-----+-----+-----+`).join('\n')}
`
    const asked = ['names a person', 'tells a story', 'is about sport', 'has rhymes', 'repeats words']
    expect(textsOf(only(sheet(asked))).map(([first]) => first)).toEqual(['Which text', ...asked])
    // The figures along the axis of a chart name nothing.
    expect(tables(pageOf(sheet(['500', '400', '300', '200', '100']))).tables).toEqual([])
  })

  it('are none between pieces of longer rules that happen to end alike amid the texts of their lines', () => {
    const found = tables(
      pageOf(`
                    ----------------------
     Number of pieces   25       32.69
   Sales without any tax :       31.03
                Discount :        0.00
            Tax on sales :        1.65
        Rounding of sums :        0.02
  Sales with all the tax :       32.70
                  Change :        7.30
                    ----------------------
`),
    ).tables
    expect(found.filter(({ foundBy }) => foundBy === 'rulings')).toEqual([])
    expect(found.flatMap(textsOf).flat()).toContain('Sales without any tax :')
  })

  it('may name a column of numbers "No", which is no answer there', () => {
    const table = only(`
+----+--------+------+
| No | Name   | Left |
+----+--------+------+
| 1  | Apples |   14 |
+----+--------+------+
| 2  | Pears  |   20 |
+----+--------+------+
`)
    expect(table).toMatchObject({ headerRows: 1, columns: [{ title: 'No' }, { title: 'Name' }, { title: 'Left' }] })
  })

  it('keep answers apart only where their rows agree, in a form of labels and answers', () => {
    const table = only(`
+----------+----------------------+
| Name     | Eleanor Whitcombe    |
+----------+----------------------+
| Call at  | 01264 781 220        |
+----------+----------------------+
| Kind     | Sail    Motor        |
+----------+----------------------+
| Length   | 7.40                 |
+----------+----------------------+
`)
    expect(table.columns).toHaveLength(2)
    expect(textsOf(table)[2]).toEqual(['Kind', 'Sail Motor'])
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

  it('take a caption that stands alone above them, beside the width of a narrow table as well', () => {
    const table = only(`
Table 4: Loads by season

                                    +--------+------+
                                    | Crane  | Load |
                                    +--------+------+
                                    | North  |   14 |
                                    +--------+------+
                                    | South  |   20 |
                                    +--------+------+
`)
    expect(table.title).toBe('Table 4: Loads by season')
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

  it('an answer typed with wide spaces is one text, also where a drawn cell goes over the columns of the other row', () => {
    const found = only(`
    +------------------------------+------------------------------+
    | Insurer  Pelham  Mutual      | Number  5151                 |
    +------------------------------+------------------------------+
    | Practice  of  the  animal                                   |
    | Hollow  Lane  Animal  Centre,  Dale,  Upper  Ford           |
    +-------------------------------------------------------------+`)
    expect(textsOf(found)).toEqual([
      ['Insurer Pelham Mutual', 'Number 5151'],
      ['Practice of the animal', '…'],
      ['Hollow Lane Animal Centre, Dale, Upper Ford', '…'],
    ])
  })
})
