// Amounts as tills print them: with cents, a currency sign in front, a letter for the rate of tax behind, and spaces where a printer skipped.

import type { Value, Word } from '../../model/index.ts'
import { type Evidence, monthNamed } from '../../values/index.ts'
import type { Segment } from '../reading/page-text.ts'
import { readAs } from '../reading/values-in.ts'

export interface PrintedAmount {
  readonly value: Value & { readonly kind: 'money' }
  readonly words: readonly Word[]
}

/** The letters before the digits may be a currency sign that was misread; those behind say the rate of tax. */
const asPrinted =
  /^(?<sign>[+-]?(?:\p{L}{1,3}|\p{Sc})?)(?<digits>[+-]?\(?\d{1,3}(?:[,.' ]?\d{3})*[.,]\d{2}\)?-?)(?<rate>\s?\p{Lu}{1,3}|\*)?$/u

/** The amounts with cents in a row's pieces, left to right. */
export function amountsIn(segments: readonly Segment[], evidence: Evidence): readonly PrintedAmount[] {
  const words = segments.flatMap((segment) => segment.words)
  const found: PrintedAmount[] = []
  for (let at = 0; at < words.length; at++) {
    const [one, next] = [words[at], words[at + 1]]
    if (one === undefined) continue
    const alone = amountOf(one.text, [one], evidence)
    // "53. 60": the printer's wide letters stand apart.
    // "4 juillet 2025, 21 h 15": a year is no sum.
    const year = /^(?:19|20)\d{2},$/u.test(one.text) && monthNamed(words[at - 1]?.text ?? '') !== null
    const torn = alone === null && !year && next !== undefined && /\d[.,]$/u.test(one.text) && /^\d{2}(?!\d)/u.test(next.text)
    const amount = torn && next !== undefined ? amountOf(one.text + next.text, [one, next], evidence) : alone
    if (amount === null) continue
    found.push(amount)
    if (torn) at++
  }
  return found
}

function amountOf(text: string, words: readonly Word[], evidence: Evidence): PrintedAmount | null {
  // "($ 1,450.00)": the bracket may have opened in the word before.
  const parts = asPrinted.exec(text.replace(/^(?<own>[^(]*\d)\)$/u, '$<own>'))?.groups
  if (parts === undefined) return null
  const signed = readAs('money', `${parts.sign ?? ''}${parts.digits ?? ''}`, evidence)
  const value = signed ?? readAs('money', parts.digits ?? '', evidence)
  return value?.kind === 'money' ? { value: { ...value, text: words.map((word) => word.text).join(' ') }, words } : null
}
