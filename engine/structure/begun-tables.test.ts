import { expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { type Cell, confidence, type Line, type Table, textOfLines, type Word } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { joinContinuedTables } from './continued-tables.ts'

const lefts = [50, 150, 300]

function wordAt(page: number, text: string, left: number, top: number): Word {
  return {
    page,
    text,
    box: { left, top, right: left + 6 * text.length, bottom: top + 10 },
    baseline: top + 8,
    confidence: confidence(0.98),
    readBy: 'text-layer',
    font: { family: 'Sans', size: 10, bold: false, italic: false },
    turn: 0,
    raised: 'no',
    link: null,
  }
}
const lineOf = (words: readonly Word[]): Line => ({ words, box: unionOf(words.map(({ box }) => box)) })
/** The texts of a row, each in its column; none for an empty one. */
const rowAt = (page: number, texts: readonly string[], top: number): readonly Line[] =>
  texts.flatMap((text, column) => (text === '' ? [] : [lineOf([wordAt(page, text, lefts[column] ?? 0, top)])]))

const titles = ['Town', 'Remarks', 'Visits']

function tableAt(page: number, top: number, rows: readonly (readonly string[])[], caption: Line | null = null): Region {
  const cells = [titles, ...rows].flatMap((texts, row) =>
    texts.map((text, column): Cell => {
      const lines = text === '' ? [] : [lineOf([wordAt(page, text, lefts[column] ?? 0, top + row * 20)])]
      const box = {
        left: (lefts[column] ?? 0) - 5,
        right: (lefts[column + 1] ?? 405) - 5,
        top: top + row * 20 - 4,
        bottom: top + row * 20 + 16,
      }
      return {
        ...{ row, column, rowSpan: 1, columnSpan: 1, lines, value: text === '' ? null : { kind: 'text', text } },
        ...{ place: { page, box }, confidence: confidence(0.9) },
      }
    }),
  )
  const place = { page, box: { left: 45, top: top - 4, right: 400, bottom: top + rows.length * 20 + 16 } }
  const table: Table = {
    kind: 'table',
    title: caption === null ? null : textOfLines([caption]),
    caption: caption === null ? [] : [caption],
    columns: titles.map((title) => ({ title, kind: 'text' })),
    ...{ rowCount: rows.length + 1, headerRows: 1, cells, foundBy: 'rulings', repeated: [], places: [place], confidence: confidence(0.9) },
  }
  return { kind: 'table', place, table }
}
const proseOf = (page: number, lines: readonly Line[]): Region => ({
  kind: 'prose',
  lines,
  place: { page, box: unionOf(lines.map(({ box }) => box)) },
})
const pageOf = (number: number, regions: readonly Region[]): LaidOutPage => ({
  page: {
    ...{ number, size: { width: 595, height: 842 }, readBy: 'text-layer', words: [], toImage: null, outcome: 'read' },
    ...{ rulings: [], fills: [], pictures: [], issues: [] },
  },
  regions,
  issues: [],
})
const textsOf = ({ cells, rowCount }: Table) =>
  Array.from({ length: rowCount }, (_, row) => cells.filter((cell) => cell.row === row).map(({ lines }) => textOfLines(lines)))
const joined = (...pages: readonly LaidOutPage[]) =>
  joinContinuedTables(pages).map(({ regions }) => regions.map((region) => (region.kind === 'table' ? textsOf(region.table) : 'prose')))

test('titles with a row at the foot of a page, too few for a table, begin the one that goes on under the same titles', () => {
  const intro = proseOf(1, rowAt(1, ['Introduction'], 60))
  const foot = proseOf(1, [...rowAt(1, titles, 740), ...rowAt(1, ['Aurora', 'quiet', '12'], 760)])
  const rest = tableAt(2, 60, [
    ['Betlem', 'loud', '310'],
    ['Calvillo', '', '7'],
  ])
  expect(joined(pageOf(1, [intro, foot]), pageOf(2, [rest]))).toEqual([
    ['prose', [titles, ['Aurora', 'quiet', '12'], ['Betlem', 'loud', '310'], ['Calvillo', '', '7']]],
    [],
  ])
})

test('other words at the foot of the page leave both as they are', () => {
  const foot = proseOf(1, [...rowAt(1, ['Place', 'Remarks', 'Visits'], 740), ...rowAt(1, ['Aurora', 'quiet', '12'], 760)])
  const rest = tableAt(2, 60, [['Betlem', 'loud', '310']])
  expect(joined(pageOf(1, [foot]), pageOf(2, [rest]))).toEqual([['prose'], [[titles, ['Betlem', 'loud', '310']]]])
})

test('rows under titles printed again at the head of a page are the last of the table before, with the rest of the row that the page cut', () => {
  const begun = tableAt(1, 600, [
    ['Aurora', 'quiet', '12'],
    ['Betlem', 'loud', '310'],
  ])
  const head = proseOf(2, [...rowAt(2, titles, 60), ...rowAt(2, ['', 'nights'], 80), ...rowAt(2, ['Calvillo', 'old', '7'], 100)])
  const text = proseOf(2, rowAt(2, ['Conclusions'], 400))
  expect(joined(pageOf(1, [begun]), pageOf(2, [head, text]))).toEqual([
    [[titles, ['Aurora', 'quiet', '12'], ['Betlem', 'loud\nnights', '310'], ['Calvillo', 'old', '7']]],
    ['prose'],
  ])
})

test('a caption below its last part is that of the whole table', () => {
  const begun = tableAt(1, 700, [['Aurora', 'quiet', '12']])
  const caption = lineOf([wordAt(2, 'Table', 50, 110), wordAt(2, '1:', 90, 110), wordAt(2, 'Towns', 120, 110)])
  const [first] = joinContinuedTables([pageOf(1, [begun]), pageOf(2, [tableAt(2, 60, [['Betlem', 'loud', '310']], caption)])])
  const [region] = first?.regions ?? []
  expect(region?.kind === 'table' ? [region.table.rowCount, region.table.title] : null).toEqual([3, 'Table 1: Towns'])
})

test('a note below the rest of a cut row is no row', () => {
  const begun = tableAt(1, 600, [
    ['Aurora', 'quiet', '12'],
    ['Betlem', 'loud', '310'],
  ])
  const [mark, ...others] = [
    wordAt(2, '1', 50, 98),
    wordAt(2, 'Counted', 58, 100),
    wordAt(2, 'in', 110, 100),
    wordAt(2, 'summertime', 130, 100),
  ]
  const raised = mark && { ...mark, raised: 'superscript' as const, box: { ...mark.box, top: 94, bottom: 99 } }
  const note = lineOf([...(raised ? [raised] : []), ...others])
  const head = proseOf(2, [...rowAt(2, titles, 60), ...rowAt(2, ['', 'nights'], 80), note])
  expect(joined(pageOf(1, [begun]), pageOf(2, [head]))).toEqual([
    [[titles, ['Aurora', 'quiet', '12'], ['Betlem', 'loud\nnights', '310']]],
    ['prose'],
  ])
})
