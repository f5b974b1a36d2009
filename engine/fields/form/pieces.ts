// A form's writing as pieces: labels and values that stand close together on a row are parted where a colon, a question mark or the rule
// to write on says that one ends and the next begins.

import { type Box, height, unionOf } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import { stroke } from '../reading/combs.ts'
import { isCommonLabel } from '../reading/label-words.ts'
import { type PageText, type Segment, segmentOf } from '../reading/page-text.ts'
import { boxSizeAmong, boxSizeOf } from './box-size.ts'
import { isCross, isEmptyBox } from './tick-marks.ts'
import { valueLike } from './value-likeness.ts'
import { type Cell, cellAround, partedAcross, underlineOf, type Wall, type Walls } from './walls.ts'

export interface Piece {
  readonly segment: Segment
  /** Position among the pieces of the page, row by row from left to right. */
  readonly order: number
  /** Position of its first word in the segment. */
  readonly from: number
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  readonly size: number
  readonly row: number
  /** A colon or question mark ends it: what follows is its answer. */
  readonly closed: boolean
  /** The rule it is written on. */
  readonly underline: Wall | null
  readonly cell: Cell
  /** The rule to write on that begins right behind it, and whether something is written there. */
  readonly line: 'empty' | 'written' | null
  readonly ahead: Wall | null
}

/** Words of a label before a colon: more is a sentence that happens to end in one. */
const longestLabel = 12

/** The pieces of a page, row by row from left to right; `cutsIn` gives places where a segment is parted besides. */
export function piecesOf(text: PageText, walls: Walls, cutsIn: (words: readonly Word[]) => readonly number[] = () => []): readonly Piece[] {
  const pieces: Unlined[] = []
  const segments = joinedSegments(text, walls)
  const columns = columnsOf(segments)
  for (const segment of segments) {
    const found = [
      ...colonCuts(segment),
      ...ruleCuts(segment, walls),
      ...typedCuts(segment),
      ...crossCuts(segment),
      ...dotCuts(segment),
      ...mailCuts(segment),
      ...(segments.some((other) => endsBefore(other, segment)) ? columnCuts(segment, columns) : []),
      ...cutsIn(segment.words),
    ]
    // A colon that stands alone ends what is before it.
    const cuts = [...new Set([0, ...found.filter((at) => !/^[:：]$/u.test(segment.words[at]?.text ?? ''))])].sort((a, b) => a - b)
    cuts.forEach((from, index) => {
      const words = segment.words.slice(from, cuts[index + 1] ?? segment.words.length)
      if (words.length === 0 || words.every(isDots)) return
      const isDotted = isDots(segment.words[from + words.length]) && leadsToAnswer(segment.words.slice(from + words.length))
      const box = unionOf(words.map((word) => word.box))
      pieces.push({
        segment,
        order: pieces.length,
        from,
        words,
        text: words.map(({ text }) => text).join(' '),
        box,
        size: boxSizeAmong(segment.words),
        row: segment.row,
        closed: (isDotted || closes(words.at(-1)?.text ?? '')) && words.some(({ text }) => /\p{L}/u.test(text)),
        underline: underlineOf(walls, box),
        cell: cellAround(walls, box),
      })
    })
  }
  return pieces.map((piece) => ({ ...piece, ...lineBehind(piece, pieces, walls) }))
}

/** In sizes of the writing: how far behind a label its line begins, and how long it is at least. */
const farthestLine = 3.5
const shortestToWriteOn = 5

type Unlined = Omit<Piece, 'line' | 'ahead'>

function lineBehind({ box, size }: Unlined, pieces: readonly Unlined[], { level }: Walls): Pick<Piece, 'line' | 'ahead'> {
  const line = level.find(
    ({ at, start, end }) =>
      at > box.bottom - 0.45 * height(box) &&
      at < box.bottom + 0.55 * height(box) &&
      start > Math.min(box.right - size, (box.left + box.right) / 2) &&
      start < box.right + farthestLine * size &&
      end - Math.max(start, box.right - size) > shortestToWriteOn * size,
  )
  if (line === undefined) return { line: null, ahead: null }
  const written = pieces.some(({ box: other }) => other.left > box.right - 1 && standsOn(line, other))
  return { line: written ? 'written' : 'empty', ahead: line }
}

/** Written on the rule, or a little above it as typewriters do. */
const standsOn = (line: Wall, box: Box): boolean =>
  box.left < line.end && box.bottom > line.at - 1.2 * height(box) && box.bottom < line.at + 0.6 * height(box)

/** The value is written on the line that begins behind the label. */
export const onLineOf = ({ ahead, box }: Piece, { box: value }: Piece): boolean =>
  ahead !== null && value.left > box.right - 1 && standsOn(ahead, value)

/**
 * The page's segments with those made one that stand no further apart than its words do: a typewriter's spaces are as wide as its letters,
 * and boxes around words without tall letters let the writing seem smaller than it is.
 */
function joinedSegments({ rows, page }: PageText, walls: Walls): readonly Segment[] {
  const gaps = rows
    .flatMap((row) => row.flatMap(({ words }) => words.slice(1).map((word, at) => word.box.left - (words[at]?.box.right ?? 0))))
    .sort((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0
  return rows.flatMap((row) => {
    const joined: Segment[] = []
    for (const segment of row) {
      const before = joined.at(-1)
      if (
        before !== undefined &&
        !before.text.endsWith(':') &&
        isSpace(before, segment, usual) &&
        !partedAcross(walls, before.box, segment.box)
      )
        joined[joined.length - 1] = segmentOf([...before.words, ...segment.words], segment.row, page.number)
      else joined.push(segment)
    }
    return joined
  })
}

/** Spaces between words vary by less than this much; the next wider gap of forms is twice as wide. */
const widestSpace = 1.7
/** Share of a letter's width that a typewriter's space is wider than its letters, with the white at both sides of it. */
const widestTyped = 1.5

const isSpace = (left: Segment, right: Segment, usual: number): boolean => {
  const gap = right.box.left - left.box.right
  const size = Math.max(...[...left.words, ...right.words].map(boxSizeOf))
  const pitch = Math.min(pitchOf(left.words.at(-1)), pitchOf(right.words[0]))
  return gap <= Math.min(widestSpace * usual, 1.6 * size) || gap <= 0.9 * size || gap <= Math.min(widestTyped * pitch, 1.6 * size)
}

/** Width of a letter of the word, in points; of a single letter, that says little, twice its own. */
const pitchOf = (word: Word | undefined): number =>
  word === undefined ? 0 : ((word.box.right - word.box.left) / Math.max(1, [...word.text].length)) * ([...word.text].length === 1 ? 2 : 1)

/** Where the next sentence begins between two colons: "Serves: 4. Preparation: 15 minutes."; null where none ends there. */
function sentenceEnd(words: readonly Word[], from: number, to: number): number | null {
  const last = words.slice(from, to).findLastIndex(({ text }) => /(?:\p{Ll}{3}|\d)\.$/u.test(text))
  return last < 0 || !/^\p{Lu}/u.test(words[from + last + 1]?.text ?? '') ? null : from + last + 1
}

/** "Name:", "paid?" and "No.:_" end a label; the colon of a time or of an address of the web does not end a word. */
const closes = (text: string): boolean => /[:：?？][._\s-]*$/u.test(text) && !/^\d+[:：]$/u.test(text)

/** Where the words behind a colon begin, and between two colons the label of the second: at the widest space. */
function colonCuts({ words }: Segment): readonly number[] {
  const cuts: number[] = []
  let after = 0
  words.forEach(({ text }, index) => {
    const opened = words
      .slice(after, index + 1)
      .map((word) => word.text)
      .join('')
    // "(4 copies each: director)": the colon is inside a hint.
    if (!closes(text) || (opened.match(/\(/gu) ?? []).length > (opened.match(/\)/gu) ?? []).length) return
    if (after > 0) {
      const begins = sentenceEnd(words, after, index) ?? mailEnd(words, after, index) ?? widestGap(words, after, index)
      if (begins > after || index - after < longestLabel) cuts.push(begins)
    }
    if (index + 1 < words.length) cuts.push(index + 1)
    after = index + 1
  })
  return cuts
}

/** The word before `colon` that the widest space stands in front of, from `from` on; the last one where the spaces are alike. */
function widestGap(words: readonly Word[], from: number, colon: number): number {
  let best = from
  let widest = -1
  for (let at = from; at <= colon; at++) {
    const gap = (words[at]?.box.left ?? 0) - (words[at - 1]?.box.right ?? 0)
    if (gap >= widest) {
      widest = gap
      best = at
    }
  }
  return best
}

/** In sizes of the writing: a shorter rule underlines a word. */
const shortestLine = 5

/** Where a rule to write on begins behind a label, or ends before the next one. An underlined word among others parts nothing. */
function ruleCuts({ words, box, size }: Segment, { level }: Walls): readonly number[] {
  const under = level.filter(({ at }) => at > box.bottom - 0.45 * height(box) && at < box.bottom + 0.5 * height(box))
  const underlined = (word: Word | undefined): boolean =>
    word !== undefined &&
    under.some(({ start, end }) => Math.min(end, word.box.right) - Math.max(start, word.box.left) > 0.5 * (word.box.right - word.box.left))
  const gapBefore = (at: number): number => (words[at]?.box.left ?? 0) - (words[at - 1]?.box.right ?? 0)
  // Behind the stroke of a day its year goes on, on a line of its own.
  const begins = (at: number): boolean =>
    at > 0 && underlined(words[at]) && !underlined(words[at - 1]) && !stroke.test(words[at - 1]?.text ?? '')
  // Where a line ends, its answer may run over: only a wide space says that something else begins.
  const ends = (at: number): boolean =>
    at > 0 && !underlined(words[at]) && underlined(words[at - 1]) && (gapBefore(at) > 0.9 * size || otherPrint(words[at - 1], words[at]))
  return under
    .filter(({ start, end }) => end - start > shortestLine * size)
    .flatMap(({ start, end }) => [
      ...[words.findIndex((word) => word.box.left + 0.3 * size > start)].filter((at) => begins(at) && !endsLabel(words, at, size)),
      ...[words.findIndex((word) => word.box.left + 0.3 * size > end)].filter(ends),
    ])
}

/** What stands behind `at` without a wide space is the rest of a label that a colon ends: its line reaches back under its last words. */
function endsLabel(words: readonly Word[], at: number, size: number): boolean {
  const colon = words.findIndex(({ text }, index) => index >= at && closes(text))
  if (colon < 0 || colon - at >= mostUnderlined) return false
  const gaps = words.slice(at, colon + 1).map((word, index) => word.box.left - (words[at + index - 1]?.box.right ?? 0))
  return gaps.every((gap) => gap < 0.9 * size) && !words.slice(0, at).some(({ text }) => closes(text))
}
const mostUnderlined = 3

/** Of clearly another height: a label's small capitals behind typed writing. */
const otherPrint = (a: Word | undefined, b: Word | undefined): boolean =>
  a !== undefined && b !== undefined && Math.max(height(a.box), height(b.box)) > 1.35 * Math.min(height(a.box), height(b.box))

/** Behind an address of mail between two colons the next label begins; null without one. */
function mailEnd(words: readonly Word[], from: number, to: number): number | null {
  const mail = words.slice(from, to).findLastIndex(({ text }) => /\S@\S/u.test(text))
  return mail < 0 ? null : from + mail + 1
}

/** An address of mail at the beginning is an answer, and ends there. */
const mailCuts = ({ words }: Segment): readonly number[] => (/\S@\S/u.test(words[0]?.text ?? '') && words.length > 1 ? [1] : [])

/** Where labels that a colon ends begin, on two rows or more: the left edges of columns of labels. */
function columnsOf(segments: readonly Segment[]): readonly number[] {
  const lefts = segments.filter(isLabelled).map(({ box }) => box.left)
  return lefts.filter((left) => lefts.filter((other) => Math.abs(other - left) < 1).length >= fewestRows)
}

const fewestRows = 2

const isLabelled = ({ words }: Segment): boolean => words.slice(0, mostInLabel).some(({ text }) => closes(text))
const mostInLabel = 5

/** A label on the same row: what begins behind it is its answer. */
const endsBefore = ({ row, box, words }: Segment, segment: Segment): boolean =>
  row === segment.row && box.right <= segment.box.left + 1 && closes(words.at(-1)?.text ?? '')

/** An answer so long that it runs up to the next column: the label there begins where those above and below it do. */
function columnCuts({ words, size }: Segment, columns: readonly number[]): readonly number[] {
  const begins = (at: number): boolean =>
    columns.some((left) => Math.abs((words[at]?.box.left ?? 0) - left) < 0.15 * size) &&
    words.slice(at, at + mostInLabel).some(({ text }) => closes(text))
  return words.flatMap((_, at) => (at > 0 && begins(at) ? [at] : []))
}

/** Dots that lead from a label to its answer, and behind that to the end of the line. */
const isDots = (word: Word | undefined): boolean => word !== undefined && /^(?:\.{4,}|…{2,})$/u.test(word.text)

/** Something is written among the dots; a bare number at their end is a page's in a table of contents. */
function leadsToAnswer(words: readonly Word[]): boolean {
  const written = words.filter((word) => !isDots(word))
  return written.length > 0 && !(words.length === 2 && /^\d{1,4}$/u.test(written[0]?.text ?? ''))
}

function dotCuts({ words }: Segment): readonly number[] {
  const from = words.findIndex((word, at) => at > 0 && isDots(word))
  if (from < 0 || !leadsToAnswer(words.slice(from))) return []
  return words.flatMap((word, at) => (isDots(word) ? [at, at + 1] : [])).filter((at) => at > 0 && at < words.length)
}

/** A cross between words is a mark of its own, and so are brackets with nothing between. */
const crossCuts = ({ words }: Segment): readonly number[] =>
  words.length < 2
    ? []
    : words
        .flatMap(({ text }, index) => {
          if (isCross(text) || isEmptyBox(text)) return [index, index + 1]
          return isEmptyBox(`${text}${words[index + 1]?.text ?? ''}`) ? [index, index + 2] : []
        })
        .filter((at) => at < words.length)

/** Words of a label before a figure or date that stands behind it without a mark. */
const longestBefore = 6

/** Where the date or figure at the end of a segment begins, when a space wider than the others parts it from the words before. */
function typedCuts({ words }: Segment): readonly number[] {
  const textFrom = (index: number): string =>
    words
      .slice(index)
      .map(({ text }) => text)
      .join(' ')
  if (valueLike(textFrom(0)) && !isCommonLabel(words[0]?.text ?? '')) return []
  const at = words.findIndex(
    ({ text }, index) =>
      index > 0 && (/\d/u.test(text) || /^\p{L}{3,}\.?$/u.test(text)) && /\d/u.test(textFrom(index)) && valueLike(textFrom(index)),
  )
  if (at < 1 || at > longestBefore) return []
  const gaps = words.slice(1).map((word, index) => word.box.left - (words[index]?.box.right ?? 0))
  const own = gaps[at - 1] ?? 0
  const before = gaps.slice(0, at - 1)
  const wider = before.length === 0 ? own > 0.6 * Math.max(...words.map(boxSizeOf)) : own > 1.25 * Math.max(...before)
  const asks = isCommonLabel(
    words
      .slice(0, at)
      .map(({ text }) => text)
      .join(' '),
  )
  return (wider || asks) && /\p{L}{2}/u.test(words[at - 1]?.text ?? '') ? [at] : []
}

/** Its upper left corner is its cell's. */
export const headsCell = ({ box, cell, size }: Piece): boolean =>
  cell.top !== null && cell.left !== null && box.top - cell.top < size && box.left - cell.left < 3 * size
