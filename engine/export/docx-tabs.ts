// Texts far apart on one line, a post and its years, two places to sign: tabs hold them where they stand.

import { type IParagraphOptions, LeaderType, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx'
import { type Ruling, unionOf } from '../geometry/index.ts'
import { type Line, lineSize, type Word } from '../model/index.ts'
import { boxOfRule } from './docx-ink.ts'
import type { Extent } from './docx-page-frames.ts'
import { type RunContext, runsOf } from './docx-runs.ts'

type TabStop = NonNullable<IParagraphOptions['tabStops']>[number]

/** White between two words of a line, in sizes of its writing, that no justified line has. */
const apart = 1.5
/** More parts than these are the letters of a spaced title or a drawing. */
export const mostParts = 6

export interface Tabbed {
  readonly tabStops: readonly TabStop[]
  readonly children: readonly ParagraphChild[]
  /** Where the first part begins, in points from the left edge of the room. */
  readonly left: number
}

/**
 * Lines in parts with tabs between; null where each is one text. Parts that end where the room does, or where those of other lines do, end there. A line
 * that is full goes on in the next. `blanks` are rules beside the words of a single line: tabs that draw a line.
 */
export function tabbed(
  lines: readonly Line[],
  room: Extent | null,
  runs: RunContext,
  { blanks = [], keepsIndents = false }: { readonly blanks?: readonly Ruling[]; readonly keepsIndents?: boolean } = {},
): Tabbed | null {
  const [line] = lines
  if (line === undefined || room === null) return null
  const split = lines.map((each) => partsOf(each))
  const [first = []] = split
  if (lines.length === 1 && blanks.length > 0 && first.length + blanks.length <= 2 * mostParts)
    return withBlanks(line, first, blanks, room, runs)
  if ((!keepsIndents && split.every((parts) => parts.length < 2)) || split.some((parts) => parts.length > mostParts)) return null
  const left = Math.max(room.left, Math.min(...lines.map(({ box }) => box.left)))
  const stops = split.map((parts) => parts.map((part, index) => stopFor(part, index, parts, split, left, room)))
  if (stops.every((own) => own.length < 2 && own[0] === null)) return null
  const all = withoutTwins(stops.flat().flatMap((stop) => stop ?? []))
  const children: ParagraphChild[] = []
  const isPlain = (at: number): boolean => split[at]?.length === 1 && stops[at]?.[0] === null
  for (let at = 0; at < lines.length; at++) {
    const [own, before] = [lines[at], lines[at - 1]]
    if (own === undefined) break
    if (before !== undefined) children.push(new TextRun(isFull(before, own, room) ? { text: ' ' } : { break: 1 }))
    const from = at
    while (isPlain(at) && isPlain(at + 1)) at++
    if (isPlain(at)) children.push(...runsOf(lines.slice(from, at + 1), runs))
    let reached = left
    for (const [index, part] of (isPlain(at) ? [] : (split[at] ?? [])).entries()) {
      const stop = stops[at]?.[index] ?? null
      children.push(...tabsTo(stop, reached, all, room), ...runsOf([part], runs))
      reached = part.box.right
    }
  }
  return { tabStops: all, children, left: left - room.left }
}

/** Points by which places that parts stand at may differ and are one. */
const sameStop = 3

/** The tabs that lead from where writing ends to a stop, over those before it. */
function tabsTo(stop: TabStop | null, reached: number, all: readonly TabStop[], room: Extent): readonly ParagraphChild[] {
  if (stop === null) return []
  const passed = all.filter(({ position }) => position > twips(reached + 1 - room.left) && position <= stop.position + twips(sameStop))
  return passed.map(() => new TextRun({ children: [new Tab()] }))
}

/** Where a part stands, or ends; null for the first of a line, where its line begins. */
function stopFor(
  { box }: Line,
  index: number,
  parts: readonly Line[],
  lines: readonly (readonly Line[])[],
  left: number,
  room: Extent,
): TabStop | null {
  const size = lineSize(parts[0] as Line)
  if (index === 0) return box.left - left > size ? { type: TabStopType.LEFT, position: twips(box.left - room.left) } : null
  if (index === parts.length - 1 && Math.abs(room.right - box.right) < size)
    return { type: TabStopType.RIGHT, position: twips(room.right - room.left) }
  const others = lines.filter((other) => other !== parts && other.length > 1).flatMap((other) => other.slice(1))
  const isFlush = others.some((other) => Math.abs(other.box.right - box.right) < sameStop && Math.abs(other.box.left - box.left) > sameStop)
  const isInLine = others.some((other) => Math.abs(other.box.left - box.left) < sameStop)
  return isFlush && !isInLine
    ? { type: TabStopType.RIGHT, position: twips(box.right - room.left) }
    : { type: TabStopType.LEFT, position: twips(Math.max(0, box.left - room.left)) }
}

/** Stops from left to right, one for each place. */
function withoutTwins(stops: readonly TabStop[]): readonly TabStop[] {
  const kept: TabStop[] = []
  for (const stop of stops.toSorted((a, b) => a.position - b.position))
    if (stop.position - (kept.at(-1)?.position ?? -Infinity) > sameStop * 20) kept.push(stop)
  return kept
}

/** Whether a line ends because the first word of the next would not have fitted behind it. */
function isFull(line: Line, next: Line, room: Extent): boolean {
  const [word] = next.words
  const needed = word === undefined ? 0 : line.box.right + 0.3 * lineSize(line) + word.box.right - word.box.left
  return needed > room.right - 0.02 * (room.right - room.left)
}

const twips = (points: number): number => Math.round(points * 20)

/** White between a clause's number and its text, in sizes of its writing, that is no space between words. */
const apartFromText = 0.45
/** How far from each other lines begin that begin on one level, in sizes of their writing. */
const sameEdge = 0.25

/**
 * The mark of a text whose other lines begin below what follows the mark ("1.1", then its clause), with a tab behind it; null where there is no such
 * mark. The paragraph must hang by as much: its indent is the tab's stop.
 */
export function hangingMark(lines: readonly Line[], runs: RunContext): readonly ParagraphChild[] | null {
  const [first, second, ...others] = lines
  const [mark, next] = first?.words ?? []
  if (first === undefined || second === undefined || mark === undefined || next === undefined) return null
  if (first.words.some(({ turn }) => turn !== 0) || mark.raised !== 'no') return null
  const size = lineSize(first)
  const isBeside = next.box.left - mark.box.right > apartFromText * size
  const isOnEdge = Math.abs(second.box.left - next.box.left) < sameEdge * size
  if (!isBeside || !isOnEdge) return null
  const box = unionOf(first.words.slice(1).map((word) => word.box))
  return [
    ...runsOf([{ words: [mark], box: mark.box }], runs),
    new TextRun({ children: [new Tab()] }),
    ...runsOf([{ words: first.words.slice(1), box }, second, ...others], runs),
  ]
}

function withBlanks(line: Line, parts: readonly Line[], blanks: readonly Ruling[], room: Extent, runs: RunContext): Tabbed {
  const left = Math.max(0, Math.min(line.box.left, ...blanks.map((rule) => boxOfRule(rule).left)) - room.left)
  const tabStops: TabStop[] = []
  const children: ParagraphChild[] = []
  let reached = room.left + left
  const pieces = [
    ...parts.map((part) => ({ part, rule: null, box: part.box })),
    ...blanks.map((rule) => ({ part: null, rule, box: boxOfRule(rule) })),
  ]
  const tab = (rule: Ruling | null = null) =>
    new TextRun({ children: [new Tab()], ...(rule?.colour !== undefined && { color: rule.colour }) })
  for (const { part, rule, box } of pieces.sort((a, b) => a.box.left - b.box.left)) {
    // A line that begins at the word before it needs no room between.
    if (box.left - reached > (part === null ? 4 : 0) && (part === null || children.length > 0)) {
      tabStops.push({ type: TabStopType.LEFT, position: Math.round((box.left - room.left) * 20) })
      children.push(tab())
    }
    if (part === null) {
      tabStops.push({ type: TabStopType.LEFT, position: Math.round((box.right - room.left) * 20), leader: LeaderType.UNDERSCORE })
      children.push(tab(rule))
    } else children.push(...runsOf([part], runs))
    reached = box.right
  }
  return { tabStops, children, left }
}

function partsOf(line: Line): readonly Line[] {
  if (line.words.some(({ turn, raised }) => turn !== 0 || raised !== 'no')) return [line]
  const parts: Word[][] = []
  for (const word of line.words) {
    const before = parts.at(-1)?.at(-1)
    if (before !== undefined && word.box.left < before.box.left) return [line]
    if (before === undefined || word.box.left - before.box.right > apart * lineSize(line)) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts.map((words) => ({ words, box: unionOf(words.map(({ box }) => box)) }))
}
