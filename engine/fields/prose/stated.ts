// What is stated beside its name: on a cover page, in a table of particulars or of definitions, or as "Landlord: …".

import type { Block, Word } from '../../model/index.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { wordsWithin } from '../reading/words-within.ts'

/** A name of a term and what stands beside it. */
export interface StatedTerm {
  /** Small letters without spaces and marks: recognisers and typesetters part words in unlike places. */
  readonly key: string
  /** The name as printed, without number and colon. */
  readonly name: string
  readonly label: readonly Word[]
  /** Line by line; a line that goes on over the margin is joined to the next. */
  readonly lines: readonly (readonly Word[])[]
}

/** Words that a name of a term has at most. */
const longestName = 5

/** Every short text with something beside it, in reading order; most are no terms, which their names tell. */
export function statedTerms(pages: readonly PageText[]): readonly StatedTerm[] {
  return pages.flatMap(({ rows }) => statedIn(rows, 'two a row'))
}

/** What the cells of tables of two columns state, wherever within its row a name stands; of terms already read none is read again. */
export function statedInTables(blocks: readonly Block[], known: readonly StatedTerm[]): readonly StatedTerm[] {
  const read = new Set(known.flatMap(({ lines }) => lines.map(([first]) => first)))
  return blocks.flatMap((block): readonly StatedTerm[] => {
    if (block.kind !== 'table' || block.columns.length !== 2) return []
    return block.cells.flatMap((name) => {
      const value = block.cells.find(({ row, column }) => row === name.row && column === 1)
      const label = name.lines.flatMap(({ words }) => words)
      const [first] = value?.lines[0]?.words ?? []
      if (name.column !== 0 || name.columnSpan > 1 || label.length > longestName || value === undefined || read.has(first)) return []
      const lines = value.lines.map(({ words }) => words)
      return termOf(label.map(({ text }) => text).join(' '), label, lines, value.place.box.right)
    })
  })
}

/** The same of some rows of a page or column; `most` says whether a row of four pieces is read as two names with what stands beside each. */
export function statedIn(rows: readonly (readonly Segment[])[], most: 'one a row' | 'two a row' = 'one a row'): readonly StatedTerm[] {
  const edge = Math.max(0, ...rows.flat().map(({ box }) => box.right))
  return rows.flatMap((row, index) =>
    row.flatMap((segment, place): StatedTerm[] => {
      const colon = /^[^:]{2,40}:(?=\s|$)/.exec(segment.text)?.[0]
      const behind = row[place + 1]
      if (colon !== undefined && colon.length < segment.text.length) {
        const label = wordsWithin(segment.words, 0, colon.length)
        const first = segment.words.slice(label.length)
        return termOf(colon, label, [first, ...goesOn(rows.slice(index + 1), first[0]?.box.left ?? 0, segment)], edge)
      }
      const isSecond = most === 'two a row' && place === 2 && row.length === 4
      if (behind === undefined || (place > 0 && !isSecond && colon === undefined) || segment.words.length > longestName) return []
      const below = rows.slice(index + 1)
      const more = labelGoesOn(below[0], segment, behind)
      const label = [...segment.words, ...more]
      return termOf(label.map(({ text }) => text).join(' '), label, [behind.words, ...goesOn(below, behind.box.left, behind)], edge)
    }),
  )
}

function termOf(name: string, label: readonly Word[], lines: readonly (readonly Word[])[], edge: number): StatedTerm[] {
  const plain = name.replace(/^\(?[\dA-Z]{1,2}[.)]+\s*/, '').replace(/[\s:]+$/, '')
  const key = plain
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
  const [first] = lines
  if (key === '' || label.length > longestName + 1 || first === undefined || first.length === 0) return []
  return [{ key, name: plain, label, lines: joinedOverMargin(lines, edge) }]
}

/** The second line of a name whose value has begun beside its first: "Commencement / Date". */
function labelGoesOn(below: readonly Segment[] | undefined, label: Segment, value: Segment): readonly Word[] {
  const [next] = below ?? []
  if (next === undefined || below?.length !== 1 || next.words.length > 2 || Math.abs(next.box.left - label.box.left) > 3) return []
  return next.baseline - label.baseline < 1.6 * label.size && next.box.right < value.box.left ? next.words : []
}

/** The lines right below a value's first that begin where it begins, without anything to their left. */
function goesOn(rows: readonly (readonly Segment[])[], left: number, first: Segment): readonly (readonly Word[])[] {
  const lines: (readonly Word[])[] = []
  let baseline = first.baseline
  for (const row of rows.slice(0, 6)) {
    const own = row.find(({ box }) => Math.abs(box.left - left) < 3)
    const aside = row.find(({ box }) => box.right < left)
    if (
      own === undefined ||
      own.page !== first.page ||
      own.baseline <= baseline ||
      own.baseline - baseline > 1.7 * own.size ||
      /^[^:]{2,40}:(?=\s|$)/.test(own.text)
    )
      break
    // What has a name beside it is another's value.
    if (aside !== undefined) break
    lines.push(own.words)
    baseline = own.baseline
  }
  return lines
}

/** Lines joined where the first word of the next had no room at the end of the one before. */
function joinedOverMargin(lines: readonly (readonly Word[])[], edge: number): readonly (readonly Word[])[] {
  const joined: Word[][] = []
  for (const words of lines) {
    const before = joined.at(-1)
    const last = before?.at(-1)
    const [next] = words
    const room = edge - (last?.box.right ?? 0) - (next === undefined ? 0 : next.box.right - next.box.left)
    if (before !== undefined && room < 12) before.push(...words)
    else joined.push([...words])
  }
  return joined
}
