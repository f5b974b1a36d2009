import { type Box, overlapX } from '../geometry/index.ts'
import { baselineOf, type Line, readRightToLeft, sizeOfLine } from '../model/index.ts'
import { asRoman, type Marker, markerOf, tickBoxes } from './markers.ts'
import type { Passage } from './passages.ts'

/** A list that may still go on: where its items begin and how they are marked, outermost first. */
interface OpenList {
  readonly start: number
  readonly style: string
  readonly value: number
  /** Of its last item, in page points. */
  readonly baseline: number
  /** The column of its last item. */
  readonly column: Box
}
/** Follows the lists through the document, so that each item knows its depth. */
export type OpenLists = readonly OpenList[]

export interface Item {
  readonly marker: Marker
  readonly depth: number
  readonly open: OpenLists
}

/**
 * The passage as a list item, with the lists that are open after it, or null. A bullet is proof by itself. A number or letter is one
 * only as the first of its kind, as the next after an open list's last, when the next passage counts on (or down), or with its lines hanging:
 * "J. Smith" and "12. May" begin paragraphs too. `later` are the passages behind the next: items may have lists and paragraphs between them, which stand as far
 * out as they do: `closed` are the lists that such a paragraph ended last.
 */
export function listItemOf(
  passage: Passage,
  next: Passage | null,
  open: OpenLists,
  later: readonly Passage[] = [],
  closed: OpenLists = [],
): Item | null {
  const [line, second] = passage.lines
  const printed = line ? markerOf(line) : null
  if (!line || !printed) return null
  const after = next?.lines[0] ? markerOf(next.lines[0]) : null
  const marker = readInList(printed, after, open)
  if (marker.kind === 'number') {
    const follows =
      open.some((list) => list.style === marker.style && Math.abs(marker.value - list.value) === 1) ||
      closed.some((list) => isNextOf(list, marker, line))
    const isCountedOn = after?.kind === 'number' && after.style === marker.style && Math.abs(after.value - marker.value) === 1
    const isHanging = second !== undefined && startOf(second) > startOf(line) + 0.8 * sizeOfLine(line) && marker.style !== 'A.'
    const isFirst = marker.value === 1 && (marker.style !== 'A.' || isWithin(line, open) || isCountedOnBelow(line, marker, later))
    if (!follows && !isCountedOn && !isHanging && !isFirst) return null
  }
  // A star alone is the mark of a note.
  if (marker.text === '*' && !open.some(({ style }) => style === '*') && after?.text !== '*') return null
  if (
    /^[-–—*]$/.test(marker.text) &&
    open.length === 0 &&
    next?.lines[0] &&
    markerOf(next.lines[0])?.text !== marker.text &&
    second === undefined &&
    !(after !== null && startOf(next.lines[0]) > startOf(line) + 0.8 * sizeOfLine(line))
  )
    return null
  const start = startOf(line)
  const size = sizeOfLine(line)
  const baseline = baselineOf(line)
  const { column } = passage
  const own = { start, style: marker.style, value: marker.value, baseline, column }
  const beside = open.findLastIndex(
    (list) => list.style === tickBoxes && marker.style === tickBoxes && Math.abs(list.baseline - baseline) < 0.4 * size,
  )
  // Boxes to tick in one row are one list, which begins at the first of them.
  if (beside >= 0) return { marker, depth: beside, open: open.slice(0, beside + 1) }
  const here = open.map((list) => inColumn(list, column, line))
  const isSetIn = (list: OpenList): boolean => start > list.start + 0.8 * size && start < list.start + mostSetIn * size
  const counted = open.findLastIndex(
    (list, at) => goesOn(list, marker, start, size) && (marker.kind === 'number' || !isSetIn(here[at] ?? list)),
  )
  const last = open[counted]
  if (last) {
    const outer = open.slice(0, counted).map((list) => ({ ...list, start: list.start + start - last.start }))
    return { marker, depth: counted, open: [...outer, own] }
  }
  const outer = here.filter(
    (list) =>
      list.start < start - 0.8 * size || (list.style !== marker.style && list.start < start + 0.8 * size && isOuter(list, marker, here)),
  )
  return { marker, depth: outer.length, open: [...outer, own] }
}

/** true for the next item of a list that a paragraph between them ended, at the same place. */
const isNextOf = (list: OpenList, marker: Marker, line: Line): boolean =>
  list.style === marker.style && marker.value === list.value + 1 && Math.abs(startOf(line) - list.start) < 0.3 * sizeOfLine(line)

/** The list as if it stood in that column, where the line is further up than its last item: in columns beside each other items begin as far from the edge. */
function inColumn(list: OpenList, column: Box, line: Line): OpenList {
  if (overlapX(list.column, column) > 0 || baselineOf(line) > list.baseline) return list
  const { words } = line
  const by = readRightToLeft(words) ? list.column.right - column.right : column.left - list.column.left
  return { ...list, start: list.start + by, column }
}

/** The lists that stay open behind a paragraph: those that it is set in from, as the further paragraphs of an item are. */
export function openBehind({ lines }: Passage, open: OpenLists): OpenLists {
  const [line] = lines
  if (line === undefined) return []
  const size = sizeOfLine(line)
  // The first line of a paragraph is often set in by itself.
  const start = Math.min(...lines.map(startOf))
  return open.filter((list) => list.start < start - 0.6 * size && start - list.start < mostSetIn * size)
}
/** Sizes by which a list, or a paragraph of an item, is set in from the list around it at most. */
const mostSetIn = 6

/** true for a line that is set in from the innermost open list, right below its item. */
function isWithin(line: Line, open: OpenLists): boolean {
  const inset = startOf(line) - (open.at(-1)?.start ?? Number.POSITIVE_INFINITY)
  return inset > 0.8 * sizeOfLine(line) && inset < mostSetIn * sizeOfLine(line)
}

/** true when a passage further on has the next number at the same place, before one that begins anew. */
function isCountedOnBelow(line: Line, marker: Marker, later: readonly Passage[]): boolean {
  for (const {
    lines: [first],
  } of later) {
    const own = first === undefined ? null : markerOf(first)
    if (first === undefined || own?.style !== marker.style) continue
    if (own.value <= marker.value) return false
    if (own.value === marker.value + 1 && Math.abs(startOf(first) - startOf(line)) < 0.3 * sizeOfLine(line)) return true
  }
  return false
}

/** Where a line begins, growing the further in it is set: from the right for writing that is read from there. */
const startOf = ({ words, box }: Line): number => (readRightToLeft(words) ? -box.right : box.left)

/** "i", "v" and "x" are letters or Roman numbers: those that count on from an open list, or that the next item counts on from. */
function readInList(marker: Marker, after: Marker | null, open: OpenLists): Marker {
  const roman = asRoman(marker)
  if (roman === null || open.some((list) => list.style === marker.style && list.value === marker.value - 1)) return marker
  const follows = open.some((list) => list.style === roman.style && list.value === roman.value - 1)
  const isCountedOn = after?.style === roman.style && after.value === roman.value + 1
  // A list of letters begins with a: an i that follows no h is a one, whatever is nested below it.
  const isFirst = /i/.test(marker.text)
  return follows || isCountedOn || isFirst ? roman : marker
}

/**
 * A number that counts on belongs to the list it counts on from, even when it stands a little further in; and so does any item of the
 * same style that stands ten sizes away or more: in another column.
 */
function goesOn(list: OpenList, marker: Marker, start: number, size: number): boolean {
  if (list.style !== marker.style || (marker.kind === 'number' && marker.value !== list.value + 1)) return false
  const distance = Math.abs(list.start - start)
  return (marker.kind === 'number' && distance < 3 * size) || distance > 10 * size
}

/** At the same indentation another marker opens a list inside only under a number: "1." then "•". */
const isOuter = (list: OpenList, marker: Marker, open: OpenLists): boolean =>
  marker.kind === 'bullet' && /1/.test(list.style) && open.indexOf(list) === open.findIndex((other) => other.style === list.style)
