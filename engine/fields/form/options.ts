// Options to choose from: a cross before or behind a word on a form says that this one holds.

import type { Match } from './match.ts'
import type { Piece } from './pieces.ts'

/** A mark that somebody made, alone or on its little line. */
export const isCross = (text: string): boolean => /^[_.\s]*[xX✓✔☑☒×][_.\s]*$/u.test(text)

/** Log odds of a cross beside a word: nothing else on forms is written so. */
const odds = 3
/** In sizes of the writing: further off a cross belongs to no word. */
const farthest = 3.5

/** Every cross with the word that it marks: the nearer of its neighbours on the row; with both as near, the one behind it. */
export function ticked(pieces: readonly Piece[]): readonly Match[] {
  return pieces.flatMap((cross) => {
    if (!isCross(cross.text)) return []
    const row = pieces.filter(
      (other) => other !== cross && !other.closed && /\p{L}{2}/u.test(other.text) && other.words.length <= 4 && onLevel(cross, other),
    )
    const behind = row.filter(({ box }) => box.left >= cross.box.right - 1).sort((a, b) => a.box.left - b.box.left)[0]
    const before = row.filter(({ box }) => box.right <= cross.box.left + 1).sort((a, b) => b.box.right - a.box.right)[0]
    const gapBehind = behind === undefined ? Number.POSITIVE_INFINITY : (behind.box.left - cross.box.right) / cross.segment.size
    const gapBefore = before === undefined ? Number.POSITIVE_INFINITY : (cross.box.left - before.box.right) / cross.segment.size
    const label = gapBehind <= 1.5 * gapBefore ? behind : before
    return label === undefined || Math.min(gapBehind, gapBefore) > farthest ? [] : [{ label, value: [cross], odds }]
  })
}

/** The other options on the rows of those that were chosen, and of "yes" and "no": none of them is the value of something. */
export function optionsNotChosen(pieces: readonly Piece[], chosen: readonly Match[]): readonly Piece[] {
  const marked = chosen.flatMap(({ label, value }) => [label, ...value])
  const answers = pieces.filter(({ text }) => /^_*(?:yes|no|ja|nein|oui|non|sí|si|sim|não)[*.]?$/iu.test(text))
  const pairs = answers.filter((one) => answers.some((other) => other !== one && onLevel(one, other)))
  return pieces.filter(
    (piece) =>
      pairs.includes(piece) ||
      (!marked.includes(piece) && !piece.closed && chosen.some(({ label }) => onLevel(piece, label) && piece.words.length <= 2)),
  )
}

const onLevel = (a: Piece, b: Piece): boolean =>
  Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.4 * Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top)
