import { expect, test } from 'vitest'
import type { Fill } from '../../geometry/index.ts'
import { typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { pairs } from './pairs.ts'
import { box } from './sample.ts'

/** A grid of rows, each of cells from a place to the next, of which the named ones are tinted. */
function grid(columns: readonly number[], tinted: readonly number[], rows: readonly (readonly string[])[]) {
  const pieces = rows.flatMap((row, at) =>
    row.flatMap((text, cell) => typeset(text, { left: (columns[cell] ?? 0) + 4, baseline: 111 + 16 * at, size: 9 })),
  )
  const boxes = rows.flatMap((_, at) =>
    columns.slice(1).flatMap((right, cell) => box(columns[cell] ?? 0, 100 + 16 * at, right, 116 + 16 * at)),
  )
  const fills: readonly Fill[] = rows.flatMap((_, at) =>
    tinted.map((cell) => ({
      box: { left: columns[cell] ?? 0, right: columns[cell + 1] ?? 0, top: 100 + 16 * at, bottom: 116 + 16 * at },
      grey: 0.93,
    })),
  )
  const rulings = boxes.map(([x, y, toX, toY]) => ({ from: { x, y }, to: { x: toX, y: toY }, thickness: 0.5 }))
  const page = printedPage(pieces, { rulings, fills })
  const input = { kind: 'form', pages: [pageTextOf(page)], blocks: [], evidence: documentEvidence(pieces), definitions: [] } as const
  return pairs(input).fields.map(({ label, value }) => [label.map(({ text }) => text).join(' '), value.text])
}

test('what stands on a tint is a label and the white cell right of it the answer, whatever either says', () => {
  const found = grid(
    [58, 157, 315, 414, 554],
    [0, 2],
    [
      ['Mode of operation', 'Single', 'Cheque book', 'Yes'],
      ['Debit card', 'RuPay Platinum', 'Net banking', 'Yes'],
      ['Nominee', 'Karthik', 'Share', '100%'],
    ],
  )
  expect(found).toEqual([
    ['Mode of operation', 'Single'],
    ['Cheque book', 'Yes'],
    ['Debit card', 'RuPay Platinum'],
    ['Net banking', 'Yes'],
    ['Nominee', 'Karthik'],
    ['Share', '100%'],
  ])
})

test('a tinted first column before several cells names the rows of a table', () => {
  const found = grid(
    [58, 157, 257, 357, 457],
    [0],
    [
      ['Blue whale', 'Large', 'Old', 'Rare'],
      ['Grey seal', 'Small', 'Young', 'Common'],
      ['Harp seal', 'Small', 'Young', 'Rare'],
      ['Porpoise', 'Small', 'Old', 'Rare'],
    ],
  )
  expect(found.filter(([label]) => label === 'Blue whale')).toEqual([])
})
