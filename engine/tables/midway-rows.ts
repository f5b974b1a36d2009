// Rows of which one cell has two lines and the others one, set to the middle: three lines of writing closer than lines of text are.

import { overlapX, unionOf } from '../geometry/index.ts'
import { sizeOf, type TextRow } from './text-rows.ts'

/** Lines of one text stand at least so many sizes apart. */
const nearestLine = 0.9

/** The rows with those of three lines put together: a text, what stands beside its middle, and the text's second line. */
export function withMidwayRows(rows: readonly TextRow[]): readonly TextRow[] {
  const found: TextRow[] = []
  for (let i = 0; i < rows.length; i++) {
    const [first, middle, last] = [rows[i], rows[i + 1], rows[i + 2]]
    if (first === undefined) break
    if (middle !== undefined && last !== undefined && isMidway(first, middle, last)) {
      found.push({
        baseline: middle.baseline,
        words: [...first.words, ...last.words, ...middle.words],
        box: unionOf([first.box, middle.box, last.box]),
      })
      i += 2
    } else found.push(first)
  }
  return found
}

/** true when a line stands between two of one text, beside both and closer to each than lines of a text are. */
function isMidway(first: TextRow, middle: TextRow, last: TextRow): boolean {
  const size = Math.min(...first.words.map(sizeOf))
  const [above, below] = [middle.baseline - first.baseline, last.baseline - middle.baseline]
  return (
    Math.max(above, below) < nearestLine * size &&
    Math.abs(above - below) < 0.4 * (above + below) &&
    overlapX(first.box, last.box) > 0 &&
    overlapX(middle.box, first.box) <= 0 &&
    overlapX(middle.box, last.box) <= 0
  )
}
