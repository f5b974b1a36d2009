// The day of an invoice where no label names it: behind its number, beside or below it, or alone in the head of the page.

import type { Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { Candidate, PageLabels } from '../reading/candidates.ts'
import type { LabelMatch } from '../reading/labels.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import { valuesIn } from '../reading/values-in.ts'
import { identifier } from './identifiers.ts'

/** Days that may be the invoice's by where they stand, with scores to be compared with those of labelled days. */
export function unlabelledDays(pages: readonly PageLabels[], evidence: Evidence): readonly Candidate[] {
  const reminds = pages.some(({ text }) => text.segments.some((segment) => reminder.test(segment.text)))
  const numbers = pages.flatMap((page) => page.labels.filter((label) => isOwnNumber(label, reminds)).map((label) => ({ label, page })))
  return [
    ...numbers.flatMap(({ label, page }) => [...behind(label, evidence), ...around(label, page, evidence)]),
    ...inHead(pages, evidence, numbers[0]?.label ?? null),
  ]
}

/** "Credit for invoice 17 of …" names another paper. */
const ofAnother = /(?:^|\s)(?:zur?|zum|für|to|for|against|re|sur|à|alla|al|bij|op|über)$|storn|korrektur/iu
/** What asks once more for an invoice, whose own number and day it names in its sentences. */
const reminder =
  /(?<!\p{L})(?:\p{L}*mahnung|zahlungserinnerung|relance|lettre de rappel|mise en demeure|impayée?|(?:payment|final|friendly) reminder|overdue (?:invoice|account|notice)|sollecito|insoluta|aanmaning|betalingsherinnering|ingebrekestelling|recordatorio de pago|reclamación de pago|impagada|lembrete de pagamento|aviso de cobrança)(?!\p{L})/iu
const isOwnNumber = (label: LabelMatch, reminds: boolean): boolean => {
  if (!label.names.includes('invoice_number')) return false
  if (reminds) return true
  const before = printedText(label.segment.words.slice(0, label.from))
  return !ofAnother.test(before) && (label.from <= 1 || /^[–—·|:-]$/u.test(label.segment.words[label.from - 1]?.text ?? ''))
}

/** "Invoice 2041 of 5 May 2026", "Rechnung Nr. 17 vom 05.06.2018": a date behind the number is the invoice's. */
function behind(label: LabelMatch, evidence: Evidence): readonly Candidate[] {
  const { words } = label.segment
  const place = { relation: 'inline', segment: label.segment, words, distance: 0, steps: 0 } as const
  const last = identifier(words.slice(label.to), place)?.at(-1)
  if (last === undefined) return []
  const rest = words.slice(words.indexOf(last) + 1)
  const [reading] = valuesIn(rest, 'date', evidence)
  const [begin] = reading?.words ?? []
  if (reading === undefined || begin === undefined || rest.indexOf(begin) > 2) return []
  return [{ name: 'issue_date', value: reading.value, words: reading.words, label, relation: 'inline', score: 1.05 }]
}

/** A day alone in its piece, right of the number in its row or on the line below it: "Invoice 47" over "of May 4, 2026". */
function around(label: LabelMatch, { text }: PageLabels, evidence: Evidence): readonly Candidate[] {
  const { segment } = label
  const right = (text.rows[segment.row] ?? []).filter((other) => other.box.left > segment.box.right)
  const below = (text.rows[segment.row + 1] ?? []).filter(
    (other) =>
      Math.abs(other.box.left - segment.box.left) < 2 * segment.size ||
      Math.abs(other.box.right - segment.box.right) < 2 * segment.size ||
      Math.abs(middle(other) - middle(segment)) < 0.5 * segment.size,
  )
  return [
    ...right.flatMap((place) => lone(place, label, 0.8, evidence)),
    ...below.flatMap((place) => lone(clauseOf(place, evidence), label, 0.8, evidence)),
    ...underNumber(segment, text).flatMap((place) => lone(place, label, 0.7, evidence)),
  ]
}

/** What stands at one edge right below the number of a title: "Tax invoice" over "TCN-0093" over "30 May 2025". */
function underNumber(title: Segment, { segments }: PageText): readonly Segment[] {
  const isUnder = (line: Segment, above: Segment): boolean =>
    line.baseline > above.baseline && line.baseline - above.baseline < nextLine * line.size && Math.abs(line.box.left - title.box.left) < 2
  const number = segments.find((line) => isUnder(line, title))
  if (number === undefined || !/^(?=.*\d)\S+$/u.test(number.text)) return []
  return segments.filter((line) => isUnder(line, number))
}
/** Sizes from one line of a block to the next at most. */
const nextLine = 2

const middle = ({ box }: Segment): number => (box.left + box.right) / 2

/** The clause of a line up to the comma behind its first day: "of 4 May 2026, in part for our invoice 17 of 2 April 2026". */
function clauseOf(segment: Segment, evidence: Evidence): Segment {
  const last = valuesIn(segment.words, 'date', evidence)[0]?.words.at(-1)
  return last === undefined || !last.text.endsWith(',')
    ? segment
    : { ...segment, words: segment.words.slice(0, segment.words.indexOf(last) + 1) }
}

/** Share of the page's height, from its top, in which a day alone is the day of the paper. */
const head = 0.4

/** "Montréal, 5 May 2026" alone in the head of the first page. */
function inHead([first]: readonly PageLabels[], evidence: Evidence, number: LabelMatch | null): readonly Candidate[] {
  if (first === undefined) return []
  const { text, bySegment } = first
  const isCharged = ({ row }: Segment): boolean => (text.rows[row] ?? []).some((other) => /\d[.,]\d{2}\D{0,3}$/u.test(other.text))
  // "Due   18 May 2026": said of another matter by what stands before it.
  const isLabelled = (segment: Segment): boolean => {
    const before = (text.rows[segment.row] ?? []).filter(({ box }) => box.right <= segment.box.left).at(-1)
    const [label] = (before && bySegment.get(before)) ?? []
    return label !== undefined && label.from === 0 && label.to === label.segment.words.length && !label.names.includes('issue_date')
  }
  const days = text.segments
    .filter(
      (segment) => segment.box.top < head * text.page.size.height && !bySegment.has(segment) && !isCharged(segment) && !isLabelled(segment),
    )
    .flatMap((segment) => lone(segment, number ?? unnamed(segment), 0.5, evidence, (name) => isTown(name, text)))
  // Several days are periods, trips and lists: none of them says which it is.
  return days.length === 1 ? days : []
}

/** The town of an address on the page: "2501 Biel". */
const isTown = (name: string, { segments }: PageText): boolean =>
  name.length > 2 && segments.some(({ text }) => text.endsWith(` ${name}`) && /^(?:[A-Z]{1,3}-)?\d{4,5} \p{Lu}/u.test(text))

const unnamed = (segment: Segment): LabelMatch => ({
  names: ['issue_date'],
  segment,
  from: 0,
  to: 0,
  words: [],
  exactness: 1,
  length: 0,
  closed: false,
})

/** What may stand before a day that is a piece of its own: a town, "am", "of". */
const leading = /^(?:\p{Lu}[\p{L}.’'-]+(?: \p{Lu}?[\p{L}.’'-]+){0,2},)?\s?(?:am|den|le|il|el|of|vom|du|del|van|em|date)?:?$/iu

function lone(
  segment: Segment,
  label: LabelMatch,
  score: number,
  evidence: Evidence,
  isTown: (name: string) => boolean = () => false,
): readonly Candidate[] {
  const [reading, ...more] = valuesIn(segment.words, 'date', evidence)
  const [begin] = reading?.words ?? []
  if (reading === undefined || begin === undefined || more.length > 0) return []
  const at = segment.words.indexOf(begin)
  const rest: readonly Word[] = segment.words.slice(at + reading.words.length)
  // As printed: the comma behind the town tells it from a label.
  const before = segment.words
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ')
  if (rest.length > 0 || !(leading.test(before) || isTown(before))) return []
  return [{ name: 'issue_date', value: reading.value, words: reading.words, label, relation: 'right', score }]
}
