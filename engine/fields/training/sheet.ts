// A page that is drawn word by word, with the answer beside it.

import type { Ruling } from '../../geometry/index.ts'
import { confidence, type Word } from '../../model/index.ts'
import type { ReadPage } from '../../stages.ts'

/** A drawn page and what is true of it. */
export interface Drawn {
  readonly page: ReadPage
  /** By field; dates as ISO, amounts as plain digits, text as printed. */
  readonly fields: Readonly<Record<string, string>>
  readonly items: readonly Readonly<Record<string, string>>[]
  /** Label and value of forms. */
  readonly pairs: readonly (readonly [label: string, value: string])[]
}

/** Where and how large a text is set. */
export interface Place {
  readonly left?: number
  /** The text ends here instead. */
  readonly right?: number
  readonly y: number
  readonly size?: number
  readonly bold?: boolean
}

export class Sheet {
  readonly #words: Word[] = []
  readonly #rulings: Ruling[] = []
  readonly #size: { readonly width: number; readonly height: number }
  readonly #family: string
  constructor(size: { readonly width: number; readonly height: number }, family: string) {
    this.#size = size
    this.#family = family
  }
  /** Sets a text and gives its right end. */
  set(text: string, { left = 0, right, y, size = 10, bold = false }: Place): number {
    if (text === '') return left
    const words = wordsOf(text, left, y, { family: this.#family, size, bold, italic: false })
    const end = words.at(-1)?.box.right ?? left
    const shift = right === undefined ? 0 : right - end
    this.#words.push(
      ...words.map((word) => ({ ...word, box: { ...word.box, left: word.box.left + shift, right: word.box.right + shift } })),
    )
    return end + shift
  }
  line(x: number, y: number, toX: number, toY: number): void {
    this.#rulings.push({ from: { x, y }, to: { x: toX, y: toY }, thickness: 0.7 })
  }
  /** The page as it stands; `misread` makes of each word what a recogniser would have read. */
  page(misread: ((word: Word) => Word) | null): ReadPage {
    return {
      number: 1,
      size: this.#size,
      readBy: misread === null ? 'text-layer' : 'ocr',
      words: misread === null ? this.#words : this.#words.map(misread),
      toImage: null,
      outcome: 'read',
      rulings: this.#rulings,
      fills: [],
      pictures: [],
      issues: [],
    }
  }
}

/** Widths of letters as shares of the size, about those of most printing types; all alike in Courier. */
const widthOf = (letter: string, family: string): number =>
  family === 'Courier' ? 0.6 : /[iljtf.,:;'|]/u.test(letter) ? 0.3 : /[mwMWQO]/u.test(letter) ? 0.8 : 0.5

function wordsOf(text: string, from: number, baseline: number, font: NonNullable<Word['font']>): readonly Word[] {
  let left = from
  return text.split(' ').map((own): Word => {
    const right = left + [...own].reduce((sum, letter) => sum + widthOf(letter, font.family), 0) * font.size
    const box = { left, right, top: baseline - 0.9 * font.size, bottom: baseline + 0.25 * font.size }
    left = right + (font.family === 'Courier' ? 0.6 : 0.25) * font.size
    return {
      page: 1,
      text: own,
      box,
      baseline,
      confidence: confidence(0.99),
      readBy: 'text-layer',
      font,
      turn: 0,
      raised: 'no',
      link: null,
    }
  })
}

const confused: Readonly<Record<string, string>> = {
  '0': 'O',
  O: '0',
  '1': 'l',
  l: '1',
  I: 'l',
  '5': 'S',
  S: '5',
  '8': 'B',
  B: '8',
  e: 'c',
  c: 'e',
  m: 'rn',
  ',': '.',
  '.': ',',
  u: 'v',
  i: 'í',
  g: 'q',
  '6': '8',
  '3': '8',
  '7': '1',
}

/**
 * Misreads about `share` of the words by one letter that looks alike. The reader's confidence is what it says it is: a word of 0.7 is wrong in
 * 0.3 of cases. Most words are read surely, some with doubt.
 */
export function misreading(next: () => number, share: number): (word: Word) => Word {
  const doubted = Math.max(0, (share - 0.01) / 0.355)
  return (word) => {
    const sure = next() < doubted ? 0.3 + 0.67 * next() : 0.98 + 0.02 * next()
    const places = [...word.text].flatMap((letter, at) => (confused[letter] === undefined ? [] : [at]))
    const at = places[Math.floor(next() * places.length)]
    const plain = { ...word, readBy: 'ocr' as const, confidence: confidence(sure) }
    if (at === undefined || next() < sure) return plain
    const letter = word.text[at] ?? ''
    const text = `${word.text.slice(0, at)}${confused[letter]}${word.text.slice(at + 1)}`
    return { ...plain, text, readings: [{ text: word.text, confidence: confidence(0.9 * (1 - sure)) }] }
  }
}
