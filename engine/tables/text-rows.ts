import { type Box, unionOfAll } from '../geometry/index.ts'
import { ideographic, inkShareOf, inOrderOfReading, type Line, middleOf, type Word } from '../model/index.ts'
import { pitchOf } from './pitch.ts'

/** Words that stand on one baseline across a stretch of the page, from left to right. */
export interface TextRow {
  readonly words: readonly Word[]
  readonly baseline: number
  readonly box: Box
}
/** Neighbouring words of a text row with only word spaces between them. */
export interface Chunk {
  readonly words: readonly Word[]
  readonly box: Box
}

/**
 * What counts as the size of recognised words where spaces are judged by it, as a share of the size that their letters tell. 61 tables in pictures,
 * adjacency F1 and TEDS: 0.892 and 0.914 at 0.9, 0.896 and 0.920 at 0.8 and at 0.75; 0.893 and 0.909 by the height of their boxes alone.
 */
const shareOfTold = 0.8

/** The size that the font of a word says; null for what recognisers measure on Latin letters, in bold and italics too. */
const statedSize = (word: Word): number | null =>
  word.font !== null && word.font.size > 0 && (word.readBy !== 'ocr' || ideographic.test(word.text)) ? word.font.size : null

/**
 * The size of a word's writing in points: its font's size, or when the reader knows no font, what its box tells: boxes of recognised words are as high
 * as their own letters, and "one" is half as high as "Quantity" in the same type.
 */
export function sizeOf(word: Word): number {
  const stated = statedSize(word)
  if (stated !== null) return stated
  const high = word.box.bottom - word.box.top
  const share = inkShareOf(word.text)
  return Math.max(1, share === 0 ? high : high / share)
}

/** The size by which the spaces beside a word are judged, in points. */
export const spacingSizeOf = (word: Word): number => statedSize(word) ?? (inkShareOf(word.text) > 0 ? shareOfTold : 1) * sizeOf(word)

/** true for a recognised word: of its type no more is known than whether it is bold or in italics, and its box ends where its own ink does. */
export const isOfUnknownType = ({ font }: Word): boolean => font === null || font.family === ''

/** Sizes that were measured on words set in one type differ by less than this factor. */
export const mostMeasured = 1.25

/** Whether two sizes are one: such as are told to so many points, measured ones to `mostMeasured`, for they differ by what letters reach above and below. */
export const areOneSize = (one: number, other: number, isMeasured: boolean, points: number): boolean =>
  isMeasured ? Math.max(one, other) < mostMeasured * Math.min(one, other) : Math.abs(one - other) <= points

/** Whether two words are set alike, in size and weight; of recognised ones the size is measured, and the weight of one word a guess. */
export function areSetAlike(one: Word, other: Word): boolean {
  const size = sizeOf(one)
  const isMeasured = isOfUnknownType(one) || isOfUnknownType(other)
  return areOneSize(size, sizeOf(other), isMeasured, 0.1 * size) && (isMeasured || other.font?.bold === one.font?.bold)
}

/** The size by which the spaces of a row's words are judged, in points: the usual one of those recognised in it, for each is a pixel or two off. */
function spacingSizes(row: readonly Word[]): (word: Word) => number {
  if (!row.some(isOfUnknownType)) return sizeOf
  const sizes = row.filter((word) => isOfUnknownType(word) && inkShareOf(word.text) > 0).map(spacingSizeOf)
  if (sizes.length === 0) return sizeOf
  const usual = median(sizes)
  return (word) => (isOfUnknownType(word) ? usual : sizeOf(word))
}

/** Baselines within this share of the writing's size are one row: cells of one row may be set a point or two apart. */
const sameBaseline = 0.4

/** A recognised letter or sign that is measured too small stands on the baseline of its row, to so many of the usual sizes: a tick may stand a little higher. */
const measuredBaseline = 0.25

/** Words as rows from top to bottom. Raised and small words join the row that they overlap, so that footnote marks make no rows of their own. */
export function textRowsOf(words: readonly Word[]): readonly TextRow[] {
  const [only] = words
  if (only && words.length === 1) return [{ words, baseline: only.baseline, box: only.box }]
  const rows: { words: Word[]; baseline: number; size: number }[] = []
  const marks: Word[] = []
  const sorted = [...words].sort((a, b) => a.baseline - b.baseline)
  const sizes = sorted.map(sizeOf)
  const usual = median(sizes)
  for (let i = 0; i < sorted.length; i++) {
    const [word, size] = [sorted[i] as Word, sizes[i] as number]
    if (word.raised !== 'no' || size < usual * 0.72) {
      marks.push(word)
      continue
    }
    const row = rows[rows.length - 1]
    if (row && word.baseline - row.baseline <= sameBaseline * Math.min(size, row.size)) row.words.push(word)
    else rows.push({ words: [word], baseline: word.baseline, size })
  }
  const own: { words: Word[]; baseline: number; size: number }[] = []
  for (const mark of marks) {
    const row =
      rowUnder(mark, rows) ??
      (isOfUnknownType(mark)
        ? rows.find(({ baseline }) => Math.abs(baseline - mark.baseline) <= measuredBaseline * Math.max(usual, sizeOf(mark)))
        : undefined) ??
      own.find((other) => Math.abs(other.baseline - mark.baseline) <= sameBaseline * sizeOf(mark))
    if (row) row.words.push(mark)
    else own.push({ words: [mark], baseline: mark.baseline, size: sizeOf(mark) })
  }
  return [...rows, ...own]
    .map((row) => ({ words: fromLeft(row.words), baseline: baselineOf(row), box: unionOfAll(row.words, boxOf) }))
    .sort((a, b) => a.baseline - b.baseline)
}

/** The baseline of a row. That of a recognised word is a pixel or two off, the middle one of a row is not. */
const baselineOf = ({ words, baseline }: { readonly words: readonly Word[]; readonly baseline: number }): number =>
  words.length > 2 && words.some(isOfUnknownType) ? median(words.map((word) => word.baseline)) : baseline

const boxOf = ({ box }: { readonly box: Box }): Box => box

/** Sorts the words of a row in place; most rows are in order as the file has them, and a look is cheaper than a sort. */
function fromLeft(words: Word[]): Word[] {
  for (let i = 1; i < words.length; i++)
    if ((words[i]?.box.left ?? 0) < (words[i - 1]?.box.left ?? 0)) return words.sort((a, b) => a.box.left - b.box.left)
  return words
}

const rowsOfLists = new WeakMap<readonly Word[], readonly TextRow[]>()
/** The text rows of a list of words that several searches ask about, worked out once a list. The list may not change afterwards. */
export function rowsOnce(words: readonly Word[]): readonly TextRow[] {
  const known = rowsOfLists.get(words)
  if (known !== undefined) return known
  const rows = textRowsOf(words)
  rowsOfLists.set(words, rows)
  return rows
}

/** The row whose writing the mark overlaps in height and which has a word close beside it. */
function rowUnder(mark: Word, rows: readonly { words: Word[]; baseline: number; size: number }[]) {
  let best: { words: Word[]; baseline: number; size: number } | undefined
  let least = Infinity
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.baseline ?? 0) < mark.box.top) low = middle + 1
    else high = middle
  }
  for (let i = Math.max(0, low - 1); i < rows.length && i < low + 4; i++) {
    const row = rows[i]
    if (!row) continue
    if (mark.box.bottom < row.baseline - row.size * 0.9 || mark.box.top > row.baseline + row.size * 0.35) continue
    for (const word of row.words) {
      const gap = Math.max(mark.box.left - word.box.right, word.box.left - mark.box.right, 0)
      const distance = gap + Math.abs(mark.baseline - row.baseline)
      if (gap < row.size * 1.5 && distance < least) {
        least = distance
        best = row
      }
    }
  }
  return best
}

/** How many lines the sides have, the one with fewer, and how many of the left ones stand within so many points of the height of a right one. */
export function levelLines(
  left: readonly Word[],
  right: readonly Word[],
  within: number,
): { readonly fewer: number; readonly shared: number } {
  const [heights, beside] = [left, right].map((side) => textRowsOf(side).map(({ baseline }) => baseline)) as [number[], number[]]
  return {
    fewer: Math.min(heights.length, beside.length),
    shared: heights.filter((height) => beside.some((at) => Math.abs(at - height) <= within)).length,
  }
}

/** Gaps up to this many sizes are spaces between words: 0.25 to 0.33 normally, more in justified lines. */
export const wordSpace = 0.62
/** Gaps up to this many sizes are spaces between the words of one text where lines are drawn around every cell. */
export const spaceInCell = 1.2
/** Typewriter faces space words by a whole character of 0.6 sizes; narrow letters leave up to another 0.4 beside them. */
const typewriterLetter = 0.6
const typewriterSpace = 1.05
/** The same behind a letter that fills its place: what letters leave beside them is all that varies. The title of a column of a form stands 1.03 behind the one before. */
const typedSpace = 0.9
const endsNarrow = /[1Iijl.,:;'!|()–-]$/
const typewriterFaces = /courier|mono|typewriter|consol|cmtt|fixed|lettergothic|ocr-?[ab]/i

/** Families of fonts that were asked about, of which a process meets few: whether each is a typewriter face. */
const typewriterFamilies = new Map<string, boolean>()
const mostFamilies = 1000

/** true for writing in a typewriter face, whose letters are all of one width. */
export function isTypewritten({ font }: Word): boolean {
  if (font === null) return false
  const known = typewriterFamilies.get(font.family)
  if (known !== undefined) return known
  const is = typewriterFaces.test(font.family)
  if (typewriterFamilies.size >= mostFamilies) typewriterFamilies.clear()
  typewriterFamilies.set(font.family, is)
  return is
}

/** The same for one in `faces`, those that the words of a page show to be typewriter faces whatever they are called. */
export const isTypewrittenIn = (word: Word, faces: ReadonlySet<string>): boolean =>
  isTypewritten(word) || (word.font !== null && faces.has(word.font.family))

/** Typesetters widen the space behind a full stop by a third, behind that of an abbreviation too. */
const sentenceSpace = 0.75
const endsSentence = (text: string): boolean => {
  const last = text.charCodeAt(text.length - 1)
  return (last === 0x2e || last === 0x3f || last === 0x21) && /\p{L}.$/u.test(text)
}

/** The widest gap after `word`, of writing of that size, that still is a space between words, in points. */
export const spaceAfter = (word: Word, space: number = wordSpace, size: number = spacingSizeOf(word)): number => {
  const pitch = pitchOf(word)
  if (pitch !== undefined)
    return Math.max(size * space, (pitch / typewriterLetter) * (endsNarrow.test(word.text) ? typewriterSpace : typedSpace))
  if (isTypewritten(word)) return size * Math.max(space, typewriterSpace)
  return size * (endsSentence(word.text) ? Math.max(space, sentenceSpace) : space)
}

/** A currency sign may be set at the left of its column, this many sizes before its amount. */
const farthestSign = 8
/** true for a lone currency sign before an amount, and for a percent sign after a figure, which ledgers set apart. */
const isSignOf = (word: Word, next: Word): boolean => {
  const gap = next.box.left - word.box.right
  if (/^\(?[$€£¥₹]$/u.test(word.text)) return /^[(\-–−]?[\d—–-]/u.test(next.text) && gap <= farthestSign * spacingSizeOf(word)
  return /^[%)]$/.test(next.text) && /\d$/.test(word.text) && gap <= 2 * spacingSizeOf(word)
}

/** true for a currency sign that stands behind the figure before it, nearer than to the next one: "69,07 €     39.565,76". */
const isSignBehind = (figure: Word | undefined, sign: Word, next: Word): boolean =>
  figure !== undefined &&
  /^[$€£¥₹]$/u.test(sign.text) &&
  /\d[-\u2013\u2212)]?$/u.test(figure.text) &&
  sign.box.left - figure.box.right < Math.min(wordSpace * spacingSizeOf(sign), next.box.left - sign.box.right)

/** The space between groups of digits, or beside a currency, is this many times narrower than that between two figures. */
const clearlyWider = 1.6
/** Figures nearer than this many sizes are groups of one. */
const leastApart = 0.42
const endsFigure = /(?:[\d%€£$)]|^[A-Z]{3})$/u
const beginsFigure = /^(?:[(+\-−–]?[€£$₹]?\d|[€£$₹%]|[A-Z]{3}$)/u

/** true for two figures of which one has a narrower space within: "895   8 921,83", "02.09.18   CHF 233". Columns of figures are set closer than others. */
function areTwoFigures(first: Word | undefined, before: Word, word: Word, next: Word | undefined): boolean {
  const gap = word.box.left - before.box.right
  if (gap < leastApart * spacingSizeOf(word)) return false
  if (!/\d[%€£$)]?$/u.test(before.text) || !beginsFigure.test(word.text) || isTypewritten(word) || pitchOf(word) !== undefined) return false
  const within: number[] = []
  if (first && endsFigure.test(first.text)) within.push(before.box.left - first.box.right)
  if (next && /^(?:\d|[€£$%])/u.test(next.text)) within.push(next.box.left - word.box.right)
  return within.some((space) => space > 0 && gap >= clearlyWider * space)
}

/** The row's words in chunks: broken wherever a gap is wider than `space` sizes of the writing. */
export function chunksOf(row: readonly Word[], space: number = wordSpace): readonly Chunk[] {
  const [first] = row
  if (first === undefined) return []
  if (row.length === 1) return [{ words: row, box: first.box }]
  const sizeFor = spacingSizes(row)
  const chunks: Chunk[] = []
  let from = 0
  let widest = first
  let size = sizeFor(first)
  for (let i = 1; i < row.length; i++) {
    const word = row[i] as Word
    const before = row[i - 1] as Word
    const second = i - 2 >= from ? row[i - 2] : undefined
    const gap = word.box.left - widest.box.right
    // No word has less room behind it than `space`; to ask what widens it takes longer.
    const isNear = (gap <= space * size || gap <= spaceAfter(widest, space, size)) && !areTwoFigures(second, before, word, row[i + 1])
    if (!isNear && !(isSignOf(before, word) && !isSignBehind(second, before, word))) {
      chunks.push(chunkOf(row, from, i))
      from = i
    }
    if (word.box.right > widest.box.right) {
      widest = word
      size = sizeFor(word)
    }
  }
  chunks.push(chunkOf(row, from, row.length))
  return chunks
}

/** The words of a row from one index up to but not including another. */
function chunkOf(row: readonly Word[], from: number, to: number): Chunk {
  const words = from === 0 && to === row.length ? row : row.slice(from, to)
  return { words, box: to - from === 1 ? (row[from] as Word).box : unionOfAll(words, boxOf) }
}

/** Words as the lines of a cell or caption, from top to bottom. */
export function linesOf(words: readonly Word[]): readonly Line[] {
  return textRowsOf(words).map(({ words: parts, box }) => ({ words: inOrderOfReading(parts), box }))
}

/** The middle value, the lower of two; 0 for none. */
export function median(values: readonly number[]): number {
  return values.length === 0 ? 0 : middleOf(values, (values.length - 1) >> 1)
}

/** true when every word is set in bold. */
export const isBold = (words: readonly Word[]): boolean => words.every((word) => word.font?.bold === true)
