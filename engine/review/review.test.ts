import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import {
  type Block,
  type Cell,
  type Correction,
  confidence,
  type Field,
  type FieldDefinition,
  type FieldSheet,
  linesOf,
  type ParsedDocument,
  revive,
  serialise,
  type Table,
  textOfLines,
  type ValueKind,
  type Word,
} from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import { applyCorrections, continuedReview, countUnchecked, review } from './index.ts'

/** A table of the texts; '' is an empty cell. */
function table(rows: readonly (readonly string[])[], kinds: readonly ValueKind[], headerRows = 1): Table {
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column): Cell => {
      const lines = text === '' ? [] : [line(text, { left: 50 + column * 100, baseline: 100 + row * 20 })]
      const box = { left: 50 + column * 100, right: 150 + column * 100, top: 86 + row * 20, bottom: 106 + row * 20 }
      return {
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines,
        value: text === '' ? null : { kind: 'text', text },
        place: { page: 1, box },
        confidence: confidence(0.7),
      }
    }),
  )
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: kinds.map((kind, column) => ({ title: rows[0]?.[column] || null, kind })),
    rowCount: rows.length,
    headerRows,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box: { left: 50, top: 86, right: 50 + kinds.length * 100, bottom: 86 + rows.length * 20 } }],
    confidence: confidence(0.9),
  }
}
const paragraph = (text: string, baseline: number): Block => {
  const own = line(text, { baseline })
  return { kind: 'paragraph', role: 'body', lines: [own], places: [{ page: 1, box: own.box }], confidence: confidence(0.95) }
}
const define = (name: string, kind: FieldDefinition['kind'], fields: readonly FieldDefinition[] = []): FieldDefinition => ({
  name,
  title: name,
  kind,
  description: '',
  synonyms: [],
  required: false,
  pattern: null,
  fields,
})
const definitions = [
  define('number', 'text'),
  define('date', 'date'),
  define('total', 'money'),
  define('items', 'list', [define('name', 'text'), define('amount', 'money')]),
]

const texts = ({ blocks }: ParsedDocument) => blocks.map((block) => textOfLines(linesOf(block)))
const box = (words: readonly Word[]) => unionOf(words.map((word) => word.box))

/** Two paragraphs, a table between them, a second table, and a sheet whose number stands in the first paragraph. */
function sample(): ParsedDocument {
  const first = paragraph('Invoice number 4711-B', 50)
  const blocks = [
    first,
    table(
      [
        ['Item', 'Amount'],
        ['Rent', '1,200.00'],
        ['Water', '45.l0'],
        ['', ''],
      ],
      ['text', 'money'],
    ),
    paragraph('Thank you for the order', 300),
    table([['Only', 'cell']], ['text', 'text'], 0),
  ]
  const words = blocks.flatMap((block) => linesOf(block).flatMap((each) => each.words))
  const number = words.find(({ text }) => text === '4711-B')
  if (!number) throw new Error('the sample has its number')
  const field: Field = {
    name: 'number',
    label: null,
    value: { kind: 'text', text: '4711-B' },
    evidence: { words: [number], place: { page: 1, box: number.box } },
    confidence: confidence(0.8),
    source: 'page',
    alternatives: [],
  }
  const sheet: FieldSheet = {
    kind: 'invoice',
    kindConfidence: confidence(1),
    definition: 'invoice/1',
    definitions,
    pages: [1],
    fields: [field],
    lists: [{ name: 'items', items: [{ fields: [{ ...field, name: 'name' }] }] }],
    missing: ['date', 'total'],
    checks: [],
  }
  return { ...documentOf(blocks, words), sheets: [sheet] }
}

const tableOf = (document: ParsedDocument, number = 0): Table => {
  const found = document.blocks.filter((block) => block.kind === 'table')[number]
  if (!found) throw new Error(`there is no table ${number}`)
  return found
}
const cellAt = (document: ParsedDocument, row: number, column: number): Cell | undefined =>
  tableOf(document).cells.find((cell) => cell.row === row && cell.column === column)
const textsOf = (of: Table): string[] => of.cells.map((cell) => cell.value?.text ?? '')
const cell = { table: 0, row: 2, column: 1 }

describe('corrections of cells', () => {
  it('set a text, read as the kind of its column, with its words on the page', () => {
    const corrected = applyCorrections(sample(), [{ kind: 'set-cell', ...cell, text: '45.10', place: null }])
    expect(cellAt(corrected, 2, 1)).toMatchObject({
      value: { kind: 'money', text: '45.10', amount: '45.10' },
      confidence: 1,
      checked: true,
    })
    expect(textOfLines(cellAt(corrected, 2, 1)?.lines ?? [])).toBe('45.10')
    const words = corrected.pages[0]?.words.map(({ text }) => text)
    expect(words).toContain('45.10')
    expect(words).not.toContain('45.l0')
  })

  it('keep the words around a changed one as they were', () => {
    const before = sample()
    const corrected = applyCorrections(before, [{ kind: 'set-text', block: 2, text: 'Thank you for this order' }])
    const lines = (document: ParsedDocument) => linesOf(document.blocks[2] as Block)[0]?.words ?? []
    expect(lines(corrected).map(({ text }) => text)).toEqual(['Thank', 'you', 'for', 'this', 'order'])
    expect(lines(corrected)[4]).toBe(lines(before)[4])
    expect(lines(corrected)[3]?.box).toEqual(lines(before)[3]?.box)
  })

  it('empty a cell, and accept one as it is', () => {
    const corrected = applyCorrections(sample(), [
      { kind: 'set-cell', ...cell, text: ' ', place: null },
      { kind: 'accept-cell', table: 0, row: 1, column: 1 },
    ])
    expect(cellAt(corrected, 2, 1)).toMatchObject({ value: null, lines: [], checked: true })
    expect(cellAt(corrected, 1, 1)).toMatchObject({ value: { text: '1,200.00' }, confidence: 1, checked: true })
  })

  it('take the place that somebody pointed at, and the words that stand there', () => {
    const before = sample()
    const [word] = before.pages[0]?.words ?? []
    if (!word) throw new Error('the page has words')
    const place = { page: 1, box: word.box }
    const corrected = applyCorrections(before, [{ kind: 'set-cell', table: 0, row: 3, column: 0, text: 'Invoice', place }])
    expect(cellAt(corrected, 3, 0)).toMatchObject({ place, value: { text: 'Invoice' } })
    expect(cellAt(corrected, 3, 0)?.lines[0]?.words[0]).toBe(word)
  })

  it('read a column again when its kind changes, and rows when they become header', () => {
    const dated = applyCorrections(sample(), [
      { kind: 'set-cell', table: 0, row: 1, column: 0, text: '24 December 2025', place: null },
      { kind: 'set-column-kind', table: 0, column: 0, valueKind: 'date' },
      { kind: 'set-header-rows', table: 0, count: 2 },
      { kind: 'set-header-rows', table: 0, count: 1 },
    ])
    expect(cellAt(dated, 1, 0)?.value).toMatchObject({ kind: 'date', iso: '2025-12-24' })
    expect(cellAt(dated, 2, 0)?.value).toEqual({ kind: 'text', text: 'Water' })
    expect(tableOf(dated).columns.map(({ title, kind }) => [title, kind])).toEqual([
      ['Item', 'date'],
      ['Amount', 'money'],
    ])
    const titled = applyCorrections(sample(), [{ kind: 'set-header-rows', table: 0, count: 2 }])
    expect(tableOf(titled).columns.map(({ title }) => title)).toEqual(['Item Rent', 'Amount 1,200.00'])
  })

  it('merge cells and split them again', () => {
    const merged = applyCorrections(sample(), [{ kind: 'merge-cells', table: 0, row: 1, column: 0, rowSpan: 2, columnSpan: 2 }])
    expect(cellAt(merged, 1, 0)).toMatchObject({ rowSpan: 2, columnSpan: 2, value: { text: 'Rent 1,200.00 Water 45.l0' } })
    const split = applyCorrections(sample(), [
      { kind: 'merge-cells', table: 0, row: 1, column: 0, rowSpan: 2, columnSpan: 2 },
      { kind: 'split-cell', table: 0, row: 2, column: 1 },
    ])
    expect(textsOf(tableOf(split))).toEqual(['Item', 'Amount', 'Rent 1,200.00 Water 45.l0', '', '', '', '', ''])
    expect(cellAt(split, 2, 1)).toMatchObject({ rowSpan: 1, columnSpan: 1, value: null })
  })

  it('stretch a merged cell over a row that is put into it', () => {
    const { cells, rowCount } = tableOf(
      applyCorrections(sample(), [
        { kind: 'merge-cells', table: 0, row: 1, column: 0, rowSpan: 2, columnSpan: 1 },
        { kind: 'insert-row', table: 0, at: 2 },
        { kind: 'remove-column', table: 0, at: 1 },
      ]),
    )
    expect(rowCount).toBe(5)
    expect(cells.map(({ row, rowSpan, value }) => [row, rowSpan, value?.text ?? ''])).toEqual([
      [0, 1, 'Item'],
      [1, 3, 'Rent Water'],
      [4, 1, ''],
    ])
  })

  it('count tables and blocks as they were read, whatever was removed', () => {
    const { document, ignored } = review(sample(), [
      { kind: 'remove-table', table: 0 },
      { kind: 'set-cell', table: 1, row: 0, column: 0, text: 'Changed', place: null },
      { kind: 'set-text', block: 2, text: '' },
      { kind: 'accept-cell', table: 0, row: 0, column: 0 },
    ])
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table'])
    expect(textsOf(tableOf(document))).toEqual(['Changed', 'cell'])
    expect(ignored).toEqual([3])
  })
})

describe('corrections of fields', () => {
  it('set a missing field, typed as its definition says, at the place pointed at', () => {
    const before = sample()
    const box = { left: 150, right: 250, top: 100, bottom: 130 }
    const corrected = applyCorrections(before, [
      { kind: 'set-field', sheet: 0, field: { name: 'total' }, text: '$1,245.10', place: { page: 1, box } },
      { kind: 'set-field', sheet: 0, field: { list: 'items', item: 0, name: 'amount' }, text: '45.10', place: null },
    ])
    const [sheet] = corrected.sheets
    expect(sheet?.fields.map(({ name }) => name)).toEqual(['number', 'total'])
    expect(sheet?.fields[1]).toMatchObject({
      value: { kind: 'money', amount: '1245.10', currency: 'USD' },
      source: 'person',
      confidence: 1,
    })
    expect(sheet?.fields[1]?.evidence?.words.map(({ text }) => text)).toEqual(['$1,245.10'])
    expect(cellAt(corrected, 1, 1)?.value).toMatchObject({ amount: '1245.10' })
    expect(sheet?.lists[0]?.items[0]?.fields[1]).toMatchObject({ value: { kind: 'money', amount: '45.10' }, evidence: null })
    expect(sheet?.missing).toEqual(['date'])
  })

  it('accept a field, clear one, and add and remove objects of a list', () => {
    const corrected = applyCorrections(sample(), [
      { kind: 'accept-field', sheet: 0, field: { name: 'number' } },
      { kind: 'insert-item', sheet: 0, list: 'items', at: 1 },
      { kind: 'set-field', sheet: 0, field: { list: 'items', item: 1, name: 'name' }, text: 'Water', place: null },
      { kind: 'remove-item', sheet: 0, list: 'items', at: 0 },
    ])
    expect(corrected.sheets[0]?.fields[0]).toMatchObject({ confidence: 1, source: 'person', value: { text: '4711-B' } })
    expect(corrected.sheets[0]?.lists[0]?.items.map(({ fields }) => fields.map(({ value }) => value.text))).toEqual([['Water']])
    const cleared = applyCorrections(sample(), [
      { kind: 'clear-field', sheet: 0, field: { name: 'number' } },
      { kind: 'remove-item', sheet: 0, list: 'items', at: 0 },
    ])
    expect(cleared.sheets[0]).toMatchObject({ fields: [], lists: [], missing: ['date', 'total', 'number', 'items'] })
  })

  it('follow a corrected word with the evidence that points at it', () => {
    const corrected = applyCorrections(sample(), [{ kind: 'set-text', block: 0, text: 'Invoice number 4711-8' }])
    expect(corrected.sheets[0]?.fields[0]?.evidence?.words.map(({ text }) => text)).toEqual(['4711-8'])
    expect(corrected.sheets[0]?.fields[0]?.value.text).toBe('4711-B')
    expect(() => serialise(corrected)).not.toThrow()
  })

  it('write a field that is typed over into the text and the cells that it was read from', () => {
    const number = { kind: 'set-field', sheet: 0, field: { name: 'number' }, text: '4711-8 A', place: null } as const
    const typed = applyCorrections(sample(), [number])
    expect(texts(typed)[0]).toBe('Invoice number 4711-8 A')
    expect(typed.sheets[0]?.fields[0]).toMatchObject({ source: 'person', value: { text: '4711-8 A' } })
    expect(typed.sheets[0]?.fields[0]?.evidence?.words.map(({ text }) => text)).toEqual(['4711-8', 'A'])
    const twice = applyCorrections(sample(), [number, { ...number, text: '4712' }])
    expect(texts(twice)[0]).toBe('Invoice number 4712')

    const document = sample()
    const [, read] = document.blocks
    const [sheet] = document.sheets
    const [field] = sheet?.fields ?? []
    if (read?.kind !== 'table' || !sheet || !field) throw new Error('the sample has a table and a field')
    const words = read.cells[5]?.lines[0]?.words ?? []
    const total: Field = {
      ...field,
      name: 'total',
      value: { kind: 'text', text: '45.l0' },
      evidence: { words, place: { page: 1, box: box(words) } },
    }
    const inTable = applyCorrections({ ...document, sheets: [{ ...sheet, fields: [total] }] }, [
      { kind: 'set-field', sheet: 0, field: { name: 'total' }, text: '45.10', place: null },
    ])
    const [, now] = inTable.blocks
    expect(now?.kind === 'table' ? now.cells[5]?.value : null).toMatchObject({ kind: 'money', text: '45.10' })

    // A value that is said in other words than the page has is a value alone.
    const currency = { ...total, name: 'currency', value: { kind: 'text', text: 'GBP' } } as const
    const apart = applyCorrections({ ...document, sheets: [{ ...sheet, fields: [currency] }] }, [
      { kind: 'set-field', sheet: 0, field: { name: 'currency' }, text: 'EUR', place: null },
    ])
    expect(apart.blocks).toEqual(document.blocks)
  })

  it('leave less to check with everything that is accepted', () => {
    expect(countUnchecked(sample())).toEqual({ fields: 2, cells: 8 })
    const accepted = applyCorrections(sample(), [
      { kind: 'accept-field', sheet: 0, field: { name: 'number' } },
      { kind: 'accept-cell', table: 0, row: 0, column: 0 },
    ])
    expect(countUnchecked(accepted)).toEqual({ fields: 1, cells: 7 })
  })
})

describe('any list of corrections', () => {
  const small = fc.integer({ min: -1, max: 5 })
  const sheet = fc.integer({ min: 0, max: 1 })
  const text = fc.constantFrom('', '12.50', 'Rent and water', '24.12.2025', 'two\nlines', '\u0000', '✓', '  ')
  const field = fc.oneof(
    fc.record({ name: fc.constantFrom('number', 'date', 'total', 'items', 'other') }),
    fc.record({ list: fc.constantFrom('items', 'none'), item: small, name: fc.constantFrom('name', 'amount') }),
  )
  const place = fc.option(
    fc.record({
      page: fc.constantFrom(1, 2),
      box: fc.record({ left: fc.double({ min: 0, max: 300, noNaN: true }), top: small, right: small, bottom: fc.constant(200) }),
    }),
  )
  const at = { table: fc.integer({ min: 0, max: 2 }), row: small, column: small }
  const correction: fc.Arbitrary<Correction> = fc.oneof(
    fc.record({ kind: fc.constantFrom('accept-field' as const, 'clear-field' as const), sheet, field }),
    fc.record({ kind: fc.constant('set-field' as const), sheet, field, text, place }),
    fc.record({
      kind: fc.constantFrom('insert-item' as const, 'remove-item' as const),
      sheet,
      list: fc.constantFrom('items', 'x'),
      at: small,
    }),
    fc.record({ kind: fc.constantFrom('accept-cell' as const, 'split-cell' as const), ...at }),
    fc.record({ kind: fc.constant('set-cell' as const), ...at, text, place }),
    fc.record({
      kind: fc.constantFrom('insert-row' as const, 'remove-row' as const, 'insert-column' as const, 'remove-column' as const),
      table: at.table,
      at: small,
    }),
    fc.record({ kind: fc.constant('merge-cells' as const), ...at, rowSpan: small, columnSpan: small }),
    fc.record({
      kind: fc.constant('set-column-kind' as const),
      table: at.table,
      column: small,
      valueKind: fc.constantFrom<ValueKind>('text', 'number', 'percent', 'money', 'date', 'time', 'tick'),
    }),
    fc.record({ kind: fc.constant('set-header-rows' as const), table: at.table, count: small }),
    fc.record({ kind: fc.constant('remove-table' as const), table: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('set-text' as const), block: small, text }),
  )
  const list = fc.array(correction, { maxLength: 25 })

  it('gives step by step what it gives at once, and changes nothing that it gave before', () => {
    const document = sample()
    fc.assert(
      fc.property(list, fc.integer({ min: 0, max: 25 }), (corrections, back) => {
        const review = continuedReview(document)
        const given = corrections.map((_, index) => {
          const now = review(corrections.slice(0, index + 1))
          return { now, text: JSON.stringify(now) }
        })
        for (const [index, { now, text }] of given.entries()) {
          expect(JSON.stringify(now)).toBe(text)
          expect(now).toEqual(applyCorrections(document, corrections.slice(0, index + 1)))
        }
        expect(review(corrections.slice(0, back))).toEqual(applyCorrections(document, corrections.slice(0, back)))
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  it('leaves cells that tile their grid, and words that are all on a page', () => {
    fc.assert(
      fc.property(list, (corrections) => {
        const document = applyCorrections(sample(), corrections)
        for (const block of document.blocks) {
          if (block.kind !== 'table') continue
          const taken = new Set<string>()
          for (const { row, column, rowSpan, columnSpan } of block.cells)
            for (let r = row; r < row + rowSpan; r++)
              for (let c = column; c < column + columnSpan; c++) {
                expect(taken.has(`${r} ${c}`)).toBe(false)
                taken.add(`${r} ${c}`)
                expect(r < block.rowCount && c < block.columns.length).toBe(true)
              }
          expect(taken.size).toBe(block.rowCount * block.columns.length)
          expect(block.headerRows).toBeLessThanOrEqual(block.rowCount)
        }
        expect(serialise(revive(JSON.parse(JSON.stringify(serialise(document)))))).toEqual(JSON.parse(JSON.stringify(serialise(document))))
      }),
      { numRuns: 300, seed: 7 },
    )
  })

  it('gives the same document each time, the earlier one when it is shortened, and leaves the document as read alone', () => {
    fc.assert(
      fc.property(list, fc.nat(), (corrections, cut) => {
        const read = sample()
        const untouched = JSON.stringify(serialise(read))
        const shorter = corrections.slice(0, corrections.length === 0 ? 0 : cut % corrections.length)
        const earlier = JSON.stringify(serialise(applyCorrections(read, shorter)))
        const whole = JSON.stringify(serialise(applyCorrections(read, corrections)))
        expect(JSON.stringify(serialise(applyCorrections(read, shorter)))).toBe(earlier)
        expect(JSON.stringify(serialise(applyCorrections(read, corrections)))).toBe(whole)
        expect(JSON.stringify(serialise(read))).toBe(untouched)
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  it('ignores what fits nothing, and says so', () => {
    fc.assert(
      fc.property(list, (corrections) => {
        const { document, ignored } = review(sample(), corrections)
        const without = corrections.filter((_, index) => !ignored.includes(index))
        expect(JSON.stringify(serialise(applyCorrections(sample(), without)))).toBe(JSON.stringify(serialise(document)))
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  it('changes ten thousand rows in little time', () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => [`Row ${row}`, `${row}.00`])
    const big = table(rows, ['text', 'money'], 0)
    const document = documentOf(
      [big],
      linesOf(big).flatMap(({ words }) => words),
    )
    const corrections = Array.from(
      { length: 500 },
      (_, index): Correction => ({ kind: 'set-cell', table: 0, row: index * 7, column: 1, text: `${index}.50`, place: null }),
    )
    applyCorrections(document, corrections.slice(0, 1))
    const before = process.cpuUsage()
    const corrected = applyCorrections(document, corrections)
    const { user } = process.cpuUsage(before)
    expect(cellAt(corrected, 7 * 499, 1)?.value).toMatchObject({ amount: '499.50' })
    expect(user / 1e6).toBeLessThan(4)
  })
})
