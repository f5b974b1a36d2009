import type { Word } from '../../model/index.ts'

/**
 * Fits `pattern` (flag d) to the words joined by single spaces, a last mark left out, and gives for each named group the words it covers, whole words even
 * where the group ends within one; null when the pattern does not fit.
 */
export function matchWords(words: readonly Word[], pattern: RegExp): Readonly<Record<string, readonly Word[]>> | null {
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/[,;.]+$/u, '')
  const match = pattern.exec(text)
  const groups = match?.indices?.groups
  if (match === null) return null
  const covered: Record<string, readonly Word[]> = {}
  for (const [name, range] of Object.entries(groups ?? {})) {
    if (range === undefined) continue
    const [from, to] = range
    let start = 0
    covered[name] = words.filter((word) => {
      const own = start
      start += word.text.length + 1
      return own < to && own + word.text.length > from
    })
  }
  return covered
}
