// The size and face of recognised writing. A recogniser tells boxes around ink, and "one" is half as high as "Only" in the same size; a file that
// took each word's height for its size would look like a ransom note.

import { height, width } from '../geometry/index.ts'
import { type Block, inkShareOf, type Line, median, type ParsedDocument, type Word } from '../model/index.ts'
import { withWords } from './exchanged-words.ts'
import { type Fitting, fittingFace } from './recognised-faces.ts'
import type { WidthOf } from './standard-widths.ts'

/** Whether a recogniser could tell no more of the type than its weight. */
const isOfUnknownType = ({ font }: Word): boolean => font === null || font.family === ''

/**
 * The document with a size and a face for all words whose reader could not tell: one size a block, a table or a changed line, and the face that
 * the widths of a block's words fit, or those of most others where they are too few. Where no block tells, the face stays unknown.
 */
export function withSizes(document: ParsedDocument, widthOf: WidthOf): ParsedDocument {
  if (!document.pages.some(({ words }) => words.some(isOfUnknownType))) return document
  const sizes = new Map<Word, number>()
  const groups = document.blocks.flatMap(groupsOf)
  const faces = facesOf(groups, widthOf)
  for (const group of groups) setSizes(group, faces, sizes)
  const common = usual(sizes)
  return withWords(document, (word) => {
    if (!isOfUnknownType(word)) return word
    const own = sizes.get(word) ?? estimate(word)
    // Boxes are a pixel or two off; what is nearly the usual size is the usual size.
    const size = Math.abs(own - common) < 0.22 * common ? common : own
    const fitted = faces.of.get(word)?.family
    const family = fitted === undefined || faces.rare.has(fitted) ? faces.usual : fitted
    return { ...word, font: { family, size, bold: word.font?.bold ?? false, italic: word.font?.italic ?? false } }
  })
}

const groupsOf = (block: Block): readonly (readonly Line[])[] => {
  if (block.kind === 'table') return [block.cells.flatMap(({ lines }) => lines), block.caption, block.repeated]
  return block.kind === 'picture' ? [block.caption] : [block.lines]
}

/** What the widths of words tell of the type. */
interface Faces {
  readonly of: ReadonlyMap<Word, Fitting>
  /** The face that most letters fit; empty where none was told. */
  readonly usual: string
  /** Faces that so few letters fit that they are the usual one by another measure. */
  readonly rare: ReadonlySet<string>
  /** How many times as large the type is by its widths as by its heights, in the middle. */
  readonly correction: number
}

/** Ink spreads, and faces differ in how high their letters are: sizes by height are off by up to so much, as a share. More is another kind of face. */
const mostCorrection = 0.2

/** Share of the letters of all blocks with a face that one of a document has: a face that is none of the common ones fits one in some blocks and another in others. */
const leastOfFace = 0.15

function facesOf(groups: readonly (readonly Line[])[], widthOf: WidthOf): Faces {
  const of = new Map<Word, Fitting>()
  const letters = new Map<string, number>()
  const corrections: number[] = []
  for (const lines of groups) {
    const words = lines.flatMap((line) => line.words).filter(isOfUnknownType)
    const fitting = fittingFace(words, widthOf)
    if (fitting === null) continue
    const byHeight = median(words.flatMap(weighted), fitting.size)
    if (Math.abs(fitting.size / byHeight - 1) > mostCorrection) continue
    corrections.push(fitting.size / byHeight)
    letters.set(fitting.family, (letters.get(fitting.family) ?? 0) + words.reduce((sum, { text }) => sum + text.length, 0))
    for (const word of words) of.set(word, fitting)
  }
  const [most] = [...letters].sort((a, b) => b[1] - a[1])
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0)
  const rare = new Set([...letters].flatMap(([family, count]) => (count < leastOfFace * all ? [family] : [])))
  return { of, usual: most?.[0] ?? '', rare, correction: median(corrections, 1) }
}

/** One size for all lines, but for those that are clearly set in another. */
function setSizes(lines: readonly Line[], faces: Faces, sizes: Map<Word, number>): void {
  const byHeight = median(
    lines.flatMap(({ words }) => words.flatMap(weighted)),
    10,
  )
  const [first] = lines.flatMap(({ words }) => words)
  const fitted = first === undefined ? undefined : faces.of.get(first)?.size
  const all = fitted ?? byHeight * faces.correction
  for (const { words } of lines) {
    const own = median(words.flatMap(weighted), byHeight)
    const size = isClearlyOther(words, own, byHeight) ? own * faces.correction : all
    for (const word of words) sizes.set(word, Math.max(4, Math.round(size * 2) / 2))
  }
}

/**
 * Whether a line is set in another size than those around it: by nearly half, and as all of its words say. Boxes that hold a piece of a rule or of
 * the line below are too high, each in its own way.
 */
function isClearlyOther(words: readonly Word[], own: number, all: number): boolean {
  const estimates = words.map(estimate)
  return words.length >= 2 && Math.abs(own - all) > 0.4 * all && Math.max(...estimates) - Math.min(...estimates) < 0.25 * own
}

/** A word's estimate, as often as it has letters: long words are measured best. */
const weighted = (word: Word): readonly number[] => new Array<number>(Math.min(12, word.text.length)).fill(estimate(word))

/** The size of the writing by the height of its ink. Dots and dashes alone tell nothing: they are taken for a third of a size. */
function estimate({ text, box, turn }: Word): number {
  const share = inkShareOf(text)
  return Math.max(3, (turn % 180 === 0 ? height(box) : width(box)) / (share === 0 ? 0.33 : share))
}

function usual(sizes: ReadonlyMap<Word, number>): number {
  const letters = new Map<number, number>()
  for (const [{ text }, size] of sizes) letters.set(size, (letters.get(size) ?? 0) + text.length)
  const [most] = [...letters].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? 10
}
