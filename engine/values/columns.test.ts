import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box, cell, column, kindsOf, numbersOf, table, typed, valuesOf, word, wordsOf } from './column-sample.ts'
import { typeColumns } from './columns.ts'

describe('numbers', () => {
  test('a column with decimal commas is read with decimal commas', () => {
    expect(column('Menge', ['1.234', '12,5', '7,25', '1.234,50'])).toEqual(['1234', '12.5', '7.25', '1234.50'])
  })
  test('a column with decimal points is read with decimal points', () => {
    expect(column('Weight', ['1.234', '12.5', '7.25'])).toEqual(['1.234', '12.5', '7.25'])
  })
  test('what the column leaves open another column of the table decides', () => {
    const [first] = typed(
      table(
        ['Stück', 'Länge'],
        [
          ['1.234', '1,5'],
          ['2.500', '2,5'],
          ['3.750', '0,5'],
        ],
      ),
    )
    expect(numbersOf(first, 0)).toEqual(['1234', '2500', '3750'])
  })
  test('what the table leaves open the document decides', () => {
    const words = wordsOf('Gesamt 1.234,50 und 2.345,00 sowie 17,20')
    expect(numbersOf(typed(table(['Stück'], [['1.234'], ['2.500'], ['3.750']]), words)[0], 0)).toEqual(['1234', '2500', '3750'])
  })
  test('small whole numbers beside "1.234" show that the point groups thousands', () => {
    expect(column('Count', ['856', '1.234', '12', '2.100'])).toEqual(['856', '1234', '12', '2100'])
  })
  test('the language of the document decides last', () => {
    const words = wordsOf('Die Zahl der Haushalte und der Bestand mit und von der')
    expect(numbersOf(typed(table(['A'], [['1.234'], ['2.500'], ['3.750']]), words)[0], 0)).toEqual(['1234', '2500', '3750'])
  })
  test('numbers of notes and sections say nothing of the marks of the figures beside them', () => {
    const [first] = typed(
      table(
        ['Anhang', '2023'],
        [
          ['1.1', '12.340'],
          ['1.2', '1.250'],
          ['1.10', '887'],
          ['2.1', '3.412'],
        ],
      ),
    )
    expect(kindsOf(first)).toEqual(['text', 'number'])
    expect(numbersOf(first, 1)).toEqual(['12340', '1250', '887', '3412'])
  })
  test('a row of numbers in brackets by which a table names its columns holds no negative figures', () => {
    const [first] = typed(
      table(
        ['State', 'Cases', 'Cost'],
        [
          ['(1)', '(2)', '(3)'],
          ['Goa', '(12)', '5'],
          ['Kerala', '15', '7'],
        ],
      ),
    )
    expect(valuesOf(first, 1).map((value) => value?.kind)).toEqual(['text', 'number', 'number'])
    expect(kindsOf(first)).toEqual(['text', 'number', 'number'])
  })
  test('errors in brackets below what they are the errors of are no negative figures', () => {
    const rows = [
      ['Income', '0.123'],
      ['', '(0.034)'],
      ['Age', '(0.011)'],
      ['', '(0.009)'],
      ['Size', '0.204'],
      ['', '(0.201)'],
      ['N', '1,204'],
    ]
    expect(valuesOf(typed(table(['', 'Model'], rows))[0], 1).map((value) => value?.kind)).toEqual(
      'number text number number number text number'.split(' '),
    )
    expect(numbersOf(typed(table(['', 'Model'], rows.slice(0, 2)))[0], 1)).toEqual(['0.123', '-0.034'])
  })
  test('in a list of names and values, what carries a currency, a per cent sign or a month is a value', () => {
    const rows = [
      ['Holder', 'J. Smith'],
      ['Branch', '00417'],
      ['Visits', '12'],
      ['Balance', '$1,234.50'],
      ['Rate', '1.25%'],
      ['Since', 'March 3, 2019'],
      ['Seen', '03/04/2024'],
    ]
    const [first] = typed(table(['Item', 'Entry'], rows))
    expect(kindsOf(first)).toEqual(['text', 'text'])
    expect(valuesOf(first, 1).map((value) => value?.kind)).toEqual(['text', 'text', 'text', 'money', 'percent', 'date', 'text'])
  })
  test('the label of a row of totals does not count against the dates and times above it', () => {
    const [first] = typed(
      table(
        ['Day', 'Amount'],
        [
          ['12/17/2025', '5.00'],
          ['12/18/2025', '7.00'],
          ['Total', '12.00'],
        ],
      ),
    )
    expect(kindsOf(first)[0]).toEqual('date')
    expect(valuesOf(first, 0).at(-1)).toEqual({ kind: 'text', text: 'Total' })
  })
  test('with no evidence at all a lone comma groups and a lone point divides', () => {
    expect(column('A', ['1,234', '2,500'])).toEqual(['1234', '2500'])
    expect(column('A', ['1.234', '2.500'])).toEqual(['1.234', '2.500'])
  })
  test('amounts with their cents among units and marks are numbers, and an amount whose point was not read says nothing against them', () => {
    const kinds = (of: Parameters<typeof typed>[0]) =>
      valuesOf(typed(of)[0], 0).map((value) => (value?.kind === 'text' ? 'text' : 'figure'))
    const mixed = (title: string) => table([title], [['EA'], ['2.00'], ['EA'], ['12.50'], ['x'], ['14.90']])
    expect(kinds(mixed('Price'))).toEqual(['text', 'figure', 'text', 'figure', 'text', 'figure'])
    expect(new Set(kinds(mixed('Clause')))).toEqual(new Set(['text']))
    const rows = [['16.85'], ['14 73'], ['12.72'], ['47 80']]
    const seen = table(['Amount'], rows)
    const recognised = {
      ...seen,
      cells: seen.cells.map((cell) => ({
        ...cell,
        lines: cell.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, readBy: 'ocr' as const })) })),
      })),
    }
    expect(kinds(recognised)).toEqual(['figure', 'text', 'figure', 'text'])
    expect(typed(recognised)[0]?.cells.map(({ confidence }) => confidence <= 0.5)).toEqual([false, false, true, false, true])
    expect(kinds(seen)[0]).toBe('text')
  })
  test('a recognised figure without decimals among amounts with cents is doubted: its point may not have been seen', () => {
    const read = (texts: readonly string[], readBy: 'ocr' | 'text-layer') => {
      const seen = table(
        ['Price'],
        texts.map((text) => [text]),
      )
      const cells = seen.cells.map((cell) => ({
        ...cell,
        lines: cell.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, readBy })) })),
      }))
      const [first] = typed({ ...seen, cells })
      return first?.cells.filter(({ row }) => row > 0).map((cell) => cell.confidence <= 0.5)
    }
    const prices = ['0.85', '3.55', '151', '1.42', '2.74', '8']
    expect(read(prices.slice(0, 5), 'ocr')).toEqual([false, false, true, false, false])
    expect(read(['0.85', '3.55', '8', '1.42', '2.74'], 'ocr')).toEqual([false, false, false, false, false])
    expect(read(prices.slice(0, 5), 'text-layer')).toEqual([false, false, false, false, false])
    expect(read(['151', '3.55', '160', '1.42', '2.74'], 'ocr')).toEqual([false, false, false, false, false])
  })
  test('the letter of a note that was recognised on the line behind cents is no part of the figure; in a text layer it may be', () => {
    const read = (readBy: 'ocr' | 'text-layer') => {
      const seen = table(['Price'], [['821,868.82a'], ['1,204.50'], ['87.10ª'], ['3.55']])
      const cells = seen.cells.map((cell) => ({
        ...cell,
        lines: cell.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, readBy })) })),
      }))
      return numbersOf(typed({ ...seen, cells })[0], 0)
    }
    expect(read('ocr')).toEqual(['821868.82', '1204.50', '87.10', '3.55'])
    expect(read('text-layer')).not.toEqual(['821868.82', '1204.50', '87.10', '3.55'])
  })
  test('such numbers are said to be ambiguous, those that anything settles are not', () => {
    const issuesOf = (rows: readonly string[], text = '') =>
      typeColumns(
        [
          table(
            ['A'],
            rows.map((row) => [row]),
          ),
        ],
        wordsOf(text),
      ).issues.map(({ code, detail }) => `${code}: ${detail.split(' ')[0]}`)
    expect(issuesOf(['1.234', '2.500'])).toEqual(['ambiguous-numbers: 2'])
    expect(issuesOf(['1,234', '2,500'])).toEqual(['ambiguous-numbers: 2'])
    expect(issuesOf(['1.234', '856'])).toEqual([])
    expect(issuesOf(['1,234', '856'])).toEqual([])
    expect(issuesOf(['1.234', '0.5'])).toEqual([])
    expect(issuesOf(['1,234', '2,500'], 'the and of to is with from this')).toEqual([])
    expect(issuesOf(['1,234', '2,500'], 'Paid 17.20 and 18.30 and 2,000.00')).toEqual([])
    expect(issuesOf(['name', 'other', '$1.234', 'last'])).toEqual(['ambiguous-numbers: 1'])
  })
  test('Indian groups, parentheses and trailing minus are read', () => {
    expect(column('A', ['12,34,567.00', '(1,234.50)', '99.00-', '−5.00'])).toEqual(['1234567.00', '-1234.50', '-99.00', '-5.00'])
  })
  test('placeholders neither count against a number column nor become numbers', () => {
    const [first] = typed(table(['A'], [['12'], ['–'], ['n/a'], ['7'], ['k. A.'], ['-']]))
    expect(kindsOf(first)).toEqual(['number'])
    expect(valuesOf(first, 0).map((value) => value?.kind)).toEqual(['number', 'text', 'text', 'number', 'text', 'text'])
  })
  test('results beyond a bound and flagged ones stay text, and the plain ones beside them are numbers', () => {
    const [first] = typed(
      table(
        ['Result', 'Limit'],
        [
          ['13.2', '> 60'],
          ['9.8 L', '4.5'],
          ['11.2 ↑', '<0.5'],
          ['4.1', '≤ 3'],
        ],
      ),
    )
    expect(kindsOf(first)).toEqual(['number', 'number'])
    expect(valuesOf(first, 0).map((value) => value?.kind)).toEqual(['number', 'text', 'text', 'number'])
    expect(valuesOf(first, 1).map((value) => value?.kind)).toEqual(['text', 'number', 'text', 'text'])
  })
  test('grades and sizes with letters are no flagged figures', () => {
    const [first] = typed(table(['Grade'], [['2 H'], ['HB'], ['4 B'], ['7 X'], ['6']]))
    expect(kindsOf(first)).toEqual(['text'])
  })
  test('a mixed cell in a number column stays text', () => {
    const [first] = typed(table(['A'], [['12'], ['7'], ['9'], ['about 10']]))
    expect(valuesOf(first, 0).at(-1)).toEqual({ kind: 'text', text: 'about 10' })
    expect(kindsOf(first)).toEqual(['number'])
  })
  test('a column of names with some numbers stays text altogether', () => {
    const [first] = typed(table(['A'], [['Smith'], ['7'], ['Jones'], ['12']]))
    expect(kindsOf(first)).toEqual(['text'])
    expect(valuesOf(first, 0).every((value) => value?.kind === 'text')).toBe(true)
  })
  test('a number with leading zeros under the header is no further row of it', () => {
    const [first] = typed(
      table(
        ['Field', 'Entry'],
        [
          ['Employee', '004521'],
          ['Code', 'AB-1234'],
          ['Check', '100452'],
          ['Net', '12'],
          ['Days', '2'],
        ],
      ),
    )
    expect(valuesOf(first, 1).map((value) => value?.kind)).toEqual(['text', 'text', 'text', 'text', 'text'])
  })
  test('a row of words under the header is no evidence against the figures below', () => {
    const [first] = typed(
      table(
        ['', 'Finland'],
        [
          ['', 'Female'],
          ['2000', '10.6'],
          ['2005', '8.6'],
        ],
      ),
    )
    expect(kindsOf(first)).toEqual(['number', 'number'])
    expect(valuesOf(first, 1)[0]).toEqual({ kind: 'text', text: 'Female' })
  })
  test('two numbers wrapped in one cell are not joined to one', () => {
    const [first] = typed(table(['A'], [['12\n345'], ['7'], ['9'], ['8']]))
    expect(valuesOf(first, 0)[0]?.kind).toBe('text')
  })
  test('a raised footnote mark is no digit of the number and stays in the text', () => {
    const raised = { ...word('2'), raised: 'superscript' as const }
    const marked = cell(1, 0, '1,234 2', [{ words: [word('1,234'), raised], box }])
    const plain = table(['A'], [['x'], ['5,678']])
    const [first] = typed({ ...plain, cells: plain.cells.map((each) => (each.row === 1 ? marked : each)) })
    expect(valuesOf(first, 0)[0]).toEqual({ kind: 'number', text: '1,234 2', number: '1234' })
  })
  test('a corrected text counts, not the words that were misread', () => {
    const corrected = cell(1, 0, '1,284', [{ words: [word('1,2B4')], box }])
    const plain = table(['A'], [['x'], ['5,678']])
    const [first] = typed({ ...plain, cells: plain.cells.map((each) => (each.row === 1 ? corrected : each)) })
    expect(numbersOf(first, 0)).toEqual(['1284', '5678'])
  })
  test('empty cells stay empty and headers stay text', () => {
    const [first] = typed(table(['2023'], [['12'], [''], ['7']]))
    expect(first?.cells[0]?.value).toEqual({ kind: 'text', text: '2023' })
    expect(valuesOf(first, 0)[1]).toBeNull()
  })
})

const printable = fc.oneof(
  fc.constantFrom(
    '1.234',
    '1,234',
    '12,5',
    '12.50',
    '-',
    'n/a',
    '03/04/2024',
    '25.12.2024',
    '5 %',
    '€ 7,00',
    'x',
    'Total',
    '007',
    '(5)',
    '9:30',
    '',
  ),
  fc.string({ maxLength: 12 }),
)

test('typing typed tables again changes nothing, and no text is ever changed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(printable, printable, printable), { minLength: 1, maxLength: 8 }), (rows) => {
      const input = table(['A', 'Betrag', 'Date'], rows)
      const once = typeColumns([input], [])
      expect(typeColumns(once.tables, [])).toEqual(once)
      expect(once.tables[0]?.cells.map((each) => each.value?.text)).toEqual(input.cells.map((each) => each.value?.text))
    }),
    { numRuns: 300, seed: 7 },
  )
})
