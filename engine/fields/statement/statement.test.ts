import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { understand } from '../../convert.ts'
import type { FieldSheet, Value } from '../../model/index.ts'
import { defaultExportOptions, defaultLimits, type Tools } from '../../stages.ts'

const tools: Tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }

/** What is read from a golden PDF whose kind nobody names. */
async function sheetOf(name: string): Promise<FieldSheet> {
  const { sheets } = await understand(
    new Uint8Array(readFileSync(join(import.meta.dirname, '..', '..', 'golden', `${name}.pdf`))),
    {
      formats: [],
      pages: null,
      password: null,
      fields: { kind: 'auto', definitions: [] },
      languages: [],
      limits: defaultLimits,
      exportOptions: defaultExportOptions,
    },
    tools,
  )
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}

const plain = (value: Value): string => (value.kind === 'money' ? value.amount : value.kind === 'date' ? value.iso : value.text)
const values = ({ fields }: FieldSheet) => Object.fromEntries(fields.map(({ name, value }) => [name, plain(value)]))
const rows = ({ lists }: FieldSheet) =>
  (lists.find(({ name }) => name === 'transactions')?.items ?? []).map(({ fields }) =>
    Object.fromEntries(fields.map(({ name, value }) => [name, plain(value)])),
  )
const outcomes = ({ checks }: FieldSheet, name: string) => checks.filter((check) => check.name === name).map(({ outcome }) => outcome)

describe('a statement with one column of signed amounts, over three pages', async () => {
  const sheet = await sheetOf('running-balance')

  test('gives account, balances and every movement', () => {
    expect(sheet).toMatchObject({ kind: 'statement', definition: 'statement/1' })
    expect(values(sheet)).toMatchObject({
      statement_number: '7/2025',
      bank_name: 'Volksbank Auental eG',
      iban: 'DE02 1203 0000 0000 2020 51',
      currency: 'EUR',
      opening_balance: '12503.45',
      closing_balance: '26540.82',
    })
    expect(rows(sheet)).toHaveLength(78)
    expect(rows(sheet)[2]).toEqual({
      date: '2025-07-01',
      description: 'Überweisung Lieferant Holzhandel Brückner, Rechnung aus Vormonat',
      amount: '-850.54',
      balance: '12120.14',
    })
  })

  test('runs from line to line and to its end', () => {
    expect(outcomes(sheet, 'balance')).toEqual(['passed'])
    expect(outcomes(sheet, 'running-balance')).toEqual(rows(sheet).map(() => 'passed'))
  })
})

describe('a statement with columns for what went out and came in, and a summary', async () => {
  const sheet = await sheetOf('unruled-statement')

  test('gives its period, balances and totals, each from its own place', () => {
    expect(values(sheet)).toMatchObject({
      account_number: '20-41-77 61530829',
      period_start: '2025-06-01',
      period_end: '2025-06-30',
      currency: 'GBP',
      opening_balance: '1642.87',
      closing_balance: '2622.16',
      total_out: '2143.33',
      total_in: '3122.62',
    })
    expect(rows(sheet)).toHaveLength(31)
    expect(rows(sheet)[2]).toEqual({
      date: '2025-06-03',
      description: 'Salary Ashdown Instruments',
      money_in: '2845.00',
      balance: '4436.82',
    })
  })

  test('agrees with its balances and totals', () => {
    for (const check of ['balance', 'total-in', 'total-out']) expect(outcomes(sheet, check)).toEqual(['passed'])
    expect(outcomes(sheet, 'running-balance')).toEqual(rows(sheet).map(() => 'passed'))
  })
})
