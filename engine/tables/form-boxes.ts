import { area, type Box, height, overlapX, overlapY, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { type FormField, mayBeLabel } from './form-field.ts'
import { networksOf, type Rules } from './rules.ts'
import { chunksOf, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'

/** In points: lower and narrower boxes are ticked, higher ones frame a part of the page. */
const lowest = 9
const highest = 60
const narrowest = 25
/** Of the boxes that may be written in so many must have a label, or they are something else. */
const mostlyLabelled = 0.75
/** In sizes of the label: how far it may end above its box, and begin beside the box's edge; how near a label before its box stands, and how far at most. */
const farthestAbove = 0.9
const besideEdge = 1.5
const near = 3
const farthest = 16
/** Words of a label follow each other with at most this many sizes between them. */
const wordSpace = 1

/** The fields whose answers stand in boxes drawn one by one, with a label above each box or before it; none where most boxes have none. */
export function answersInBoxes(words: readonly Word[], rules: Rules): readonly FormField[] {
  const boxes = networksOf(rules)
    .filter(({ across, down }) => across.length === 2 && down.length === 2)
    .map(({ box }) => box)
    .filter((box) => height(box) >= lowest && height(box) <= highest && width(box) >= narrowest && width(box) > 1.5 * height(box))
    .filter((box, _, all) => !all.some((other) => other !== box && overlaps(other, box) && area(other) < area(box)))
  if (boxes.length === 0) return []
  const inside = new Map(boxes.map((box) => [box, wordsIn(box, words)]))
  const answers = new Set([...inside.values()].flat())
  const rows = textRowsOf(words.filter((word) => !answers.has(word)))
  const taken = new Set<Word>()
  const fields = boxes.flatMap((room) => {
    const beside = boxes.filter((other) => other !== room && overlapsInHeight(other, room))
    const before = labelBefore(room, rows, beside)
    const label = (before && isNear(before, room) ? before : null) ?? labelAbove(room, rows, beside) ?? before
    if (label === null || label.some((word) => taken.has(word))) return []
    for (const word of label) taken.add(word)
    return [{ label, answer: inside.get(room) ?? [], room }]
  })
  return fields.length >= mostlyLabelled * boxes.length ? fields : []
}

/** A box drawn twice counts once, as the inner one. */
const overlaps = (a: Box, b: Box): boolean => overlapX(a, b) > 1 && overlapY(a, b) > 1

const overlapsInHeight = (a: Box, b: Box): boolean =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(height(a), height(b))

/** The text right above a box that begins, or ends, where the box does, up to where the next box begins. */
function labelAbove(room: Box, rows: readonly TextRow[], beside: readonly Box[]): readonly Word[] | null {
  const end = Math.min(...beside.filter(({ left }) => left >= room.right).map(({ left }) => left), Number.POSITIVE_INFINITY)
  const start = Math.max(...beside.filter(({ right }) => right <= room.left).map(({ right }) => right), Number.NEGATIVE_INFINITY)
  for (const { words } of [...rows].reverse()) {
    const over = words.filter((word) => {
      const size = sizeOf(word)
      return (
        word.baseline <= room.top + 0.2 * size &&
        room.top - word.baseline <= farthestAbove * size &&
        word.box.left > start &&
        word.box.right < end
      )
    })
    const label = chunksOf(over, wordSpace).find(({ words: own, box }) => {
      const slack = besideEdge * sizeOf(own[0] as Word)
      return Math.abs(box.left - room.left) <= slack || (Math.abs(box.right - room.right) <= slack && box.left > room.left)
    })
    if (label && mayBeLabel(label.words)) return label.words
  }
  return null
}

/** The last text before a box on its height, up to the box before it; behind it for writing from right to left, where nothing stands before. */
function labelBefore(room: Box, rows: readonly TextRow[], beside: readonly Box[]): readonly Word[] | null {
  const start = Math.max(...beside.filter(({ right }) => right <= room.left).map(({ right }) => right), Number.NEGATIVE_INFINITY)
  const end = Math.min(...beside.filter(({ left }) => left >= room.right).map(({ left }) => left), Number.POSITIVE_INFINITY)
  const level = rows.flatMap(({ words }) =>
    words.filter((word) => word.baseline > room.top && word.baseline - 0.3 * sizeOf(word) < room.bottom),
  )
  const left = chunksOf(
    level.filter(({ box }) => box.left >= start && box.right <= room.left + 2),
    wordSpace,
  ).at(-1)
  const right = chunksOf(
    level.filter(({ box }) => box.left >= room.right - 2 && box.right <= end && isRightToLeft(level)),
    wordSpace,
  )[0]
  const label = left ?? right
  const [first] = label?.words ?? []
  if (!label || first === undefined || !mayBeLabel(label.words)) return null
  const gap = Math.max(room.left - label.box.right, label.box.left - room.right)
  return gap <= farthest * sizeOf(first) ? label.words : null
}

const isRightToLeft = (words: readonly Word[]): boolean => words.some(({ text }) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text))

/** true for a label right before its box or behind it: no other box's label stands so. */
function isNear(label: readonly Word[], room: Box): boolean {
  const first = label[0]
  const last = label.at(-1)
  return (
    first !== undefined &&
    last !== undefined &&
    Math.min(Math.abs(room.left - last.box.right), Math.abs(first.box.left - room.right)) <= near * sizeOf(last)
  )
}
