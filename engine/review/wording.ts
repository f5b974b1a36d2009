// What becomes of the words on a page when a person says what a value read from them is. Two errors are possible: the page goes on saying
// what was misread, or it loses words that were read well. The second is worse where the person only said the value in another way.

import type { Value, Word } from '../model/index.ts'
import { compare, type Evidence, noEvidence, readDate, typeText } from '../values/index.ts'

export type Wording =
  /** The page says it already, with these words. */
  | { readonly kind: 'said'; readonly words: readonly Word[] }
  /** Each of the words with what stands in its place from now on; '' for nothing. */
  | { readonly kind: 'exchanged'; readonly texts: ReadonlyMap<Word, string> }
  /** The words say more, or otherwise, than this value: it is corrected by itself. */
  | { readonly kind: 'apart' }

export interface ReadFrom {
  /** The words that the value was read from, in their order. */
  readonly words: readonly Word[]
  /** The value as it was read; null where a person pointed at words that no value was read from. */
  readonly value: Value | null
  /** Whether another value was read from some of the words too. */
  readonly isShared: () => boolean
  /** They stand in one cell of a table, which is theirs whatever its length. */
  readonly inCell: boolean
  /** The words before the first and after the last one in the same paragraph or cell. */
  readonly before: readonly Word[]
  readonly after: readonly Word[]
}

/** Values longer than this many words are passages: who types a few words over one sums it up, and its text is not to be lost for that. */
const longestValue = 12

/** How the page says `typed` from now on, where `from` says what was read. */
export function wordingOf(from: ReadFrom, typed: Value): Wording {
  const { words, value, isShared } = from
  const text = spaced(typed.text)
  if (words.length === 0 || text === '') return { kind: 'apart' }
  const printed = printedAs(textOf(words), value === null ? null : spaced(value.text), text)
  if (means(printed.core, typed)) return { kind: 'said', words }
  // "2 years" read from "two years", and typed once more: nothing new is said of the page.
  if (value !== null && !printed.hasValue && spaced(value.text) === text) return { kind: 'apart' }
  if (typed.kind === 'text' || value?.kind === 'text') {
    const part = runSaying(words, text)
    if (part !== null) return { kind: 'said', words: part }
  }
  if (!printed.hasValue && (digits(printed.core) > Math.max(digits(text), digits(value?.text ?? '')) || (value !== null && isShared())))
    return { kind: 'apart' }
  const { prefix, suffix } = printed
  return exchange(from, tokensOf(`${prefix}${text}${suffix.startsWith(text.at(-1) ?? ' ') ? suffix.slice(1) : suffix}`))
}

interface PrintedValue {
  readonly prefix: string
  readonly core: string
  readonly suffix: string
  /** The words hold the value's own text. */
  readonly hasValue: boolean
}

/** The part of the words that says the value: its own text where they hold it, else all of them but brackets, quotes and stops around. */
function printedAs(printed: string, value: string | null, typed: string): PrintedValue {
  const at = value === null || value === '' ? -1 : printed.indexOf(value)
  if (value !== null && at >= 0)
    return { prefix: printed.slice(0, at), core: value, suffix: printed.slice(at + value.length), hasValue: true }
  const prefix = /^["“”„‘’'«»([{]*/u.exec(printed)?.[0] ?? ''
  const rest = printed.slice(prefix.length)
  const suffix = /["“”‘’'«»)\]}.,;:]*$/u.exec(rest)?.[0] ?? ''
  const core = rest.slice(0, rest.length - suffix.length)
  // What is typed with its brackets replaces them.
  const whole = core === '' || (prefix !== '' && typed.startsWith(prefix))
  return whole ? { prefix: '', core: printed, suffix: '', hasValue: false } : { prefix, core, suffix, hasValue: false }
}

/** True when a printed text says just what was typed: the same letters, or the same day, amount, time or tick written in another way. */
function means(printed: string, typed: Value): boolean {
  if (printed === spaced(typed.text)) return true
  if (typed.kind === 'text') {
    const [there, here] = [readDate(printed), readDate(typed.text)]
    return there !== null && here?.dayFirst != null && here.dayFirst === here.monthFirst && daysOf(there).includes(here.dayFirst)
  }
  if (typed.kind === 'date') return daysOf(readDate(printed)).includes(typed.iso)
  const marks: readonly Evidence[] = [
    { ...noEvidence, decimalMark: 'point' },
    { ...noEvidence, decimalMark: 'comma' },
  ]
  return marks.some((mark) => isSame(typeText(printed, typed.kind, mark, typed.kind === 'money' ? typed.currency : null), typed))
}

const daysOf = (readings: ReturnType<typeof readDate>): readonly (string | null)[] =>
  readings === null ? [] : [readings.dayFirst, readings.monthFirst]

function isSame(a: Value, b: Value): boolean {
  if (a.kind === 'money') return b.kind === 'money' && a.currency === b.currency && compare(a.amount, b.amount) === 0
  if (a.kind === 'number' || a.kind === 'percent') return b.kind === a.kind && compare(a.number, b.number) === 0
  if (a.kind === 'time') return b.kind === 'time' && a.iso === b.iso
  return a.kind === 'tick' && b.kind === 'tick' && a.ticked === b.ticked
}

/** The words among these, without a gap, that say a text but for brackets, quotes and stops around; null when none do. */
function runSaying(words: readonly Word[], text: string): readonly Word[] | null {
  const wanted = tokensOf(text).map(bare)
  for (let at = 0; at + wanted.length <= words.length; at++)
    if (wanted.every((token, index) => token === bare(words[at + index]?.text ?? ''))) return words.slice(at, at + wanted.length)
  return null
}

/** Puts tokens where words stood: those that stay the same stay where they are, also those around that the person typed along. */
function exchange({ words, before, after, inCell }: ReadFrom, tokens: readonly string[]): Wording {
  const more = Math.max(0, tokens.length - words.length)
  const following = typedAlong(tokens, after, more, (count) => [tokens.slice(tokens.length - count), after.slice(0, count)])
  const leading = typedAlong(tokens, before, more - following, (count) => [tokens.slice(0, count), before.slice(before.length - count)])
  const own = tokens.slice(leading, tokens.length - following)
  const kept = keptTokens(
    words.map(({ text }) => text),
    own,
  )
  const all = [...before.slice(before.length - leading), ...words, ...after.slice(0, following)]
  if (kept.length === words.length && kept.length === own.length) return { kind: 'said', words: all }
  if (!inCell && words.length > longestValue && kept.length < words.length / 2) return { kind: 'apart' }
  return { kind: 'exchanged', texts: new Map([...all.map((word) => [word, word.text] as const), ...placed(words, own, kept)]) }
}

/** How many of the words beside a value were typed along with it, at most `most`. */
function typedAlong(
  tokens: readonly string[],
  beside: readonly Word[],
  most: number,
  ends: (count: number) => readonly [readonly string[], readonly Word[]],
): number {
  for (let count = Math.min(most, beside.length, tokens.length - 1); count > 0; count--) {
    const [typed, printed] = ends(count)
    if (typed.every((token, index) => bare(token) === bare(printed[index]?.text ?? ''))) return count
  }
  return 0
}

/** Tokens for each word: those between two that stay go where the words between them stood, or behind the one before. */
function placed(words: readonly Word[], tokens: readonly string[], kept: readonly (readonly [number, number])[]): Map<Word, string> {
  const texts = new Map<Word, string>()
  let [word, token] = [0, 0]
  const ends = [...kept, [words.length, tokens.length] as const]
  for (const [nextWord, nextToken] of ends) {
    const gone = words.slice(word, nextWord)
    const put = tokens.slice(token, nextToken).join(' ')
    for (const [index, each] of gone.entries()) texts.set(each, index === 0 ? put : '')
    const previous = words[word - 1]
    const next = words[nextWord]
    if (next !== undefined) texts.set(next, gone.length === 0 && previous === undefined && put !== '' ? `${put} ${next.text}` : next.text)
    if (gone.length === 0 && previous !== undefined && put !== '') texts.set(previous, `${texts.get(previous) ?? previous.text} ${put}`)
    word = nextWord + 1
    token = nextToken + 1
  }
  return texts
}

/** Passages beyond this are compared from their ends alone. */
const mostCompared = 400

/** Places of the texts that stay, as pairs: the longest common subsequence. */
function keptTokens(before: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] {
  if (before.length > mostCompared || now.length > mostCompared) return keptEnds(before, now)
  const width = now.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === now[j]
          ? 1 + (lengths[(i + 1) * width + j + 1] ?? 0)
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < before.length && j < now.length; ) {
    if (before[i] === now[j]) pairs.push([i++, j++])
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++
    else j++
  }
  return pairs
}

function keptEnds(before: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] {
  const most = Math.min(before.length, now.length)
  let start = 0
  while (start < most && before[start] === now[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === now[now.length - 1 - end]) end++
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...Array.from({ length: end }, (_, index) => [before.length - end + index, now.length - end + index] as const),
  ]
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
const spaced = (text: string): string => text.trim().replace(/\s+/gu, ' ')
const tokensOf = (text: string): readonly string[] => text.split(/\s+/u).filter((token) => token !== '')
const bare = (text: string): string => text.replace(/^["“”„‘’'«»([{]+|["“”‘’'«»)\]}.,;:]+$/gu, '') || text
const digits = (text: string): number => text.replace(/\D/gu, '').length
