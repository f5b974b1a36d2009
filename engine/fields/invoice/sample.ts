// Builders with which tests write an invoice in a few lines and read it.

import { invoice as list } from '../../model/field-lists/invoice.ts'
import { recognised, type Setting, typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { Found, FoundValue } from '../reading/reader.ts'
import { printedPage } from '../reading/sample.ts'
import { invoice } from './index.ts'

/** Values by the name of their field: dates as in ISO 8601, amounts and numbers as decimals. */
export type Plain = Readonly<Record<string, string>>
export interface Answer {
  readonly found: Found
  readonly values: Plain
  readonly items: readonly Plain[]
  readonly taxes: readonly Plain[]
}
/** A run of words: where it begins, in points, and on which baseline. */
export type Piece = readonly [left: number, baseline: number, text: string, setting?: Setting]

/** The invoice reader's answer for a page of the pieces, and its fields as plain text. */
export const read = (...pieces: readonly Piece[]): Answer => readPages(pieces)

/** The same for a page that was scanned and recognised. */
export const readScanned = (...pieces: readonly Piece[]): Answer => answerOf([pageOf(pieces, 0, recognised)])

/** The same for an invoice of several pages. */
export const readPages = (...sheets: readonly (readonly Piece[])[]): Answer => answerOf(sheets.map((sheet, index) => pageOf(sheet, index)))

function answerOf(pages: readonly ReadPage[]): Answer {
  const found = invoice({
    kind: 'invoice',
    pages: pages.map(pageTextOf),
    blocks: [],
    evidence: documentEvidence(pages.flatMap(({ words }) => words)),
    definitions: list.definitions,
  })
  const plain = (value: Found['fields'][number]['value']): string =>
    value.kind === 'date'
      ? value.iso
      : value.kind === 'money'
        ? value.amount
        : value.kind === 'number' || value.kind === 'percent'
          ? value.number
          : value.text
  const rows = (name: string): readonly Plain[] =>
    found.lists.filter((one) => one.name === name).flatMap(({ items }) => items.map((item) => plainOf(item, plain)))
  return { found, items: rows('line_items'), taxes: rows('tax_lines'), values: plainOf(found.fields, plain) }
}

function pageOf(pieces: readonly Piece[], index: number, set = typeset): ReadPage {
  const words = pieces.flatMap(([left, baseline, text, setting]) =>
    set(text, { ...setting, left, baseline }).map((word) => ({ ...word, page: index + 1 })),
  )
  return printedPage(words, { number: index + 1, readBy: set === recognised ? 'ocr' : 'text-layer' })
}

const plainOf = (values: readonly FoundValue[], plain: (value: FoundValue['value']) => string): Plain =>
  Object.fromEntries(values.map(({ name, value }) => [name, plain(value)]))

/** A row of pieces on one baseline: where each begins, and its text. */
export const row = (baseline: number, ...pieces: readonly (readonly [left: number, text: string, setting?: Setting])[]): readonly Piece[] =>
  pieces.map(([left, text, setting]) => (setting === undefined ? [left, baseline, text] : [left, baseline, text, setting]))

/** The parts of parties that a page of pieces gives, by their names. */
export const partiesIn = (...pieces: readonly Piece[]): Plain =>
  Object.fromEntries(Object.entries(read(...pieces).values).filter(([name]) => /^(?:seller|buyer)_/.test(name)))

/** An address that says whom it bills. */
export const buyer: readonly Piece[] = [
  [50, 160, 'Bill to'],
  [50, 174, 'Meadow Farm Shop'],
  [50, 188, '3 Mill Lane'],
  [50, 202, 'Bath BA1 1AA'],
]
