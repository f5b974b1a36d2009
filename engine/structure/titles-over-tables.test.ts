import { expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { confidence, type Line, linesOf, type Table, textOfLines } from '../model/index.ts'
import { line, lines } from '../model/sample.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { structure } from './index.ts'

const prose = (own: readonly Line[]): Region => ({ kind: 'prose', place: { page: 1, box: unionOf(own.map(({ box }) => box)) }, lines: own })

function tableAt(baseline: number): Region {
  const texts = ['north', 'a cold wind', 'south', 'a warm wind']
  const own = texts.map((text, index) => line(text, { left: 72 + 150 * (index % 2), baseline: baseline + 14 * Math.floor(index / 2) }))
  const place = { page: 1, box: unionOf(own.map(({ box }) => box)) }
  const cells = own.map((text, index) => ({
    ...{ row: Math.floor(index / 2), column: index % 2, rowSpan: 1, columnSpan: 1, lines: [text] },
    ...({ value: { kind: 'text', text: texts[index] ?? '' }, place: { page: 1, box: text.box }, confidence: confidence(0.9) } as const),
  }))
  const table: Table = {
    ...{ kind: 'table', title: null, caption: [], rowCount: 2, headerRows: 0, cells, foundBy: 'rulings', repeated: [] },
    ...{ columns: [0, 1].map(() => ({ title: '', kind: 'text' })), places: [place], confidence: confidence(0.9) },
  }
  return { kind: 'table', place, table }
}

/** The headings of a page on which each of these bold lines stands over a table, below some text. */
function headingsOver(titles: readonly string[]): readonly string[] {
  const text = prose(lines(['running text that goes on for a while', 'and fills its column to the edge.'], { baseline: 40 }))
  const regions = titles.flatMap((title, index) => {
    const baseline = 100 + 80 * index
    return [prose([line(title, { baseline, bold: true })]), tableAt(baseline + 20)]
  })
  const words = [...regions, text].flatMap((region) => ('lines' in region ? region.lines : [])).flatMap((own) => own.words)
  const page = { number: 1, size: { width: 595, height: 842 }, readBy: 'text-layer', words, toImage: null, outcome: 'read' } as const
  const laidOut: LaidOutPage = {
    page: { ...page, rulings: [], fills: [], pictures: [], issues: [] },
    regions: [text, ...regions],
    issues: [],
  }
  return structure([laidOut], []).blocks.flatMap((block) => (block.kind === 'heading' ? [textOfLines(linesOf(block))] : []))
}

test('bold lines over tables that are set alike throughout are headings', () => {
  const titles = ['Winds', 'Tides and Currents', 'Lights']
  expect(headingsOver(titles)).toEqual(titles)
})

test('a bold line over the only table of a document, or one that ends like a sentence, is no heading', () => {
  expect(headingsOver(['Winds'])).toEqual([])
  expect(headingsOver(['Winds', 'Tides and Currents', 'Lights', 'These were seen at night.'])).toHaveLength(3)
})
