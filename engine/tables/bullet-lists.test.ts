import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { isBulletList } from './bullet-lists.ts'
import type { GridCell } from './grid.ts'

const cellsOf = (rows: readonly (readonly string[])[]): readonly GridCell[] =>
  rows.flatMap((texts, row) =>
    texts.flatMap((text, column) =>
      text === '' ? [] : [{ row, column, rowSpan: 1, columnSpan: 1, words: typeset(text, { left: 100 * column, baseline: 14 * row }) }],
    ),
  )

test('bullets and the texts beside them are a list, whichever columns are empty', () => {
  expect(
    isBulletList(
      cellsOf([
        ['', '•', 'Router'],
        ['', '', 'and point'],
        ['', '• •', 'Ports'],
        ['', '•', 'Guests'],
      ]),
    ),
  ).toBe(true)
})

test('rows with names before their marks, with figures behind, or with other signs are none', () => {
  expect(
    isBulletList(
      cellsOf([
        ['Router', '•'],
        ['Ports', '•'],
        ['Guests', '•'],
      ]),
    ),
  ).toBe(false)
  expect(
    isBulletList(
      cellsOf([
        ['•', 'Router', '3'],
        ['•', 'Ports', '4'],
        ['•', 'Guests', '5'],
      ]),
    ),
  ).toBe(false)
  expect(
    isBulletList(
      cellsOf([
        ['A', 'Router'],
        ['•', 'Ports'],
        ['•', 'Guests'],
      ]),
    ),
  ).toBe(false)
})

test('white numbers on discs and the texts beside them are a list, numbers in ink are not', () => {
  const cells = cellsOf(['Router', 'Ports', 'Guests'].map((text, row) => [String(row + 1), text]))
  // The text begins an em behind its number.
  const near = cells.map((cell) => ({
    ...cell,
    words: typeset(cell.words[0]?.text ?? '', { left: 15 * cell.column, baseline: 14 * cell.row }),
  }))
  const white = near.map((cell) =>
    cell.column > 0
      ? cell
      : { ...cell, words: cell.words.map((word) => ({ ...word, font: word.font && { ...word.font, colour: 'ffffff' } })) },
  )
  expect(isBulletList(white)).toBe(true)
  expect(isBulletList(near)).toBe(false)
})
