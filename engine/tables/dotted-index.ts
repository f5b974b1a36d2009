import { arePages, type Word } from '../model/index.ts'
import { isLeader } from './cell-text.ts'
import { rowsOnce } from './text-rows.ts'

/** Fewer rows in which dots lead to pages at two places may be lists of prices. */
const fewestRows = 5
/** So many of the texts behind the dots are numbers of pages. */
const mostPages = 0.9

/**
 * From where to where an index stands whose entries lead to their pages by dots, in columns beside each other (page points); null where none does. Prices behind
 * dots have cents or a currency.
 */
export function dottedIndexIn(words: readonly Word[], dots: readonly Word[]): { readonly top: number; readonly bottom: number } | null {
  if (dots.length < 2 * fewestRows) return null
  const led = new Set(dots)
  const rows = rowsOnce(words).filter((row) => row.words.filter((word) => led.has(word)).length >= 2)
  const figures = rows.flatMap((row) => row.words.filter((word, i) => !isLeader(word.text) && led.has(row.words[i - 1] as Word)))
  if (rows.length < fewestRows || figures.filter(({ text }) => arePages(text)).length < mostPages * figures.length) return null
  return { top: Math.min(...rows.map(({ box }) => box.top)), bottom: Math.max(...rows.map(({ box }) => box.bottom)) }
}
