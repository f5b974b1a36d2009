import { describe, expect, it } from 'vitest'
import { type Cell, confidence, type Line, type Table, textOfLines, type Word } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { joinContinuedTables } from './continued-tables.ts'

const place = (page: number) => ({ page, box: { left: 50, top: 100, right: 450, bottom: 700 } })

function line(text: string, page: number, bold = false): Line {
  const box = { left: 50, top: 100, right: 60, bottom: 110 }
  const words = text.split(' ').map(
    (part): Word => ({
      page,
      text: part,
      box,
      baseline: 110,
      confidence: confidence(0.98),
      readBy: 'text-layer',
      font: { family: 'Sans', size: 10, bold, italic: false },
      turn: 0,
      raised: 'no',
      link: null,
    }),
  )
  return { words, box }
}

/** A table on a page from rows of texts; the first `headerRows` are set in bold. */
function table(page: number, headerRows: number, rows: readonly (readonly string[])[], caption: string | null = null): Table {
  const columns = rows[0]?.length ?? 0
  const cells = rows.flatMap((row, r) =>
    row.map((text, column): Cell => {
      const lines = text === '' ? [] : [line(text, page, r < headerRows)]
      const box = { left: 50 + column * 100, right: 150 + column * 100, top: 100 + r * 20, bottom: 120 + r * 20 }
      return {
        row: r,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines,
        value: text === '' ? null : { kind: 'text', text },
        place: { page, box },
        confidence: confidence(0.9),
      }
    }),
  )
  return {
    kind: 'table',
    title: caption,
    caption: caption === null ? [] : [line(caption, page)],
    columns: Array.from({ length: columns }, (_, column) => ({ title: headerRows > 0 ? (rows[0]?.[column] ?? null) : null, kind: 'text' })),
    rowCount: rows.length,
    headerRows,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [place(page)],
    confidence: confidence(0.9),
  }
}

const tableRegion = (made: Table): Region => ({ kind: 'table', place: made.places[0] ?? place(1), table: made })
const prose = (page: number, text: string): Region => ({ kind: 'prose', place: place(page), lines: [line(text, page)] })
const furniture = (page: number, text: string): Region => ({ kind: 'furniture', place: place(page), lines: [line(text, page)] })
const page = (number: number, ...regions: Region[]): LaidOutPage => ({
  page: {
    number,
    size: { width: 595, height: 842 },
    readBy: 'text-layer',
    words: [],
    toImage: null,
    outcome: 'read',
    rulings: [],
    fills: [],
    pictures: [],
    issues: [],
  },
  regions,
  issues: [],
})

const tablesOf = (pages: readonly LaidOutPage[]): readonly Table[] =>
  pages.flatMap((made) => made.regions.flatMap((region) => (region.kind === 'table' ? [region.table] : [])))
const rowsOf = (made: Table): readonly (readonly string[])[] =>
  Array.from({ length: made.rowCount }, (_, row) => made.cells.filter((cell) => cell.row === row).map((cell) => textOfLines(cell.lines)))

const header = ['Name', 'Count']

/** The table with the edge of its second column moved, and with it, or not, the texts there. */
function withMovedEdge(made: Table, by: number, textsToo: boolean): Table {
  const moved = <T extends { readonly box: { readonly left: number; readonly right: number } }>(one: T): T => ({
    ...one,
    box: { ...one.box, left: one.box.left + by, right: one.box.right + by },
  })
  const cells = made.cells.map((cell) => {
    if (cell.column === 0) return cell
    const lines = textsToo ? cell.lines.map((one) => ({ ...moved(one), words: one.words.map(moved) })) : cell.lines
    return { ...cell, lines, place: { ...cell.place, box: { ...cell.place.box, left: cell.place.box.left + by } } }
  })
  return { ...made, cells }
}

describe('a table that runs over pages', () => {
  it('goes on with the heading of rows at the top of a page, where other rows have such headings', () => {
    const first = table(1, 0, [
      ['Oaks', ''],
      ['Sessile', '4'],
      ['Ashes', ''],
      ['Common', '6'],
      ['Narrow', '2'],
    ])
    const second = table(2, 1, [
      ['Limes', ''],
      ['Small', '9'],
      ['Large', '1'],
    ])
    const bold = (made: Table): Table => ({
      ...made,
      cells: made.cells.map((cell) =>
        cell.column > 0 || made.cells.some((other) => other.row === cell.row && other.column === 1 && other.lines.length > 0)
          ? cell
          : { ...cell, lines: [line(textOfLines(cell.lines), made.places[0]?.page ?? 1, true)] },
      ),
    })
    const [joined, ...others] = tablesOf(joinContinuedTables([page(1, tableRegion(bold(first))), page(2, tableRegion(bold(second)))]))
    expect(others).toEqual([])
    expect(joined && rowsOf(joined).map(([label]) => label)).toEqual([
      'Oaks',
      'Sessile',
      'Ashes',
      'Common',
      'Narrow',
      'Limes',
      'Small',
      'Large',
    ])
    // A heading where none of the rows before has one begins something new.
    expect(
      tablesOf(
        joinContinuedTables([
          page(
            1,
            tableRegion(
              table(1, 0, [
                ['Sessile', '4'],
                ['Common', '6'],
              ]),
            ),
          ),
          page(2, tableRegion(bold(second))),
        ]),
      ),
    ).toHaveLength(2)
  })

  it('joins a cut row whose label goes on as well, in small letters and beside nothing but texts', () => {
    const titles = ['Name', 'Place', 'Since', 'Height']
    const begun = table(1, 1, [titles, ['Oak', 'Hill', '1904', '31'], ['Ash below', 'Valley that', '1911', '24']])
    const rest = table(2, 1, [titles, ['the mill', 'Weaver bought', '', ''], ['Lime', 'Brook', '1950', '18']])
    const [joined, ...others] = tablesOf(joinContinuedTables([page(1, tableRegion(begun)), page(2, tableRegion(rest))]))
    expect(others).toEqual([])
    expect(joined && rowsOf(joined).slice(2)).toEqual([
      ['Ash below\nthe mill', 'Valley that\nWeaver bought', '1911', '24'],
      ['Lime', 'Brook', '1950', '18'],
    ])
  })

  it('prints two rows of titles again though only one of them is known for titles on the next page', () => {
    const titles = [
      ['', 'Felled'],
      ['Name', 'Count'],
    ]
    const [joined, ...others] = tablesOf(
      joinContinuedTables([
        page(1, tableRegion(table(1, 2, [...titles, ['Oak', '4'], ['Ash', '6']]))),
        page(2, tableRegion(table(2, 1, [...titles, ['Lime', '9']]))),
      ]),
    )
    expect(others).toEqual([])
    expect(joined?.headerRows).toBe(2)
    expect(joined && rowsOf(joined)).toEqual([...titles, ['Oak', '4'], ['Ash', '6'], ['Lime', '9']])
  })

  it('joins parts that print the same titles when on one page a row below them reads as titles too', () => {
    const over = [header, ['Oak', '4']] as const
    const below = [header, ['On order', 'until May'], ['Ash', '6']] as const
    for (const counts of [[1, 2] as const, [2, 1] as const]) {
      const [joined, ...others] = tablesOf(
        joinContinuedTables([
          page(1, tableRegion(table(1, counts[0], counts[0] === 1 ? over : below))),
          page(2, tableRegion(table(2, counts[1], counts[0] === 1 ? below : over))),
        ]),
      )
      expect(others).toEqual([])
      expect(joined?.headerRows).toBe(1)
      expect(joined && rowsOf(joined)).toEqual([...(counts[0] === 1 ? over : below), ...(counts[0] === 1 ? below : over).slice(1)])
      expect(joined?.columns.map(({ title }) => title)).toEqual(header)
    }
  })

  it('keeps two tables apart of which the second has one row of titles alike and another below it', () => {
    const joined = joinContinuedTables([
      page(1, tableRegion(table(1, 2, [header, ['in stock', 'pieces'], ['Oak', '4']]))),
      page(2, tableRegion(table(2, 2, [header, ['on loan', 'days'], ['Ash', '6']]))),
    ])
    expect(tablesOf(joined)).toHaveLength(2)
  })

  it('goes on where an unruled column has its edge elsewhere but its title in the same place', () => {
    const first = table(1, 1, [header, ['Ash', '1']])
    const second = table(2, 1, [header, ['Cedar', '3']])
    const joined = (next: Table) => tablesOf(joinContinuedTables([page(1, tableRegion(first)), page(2, tableRegion(next))])).length
    expect(joined(withMovedEdge(second, 20, false))).toBe(1)
    expect(joined(withMovedEdge(second, 20, true))).toBe(2)
  })

  it('goes on without titles where an unruled column has its edge elsewhere but its texts in the same place', () => {
    const first = table(1, 1, [header, ['Ash', '1']])
    const second = table(2, 0, [['Cedar', '3']])
    const joined = (next: Table) => tablesOf(joinContinuedTables([page(1, tableRegion(first)), page(2, tableRegion(next))])).length
    expect(joined(withMovedEdge(second, 20, false))).toBe(1)
    expect(joined(withMovedEdge(second, 20, true))).toBe(2)
  })

  it('becomes one at its first place, with the headers printed again kept aside', () => {
    const pages = joinContinuedTables([
      page(1, prose(1, 'Before the table.'), tableRegion(table(1, 1, [header, ['Ash', '1'], ['Birch', '2']]))),
      page(2, tableRegion(table(2, 1, [header, ['Cedar', '3'], ['Elm', '4']]))),
      page(3, tableRegion(table(3, 1, [header, ['Fir', '5']])), prose(3, 'After the table.')),
    ])
    const [joined, ...others] = tablesOf(pages)
    expect(others).toEqual([])
    expect(joined && rowsOf(joined)).toEqual([header, ['Ash', '1'], ['Birch', '2'], ['Cedar', '3'], ['Elm', '4'], ['Fir', '5']])
    expect(joined?.places.map((where) => where.page)).toEqual([1, 2, 3])
    expect(joined?.repeated.map((repeated) => textOfLines([repeated]))).toEqual(['Name', 'Count', 'Name', 'Count'])
    expect(pages.map((made) => made.regions.length)).toEqual([2, 0, 1])
  })

  it('goes on without a header of its own', () => {
    const [joined, ...others] = tablesOf(
      joinContinuedTables([
        page(1, tableRegion(table(1, 1, [header, ['Ash', '1']]))),
        page(
          2,
          tableRegion(
            table(2, 0, [
              ['Birch', '2'],
              ['Cedar', '3'],
            ]),
          ),
        ),
      ]),
    )
    expect(others).toEqual([])
    expect(joined && rowsOf(joined)).toEqual([header, ['Ash', '1'], ['Birch', '2'], ['Cedar', '3']])
  })

  it('passes over running headers, footers and words such as "continued"', () => {
    const pages = joinContinuedTables([
      page(
        1,
        furniture(1, 'Report'),
        tableRegion(table(1, 1, [header, ['Ash', '1']])),
        prose(1, 'Continued on next page'),
        furniture(1, '1'),
      ),
      page(2, furniture(2, 'Report'), tableRegion(table(2, 1, [header, ['Birch', '2']], null)), furniture(2, '2')),
    ])
    expect(tablesOf(pages)).toHaveLength(1)
    expect(pages[1]?.regions.map((region) => region.kind)).toEqual(['furniture', 'furniture'])
  })

  it('may repeat its caption as continued, whose words are kept', () => {
    const pages = joinContinuedTables([
      page(1, tableRegion(table(1, 1, [header, ['Ash', '1']], 'Table 2. Trees'))),
      page(2, tableRegion(table(2, 1, [header, ['Birch', '2']], 'Table 2. Trees (continued)'))),
    ])
    const [joined, ...others] = tablesOf(pages)
    expect(others).toEqual([])
    expect(joined?.title).toBe('Table 2. Trees')
    expect(joined?.repeated.map((repeated) => textOfLines([repeated]))).toContain('Table 2. Trees (continued)')
  })

  it('gets a row back whole that the page break cut', () => {
    const [joined] = tablesOf(
      joinContinuedTables([
        page(
          1,
          tableRegion(
            table(1, 1, [
              ['Item', 'Meaning'],
              ['Tuition', 'what the school asks'],
            ]),
          ),
        ),
        page(
          2,
          tableRegion(
            table(2, 1, [
              ['Item', 'Meaning'],
              ['', 'for one year'],
              ['Board', 'Meals'],
            ]),
          ),
        ),
      ]),
    )
    expect(joined && rowsOf(joined)).toEqual([
      ['Item', 'Meaning'],
      ['Tuition', 'what the school asks\nfor one year'],
      ['Board', 'Meals'],
    ])
  })

  const parts = (rest: readonly string[], label = 'Deposit') =>
    tablesOf(
      joinContinuedTables([
        page(
          1,
          tableRegion(
            table(1, 1, [
              ['Item', 'Meaning', 'Since'],
              ['Rent', 'what is paid', '2014'],
              ['Tuition', 'what the School', '2015'],
            ]),
          ),
        ),
        page(
          2,
          tableRegion(table(2, 1, [['Item', 'Meaning', 'Since'], rest, [label, 'what is kept', '2016'], ['Fine', 'what is lost', '2017']])),
        ),
      ]),
    )
  it('gets a cut row back though its rest begins with a capital, where every other row has a label', () => {
    const [joined] = parts(['', 'Board asks for', ''])
    expect(joined?.rowCount).toBe(5)
    expect(joined?.cells.find((cell) => cell.row === 2 && cell.column === 1)?.value).toEqual({
      kind: 'text',
      text: 'what the School\nBoard asks for',
    })
  })

  it('keeps a row of its own without a label where others have none either, or where it holds a figure', () => {
    expect(parts(['', 'Board asks for', ''], '')[0]?.rowCount).toBe(6)
    expect(parts(['', '12.50', ''])[0]?.rowCount).toBe(6)
  })
})

describe('two tables with equal columns stay two', () => {
  const first = table(1, 1, [header, ['Ash', '1']], 'Table 1. Trees')
  it.each([
    ['under a caption of its own', table(2, 1, [header, ['Rose', '2']], 'Table 2. Flowers'), []],
    [
      'under other column titles',
      table(2, 1, [
        ['Country', 'Area'],
        ['Chad', '2'],
      ]),
      [],
    ],
    ['after a heading', table(2, 1, [header, ['Rose', '2']]), [prose(2, 'Flowers of the garden, by name')]],
    [
      'with more columns',
      table(2, 1, [
        ['Name', 'Count', 'Sum'],
        ['Rose', '2', '3'],
      ]),
      [],
    ],
  ])('%s', (_, second, between) => {
    expect(tablesOf(joinContinuedTables([page(1, tableRegion(first)), page(2, ...between, tableRegion(second))]))).toEqual([first, second])
  })

  it('when text follows the first', () => {
    const second = table(2, 1, [header, ['Rose', '2']])
    const pages = [
      page(1, tableRegion(first), prose(1, 'These are the trees that we counted last year in the park.')),
      page(2, tableRegion(second)),
    ]
    expect(tablesOf(joinContinuedTables(pages))).toEqual([first, second])
  })
})

describe('rows alone on the next page', () => {
  const width = 100
  /** Lines of a row whose texts stand where those of `table` do, from `top` down. */
  const rowAt = (number: number, top: number, texts: readonly string[], shift = 0): Line[] =>
    texts.flatMap((text, column) => {
      if (text === '') return []
      const made = line(text, number)
      const box = { left: 50 + column * width + shift, right: 60 + column * width + shift, top, bottom: top + 10 }
      return [{ box, words: made.words.map((word) => ({ ...word, box })) }]
    })
  const filled = (weights = ['12 g', '9 g', '7 g']): Table => {
    const made = table(1, 1, [
      ['day', 'weight', 'price'],
      ['monday', weights[0] ?? '', '3.10'],
      ['tuesday', weights[1] ?? '', '2.90'],
      ['friday', weights[2] ?? '', '2.10'],
    ])
    const cells = made.cells.map((cell) => {
      const [own] = rowAt(1, 100 + 20 * cell.row, ['', '', ''].with(cell.column, textOfLines(cell.lines)))
      return own ? { ...cell, lines: [own] } : cell
    })
    return { ...made, cells }
  }
  const joinedWith = (...regions: Region[]) => joinContinuedTables([page(1, tableRegion(filled())), page(2, ...regions)])
  const region = (kind: 'prose' | 'furniture', lines: Line[]): Region => ({ kind, place: place(2), lines })
  const rowsOf = (pages: readonly LaidOutPage[]) => {
    const [first] = pages[0]?.regions ?? []
    return first?.kind === 'table' ? first.table.rowCount : 0
  }

  it('are its last rows where every text stands in its column', () => {
    const pages = joinedWith(region('prose', rowAt(2, 60, ['sunday', '4 g', '1.20'])), prose(2, 'Prices without tax.'))
    expect(rowsOf(pages)).toBe(5)
    expect(pages[1]?.regions.map(({ kind }) => kind)).toEqual(['prose'])
    const [first] = pages[0]?.regions ?? []
    const last = first?.kind === 'table' ? first.table.cells.filter(({ row }) => row === 4) : []
    expect(last.map(({ value, place: { page: of } }) => [value?.text, of])).toEqual([
      ['sunday', 2],
      ['4 g', 2],
      ['1.20', 2],
    ])
  })
  it('are its last rows though their page alone takes them for a running header, and a total among them', () => {
    expect(
      rowsOf(joinedWith(region('furniture', rowAt(2, 60, ['sunday', '4 g', '1.20'])), region('prose', rowAt(2, 74, ['sum', '', '9.30'])))),
    ).toBe(6)
  })
  it('are its last rows below its header, printed again, with the second line of a long text', () => {
    const row = [
      ...rowAt(2, 60, ['day', 'weight', 'price']),
      ...rowAt(2, 73, ['sunday', 'middling', '1.20']),
      ...rowAt(2, 84, ['', 'to light', '']),
    ]
    const words = joinContinuedTables([
      page(1, tableRegion(filled(['light', 'heavy', 'dull']))),
      page(2, region('prose', row), prose(2, 'Prices without tax.')),
    ])
    const [first] = words[0]?.regions ?? []
    expect(rowsOf(words)).toBe(5)
    expect(first?.kind === 'table' ? textOfLines(first.table.repeated) : '').toBe('day\nweight\nprice')
    expect(first?.kind === 'table' ? first.table.cells.find(({ row: at, column }) => at === 4 && column === 1)?.value?.text : '').toBe(
      'middling\nto light',
    )
  })
  it.each([
    ['a text stands beside its column', rowAt(2, 60, ['sunday', '4 g', '1.20'], 7)],
    ['no figure stands under figures', rowAt(2, 60, ['place', 'day', 'signature'])],
    ['one column alone has a text', rowAt(2, 60, ['sunday', '', ''])],
    ['they stand far down the page', rowAt(2, 400, ['sunday', '4 g', '1.20'])],
  ])('are text where %s', (_, lines) => {
    expect(rowsOf(joinedWith(region('prose', lines)))).toBe(4)
  })
  it('are text below a table that ends halfway down its page', () => {
    const short = { ...filled(), places: [{ page: 1, box: { left: 50, top: 100, right: 450, bottom: 400 } }] }
    const pages = joinContinuedTables([page(1, tableRegion(short)), page(2, region('prose', rowAt(2, 60, ['sunday', '4 g', '1.20'])))])
    expect(rowsOf(pages)).toBe(4)
  })
})
