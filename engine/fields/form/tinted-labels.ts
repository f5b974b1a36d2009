// Forms that set their labels on a tint and leave the cells to write in white: what is tinted is a label, and the white cell right of it its answer.

import { type Fill, height, width } from '../../geometry/index.ts'
import type { Match } from './match.ts'
import type { Piece } from './pieces.ts'
import { near } from './places.ts'
import { isCross, isEmptyBox } from './tick-marks.ts'
import type { TwoPrints } from './two-prints.ts'

/** Log odds of such a pair, as of one told by its print. */
const odds = 4
/** Labels with an answer in the next cell from which on a form is of this manner, and their share among tinted pieces with anything right of them. */
const fewestLabels = 4
const leastLabelled = 0.7
/** Lighter fills are the paper's own white; larger than this many sizes of writing down the page they are panels. */
const lightest = 0.985
const highest = 6
/** Words of a label. */
const mostWords = 9

/** Pairs of tinted labels and white answers; none where tints mean something else, as those of titles over columns and of rows do. */
export function tintedLabels(pieces: readonly Piece[], fills: readonly Fill[]): TwoPrints {
  const tints = fills.filter(({ box, grey }) => grey < lightest && width(box) > 10 && height(box) > 5)
  // Of tints in a picture some are found and some are not.
  if (tints.length < fewestLabels || pieces.some(({ words }) => words[0]?.readBy !== 'text-layer')) return none
  const tintOf = new Map(pieces.map((piece) => [piece, tints.find((tint) => isOn(piece, tint)) ?? null]))
  const labels = pieces.filter((piece) => tintOf.get(piece) !== null && isLabel(piece))
  if (labels.length < fewestLabels) return none
  let apart = 0
  const matches = labels.flatMap((label): Match[] => {
    const tint = tintOf.get(label)
    const behind = pieces
      .filter((piece) => tint != null && piece.box.left > label.box.right && isBeside(piece, tint))
      .toSorted((a, b) => a.box.left - b.box.left)
    const [first] = behind
    if (first === undefined) return []
    const end = behind.findIndex((piece) => tintOf.get(piece) !== null)
    const value = end < 0 ? behind : behind.slice(0, end)
    // Several cells: a row of a table, whose name is tinted.
    const isOneCell = value.every(({ cell }) => near(cell.left, first.cell.left) && near(cell.right, first.cell.right))
    if (value.length === 0 || !isOneCell) {
      apart++
      return []
    }
    return [{ label, value: value.toSorted((a, b) => a.row - b.row || a.box.left - b.box.left), odds }]
  })
  if (matches.length < fewestLabels || matches.length < leastLabelled * (matches.length + apart)) return none
  // Boxes to tick are read as options.
  const said = matches.filter(({ value }) => !value.some(({ text }) => isCross(text) || isEmptyBox(text)))
  return { matches: said, labels: new Set(labels) }
}
const none: TwoPrints = { matches: [], labels: new Set() }

const isLabel = ({ text, words }: Piece): boolean => words.length <= mostWords && /\p{L}{2}/u.test(text)

const isOn = ({ box, size }: Piece, { box: tint }: Fill): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x > tint.left && x < tint.right && y > tint.top && y < tint.bottom && height(tint) < highest * size
}

/** Between the upper and lower edge of a tint. */
const isBeside = ({ box }: Piece, { box: tint }: Fill): boolean =>
  (box.top + box.bottom) / 2 > tint.top && (box.top + box.bottom) / 2 < tint.bottom
