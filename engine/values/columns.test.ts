import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cell, confidence, type Line, type Table, type Value, type Word } from '../model/index.ts'
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

describe('identifiers stay text', () => {
  test('no numbers of sections are figures of which one has two points that group thousands', () => {
    expect(column('Menge', ['1.500', '2.500', '1.234.567'])).toEqual(['1500', '2500', '1234567'])
  })
  test.each([
    ['leading zeros', 'Code', ['00417', '10023', '00009']],
    ['postcodes', 'PLZ', ['10115', '20095', '80331']],
    ['account numbers', 'Account', ['41001234', '41005678', '41009999']],
    ['long digit strings', 'A', ['1234567890123456', '2234567890123456']],
    ['digits of one length', 'A', ['20240101', '20240102', '20240103']],
    ['telephone numbers in groups', 'Mobile', ['601 234 567', '602 345 678']],
    ['a lone long number', 'A', ['4304171000002']],
    ['order numbers', 'Order no.', ['10023', '10024', '10031']],
    ['postcodes of two forms', 'Zip', ['55104', '55108', '55101-1511', '55102', '55103']],
    ['numbers of sections, of which one has three parts', 'Section', ['1.1', '1.9', '1.10', '2.1', '2.2.1']],
    ['numbers of positions, of which 1.10 comes after 1.2', 'Pos.', ['1.1', '1.2', '1.10', '2.1']],
    ['telephone numbers', 'Call', ['+4930123456', '+4930123457']],
    ['codes of four figures whose title says so', 'HSN', ['8471', '8517', '9403']],
    ['versions, chapters and shelves', 'Bin', ['12.04', '12.05', '13.10']],
    ['days without a year', 'Valuta', ['12.03', '15.03', '28.03']],
    ['years in brackets', 'Published', ['(2019)', '(2021)', '(2020)']],
    ['numbers of rows in brackets', '', ['(1)', '(2)', '(3)']],
    ['numbers of articles with points for thousands', 'Art.nr.', ['10.023', '11.001']],
    ['numbers of notes, some of two parts', 'Note', ['3.1', '4', '5.10']],
    ['codes of goods', 'HS code', ['8471.30', '8517.12']],
    ['standard errors', 'SE', ['(0.120)', '(0.033)']],
    ['marks of schools', 'Note', ['2-', '1+', '3', '2']],
    ['ages and more', 'Age', ['18+', '65+']],
    ['years since when', 'Member', ['2019-', '2020-']],
  ])('%s', (_, title, texts) => {
    const [first] = typed(
      table(
        [title],
        texts.map((text) => [text]),
      ),
    )
    expect(kindsOf(first)).toEqual(['text'])
    expect(valuesOf(first, 0)).toEqual(texts.map((text) => ({ kind: 'text', text })))
  })
  test('five and more figures of one length without marks are a code where the thousands beside them are grouped', () => {
    const rows = [
      ['400001', '1,250'],
      ['560001', '12,400'],
      ['110001', '980'],
    ]
    expect(kindsOf(typed(table(['Place', 'Sold'], rows))[0])).toEqual(['text', 'number'])
    const alone = rows.map(([place = '']) => [place, 'x y'])
    expect(kindsOf(typed(table(['Place', 'Name'], alone))[0])).toEqual(['number', 'text'])
  })
  test('numbers with the other mark than all amounts beside them are places in an order', () => {
    const rows = [
      ['1.1', '120,00', '8,50'],
      ['1.2', '1.450,00', '1,12'],
      ['2.1', '380,50', '3,05'],
    ]
    expect(kindsOf(typed(table(['Pos.', 'Menge', 'EP'], rows))[0])).toEqual(['text', 'number', 'number'])
    const meters = rows.map(([, , price = ''], index) => [`4711.22${index}`, price])
    const german = wordsOf('Die Zahl der Haushalte und der Bestand mit und von der')
    expect(kindsOf(typed(table(['Zähler', 'Stand'], meters), german)[0])).toEqual(['text', 'number'])
    expect(kindsOf(typed(table(['Zähler', 'Stand'], meters))[0])).toEqual(['number', 'number'])
  })
  test('what is on an account and how much was ordered are no numbers of it', () => {
    expect(
      kindsOf(
        typed(
          table(
            ['Kontostand', 'Bestellmenge'],
            [
              ['12500', '1200'],
              ['9800', '1400'],
            ],
          ),
        )[0],
      ),
    ).toEqual(['number', 'number'])
    expect(
      kindsOf(
        typed(
          table(
            ['Konto', 'Kundennr.'],
            [
              ['1250', '1200'],
              ['9800', '1400'],
            ],
          ),
        )[0],
      ),
    ).toEqual(['text', 'text'])
  })
  test('a row count and a column of years are numbers', () => {
    expect(column('No.', ['1', '2', '3'])).toEqual(['1', '2', '3'])
    expect(column('Year', ['2021', '2022', '2023'])).toEqual(['2021', '2022', '2023'])
  })
})

describe('percentages and money', () => {
  test('percentages keep the printed figure', () => {
    const [first] = typed(table(['Share'], [['12.5 %'], ['(3.0%)'], ['100%']]))
    expect(kindsOf(first)).toEqual(['percent'])
    expect(numbersOf(first, 0)).toEqual(['12.5', '-3.0', '100'])
  })
  test('the currency comes from the cell', () => {
    expect(money(table(['A'], [['€ 5,00'], ['USD 7.00'], ['£9']]))).toEqual([
      ['5.00', 'EUR'],
      ['7.00', 'USD'],
      ['9', 'GBP'],
    ])
  })
  test('cells without a sign follow the one sign of their column', () => {
    expect(money(table(['A'], [['$ 5.00'], ['7.00'], ['$ 12.00']]))).toEqual([
      ['5.00', 'USD'],
      ['7.00', 'USD'],
      ['12.00', 'USD'],
    ])
  })
  test('a figure without a sign is no money where nearly all others carry one', () => {
    const [first] = typed(table(['2024'], [['$1.40'], ['$1.38'], ['$0.25'], ['15,287,521']]))
    expect(valuesOf(first, 0).map((value) => value?.kind)).toEqual(['money', 'money', 'money', 'number'])
  })
  test('the currency comes from the header', () => {
    expect(money(table(['Amount (CHF)'], [['5.00'], ['7.50']]))).toEqual([
      ['5.00', 'CHF'],
      ['7.50', 'CHF'],
    ])
  })
  test('the currency comes from the caption', () => {
    expect(money({ ...table(['Cost'], [['5.00'], ['7.50']]), title: 'Costs in SEK' })).toEqual([
      ['5.00', 'SEK'],
      ['7.50', 'SEK'],
    ])
  })
  test('the currency comes from the one currency the document names', () => {
    expect(money(table(['Balance'], [['5.00'], ['7.50']]), wordsOf('All amounts in GBP'))).toEqual([
      ['5.00', 'GBP'],
      ['7.50', 'GBP'],
    ])
  })
  test('a currency that the title of one column names is not that of its neighbour', () => {
    const words = wordsOf('Price EUR Amount')
    expect(
      money(
        table(
          ['Price EUR', 'Amount'],
          [
            ['5.00', '6.10'],
            ['7.50', '8.20'],
          ],
        ),
        words,
      ),
    ).toEqual([
      ['5.00', 'EUR'],
      ['7.50', 'EUR'],
    ])
    const [first] = typed(
      table(
        ['Price EUR', 'Amount'],
        [
          ['5.00', '6.10'],
          ['7.50', '8.20'],
        ],
      ),
      words,
    )
    expect(valuesOf(first, 1).map((value) => (value?.kind === 'money' ? value.currency : value?.kind))).toEqual([null, null])
  })
  test('a document that names none, or two, leaves the currency open', () => {
    expect(money(table(['Balance'], [['5.00'], ['7.50']]))).toEqual([
      ['5.00', null],
      ['7.50', null],
    ])
    expect(money(table(['Balance'], [['5.00'], ['7.50']]), wordsOf('Rates of GBP and EUR'))).toEqual([
      ['5.00', null],
      ['7.50', null],
    ])
  })
  test('an amount in a header is no unit', () => {
    expect(kindsOf(typed(table(['below $2,500'], [['23.2'], ['25.5']]))[0])).toEqual(['number'])
  })
  test('hours with two decimals are no money', () => {
    expect(kindsOf(typed(table(['Total hours'], [['5.00'], ['7.50']]))[0])).toEqual(['number'])
  })
  test('percentages among amounts stay percentages', () => {
    const [first] = typed(table(['A'], [['£5.00'], ['12%'], ['£7.00'], ['£8.00']]))
    expect(valuesOf(first, 0).map((value) => value?.kind)).toEqual(['money', 'percent', 'money', 'money'])
  })
  test('debits are negative, and a lone credit on a list of charges is too', () => {
    expect(column('A', ['5.00 DR', '7.00 CR'])).toEqual(['-5.00', '7.00'])
    expect(column('A', ['5.00', '7.00 CR', '8.00'])).toEqual(['5.00', '-7.00', '8.00'])
    expect(column('A', ['5.00 CR', '7.00 CR'])).toEqual(['5.00', '7.00'])
    expect(column('Bedrag', ['2.106,28', '997,61 Bij', '57,84 Af'])).toEqual(['2106.28', '997.61', '-57.84'])
  })
  test('C and D behind cents are credit and debit where both stand in a column, and letters where one does', () => {
    expect(column('Valor', ['1.250,00 C', '300,00 D', '12,50 D'])).toEqual(['1250.00', '-300.00', '-12.50'])
    expect(kindsOf(typed(table(['Preis'], [['2,49 D'], ['3,99 D']]))[0])).toEqual(['text'])
  })
})

describe('dates', () => {
  test('one day above twelve settles the column', () => {
    expect(dates(['03/04/2024', '25/12/2024'])).toEqual(['2024-04-03', '2024-12-25'])
    expect(dates(['03/04/2024', '12/25/2024'])).toEqual(['2024-03-04', '2024-12-25'])
  })
  test('the document settles what the column leaves open', () => {
    expect(dates(['03/04/2024', '05/06/2024'], wordsOf('Printed 12/25/2024'))).toEqual(['2024-03-04', '2024-05-06'])
  })
  test('rows in order of time settle it', () => {
    expect(dates(['01/11/2024', '02/12/2024', '03/02/2024'])).toEqual(['2024-01-11', '2024-02-12', '2024-03-02'])
  })
  test('dots mean day first', () => {
    expect(dates(['03.04.2024', '01.02.2024'])).toEqual(['2024-04-03', '2024-02-01'])
  })
  test('the language settles it, English alone does not', () => {
    const german = wordsOf('und der die das mit von für auf')
    expect(typeColumns([table(['Datum'], [['03/04/2024'], ['01/02/2024']])], german).issues).toEqual([])
    const english = wordsOf('the and of to is with from this')
    const result = typeColumns([table(['Date'], [['03/04/2024'], ['01/02/2024']])], english)
    expect(result.issues).toMatchObject([{ code: 'ambiguous-dates', place: { page: 1 } }])
    expect(valuesOf(result.tables[0], 0)).toMatchObject([
      { iso: '2024-04-03', ambiguous: true },
      { iso: '2024-02-01', ambiguous: true },
    ])
  })
  test('days that contradict each other leave the others ambiguous', () => {
    const [first] = typed(table(['Date'], [['25/12/2024'], ['12/25/2024'], ['03/04/2024']]))
    expect(valuesOf(first, 0)).toMatchObject([
      { iso: '2024-12-25', ambiguous: false },
      { iso: '2024-12-25', ambiguous: false },
      { ambiguous: true },
    ])
  })
  test('times with a point are told by their title, by times among them, or by rising throughout a table', () => {
    const kinds = (title: string, texts: readonly string[]) =>
      kindsOf(
        typed(
          table(
            [title],
            texts.map((text) => [text]),
          ),
        )[0],
      )
    expect(kinds('Abfahrt', ['8.05', '9.12', '17.30'])).toEqual(['time'])
    expect(kinds('Abfahrt', ['8.05', '9.72', '17.30'])).toEqual(['number'])
    expect(kinds('Zug 12', ['8.05', '10:12'])).toEqual(['time'])
    expect(kinds('Hours', ['8.00', '7.50', '7.25'])).toEqual(['number'])
    const rows = [8, 9, 10, 11].map((hour) => [`${hour}.05`, `${hour}.12`, `${hour}.58`])
    const [first] = typed(table(['Zug 12', 'Zug 14', 'Zug 16'], rows))
    expect(kindsOf(first)).toEqual(['time', 'time', 'time'])
    expect(valuesOf(first, 0)[0]).toEqual({ kind: 'time', text: '8.05', iso: '08:05' })
    const stops = [
      ['8.05', '9.05', '0,0'],
      ['8.12', '9.12', '1,2'],
      ['8.31', '9.31', '7,8'],
    ]
    expect(kindsOf(typed(table(['Zug 1', 'Zug 3', 'km'], stops))[0])).toEqual(['time', 'time', 'number'])
    expect(kindsOf(typed(table(['Zug 1', 'Zug 3'], stops))[0])).toEqual(['number', 'number'])
    expect(kindsOf(typed(table(['A', 'B', 'C'], rows.toReversed()))[0])).toEqual(['number', 'number', 'number'])
  })
  test('times and ticks have their own kinds', () => {
    const [first] = typed(
      table(
        ['Start', 'Done', 'Paid'],
        [
          ['9:30', '✓', 'x'],
          ['14:05', '☐', 'x'],
          ['18:00', '✓', ''],
        ],
      ),
    )
    expect(kindsOf(first)).toEqual(['time', 'tick', 'tick'])
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

const box = { left: 0, top: 0, right: 10, bottom: 10 }

function word(text: string): Word {
  return {
    page: 1,
    text,
    box,
    baseline: 9,
    confidence: confidence(0.9),
    readBy: 'text-layer',
    font: null,
    turn: 0,
    raised: 'no',
    link: null,
  }
}

const wordsOf = (sentence: string): Word[] => sentence.split(' ').map(word)

function cell(row: number, column: number, text: string, lines?: readonly Line[]): Cell {
  return {
    row,
    column,
    rowSpan: 1,
    columnSpan: 1,
    lines: lines ?? text.split('\n').map((line) => ({ words: wordsOf(line), box })),
    value: text === '' ? null : { kind: 'text', text },
    place: { page: 1, box },
    confidence: confidence(0.9),
  }
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): Table {
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: titles.map((title) => ({ title, kind: 'text' })),
    rowCount: rows.length + 1,
    headerRows: 1,
    cells: [titles, ...rows].flatMap((row, index) => row.map((text, column) => cell(index, column, text))),
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box }],
    confidence: confidence(0.9),
  }
}

const typed = (input: Table, words: readonly Word[] = []): readonly Table[] => typeColumns([input], words).tables
const valuesOf = (input: Table | undefined, column: number): readonly (Value | null)[] =>
  (input?.cells ?? []).filter((each) => each.row >= 1 && each.column === column).map(({ value }) => value)
const kindsOf = (input: Table | undefined): readonly string[] => (input?.columns ?? []).map(({ kind }) => kind)
const numberOf = (value: Value | null): string =>
  value === null
    ? ''
    : value.kind === 'money'
      ? value.amount
      : value.kind === 'number' || value.kind === 'percent'
        ? value.number
        : value.text
const numbersOf = (input: Table | undefined, column: number): readonly string[] => valuesOf(input, column).map(numberOf)
const column = (title: string, texts: readonly string[]): readonly string[] =>
  numbersOf(
    typed(
      table(
        [title],
        texts.map((text) => [text]),
      ),
    )[0],
    0,
  )
const money = (input: Table, words: readonly Word[] = []): readonly unknown[] =>
  valuesOf(typed(input, words)[0], 0).map((value) => (value?.kind === 'money' ? [value.amount, value.currency] : value))
const dates = (texts: readonly string[], words: readonly Word[] = []): readonly unknown[] =>
  valuesOf(
    typed(
      table(
        ['Date'],
        texts.map((text) => [text]),
      ),
      words,
    )[0],
    0,
  ).map((value) => (value?.kind === 'date' && !value.ambiguous ? value.iso : value))
