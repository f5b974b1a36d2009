// @vitest-environment happy-dom
import type { Conversion } from '@docmill/contracts'
import { type Alternative, confidence, type ParsedDocument } from '@docmill/engine/model'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { definition, documentOf, field, sheet } from '../../viewer/testing.ts'
import { loadCorrector } from './corrector.ts'
import { ReadersTab, readingsOf } from './ReadersTab.tsx'
import { useReview } from './useReview.ts'

beforeAll(async () => void (await loadCorrector()))
afterEach(cleanup)

const other: Alternative = { value: { kind: 'text', text: 'B-2' }, evidence: null, confidence: confidence(0.4), source: 'model' }
const names = ['number', 'order', 'due', 'iban', 'terms', 'note']
const both = sheet(
  [
    field('number', 'A-1'),
    field('order', 'B-1', 0.7, { alternatives: [other] }),
    field('due', '2 May', 0.65, { source: 'model' }),
    field('iban', 'DE1'),
    field('terms', '30 days'),
  ],
  {
    definitions: names.map((name) => definition(name)),
    missing: ['note'],
    secondReader: { number: 'same', order: 'other', due: 'alone', iban: 'nothing', terms: 'refused', note: 'nothing' },
  },
)

it('says of every field what either reader read, and leaves out what neither found', () => {
  expect(readingsOf(both).map(({ name, builtIn, endpoint }) => [name, builtIn, endpoint])).toEqual([
    ['number', 'A-1', 'A-1'],
    ['order', 'B-1', 'B-2'],
    ['due', null, '2 May'],
    ['iban', 'DE1', null],
    ['terms', '30 days', null],
  ])
  expect(readingsOf(sheet([field('number', 'A-1')], { definitions: [definition('number')] }))).toEqual([])
})

it('says of a list whose rows differ, and of every cell that both have', () => {
  const cell = (name: string, text: string, more = {}) => field(name, text, 0.7, more)
  const lines = {
    ...definition('lines'),
    kind: 'list' as const,
    fields: [definition('what'), definition('price')],
  }
  const given = sheet([], {
    definitions: [lines],
    lists: [
      {
        name: 'lines',
        items: [
          { fields: [cell('what', 'Tea'), cell('price', '2.00', { alternatives: [other] })] },
          { fields: [cell('what', 'Jam', { source: 'model' })] },
        ],
      },
    ],
    secondReader: { lines: 'other', 'lines[0].what': 'same', 'lines[0].price': 'other', 'lines[1].what': 'alone' },
  })
  expect(readingsOf(given).map(({ name, builtIn, endpoint }) => [name, builtIn, endpoint])).toEqual([
    ['lines', '1 row', 'other rows'],
    ['lines[0].what', 'Tea', 'Tea'],
    ['lines[0].price', '2.00', 'B-2'],
    ['lines[1].what', null, 'Jam'],
  ])
})

function Desk({ base }: { readonly base: ParsedDocument }) {
  const review = useReview({ id: 'one', pagePictures: false } as Conversion, base, [])
  return (
    <>
      <ReadersTab review={review} base={base} />
      <output>{JSON.stringify(review.corrections)}</output>
    </>
  )
}

it('shows where the readers differ, and takes the reading of the endpoint when asked', async () => {
  render(<Desk base={documentOf([], [both])} />)
  expect(screen.getByText('The readers agree on 1 of 5 fields.')).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Order', 'Due', 'Iban', 'Terms'])
  await userEvent.click(screen.getByRole('button', { name: 'Use B-2 for Order' }))
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '[]')).toMatchObject([
    { kind: 'set-field', field: { name: 'order' }, text: 'B-2' },
  ])
  expect(screen.getByRole('button', { name: 'Use B-2 for Order' }).textContent).toBe('Used')
})
