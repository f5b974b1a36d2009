import { isBullet } from './bullet-lists.ts'
import type { Grid, GridCell } from './grid.ts'
import { textRowsOf } from './text-rows.ts'

const dash = /^[·–-]$/u
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u
/** So many entries with points below their first line, and this share of all of them, are no chance. */
const fewest = 2
const mostly = 0.5
/** What stands beside an entry has so many lines at most: a place, a time and how long that is. */
const mostLinesBeside = 4

/** true for entries with bulleted points below them and a place and a time at the right margin, as resumes list posts: a list of lists, not rows of texts. */
export function areEntriesWithPoints({ cells, xs }: Grid): boolean {
  const last = xs.length - 2
  const filled = cells.filter(({ words }) => words.length > 0)
  const beside = filled.filter((cell) => cell.column + cell.columnSpan - 1 === last && cell.column > 0)
  if (beside.some(({ words }) => textRowsOf(words).length > mostLinesBeside)) return false
  const times = beside.filter(({ words }) => words.some(({ text }) => year.test(text)))
  const entries = times.filter(({ row, column }) => filled.some((cell) => cell.row === row && cell.column < column && hasPoints(cell)))
  return entries.length >= fewest && entries.length >= mostly * beside.length
}

/** Lines that begin with a bullet or a dash, below one that does not. */
function hasPoints({ words }: GridCell): boolean {
  const [first, ...others] = textRowsOf(words).map((row) => {
    const text = row.words[0]?.text ?? ''
    return isBullet(text) || dash.test(text)
  })
  return first === false && others.some(Boolean)
}
