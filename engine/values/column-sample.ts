// Little builders with which tests of columns write tables and read values.

import { type Cell, confidence, type Line, type Table, type Value, type Word } from '../model/index.ts'
import { typeColumns } from './columns.ts'

/** Where everything in these tables stands, in points. */
export const box = { left: 0, top: 0, right: 10, bottom: 10 }

/** A word of the text layer. */
export function word(text: string): Word {
  return {
    page: 1,
    text,
    box,
    baseline: 9,
    confidence: confidence(0.9),
    readBy: 'text-layer',
    font: null,
    turn: 0,
    raised: 'no',
    link: null,
  }
}

/** The words of a sentence, parted at spaces. */
export const wordsOf = (sentence: string): Word[] => sentence.split(' ').map(word)

/** A cell of one row and column; an empty text has no value. */
export function cell(row: number, column: number, text: string, lines?: readonly Line[]): Cell {
  return {
    row,
    column,
    rowSpan: 1,
    columnSpan: 1,
    lines: lines ?? text.split('\n').map((line) => ({ words: wordsOf(line), box })),
    value: text === '' ? null : { kind: 'text', text },
    place: { page: 1, box },
    confidence: confidence(0.9),
  }
}

/** A table with one row of titles. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): Table {
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: titles.map((title) => ({ title, kind: 'text' })),
    rowCount: rows.length + 1,
    headerRows: 1,
    cells: [titles, ...rows].flatMap((row, index) => row.map((text, column) => cell(index, column, text))),
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box }],
    confidence: confidence(0.9),
  }
}

/** The table typed with `words` as all of the document. */
export const typed = (input: Table, words: readonly Word[] = []): readonly Table[] => typeColumns([input], words).tables
/** The values below the titles. */
export const valuesOf = (input: Table | undefined, column: number): readonly (Value | null)[] =>
  (input?.cells ?? []).filter((each) => each.row >= 1 && each.column === column).map(({ value }) => value)
/** The kinds of the columns. */
export const kindsOf = (input: Table | undefined): readonly string[] => (input?.columns ?? []).map(({ kind }) => kind)
const numberOf = (value: Value | null): string =>
  value === null
    ? ''
    : value.kind === 'money'
      ? value.amount
      : value.kind === 'number' || value.kind === 'percent'
        ? value.number
        : value.text
/** The numbers and amounts below the titles, of all else the text. */
export const numbersOf = (input: Table | undefined, column: number): readonly string[] => valuesOf(input, column).map(numberOf)
/** The numbers of a table of one column. */
export const column = (title: string, texts: readonly string[]): readonly string[] =>
  numbersOf(
    typed(
      table(
        [title],
        texts.map((text) => [text]),
      ),
    )[0],
    0,
  )
