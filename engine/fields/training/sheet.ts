// A page that is drawn word by word, with the answer beside it.

import { type Ruling, unionOf } from '../../geometry/index.ts'
import { type Block, type Cell, confidence, type Line, type Table, type Word } from '../../model/index.ts'
import type { ReadPage } from '../../stages.ts'

/** A drawn page and what is true of it. */
export interface Drawn {
  readonly page: ReadPage
  /** By field; dates as ISO, amounts as plain digits, text as printed. */
  readonly fields: Readonly<Record<string, string>>
  readonly items: readonly Readonly<Record<string, string>>[]
  /** Other lists by their names; left out: none. */
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
  /** Paragraphs and tables of the page, where the reader of the kind looks at them. */
  readonly blocks?: readonly Block[]
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

/** Places of words that were set one after the other: from the first to before the last. */
type Run = readonly [from: number, to: number]

export class Sheet {
  readonly #words: Word[] = []
  readonly #rulings: Ruling[] = []
  /** Lines of paragraphs, and cells of tables row by row, each as the places of its words. */
  readonly #parts: ({ readonly lines: Run[] } | { readonly titles: readonly string[]; readonly cells: Run[][] })[] = []
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
  /** Sets a text in lines no wider than `width` and gives the baseline of the next paragraph. */
  paragraph(text: string, { left = 50, y, size = 10, bold = false }: Place, width = 495): number {
    const lines: Run[] = []
    let [own, at] = ['', y]
    const flush = (): void => {
      const from = this.#words.length
      this.set(own, { left, y: at, size, bold })
      lines.push([from, this.#words.length])
      at += 1.25 * size
    }
    for (const word of text.split(' ')) {
      const longer = own === '' ? word : `${own} ${word}`
      const wide = [...longer].reduce((sum, letter) => sum + (letter === ' ' ? 0.25 : widthOf(letter, this.#family)), 0) * size
      if (own !== '' && wide > width) {
        flush()
        own = word
      } else own = longer
    }
    flush()
    this.#parts.push({ lines })
    return at + 0.5 * size
  }
  /** Sets a table, its titles in the first row, and gives the baseline below it; `columns` say where each begins or, on the right, ends. */
  table(titles: readonly string[], rows: readonly (readonly string[])[], columns: readonly Place[], size: number): number {
    let y = columns[0]?.y ?? 0
    const cells = [titles, ...rows].map((row, at) => {
      const own = columns.map((place, column): Run => {
        const from = this.#words.length
        this.set(row[column] ?? '', { ...place, y, size, bold: at === 0 })
        return [from, this.#words.length]
      })
      y += 1.5 * size
      return own
    })
    this.#parts.push({ titles, cells })
    return y
  }
  /** The paragraphs and tables with the words of the page that was made of them. */
  blocks({ words }: Pick<ReadPage, 'words'>): readonly Block[] {
    const lineOf = ([from, to]: Run): Line => ({ words: words.slice(from, to), box: unionOf(words.slice(from, to).map(({ box }) => box)) })
    return this.#parts.map((part): Block => {
      if ('cells' in part)
        return tableOf(
          part.titles,
          part.cells.map((row) => row.map((run) => (run[0] === run[1] ? null : lineOf(run)))),
        )
      const lines = part.lines.map(lineOf)
      const places = [{ page: 1, box: unionOf(lines.map(({ box }) => box)) }]
      return { kind: 'paragraph', role: 'body', lines, places, confidence: confidence(0.9) }
    })
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

function tableOf(titles: readonly string[], rows: readonly (readonly (Line | null)[])[]): Table {
  const box = unionOf(rows.flat().flatMap((line) => line?.box ?? []))
  const cells = rows.flatMap((row, at) =>
    row.map((line, column): Cell => {
      const text = line?.words.map((word) => word.text).join(' ') ?? ''
      return {
        row: at,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines: line === null ? [] : [line],
        value: line === null ? null : { kind: 'text', text },
        place: { page: 1, box: line?.box ?? box },
        confidence: confidence(0.9),
      }
    }),
  )
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: titles.map((title) => ({ title, kind: 'text' })),
    rowCount: rows.length,
    headerRows: 1,
    cells,
    foundBy: 'alignment',
    repeated: [],
    places: [{ page: 1, box }],
    confidence: confidence(0.9),
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
