import { type Box, overlapX, unionOf } from '../geometry/index.ts'
import { type Line, lineSize } from '../model/index.ts'
import type { Extent } from './docx-page-frames.ts'

export interface Alignment {
  readonly side: 'left' | 'centre' | 'right' | 'justified'
  /** In points from the left edge of the room. */
  readonly left: number
  /** In points beside `left`; negative when the first line hangs out. */
  readonly firstLine: number
}
const plain: Alignment = { side: 'left', left: 0, firstLine: 0 }

/** How lines stand in the room they may fill, as their boxes show; of lines on several pages or in several columns, those of the first decide. */
export function alignmentOf(lines: readonly Line[], room: Extent): Alignment {
  const own = lines.slice(0, endOfColumn(lines))
  const [first, ...others] = own
  if (first === undefined) return plain
  const tolerance = Math.max(2, 0.4 * lineSize(first))
  return others.length === 0 ? ofOneLine(first.box, room, tolerance) : ofSeveral(own, room, tolerance)
}

/** How many of the lines come before the text goes on in another column or on the next page. */
function endOfColumn(lines: readonly Line[]): number {
  const next = lines.findIndex((line, index) => {
    const before = lines[index - 1]
    const [word, above] = [line.words[0], before?.words[0]]
    if (before === undefined || word === undefined || above === undefined) return false
    if (word.page !== above.page || word.baseline < above.baseline - lineSize(line)) return true
    return word.baseline > above.baseline + 2 && overlapX(line.box, before.box) <= 0
  })
  return next < 0 ? lines.length : next
}

function ofOneLine(box: Box, room: Extent, tolerance: number): Alignment {
  const before = box.left - room.left
  const after = room.right - box.right
  const width = room.right - room.left
  // A line that nearly fills its room is centred by chance.
  if (before > 0.06 * width && Math.abs(before - after) < 2 * tolerance) return { side: 'centre', left: 0, firstLine: 0 }
  if (before > 0.35 * width && after < 2 * tolerance) return { side: 'right', left: 0, firstLine: 0 }
  return { side: 'left', left: indent(before, tolerance), firstLine: 0 }
}

function ofSeveral(lines: readonly Line[], room: Extent, tolerance: number): Alignment {
  const around = unionOf(lines.map(({ box }) => box))
  const [first, ...others] = lines.map(({ box }) => box)
  const allButLast = lines.slice(0, -1).map(({ box }) => box)
  if (first === undefined) return plain
  const lefts = Math.min(...others.map(({ left }) => left))
  const isLeft = others.every(({ left }) => left - lefts < tolerance)
  const isRight = lines.every(({ box }) => around.right - box.right < tolerance)
  const middle = (around.left + around.right) / 2
  const isCentred = lines.every(({ box }) => Math.abs((box.left + box.right) / 2 - middle) < tolerance)
  if (isCentred && !isLeft) return { side: 'centre', left: 0, firstLine: 0 }
  if (isRight && !isLeft) return { side: 'right', left: 0, firstLine: 0 }
  if (!isLeft) return { side: 'left', left: indent(around.left - room.left, tolerance), firstLine: 0 }
  const full = allButLast.filter((box) => around.right - box.right < tolerance).length
  // Two lines prove nothing: the longer one always reaches the right edge.
  const justified = allButLast.length >= 2 && full === allButLast.length
  const left = indent(lefts - room.left, tolerance)
  const firstLine = first.left - lefts
  return { side: justified ? 'justified' : 'left', left, firstLine: Math.abs(firstLine) < tolerance ? 0 : Math.max(-left, firstLine) }
}

/** Small differences are the letters' own side bearings; indents beyond half a page come of something else. */
const indent = (points: number, tolerance: number): number => (points < 1.5 * tolerance ? 0 : Math.min(points, 300))
