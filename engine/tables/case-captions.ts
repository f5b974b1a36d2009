import { textOf } from './cell-text.ts'
import type { GridCell } from './grid.ts'

const party = /\b(?:plaintiffs?|petitioners?|appellants?|claimants?|defendants?|respondents?|appellees?)\b/iu
const against = /\b(?:vs?\.?|versus|against)(?![\p{L}])/iu
const numbered = /\b(?:case|civil|cause|docket|index|action|file)\b/iu
/** A caption stands at the head of a pleading and is no longer than this. */
const mostWords = 120

/** true for the caption of a case: the parties on the left, its number and what the paper is on the right. Two texts side by side, and no table. */
export function isCaseCaption(filled: readonly GridCell[]): boolean {
  const words = filled.flatMap((cell) => cell.words)
  if (words.length > mostWords) return false
  const columns = [...new Set(filled.map(({ column }) => column))].sort((a, b) => a - b)
  if (columns.length < 2 || columns.length > 3) return false
  const parties = textOf(filled.flatMap((cell) => (cell.column === columns[0] ? cell.words : [])))
  const matter = textOf(filled.flatMap((cell) => (cell.column === columns[0] ? [] : cell.words)))
  return party.test(parties) && against.test(parties) && numbered.test(matter)
}
