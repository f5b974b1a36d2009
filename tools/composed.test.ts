import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { bare, composedContract } from './composed/contracts.ts'
import { composedFile } from './composed/files.ts'
import { judgedFields, judgedPairs } from './composed/form-scores.ts'
import { composedForm } from './composed/forms.ts'
import { composedInvoice } from './composed/invoices.ts'
import type { Composed } from './composed/page.ts'
import { type FoundTable, manners, pageOfTables } from './composed/page-tables.ts'
import { judgedPaper } from './composed/paper-scores.ts'
import { composedPaper } from './composed/papers.ts'
import { composedReceipt } from './composed/receipts.ts'
import { composedResume } from './composed/resumes.ts'
import { statementInManner } from './composed/statement-manners.ts'
import { composedStatement } from './composed/statements.ts'
import { judgedTables, type ReadTable } from './composed/table-scores.ts'
import { composedTables } from './composed/tables.ts'
import { Dice } from './golden/dice.ts'

const many = (compose: (seed: number, number: number) => Composed) => Array.from({ length: 40 }, (_, number) => compose(7, number + 1))
const text = ({ html }: Composed): string =>
  html
    .replace(/<style>.*?<\/style>/su, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&lt;/gu, '<')
    .replace(/&amp;/gu, '&')
    .replace(/\s+/gu, ' ')
const cents = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100)

test('composing a document again gives the same page and the same truth', () => {
  for (const compose of [composedInvoice, composedReceipt, composedResume, composedStatement, statementInManner])
    expect(compose(3, 11)).toEqual(compose(3, 11))
  expect(composedInvoice(3, 11).html).not.toBe(composedInvoice(4, 11).html)
})

test('names and numbers of the truth are on the page', () => {
  for (const paper of [...many(composedInvoice), ...many(composedReceipt)]) {
    const printed = text(paper)
    for (const key of [
      'invoice_number',
      'order_number',
      'seller_name',
      'buyer_name',
      'buyer_street',
      'receipt_number',
      'company',
      'cashier',
    ]) {
      const value = paper.fields[key]
      if (value !== null && value !== undefined) expect(printed, key).toContain(String(value).replace(/\s+/gu, ' '))
    }
    for (const item of paper.line_items ?? []) expect(printed).toContain(String(item.description).replace(/\s+/gu, ' '))
  }
})

test('net and tax make the gross of an invoice, and what was paid before leaves what is due', () => {
  for (const { fields } of many(composedInvoice)) {
    expect(cents(fields.net_total) + cents(fields.tax_total)).toBe(cents(fields.gross_total))
    if (fields.prepaid !== null) expect(cents(fields.gross_total) - cents(fields.prepaid)).toBe(cents(fields.amount_due))
  }
})

test('the rows of an invoice are their quantity times their price, and those of a receipt make its total where prices hold the tax', () => {
  for (const { line_items = [] } of many(composedInvoice))
    for (const { quantity, unit_price, amount } of line_items)
      expect(Math.abs(Number(quantity) * Number(unit_price) - Number(amount))).toBeLessThan(0.0051)
  for (const { group, fields, line_items = [] } of many(composedReceipt))
    if (!['us', 'my'].includes(group)) expect(line_items.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(fields.total))
})

test('companies, schools and periods of a resume are on the page', () => {
  for (const paper of many(composedResume)) {
    const printed = text(paper)
    for (const list of Object.values(paper.lists ?? {}))
      for (const { company, institution, start } of list) {
        expect(printed).toContain(company ?? institution)
        expect(printed).toContain(start?.slice(0, 4))
      }
  }
})

test('files of several documents come again as they were, with bills, letters and agreements in all of them taken together', () => {
  expect(composedFile(4, 9, 0.5)).toEqual(composedFile(4, 9, 0.5))
  const parts = Array.from({ length: 60 }, (_, number) => composedFile(4, number, 0)).flat()
  expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(['invoice', 'receipt', 'resume', 'contract', 'other']))
  expect(parts.some(({ scanned }) => scanned)).toBe(false)
})

const forms = Array.from({ length: 70 }, (_, number) => composedForm(7, number + 1))

test('forms come again as they were, in seven languages and every manner, with what they say on the page', () => {
  expect(composedForm(3, 11)).toEqual(composedForm(3, 11))
  expect(new Set(forms.map(({ language }) => language)).size).toBe(7)
  expect(new Set(forms.map(({ manner }) => manner)).size).toBe(9)
  for (const form of forms.filter(({ manner }) => manner !== 'comb')) {
    const printed = text({ ...form, group: '', profile: 'invoice', fields: {} })
    for (const place of form.places) {
      expect(printed).toContain(place.label)
      if (place.printed !== null) expect(printed).toContain(place.printed)
    }
  }
})

test('a value where a form is empty is invented, and what is not answered is missed', () => {
  const form = forms.find(({ questions }) => questions.some(({ value }) => value === null) && questions.some(({ value }) => value !== null))
  if (form === undefined) throw new Error('no form with empty places')
  const fields = form.questions.map(({ question }) => ({ name: question.name, value: 'something', label: null, confidence: 0.95 }))
  const verdicts = (read: typeof fields) =>
    judgedFields(form, { fields: read, lists: [], missing: [] })
      .filter(({ group }) => group !== 'list')
      .map(({ verdict }) => verdict)
  const expected = form.questions.filter(({ question }) => question.kind !== 'list').map(({ value }) => value)
  expect(verdicts(fields)).toEqual(expected.map((value) => (value === null ? 'invented' : 'wrong')))
  expect(verdicts([])).toEqual(expected.map((value) => (value === null ? 'left empty' : 'missed')))
  const pair = { name: 'No such label', value: 'something', label: null, confidence: 0.5 }
  expect(judgedPairs(form, { fields: [pair], lists: [], missing: [] }).at(-1)?.verdict).toBe('invented')
})

test('contracts come again as they were, with their parties, roles and years on the page', () => {
  expect(composedContract(3, 11)).toEqual(composedContract(3, 11))
  expect(composedContract(3, 11).html).not.toBe(composedContract(4, 11).html)
  for (let number = 1; number <= 40; number++) {
    const { html, parties, fields } = composedContract(7, number)
    const printed = text({ html, group: '', profile: 'invoice', fields: {} })
    expect(printed).not.toMatch(/[{}]/u)
    for (const { name, role } of parties) {
      expect(printed).toContain(name)
      if (role !== null) expect(printed).toContain(bare(role))
    }
    for (const day of [fields.effective_date, fields.agreement_date]) if (day !== null) expect(printed).toContain(day.slice(0, 4))
  }
})

test('the balances of a statement run from the first to the last, and its movements are on the page', () => {
  for (const paper of many(composedStatement)) {
    let balance = cents(paper.fields.opening_balance)
    for (const { description, money_in, money_out, amount, balance: after } of paper.lists?.transactions ?? []) {
      balance += cents(amount) + cents(money_in) - cents(money_out)
      if (after !== null) expect(cents(after)).toBe(balance)
      expect(text(paper)).toContain(description)
    }
    expect(cents(paper.fields.closing_balance)).toBe(balance)
  }
})

test('statements in the manners of banks have every text on the page, and end with what their movements make of the beginning', () => {
  const papers = many(statementInManner)
  expect(new Set(papers.map(({ group }) => group)).size).toBe(31)
  for (const paper of papers) {
    // What is bought with a card is owed; where the newest stands first, no balance is printed for the beginning.
    const way = paper.group === 'us-card' ? -1 : 1
    let balance = cents(paper.fields.opening_balance)
    for (const { description, money_in, money_out, amount } of paper.lists?.transactions ?? []) {
      balance += way * (cents(amount) + cents(money_in) - Math.abs(cents(money_out)))
      for (const word of String(description).split(' ')) expect(text(paper)).toContain(word)
    }
    if (paper.fields.opening_balance !== null && way === 1) expect(cents(paper.fields.closing_balance), paper.group).toBe(balance)
  }
})

test('papers come again as they were, of every kind and with every sort of part, with their words on the page', () => {
  expect(composedPaper(3, 11)).toEqual(composedPaper(3, 11))
  const papers = Array.from({ length: 60 }, (_, number) => composedPaper(7, number + 1))
  expect(new Set(papers.map(({ kind }) => kind)).size).toBe(6)
  expect(new Set(papers.map(({ columns }) => columns))).toEqual(new Set([1, 2, 3]))
  expect(new Set(papers.flatMap(({ parts }) => parts.map(({ kind }) => kind))).size).toBe(7)
  for (const { html, parts } of papers) {
    const printed = html
      .replace(/<style>.*?<\/style>/su, '')
      .replaceAll('&shy;', '')
      .replace(/<rt>.*?<\/rt>|<[^>]+>/gu, '')
    for (const { kind, text } of parts)
      if (kind === 'paragraph' || kind === 'item' || kind === 'note') expect(printed).toContain(text.replaceAll('<', '&lt;'))
  }
})

test('a paper that is written down as it was composed is right, and one whose parts are out of order, merged or lost is not', () => {
  const paper = {
    ...composedPaper(3, 1),
    running: ['Yearly notes'],
    hidden: ['never seen'],
    parts: [
      { kind: 'heading', trait: 'title', text: 'On bridges', ordered: true, level: 1 },
      { kind: 'paragraph', trait: 'plain', text: 'A bridge is old.', ordered: true, marks: [{ kind: 'bold', text: 'bridge' }] },
      { kind: 'item', trait: 'item', text: 'Steel', ordered: true, level: 0, marker: 'b' },
      {
        kind: 'table',
        trait: 'table',
        text: '',
        ordered: true,
        rows: [
          ['Name', 'Length'],
          ['North', '12'],
        ],
      },
    ],
  } as const
  const right = '# On bridges\n\nA **bridge** is old.\n\n- b. Steel\n\n| Name | Length |\n| --- | ---: |\n| North | 12 |\n'
  const wrong = (markdown: string) => judgedPaper(paper, markdown).flatMap(({ aspect, share }) => (share < 1 ? [aspect] : []))
  expect(wrong(right)).toEqual([])
  expect(wrong(right.replace('**bridge**', 'bridge'))).toEqual(['bold'])
  expect(wrong(right.replace('- b. Steel', '    - b. Steel'))).toEqual(['level'])
  expect(wrong(right.replace('is old.\n\n', 'is old. '))).toEqual(['text', 'text'])
  expect(wrong(right.replace('| North | 12 |', '| North | 21 |'))).toEqual(['cells'])
  expect(wrong(`${right}\nYearly notes\n\n3\n\nnever seen\n`)).toEqual([
    'left out',
    'left out',
    'left out',
    'no more',
    'no more',
    'no more',
  ])
})

const tabled = Array.from({ length: 140 }, (_, number) => composedTables(7, number + 1))

test('tables come again as they were, in seven countries and every manner, with their cells on the page', () => {
  expect(composedTables(3, 11)).toEqual(composedTables(3, 11))
  expect(new Set(tabled.map(({ locale }) => locale)).size).toBe(7)
  const tables = tabled.flatMap((one) => one.tables)
  expect(new Set(tables.map(({ manner }) => manner)).size).toBe(10)
  expect(new Set(tables.flatMap(({ traits }) => traits)).size).toBe(17)
  for (const { html, tables } of tabled) {
    const printed = text({ html, group: '', profile: 'invoice', fields: {} })
    for (const cell of tables.flatMap(({ rows }) => rows.flat()))
      if (cell !== null) expect(printed).toContain(cell.text.replace(/\s+/gu, ' '))
  }
  for (const { rows, kinds } of tables) for (const row of rows) expect(row.length).toBe(kinds.length)
})

test('a table that is read as it was composed is right, and one with cells lost, moved or of another kind is not', () => {
  const composed = {
    html: '',
    locale: 'en-GB',
    others: [{ kind: 'list', text: 'Harbour station. River station.' }],
    tables: [
      {
        manner: 'full rules',
        traits: [],
        caption: 'Table 1: Stations',
        headerRows: 1,
        kinds: ['text', 'money'],
        rows: [
          [
            { text: 'Name', value: null },
            { text: 'Cost', value: null },
          ],
          [
            { text: 'North', value: { kind: 'text', plain: 'North' } },
            { text: '£1.50', mark: 'a', value: { kind: 'money', plain: '1.50', currency: 'GBP' } },
          ],
          [{ text: 'South and east', value: null, columnSpan: 2 }, null],
        ],
      },
    ],
  } as const
  const cell = (row: number, column: number, text: string, value: ReadTable['cells'][number]['value'] = null, columnSpan = 1) => ({
    ...{ row, column, rowSpan: 1, columnSpan, text, value, ambiguous: false },
  })
  const read: ReadTable = {
    ...{ page: 1, title: 'Table 1: Stations', headerRows: 1, rowCount: 3, kinds: ['text', 'money'], form: false },
    cells: [
      cell(0, 0, 'Name'),
      cell(0, 1, 'Cost'),
      cell(1, 0, 'North', { kind: 'text', plain: 'North' }),
      cell(1, 1, '£1.50a', { kind: 'money', plain: '1.5', currency: 'GBP' }),
      cell(2, 0, 'South and east', { kind: 'text', plain: 'South and east' }, 2),
    ],
  }
  const amiss = (...tables: readonly ReadTable[]) =>
    judgedTables(composed, tables).flatMap(({ aspect, share }) => (share < 1 ? [aspect] : []))
  type Read = ReadTable['cells'][number]
  const [a, b, c, d, e] = read.cells as [Read, Read, Read, Read, Read]
  expect(amiss(read)).toEqual([])
  expect(amiss()).toEqual(['found', 'exact', 'adjacency', 'values', 'columns'])
  expect(amiss({ ...read, cells: [a, b, c, d, { ...e, columnSpan: 1 }] })).toEqual(['adjacency', 'spans'])
  expect(amiss({ ...read, cells: [a, b, { ...c, column: 1 }, { ...d, column: 0 }, e] })).toEqual(['exact', 'cells', 'adjacency', 'values'])
  expect(amiss({ ...read, cells: [a, b, c, { ...d, value: { kind: 'money', plain: '150' } }, e] })).toEqual(['values'])
  const list = { ...read, title: '', cells: [cell(0, 0, 'Harbour'), cell(0, 1, 'station.'), cell(1, 0, 'River'), cell(1, 1, 'station.')] }
  expect(amiss(read, list)).toEqual(['no table', 'too many'])
})

test('the composer says how it is called when it is asked, and when it is not told where to write', () => {
  const run = (...given: string[]) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'composed.ts'), ...given], {
      encoding: 'utf8',
    })
  const asked = run('--help')
  expect([asked.status, asked.stderr]).toEqual([0, ''])
  for (const option of [
    '--out',
    '--documents',
    '--seed',
    '--slips',
    '--forms',
    '--blank',
    '--papers',
    '--tables',
    '--contracts',
    '--faults',
  ])
    expect(asked.stdout).toContain(option)
  const wrong = run('--papers')
  expect([wrong.status, wrong.stdout, wrong.stderr]).toEqual([2, '', asked.stdout])
})

describe('tables of other documents', () => {
  const table = (name: string): FoundTable => ({
    markup: `<table><tbody><tr><td>${name}</td></tr></tbody></table>`,
    heading: `About ${name} & Sons`,
    before: '',
    after: 'That is <all>.',
  })
  const printed = (seed: number, manner: string) => pageOfTables([table('Roof'), table('Wall')], manner, new Dice(seed))

  it('are printed one below the other between their texts, which are no markup', () => {
    const html = printed(1, 'grid')
    expect(html.indexOf('<td>Roof</td>')).toBeLessThan(html.indexOf('<td>Wall</td>'))
    expect(html).toContain('<h2>About Roof &amp; Sons</h2><table>')
    expect(html).toContain('<p>That is &lt;all>.</p>')
  })

  it('are printed alike from one seed, in as many ways as there are manners', () => {
    expect(printed(3, 'grid')).toBe(printed(3, 'grid'))
    const ways = Object.keys(manners).map((manner) => printed(3, manner))
    expect(new Set(ways).size).toBe(Object.keys(manners).length)
  })
})
