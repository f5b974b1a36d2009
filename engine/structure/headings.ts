import { lineSize, median, textOfLines } from '../model/index.ts'
import type { OutlineEntry } from '../stages.ts'
import type { Passage } from './passages.ts'
import { boldness, slant, type Typography } from './typography.ts'

/** What makes a passage a heading. */
export interface HeadingSigns {
  readonly size: number
  readonly bold: boolean
  readonly capitals: boolean
  /** Depth of its number: "2.1" is 2; 0 without one. */
  readonly numberDepth: number
  /** Level of the file's own outline; null when the outline does not name it. */
  readonly outlineLevel: number | null
}

/** Words a heading holds at most: longer ones are sentences set large. */
const mostWords = 24

/** The signs by which a passage is a heading, or null for running text. `next` is the passage that follows in the same column. */
export function headingSigns(
  passage: Passage,
  next: Passage | null,
  typography: Typography,
  outline: ReadonlyMap<string, OutlineEntry>,
): HeadingSigns | null {
  const { lines } = passage
  const text = textOfLines(lines).replaceAll('\n', ' ').trim()
  const words = text.split(' ')
  const entry = outline.get(outlineKey(text))
  const size = median(lines.map(lineSize), typography.body)
  const bold = boldness(lines) > 0.9
  const capitals = isCapitals(text)
  const numberDepth = depthOfNumber(text)
  const signs: HeadingSigns = { size, bold, capitals, numberDepth, outlineLevel: entry?.level ?? null }
  if (entry) return signs
  if (lines.length > 4 || words.length > mostWords || !/\p{L}{2}/u.test(text) || /^[\p{Ll}]/u.test(text)) return null
  const large = size >= 1.15 * typography.body
  const ends = /[.,;]["'”’)]?$/.test(text)
  if (large) return ends && words.length > 8 ? null : signs
  if (ends && !(numberDepth > 0 && words.length <= 6)) return null
  if (size < 0.93 * typography.body || words.length > 16 || lines.length > 2) return null
  const numbered = numberDepth > 0
  if (bold && !typography.mostlyBold)
    return next === null ? (numbered || capitals ? signs : null) : /:$/.test(text) && !numbered && !capitals ? null : signs
  if (numbered && (numberDepth > 1 || capitals || slant(lines) > 0.9) && next !== null && words.length <= 12) return signs
  if (capitals && next !== null && words.length <= 10 && size >= 0.97 * typography.body) return signs
  return null
}

/** Headings' levels, 1 to 6: the outline's where it names them, else by number, else by how far the type stands out. */
export function levelsOf(headings: readonly HeadingSigns[]): readonly (1 | 2 | 3 | 4 | 5 | 6)[] {
  const prominence = (signs: HeadingSigns) => Math.round(signs.size * 2) / 2 + (signs.bold ? 0.2 : 0) + (signs.capitals ? 0.1 : 0)
  const ranks = [...new Set(headings.map(prominence))].sort((a, b) => b - a)
  const byRank = (signs: HeadingSigns) => ranks.indexOf(prominence(signs)) + 1
  // Numbered headings of the first depth stand at the level their type gives most of them.
  const first = headings.filter((signs) => signs.numberDepth === 1).map(byRank)
  const base = median(first, 0)
  const shallowest = Math.min(...headings.filter((signs) => signs.numberDepth > 0).map((signs) => signs.numberDepth))
  return headings.map((signs) => {
    if (signs.outlineLevel !== null) return clampLevel(signs.outlineLevel)
    if (signs.numberDepth > 0 && base > 0) return clampLevel(base + signs.numberDepth - 1)
    if (signs.numberDepth > shallowest) return clampLevel(byRank(signs))
    return clampLevel(byRank(signs))
  })
}

function clampLevel(level: number): 1 | 2 | 3 | 4 | 5 | 6 {
  const whole = Math.max(1, Math.min(6, Math.round(level)))
  return whole as 1 | 2 | 3 | 4 | 5 | 6
}

/** Text as outlines and pages can both be compared by: letters and digits only, without case. */
export const outlineKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const isCapitals = (text: string): boolean => {
  const found = text.match(/\p{L}/gu) ?? []
  return found.length >= 4 && found.every((letter) => letter === letter.toUpperCase() && letter !== letter.toLowerCase())
}

function depthOfNumber(text: string): number {
  const named = /^(?:chapter|section|part|article|appendix|annex|kapitel|abschnitt|chapitre|capítulo)\s+[\dIVXA-Z]+\b/i.test(text)
  if (named) return 1
  const [, number = ''] = /^((?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,5})\.?\s+\p{L}/u.exec(text) ?? []
  if (number === '' || /^[A-Z]$/.test(number)) return /^(?:[IVX]{1,5}|[A-Z])\.\s+\p{L}/u.test(text) ? 1 : 0
  return number.split('.').length
}
