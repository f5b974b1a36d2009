import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planSheets } from './sheets.ts'
import { fileNames, SheetNames } from './sheets-names.ts'
import { tableSheet } from './xlsx-table-sheet.ts'
import { table } from './xlsx-test-documents.ts'

const column = (rows: number, title: string | null = null) =>
  table(
    Array.from({ length: rows }, (_, row) => [row === 0 ? 'A' : `r${row}`]),
    { title },
  )

/** The texts of every sheet of the plan, row by row. */
const written = (plans: ReturnType<typeof planSheets>) =>
  plans.map((plan) => [...tableSheet(plan).rows()].map((cells) => cells.map((cell) => (cell.kind === 'text' ? cell.text : '')).join()))

test('a table longer than a sheet goes on with its header on the next', () => {
  const plans = planSheets([column(6, 'Long')], 'table', new SheetNames(), 4)
  expect(plans.map(({ name }) => name)).toEqual(['Long', 'Long (2)'])
  expect(written(plans)).toEqual([
    ['A', 'r1', 'r2', 'r3'],
    ['A', 'r4', 'r5'],
  ])
})

test('a table that does not fit below another begins on a sheet of its own', () => {
  const plans = planSheets([column(3), column(4, 'T')], 'one', new SheetNames(), 6)
  expect(plans.map(({ name }) => name)).toEqual(['Tables', 'Tables (2)'])
  expect(written(plans)).toEqual([
    ['A', 'r1', 'r2'],
    ['T', 'A', 'r1', 'r2', 'r3'],
  ])
})

test('no row is lost or doubled, whatever the lengths and the limit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 4, max: 12 }),
      fc.constantFrom('table', 'page', 'one' as const),
      (lengths, mostRows, mode) => {
        const sheets = written(
          planSheets(
            lengths.map((rows) => column(rows)),
            mode as 'table',
            new SheetNames(),
            mostRows,
          ),
        )
        const rows = sheets.flat().filter((row) => row.startsWith('r'))
        expect(rows).toEqual(lengths.flatMap((length) => Array.from({ length: length - 1 }, (_, row) => `r${row + 1}`)))
        for (const sheet of sheets) expect(sheet.length).toBeLessThanOrEqual(mostRows)
      },
    ),
    { seed: 7 },
  )
})

test('sheet names are legal, readable and unique', () => {
  const names = new SheetNames()
  expect(names.next('Costs [EUR]: 2023/2024?', 'Table 1')).toBe('Costs EUR 2023 2024')
  expect(names.next("'quoted'", 'Table 2')).toBe('quoted')
  expect(names.next('COSTS EUR 2023 2024', 'Table 3')).toBe('COSTS EUR 2023 2024 (2)')
  expect(names.next('History', 'Table 4')).toBe('History (2)')
  expect(names.next('***', 'Table 5')).toBe('Table 5')
  expect(names.next('The development of household expenditure by region', 'Table 6')).toBe('The development of household')
})

test('any title makes a name that a spreadsheet takes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 12 }), (titles) => {
      const names = new SheetNames()
      const given = titles.map((title, index) => names.next(title, `Table ${index + 1}`))
      for (const name of given) {
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(31)
        expect(name).not.toMatch(/[[\]:*?/\\]|^'|'$|\p{C}/u)
      }
      expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(given.length)
    }),
    { seed: 7 },
  )
})

test('file names carry number and title and nothing a file system minds', () => {
  const titled = (title: string | null) => table([['A'], ['1']], { title })
  expect(fileNames([titled('VAT: summary/2024'), titled('../../etc'), titled(null)], 'csv')).toEqual([
    '01 VAT summary 2024.csv',
    '02 etc.csv',
    '03 Table.csv',
  ])
})
