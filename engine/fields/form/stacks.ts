// Forms with each label over its answer: where some were told by their words and the rest is printed in the same two ways, those are pairs as well.

import { height } from '../../geometry/index.ts'
import type { Match } from './match.ts'
import type { Piece } from './pieces.ts'
import { onRow } from './places.ts'
import { valueLike } from './value-likeness.ts'

/** Pairs told by their words from which on a form is of this manner, and the log odds of the rest. */
const fewestTold = 3
const odds = 1.8
/** In sizes: how far an answer may stand off its label's left, and from which print to print further down than the others. */
const flush = 1.2
const further = 0.6
/** Words of a label. */
const mostWords = 8

/** The labels over answers that no word tells; both are put to those that are taken. */
export function restOfStacks(taken: readonly Match[], pieces: readonly Piece[], labels: Set<Piece>, values: Set<Piece>): readonly Match[] {
  const told = taken.flatMap(({ label, value: [first] }) => (first !== undefined && isUnder(label, first) ? [{ label, first }] : []))
  const [model] = told
  if (model === undefined) return []
  const [asked, written] = [printOf(model.label), printOf(model.first)]
  const alike = told.filter(({ label, first }) => printOf(label) === asked && printOf(first) === written)
  if (asked === null || written === null || asked === written || alike.length < fewestTold) return []
  const farthest = Math.max(...alike.map(({ label, first }) => first.box.top - label.box.bottom)) + further * model.first.size
  const free = (piece: Piece): boolean => !labels.has(piece) && !values.has(piece)
  const rest: Match[] = []
  for (const label of pieces) {
    if (!free(label) || printOf(label) !== asked || label.words.length > mostWords || valueLike(label.text)) continue
    const [answer] = pieces.filter((other) => isUnder(label, other)).toSorted((a, b) => a.box.top - b.box.top)
    if (answer === undefined || !free(answer) || printOf(answer) !== written || answer.box.top - label.box.bottom > farthest) continue
    labels.add(label)
    values.add(answer)
    rest.push({ label, value: [answer], odds })
  }
  return rest
}

/** In the print of the label and not in that of its answer: the next label, and no second line. */
export function isSetAs(label: Piece, piece: Piece, value: Piece): boolean {
  const [asked, own, written] = [printOf(label), printOf(piece), printOf(value)]
  return asked !== null && written !== null && asked !== written && own === asked
}

const isUnder = (label: Piece, { box, ...value }: Piece): boolean =>
  !onRow(label, { box, ...value }) &&
  box.top > label.box.top + 0.5 * height(label.box) &&
  box.top - label.box.bottom < 2.5 * value.size &&
  Math.abs(box.left - label.box.left) < flush * value.size

/** Face, size, weight and colour; null where it is not known. */
const printOf = ({ words: [word] }: Piece): string | null =>
  word?.font == null || word.readBy !== 'text-layer'
    ? null
    : `${word.font.family} ${word.font.bold} ${word.font.italic} ${Math.round(2 * word.font.size)} ${word.font.colour ?? ''}`
