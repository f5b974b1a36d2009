import { type Box, centre, contains, type Fill, height, width } from '../geometry/index.ts'
import { sizeOf, type Word } from '../model/index.ts'
import type { TickBox } from './tick-boxes.ts'

/** A drawing no larger than a box to tick, or part of one. */
export interface SmallShape {
  readonly box: Box
  /** A closed line around nothing; a filled square or disc; anything else: a hook, a cross, a stroke. */
  readonly kind: 'frame' | 'solid' | 'mark'
  /** Luminance of a solid, 0 black to 1 white; 0 for what is drawn with lines. */
  readonly grey: number
}

/** Sides of boxes to tick in points: smaller is a bullet, larger a field to write in. */
const smallest = 5
const largest = 20
/** Sides of one box, and of the boxes of one page, differ by this share at most. */
const uneven = 0.2
/** A mark is at least this share of its box, and reaches over it by no more than the second. */
const leastMark = 0.3
const mostMark = 1.4
/** White between a box and the words it stands for, in letter sizes. */
const nearWords = 1.2
/** Boxes closer than this share of their side are cells for one letter each. */
const nearBoxes = 0.9
/** Frames and discs smaller than this share of the letters beside them are bullets: browsers draw theirs a third of the letters high. */
const leastOfLetters = 0.4
/** Letters that ticks are typed with. */
const tickSign = /^[xX×✓✔✕✖✗✘☑☒■●•⬤]$/u
/** Greys closer than this are one. */
const sameGrey = 0.04
/** More small drawings than this are a map or a pattern. */
export const mostShapes = 2000

/**
 * The boxes to tick that a page draws: frames beside words, empty or with something in them, and filled squares among such frames.
 * Bullets, keys of charts and rows of cells for single letters are none.
 */
export function drawnTickBoxes(shapes: readonly SmallShape[], words: readonly Word[], fills: readonly Fill[]): readonly TickBox[] {
  if (shapes.length === 0 || shapes.length >= mostShapes) return []
  const squares = shapes.filter(({ box, kind }) => kind !== 'mark' && isSquare(box))
  const boxes: Candidate[] = []
  for (const { box, kind } of squares) {
    if (boxes.some((other) => isSameBox(other.box, box))) continue
    const here = shapes.filter((shape) => contains(box, centre(shape.box)))
    const isFramed = here.some((shape) => shape.kind === 'frame' && isSameBox(shape.box, box))
    const isMarked = here.some((shape) => shape.kind !== 'frame' && isMarkIn(shape.box, box, shape.kind))
    const inside = words.filter((word) => contains(box, centre(word.box)))
    if (inside.some(({ text }) => !tickSign.test(text))) continue
    boxes.push({
      box,
      ticked: isMarked || inside.length > 0,
      framed: isFramed || (kind === 'solid' && here.some((shape) => shape.kind === 'mark')),
    })
  }
  const alone = boxes.filter(({ box }) => !boxes.some((other) => other.box !== box && isCellBeside(other.box, box)))
  const own = alone.filter(({ framed }) => framed)
  const framed = own.filter(({ box }) => hasWordBeside(box, words) || isInColumn(box, own, words))
  if (areKeysOfChart(alone, shapes, fills)) return []
  return alone
    .filter((one) => framed.includes(one) || framed.some(({ box }) => isOfSize(box, one.box)))
    .map(({ box, ticked }) => ({ box, ticked }))
}

interface Candidate extends TickBox {
  /** Seen as a box by itself, and not only among others of its size. */
  readonly framed: boolean
}

/** Filled squares of several greys, or of a grey that something larger has, say which bar is which. */
function areKeysOfChart(boxes: readonly TickBox[], shapes: readonly SmallShape[], fills: readonly Fill[]): boolean {
  const filled = boxes.flatMap(({ box }) => {
    const here = shapes.filter((shape) => contains(box, centre(shape.box)))
    return here.some(({ kind }) => kind === 'mark') ? [] : here.filter((shape) => shape.kind === 'solid' && isSameBox(shape.box, box))
  })
  const [first] = filled
  return filled.some(
    ({ grey }) =>
      Math.abs(grey - (first?.grey ?? grey)) > sameGrey ||
      fills.some((fill) => Math.abs(fill.grey - grey) <= sameGrey && Math.max(width(fill.box), height(fill.box)) > 1.5 * largest),
  )
}

/** So many boxes below each other, each on the line of a text further left, are a column of a table, whose title says what is ticked. */
const fewestInColumn = 3
/** Points: their left edges. */
const sameLeft = 1
function isInColumn(box: Box, boxes: readonly TickBox[], words: readonly Word[]): boolean {
  const column = boxes.filter((other) => Math.abs(other.box.left - box.left) <= sameLeft && isOfSize(other.box, box))
  const isLed = ({ box: of }: TickBox) => {
    const { y } = centre(of)
    return words.some(
      ({ turn, text, box: at }) => turn === 0 && at.top < y && at.bottom > y && at.right < of.left && /[\p{L}\p{N}]/u.test(text),
    )
  }
  return column.length >= fewestInColumn && column.every(isLed)
}

const sideOf = (box: Box): number => Math.max(width(box), height(box))

function isSquare(box: Box): boolean {
  const side = sideOf(box)
  return side >= smallest && side <= largest && Math.min(width(box), height(box)) >= (1 - uneven) * side
}

const isOfSize = (one: Box, other: Box): boolean => Math.abs(sideOf(one) - sideOf(other)) <= uneven * Math.max(sideOf(one), sideOf(other))

const isSameBox = (one: Box, other: Box): boolean =>
  isOfSize(one, other) &&
  Math.abs(centre(one).x - centre(other).x) <= uneven * sideOf(one) &&
  Math.abs(centre(one).y - centre(other).y) <= uneven * sideOf(one)

const isMarkIn = (mark: Box, box: Box, kind: SmallShape['kind']): boolean =>
  sideOf(mark) >= leastMark * sideOf(box) && sideOf(mark) <= (kind === 'solid' ? 1 + uneven : mostMark) * sideOf(box)

function isCellBeside(other: Box, box: Box): boolean {
  const gap = Math.max(other.left - box.right, box.left - other.right)
  const level = Math.abs(centre(other).y - centre(box).y) <= uneven * sideOf(box)
  return level && gap > -uneven * sideOf(box) && gap < nearBoxes * sideOf(box) && isOfSize(other, box)
}

function hasWordBeside(box: Box, words: readonly Word[]): boolean {
  const { y } = centre(box)
  return words.some((word) => {
    if (word.turn !== 0 || word.box.top > y || word.box.bottom < y || !/[\p{L}\p{N}]/u.test(word.text)) return false
    const gap = Math.max(word.box.left - box.right, box.left - word.box.right)
    return gap > -1 && gap <= nearWords * sizeOf(word) && sideOf(box) >= leastOfLetters * sizeOf(word)
  })
}
