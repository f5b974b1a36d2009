import { type Box, overlapX, unionOf, width } from '../geometry/index.ts'
import { type Line, lineSize } from '../model/index.ts'
import type { Extent } from './docx-page-frames.ts'

export interface Alignment {
  readonly side: 'left' | 'centre' | 'right' | 'justified'
  /** In points from the left edge of the room. */
  readonly left: number
  /** In points from its right edge. */
  readonly right: number
  /** In points beside `left`; negative when the first line hangs out. */
  readonly firstLine: number
}
const plain: Alignment = { side: 'left', left: 0, right: 0, firstLine: 0 }

/**
 * How lines stand in the room they may fill, as their boxes show; of lines on several pages or in several columns, those of the first decide.
 * `measure`: where running text begins and ends on their page, where that is narrower.
 */
export function alignmentOf(lines: readonly Line[], room: Extent, measure = room): Alignment {
  const own = lines.slice(0, endOfColumn(lines))
  const [first, ...others] = own
  // What is printed sideways is set upright, and begins where its room does.
  if (first === undefined || own.every(({ words }) => words.every(({ turn }) => turn !== 0))) return plain
  const tolerance = Math.max(2, 0.4 * lineSize(first))
  return others.length === 0 ? ofOneLine(first.box, room, measure, tolerance) : ofSeveral(own, room, measure, tolerance)
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

function ofOneLine(box: Box, room: Extent, measure: Extent, tolerance: number): Alignment {
  const before = box.left - measure.left
  const after = measure.right - box.right
  const wide = measure.right - measure.left
  // A line that nearly fills its room is centred by chance.
  if (before > 0.06 * wide && Math.abs(before - after) < 2 * tolerance) return centredIn(room, box, 2 * tolerance)
  if (before > 0.35 * wide && after < 2 * tolerance)
    return { ...plain, side: 'right', right: indent(room.right - box.right, 2 * tolerance) }
  return { ...plain, left: indent(box.left - room.left, tolerance, mostIndent(box, room)) }
}

/** Lines that reach over this share of their measure are running text. */
const runningText = 0.6

function ofSeveral(lines: readonly Line[], room: Extent, measure: Extent, tolerance: number): Alignment {
  const around = unionOf(lines.map(({ box }) => box))
  const [first, ...others] = lines.map(({ box }) => box)
  const allButLast = lines.slice(0, -1).map(({ box }) => box)
  if (first === undefined) return plain
  const lefts = Math.min(...others.map(({ left }) => left))
  const isLeft = others.every(({ left }) => left - lefts < tolerance)
  const isRight = lines.every(({ box }) => around.right - box.right < tolerance)
  const middle = (around.left + around.right) / 2
  const isCentred = lines.every(({ box }) => Math.abs((box.left + box.right) / 2 - middle) < tolerance)
  if (isCentred && !isLeft) return centredIn(room, around, 2 * tolerance)
  if (isRight && !isLeft) return { ...plain, side: 'right', right: indent(room.right - around.right, 2 * tolerance) }
  if (!isLeft) return { ...plain, left: indent(around.left - room.left, tolerance, mostIndent(around, room)) }
  const full = allButLast.filter((box) => around.right - box.right < tolerance).length
  // Two lines prove nothing: the longer one always reaches the right edge.
  const justified = allButLast.length >= 2 && full === allButLast.length
  const left = indent(lefts - room.left, tolerance, mostIndent(around, room))
  const firstLine = first.left - lefts
  const isRunning = width(around) > runningText * (measure.right - measure.left)
  const end = justified ? around.right : isRunning ? Math.max(measure.right, around.right) : room.right
  return {
    side: justified ? 'justified' : 'left',
    left,
    right: indent(room.right - end, 2 * tolerance),
    firstLine: Math.abs(firstLine) < tolerance ? 0 : Math.max(-left, firstLine),
  }
}

/** Lines around a middle that is their room's, or lies beside it. */
function centredIn(room: Extent, { left, right }: Extent, tolerance: number): Alignment {
  const beside = left + right - room.left - room.right
  return {
    ...plain,
    side: 'centre',
    left: beside > 2 * tolerance ? Math.min(beside, left - room.left) : 0,
    right: -beside > 2 * tolerance ? Math.min(-beside, room.right - right) : 0,
  }
}

/** So much room, as a share of their widths, lines are left: faces may run wider. */
const spare = 1.08

const mostIndent = (box: Box, room: Extent): number => Math.max(0, room.right - room.left - spare * width(box))

/** Small differences are the letters' own side bearings. `most`: more would break the lines. */
const indent = (points: number, tolerance: number, most = Infinity): number => (points < 1.5 * tolerance ? 0 : Math.min(points, most))
