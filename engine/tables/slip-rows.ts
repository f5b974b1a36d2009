// The printed lines of a slip in the pieces that tills set apart: what it says, counts, prices, amounts, marks of the tax.

import { type Box, unionOfAll } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { median, rowsOnce, sizeOf } from './text-rows.ts'

/** Words of a line that belong together, from left to right. */
export interface Piece {
  readonly words: readonly Word[]
  readonly box: Box
  readonly kind: 'text' | 'figure' | 'amount' | 'mark'
}
/** One printed line. */
export interface SlipRow {
  readonly pieces: readonly Piece[]
  readonly box: Box
  readonly baseline: number
  /** The width of its usual letter, points. */
  readonly letter: number
  /** Its amount: the last, with nothing behind it but the marks of its tax; null for none. */
  readonly amount: Piece | null
  readonly marks: readonly Piece[]
}

/** Pieces stand further apart than so many letters; till printers leave one and what their letters have beside them, up to 1.7 before a colon. */
const apart = 1.8
/** Rows of which no word is beside one of the other, and nearer than this share of the height of their writing, are one line on crumpled paper. */
const sameLine = 0.75

/** An amount with its cents: "12.50", "-1,234.50", "$8.20", "(3,00)", "12.50-". */
const amount = /^[-–−+(]?(?:\p{Lu}{0,3}\p{Sc}|RM|Rs\.?)?[-–−+]?\d*(?:[.,'’]\d{3})*[.,]\d\d\)?[-–−]?$/u
const figure = /^[-–−+(@]?\p{Sc}?\d[\d.,'’]*[%)x×*]?$/u
/** What tills print behind an amount: the class of its tax, a star. */
const mark = /^(?:\p{Lu}{1,3}\.?|[*#†‡]|\p{L}\d?|\d\p{L})$/u
const currency = /^(?:\p{Lu}{0,2}\p{Sc}|RM|Rp|Rs\.?|EUR|USD|GBP|CHF|MYR|SGD|AUD|CAD|INR)$/u

/** The lines of a slip from top to bottom; `words` stand level in their rows (level-rows.ts). */
export function slipRowsOf(words: readonly Word[]): readonly SlipRow[] {
  const letter = letterOf(words) ?? 1
  const lines: { words: Word[]; baseline: number }[] = []
  for (const row of rowsOnce(words)) {
    if (isRule(row.words)) continue
    const last = lines.at(-1)
    if (last !== undefined && isSameLine(last.words, last.baseline, row.words, row.baseline)) last.words.push(...row.words)
    else lines.push({ words: [...row.words], baseline: row.baseline })
  }
  return lines.map((line) => {
    const inOrder = line.words.sort((a, b) => a.box.left - b.box.left)
    const own = Math.max(letter, letterOf(inOrder) ?? 0)
    const pieces = piecesOf(inOrder, own)
    const at = pieces.findLastIndex(({ kind }) => kind !== 'mark')
    const last = pieces[at]
    const amount = last?.kind === 'amount' ? last : null
    return {
      pieces,
      box: unionOfAll(inOrder, ({ box }) => box),
      baseline: line.baseline,
      letter: own,
      amount,
      marks: amount === null ? [] : pieces.slice(at + 1),
    }
  })
}

/** true for a row of stars or dashes. */
const isRule = (words: readonly Word[]): boolean => {
  const signs = words.map(({ text }) => text).join('')
  return signs.length >= 6 && !/[\p{L}\p{N}]/u.test(signs)
}

/** The usual width of a letter in points; null for words of one letter alone. */
function letterOf(words: readonly Word[]): number | null {
  const wide = words.filter(({ text }) => text.length > 1)
  return wide.length === 0 ? null : median(wide.map(({ box, text }) => (box.right - box.left) / text.length).sort((a, b) => a - b))
}

function isSameLine(above: readonly Word[], from: number, below: readonly Word[], to: number): boolean {
  if (to - from >= sameLine * Math.min(median(above.map(sizeOf)), median(below.map(sizeOf)))) return false
  return below.every(({ box }) => above.every((other) => other.box.right <= box.left + 1 || other.box.left >= box.right - 1))
}

function piecesOf(words: readonly Word[], letter: number): readonly Piece[] {
  const parts: Word[][] = []
  for (const [i, word] of words.entries()) {
    const part = parts.at(-1)
    const before = part?.at(-1)
    if (part === undefined || before === undefined) parts.push([word])
    else if (/^[:;=]$/u.test(word.text) && !/\d/u.test(before.text)) part.push(word)
    else if (currency.test(before.text) && isAmountAt(words, i) && word.box.left - before.box.right <= farthestSign * letter)
      part.push(word)
    else if (currency.test(word.text) && isAmountAt(words, i + 1)) parts.push([word])
    else if (isLostPoint(before, word, letter)) part.push(word)
    else if (word.box.left - before.box.right > apart * letter || areSetApart(part, before, word, words[i + 1])) parts.push([word])
    else part.push(word)
  }
  const pieces = parts.map((own): Piece => ({ words: own, box: unionOfAll(own, ({ box }) => box), kind: kindOf(own) }))
  // A single figure right behind an amount is the class of its tax.
  const [last, before] = [pieces.at(-1), pieces.at(-2)]
  const isClass = last?.words.length === 1 && /^\d$/u.test(last.words[0]?.text ?? '') && before?.kind === 'amount'
  return isClass && last !== undefined ? [...pieces.slice(0, -1), { ...last, kind: 'mark' }] : pieces
}

/** A currency stands at most so many letters before its amount. */
const farthestSign = 8
const isAmountAt = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  return word !== undefined && (amount.test(word.text) || (next !== undefined && isLostPoint(word, next, Number.POSITIVE_INFINITY)))
}
/** true for two figures of which the second has two digits, a letter apart: an amount whose point is too faint to see. */
const isLostPoint = (before: Word, word: Word, letter: number): boolean =>
  /^[-–−+(]?(?:\p{Lu}{0,3}\p{Sc}|RM)?\d{1,4}$/u.test(before.text) &&
  /^\d\d[-)]?$/u.test(word.text) &&
  word.box.left - before.box.right <= Math.min(letter, (word.box.right - word.box.left) / 2)

/** true between an amount and what is printed behind or before it at a word's distance: the mark of its tax, another figure, a label. */
function areSetApart(part: readonly Word[], before: Word, word: Word, next: Word | undefined): boolean {
  if (amount.test(before.text)) return !/^[%)]/u.test(word.text)
  if (!amount.test(word.text) || currency.test(before.text)) return false
  // "2 x 1.50", "3 @ 4.00" stay as they are printed, with what they multiply.
  if (/^(?:[x×*@]|pcs?|ea)$/iu.test(before.text) && part.length > 1) return false
  return next === undefined || !/^\p{Ll}/u.test(next.text)
}

function kindOf(words: readonly Word[]): Piece['kind'] {
  const bare = words.filter(({ text }) => !currency.test(text))
  const [only, cents] = bare
  if (only !== undefined && cents !== undefined && bare.length === 2 && isLostPoint(only, cents, Number.POSITIVE_INFINITY)) return 'amount'
  if (only === undefined || cents !== undefined) return 'text'
  if (amount.test(only.text)) return 'amount'
  if (figure.test(only.text)) return 'figure'
  return mark.test(only.text) ? 'mark' : 'text'
}
