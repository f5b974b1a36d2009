import { describe, expect, test } from 'vitest'
import { definitionsFrom, type FieldSheet, type Issue, publishedListOf } from '../../model/index.ts'
import { type Setting, typeset } from '../../model/sample.ts'
import type { Tools } from '../../stages.ts'
import { fields } from '../index.ts'
import { printedPage } from '../reading/sample.ts'

type Printed = readonly [text: string, left: number, baseline: number]
const row = (baseline: number, ...cells: readonly string[]): Printed[] =>
  cells.map((text, at) => [text, [72, 300, 380, 470][at] ?? 0, baseline])
const head: readonly Printed[] = [
  ['Invoice', 72, 60],
  ['Invoice number: K-17', 72, 80],
  ['Invoice date: 5 March 2026', 72, 96],
  ...row(130, 'Description', 'Quantity', 'Unit price', 'Amount'),
  ...row(150, 'Cloth binding', '12', '14.50', '174.00'),
  ...row(166, 'Foil stamping', '3', '22.00', '66.00'),
]
const sums: readonly Printed[] = [
  ['Net total', 380, 220],
  ['240.00', 470, 220],
  ['VAT 20%', 380, 236],
  ['48.00', 470, 236],
  ['Total', 380, 252],
  ['288.00', 470, 252],
]

async function read(printed: readonly Printed[], answer: object): Promise<{ sheet: FieldSheet; issues: readonly Issue[] }> {
  const page = printedPage(printed.flatMap(([text, left, baseline]) => typeset(text, { left, baseline } satisfies Setting)))
  const tools: Tools = { ocr: null, vision: { ask: async () => answer }, signal: new AbortController().signal, trace: () => {} }
  const definitions = publishedListOf('invoice')?.definitions ?? definitionsFrom([])
  const { sheets, issues } = await fields([page], [], { kind: 'invoice', definitions }, tools)
  return { sheet: sheets[0] as FieldSheet, issues }
}
const both = [
  { description: 'Cloth binding', quantity: '12', unit_price: '14.5', amount: '174.00' },
  { description: 'Foil stamping', quantity: '3', unit_price: '22.00', amount: '66.00' },
]
const rowsOf = ({ sheet }: { sheet: FieldSheet }) =>
  (sheet.lists.find(({ name }) => name === 'line_items')?.items ?? []).map((item) =>
    Object.fromEntries(item.fields.map(({ name, value, source }) => [name, `${value.text} ${source}`])),
  )
const saidOf = ({ sheet }: { sheet: FieldSheet }) => sheet.secondReader ?? {}

describe('a list that both readers read', () => {
  const page = [...head, ...sums]

  test('is the same where every row and cell agrees, however numbers are written and rows ordered', async () => {
    const found = await read(page, { line_items: both.toReversed() })
    expect(saidOf(found)).toMatchObject({ line_items: 'same', 'line_items[0].amount': 'same', 'line_items[1].description': 'same' })
  })

  test('keeps the first reading of a cell beside another that stands on the same row, which is then to be checked', async () => {
    const alone = await read(page, {})
    const found = await read(page, { line_items: [both[0], { ...both[1], quantity: '22' }] })
    const cell = (one: { sheet: FieldSheet }) => one.sheet.lists[0]?.items[1]?.fields.find(({ name }) => name === 'quantity')
    expect(saidOf(found)['line_items[1].quantity']).toBe('other')
    expect(cell(found)).toMatchObject({
      value: { number: '3' },
      source: 'page',
      alternatives: [{ source: 'model', value: { number: '22.00' } }],
    })
    expect(cell(found)?.confidence).toBeLessThan(Math.min(0.9, cell(alone)?.confidence ?? 0))
  })

  test('does not believe a figure of another row, nor one that is printed nowhere', async () => {
    const found = await read(page, {
      line_items: [
        { ...both[0], amount: '66.00' },
        { ...both[1], amount: '1.00' },
      ],
    })
    expect(rowsOf(found).map(({ amount }) => amount)).toEqual(['174.00 page', '66.00 page'])
    expect(saidOf(found)).toMatchObject({ 'line_items[0].amount': 'refused', 'line_items[1].amount': 'refused' })
    expect(found.issues.map(({ code }) => code)).toEqual(['value-not-on-page'])
  })

  test('says where the second reader has fewer rows, or none', async () => {
    expect(saidOf(await read(page, { line_items: [both[0]] })).line_items).toBe('other')
    expect(saidOf(await read(page, { line_items: [] })).line_items).toBe('nothing')
  })

  test('takes no row that the sums of the page speak against', async () => {
    const aside: Printed[] = [
      ['Spare spindle', 72, 330],
      ['9.00', 470, 330],
    ]
    const found = await read([...page, ...aside], { line_items: [...both, { description: 'Spare spindle', amount: '9.00' }] })
    expect(rowsOf(found)).toHaveLength(2)
    expect(saidOf(found).line_items).toBe('other')
  })

  test('takes a row that the first reader lacks, in its place and to be checked, where its words stand on one line', async () => {
    const delivery = { description: 'Delivery by van', amount: '9.00' }
    const above = (amountAt: number): Printed[] => [...head, ['Delivery by van, as agreed', 72, 112], ['9.00', 470, amountAt]]
    expect(rowsOf(await read(above(112), { line_items: both }))).toHaveLength(2)
    const found = await read(above(112), { line_items: [...both, delivery] })
    expect(rowsOf(found)[0]).toEqual({ description: 'Delivery by van model', amount: '9.00 model' })
    expect(found.sheet.lists[0]?.items[0]?.fields.every(({ confidence }) => confidence < 0.9)).toBe(true)
    expect(saidOf(found)).toMatchObject({ line_items: 'other', 'line_items[0].amount': 'alone', 'line_items[1].amount': 'same' })
    expect(rowsOf(await read(above(300), { line_items: [...both, delivery] }))).toHaveLength(2)
  })
})
