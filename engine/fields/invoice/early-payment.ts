// What may be taken off when an invoice is paid early, said in a sentence: the rate, and the last day where one is printed.

import type { Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { type Reading, valuesIn } from '../reading/values-in.ts'

/** Words for a discount that is given for paying early and for nothing else. */
const early =
  /^(?:skontos?|skontoabzug|skontofrist|escompte|pronto)[.,:;)]?$|^(?:sconto|korting|betalingskorting|discount|descuento|dto\.?|desconto|desc\.|abzug|rabatt|remise|réduction|réduit)[.,:;)]?$/iu
/** Those of them that need no word of paying beside them. */
const alone = /^(?:skonto|escompte|betalingskorting)/iu
const paying =
  /zahl|\bpay|\bpaid|settle|paiement|règlement|réglé|pay[ée]|\bpag|betal|voldo|within|innerhalb|binnen|sous \d|entro|prompt|early|pronto/iu
/** Before the word for it: there is none. */
const none = /^(?:ohne|kein(?:e|en)?|no|not?|without|sans|pas|aucune?|d['’]|sin|ning[uú]n|senza|nessuno?|geen|zonder|sem|nenhum)$/iu

/** Below what is called sure once calibrated: a sentence may speak of another discount. */
const sureness = 0.68
/** Most that is taken off for early payment, in per cent. */
const most = 10

/** The rate and the last day of a discount for early payment, from the first sentence that says one; nothing for none. */
export function earlyPayment(pages: readonly PageText[], evidence: Evidence): readonly FoundValue[] {
  for (const text of pages)
    for (const segment of text.segments) {
      const found = slashed(segment, evidence) ?? said(segment, text, evidence)
      if (found !== null) return found
    }
  return []
}

const valueFrom = (name: string, { value, words }: Reading, label: readonly Word[]): FoundValue => ({
  name,
  value,
  words,
  label,
  confidence: sureness,
  alternatives: [],
})

const isRate = ({ value }: Reading): boolean => value.kind === 'percent' && Number(value.number) > 0 && Number(value.number) <= most

/** "2% 10, net 30": a rate, days, and the days without it. */
function slashed({ words }: Segment, evidence: Evidence): readonly FoundValue[] | null {
  const [rate] = valuesIn(words, 'percent', evidence).filter(isRate)
  if (rate === undefined) return null
  const behind = printedText(words.slice(words.indexOf(rate.words.at(-1) as Word) + 1))
  return /^\/?\s?\d{1,2}(?: days?)?,?\s(?:n\/|net ?)\d{1,3}/iu.test(behind) ? [valueFrom('discount_percent', rate, [])] : null
}

function said(segment: Segment, text: PageText, evidence: Evidence): readonly FoundValue[] | null {
  for (const [at, { text: word }] of segment.words.entries()) {
    const isOffered = early.test(word) && !segment.words.slice(Math.max(0, at - 2), at).some(({ text: before }) => none.test(before))
    const found = isOffered ? saidAt(at, segment, text, evidence) : null
    if (found !== null) return found
  }
  return null
}

function saidAt(at: number, segment: Segment, text: PageText, evidence: Evidence): readonly FoundValue[] | null {
  const word = segment.words[at] as Word
  // In a row of sums it is what was taken off already.
  if ((text.rows[segment.row] ?? []).some((other) => other !== segment && /\d[.,]\d\d\D{0,4}$/u.test(other.text))) return null
  const words = sentenceAround(segment, at, text)
  if (!alone.test(word.text) && !paying.test(printedText(words))) return null
  const place = words.indexOf(word)
  const rates = valuesIn(words, 'percent', evidence).filter(isRate)
  const distance = (reading: Reading): number => Math.abs(words.indexOf(reading.words[0] as Word) - place)
  const [rate] = rates.toSorted((a, b) => distance(a) - distance(b))
  if (rate === undefined || distance(rate) > 14) return null
  const day = lastDay(words, rate, rates, word, evidence)
  return [valueFrom('discount_percent', rate, [word]), ...(day === null ? [] : [valueFrom('discount_until', day, [word])])]
}

const until =
  /^(?:bis|zum|spätestens|by|before|until|on|avant|jusqu['’]au|au|le|hasta|antes|del?|el|entro|il|al|uiterlijk|vóór|voor|op|tot|até|a|ao)$/iu

/** The day in the clause of the discount that something like "until" leads to. */
function lastDay(words: readonly Word[], rate: Reading, rates: readonly Reading[], word: Word, evidence: Evidence): Reading | null {
  if (rates.length > 1) return null
  const own = [words.indexOf(word), words.indexOf(rate.words[0] as Word)]
  const clause = clauseAround(words, Math.min(...own), Math.max(...own))
  const [day] = valuesIn(clause, 'date', evidence).filter(({ words: [first] }) =>
    until.test(clause[clause.indexOf(first as Word) - 1]?.text ?? ''),
  )
  return day ?? null
}

/** From the comma before the two places to the one behind them; a comma behind a month belongs to a day. */
function clauseAround(words: readonly Word[], from: number, to: number): readonly Word[] {
  const ends = ({ text }: Word): boolean => /(?:\p{Ll}|%|\d{4}|\))[,;]$/u.test(text) || /^[|–—;]$/u.test(text)
  const before = words.slice(0, from).findLastIndex(ends)
  const behind = words.findIndex((one, index) => index >= to && ends(one))
  return words.slice(before + 1, behind < 0 ? words.length : behind + 1)
}

/** The words of the sentence that the word at the place stands in, with those on the line above and below at the same edge. */
function sentenceAround(segment: Segment, at: number, { rows }: PageText): readonly Word[] {
  const near = (row: number): readonly Word[] => {
    const other = (rows[row] ?? []).find(({ box }) => Math.abs(box.left - segment.box.left) < segment.size)
    const isNext = other !== undefined && Math.abs(other.baseline - segment.baseline) < 1.6 * segment.size
    return isNext && Math.abs(other.size - segment.size) < 0.1 * segment.size && segment.words.length >= 4 ? other.words : []
  }
  const above = near(segment.row - 1)
  const words = [...above, ...segment.words, ...near(segment.row + 1)]
  const place = above.length + at
  const stops = (index: number): boolean =>
    /(?:\p{L}{3}|\d{4}|%|\))[.!?]$/u.test(words[index]?.text ?? '') && /^[\p{Lu}\d]/u.test(words[index + 1]?.text ?? 'A')
  let [from, to] = [place, place]
  while (from > 0 && !stops(from - 1)) from--
  while (to < words.length - 1 && !stops(to)) to++
  return words.slice(from, to + 1)
}
