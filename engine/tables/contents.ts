// Tables of contents, which stand in rows and columns and yet are no tables.

import { romanNumber, sizeOf, type Word } from '../model/index.ts'
import { isFigure, isLeader, textOf } from './cell-text.ts'
import type { Grid } from './grid.ts'

/**
 * true for a table of contents: columns of numbers and titles and a last one of page numbers that hardly ever fall, joined by dots; without
 * dots only two columns. Amounts behind dots are the lines of an account: a table.
 */
export function isContents({ cells, xs }: Grid): boolean {
  const columns = xs.length - 1
  const last = cells.filter((cell) => cell.column === columns - 1 && cell.words.length > 0)
  const leaders = cells.filter((cell) => cell.words.some((word) => isLeader(word.text))).length
  const pages = last.map((cell) => pageOf(cell.words[cell.words.length - 1]?.text ?? ''))
  if (leaders >= Math.max(2, last.length * 0.4)) {
    if (
      columns <= 3 &&
      last.filter((cell) => isFigure(textOf(cell.words)) && pageOf(textOf(cell.words)) === null).length <= last.length / 2
    )
      return true
    const known = pages.filter((page) => page !== null)
    const falls = known.filter((page, i) => page < (known[i - 1] ?? 0)).length
    return known.length >= Math.max(2, 0.8 * last.length) && falls <= 0.1 * known.length
  }
  // Dots may lead from the titles of sections alone, and those of chapters stand without.
  if (leaders >= 2 && columns <= 3 && last.length >= fewestPages && !cells.some((cell) => cell.row === 0 && cell.columnSpan > 1)) {
    const known = pages.filter((page) => page !== null)
    if (known.length >= 0.9 * last.length && known.every((page, i) => page >= (known[i - 1] ?? 0))) return true
  }
  if (columns > (isNumbered(cells) ? 3 : 2) || last.length < (columns > 2 ? fewestPages : 4)) return false
  const numbers = last.map((cell) => numberOf(textOf(cell.words)))
  const rise = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0)
  return (
    numbers.every((page) => Number.isInteger(page) && page > 0 && page < 2000) &&
    numbers.every((page, i) => i === 0 || page >= (numbers[i - 1] ?? 0)) &&
    // Of a short list the numbers must rise quickly; a long one of a document of few pages names each several times.
    (rise > numbers.length / 2 || (numbers.length >= fewestPages && rise > 0))
  )
}

/** Fewer entries that dots lead from are no table of contents beside the candidate. */
const fewestLed = 2
/** Points: page numbers of one list end at one edge. */
const sameEnd = 1.5
/**
 * true where the words are the entries of chapters in a table of contents, which no dots lead from, and perhaps a title below them: each row ends with a number at the edge where the pages of
 * the page's entries with dots end, and the numbers go on from theirs. `dots` are those among the words.
 */
export function areEntriesAmongOthers(own: readonly Word[], words: readonly Word[], dots = leadersIn(words)): boolean {
  if (dots.length < fewestLed) return false
  const edge = Math.max(...own.map(({ box }) => box.right))
  const isPage = ({ text, box }: Word): boolean => /^\d{1,4}$/.test(text) && Math.abs(box.right - edge) <= sameEnd
  const pages = own.filter(isPage)
  const foot = Math.max(...pages.map(({ baseline }) => baseline))
  if (pages.length === 0 || !own.every((word) => word.baseline > foot + sizeOf(word) || pages.some((page) => isLevel(page, word))))
    return false
  if (new Set(own.flatMap(({ baseline }) => (baseline > foot + 1 ? [Math.round(baseline)] : []))).size > 1) return false
  const led = words.filter((word) => isPage(word) && !own.includes(word) && dots.some((dot) => isLevel(dot, word)))
  if (led.length < fewestLed) return false
  const all = [...led, ...pages].sort((a, b) => a.baseline - b.baseline).map(({ text }) => Number(text))
  return all.every((page, i) => page >= (all[i - 1] ?? 0))
}
/** The upright dots that lead to something. */
export const leadersIn = (words: readonly Word[]): readonly Word[] => words.filter(({ text, turn }) => turn === 0 && isLeader(text))

/** true where each line of the words ends with one of the numbers: entries of a table of contents that no dots lead from. */
export function areBareEntries(own: readonly Word[], numbers: ReadonlySet<Word>): boolean {
  const pages = own.filter((word) => numbers.has(word))
  return pages.length > 0 && own.every((word) => pages.some((page) => isLevel(page, word)))
}

const isLevel = (a: Word, b: Word): boolean => Math.abs(a.baseline - b.baseline) < 0.3 * sizeOf(a)

/** A number of digits, or a small one in Roman figures as prefaces have; NaN for other texts. */
const numberOf = (text: string): number => (/^[ivx]+$/u.test(text) ? romanNumber(text) : null) ?? Number(text)

/** true where the first column has the numbers of sections ("2.1"), beside those of chapters or signs in their place. */
function isNumbered(cells: Grid['cells']): boolean {
  const first = cells.filter((cell) => cell.column === 0 && cell.words.length > 0).map((cell) => textOf(cell.words))
  const sections = first.filter((text) => /^\d{1,2}\.\d{1,2}\.?$/.test(text)).length
  return sections >= 0.6 * first.length && first.every((text) => /^(?:\d{1,2}(?:\.\d{1,2})*\.?|\P{L})$/u.test(text))
}

/** Fewer figures may rise by chance. */
const fewestPages = 8

/** The page that a text names, those of a preface in Roman numbers before the first; null for anything else. */
const pageOf = (text: string): number | null => {
  const [, digits, roman] = /^[.…·_]*(?:(\d{1,4})|([ivxlc]{1,7}))$/u.exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  return roman === undefined ? null : 0
}
