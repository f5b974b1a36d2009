import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import type { Grid, GridCell } from './grid.ts'
import { isOfUnknownType } from './text-rows.ts'

/** Titles have hardly more words. */
const mostWordsOfTitle = 5
/** So many rows stand below titles at least. */
const fewestRows = 2
/** The same where a column is all but empty. */
const fewestRowsOfEmpty = 4
/** This share of the words below titles, those of the first column aside, is not set as they are. */
const setOtherwise = 0.9

/** true where the first row names every column in a few words, in bold or in italics, and the texts below it are set otherwise, but for names in the first column. */
export function isTitledByType({ cells, xs, ys }: Grid): boolean {
  const titles = cells.filter(({ row, words }) => row === 0 && words.length > 0)
  const others = cells.filter(({ row, words }) => row > 0 && words.length > 0)
  const besideNames = others.filter(({ column }) => column > 0).flatMap(({ words }) => words)
  const columns = xs.length - 1
  // The corner over the names of rows may be empty.
  const isNamed = titles.length === columns || (columns > 2 && titles.length === columns - 1 && titles.every(({ column }) => column > 0))
  if (!isNamed || ys.length - 2 < fewestRows || !titles.every(isTitle)) return false
  const empty = Array.from({ length: columns }, (_, column) => others.filter((cell) => cell.column === column).length).filter(
    (texts) => texts < fewestRows,
  )
  if (empty.length > (columns > 2 && ys.length - 2 >= fewestRowsOfEmpty ? 1 : 0)) return false
  const names = others.filter(({ column }) => column === 0)
  return manners.some((isSet) => {
    // Headings between the lines of a column are set as the one above them.
    const alike = names.filter(({ words }) => words.every(isSet)).length
    return (
      titles.every(({ words }) => words.every(isSet)) &&
      besideNames.filter((word) => !isSet(word)).length >= setOtherwise * besideNames.length &&
      (alike === 0 || alike >= setOtherwise * names.length)
    )
  })
}

const isTitle = ({ rowSpan, columnSpan, words }: GridCell): boolean =>
  rowSpan === 1 &&
  columnSpan === 1 &&
  words.length <= mostWordsOfTitle &&
  !words.some(isOfUnknownType) &&
  !readsAsValue(words) &&
  !/[.,;!?]$/u.test(words.at(-1)?.text ?? '') &&
  // A label with its value is no title.
  !words.some(({ text }) => text.endsWith(':'))

const manners: readonly ((word: Word) => boolean)[] = [({ font }) => font?.bold === true, ({ font }) => font?.italic === true]
