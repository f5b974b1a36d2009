// When and how an invoice is to be paid: a phrase behind its label, or a sentence that says it without one; and the date in such a sentence.

import type { Value, Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { PageLabels } from '../reading/candidates.ts'
import type { LabelMatch } from '../reading/labels.ts'
import { type Neighbour, neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { foundText, printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { valuesIn } from '../reading/values-in.ts'

interface Terms {
  readonly words: readonly Word[]
  readonly label: readonly Word[]
  readonly score: number
}

/** Words of terms at most: more is small print. */
const longest = 30

/** The likeliest terms, as printed, up to the end of their sentence; null for none. Labels come before sentences without one. */
export function paymentTerms(pages: readonly PageLabels[], evidence: Evidence): FoundValue | null {
  const labelled = pages.flatMap((page) => page.labels.flatMap((label) => (isLabel(label) ? termsBehind(label, page, evidence) : [])))
  const found = labelled.length > 0 ? labelled : pages.flatMap(({ text }) => termsSaid(text, evidence))
  const [best] = found.sort((a, b) => b.score - a.score)
  const field = best === undefined ? null : foundText('payment_terms', best.words, best.label, Math.min(0.93, 0.35 + 0.5 * best.score))
  return field?.value.kind === 'text'
    ? {
        ...field,
        value: { ...field.value, text: field.value.text.replace(/(?<=\p{L}{4}|\)|\d)\.$/u, '').replace(/^\(([^()]*)\)$/u, '$1') },
      }
    : field
}

/** "Zahlbar", "payable": the label is part of what is said. */
const verb = /^(?:zahlbar|payable|pagadero|pagadera|pagabile|betaalbaar|payables?|pagável|due|net)$/iu
const days =
  /\d+\s*(?:[-‐]\s*)?(?:days?|tag(?:e|en)?|tg|jours?|j\.?|d[ií]as?|giorni|gg|dagen|dgn|monate?n?|months?|mois|weeks?|wochen?)\b/iu
/** "Net 30", not "Net 30.00". */
const netDays = /^net(?:to)? \d{1,3}(?:\.(?:\s|$)|$)/iu
const at =
  /receipt|erhalt|sofort|immediate|upon|réception|comptant|contado|vista|ricevimento|ontvangst|omgaand|receção|pronto|net\b|netto|e\.?o\.?m\b|f\.?m\b|prepa|advance|vorkasse|überweisung|transfer|virement|bonifico|overschrijving|direct debit|lastschrift|prélèvement|domiciliaci|ri\.?ba|incasso/iu

/** A label of terms, or of the day to pay by with days behind it: "Payment due: 14 days". */
const isLabel = ({ names, closed, segment, to }: LabelMatch): boolean =>
  names.includes('payment_terms') || (names.includes('due_date') && closed && days.test(printedText(segment.words.slice(to))))

function termsBehind(label: LabelMatch, { text, bySegment }: PageLabels, evidence: Evidence): readonly Terms[] {
  const { segment, from, to } = label
  // "Terms of delivery", "Terms and conditions" are other terms; a word within a sentence is no label.
  if (/^(?:of|and|&|de|der|des|di|van|da|du|y|e|et|und|en)$/iu.test(segment.words[to]?.text ?? '')) return []
  const spoken = verb.test(printedText(label.words))
  const begins = from === 0 || endsSentence(segment.words, from - 1) || /^[|·•/–-]$/u.test(segment.words[from - 1]?.text ?? '')
  if (!begins && !label.closed) return []
  const places = spoken ? [{ relation: 'inline', segment, words: segment.words.slice(from) } as const] : neighboursOf(label, text)
  for (const place of places.slice(0, 2)) {
    const other = place.relation === 'inline' ? undefined : bySegment.get(place.segment)?.[0]
    if (other?.from === 0 && !days.test(place.segment.text) && !netDays.test(place.segment.text)) continue
    const words = withoutOther(netAlone(phraseOf(place, text, evidence)))
    const said = printedText(words)
    if (words.length > longest || !/\p{L}{2}|\d/u.test(said) || (spoken && words.length < 3)) continue
    const known = days.test(said) || netDays.test(said) || at.test(said) || valuesIn(words, 'date', evidence).length > 0
    // A date or a number alone is when it is due, or something else.
    if (!known && (spoken || !/\p{L}{2}/u.test(said))) continue
    const near = place.relation === 'inline' ? (label.closed || spoken ? 0.7 : 0.6) : 'titled' in place && place.titled === true ? 0.7 : 0.5
    return [{ words, label: spoken ? [] : label.words, score: near + (known ? 0.4 : 0) + (days.test(said) ? 0.1 : 0) }]
  }
  return []
}

/** "Forma de pago / Payment: 60 días": the label once more in another language. */
function withoutOther(words: readonly Word[]): readonly Word[] {
  const colon = words.slice(0, 3).findIndex(({ text }) => /^\p{L}+:$/u.test(text))
  return colon >= 0 && words.length > colon + 1 && words.slice(0, colon + 1).every(({ text }) => !/\d/u.test(text))
    ? words.slice(colon + 1)
    : words
}

/** "Net 45. Due 18 June": a figure before a full stop ends what is said. */
const netAlone = (words: readonly Word[]): readonly Word[] =>
  /^net(?:to)?$/iu.test(words[0]?.text ?? '') && /^\d{1,3}\.$/u.test(words[1]?.text ?? '') ? words.slice(0, 2) : words

const sentence =
  /^(?:zahlbar|zahlung (?:ist )?(?:bis|innerhalb|binnen|netto)|der rechnungsbetrag ist|payment (?:is |terms )?(?:due|within|net|by)|payable|due (?:within|in|on|upon)|net \d|please (?:pay|remit|settle)|(?:par|règlement par) (?:virement|chèque|prélèvement)|(?:paiement|règlement) (?:à|sous|comptant|par)|pago (?:a|al|en|mediante)|pagadero|pagamento (?:a|entro|tramite)|betaling (?:binnen|vóór|voor)|te betalen (?:binnen|vóór|voor)|gelieve|wij verzoeken|betaalbaar|(?:ich|wir) bitten? um (?:überweisung|zahlung|begleichung|ausgleich)|bitte (?:zahlen|überweisen|begleichen)|wir bitten um)/iu

/** Sentences that say when to pay: one begins the piece or stands behind another one's full stop. */
function termsSaid(text: PageText, evidence: Evidence): readonly Terms[] {
  return text.segments.flatMap((segment) => {
    const starts = segment.words.flatMap((_, index) => (index === 0 || endsSentence(segment.words, index - 1) ? [index] : []))
    return starts.flatMap((start): readonly Terms[] => {
      if (!sentence.test(printedText(segment.words.slice(start)))) return []
      const words = phraseOf({ relation: 'inline', segment, words: segment.words.slice(start) }, text, evidence)
      const said = printedText(words)
      return words.length >= 3 &&
        words.length <= longest &&
        (days.test(said) || /receipt|erhalt|réception|ontvangst|ricevimento/iu.test(said))
        ? [{ words, label: [], score: 0.7 }]
        : []
    })
  })
}

/** The words of a place to the end of their sentence, on as many as three lines, without where to pay to and, beside days, the date. */
function phraseOf(place: Pick<Neighbour, 'relation' | 'segment' | 'words'>, text: PageText, evidence: Evidence): readonly Word[] {
  const words = [...place.words]
  let line = place.segment
  for (let lines = 1; lines < 3 && sentenceEnd(words) < 0; lines++) {
    const next = lineUnder(line, text)
    if (next === null || (words.length < 6 && !endOfMonth.test(next.text))) break
    words.push(...next.words)
    line = next
  }
  const end = sentenceEnd(words)
  const whole = end < 0 ? [...place.words, ...(endOfMonth.test(line.text) ? line.words : [])] : words.slice(0, end + 1)
  const other = nextLabel(whole)
  const own = other > 0 ? whole.slice(0, other) : whole
  const where = own.findIndex((_, index) => index > 0 && whereTo.test(printedText(own.slice(index, index + 4))))
  const kept = daysInBrackets(where > 0 ? own.slice(0, where) : own, evidence)
  const [date] = valuesIn(kept, 'date', evidence)
  const first = date === undefined ? -1 : kept.indexOf(date.words[0] as Word)
  const before = kept.slice(0, Math.max(0, first))
  if (!days.test(printedText(before)) || !/\p{L}{4}/u.test(printedText(before))) return kept
  let to = first
  while (
    to > 0 &&
    /^(?:bis|zum|spätestens|also|d\.h\.|by|i\.e\.|soit|le|au|plus|tard|jusqu['’]au|jusqu['’]à|due|on|is|hasta|dus|ossia|oppure|cioè|antes|del|entro|il|vóór|voor|uiterlijk|até|\(|[-–,])+$/iu.test(
      kept[to - 1]?.text ?? '',
    )
  )
    to--
  return kept.slice(0, to)
}

/** "60 GG" over "F.M.": the days count from the end of the month. */
const endOfMonth =
  /^(?:d\.?f\.?\s?)?(?:f\.?\s?m\.?|e\.?o\.?m\.?|fine mese|fin (?:de|du) mois|fin de mes|end of (?:the )?month|einde maand|monatsende|(?:zum|ab) monatsende|fim do mês)$/iu

/** Where another label begins behind a mark: "14 days | Paid: 0.00". */
const nextLabel = (words: readonly Word[]): number =>
  words.findIndex(
    ({ text }, index) =>
      /^[|·•]$/u.test(text) || (/^[–—-]$/u.test(text) && words.slice(index + 1, index + 5).some((word) => /:$/u.test(word.text))),
  )

/** "14 June (14 days)": of a day and how many days that is, how many. */
function daysInBrackets(words: readonly Word[], evidence: Evidence): readonly Word[] {
  const open = words.findIndex(({ text }) => text.startsWith('('))
  const inside = words
    .slice(open)
    .map(({ text }) => text.replace(/[()]/gu, ''))
    .join(' ')
  const dated = open > 0 && valuesIn(words.slice(0, open), 'date', evidence).some((date) => date.words.length === open)
  return dated && days.test(inside) && words.at(-1)?.text.endsWith(')') === true ? words.slice(open) : words
}

const whereTo =
  /^(?:auf (?:unser|das|mein|folgende)|(?:to|into) (?:our|the|my) (?:bank )?account|a la (?:siguiente )?cuenta|en la cuenta|sur (?:notre|le|mon) compte|sul (?:nostro )?conto|op (?:onze |het )?(?:bank)?rekening|para a conta|na conta|(?:\p{Ll}{1,4} )?(?:IBAN\b|[A-Z]{2}\d{2} ?[A-Z0-9]{4}))/iu

function lineUnder(line: Segment, { rows }: PageText): Segment | null {
  const next = (rows[line.row + 1] ?? []).find((other) => Math.abs(other.box.left - line.box.left) < line.size)
  return next !== undefined && next.baseline - line.baseline < 1.6 * line.size && Math.abs(next.size - line.size) < 0.1 * line.size
    ? next
    : null
}

const sentenceEnd = (words: readonly Word[]): number => words.findIndex((_, index) => endsSentence(words, index))

/** A full stop behind a word, not behind a short form ("inkl.", "Tg.", "F.M."), a number or a single letter. */
function endsSentence(words: readonly Word[], index: number): boolean {
  const { text = '' } = words[index] ?? {}
  if (!/[.!?]$/u.test(text)) return false
  if (/[!?]$/u.test(text)) return true
  const bare = text.slice(0, -1).replace(/^[("„“]+|[)"“”]+$/gu, '')
  if (
    /^(?:\p{L}{1,2}|inkl|incl|exkl|excl|zzgl|bzw|evtl|max|ca|lt|gem|resp|tel|nos|art|réf|ref|nr|ihre?|\d{1,2})$/iu.test(bare) ||
    bare.includes('.')
  )
    return false
  const next = words[index + 1]?.text
  return next === undefined || /^[\p{Lu}\p{N}„“"(]/u.test(next)
}

const untilDate =
  /(?:bis(?: zum| spätestens(?: zum)?| spätestens am)?|spätestens (?:zum|am)|by|before|until|due(?: on| by)?|no later than|antes(?: del?)?|hasta(?: el)?|avant(?: le)?|jusqu['’]au|jusqu['’]à|au plus tard(?: le)?|omstreeks(?: op)?|d'ici(?: le)?|entro(?: il)?|vóór|voor|uiterlijk(?: op)?|até(?: ao?)?|fällig am|vence(?: el)?|termin(?: płatności| zapłaty)?:?|do dnia|viimeistään|nejpozději(?: do)?)$/iu
const paying =
  /zahl|überweis|begleich|fällig|\bpay|\bdue\b|remit|settle|\bpag|vence|règl|paiement|virement|transfer|betal|voldo|overmak|incass|débito direto|direct debit|lastschrift|prélèvement|domiciliaci|addebit|over te maken|gelieve|bonific|zapłat|płatn|przelew|maks|splat|úhrad/iu

/** The day up to which a sentence asks to pay: "transfer the amount by 30 April 2026"; null where none does. */
export function dueDateSaid(pages: readonly PageLabels[], evidence: Evidence): FoundValue | null {
  for (const { text } of pages)
    for (const segment of text.segments) {
      const above = (text.rows[segment.row - 1] ?? []).find((other) => Math.abs(other.box.left - segment.box.left) < segment.size)
      // "(by 21 October 2025)": the bracket is no part of the year.
      const bare = segment.words.map((word) => ({ ...word, text: word.text.replace(/\)[.,;]?$/u, '') }))
      for (const { value, words: read } of valuesIn(bare, 'date', evidence)) {
        const from = bare.indexOf(read[0] as (typeof bare)[number])
        const words = segment.words.slice(from, from + read.length)
        const before = segment.words.slice(0, from)
        const led = [...(before.length < 3 && above !== undefined ? above.words : []), ...before].map(({ text: own }) => own).join(' ')
        if (
          !untilDate.test(led) ||
          !paying.test(`${above?.text ?? ''} ${segment.text}`) ||
          /skonto|discount|escompte|sconto|korting/iu.test(led)
        )
          continue
        return { name: 'due_date', value: value satisfies Value, words, label: [], confidence: 0.75, alternatives: [] }
      }
    }
  return null
}
