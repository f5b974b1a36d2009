// A claim about a document and the words of its pages that say it. What no words say is not the document's.

import type { FieldKind, Value, Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { PageText } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import { readAs, valuesIn } from '../reading/values-in.ts'

export interface Grounded {
  readonly value: Value
  readonly words: readonly Word[]
}

/** Letters a claim may have: a longer one is no field's value. */
const longestClaim = 2000

/**
 * Where the pages say what is claimed: for text the same words in the same order, for numbers, sums and dates one that means the same. null
 * when they do not. Of several places the first that `near` prefers, else the first.
 */
export function ground(claim: string, kind: FieldKind, pages: readonly PageText[], evidence: Evidence): Grounded | null {
  const wanted = claim.trim()
  if (wanted === '' || wanted.length > longestClaim || kind === 'list' || kind === 'tick') return null
  return kind === 'text' ? sameWords(wanted, pages) : sameMeaning(wanted, kind, pages, evidence)
}

function sameMeaning(
  claim: string,
  kind: 'number' | 'money' | 'date' | 'percent',
  pages: readonly PageText[],
  evidence: Evidence,
): Grounded | null {
  const meant = meaningOf(claim, kind, evidence)
  if (meant === null) return null
  for (const { segments } of pages)
    for (const { words } of segments)
      for (const reading of valuesIn(words, kind, evidence)) if (meaning(reading.value) === meant) return reading
  return null
}

/** A model writes numbers in plain digits with a point, whatever the page does; dates as ISO or as printed. */
function meaningOf(claim: string, kind: 'number' | 'money' | 'date' | 'percent', evidence: Evidence): string | null {
  if (kind !== 'date' && /^-?\d+(?:\.\d+)?$/.test(claim)) return plainNumber(claim)
  const value = readAs(kind, claim, evidence)
  return value === null ? null : meaning(value)
}

/** What a claim of a kind says, to be compared with the meaning of a value (of texts without spaces); null when it is none of that kind. */
export function claimMeans(claim: string, kind: FieldKind, evidence: Evidence): string | null {
  if (kind === 'list' || kind === 'tick') return null
  return kind === 'text' ? tokensIn(claim).join('') || null : meaningOf(claim.trim(), kind, evidence)
}

/** What a value says, whatever its print: the same for "1.250,00" and "1250". */
export function meaning(value: Value): string {
  switch (value.kind) {
    case 'number':
    case 'percent':
      return plainNumber(value.number)
    case 'money':
      return plainNumber(value.amount)
    case 'date':
    case 'time':
      return value.iso
    case 'tick':
      return String(value.ticked)
    case 'text':
      return tokensIn(value.text).join(' ')
  }
}

const plainNumber = (digits: string): string =>
  digits
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/** The run of words, over lines too, whose letters and figures are those of the claim. */
function sameWords(claim: string, pages: readonly PageText[]): Grounded | null {
  const wanted = tokensIn(claim).join('')
  if (wanted === '') return null
  for (const { segments } of pages) {
    const words = segments.flatMap((segment) => segment.words)
    const letters = words.map(({ text }) => tokensIn(text).join(''))
    for (let from = 0; from < words.length; from++) {
      let rest = wanted
      for (let at = from; at < words.length; at++) {
        const own = letters[at] ?? ''
        if (at === from && own === '') break
        if (!rest.startsWith(own)) break
        rest = rest.slice(own.length)
        if (rest === '') {
          const run = words.slice(from, at + 1)
          return { words: run, value: { kind: 'text', text: printedText(run) } }
        }
      }
    }
  }
  return null
}

/** Letters and figures without accents, case and marks. */
const tokensIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
