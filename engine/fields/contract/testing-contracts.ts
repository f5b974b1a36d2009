// Contracts in a line of text a paragraph, with which tests ask for fields.

import type { Block, Word } from '../../model/index.ts'
import { confidence } from '../../model/index.ts'
import { lineOfWords, lines, typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { Found } from '../reading/reader.ts'
import { printedPage } from '../reading/sample.ts'
import { contractFields } from './index.ts'

/** A page of rows, each of one or two columns; what stands in them is also the prose of the contract. */
export function particulars(...rows: readonly (readonly string[])[]): Found {
  const set = rows.map((row, index) =>
    row.flatMap((text, column) => typeset(text, { left: 72 + 130 * column, baseline: 100 + 16 * index })),
  )
  const page: ReadPage = printedPage(set.flat())
  const blocks = set.map((words): Block => {
    const line = lineOfWords(words)
    return { kind: 'paragraph', role: 'body', lines: [line], places: [{ page: 1, box: line.box }], confidence: confidence(0.9) }
  })
  return contractFields({ kind: 'contract', pages: [pageTextOf(page)], blocks, evidence: documentEvidence(set.flat()), definitions: [] })
}

/** A contract of paragraphs, each one line, under each other. */
export function contract(...texts: readonly string[]): Found & { readonly words: readonly Word[] } {
  const set = lines(texts)
  const blocks = set.map(
    (line): Block => ({
      kind: 'paragraph',
      role: 'body',
      lines: [line],
      places: [{ page: 1, box: line.box }],
      confidence: confidence(0.9),
    }),
  )
  const words = set.flatMap(({ words }) => words)
  const evidence = documentEvidence(words)
  return { ...contractFields({ kind: 'contract', pages: [], blocks, evidence, definitions: [] }), words }
}
export const field = ({ fields }: Found, name: string): string | undefined => {
  const value = fields.find((one) => one.name === name)?.value
  return value?.kind === 'date' ? value.iso : value?.text
}
export const parties = ({ lists }: Found): readonly (string | undefined)[] =>
  (lists.find(({ name }) => name === 'party')?.items ?? []).map((item) => item.find(({ name }) => name === 'name')?.value.text)

export const english = [
  'MUTUAL SECRECY AGREEMENT',
  'This Agreement is made as of the 3rd day of May, 2021 by and between Northwind Kettles, Inc., a Delaware corporation (the “Company”), and Ada B. Lind, an individual (“Recipient”).',
  'WHEREAS, the Company desires to discuss a purchase;',
  '4. Term. This Agreement shall remain in full force for a period of three (3) years from the date hereof. Either party may terminate this Agreement upon sixty (60) days prior written notice.',
  '5. The Recipient shall not solicit any employee for a period of two (2) years after termination.',
  '9. Governing Law. This Agreement shall be governed by and construed in accordance with the laws of the State of New York, without regard to conflict of laws.',
  'IN WITNESS WHEREOF, the parties have signed.',
  'NORTHWIND KETTLES, INC.',
  'By: /s/ Carl Ostrom',
  'Name: Carl Ostrom',
  'Title: Chief Operating Officer',
]
