// @vitest-environment happy-dom
import type { Conversion } from '@docmill/contracts'
import { confidence, type ParsedDocument } from '@docmill/engine/model'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { definition, documentOf, field, sheet } from '../../viewer/testing.ts'
import { Checks } from './Checks.tsx'
import { loadCorrector } from './corrector.ts'
import { FieldsTab } from './FieldsTab.tsx'
import { useReviewKeys } from './keys.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { useReview } from './useReview.ts'

beforeAll(async () => void (await loadCorrector()))
afterEach(cleanup)

const nothing = () => undefined
const conversion = { id: '00000000-0000-4000-8000-000000000001', pagePictures: false } as Conversion

/** The parts of the review that need no page to be drawn, wired as in the workspace. */
function Desk({ base }: { readonly base: ParsedDocument }) {
  const review = useReview(conversion, base, [])
  useReviewKeys({
    accept: review.accept,
    keep: review.keep,
    next: () => review.step(1),
    previous: () => review.step(-1),
    nextValue: nothing,
    previousValue: nothing,
    edit: nothing,
    absent: review.absent,
    zoomToSource: nothing,
    draw: nothing,
    boxes: nothing,
    turn: nothing,
    view: nothing,
    pageUp: nothing,
    pageDown: nothing,
    firstPage: nothing,
    lastPage: nothing,
    zoomIn: nothing,
    zoomOut: nothing,
    zoomFit: nothing,
    undo: review.undo,
    redo: review.redo,
    area: nothing,
    export: nothing,
    keys: nothing,
  })
  return (
    <>
      <QuestionCard review={review} onDraw={nothing} />
      <FieldsTab review={review} onEnter={() => false} />
      <Checks review={review} />
      <output>{JSON.stringify(review.corrections)}</output>
    </>
  )
}

const better = { value: { kind: 'text', text: '4500-881' }, evidence: null, confidence: confidence(0.6), source: 'reading' } as const
const invoice = documentOf(
  [],
  [
    sheet(
      [
        field('due_date', '2 Jan 2025', 0.71),
        field('order', '4500-B81', 0.5, { alternatives: [better] }),
        field('supplier', 'Halden & Ruiz'),
      ],
      {
        definitions: [
          definition('supplier'),
          definition('order', { title: 'Purchase order' }),
          definition('due_date'),
          definition('iban', { required: true }),
        ],
        missing: ['iban'],
      },
    ),
  ],
)
const made = () =>
  JSON.parse(document.querySelector('output')?.textContent ?? '[]') as readonly { readonly kind: string; readonly text?: string }[]

describe('the question card', () => {
  it('begins with the least sure value, says why it asks and what else it could be', () => {
    render(<Desk base={invoice} />)
    expect(screen.getByRole('heading', { name: 'Purchase order' })).toBeDefined()
    expect(screen.getByText('1 of 3')).toBeDefined()
    expect(screen.getByText('A second reading of this box gives 4500-881.')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Purchase order' }).value).toBe('4500-B81')
  })

  it('takes the suggestion with one key and goes on to the next by itself', async () => {
    render(<Desk base={invoice} />)
    await userEvent.keyboard('{Enter}')
    expect(made()).toMatchObject([{ kind: 'set-field', text: '4500-881' }])
    expect(screen.getByRole('heading', { name: 'Iban' })).toBeDefined()
    await userEvent.keyboard('x')
    expect(made()[1]).toMatchObject({ kind: 'clear-field', field: { name: 'iban' } })
    expect(screen.getByRole('heading', { name: 'Due date' })).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(made()[2]).toMatchObject({ kind: 'accept-field', field: { name: 'due_date' } })
    expect(screen.getByText('All settled')).toBeDefined()
  })

  it('keeps what was read with Shift and Enter, and every answer can be undone', async () => {
    render(<Desk base={invoice} />)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(made()).toMatchObject([{ kind: 'accept-field', field: { name: 'order' } }])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(made()).toEqual([])
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    expect(made()).toHaveLength(1)
  })

  it('saves a text typed into it, and Escape gives the reading back', async () => {
    render(<Desk base={invoice} />)
    const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Purchase order' })
    await userEvent.clear(input())
    await userEvent.type(input(), '4500-882{Escape}')
    expect(input().value).toBe('4500-B81')
    await userEvent.clear(input())
    await userEvent.type(input(), '4500-882{Enter}')
    expect(made()).toMatchObject([{ kind: 'set-field', text: '4500-882' }])
  })

  it('shows which reader said what, and takes any of them', async () => {
    render(<Desk base={invoice} />)
    await userEvent.click(screen.getByText('Which reader said what'))
    await userEvent.click(screen.getByRole('button', { name: 'Use 4500-881, Second reading' }))
    expect(made()).toMatchObject([{ kind: 'set-field', text: '4500-881' }])
  })

  it('goes through the questions with J and K and answers none of them', async () => {
    render(<Desk base={invoice} />)
    await userEvent.keyboard('j')
    expect(screen.getByText('2 of 3')).toBeDefined()
    await userEvent.keyboard('kk')
    expect(screen.getByText('3 of 3')).toBeDefined()
    expect(made()).toEqual([])
  })
})

describe('the fields', () => {
  it('stand in the order they were asked for, and what is missing says so', () => {
    render(<Desk base={invoice} />)
    const rows = within(screen.getByRole('grid', { name: 'Fields' })).getAllByRole('rowheader')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Supplier', 'Purchase order', 'Due date', 'Iban'])
    expect(screen.getByText('not on the page')).toBeDefined()
  })

  it('are walked with arrows and edited with F2', async () => {
    render(<Desk base={invoice} />)
    const grid = screen.getByRole('grid', { name: 'Fields' })
    grid.focus()
    await userEvent.keyboard('{ArrowUp}{F2}')
    const edited = within(grid).getByRole('textbox', { name: 'Supplier' })
    await userEvent.clear(edited)
    await userEvent.type(edited, 'Halden & Sons{Enter}')
    expect(made()).toMatchObject([{ kind: 'set-field', text: 'Halden & Sons', place: null }])
    expect(within(grid).getByText('Halden & Sons')).toBeDefined()
  })
})

it('failed checks stand first and lead to their value, and say what is wrong', async () => {
  const checks = [
    { name: 'subtotal_and_vat', fields: ['supplier'], outcome: 'passed', detail: '' },
    { name: 'lines-sum', fields: ['due_date'], outcome: 'failed', detail: '18.00 short' },
    { name: 'iban', fields: ['iban'], outcome: 'not-applicable', detail: '' },
  ] as const
  const [first] = invoice.sheets
  if (!first) throw new Error('no sheet')
  render(<Desk base={{ ...invoice, sheets: [{ ...first, checks }] }} />)
  expect(screen.getByText('1 failed')).toBeDefined()
  expect(screen.getByText('1 passed')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Lines add up 18.00 short' }))
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('2 Jan 2025')
})
