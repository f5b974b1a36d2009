import { unionOf } from '../geometry/index.ts'
import { arePages, sizeOf, type Word } from '../model/index.ts'
import type { Row } from './rows.ts'

const dots = /^[.·․…]+$/u

/** So many entries begin behind the pages of others before a column is told by them. */
const fewestEntries = 4
/** Sizes of the white between the pages of an entry and the next one beside it, at least. */
const leastWhite = 0.5
/** Points: entries of one column begin within so much, set in under each other. */
const widestInset = 60

/** Sizes above and below the entries that tell a column where others may stand, of chapters for instance. */
const linesBeyond = 3

/** Where a column of entries begins, and from the first to the last of those that tell it, page points. */
export interface EntryColumn {
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/**
 * Where the columns of an index or a table of contents begin but for the first, page points: at the outermost of the entries that stand behind the pages of others in
 * their rows, to which dots lead.
 */
export function columnsOfEntries(rows: readonly Row[]): readonly EntryColumn[] {
  const starts = rows
    .flatMap(({ words }) => words.filter((word, at) => isBehindPages(words, word, at)))
    .sort((a, b) => a.box.left - b.box.left)
  if (starts.length < fewestEntries) return []
  const columns: Word[][] = []
  for (const start of starts) {
    const column = columns.at(-1)
    if (column !== undefined && start.box.left - (column.at(-1) as Word).box.left < widestInset) column.push(start)
    else columns.push([start])
  }
  return columns
    .filter((column) => column.length >= fewestEntries)
    .map((column) => {
      const { left, top, bottom } = unionOf(column.map(({ box }) => box))
      const beyond = linesBeyond * sizeOf(column[0] as Word)
      return { left, top: top - beyond, bottom: bottom + beyond }
    })
}

/** Whether a word begins another entry in a row: behind pages that dots lead to, and white. */
function isBehindPages(words: readonly Word[], word: Word, at: number): boolean {
  const previous = words[at - 1]
  if (previous === undefined || !arePages(previous.text) || arePages(word.text) || dots.test(word.text)) return false
  if (word.box.left - previous.box.right < leastWhite * sizeOf(word)) return false
  const from = words.findLastIndex(({ text }, i) => i < at && !arePages(text))
  return from > 0 && dots.test(words[from]?.text ?? '')
}

/** Whether a word is the first of its row in one of the columns of entries, behind some white, at their height. */
export function beginsColumn(previous: Word, word: Word, columns: readonly EntryColumn[]): boolean {
  const white = word.box.left - previous.box.right
  if (white < leastWhite * sizeOf(word)) return false
  return columns.some(
    ({ left, top, bottom }) => word.box.left > left - 1 && previous.box.right < left && word.box.bottom > top && word.box.top < bottom,
  )
}

/** Whether each part of a row, in the columns of entries that it stands beside, ends with pages: the white within it is that before its pages. */
export function isOfEntries({ words }: Row, columns: readonly EntryColumn[]): boolean {
  const parts: Word[][] = []
  words.forEach((word, at) => {
    const previous = words[at - 1]
    if (previous === undefined || beginsColumn(previous, word, columns)) parts.push([word])
    else parts.at(-1)?.push(word)
  })
  const isBeside = columns.some(({ top, bottom }) => words.some(({ box }) => box.bottom > top && box.top < bottom))
  return isBeside && parts.every((part) => part.length > 1 && arePages(part.at(-1)?.text ?? ''))
}
