// The values of a kind that a run of words holds, left to right.

import { type FieldKind, textOfWords, type Value, type Word } from '../../model/index.ts'
import { type Evidence, readDateValue, readMoney, readNumeric, readTick } from '../../values/index.ts'

export interface Reading {
  readonly value: Value
  readonly words: readonly Word[]
}

/** Words that one value of the kind takes up at most: "Thursday, 12 de noviembre de 2026", "1 234 567,00 €". */
const longest: Readonly<Record<FieldKind, number>> = { date: 7, money: 5, number: 4, percent: 2, tick: 2, text: 0, list: 0 }

/** All values of the kind in the words, the longest reading at each place; they do not overlap. Text is one reading: all the words. */
export function valuesIn(words: readonly Word[], kind: FieldKind, evidence: Evidence): readonly Reading[] {
  if (kind === 'list' || words.length === 0) return []
  if (kind === 'text') return [{ value: { kind: 'text', text: withoutGluedLabel(textOfWords(words)) }, words }]
  const found: Reading[] = []
  for (let at = 0; at < words.length; ) {
    const reading = longestAt(words, at, kind, evidence)
    if (reading === null) at++
    else {
      found.push(reading)
      at += reading.words.length
    }
  }
  return found
}

function longestAt(words: readonly Word[], at: number, kind: FieldKind, evidence: Evidence): Reading | null {
  for (let length = Math.min(longest[kind], words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    const value = readAs(kind, textOfWords(run), evidence)
    // "VAT 7 %": the seven is no amount.
    if (value !== null && !(kind !== 'percent' && /^%/u.test(words[at + length]?.text ?? ''))) return { value, words: run }
  }
  return readOtherwise(words.slice(at, at + 1), kind, evidence)
}

/** How likely another reading of a word must be where the word itself is no amount: "f704.12" that may be "£704.12". */
const leastReading = 0.3

function readOtherwise(words: readonly Word[], kind: FieldKind, evidence: Evidence): Reading | null {
  const [word] = words
  if (kind !== 'money' || word === undefined || !/\d[.,]\d\d$/u.test(word.text)) return null
  for (const { text, confidence } of word.readings ?? []) {
    const value = confidence < leastReading ? null : readAs(kind, text, evidence)
    if (value !== null) return { value, words }
  }
  return null
}

/** "2.250.00", "1,850,00": a recogniser mistakes comma and point for each other; of two like marks the one before two digits is that of the cents. */
function likeMarks(text: string): string | null {
  const found = /^(?<before>\D*\d{1,3})(?<mark>[.,])(?<rest>\d{3}(?:\k<mark>\d{3})*)\k<mark>(?<cents>\d{2})(?<behind>\D*)$/u.exec(
    text,
  )?.groups
  if (found === undefined) return null
  return `${found.before}${(found.rest ?? '').replace(/\D/gu, '')}.${found.cents}${found.behind}`
}

/** The whole text as a value of the kind; null when it is none. Marks of the sentence around it are passed over. */
export function readAs(kind: FieldKind, printed: string, evidence: Evidence): Value | null {
  // An amount in brackets is taken off: they belong to it.
  if (kind === 'money' && /^\([^()]*\d[^()]*\)$/u.test(printed)) {
    const value = readMoney(printed, evidence)
    return value?.kind === 'money' ? value : null
  }
  // "438.00T", "12.50*": a mark that says it is taxed is no part of an amount.
  const own = kind === 'money' ? printed.replace(/(?<=[.,]\d\d)(?:T|\*{1,2})$/u, '') : printed
  const misread = kind === 'money' ? likeMarks(own) : null
  if (misread !== null) {
    const value = readMoney(misread, evidence)
    return value?.kind === 'money' ? { ...value, text: own } : null
  }
  const text = withoutGluedLabel(own)
    .replace(kind === 'text' && closedBracket.test(own) ? /^[:;,]+\s*/u : /^[:;,("'“„]+\s*(?=[\d\p{L}\p{Sc}+-])/u, '')
    .replace(/(?<=[\d\p{L}\p{Sc}%)])\s*[;,:"'”“]+$|(?<=\d{4})\.$|(?<=\d[./-]\d{1,2}[./-]\d{2})\.$|(?<=[.,]\d\d)\.$/u, '')
  switch (kind) {
    case 'date': {
      const value = readDateValue(text.replace(timeBehindDay, ''), evidence)
      return value?.kind === 'date' ? value : null
    }
    case 'money': {
      if (!/\d/u.test(text)) return null
      const value = readMoney(text, evidence)
      return value?.kind === 'money' ? value : null
    }
    case 'number': {
      const value = readNumeric(text, evidence)
      return value?.kind === 'number' ? value : null
    }
    case 'percent': {
      const value = readNumeric(text, evidence)
      if (value?.kind === 'percent') return value
      return null
    }
    case 'tick': {
      const tick = readTick(text)
      return tick === null ? null : { kind: 'tick', text, ticked: tick.ticked }
    }
    case 'text':
      return { kind: 'text', text }
    case 'list':
      return null
  }
}

/** "(208) 555-0176": what is opened is closed again. */
const closedBracket = /^[:;,\s]*\([^()]*\)/u

/** The time that ISO 8601 puts behind a day: "2026-03-04T10:00:00Z". */
const timeBehindDay = /(?<=^\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/u

/** "No.:4711" and "n°4711" printed without a space: the label is cut off; times and web addresses have other marks. */
export const withoutGluedLabel = (text: string): string => text.replace(/^(?:n\s?[°º]\.?|[\p{L}.]{1,14}[:#°])(?=[\p{L}\p{Sc}\d+-])/iu, '')
