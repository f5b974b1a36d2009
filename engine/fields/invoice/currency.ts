// The currency, from what the page prints and from nothing else.

import { overlapX } from '../../geometry/index.ts'
import type { FieldDefinition, Word } from '../../model/index.ts'
import { currencyOf, currencySignsIn, type Evidence, isGstin, splitCurrency } from '../../values/index.ts'
import { dictionaryOf, labelsIn } from '../reading/labels.ts'
import { neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'

/**
 * The code beside a label, else the one that signs beside amounts say most often; null when nothing says one. `placed` is the code that the addresses
 * of the paper alone give to a bare dollar.
 */
export function currencyField(
  pages: readonly PageText[],
  definition: FieldDefinition,
  evidence: Evidence,
  placed: string | null = null,
): FoundValue | null {
  return labelled(pages, definition, evidence) ?? besideAmounts(pages, evidence, placed)
}

function labelled(pages: readonly PageText[], definition: FieldDefinition, { codesNamed }: Evidence): FoundValue | null {
  const dictionary = dictionaryOf([definition])
  for (const text of pages)
    for (const segment of text.segments)
      for (const label of labelsIn(segment, dictionary))
        for (const { words } of neighboursOf(label, text).slice(0, 2)) {
          const word = words.find((one) => currencySignsIn(one.text).length > 0)
          const [sign = ''] = word === undefined ? [] : currencySignsIn(word.text)
          const code = currencyOf(sign, codesNamed)
          if (word !== undefined && words.indexOf(word) < 2 && code !== null) return found(code, [word], label.words, 0.96)
        }
  return null
}

/** "RON95" on the receipt of a pump is the octane number of the petrol and no sum in lei. */
const isOctane = ({ text }: Word): boolean => /^RON[-]?9\d$/u.test(text)

/** Codes that name goods as well ("PENNE GEL", "PEN BLUE"): currencies only right beside a figure, or alone. */
const isPlainWord = (words: readonly Word[], at: number): boolean =>
  /^(?:GEL|ALL|TRY|PEN|CUP|TOP|COP|MAD|SOS|WON|LAK|BAM|MOP|ANG|GIP|LEK|KIP|RON)$/u.test(words[at]?.text ?? '') &&
  words.length > 1 &&
  ![words[at - 1], words[at + 1]].some((beside) => beside !== undefined && /^[-+(]?\d[\d.,' ]*[)-]?$/u.test(beside.text))

function besideAmounts(pages: readonly PageText[], { codesNamed }: Evidence, placed: string | null): FoundValue | null {
  const votes = new Map<string, { count: number; words: readonly Word[] }>()
  for (const { segments, rows } of pages)
    for (const { words, row } of segments) {
      // A sign on the row of an amount with cents says more than one that stands anywhere.
      const weight = (rows[row] ?? []).some(({ text }) => /\d[.,]\d{2}(?!\d)/u.test(text)) ? 3 : 1
      words.forEach((word, index) => {
        if (isFormOfCompany(word, words[index - 1]) || isOctane(word) || isPlainWord(words, index)) return
        const printed = [word, words[index + 1]].filter((one) => one !== undefined)
        const sign =
          splitCurrency(word.text)?.sign ??
          (currencySignsIn(word.text)[0] === undefined ? undefined : signBeside(printed.map(({ text }) => text).join(' '))) ??
          (word === words.at(-1) ? signBehind(words[index - 1], word) : undefined)
        const alone = sign ?? (/^(?:€|[A-Z]{0,3}\$|£|(?!BHD)[A-Z]{3})[.,;:]?$/u.test(word.text) ? currencySignsIn(word.text)[0] : undefined)
        const code = alone === undefined ? null : currencyOf(alone, codesNamed)
        if (code === null) return
        const own = votes.get(code)
        votes.set(code, { count: (own?.count ?? 0) + weight, words: own?.words ?? [word] })
      })
    }
  if (votes.size === 0) {
    const said = inBrackets(pages, codesNamed) ?? spelledOut(pages)
    if (said !== null) return found(said.code, [said.word], [], 0.85)
  }
  const rupees = votes.size === 0 ? indianRupees(pages) : null
  if (rupees !== null) return found('INR', [rupees], [], 0.85)
  const francs = votes.size === 0 ? swissFrancs(pages) : null
  if (francs !== null) return found('CHF', [francs], [], 0.85)
  const rand = randAmounts(pages)
  if (votes.size === 0 && rand !== null) return found('ZAR', [rand], [], 0.85)
  const [first, second] = [...votes].sort((a, b) => b[1].count - a[1].count)
  if (first === undefined) return null
  const [code, { count, words }] = first
  const sure = second === undefined ? 0.95 : count > 2 * second[1].count ? 0.8 : 0.55
  // A bare sign whose country only addresses and the like tell.
  return found(code, words, [], code === placed ? Math.min(sure, 0.85) : sure)
}

/** "Amount (Rs.)" over a column or before a sum; rupees are India's where a number of its tax office stands on the page. */
function inBrackets(pages: readonly PageText[], codesNamed: readonly string[]): { code: string; word: Word } | null {
  const words = pages.flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
  const known = words.some(({ text }) => isGstin(text)) ? [...codesNamed, 'INR'] : codesNamed
  for (const word of words) {
    const inner = /^\p{L}*\(([A-Z]{0,2}\p{Sc}|[A-Z]{3}|Rs\.?|kr\.?)\)[:.]?$/u.exec(word.text)?.[1]
    const code = inner === undefined || currencySignsIn(inner).length === 0 ? null : currencyOf(inner, known)
    if (code !== null) return { code, word }
  }
  return null
}

/** "Importo in euro" or "Euro" over amounts with cents, where no sign stands on the page. */
function spelledOut(pages: readonly PageText[]): { code: string; word: Word } | null {
  for (const { segments } of pages)
    for (const { words, box, row } of segments) {
      const at = words.findIndex(({ text }) => /^[([]?euros?[)\]]?[:.]?$/iu.test(text))
      const word = words[at]
      if (word === undefined) continue
      const meant = /^(?:in|en|em)$/iu.test(words[at - 1]?.text ?? '')
      const isTitle = at === words.length - 1 && words.length <= longestTitle
      // "TOTALE   EURO   509,96": right of the word.
      const beside = segments.some(
        (other) => other.row === row && other.box.left >= box.right && /^\d[\d.,' ]*[.,]\d{2}$/u.test(other.text),
      )
      if (isTitle && beside) return { code: 'EUR', word }
      const isOver = (other: (typeof segments)[number]): boolean =>
        other.row >= row && overlapX(other.box, box) > 0 && /(?<!\d)\d[\d.,' ]*[.,]\d{2}(?!\d)/u.test(other.text)
      if ((meant || isTitle) && segments.some(isOver)) return { code: 'EUR', word }
    }
  return null
}
/** Words of a title of a column. */
const longestTitle = 4

/** "Rs. Six Hundred Only" on a paper with a number of India's tax office. */
function indianRupees(pages: readonly PageText[]): Word | null {
  const words = pages.flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
  return words.some(({ text }) => isGstin(text)) ? (words.find(({ text }) => /^(?:Rs\.?|Rupees|INR)$/u.test(text)) ?? null) : null
}

/** "Fr." before an amount or as the title over amounts, on a paper with a Swiss tax number or account. */
function swissFrancs(pages: readonly PageText[]): Word | null {
  const texts = pages.flatMap(({ segments }) => segments)
  if (!texts.some(({ text }) => /\bCHE-?\d{3}\.\d{3}\.\d{3}\b|\b(?:CH|LI)\d{2} ?\d{4} ?\d{4}/u.test(text))) return null
  return texts.flatMap(({ words }) => words).find(({ text }) => /^S?Fr\.?$/u.test(text)) ?? null
}

/** Amounts of South Africa's rand from which on a single R is no initial. */
const fewestRand = 3

/** The first R before an amount with cents, where several are printed so. */
function randAmounts(pages: readonly PageText[]): Word | null {
  const signs = pages.flatMap(({ segments }) =>
    segments.flatMap(({ words }) => {
      const at = words.findIndex(({ text }) => /^R(?:\d|$)/u.test(text))
      const printed = words
        .slice(Math.max(0, at))
        .map(({ text }) => text)
        .join(' ')
      return at >= 0 && /^R ?\d{1,3}(?:[ ,]\d{3})*[.,]\d{2}$/u.test(printed) ? words.slice(at, at + 1) : []
    }),
  )
  return signs.length >= fewestRand ? (signs[0] ?? null) : null
}

const found = (code: string, words: readonly Word[], label: readonly Word[], confidence: number): FoundValue => ({
  name: 'currency',
  value: { kind: 'text', text: code },
  words,
  label,
  confidence,
  alternatives: [],
})

/** "Sdn. Bhd." ends the names of Malaysian companies; dinars of Bahrain stand beside their amount. */
const isFormOfCompany = (word: Word, before: Word | undefined): boolean =>
  /^BHD\b/i.test(word.text) && /\bSDN[.,]?$/i.test(before?.text ?? '')

/** The sign beside an amount; undefined where the digits are none: "HELADEF1GEL" is a bank and no laris. */
function signBeside(text: string): string | undefined {
  const split = splitCurrency(text)
  return split !== null && /^[-+(]?\s?\d[\d.,' ]*\)?$/u.test(split.rest) ? split.sign : undefined
}

/** The sign at the end of a piece, behind the amount before it: "2 556,00 Kč", "28 575 Ft". */
const signBehind = (amount: Word | undefined, { text }: Word): string | undefined =>
  /^\p{L}/u.test(text) && /^\d{1,3}[.,]\d{2}$|^\d{3}$|^\d{1,3}(?:\.\d{3})+(?:,\d{2})?$/u.test(amount?.text ?? '')
    ? splitCurrency(`0 ${text}`)?.sign
    : undefined
