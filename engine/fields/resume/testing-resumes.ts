// Resumes as words in their places, with which tests ask for fields.

import { type Setting, typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { Found } from '../reading/reader.ts'
import { printedPage } from '../reading/sample.ts'
import { resumeFields } from './index.ts'

export type Printed = readonly [text: string, left: number, baseline: number, setting?: Setting]

function pageOf(number: number, printed: readonly Printed[]): ReadPage {
  return printedPage(
    printed.flatMap(([text, left, baseline, setting]) => typeset(text, { ...setting, page: number, left, baseline })),
    { number },
  )
}

export function read(...pages: readonly (readonly Printed[])[]): Found {
  const own = pages.map((printed, index) => pageOf(index + 1, printed))
  const evidence = documentEvidence(own.flatMap(({ words }) => words))
  return resumeFields({ kind: 'resume', pages: own.map(pageTextOf), blocks: [], evidence, definitions: [] })
}
export const fieldsOf = ({ fields }: Found): object => Object.fromEntries(fields.map(({ name, value }) => [name, value.text]))
export const listOf = ({ lists }: Found, wanted: string): readonly object[] =>
  (lists.find(({ name }) => name === wanted)?.items ?? []).map((item) =>
    Object.fromEntries(item.map(({ name, value }) => [name, value.text])),
  )

export const title: Setting = { size: 13, bold: true }
