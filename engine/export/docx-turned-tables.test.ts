import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Box } from '../geometry/index.ts'
import { confidence, linesOf, type Table, type Turn, type Word } from '../model/index.ts'
import { documentOf, lineOfWords, lines, typeset } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'
import { uprightTable } from './docx-turned-tables.ts'

/** The size of the sheet, in points. */
const [width, height] = [595, 842]

/** A box on the upright sheet as it lies on one that is turned. */
function boxOn({ left, top, right, bottom }: Box, turn: Exclude<Turn, 0>): Box {
  if (turn === 90) return { left: width - bottom, right: width - top, top: left, bottom: right }
  if (turn === 270) return { left: top, right: bottom, top: height - right, bottom: height - left }
  return { left: width - right, right: width - left, top: height - bottom, bottom: height - top }
}
const baselineOn = (baseline: number, turn: Exclude<Turn, 0>): number =>
  turn === 90 ? width - baseline : turn === 270 ? baseline : height - baseline

/** A table of three columns, the second the widest, printed at that turn. */
function tableAt(turn: Turn): Table {
  const on = (box: Box): Box => (turn === 0 ? box : boxOn(box, turn))
  const set = (word: Word): Word =>
    turn === 0 ? word : { ...word, box: boxOn(word.box, turn), baseline: baselineOn(word.baseline, turn), turn }
  const rows = [
    ['Day', 'What was found in the archive of the mill', 'Share'],
    ['10.06.2023', 'Sample of a layer that hangs over the water', '81.9'],
    ['02.08.2023', 'Stays where the method was first observed', '57.0'],
  ]
  const edges = [60, 130, 480, 560]
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) => ({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      place: {
        page: 1,
        box: on({ left: edges[column] ?? 0, right: edges[column + 1] ?? 0, top: 90 + 20 * row, bottom: 110 + 20 * row }),
      },
      lines: [lineOfWords(typeset(text, { left: (edges[column] ?? 0) + 4, baseline: 104 + 20 * row }).map(set))],
      value: { kind: 'text' as const, text },
      confidence: confidence(0.9),
    })),
  )
  return {
    kind: 'table',
    rowCount: rows.length,
    columns: (rows[0] ?? []).map((title) => ({ title, kind: 'text' })),
    headerRows: 1,
    cells,
    caption: [],
    title: null,
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box: on({ left: 60, top: 90, right: 560, bottom: 150 }) }],
    confidence: confidence(0.9),
  }
}

test.each([90, 180, 270] as const)('a table turned by %i is as wide as it is read, and the way back leads to the page', (turn) => {
  const given = tableAt(turn)
  const { table, isTurned, onPage } = uprightTable(given, 60)
  expect(isTurned).toBe(true)
  const plain = tableAt(0)
  table.cells.forEach((cell, index) => {
    const [own, as] = [cell.place.box, plain.cells[index]?.place.box]
    expect(own.left).toBeCloseTo(as?.left ?? 0)
    expect(own.right).toBeCloseTo(as?.right ?? 0)
    expect(cell.lines[0]?.words.every((word) => word.turn === 0)).toBe(true)
    for (const [side, at] of Object.entries(given.cells[index]?.place.box ?? {})) expect(onPage(1, own)[side as keyof Box]).toBeCloseTo(at)
  })
  const baselines = table.cells.map(({ lines: [line] }) => line?.words[0]?.baseline ?? 0)
  expect((baselines[3] ?? 0) - (baselines[0] ?? 0)).toBeCloseTo(20)
})

test('a table that is read as it stands is left as it is', () => {
  const given = tableAt(0)
  expect(uprightTable(given, 60).table).toBe(given)
})

test('in Word a turned table is as wide as its columns are long, and the turned title beside it stands above it', async () => {
  const given = tableAt(90)
  const title = lines(['Findings of the year'], { left: 60, baseline: 60 }).map((line) =>
    lineOfWords(
      line.words.map((word) => ({ ...word, box: boxOn(word.box, 90), baseline: baselineOn(word.baseline, 90), turn: 90 as const })),
    ),
  )
  const heading = {
    kind: 'heading' as const,
    level: 1 as const,
    lines: title,
    places: [{ page: 1, box: title[0]?.box as Box }],
    confidence: confidence(0.9),
  }
  const blocks = [heading, given]
  const words = blocks.flatMap((block) => linesOf(block).flatMap((line) => line.words))
  const { bytes } = await docx(documentOf(blocks, words), defaultExportOptions, noSource)
  const body = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  expect(body.match(/<w:tbl>/g)).toHaveLength(1)
  const [first = 0, second = 0, third = 0] = [...body.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, each]) => Number(each) / 20)
  expect(second).toBeGreaterThan(2 * first)
  expect(second).toBeGreaterThan(2 * third)
  expect(body.indexOf('Findings')).toBeLessThan(body.indexOf('<w:tbl>'))
})
