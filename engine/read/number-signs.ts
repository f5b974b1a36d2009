import { confidence, type Reading, type Word } from '../model/index.ts'

/** The signs that a page writes its numbers with: before hundredths, and between thousands ('' where none is told). */
interface Signs {
  readonly decimal: ',' | '.'
  readonly group: string
}

/** From this confidence on a number with both signs tells how the page writes them: that two signs are misread for each other at once is hardly seen. */
const telling = 0.4
/** So many numbers must tell, and so many times as many as tell the other way: some of them are misread too. */
const fewestTelling = 3
const clearMajority = 2
/** Numbers as sure as this are left as they were read. */
const sure = 0.9
/** A reading in the page's signs is taken when it is at least this much as likely as the first. */
const leastLikely = 0.1
/** What is settled by how the others are written stays a number to look at. */
const mostConfidence = 0.85

/**
 * The words with those numbers in the page's own signs that were read with others in doubt: small commas and stops are hardly told apart in faded and coarse
 * print, and a number with one for the other is another number. No figure is touched.
 */
export function withSignsOfPage(words: readonly Word[]): readonly Word[] {
  const signs = signsOf(words)
  return signs === null ? words : words.map((word) => inSigns(word, signs))
}

/** A number within a word, and what stands before and after it: brackets, minus, a sign of money. */
const parts = /^([^\p{L}\p{N}]{0,2}|[^\p{N}]{0,4}[\p{Sc}])(\d[\d.,'’]*\d)([^\p{L}\p{N}]{0,2})$/u

function signsOf(words: readonly Word[]): Signs | null {
  const votes = { ',': 0, '.': 0 }
  const groups = new Map<string, number>()
  for (const { text, confidence } of words) {
    const number = parts.exec(text)?.[2]?.replaceAll('’', "'")
    if (number === undefined) continue
    const { decimal, group } = toldBy(number, confidence)
    if (decimal !== null) votes[decimal]++
    if (group !== '') groups.set(group, (groups.get(group) ?? 0) + 1)
  }
  const [group = '', told = 0] = [...groups].sort((a, b) => b[1] - a[1])[0] ?? []
  const wins = (one: number, other: number): boolean => one >= fewestTelling && one >= clearMajority * other
  const decimal = wins(votes[','], votes['.']) ? ',' : wins(votes['.'], votes[',']) ? '.' : null
  if (decimal !== null) return { decimal, group: group === decimal ? '' : group }
  // Pages of whole numbers, with an apostrophe between thousands, tell of no hundredths.
  return group === "'" && told >= fewestTelling ? { decimal: '.', group } : null
}

/** What a number says of the signs of its page: both where it has both, and what is not before hundredths where it stands between several thousands. */
function toldBy(number: string, confidence: number): { readonly decimal: Signs['decimal'] | null; readonly group: string } {
  const [, group = '', decimal = ''] = /^\d{1,3}(?:([.,'])\d{3}(?:\1\d{3})*)?([.,])\d{2}$/u.exec(number) ?? []
  if (decimal !== '' && group !== decimal && confidence >= (group === '' ? sure : telling))
    return { decimal: decimal === ',' ? ',' : '.', group }
  const [, between = ''] =
    confidence >= sure ? (/^\d{1,3}(?:(')\d{3}|([.,])\d{3}\2\d{3})(?:[.,']\d{3})*$/u.exec(number)?.filter(Boolean) ?? []) : []
  return { decimal: between === '.' ? ',' : between === ',' ? '.' : null, group: between }
}

function inSigns(word: Word, signs: Signs): Word {
  if (word.confidence >= sure) return word
  const [, before = '', number = '', after = ''] = parts.exec(word.text) ?? []
  if (!/[.,'’]/u.test(number) || isWrittenIn(number, signs)) return word
  const { readings = [] } = word
  const digits = digitsOf(word.text)
  const other = readings.find(
    ({ text, confidence }) =>
      text.length === word.text.length &&
      confidence >= leastLikely * word.confidence &&
      digitsOf(text) === digits &&
      isWrittenIn(parts.exec(text)?.[2] ?? '', signs),
  )
  const text = other?.text ?? `${before}${rewritten(number, signs)}${after}`
  if (text === word.text) return word
  const left: readonly Reading[] = readings.filter((one) => one.text !== text)
  return {
    ...word,
    text,
    confidence: confidence(Math.min(mostConfidence, word.confidence + (other?.confidence ?? 0))),
    readings: [{ text: word.text, confidence: word.confidence }, ...left],
  }
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '')

/** Thousands parted by the page's sign and hundredths behind its other, with both or one of them. */
function isWrittenIn(number: string, { decimal, group }: Signs): boolean {
  const plain = number.replaceAll('’', "'")
  if (!/[.,']/u.test(plain)) return false
  const [whole = '', hundredths, ...more] = plain.split(decimal)
  if (more.length > 0 || (hundredths !== undefined && !/^\d{1,2}$/u.test(hundredths))) return false
  return /^\d+$/u.test(whole) || (group !== '' && isParted(whole, group))
}

/** Whether figures stand in groups of three, the first of one to three, with that sign between them. */
function isParted(number: string, group: string): boolean {
  const [first = '', ...others] = number.split(group)
  return others.length > 0 && /^\d{1,3}$/u.test(first) && others.every((other) => /^\d{3}$/u.test(other))
}

/**
 * A number that is none in the page's signs, in those: one with the same sign between thousands and before hundredths, or with several groups of
 * thousands parted by the other sign. Another as it is.
 */
function rewritten(number: string, { decimal, group }: Signs): string {
  const parted = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/u.exec(number)
  if (parted !== null && parted[1] === decimal && group !== '') return number.replaceAll(decimal, group)
  const impossible = /^(\d{1,3}(?:([.,])\d{3})+)\2(\d{2})$/u.exec(number)
  if (impossible === null || impossible[2] === decimal) return number
  return `${impossible[1]}${decimal}${impossible[3]}`
}
