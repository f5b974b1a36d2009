// Whether words can be the answer to what a label asks: forms and letters print much that stands beside a label and is none.

import type { FieldDefinition, Word } from '../../model/index.ts'
import { type Evidence, readDateValue } from '../../values/index.ts'
import { namesCompany, streetLikeness, townLine } from '../reading/addresses.ts'
import { inWords, isCommonLabel } from '../reading/label-words.ts'
import { type LabelMatch, tokensOf } from '../reading/labels.ts'
import type { Neighbour } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { asksForTelephone } from '../reading/telephone.ts'
import type { Reading } from '../reading/values-in.ts'

/** Numbers of questions and boxes to tick: "2.", "(b)", "1a)", "☐". */
const enumerator = /^(?:\(?[\divx]{1,4}\s?[a-z]?[.)]+|\([a-z]\)|[a-z]\)|[☐☑☒□■•·–-])$/iu

export const isEnumerator = (text: string): boolean => enumerator.test(text)

/** The words of a label's line that stand before it, without the number of the question. */
export const wordsBefore = ({ segment, from }: LabelMatch): readonly Word[] =>
  segment.words.slice(0, from).filter(({ text }) => !enumerator.test(text))

/** More words than this make a sentence of a label's line, not a question. */
const longestQuestion = 14

/**
 * True when the label is named within a sentence, whose neighbours are no answers to the field: other words go on behind it, or stand before
 * it and do not make it a question that says all of one of the field's names ("What is the name of the present tenant?").
 */
export function isWithinSentence(label: LabelMatch, definition: FieldDefinition): boolean {
  const { segment, to, closed } = label
  const before = wordsBefore(label)
  const behind = segment.words.slice(to)
  const last = segment.words.at(-1)?.text ?? ''
  // "…, to the tenant." tells, and so does its last word alone on a line.
  if (behind.length === 0 && /[\p{L})]\.$/u.test(last) && /^\p{Ll}/u.test((before[0] ?? label.words[0])?.text ?? '')) return true
  // "… to the" over "requester. Do not send …": the end of a sentence that began on another line.
  if (
    before.length === 0 &&
    behind.length > 0 &&
    /^\p{Ll}/u.test(label.words[0]?.text ?? '') &&
    /\p{Ll}{5}\.$/u.test(label.words.at(-1)?.text ?? '')
  )
    return true
  if (before.length > 0) {
    const said = new Set(segment.words.flatMap(({ text }) => tokensOf(text)))
    const saysAll = namesOf(definition).some((tokens) => tokens.length >= 2 && tokens.every((token) => said.has(token)))
    return !saysAll || segment.words.length > longestQuestion || !(closed || (behind.length === 0 && /[?:]$/u.test(last)))
  }
  return isCutShort(label) || (!closed && behind.length >= shortestSentence && /^\p{Ll}/u.test(behind[0]?.text ?? ''))
}

/** Words that make another label of the one before them: "Company reg. no.", "Total tax", "Total qty". */
const furtherWords = new Set(
  'nr reg registration id code type qty quantity items pcs discount rabatt remise tax taxes vat gst sst mwst ust tva iva btw rounding savings saving'.split(
    ' ',
  ),
)

/** True for "Name" in "Name of the bank" and "Name tag:", "Company" in "Company reg. no.": the beginning of another label. */
export function isCutShort({ closed, segment, to }: LabelMatch): boolean {
  if (closed) return false
  const next = segment.words[to]?.text ?? ''
  return joining.has(next) || /[:：]$/u.test(next) || tokensOf(next).some((token) => furtherWords.has(token))
}

/** Rows between a question and the labels under it, at most. */
const rowsUnder = 4

/** True for a question that is answered under labels of its own: "What is the name and address of …?" over "Name" and "Address". */
export function hasOwnLabels({ segment }: LabelMatch, { rows }: PageText): boolean {
  return rows
    .slice(segment.row + 1, segment.row + 3)
    .flat()
    .some(
      ({ words, box, size }) => isCommonLabel(words[0]?.text ?? '') && box.left >= segment.box.left - size && box.left < segment.box.right,
    )
}

/** True for a label without a number that stands under a numbered question: it asks for a part of the answer to that. */
export function isUnderQuestion({ segment, from }: LabelMatch, { rows }: PageText): boolean {
  if (from > 0 || isNumbered(segment, rows)) return false
  return rows
    .slice(Math.max(0, segment.row - rowsUnder), segment.row)
    .flat()
    .some(
      (other) =>
        other.words.some(({ text }, index) => text.endsWith('?') || (text.endsWith(':') && index === other.words.length - 1)) &&
        other.box.left <= segment.box.left + segment.size &&
        segment.baseline - other.baseline < (rowsUnder + 1) * 1.5 * segment.size &&
        isNumbered(other, rows),
    )
}

/** True when the piece begins with the number of a question, or one stands right before it. */
function isNumbered({ words, row, box, size }: Segment, rows: PageText['rows']): boolean {
  if (enumerator.test(words[0]?.text ?? '')) return true
  const before = (rows[row] ?? []).findLast((other) => other.box.right <= box.left)
  return before !== undefined && before.words.length === 1 && box.left - before.box.right < 3 * size && enumerator.test(before.text)
}

const joining = new Set(
  'the a an of and or for to in der die das des und de la le les et du el los y di il della e van het een en do da os'.split(' '),
)

/** The words of each name of a field, without those that only join them. */
export const namesOf = ({ name, title, synonyms }: FieldDefinition): readonly (readonly string[])[] =>
  [name.replace(/[_.-]+/g, ' '), title, ...synonyms].map((each) => tokensOf(each).filter((token) => !joining.has(token)))

/** Words that a hint in brackets has at least: "(if known)" may be an answer's, "(If space is insufficient, add a page)" is the form's own. */
const shortestSentence = 4

/** True for what a form prints of itself: a hint in brackets, or the rest of a sentence that began elsewhere. */
export function saysNothing(words: readonly Word[], { relation }: Neighbour, label: LabelMatch): boolean {
  const [first] = words
  if (first === undefined) return true
  if (first.text.startsWith('(') && words.length >= shortestSentence && !/^\(\+?\d/u.test(first.text)) return true
  return !(relation === 'inline' && label.closed) && words.length >= shortestSentence && /^\p{Ll}/u.test(first.text)
}

const nameWords = new Set(
  'name surname forename vorname nachname familienname nom prenom nombre apellido apellidos nome cognome naam achternaam voornaam sobrenome apelido company firma unternehmen entreprise societe empresa azienda bedrijf'.split(
    ' ',
  ),
)

/** True for a field that asks who or what something is called. */
export const asksForName = ({ kind, name, title, synonyms }: FieldDefinition): boolean =>
  kind === 'text' && [name.replace(/[_.-]+/g, ' '), title, ...synonyms].some((each) => tokensOf(each).some((token) => nameWords.has(token)))

/** Words by which a field asks for whoever signed, in the languages we read. */
const signing = new Set(
  'signer signatory signed signature unterzeichner unterzeichnet unterschrift signataire signature firmante firma firmatario ondertekenaar handtekening signatario assinatura'.split(
    ' ',
  ),
)

/** True for "Name of signer", "Firma: nome"; "Firma" alone is a company in German. */
export const asksWhoSigned = (definition: FieldDefinition): boolean =>
  asksForName(definition) && namesOf(definition).some((tokens) => tokens.length > 1 && tokens.some((token) => signing.has(token)))

/**
 * Whether words can answer what a text field asks for: a telephone or another number has figures, an e-mail address its sign, a name is none of
 * what no name is, and who signed is a person: companies sign by people.
 */
export function canAnswer(definition: FieldDefinition, words: readonly Word[], evidence: Evidence): boolean {
  if (definition.kind !== 'text') return true
  const text = words.map((word) => word.text).join(' ')
  const asked = [definition.title, inWords(definition.name)]
  if (asked.some((label) => asksForNumber.test(label)) && !/\d/u.test(text.replace(/(?<!\S)\d{1,2}[.)](?=\s)/gu, ''))) return false
  if (asked.some(asksForTelephone) && !figuresToDial.test(text)) return false
  if (asked.some((label) => asksForMail.test(label)) && !/[@＠]|\bat\b|\(a\)/u.test(text)) return false
  if (!asksForName(definition)) return true
  return !isNoName(words, evidence) && !(asksWhoSigned(definition) && namesCompany(text))
}

/** "Invoice number", "Kundennummer", "Policy no.": what such a field asks for has a figure in it. */
const asksForNumber = /(?:\bnumber|\bno\.?|nummer|\bnr\.?|-nr\.?|\bnuméro|\bnúmero|\bnumero)$/iu
/** Six figures with nothing but what parts them, or an extension alone; "Fee: 25.00 EUR" is neither. */
const figuresToDial = /(?:\d[\s()./–+-]*){6}|^(?:\p{L}+\.? )?\d{2,5}$/u
const asksForMail = /^(?:e-?mail|correo electr[oó]nico|courriel)(?:[ _-]?(?:address|adresse|adres))?$/iu

/** Names hardly have more words; what is longer is a sentence. */
const longestName = 10

/** True for words that no person or organisation is called: a date, a street, a town, a sentence, or what is left of a stamp. */
export function isNoName(words: readonly Word[], evidence: Evidence): boolean {
  const text = words.map((word) => word.text).join(' ')
  const letters = (text.match(/\p{L}/gu) ?? []).length
  // What is left of a stamp, and numbers of a register.
  if (letters < 3 || words.length > longestName || letters < (text.match(/\d/gu) ?? []).length) return true
  // "entered", "hereby": one small word is what is left of a sentence.
  if (/^\p{Ll}+[.,;]?$/u.test(text)) return true
  if (words.length >= 5 && /\p{Ll}{3,}\.$/u.test(text) && !/(?:inc|ltd|co|corp|llc|gmbh|bros)\.$/iu.test(text)) return true
  return (
    readDateValue(text, evidence) !== null ||
    ((!namesCompany(text) || /^\d/u.test(text)) && (streetLikeness(text) >= 0.8 || townLine(words) !== null))
  )
}

/** "… is free from 60 € on orders of …" below or right of a label: a figure that a sentence of its own says. */
export function isAmidSentence({ value, words: own }: Reading, words: readonly Word[]): boolean {
  if (value.kind !== 'money' && value.kind !== 'percent' && value.kind !== 'number') return false
  const [first, last] = [words.indexOf(own[0] as Word), words.indexOf(own.at(-1) as Word)]
  return (
    first >= 2 && last < words.length - 1 && [words[first - 1], words[first - 2]].every((word) => /^\p{Ll}{2,}$/u.test(word?.text ?? ''))
  )
}
