// What stands beside or under a label and is the form's own print: options of which none is marked, the heading of the next part, another label,
// whatever follows on a line or dots that were left empty.

import { height, overlapY } from '../../geometry/index.ts'
import { type Block, bodySize, sizeOf, type Word } from '../../model/index.ts'
import { labelLikeness, surroundingsOf } from '../form/label-likeness.ts'
import { headingsOfParts, inColumnsOfLabels } from '../form/own-prints.ts'
import { piecesOf } from '../form/pieces.ts'
import { wallsOf } from '../form/walls.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'

/** Signs of boxes that nothing is marked in. */
const emptyBox = /[☐□○◯]|\[\s*\]|\(\s+\)|\(\)/u
/** Words of a label before its colon. */
const longestLabel = 6
/** Headings are bold and larger than most of the page's writing, by this factor; answers are one or neither. */
const largerBy = 1.05

/** In sizes of its writing: a heading stands as far below the part before it, which has an empty place at its end. */
const headingSpace = 1

export interface OwnPrint {
  /** Words of labels that have answers of their own. */
  readonly labels: ReadonlySet<Word>
  /** First words of all that looks like a label, answered or not. */
  readonly nextLabels: ReadonlySet<Word>
  readonly headings: ReadonlySet<Word>
  /** First words of the headings of the form's parts, and of pieces in columns of labels. */
  readonly parts: ReadonlySet<Word>
  readonly columns: ReadonlySet<Word>
  /** Words of labels with a line or dots to write on behind them, where nothing is written. */
  readonly empty: ReadonlySet<Word>
}

/** What the pages print themselves; `pairs` are all their labels and values. */
export const ownPrintOf = (pages: readonly PageText[], blocks: readonly Block[], pairs: readonly FoundValue[]): OwnPrint => ({
  labels: new Set(pairs.flatMap(({ label }) => label)),
  nextLabels: new Set(pages.flatMap(labelsOn)),
  headings: new Set([...pages.flatMap(titlesOn), ...blocks.flatMap((block) => (block.kind === 'heading' ? wordsOf(block.lines) : []))]),
  parts: new Set(pages.flatMap((text) => [...headingsOfParts(piecesOf(text, wallsOf(text.page.rulings)))])),
  columns: new Set(pages.flatMap(columnsOn)),
  empty: new Set(pages.flatMap(emptyOn)),
})

const wordsOf = (lines: readonly { readonly words: readonly Word[] }[]): readonly Word[] => lines.flatMap(({ words }) => words)

/** True for words that nobody wrote as the answer to that label. */
export function isOwnPrint(
  { value, words, label }: FoundValue,
  { labels, nextLabels, headings, parts, columns, empty }: OwnPrint,
): boolean {
  const [first] = words
  const last = label.at(-1)
  if (first === undefined || last === undefined) return false
  const text = words.map((word) => word.text).join(' ')
  if (parts.has(first)) return true
  if (value.kind === 'text' && (emptyBox.test(text) || !/[\p{L}\p{N}]/u.test(text))) return true
  // What stands behind a label on its row answers it, however it is set.
  if (label.some(({ box }) => overlapY(box, first.box) > 0.3 * Math.min(height(box), height(first.box)))) return false
  if (empty.has(last)) return true
  if (value.kind !== 'text') return false
  if (labels.has(first) || ((nextLabels.has(first) || columns.has(first)) && isSetAlike(first, last))) return true
  if (words.slice(0, longestLabel).some(({ text }) => /\p{L}[:：]$/u.test(text))) return true
  // An answer set as a heading stands right under its label.
  const isApart = first.box.top - last.box.bottom > headingSpace * sizeOf(first)
  return isApart && words.every((word) => headings.has(word)) && !label.some((word) => headings.has(word))
}

/** Log odds of a piece to be a label. */
const leastLabel = 1.2

function labelsOn(text: PageText): readonly Word[] {
  const pieces = piecesOf(text, wallsOf(text.page.rulings))
  const surroundings = surroundingsOf(pieces, text.page.words)
  return pieces.flatMap((piece) => (labelLikeness(piece, surroundings) > leastLabel ? piece.words.slice(0, 1) : []))
}

function columnsOn(text: PageText): readonly Word[] {
  const pieces = piecesOf(text, wallsOf(text.page.rulings))
  const surroundings = surroundingsOf(pieces, text.page.words)
  return [...inColumnsOfLabels(pieces, (piece) => labelLikeness(piece, surroundings))]
}

/** In one face, size and weight. */
const isSetAlike = ({ font: a }: Word, { font: b }: Word): boolean =>
  a === b ||
  (a !== null && b !== null && a.family === b.family && Math.abs(a.size - b.size) < 0.3 && a.bold === b.bold && a.colour === b.colour)

/** Words of rows that are bold and larger than the page's writing. */
function titlesOn({ rows, page }: PageText): readonly Word[] {
  const body = bodySize(page.words)
  const isTitle = (word: Word): boolean => word.font?.bold === true && sizeOf(word) > largerBy * body
  return rows.flatMap((row) => {
    const words = wordsOf(row)
    return words.every(isTitle) ? words : []
  })
}

/** The words of pieces with an empty line behind them, and those before dots with nothing written among them. */
function emptyOn(text: PageText): readonly Word[] {
  const lined = piecesOf(text, wallsOf(text.page.rulings)).filter(({ line }) => line === 'empty')
  const dotted = text.rows.flatMap((row) => {
    const words = wordsOf(row)
    return words.filter((_, at) => {
      const next = words.slice(at + 1)
      return isFiller(next[0]) && !next.some((word) => !isFiller(word))
    })
  })
  return [...wordsOf(lined), ...dotted]
}
const isFiller = (word: Word | undefined): boolean => word !== undefined && /^(?:\.{4,}|_{3,}|…+)$/u.test(word.text)
