// For tests: pages of forms with nothing on them but words and rules.

import type { Ruling } from '../../geometry/index.ts'
import { type Setting, typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { pairs } from './pairs.ts'

/** The pairs on a page of [left, baseline, text, more] pieces and rules given by their ends. */
export function pairsOn(
  pieces: readonly (readonly [number, number, string, Setting?])[],
  rules: readonly (readonly [number, number, number, number])[] = [],
): readonly (readonly [string, string])[] {
  const words = pieces.flatMap(([left, baseline, text, setting]) => typeset(text, { ...setting, left, baseline }))
  const rulings = rules.map(([x, y, toX, toY]): Ruling => ({ from: { x, y }, to: { x: toX, y: toY }, thickness: 1 }))
  const page = printedPage(words, { rulings })
  const input = { kind: 'form', pages: [pageTextOf(page)], blocks: [], evidence: documentEvidence(words), definitions: [] } as const
  return pairs(input).fields.map(({ label, value }) => [label.map(({ text }) => text).join(' '), value.text])
}

/** The four sides of a box. */
export const box = (left: number, top: number, right: number, bottom: number): readonly (readonly [number, number, number, number])[] => [
  [left, top, right, top],
  [left, bottom, right, bottom],
  [left, top, left, bottom],
  [right, top, right, bottom],
]
