// The whole engine on every golden PDF, against the truth it was drawn with: tables with spans, headers, kinds and values, and the words.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { understand } from '../convert.ts'
import { linesOf, type ParsedDocument, type Table, textOfLines, wordsLostOrDoubled } from '../model/index.ts'
import { defaultExportOptions, defaultLimits } from '../stages.ts'
import { meaningOf, type TrueTable, type Truth } from './truth.ts'

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => file.replace('.pdf', ''))

/**
 * Where the engine does not reach the truth yet. Each entry must fail; the day it passes, this list fails instead and the entry goes.
 * tables: a neighbour by alignment is torn.
 */
const notReached: Readonly<Record<string, readonly string[]>> = {
  'side-by-side': ['tables', 'values'],
}

describe.each(names)('%s', (name) => {
  const reaches = (aim: string) => (notReached[name]?.includes(aim) ? test.fails : test)
  const truth = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Truth
  const reading = read(name)

  reaches('words')('no word is lost, doubled or invented', async () => {
    expect(wordsLostOrDoubled(await reading)).toEqual({ lost: [], doubled: [], invented: [] })
  })
  reaches('tables')('its tables have the true cells, spans and headers', async () => {
    expect(tablesIn(await reading).map(gridRead)).toEqual(truth.tables.map(gridDrawn))
  })
  reaches('values')('its columns have the true kinds and its cells the true values', async () => {
    const tables = tablesIn(await reading)
    expect(tables.map(({ columns }) => columns.map(({ kind }) => kind))).toEqual(truth.tables.map(({ kinds }) => kinds))
    expect(tables.map(({ cells }) => cells.map(({ value }) => meaningOf(value)))).toEqual(
      truth.tables.map(({ rows }) => rows.flat().map(({ value, text }) => (text === '' ? null : (value ?? 'text')))),
    )
  })
  reaches('drawings')('its drawings stand where they were drawn, with their words as labels and no others', async () => {
    const drawn = truth.drawings ?? []
    const found = (await reading).blocks.filter((block) => block.kind === 'picture')
    expect(found.map(({ labels = [] }) => wordsIn(textOfLines(labels)))).toEqual(drawn.map(({ labels }) => wordsIn(labels.join(' '))))
    for (const [i, { page, box }] of drawn.entries()) {
      const place = found[i]?.places[0]
      expect(place?.page).toBe(page)
      const { left = 0, top = 0, right = 0, bottom = 0 } = place?.box ?? {}
      for (const [side, edge] of [left, top, right, bottom].entries()) expect(Math.abs(edge - (box[side] ?? 0))).toBeLessThan(8)
    }
  })
  reaches('prose')('its headings, paragraphs and list items are found as such, and running headers kept apart', async () => {
    const { blocks } = await reading
    const found = blocks.flatMap((block) =>
      block.kind === 'table' || block.kind === 'picture' ? [] : [{ kind: block.kind, text: inOneLine(textOfLines(linesOf(block))) }],
    )
    for (const { kind, text } of truth.prose) {
      if (kind === 'caption') continue
      const holders = found.filter((block) => block.text.includes(inOneLine(text))).map((block) => block.kind)
      expect(holders, `"${text}"`).toContain(kind)
    }
  })
})

async function read(name: string): Promise<ParsedDocument> {
  const request = {
    formats: [],
    pages: null,
    password: null,
    fields: null,
    languages: [],
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
  }
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
  return understand(new Uint8Array(readFileSync(join(import.meta.dirname, `${name}.pdf`))), request, tools)
}

const tablesIn = ({ blocks }: ParsedDocument): readonly Table[] => blocks.filter((block) => block.kind === 'table')

const wordsIn = (text: string): readonly string[] => text.split(/\s+/u).sort()
const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const written = (text: string, rowSpan: number, columnSpan: number): string =>
  `${inOneLine(text)}${columnSpan > 1 ? ` <${columnSpan} wide>` : ''}${rowSpan > 1 ? ` <${rowSpan} tall>` : ''}`

/** A table as rows of texts with their spans, and what else makes it the same table. */
function gridRead({ cells, headerRows, rowCount, places }: Table): unknown {
  const rows = Array.from({ length: rowCount }, (): string[] => [])
  for (const { row, rowSpan, columnSpan, value } of cells) rows[row]?.push(written(value?.text ?? '', rowSpan, columnSpan))
  return { headerRows, pages: [...new Set(places.map(({ page }) => page))], rows }
}
function gridDrawn({ rows, header_rows, pages }: TrueTable): unknown {
  return {
    headerRows: header_rows,
    pages,
    rows: rows.map((row) => row.map(({ text, rowspan, colspan }) => written(text, rowspan, colspan))),
  }
}
