import { expect, test } from 'vitest'
import { type Cell, confidence, decimal, type ParsedDocument, type Table, type Value } from '../model/index.ts'
import { documentOf, line, lines } from '../model/sample.ts'
import { defaultExportOptions } from '../stages.ts'
import { json } from './json.ts'
import { faults, schemaIn } from './schema-test-faults.ts'

const schema = schemaIn('./document.schema.json')

const box = { left: 1, top: 2, right: 3, bottom: 4 }
const printed = { places: [{ page: 1, box }], confidence: confidence(0.9) }
const values: readonly (Value | null)[] = [
  null,
  { kind: 'text', text: 'a' },
  { kind: 'number', text: '1', number: decimal('1') },
  { kind: 'percent', text: '1 %', number: decimal('1') },
  { kind: 'money', text: '1 €', amount: decimal('1'), currency: 'EUR' },
  { kind: 'date', text: '1.2.2024', iso: '2024-02-01', ambiguous: true },
  { kind: 'time', text: '9:00', iso: '09:00' },
  { kind: 'tick', text: 'x', ticked: true },
]
const written = lines(['Heading', 'Paragraph', '• Item', 'Cell', 'Caption', 'Footer', 'Formula'])
const [heading = [], paragraph = [], item = [], inCell = [], caption = [], footer = [], formula = []] = written.map((each) => [each])
const cells = values.map(
  (value, column): Cell => ({
    row: 0,
    column,
    rowSpan: 1,
    columnSpan: 1,
    lines: column === 1 ? inCell : [],
    value,
    place: { page: 1, box },
    confidence: confidence(0.7),
  }),
)
const table: Table = {
  kind: 'table',
  title: null,
  caption: [],
  columns: values.map((value) => ({ title: null, kind: value?.kind ?? 'text' })),
  rowCount: 1,
  headerRows: 0,
  cells,
  foundBy: 'rulings',
  repeated: [],
  ...printed,
}
const everything: ParsedDocument = {
  ...documentOf(
    [
      { kind: 'heading', level: 1, lines: heading, ...printed },
      { kind: 'paragraph', role: 'body', lines: paragraph, ...printed },
      { kind: 'paragraph', role: 'formula', lines: formula.map((each) => ({ ...each, bars: [box] })), ...printed },
      { kind: 'list-item', depth: 0, marker: '•', lines: item, ...printed },
      table,
      { kind: 'picture', caption, ...printed },
      { kind: 'furniture', lines: footer, ...printed },
    ],
    written.flatMap((each) => each.words),
  ),
  sheets: [
    {
      kind: 'invoice',
      kindConfidence: confidence(0.9),
      definition: 'invoice/1',
      definitions: [
        { name: 'total', title: 'Total', kind: 'money', description: '', synonyms: [], required: true, pattern: null, fields: [] },
      ],
      pages: [1],
      lists: [{ name: 'line_items', items: [{ fields: [] }] }],
      fields: [
        {
          name: 'total',
          label: { words: [], place: { page: 1, box } },
          value: { kind: 'text', text: '1' },
          evidence: null,
          confidence: confidence(0.5),
          source: 'page',
          alternatives: [{ value: { kind: 'text', text: '7' }, evidence: null, confidence: confidence(0.3), source: 'model' }],
        },
      ],
      missing: ['due_date'],
      checks: [{ name: 'sum', fields: ['total'], outcome: 'passed', detail: '' }],
    },
  ],
  issues: [{ code: 'table-uncertain', place: { page: 1, box: null }, detail: 'why' }],
}
const bytesOf = async (document: ParsedDocument) => (await json(document, defaultExportOptions)).bytes
const parsedFrom = async (document: ParsedDocument): Promise<unknown> => JSON.parse(new TextDecoder().decode(await bytesOf(document)))

test('every kind of block, value and field comes out as the published schema says', async () => {
  expect(faults(await parsedFrom(everything), schema)).toEqual([])
})

test('the schema refuses a document that lacks its version or holds a word it cannot name', async () => {
  const { version: _, ...rest } = Object(await parsedFrom(everything))
  expect(faults(rest, schema)).toContain('$: lacks version')
  expect(
    faults({ version: 2, ...rest, blocks: [{ kind: 'furniture', lines: [{ words: ['7'], box }], text: '', ...printed }] }, schema),
  ).not.toEqual([])
})

test('the same document gives the same bytes', async () => {
  expect(await bytesOf(everything)).toEqual(await bytesOf(everything))
})

test('blocks name the words of their pages by id', async () => {
  const two = line('Two words')
  const found = Object(await parsedFrom(documentOf([{ kind: 'heading', level: 1, lines: [two], ...printed }], two.words)))
  expect(found.pages[0].words.map((word: { id: string; text: string }) => `${word.id} ${word.text}`)).toEqual(['p1w1 Two', 'p1w2 words'])
  expect(found.blocks[0].lines[0].words).toEqual(['p1w1', 'p1w2'])
})
