// What the parts of a paper are made with: its manner, its chances, and words strung together.

import type { Dice } from '../golden/dice.ts'
import { escaped } from './page.ts'
import type { PaperPart } from './paper.ts'
import { type PaperWording, paperWordings } from './paper-wording.ts'

export interface PaperManner {
  readonly kind: string
  readonly columns: number
  readonly language: string
  /** Of the text, points. */
  readonly size: number
  /** Pages are made up one by one, with notes at their feet. */
  readonly footed: boolean
}
/** What all parts are drawn from, and where they go. */
export interface Making {
  readonly dice: Dice
  readonly manner: PaperManner
  readonly wording: PaperWording
  readonly parts: PaperPart[]
  readonly hidden: string[]
  /** Notes that stand at the foot of the page being made. */
  readonly notes: string[]
  counts: { note: number; figure: number; table: number; formula: number }
  /** Headings that can be linked to. */
  readonly places: { readonly id: string; readonly text: string }[]
}
export interface Piece {
  readonly text: string
  readonly markup: string
}

/** A word or words without the bars, and as markup where it may be hyphenated. */
export const piece = (words: readonly string[], apart = ' '): Piece => ({
  text: words.map((word) => word.replaceAll('|', '')).join(apart),
  markup: words.map((word) => escaped(word).replaceAll('|', '&shy;')).join(apart),
})
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A sentence of that many words; with a capital and its stop where the writing has them. */
export function sentenceOf(dice: Dice, wording: PaperWording, least: number, most: number): Piece {
  const words = Array.from({ length: dice.between(least, most) }, () => dice.one(wording.words))
  if (wording.unspaced !== undefined) {
    const { text, markup } = piece(words, '')
    return { text: text + wording.unspaced, markup: markup + wording.unspaced }
  }
  const last = words.length - 1
  const set = words.map((word, at) => `${at === 0 ? capital(word) : word}${at === last ? '.' : at > 2 && dice.chance(0.08) ? ',' : ''}`)
  return piece(set)
}

/** Words for a title: no stop. */
export function titleOf({ dice, wording }: Making, least: number, most: number): string {
  const words = Array.from({ length: dice.between(least, most) }, () => dice.one(wording.words).replaceAll('|', ''))
  return capital(words.join(' '))
}

export function running(making: Making, least: number, most: number): Piece {
  const sentences = Array.from({ length: making.dice.between(least, most) }, () => sentenceOf(making.dice, making.wording, 6, 18))
  return { text: sentences.map(({ text }) => text).join(' '), markup: sentences.map(({ markup }) => markup).join(' ') }
}

export const wordingOf = (language: string): PaperWording => paperWordings[language] ?? (paperWordings.en as PaperWording)
