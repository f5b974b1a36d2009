import { confidence } from '@docmill/engine/model'
import { applyCorrections } from '@docmill/engine/review'
import { describe, expect, it } from 'vitest'
import { definition, documentOf, field, sheet, table, word } from '../../viewer/testing.ts'
import { acceptanceOf } from './edits.ts'
import { countValues, explain, failingKeys, inReadingOrder, questionsOf } from './questions.ts'

const none: ReadonlySet<string> = new Set()
const keys = (questions: readonly { readonly key: string }[]) => questions.map(({ key }) => key)

describe('what is asked', () => {
  it('is what is less than sure, the least sure first, and not what a person set', () => {
    const invoice = sheet([
      field('due', '2 January', 0.71),
      field('order', '4500', 0.4),
      field('total', '12'),
      field('iban', 'GB', 0.3, { source: 'person' }),
    ])
    expect(keys(questionsOf(documentOf([], [invoice]), none))).toEqual(['field/0/order', 'field/0/due'])
  })

  it('comes first when a failed check names it, however sure its reading was', () => {
    const failed = { name: 'lines_add_up', fields: ['line_items[0].amount'], outcome: 'failed', detail: '18.00 short' } as const
    const lists = [{ name: 'line_items', items: [{ fields: [field('amount', '202.80', 0.95)] }] }]
    const document = documentOf([], [sheet([field('order', '4500', 0.4)], { lists, checks: [failed] })])
    expect(keys(questionsOf(document, none))).toEqual(['field/0/line_items/0/amount', 'field/0/order'])
    expect(failingKeys(document)).toEqual(new Set(['field/0/line_items/0/amount']))
  })

  it('is a required field that was not found, until somebody says it is not there', () => {
    const invoice = sheet([], { definitions: [definition('number', { required: true }), definition('note')], missing: ['number', 'note'] })
    const document = documentOf([], [invoice])
    expect(keys(questionsOf(document, none))).toEqual(['field/0/number'])
    expect(questionsOf(document, new Set(['field/0/number']))).toEqual([])
  })

  it('is one table, not forty cells, when most of its cells doubt alike', () => {
    const rows = [['A?', 'B?'], ...Array.from({ length: 5 }, (_, row) => [`${row}?`, `${row * 7}?`])]
    const document = documentOf([table(rows)])
    const questions = questionsOf(document, none)
    expect(questions).toMatchObject([{ key: 'table/0', values: 12 }])
    const accepted = applyCorrections(document, acceptanceOf(document, { kind: 'table', table: 0 }))
    expect(questionsOf(accepted, none)).toEqual([])
  })

  it('follows the page from top to bottom when that is asked for', () => {
    const document = documentOf([
      table([
        ['A', 'B'],
        ['1', '2?'],
        ['3?', '4'],
      ]),
    ])
    const byDoubt = questionsOf(document, none)
    expect(keys(inReadingOrder(document, [...byDoubt].reverse()))).toEqual(['cell/0/1/1', 'cell/0/2/0'])
  })
})

describe('why it is asked', () => {
  const first = (document: ReturnType<typeof documentOf>) => {
    const question = questionsOf(document, none)[0]
    return question ? explain(document, question) : null
  }

  it('tells what fails, and what another reading proves', () => {
    const other = { value: { kind: 'text', text: '220.80' }, evidence: null, confidence: confidence(0.7), source: 'check' } as const
    const checks = [{ name: 'sum', fields: ['total'], outcome: 'failed', detail: 'The lines are 18.00 short of it.' } as const]
    const told = first(documentOf([], [sheet([field('total', '202.80', 0.58, { alternatives: [other] })], { checks })]))
    expect(told?.suggestion?.text).toBe('220.80')
    expect(told?.reasons).toEqual(['The lines are 18.00 short of it.', 'With 220.80 the figures agree.'])
  })

  it('takes a mark after a text for no other reading of it', () => {
    const marked = { value: { kind: 'text', text: 'K-17,' }, evidence: null, confidence: confidence(0.7), source: 'place' } as const
    const told = first(documentOf([], [sheet([field('number', 'K-17', 0.7, { alternatives: [marked] })])]))
    expect([told?.suggestion, told?.readings.length]).toEqual([null, 1])
  })

  it('names what the enclosed XML says against the page, and leaves it to a person which of the two holds', () => {
    const xml = { value: { kind: 'text', text: '14' }, evidence: null, confidence: confidence(0.9), source: 'xml' } as const
    const told = first(documentOf([], [sheet([field('number', 'K-17', 0.4, { alternatives: [xml] })])]))
    expect(told).toMatchObject({ suggestion: null, readings: [{ text: 'K-17' }, { text: '14' }] })
    expect(told?.reasons[0]).toContain('14')
  })

  it.each([
    ['place', 'Another place says 14.'],
    ['model', 'The model endpoint reads 14.'],
  ] as const)('names what another %s says less surely, and does not put it under the key that takes a suggestion', (source, says) => {
    const at = (sure: number) => ({ value: { kind: 'text', text: '14' }, evidence: null, confidence: confidence(sure), source }) as const
    const told = (sure: number) => first(documentOf([], [sheet([field('number', 'K-17', 0.7, { alternatives: [at(sure)] })])]))
    expect(told(0.4)).toMatchObject({ suggestion: null, reasons: [says], readings: [{ text: 'K-17' }, { text: '14' }] })
    expect(told(0.75)?.suggestion?.text).toBe('14')
  })

  it('offers another reading of the least sure word of a cell, the others as they were', () => {
    const grid = table([['Name'], ['x?']])
    const words = [
      word('Ilda', 40, 60),
      word('Mull', 70, 60, { confidence: confidence(0.5), readings: [{ text: 'Mühl', confidence: confidence(0.4) }] }),
    ]
    const cells = grid.cells.map((cell) =>
      cell.row === 1 ? { ...cell, value: { kind: 'text', text: 'Ilda Mull' } as const, lines: [{ words, box: cell.place.box }] } : cell,
    )
    const told = first(documentOf([{ ...grid, cells }]))
    expect(told?.suggestion?.text).toBe('Ilda Mühl')
    expect(told?.reasons).toEqual(['A second reading of this box gives Ilda Mühl.'])
  })

  it('says that a value does not fit its column', () => {
    const grid = table([['Amount'], ['x?']])
    const told = first(documentOf([{ ...grid, columns: [{ title: 'Amount', kind: 'money' }] }]))
    expect(told?.reasons).toEqual(['The other values of this column are amounts; this one is not.'])
  })

  it('never leaves a missing field blank without a word', () => {
    const told = first(documentOf([], [sheet([], { definitions: [definition('number', { required: true })], missing: ['number'] })]))
    expect(told?.reasons[0]).toContain('do not seem to say it')
  })
})

it('values are counted: fields, fields of lists and filled cells', () => {
  const lists = [{ name: 'lines', items: [{ fields: [field('a', '1'), field('b', '2')] }] }]
  expect(
    countValues(
      documentOf(
        [
          table([
            ['A', 'B'],
            ['1', ''],
          ]),
        ],
        [sheet([field('x', 'y')], { lists })],
      ),
    ),
  ).toBe(6)
})
