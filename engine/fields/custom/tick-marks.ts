// Boxes and circles to tick: as letters of the text, or drawn with lines.

import { type Box, centre, contains, height, type Ruling, width } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import { readTick } from '../../values/index.ts'
import type { PageText } from '../reading/page-text.ts'

/** One box or circle on a page, and whether something stands in it. */
export interface TickMark {
  readonly box: Box
  readonly ticked: boolean
  /** The word that is the mark, or stands in the drawn box; null for an empty drawn box. */
  readonly word: Word | null
  /** "]" behind "[": the rest of a mark that is set with a space. */
  readonly rest?: Word
}

/** Sides of drawn boxes in points: smaller is a bullet, larger a field to write in. */
const smallest = 5
const largest = 20
/** How far corners may miss each other, in points. */
const slack = 1.6

/**
 * The tick marks of a page. Crosses drawn with slanted lines cannot be seen, so an empty drawn box is given only where marks of this page
 * are seen in others; else it might be a cross read as none.
 */
export function tickMarksOn(text: PageText): readonly TickMark[] {
  const words = text.segments.flatMap((segment) => segment.words)
  const squares = drawnSquares(text)
  const drawn = squares.map((box) => fromSquare(box, words, text))
  const taken = new Set(drawn.flatMap(({ word }) => (word === null ? [] : [word])))
  const typed = words.flatMap((word): TickMark[] => {
    const mark = taken.has(word) ? null : readTick(word.text)
    return mark?.certain || (mark !== null && /^[□○◯■●]$/u.test(word.text)) ? [{ box: word.box, ticked: mark.ticked, word }] : []
  })
  const spaced = text.segments.flatMap(({ words: own }) => own.flatMap((word, at) => bracketsAt(word, own[at + 1]) ?? []))
  const seen = drawn.some(({ ticked }) => ticked)
  return [...typed, ...spaced, ...drawn.filter(({ ticked }) => ticked || seen)]
}

/** "[ ]" and "( )" with nothing between. */
function bracketsAt(word: Word, next: Word | undefined): TickMark | null {
  if (next === undefined || !['[]', '()'].includes(word.text + next.text)) return null
  return { box: { ...word.box, right: next.box.right }, ticked: false, word, rest: next }
}

function fromSquare(box: Box, words: readonly Word[], { page }: PageText): TickMark {
  const word = words.find((one) => one.text.length <= 2 && contains(box, centre(one.box))) ?? null
  const dark = page.fills.some(
    (fill) => fill.grey < 0.5 && contains(box, centre(fill.box)) && width(fill.box) <= width(box) && height(fill.box) >= 0.3 * height(box),
  )
  const said = word === null ? null : readTick(word.text)
  return { box, ticked: dark || (word !== null && said?.ticked !== false), word }
}

function drawnSquares({ page }: PageText): readonly Box[] {
  const across = page.rulings.filter((ruling) => isLevel(ruling) && within(lengthOf(ruling)))
  const down = page.rulings.filter((ruling) => isUpright(ruling) && within(lengthOf(ruling)))
  const found: Box[] = []
  for (const top of across)
    for (const bottom of across) {
      const [left, right] = [Math.min(top.from.x, top.to.x), Math.max(top.from.x, top.to.x)]
      const [high, low] = [top.from.y, bottom.from.y]
      const side = low - high
      if (side < smallest || Math.abs(side - (right - left)) > 0.35 * side) continue
      if (!near(Math.min(bottom.from.x, bottom.to.x), left) || !near(Math.max(bottom.from.x, bottom.to.x), right)) continue
      const stands = (x: number): boolean =>
        down.some((one) => near(one.from.x, x) && near(Math.min(one.from.y, one.to.y), high) && near(Math.max(one.from.y, one.to.y), low))
      if (stands(left) && stands(right)) found.push({ left, right, top: high, bottom: low })
    }
  return found.filter((box, index) => found.findIndex((other) => near(other.left, box.left) && near(other.top, box.top)) === index)
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= slack
const within = (length: number): boolean => length >= smallest && length <= largest
const isLevel = ({ from, to }: Ruling): boolean => Math.abs(from.y - to.y) < 0.5
const isUpright = ({ from, to }: Ruling): boolean => Math.abs(from.x - to.x) < 0.5
const lengthOf = ({ from, to }: Ruling): number => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
