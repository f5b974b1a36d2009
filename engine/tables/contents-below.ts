// A table of contents that stands right below a table.

import { withRowsOnly } from './candidate.ts'
import { isLeader } from './cell-text.ts'
import type { Candidate } from './grid.ts'
import { type Chunk, chunksOf, rowsOnce, type TextRow } from './text-rows.ts'

/** Fewer lines with rising numbers may be rows of a table. */
const fewestEntries = 3
/** Points by which the page numbers of one table of contents end apart. */
const sameEnd = 2

/**
 * The candidate without the lines at its end that are a table of contents: each a title behind its number, one more than the one above has, and the
 * number of a page at the right edge, which never falls; lines of one text right above and below these go with them. Above them rows of more texts stand. The
 * same candidate where there are none, or where upright rules are drawn.
 */
export function withoutContentsBelow(candidate: Candidate): Candidate {
  if (candidate.rules.down.length > 0) return candidate
  const rows = rowsOnce(candidate.words)
  const isOneText = (at: number) => chunksOf(rows[at]?.words ?? [], 1).length === 1
  let end = rows.length
  while (end > 0 && isOneText(end - 1)) end--
  let begin = end
  for (let below: Entry | null = null; begin > 0; begin--) {
    const entry: Entry | null = entryOf(rows[begin - 1] as TextRow)
    if (entry === null || (below !== null && !isAbove(entry, below))) break
    below = entry
  }
  if (end - begin < fewestEntries) return candidate
  while (begin > 0 && isOneText(begin - 1)) begin--
  const kept = rows.slice(0, begin)
  if (kept.filter(({ words }) => chunksOf(words, 1).length > 2).length < fewestEntries) return candidate
  return withRowsOnly(candidate, kept)
}

interface Entry {
  readonly number: number
  readonly page: number
  readonly last: Chunk
}

/** A line of a title behind its number and the number of a page; null for any other. */
function entryOf({ words }: TextRow): Entry | null {
  const texts = words.filter(({ text }) => !isLeader(text))
  const [title, last, ...others] = chunksOf(texts, 1)
  const [number, ...name] = title?.words ?? []
  if (last === undefined || others.length > 0 || last.words.length > 1 || !name.some(({ text }) => /\p{L}{2}/u.test(text))) return null
  const page = last.words[0]?.text ?? ''
  return /^\d{1,2}\.?$/u.test(number?.text ?? '') && /^\d{1,4}$/u.test(page)
    ? { number: Number.parseInt(number?.text ?? '', 10), page: Number(page), last }
    : null
}

const isAbove = (entry: Entry, below: Entry): boolean =>
  entry.number + 1 === below.number && entry.page <= below.page && Math.abs(entry.last.box.right - below.last.box.right) <= sameEnd
