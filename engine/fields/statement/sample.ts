// Statements with one table of movements, for tests.

import { type Block, publishedListOf, type Value, type Word } from '../../model/index.ts'
import { lineOfWords, typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { Found, FoundValue } from '../reading/reader.ts'
import { printedPage, tableOf } from '../reading/sample.ts'
import { statement } from './index.ts'

/** A statement with lines at its top and one table of movements; the first row of the table holds its titles. */
export function read(top: readonly string[], rows: readonly (readonly string[])[]): Found {
  return readWords(
    top,
    rows.map((row, at) =>
      row.map((text, column) => (text === '' ? [] : typeset(text, { left: 50 + 100 * column, baseline: 400 + 14 * at }))),
    ),
  )
}

/** The same with the words of each cell. */
export function readWords(top: readonly string[], set: readonly (readonly (readonly Word[])[])[]): Found {
  const head = top.map((text, at) => typeset(text, { left: 50, baseline: 50 + 14 * at }))
  const table = tableOf(set.map((row) => row.map((words) => (words.length === 0 ? [] : [lineOfWords(words)]))))
  const words = [...head.flat(), ...set.flat(2)]
  const blocks: readonly Block[] = [table]
  const definitions = publishedListOf('statement')?.definitions ?? []
  return statement({ kind: 'statement', pages: [pageTextOf(printedPage(words))], blocks, evidence: documentEvidence(words), definitions })
}
const plain = (value: Value): string => (value.kind === 'money' ? value.amount : value.kind === 'date' ? value.iso : value.text)
/** Values by name, as they are kept. */
export const asObject = (values: readonly FoundValue[]) => Object.fromEntries(values.map(({ name, value }) => [name, plain(value)]))
/** The movements that were read. */
export const movements = ({ lists }: Found) => (lists[0]?.items ?? []).map(asObject)
