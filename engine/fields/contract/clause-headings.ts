// What a clause is called: the words that stand before its sentence on its line, or the line over it.

import type { Word } from '../../model/index.ts'
import { type Prose, wordsBetween } from '../prose/prose.ts'

/** Words of a heading at most: more are a sentence. */
const mostWords = 8

/**
 * The heading of the clause in which a passage stands: "9. Governing Law." before it, or alone on the line above; empty where neither stands
 * there. A number is part of it and no heading alone.
 */
export function clauseHeading(prose: Prose, from: number): readonly Word[] {
  const { text } = prose
  const line = text.lastIndexOf('\n', from - 1) + 1
  const ahead = text.slice(line, from)
  const lead = numbered.exec(ahead)?.[0] ?? ''
  if (isTitle(lead)) return wordsBetween(prose, line, line + lead.trimEnd().length)
  // Sentences before it belong to the clause as well; what they are called stands over the first.
  const above = text.slice(text.lastIndexOf('\n', line - 2) + 1, Math.max(0, line - 1))
  return isHeading(above) ? wordsBetween(prose, line - 1 - above.length, line - 1) : []
}

/** Where the sentence of a passage begins behind the headings above it that a search for its start ran into: "Article 5 – Law" over its text. */
export function endOfHeadings(text: string, start: number, passage: number): number {
  const line = text.lastIndexOf('\n', passage - 1) + 1
  if (line <= start || !/^\s*[\p{Lu}\d("]/u.test(text.slice(line))) return start
  const above = text.slice(start, line - 1).split('\n')
  return isHeading(above.at(-1) ?? '') ? line : start
}

/** "9. Governing Law. ", "§ 12 Recht: ", "Artikel 4 – Toepasselijk recht. " */
const numbered =
  /^\s*(?:(?:§|art(?:icle|ikel|ículo|icolo|igo|\.)|section|clause|clausula|cláusula)?\s*(?:\d+(?:\.\d+)*|[IVX]+)[.):]?\s*[-–—]?\s*)?\p{Lu}[\p{L}'’&,-]*(?:\s+[\p{L}'’&,-]+){0,7}[.:]\s+/iu

/** A number with a name behind it, or a name in capitals; a short sentence that begins a clause is none: "Payment is due." */
const isTitle = (lead: string): boolean =>
  /\p{L}{3}/u.test(lead) && (/^\W*\p{L}*\W*(?:\d|[IVX]+[.)])/u.test(lead) || !/(?<!\p{L})\p{Ll}\p{L}{3}/u.test(lead))

function isHeading(line: string): boolean {
  const words = line.trim().split(/\s+/u)
  const first = words.find((word) => /\p{L}/u.test(word)) ?? ''
  return /\p{L}{3}/u.test(line) && words.length <= mostWords && /^\W*\p{Lu}/u.test(first) && !/[;,]$/u.test(line.trim())
}
