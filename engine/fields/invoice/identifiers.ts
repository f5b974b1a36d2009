// Which words of a neighbour are a number that names something: an invoice, an order, a customer, a company.

import type { Word } from '../../model/index.ts'
import { isIban, isLongerThanIban, looksLikeIban, noEvidence } from '../../values/index.ts'
import { townLine } from '../reading/addresses.ts'
import type { Choose } from '../reading/candidates.ts'
import type { Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import { readAs } from '../reading/values-in.ts'

/**
 * The first word with a digit among the first three, if it is no date, amount or percentage; what is glued to it by marks goes along, and
 * groups of digits that fill the piece ("9 0417 2286").
 */
export const identifier: Choose = (given, { relation, steps, segment }) => {
  const words = withoutKind(given)
  // "RH18 5JJ" right of "Order" ends an address.
  if (relation !== 'inline' && (townLine(words)?.sureness ?? 0) >= 0.8) return null
  // Behind another piece of writing it is that piece's neighbour.
  if (relation === 'right' && steps > 0 && /^\d+$/u.test(words[0]?.text ?? '') && words.length > 1) return null
  const mark = words.findIndex(({ text }) => /^[–—|·•/-]$/u.test(text))
  const run = mark > 0 ? words.slice(0, mark) : words
  if (run.length >= 2 && run.length <= 6 && run.every(({ text }) => /^\d{1,5}$/u.test(text)) && isGrouped(run)) return run
  const at = words.findIndex(({ text }) => /\d/u.test(text))
  if (at < 0 || at > 2) return null
  // Where nothing else stands in the piece: "ROUTINE 26".
  if (at === 1 && words.length === 2 && /^\p{Lu}{3,10}$/u.test(words[0]?.text ?? '') && /^\d+$/u.test(words[1]?.text ?? '')) return words
  const word = words[at] as Word
  // "4225 0383 1121 …" in groups of four: the key of an electronic invoice and not its number.
  if (words.length >= 6 && words.every(({ text }) => /^\d{4}$/u.test(text))) return null
  // "ES91 2100 **** **** 1332": what is left out is not known.
  if (words.slice(at).some(({ text }) => masked.test(text))) return null
  if (isNumbered(words[0], segment) && at === 0 && strokes.test(word.text)) return [word]
  if (isOtherValue(word.text) || readAs('date', printedText(words.slice(at, at + 3)), noEvidence) !== null) return null
  // "600 Bryant Way", "Tart for 12 persons": a short figure among words below a title counts or numbers something of its own.
  const rest = [...words.slice(0, at), ...words.slice(at + 1)]
  if (relation === 'below' && /^\d{1,4}$/u.test(word.text) && isSaid(rest)) return null
  // Words before it must be parts of the number itself ("INV 2041", "No. 17"), not a sentence.
  const before = words.slice(0, at)
  const kind =
    relation !== 'inline' && at === 1 && words.length === 2 && /\p{Ll}{3}/u.test(words[0]?.text ?? '') && /^\d{5,}$/u.test(word.text)
  if (kind) return [word]
  if (before.some(({ text }) => text.length > 5 && !/^\p{Lu}+$/u.test(text))) return null
  if (before.some(({ text }) => !/[\p{L}\d]/u.test(text)) || /^(?:€|\$|£|EUR|USD|%|Euro)/u.test(words[at + 1]?.text ?? '')) return null
  const codes = before.filter(({ text }) => /^[\p{Lu}\d/-]{1,5}$/u.test(text) && !/^(?:NR|NO|N)$/iu.test(text))
  return [...(codes.length === before.length ? codes : []), word, ...goingOn(words, at)]
}

/** Signs that stand for digits which are not shown. */
const masked = /[*•●x]{3,}|[X]{4,}/u

/** Words of a sentence or a name, and no little ones that lead to a day: "17 of 4 May". */
const isSaid = ([first, ...others]: readonly Word[]): boolean =>
  first !== undefined &&
  !/^(?:vom|of|du|del|de|van|from|dated|le|il|el|em|\(.*|[-–|·])$/iu.test(first.text) &&
  [first, ...others].some(({ text }) => /\p{Ll}{2}/u.test(text))

/** "nr 5/03/2026": behind "number" in the same piece three numbers between strokes are no day. */
const strokes = /^\d{1,6}\/\d{1,2}\/(?:20)?\d\d$/u
function isNumbered(first: Word | undefined, { words }: Segment): boolean {
  const at = first === undefined ? -1 : words.indexOf(first)
  return at > 0 && /^(?:nr|no|n°|nº|číslo|number|numer|č|br|šorszám)[.:]*$/iu.test(words[at - 1]?.text ?? '')
}

/** What goes on with a number: groups of digits to the end of the piece or a little word ("HB 250 9914 of …"), a year behind a stroke ("291 / 2025"). */
function goingOn(words: readonly Word[], at: number): readonly Word[] {
  const [next, year] = [words[at + 1], words[at + 2]]
  if (next?.text === '/' && /^\d{2,4}$/u.test(year?.text ?? '') && /^\d+$/u.test(words[at]?.text ?? '')) return words.slice(at + 1, at + 3)
  if (!/^[\p{Lu}\d/-]*\d{2,}$/u.test(words[at]?.text ?? '')) return []
  let to = at + 1
  while (/^\d{3,5}$/u.test(words[to]?.text ?? '')) to++
  const ends = words[to] === undefined || /^(?:vom|of|du|del|de|van|from|dated|fra|från|z|ze)$/u.test(words[to]?.text ?? '')
  return ends && to - at <= 4 && !/^(?:19|20)\d\d$/u.test(words[to - 1]?.text ?? '') ? words.slice(at + 1, to) : []
}

/** Groups of digits that make up one number: six at least or parted at the thousand, and no date. */
const isGrouped = (words: readonly Word[]): boolean =>
  (words.reduce((sum, { text }) => sum + text.length, 0) >= 6 || /^\d{1,3} \d{3}$/u.test(printedText(words))) &&
  readAs('date', printedText(words), noEvidence) === null

/** "Invoice (380) No. 4711": a code of the kind of document, and "No." again, before the number. */
function withoutKind(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ text }) => !/^\(\w{1,5}\)$|^(?:Nr|No|N°|Nº|Num|n°|nº|nr|no)[.:]*$|^#$/u.test(text))
  return from < 0 ? [] : words.slice(from)
}

const isOtherValue = (text: string): boolean =>
  /%$|^[€$£]/u.test(text) ||
  /^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/u.test(text) ||
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/u.test(text) ||
  /@|www\./u.test(text)

/** Words that make up an account number: as few as give a whole one, else all of the first run that looks like one. */
export const ibanWords: Choose = (words) => {
  let looks: readonly Word[] | null = null
  for (const [from, { text }] of words.entries()) {
    if (!/^[A-Z]{2}\d{2}/u.test(text) && !/^[A-Z]{2}$/u.test(text)) continue
    for (let to = from + 1; to <= words.length && to - from <= 12; to++) {
      const run = words.slice(from, to)
      if (!/^[A-Z0-9]+$/u.test(run.at(-1)?.text.replace(/[.,;-]$/u, '') ?? '')) break
      if (isIban(printedText(run))) return run
      if (looksLikeIban(printedText(run)) && !isLongerThanIban(printedText(run)) && (looks === null || looks[0] === words[from]))
        looks = run
    }
  }
  return looks
}

/** A bank's code: eight or eleven letters and digits. */
export const bicWords: Choose = (words) => {
  const found = words.find(({ text }) => isBankCode(text))
  return found === undefined ? null : [found]
}

/** Formed as the code of a bank, in brackets or not: "COBADEFF", an IFSC of India. */
export const isBankCode = (text: string): boolean =>
  /^\(?(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?|[A-Z]{4}0[A-Z0-9]{6})\)?[.,;]?$/u.test(text)

export const emailWords: Choose = (words) => only(words, /^[^\s@]+@[^\s@]+\.\p{L}{2,}[.,;]?$/u)
export const webWords: Choose = (words) => only(words, /^(?:https?:\/\/)?(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu)

function only(words: readonly Word[], form: RegExp): readonly Word[] | null {
  const found = words.find(({ text }) => form.test(text))
  return found === undefined ? null : [found]
}

/** Numbers in registers without the name of one have as many digits at least. */
const fewestDigits = 4
/** Number of a register, with the letters of its part ("HRB") and without its court or town; a phrase with a figure where it is set otherwise. */
export const registration: Choose = (words, place) => {
  const at = words.findIndex(({ text }) => /^\d/u.test(text))
  const [first] = words
  if (at < 0) return words.some(({ text }) => /\d/u.test(text)) ? phrase(words, place) : null
  const own = first === undefined ? -1 : place.segment.words.indexOf(first)
  const before = place.segment.words.slice(Math.max(0, own), Math.max(0, own) + at)
  const part =
    own > 0 && at === 0 && /^(?:HR[AB]|GnR|PR|VR|FN)$/u.test(place.segment.words[own - 1]?.text ?? '')
      ? place.segment.words[own - 1]
      : undefined
  let to = at + 1
  while (/^(?:\d[\d.]*|[a-z])[,;]?$/u.test(words[to]?.text ?? '') && !/[,;]$/u.test(words[to - 1]?.text ?? '')) to++
  const lead = before.filter(({ text }) => /^(?:HR[AB]?|FN|H|[AB])$/u.test(text))
  const digits = printedText(words.slice(at, to)).match(/\d/gu)?.length ?? 0
  // The number of a house in the address behind the register's name.
  if (part === undefined && lead.length === 0 && digits < fewestDigits) return null
  return [...(part === undefined ? [] : [part]), ...lead, ...words.slice(at, to)]
}

/** All of a short phrase; null for a sentence. */
export const phrase: Choose = (words) => (words.length <= 14 && /\p{L}{2}/u.test(printedText(words)) ? words : null)

/** The name of a company or bank: it begins with a capital or a figure, as "transfer" in "pay by bank transfer" does not. */
export const properName: Choose = (words, place) =>
  /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(words[0]?.text ?? '') ? phrase(words, place) : null
