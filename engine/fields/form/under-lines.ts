// Forms whose labels are printed under the lines to write on: "Name" in small letters below a rule, the name above it.

import { height, overlapX, unionOf, width } from '../../geometry/index.ts'
import { inkShareOf } from '../../model/index.ts'
import type { Match } from './match.ts'
import type { Piece } from './pieces.ts'
import { valueLike } from './value-likeness.ts'
import type { Wall, Walls } from './walls.ts'

/** Lines with writing above and a label below from which on a form is taken to be of this manner; boxes and signatures make fewer. */
const fewestWritten = 3
/** Share of the written lines with a label below that is no answer itself: lines under headings are among them. */
const leastSound = 0.75
/** Log odds of such a pair, on such a form. */
const odds = 2.5

/** What has more log odds of being a label is no answer above a line. */
const leastLabel = 1

export interface UnderLines {
  readonly matches: readonly Match[]
  /** Labels under lines that nothing is written on. */
  readonly empty: readonly Piece[]
}

/** The pairs of label and line of such a form; none where the form is of another manner. `likeness` is a piece's log odds of being a label. */
export function underLines(pieces: readonly Piece[], likeness: (piece: Piece) => number, walls: Walls): UnderLines {
  const all = walls.level.flatMap((wall) => lineOf(wall, pieces, walls)).sort((a, b) => b.value.length - a.value.length)
  // A thick rule is found twice, and so is one in two parts.
  const lines = all.filter(({ label }, index) => all.findIndex((other) => other.label.words[0] === label.words[0]) === index)
  const written = lines.filter(({ value }) => value.length > 0)
  // A label is no line's answer and no answer's label at once: then the rules part rows.
  const values = new Set(written.flatMap(({ value }) => value))
  const sound = written.filter(({ label, value }) => !values.has(label) && value.every((piece) => likeness(piece) < leastLabel))
  const smaller = sound.filter(({ label, value }) => value.every((piece) => typeOf(label) < 0.92 * typeOf(piece)))
  if (sound.length < fewestWritten || sound.length < leastSound * written.length || 3 * smaller.length < 2 * sound.length) return none
  return {
    matches: sound.map(({ label, value }) => ({ label, value, odds })),
    empty: lines.filter(({ value }) => value.length === 0).map(({ label }) => label),
  }
}
const none: UnderLines = { matches: [], empty: [] }

/** What is printed right under a rule, flush with its beginning, and what is written right above it; nothing where no label is. */
function lineOf(wall: Wall, pieces: readonly Piece[], walls: Walls): readonly { label: Piece; value: readonly Piece[] }[] {
  const along = pieces.filter(({ box }) => overlapX(box, { ...box, left: wall.start, right: wall.end }) > 0.8 * width(box))
  const below = along.filter(({ box }) => box.top - wall.at > -0.35 * height(box) && box.top - wall.at < 1.1 * height(box))
  const [first] = below
  if (first === undefined || !/\p{L}{2}/u.test(first.text)) return []
  if (Math.abs(first.box.left - wall.start) > 1.2 * height(first.box) || first.line !== null) return []
  const boxed = walls.upright.some(({ at, start, end }) => Math.abs(at - wall.start) < 6 && start < wall.at + 2 && end > first.box.bottom)
  if (boxed) return []
  const label = below.slice(1).reduce((one, other) => (goesOn(one, other) ? joined(one, other) : one), first)
  if (label.words.length > mostWords || /[:：?]$/u.test(label.text) || valueLike(label.text)) return []
  const value = along.filter(
    (piece) => wall.at - piece.box.bottom > -0.4 * height(piece.box) && wall.at - piece.box.bottom < reachOf(piece),
  )
  return label.closed || value.some(({ closed }) => closed) || isHeading(value, wall, pieces) ? [] : [{ label, value }]
}

/** Bold and large on a line across the whole page: the part that begins below. */
function isHeading(value: readonly Piece[], { start, end }: Wall, pieces: readonly Piece[]): boolean {
  const [left, right] = [Math.min(...pieces.map(({ box }) => box.left)), Math.max(...pieces.map(({ box }) => box.right))]
  const sizes = pieces.flatMap(({ words }) => words.map(({ font }) => font?.size ?? 0)).sort((a, b) => a - b)
  const larger = largerBy * (sizes[Math.floor(sizes.length / 2)] ?? 0)
  const isBold = value.length > 0 && value.every(({ words }) => words.every(({ font }) => font?.bold === true && font.size > larger))
  return isBold && end - start > mostOfPage * (right - left)
}
const mostOfPage = 0.85
/** Than most of the page's writing. */
const largerBy = 1.05

/** Words of a label; more is a paragraph under a rule. */
const mostWords = 8

/** The size of its type: boxes around letters without tails are lower. */
const typeOf = ({ box, text }: Piece): number => height(box) / Math.max(0.3, inkShareOf(text))

/** How far above its line an answer may stand: letters without tails and figures as high as the others, whose boxes recognisers draw around all of the row. */
const reachOf = (piece: Piece): number => (piece.words[0]?.readBy === 'text-layer' ? typeOf(piece) : height(piece.box))

const goesOn = (one: Piece, other: Piece): boolean => one.row === other.row && other.box.left - one.box.right < one.size

const joined = (one: Piece, other: Piece): Piece => ({
  ...one,
  words: [...one.words, ...other.words],
  text: `${one.text} ${other.text}`,
  box: unionOf([one.box, other.box]),
})
