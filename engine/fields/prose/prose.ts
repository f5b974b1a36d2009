// Running text with the way back to its words: passages are found by reading, and proved by pointing.

import { type Block, linesOf, type Word } from '../../model/index.ts'

/** The words of a document in reading order as one text, and where each word stands in it. */
export interface Prose {
  /** Words of a line and lines of a block are joined by a space; blocks, and the cells of a table, by a line break. */
  readonly text: string
  readonly words: readonly Word[]
  /** Where each word begins in `text`. */
  readonly starts: readonly number[]
}

/** The running text of blocks; page numbers and running titles are left out, because they stand in the middle of sentences. */
export function proseOf(blocks: readonly Block[]): Prose {
  const parts: string[] = []
  const words: Word[] = []
  const starts: number[] = []
  let length = 0
  const put = (text: string): void => {
    parts.push(text)
    length += text.length
  }
  for (const block of blocks) {
    if (block.kind === 'furniture') continue
    for (const lines of block.kind === 'table' ? block.cells.map((cell) => cell.lines) : [linesOf(block)]) {
      for (const line of lines)
        for (const word of line.words) {
          starts.push(length)
          words.push(word)
          put(word.text)
          put(' ')
        }
      if (lines.length > 0 && length > 0) {
        parts.pop()
        parts.push('\n')
      }
    }
  }
  return { text: straightened(parts.join('')), words, starts }
}

/** Lines of words as running text, each line a block of its own. */
export function proseOfLines(lines: readonly (readonly Word[])[]): Prose {
  const starts: number[] = []
  let length = 0
  const text = lines
    .map((words) => {
      for (const word of words) {
        starts.push(length)
        length += word.text.length + 1
      }
      return words.map((word) => word.text).join(' ')
    })
    .join('\n')
  return { text: straightened(text), words: lines.flat(), starts }
}

/** One quotation mark, one apostrophe, one dash, each of one letter, so that places in the text stay true. */
export const straightened = (text: string): string =>
  text
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb]/g, '"')
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')

/** The words that a stretch of the text touches, in order. */
export function wordsBetween({ words, starts }: Prose, from: number, to: number): readonly Word[] {
  let first = firstAtOrAfter(starts, from)
  const before = words[first - 1]
  if (before !== undefined && (starts[first - 1] ?? 0) + before.text.length > from) first -= 1
  const found: Word[] = []
  for (let at = first; at < words.length && (starts[at] ?? 0) < to; at++) {
    const word = words[at]
    if (word !== undefined) found.push(word)
  }
  return found
}

/** The index of the first start that is not before `place`. */
function firstAtOrAfter(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Every place where a pattern is found in the text. The pattern needs the flag g. */
export function* matchesIn(text: string, pattern: RegExp): Generator<RegExpExecArray & { readonly end: number }> {
  for (const match of text.matchAll(pattern)) yield Object.assign(match, { end: match.index + match[0].length })
}
