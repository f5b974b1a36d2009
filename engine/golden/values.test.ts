// Reading values alone: the true tables of the golden documents, typed, against the meaning their cells were drawn with.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Cell, confidence, type Table, type Value, type Word } from '../model/index.ts'
import { typeColumns } from '../values/index.ts'
import { meaningOf, type TrueTable, type Truth } from './truth.ts'

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

describe.each(names)('%s', (name) => {
  const truth = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Truth
  const { tables, issues } = typeColumns(truth.tables.map(tableOf), wordsOf(truth))

  test('every cell means what it was drawn with', () => {
    const expected = truth.tables.map(({ rows }) => rows.flat().map(({ value, text }) => (text === '' ? null : (value ?? 'text'))))
    expect(tables.map(({ cells }) => cells.map(({ value }) => meaningOf(value)))).toEqual(expected)
  })
  test('every column has its kind, and no date is ambiguous', () => {
    expect(tables.map(({ columns }) => columns.map(({ kind }) => kind))).toEqual(truth.tables.map(({ kinds }) => kinds))
    expect(issues).toEqual([])
  })
})

const box = { left: 0, top: 0, right: 1, bottom: 1 }

function tableOf({ rows, header_rows, kinds, title }: TrueTable): Table {
  const taken = new Set<string>()
  const cells: Cell[] = []
  rows.forEach((given, row) => {
    let column = 0
    for (const { text, rowspan, colspan } of given) {
      while (taken.has(`${row},${column}`)) column++
      for (let r = 0; r < rowspan; r++) for (let c = 0; c < colspan; c++) taken.add(`${row + r},${column + c}`)
      const value: Value | null = text === '' ? null : { kind: 'text', text }
      cells.push({
        row,
        column,
        rowSpan: rowspan,
        columnSpan: colspan,
        lines: [],
        value,
        place: { page: 1, box },
        confidence: confidence(1),
      })
      column += colspan
    }
  })
  const titleOf = (column: number) => cells.find((cell) => cell.column === column && cell.row === header_rows - 1)?.value?.text ?? null
  return {
    kind: 'table',
    title,
    caption: [],
    columns: kinds.map((_, column) => ({ title: titleOf(column), kind: 'text' })),
    rowCount: rows.length,
    headerRows: header_rows,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box }],
    confidence: confidence(1),
  }
}

function wordsOf({ tables, prose }: Truth): Word[] {
  const texts = [...prose.map(({ text }) => text), ...tables.flatMap(({ rows }) => rows.flat().map(({ text }) => text))]
  return texts
    .flatMap((text) => text.split(' '))
    .map((text) => ({
      page: 1,
      text,
      box,
      baseline: 1,
      confidence: confidence(1),
      readBy: 'text-layer',
      font: null,
      turn: 0,
      raised: 'no',
      link: null,
    }))
}
