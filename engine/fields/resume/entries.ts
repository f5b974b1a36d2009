// The entries of a section: schools attended, posts held. Each is known by its time; the rows around it say the rest.

import type { Word } from '../../model/index.ts'
import type { Segment } from '../reading/page-text.ts'
import { wordsWithin } from '../reading/words-within.ts'
import { headingPieces, type Placed } from './heading-pieces.ts'
import { duration, type PeriodInText, periodIn } from './months.ts'
import type { Row } from './sections.ts'
import { degreeAtStart, positionScore } from './vocabulary.ts'
import { wholeRows } from './whole-rows.ts'

/** A stretch of an entry's heading between two marks or changes of type. */
export interface Part {
  readonly text: string
  readonly words: readonly Word[]
  /** Parts of one piece of text follow each other; the number of that piece within the entry. */
  readonly piece: number
  /** Where in the entry's heading it stands: in the row's first piece of text, in one further right, or in the piece that says the time. */
  readonly stands?: 'first' | 'beside' | 'with time'
}
export interface Entry {
  readonly parts: readonly Part[]
  readonly start: Part | null
  readonly end: Part | null
  /** Normal forms of the two: "2018-09", "present". */
  readonly startTime: string | null
  readonly endTime: string | null
}

interface Anchor extends Placed {
  readonly period: PeriodInText
}

/** The entries of a section's rows, in order. Rows of bullets and of running text describe an entry and are left out. */
export function entriesIn(rows: readonly Row[], of: 'posts' | 'schools'): readonly Entry[] {
  const pieces = headingPieces(wholeRows(rows), of)
  const anchors = anchorsIn(pieces)
  if (anchors.length === 0) return []
  const first = anchors[0]?.row ?? 0
  // How many rows stand above the time: the same in every entry of a section.
  const above = new Set(pieces.filter(({ row }) => row < first).map(({ row }) => row)).size
  const starts = anchors.map((anchor, index) => startOf(anchor, anchors[index - 1], above, pieces))
  const own = anchors.map((_, index) => {
    const until = starts[index + 1] ?? Number.POSITIVE_INFINITY
    return pieces.filter(({ row }) => row >= (starts[index] ?? 0) && row < until)
  })
  // Where rows that describe begin is told by the posts that have both names above them.
  const indents = anchors.flatMap((anchor, index) => describingLefts(own[index] ?? [], anchor))
  return anchors.map((anchor, index) => entryOf(own[index] ?? [], anchor, indents, of))
}

/** Where the rows begin that stand further in than two rows of names above them. */
function describingLefts(pieces: readonly Placed[], anchor: Anchor): readonly number[] {
  const lefts = [...new Set(pieces.map(({ row }) => row))].map((row) => ({
    row,
    left: Math.min(...pieces.filter((piece) => piece.row === row).map(({ segment }) => segment.box.left)),
  }))
  const names = Math.min(...lefts.map(({ left }) => left))
  const above = lefts.filter(({ left }) => left < names + 4)
  return above.length < 2 ? [] : lefts.filter(({ row, left }) => row > anchor.row && left > names + 4).map(({ left }) => left)
}

function startOf(anchor: Anchor, before: Anchor | undefined, above: number, pieces: readonly Placed[]): number {
  // Further in than what stands on the row of the time a line describes the post before; its bullet may be drawn and no letter.
  const own = pieces.filter(({ row, segment }) => row === anchor.row && (segment !== anchor.segment || anchor.period.from > 0))
  const left = before === undefined || own.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...own.map(({ segment }) => segment.box.left))
  const near = pieces.filter(
    ({ row, segment }) => row <= anchor.row && row > (before?.row ?? -1) && (row === anchor.row || segment.box.left < left + 4),
  )
  const earlier = [...new Set(near.map(({ row }) => row))]
  return earlier[Math.max(0, earlier.length - 1 - Math.min(above, 3))] ?? anchor.row
}

/** One time an entry: a second one on the rows of the first belongs to it only when it is no range. */
function anchorsIn(pieces: readonly Placed[]): readonly Anchor[] {
  const ranges = pieces
    .flatMap((piece): Anchor[] => {
      const period = periodIn(piece.segment.text, false)
      return period === null ? [] : [{ ...piece, period }]
    })
    .filter((range, _, all) => !isWithinText(range, all, pieces))
  if (ranges.length > 0) {
    // A year alone in the column of the ranges heads an entry as they do.
    const points = pieces.flatMap((piece): Anchor[] => {
      const { segment } = piece
      const period = periodIn(segment.text)
      if (period === null) return []
      const alone = period.start === null && period.from === 0 && period.to === segment.text.length
      const below = ranges.some(
        ({ segment: { box } }) => Math.abs(box.left - segment.box.left) < 3 || Math.abs(box.right - segment.box.right) < 1,
      )
      return (alone ? below : endsLineAs(piece, period, ranges)) && !ranges.some(({ row }) => row === piece.row)
        ? [{ ...piece, period }]
        : []
    })
    return [...ranges, ...points].sort((a, b) => a.row - b.row)
  }
  return pieces.flatMap((piece): Anchor[] => {
    const period = periodIn(piece.segment.text)
    return period === null ? [] : [{ ...piece, period }]
  })
}

/** A time told in what describes a post, alone on a row that begins further in than the rows of most times. */
function isWithinText(range: Anchor, all: readonly Anchor[], pieces: readonly Placed[]): boolean {
  const leftOf = (row: number): number => Math.min(...pieces.filter((piece) => piece.row === row).map(({ segment }) => segment.box.left))
  const alone = pieces.filter(({ row }) => row === range.row).length === 1
  const usual = all.map(({ row }) => leftOf(row)).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return alone && all.length > 2 && range.period.from > 0 && leftOf(range.row) > usual + 8
}

/** "Diploma, Brook College, 2020" among lines that end in a range behind a comma. */
const endsLineAs = ({ segment }: Placed, period: PeriodInText, ranges: readonly Anchor[]): boolean =>
  endsBehindComma(segment.text, period) &&
  ranges.every((range) => endsBehindComma(range.segment.text, range.period) && Math.abs(range.segment.box.left - segment.box.left) < 3)
const endsBehindComma = (text: string, { from, to }: PeriodInText): boolean => to === text.length && /,\s*$/u.test(text.slice(0, from))

function entryOf(pieces: readonly Placed[], anchor: Anchor, indents: readonly number[], of: 'posts' | 'schools'): Entry {
  const parts: Part[] = []
  const saysTimeAlone = anchor.period.from === 0 && anchor.period.to === anchor.segment.text.length
  let at = -1
  let left = Number.POSITIVE_INFINITY
  // Further in than two names above it a row describes; its bullet may be drawn and no letter.
  const describes = (row: number): boolean => {
    const first = pieces.find((one) => one.row === row && one.segment !== anchor.segment)
    const saysDegree = of === 'schools' && first !== undefined && degreeAtStart(first.segment.text) !== null
    const indented = first !== undefined && first.segment.box.left > left + 4 && !saysDegree
    const enough =
      parts.length >= 2 || (parts.length > 0 && indents.some((indent) => Math.abs(indent - (first?.segment.box.left ?? 0)) < 2))
    return indented && enough && row > anchor.row && row !== at
  }
  pieces.forEach(({ segment, row }, piece) => {
    const period = segment === anchor.segment ? anchor.period : null
    const cut =
      period === null
        ? [{ from: 0, to: segment.text.length }]
        : [
            { from: 0, to: period.from },
            { from: period.to, to: segment.text.length },
          ]
    const beside = pieces.slice(0, piece).some((other) => other.row === row && !(other.segment === anchor.segment && saysTimeAlone))
    if (describes(row)) return
    if (row !== at && period === null && !duration.test(segment.text)) {
      at = row
      left = (segment.words.find(({ text }) => /[\p{L}\p{N}]/u.test(text)) ?? segment).box.left
    }
    const stands = period !== null ? 'with time' : beside ? 'beside' : 'first'
    for (const { from, to } of cut) parts.push(...partsOf(segment, from, to, piece).map((part) => ({ ...part, stands }) as const))
  })
  const { start, end } = anchor.period
  const point = (one: { readonly from: number; readonly to: number } | null): Part | null =>
    one === null ? null : partOf(anchor.segment, one.from, one.to, -1)
  return { parts, start: point(start), end: point(end), startTime: start?.normal ?? null, endTime: end.normal }
}

/** Marks between the parts of a heading: a bar, a spaced dash, a dot; commas are left to those who know what stands on both sides. */
const marks =
  /\s*(?:\s[-\u2013\u2014|·•∙/]\s|[|·•]|\s@\s|\.\s(?=(?:Thesis|Dissertation|Advisor|Supervisor|GPA|Grade|Minor|Focus|Abschlussarbeit|Note)\b)|\s(?:at|bei|chez|en|presso|bij|na)\s(?=\p{Lu}))\s*/gu

function partsOf(segment: Segment, from: number, to: number, piece: number): readonly Part[] {
  const stretch = segment.text.slice(from, to)
  const parted = [...stretch.matchAll(marks)].filter(({ index, 0: mark }) => !isOfOnePost(stretch, index, mark))
  const cuts = [0, ...parted.flatMap(({ index, 0: mark }) => [index, index + mark.length]), stretch.length]
  const parts: Part[] = []
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const part = partOf(segment, from + (cuts[i] ?? 0), from + (cuts[i + 1] ?? 0), piece)
    if (part !== null) parts.push(...byType(part))
  }
  return parts
}

/** "Electrician / Leading Hand": a stroke between two words for one post, and the joint of a degree and its field. */
const isOfOnePost = (text: string, index: number, mark: string): boolean =>
  mark.trim() === '/'
    ? positionScore(text.slice(0, index)) > 0 && positionScore(text.slice(index + mark.length)) > 0
    : // "Maestría en Derecho Fiscal": what a degree is in, and not where.
      /^(?:en|in)$/u.test(mark.trim()) && degreeAtStart(text.slice(0, index).split(',').at(-1)?.trim() ?? '') !== null

/** A part of a segment without outer marks; null when nothing is left. */
function partOf(segment: Segment, from: number, to: number, piece: number): Part | null {
  const raw = segment.text.slice(from, to)
  // "2. Engineer": posts may be counted.
  const lead =
    /^(?:\d{1,2}[.)]\s(?=\p{Lu})|(?:at|bei|chez|presso|bij)\s(?=\p{Lu}))?[\s,;:()[\]|·•⋅–—\uFFFD\p{Co}-]*/u.exec(raw)?.[0].length ?? 0
  const text = raw.slice(lead).replace(/[\s,;:(|·•⋅–—\uFFFD\p{Co}-]+$/u, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return { text, words: wordsWithin(segment.words, from + lead, from + lead + text.length), piece }
}

/** Splits a part where the type changes between bold and light, or upright and slanted: "**Nexus**, Engineer". */
function byType(part: Part): readonly Part[] {
  const groups: Word[][] = []
  for (const word of part.words) {
    const last = groups.at(-1)
    const before = last?.[0]
    const alike = before?.font?.bold === word.font?.bold && before?.font?.italic === word.font?.italic
    // A word is set as its last sign is: of "**Lyon 2**, …" the figure and the comma are one word.
    if (last !== undefined && before !== undefined && (alike || (last === groups[0] && /^\d+,$/u.test(word.text)))) last.push(word)
    else groups.push([word])
  }
  if (groups.length < 2 || groups.length > 3) return [part]
  return groups.flatMap((words) => {
    const text = words
      .map((word) => word.text)
      .join(' ')
      .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu, '')
    return /[\p{L}\p{N}]/u.test(text)
      ? [{ text, words: words.filter(({ text: own }) => /[\p{L}\p{N}&+]/u.test(own)), piece: part.piece }]
      : []
  })
}

/** A part split at a comma, where what stands on one side of it is known. */
export function splitAtComma(part: Part): readonly Part[] {
  const groups: Word[][] = [[]]
  for (const word of part.words) {
    groups.at(-1)?.push(word)
    if (word.text.endsWith(',')) groups.push([])
  }
  return groups
    .filter((words) => words.length > 0)
    .map((words) => ({
      text: words
        .map(({ text }) => text)
        .join(' ')
        .replace(/^[\s,;]+|[\s,;]+$/g, ''),
      words,
      piece: part.piece,
      ...(part.stands === undefined ? {} : { stands: part.stands }),
    }))
}
