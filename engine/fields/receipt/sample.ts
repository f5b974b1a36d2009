// For tests: what the reader of receipts reads from rows that are written down as they are printed.

import { receipt as list } from '../../model/field-lists/receipt.ts'
import { typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { Found, FoundValue } from '../reading/reader.ts'
import { printedPage } from '../reading/sample.ts'
import { receipt } from './index.ts'

/** What is read from lines of [left, text] pieces, one row each, 14 points apart. */
export function readLines(...rows: readonly (readonly (readonly [number, string])[])[]): Readonly<Record<string, string>> {
  return plainly(readAll(rows).fields)
}

/** The rows of a list that is read from such lines. */
export function readRows(
  name: string,
  ...rows: readonly (readonly (readonly [number, string])[])[]
): readonly Readonly<Record<string, string>>[] {
  return (readAll(rows).lists.find((list) => list.name === name)?.items ?? []).map(plainly)
}

const plainly = (fields: readonly FoundValue[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.map(({ name, value }) => [
      name,
      value.kind === 'date'
        ? value.iso
        : value.kind === 'money'
          ? value.amount
          : value.kind === 'number' || value.kind === 'percent'
            ? value.number
            : value.text,
    ]),
  )

/** All that is read from such lines, with its proof. */
export function readAll(rows: readonly (readonly (readonly [number, string])[])[]): Found {
  const words = rows.flatMap((row, index) => row.flatMap(([left, text]) => typeset(text, { left, baseline: 50 + 14 * index })))
  const page: ReadPage = printedPage(words, { size: { width: 300, height: 700 } })
  return receipt({
    kind: 'receipt',
    pages: [pageTextOf(page)],
    blocks: [],
    evidence: documentEvidence(words),
    definitions: list.definitions,
  })
}

/** Rows of a till that prints in letters of one width: pieces are parted by two spaces and more. */
export const typed = (...rows: readonly string[]) =>
  rows.map((row) => [...row.matchAll(/\S+(?: \S+)*/gu)].map((piece) => [20 + 6 * piece.index, piece[0]] as const))
