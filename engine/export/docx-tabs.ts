// Texts far apart on one line, a post and its years, two places to sign: tabs hold them where they stand.

import { type IParagraphOptions, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx'
import { unionOf } from '../geometry/index.ts'
import { type Line, lineSize, type Word } from '../model/index.ts'
import type { Extent } from './docx-page-frames.ts'
import { type RunContext, runsOf } from './docx-runs.ts'

type TabStop = NonNullable<IParagraphOptions['tabStops']>[number]

/** White between two words of a line, in sizes of its writing, that no justified line has. */
const apart = 1.5
/** More parts than these are the letters of a spaced title or a drawing. */
const mostParts = 6

export interface Tabbed {
  readonly tabStops: readonly TabStop[]
  readonly children: readonly ParagraphChild[]
  /** Where the first part begins, in points from the left edge of the room. */
  readonly left: number
}

/** The single line of a paragraph in parts with tabs between; null where it is one text. A last part that ends where the room does ends there. */
export function tabbed(lines: readonly Line[], room: Extent | null, runs: RunContext): Tabbed | null {
  const [line] = lines
  if (line === undefined || lines.length > 1 || room === null) return null
  const parts = partsOf(line)
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
