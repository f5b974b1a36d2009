import type { Ruling } from '../../geometry/index.ts'
import { definitionsFrom, type Table } from '../../model/index.ts'
import { type Setting, typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { Found } from '../reading/reader.ts'
import { printedPage } from '../reading/sample.ts'
import { namedFields } from './index.ts'

export type Printed = readonly [text: string, left: number, baseline: number, setting?: Setting]

/** A page of printed pieces at their places. */
export function pageOf(printed: readonly Printed[], rulings: readonly Ruling[] = []): ReadPage {
  return printedPage(
    printed.flatMap(([text, left, baseline, setting]) => typeset(text, { ...setting, left, baseline })),
    { rulings },
  )
}
/** What is found of the fields that are asked for. */
export function ask(page: ReadPage, wanted: unknown, blocks: readonly Table[] = []): Found {
  const evidence = documentEvidence(page.words)
  return namedFields({ kind: 'custom', pages: [pageTextOf(page)], blocks, evidence, definitions: definitionsFrom(wanted) })
}
/** Names and plain values. */
export const answers = ({ fields }: Found): readonly (readonly [string, unknown])[] =>
  fields.map(({ name, value }) => [
    name,
    value.kind === 'date' ? value.iso : value.kind === 'money' ? value.amount : value.kind === 'tick' ? value.ticked : value.text,
  ])
