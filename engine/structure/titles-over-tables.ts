import { sizeOfLine, textOfLines } from '../model/index.ts'
import type { Passage } from './passages.ts'
import { boldness, familyOf, type Typography } from './typography.ts'

/** Words a title over a table holds at most: a longer text says something about it. */
const mostWords = 10
/** One or two bold lines above tables may be their captions; sections are titled alike throughout. */
const fewestAlike = 3

/** How a passage is set: family and size to half a point; null unless it is short, in bold, and ends as titles do. */
export function titleManner({ lines, isAddress }: Passage, typography: Typography): string | null {
  const [line] = lines
  if (line === undefined || lines.length > 2 || isAddress || typography.mostlyBold || boldness(lines) <= 0.9) return null
  const text = textOfLines(lines).trim()
  if (!/^[\p{Lu}\p{Lo}\d]/u.test(text) || !/\p{L}{2}/u.test(text) || /[.,;:]$/u.test(text) || /[☐☑☒]/u.test(text)) return null
  const size = sizeOfLine(line)
  if (lines.flatMap(({ words }) => words).length > mostWords || size < 0.93 * typography.body) return null
  return `${familyOf(line.words)} ${Math.round(2 * size)}`
}

/** The manners in which a document sets titles of sections over tables: those of three such lines or more, over tables or over text as headings. */
export function mannersOfTitles(manners: readonly (string | null)[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const manner of manners) if (manner !== null) counts.set(manner, (counts.get(manner) ?? 0) + 1)
  return new Set([...counts].flatMap(([manner, count]) => (count >= fewestAlike ? [manner] : [])))
}
