// The account to pay to.

import type { Word } from '../../model/index.ts'
import { compactIban, isIban, looksLikeIban } from '../../values/index.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { foundText, printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { ibanWords } from './identifiers.ts'

/** The first account number whose check digits agree, else the first that is called IBAN, perhaps on two lines; null for none. */
export function accountField(pages: readonly PageText[]): FoundValue | null {
  const found = pages.flatMap((text) => text.segments.flatMap((segment) => accountIn(segment, text)))
  const best = found.find(({ sound }) => sound) ?? found[0]
  return best === undefined ? null : foundText('iban', best.words, labelOf(best.words, pages), best.sound ? 0.95 : 0.7)
}

/** The words that call it an account: before it in its piece, or alone left of it or over it. */
function labelOf([first]: readonly Word[], pages: readonly PageText[]): readonly Word[] {
  const text = pages.find(({ page }) => page.number === first?.page)
  const own = text?.segments.find(({ words }) => first !== undefined && words.includes(first))
  if (text === undefined || own === undefined || first === undefined) return []
  const called = /^(?:iban|konto|account|compte|cuenta|conto|rekening|conta)/iu
  const before = own.words.slice(0, own.words.indexOf(first)).findLast(({ text: said }) => called.test(said))
  if (before !== undefined) return [before]
  const left = (text.rows[own.row] ?? []).filter(({ box }) => box.right <= first.box.left).at(-1)
  const over = (text.rows[own.row - 1] ?? []).find(({ box }) => Math.abs(box.left - first.box.left) < own.size)
  return [left, over].find((piece) => piece !== undefined && piece.words.length <= 4 && called.test(piece.text))?.words ?? []
}

function accountIn(segment: Segment, text: PageText): readonly { words: readonly Word[]; sound: boolean }[] {
  const place = { relation: 'inline', segment, words: segment.words, distance: 0, steps: 0 } as const
  const words = ibanWords(segment.words, place)
  if (words !== null && isIban(printedText(words))) return [{ words, sound: true }]
  const begun = beginningOfAccount(segment, text)
  if (words === null || begun.length > 0) return begun
  const rest = lineBelow(segment, words[0], text)
  const whole = [...words, ...(rest?.words ?? [])]
  if (rest !== undefined && isIban(printedText(whole))) return [{ words: whole, sound: true }]
  const called = [...(text.rows[segment.row] ?? []), ...(text.rows[segment.row - 1] ?? [])].some((other) => /\bIBAN\b/iu.test(other.text))
  if (!called || !looksLikeIban(printedText(words))) return []
  return [{ words: rest !== undefined && compactIban(printedText(words)).length < 20 ? whole : words, sound: false }]
}

/** Broken off at the end of a narrow column: the rest stands below, at the same edge. */
const lineBelow = ({ row, baseline, size }: Segment, first: Word | undefined, text: PageText): Segment | undefined =>
  text.segments.find(
    (other) =>
      other.row > row &&
      other.baseline - baseline < 1.8 * size &&
      Math.abs(other.box.left - (first?.box.left ?? 0)) < size &&
      /^[A-Z0-9 ]+$/u.test(other.text),
  )

/** A line that ends in the beginning of an account, where the first words of the next line make it whole. */
function beginningOfAccount(
  { words, row, baseline, size }: Segment,
  text: PageText,
): readonly { words: readonly Word[]; sound: boolean }[] {
  const at = words.findLastIndex((word) => /^[A-Z]{2}\d{2}/u.test(word.text))
  const begun = at < 0 ? [] : words.slice(at)
  if (begun.length === 0 || !begun.every((word) => /^[A-Z0-9]+$/u.test(word.text))) return []
  const below = text.segments.filter((other) => other.row > row && other.row <= row + 3 && other.baseline - baseline < 1.8 * size)
  for (const other of below)
    for (let length = 1; length <= Math.min(7, other.words.length); length++) {
      const whole = [...begun, ...other.words.slice(0, length)]
      if (isIban(printedText(whole))) return [{ words: whole, sound: true }]
    }
  return []
}
