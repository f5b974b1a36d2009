// Addresses whose parts stand beside each other: between marks, between spaces, or in columns of a footer.

import type { Word } from '../../model/index.ts'
import { piecesOf, streetLikeness, townLine } from '../reading/addresses.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'

/**
 * What a line says with the piece before it, where it begins with the mark that parts them: "Mill BV   | 4 Brook Street, 1431 GB Town | …"; or where
 * the one says a street, the other its town, and several spaces part them: "4 Brook Street   Town, CA 95521".
 */
export function withPieceBefore(segment: Segment, text: PageText): Segment {
  const { rows } = text
  const [stroke, left] = (rows[segment.row] ?? []).filter(({ box }) => box.right <= segment.box.left).toReversed()
  // A typewriter sets the stroke as far from both: "4 Brook Street  -  1431 GB Town".
  const isStroke = stroke !== undefined && left !== undefined && /^[|·•–—-]$/u.test(stroke.text)
  const before = isStroke ? { ...left, words: [...left.words, ...stroke.words] } : stroke
  if (before === undefined) return segment
  const atEnd = /^[|·•.–—-]$/u.test(before.words.at(-1)?.text ?? '') && before.words.length > 1
  const marked = atEnd || /^[|·•–—-]$/u.test(segment.words[0]?.text ?? '')
  const columns = inColumns(segment, before, text)
  if (columns !== null) return columns
  // A recogniser loses the stroke between them, and measures the size of small letters.
  const recognised = segment.words[0]?.readBy !== 'text-layer'
  const apart = (segment.box.left - before.box.right) / segment.size
  const near = recognised ? apart < 6 : apart < 3 && Math.abs(segment.size - before.size) < 0.04 * segment.size
  const spaced =
    near &&
    before.words.length <= 6 &&
    townLine(before.words) === null &&
    streetLikeness(before.text) >= 0.8 &&
    townLine(piecesOf(segment.words)[0] ?? []) !== null
  if (!marked && !spaced) return segment
  const [last] = before.words.slice(-1)
  const stop: readonly Word[] = marked || last === undefined ? [] : [{ ...last, text: '·' }]
  return { ...segment, words: [...before.words, ...stop, ...segment.words] }
}

/**
 * Name, street and town each in a column of its own, as footers are set, with what each goes on with below: the row up to the town with marks
 * between its pieces; null where the pieces say no such thing.
 */
function inColumns(town: Segment, street: Segment, { rows }: PageText): Segment | null {
  const name = (rows[town.row] ?? []).filter(({ box }) => box.right <= street.box.left).at(-1)
  if (name === undefined) return null
  const alike = [street, name].every((piece) => setAlike(piece, town))
  if (!alike || name.words.length > 7 || !/\p{L}{2}/u.test(name.text) || /\d|:$/u.test(name.text)) return null
  const whole = (piece: Segment): readonly Word[] => [...piece.words, ...goesOnBelow(piece, rows)]
  const [named, housed, placed] = [whole(name), whole(street), whole(town)]
  const streetSaid = streetLikeness(printedText(housed)) >= 0.7 && townLine(housed) === null
  if (!streetSaid || (townLine(placed)?.sureness ?? 0) < 0.8) return null
  const stop = (words: readonly Word[]): readonly Word[] => words.slice(-1).map((last) => ({ ...last, text: '·' }))
  return { ...town, words: [...named, ...stop(named), ...housed, ...stop(housed), ...placed] }
}

/** Lines of a cell below its first, set alike and flush with it; two at most. */
function goesOnBelow(piece: Segment, rows: PageText['rows']): readonly Word[] {
  const found: Word[] = []
  let baseline = piece.baseline
  for (const row of rows.slice(piece.row + 1, piece.row + 3)) {
    const next = row.find((line) => Math.abs(line.box.left - piece.box.left) < 0.3 * piece.size && setAlike(line, piece))
    if (next === undefined || next.baseline - baseline > 1.5 * piece.size) break
    found.push(...next.words)
    baseline = next.baseline
  }
  return found
}

/** Of one size; recognised writing is measured less closely. */
export const setAlike = (one: Segment, other: Segment): boolean =>
  Math.abs(one.size - other.size) < (other.words[0]?.readBy === 'text-layer' ? 0.04 : 0.25) * other.size
