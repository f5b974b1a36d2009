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
 * The single line of a paragraph in parts with tabs between; null where it is one text. A last part that ends where the room does ends there.
 * `blanks` are rules beside its words: tabs that draw a line.
 */
export function tabbed(lines: readonly Line[], room: Extent | null, runs: RunContext, blanks: readonly Ruling[] = []): Tabbed | null {
  const [line] = lines
  if (line === undefined || lines.length > 1 || room === null) return null
  const parts = partsOf(line)
  if (blanks.length > 0 && parts.length + blanks.length <= 2 * mostParts) return withBlanks(line, parts, blanks, room, runs)
  if (parts.length < 2 || parts.length > mostParts) return null
  const size = lineSize(line)
  const stopFor = ({ box }: Line, index: number): TabStop =>
    index === parts.length - 1 && Math.abs(room.right - box.right) < size
      ? { type: TabStopType.RIGHT, position: Math.round((room.right - room.left) * 20) }
      : { type: TabStopType.LEFT, position: Math.round(Math.max(0, box.left - room.left) * 20) }
  return {
    tabStops: parts.slice(1).map((part, index) => stopFor(part, index + 1)),
    children: parts.flatMap((part, index) => [...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []), ...runsOf([part], runs)]),
    left: Math.max(0, line.box.left - room.left),
  }
}

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
