// One small invoice as the service would give it to the review: its words, a table, fields with doubts, checks; and its picture, drawn
// from the same words, so that boxes stand where the words do.

import { readFileSync } from 'node:fs'
import path from 'node:path'

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
interface Word {
  readonly id: string
  readonly text: string
  readonly box: Box
}

const size = { width: 595, height: 842 }
/** Points: one letter of the drawn page is about so wide, at ten points. */
const letter = 5.4
const words: Word[] = []

/** Writes a line on the page and gives its words. */
function written(text: string, left: number, top: number): readonly Word[] {
  let at = left
  return text.split(' ').map((part) => {
    const word = {
      id: `w${words.length + 1}`,
      text: part,
      box: { left: at, top, right: at + part.length * letter, bottom: top + 10 },
    }
    at = word.box.right + letter * 0.7
    words.push(word)
    return word
  })
}
const around = (line: readonly Word[]): Box => ({
  left: Math.min(...line.map(({ box }) => box.left)),
  top: Math.min(...line.map(({ box }) => box.top)),
  right: Math.max(...line.map(({ box }) => box.right)),
  bottom: Math.max(...line.map(({ box }) => box.bottom)),
})
const lineOf = (line: readonly Word[]) => ({ words: line.map(({ id }) => id), box: around(line) })
const placeOf = (box: Box) => ({ page: 1, box })
const evidenceOf = (line: readonly Word[]) => ({ words: line.map(({ id }) => id), place: placeOf(around(line)) })
const textOf = (line: readonly Word[]) => line.map(({ text }) => text).join(' ')

const heading = written('Invoice', 60, 60)
const seller = written('Tern & Gull Chandlery, 3 Slip Lane, Whitby', 60, 92)

interface Asked {
  readonly name: string
  readonly title: string
  readonly confidence: number
  readonly line: readonly Word[]
  readonly label: readonly Word[]
  readonly value: object
  readonly alternatives: readonly object[]
}
function asked(name: string, title: string, text: string, top: number, confidence: number, value: object, other: object[] = []): Asked {
  const label = written(title, 340, top)
  return { name, title, confidence, label, line: written(text, 440, top), value: { ...value, text }, alternatives: other }
}
const fields = [
  asked('invoice_number', 'Invoice number', 'TG-20817', 60, 0.58, { kind: 'text' }, [
    { value: { kind: 'text', text: 'TG-20877' }, evidence: null, confidence: 0.41, source: 'reading' },
  ]),
  asked('issue_date', 'Invoice date', '2 November 2026', 78, 0.97, { kind: 'date', iso: '2026-11-02', ambiguous: false }),
  asked('due_date', 'Due date', '2 December 2026', 96, 0.98, { kind: 'date', iso: '2026-12-02', ambiguous: false }),
  asked('buyer_name', 'Bill to', 'Ardley Boat Club', 114, 0.82, { kind: 'text' }),
  asked('net_total', 'Net', '371.20', 330, 0.99, { kind: 'money', amount: '371.20', currency: 'GBP' }),
  asked('tax_total', 'VAT 20%', '74.24', 348, 0.98, { kind: 'money', amount: '74.24', currency: 'GBP' }),
  asked('gross_total', 'Total', '445.44', 366, 0.97, { kind: 'money', amount: '445.44', currency: 'GBP' }),
]

const columns = [
  { title: 'Article', kind: 'text', left: 60 },
  { title: 'Quantity', kind: 'number', left: 290 },
  { title: 'Price', kind: 'money', left: 380 },
  { title: 'Amount', kind: 'money', left: 470 },
]
const rows = [
  columns.map(({ title }) => title),
  ['Rope, 12 mm, by the metre', '40', '2.35', '94.00'],
  ['Shackle, stainless, 8 mm', '12', '6.10', '73.20'],
  ['Varnish, clear, 2.5 l', '3', '38.00', '114.00'],
  ['Fender, white, medium', '4', '22.50', '90.00'],
]
const top = 170
const high = 26
const cells = rows.flatMap((row, number) =>
  row.map((text, column) => {
    const left = columns[column]?.left ?? 0
    const line = written(text, left, top + number * high + 8)
    const right = columns[column + 1]?.left ?? 540
    const box = { left: left - 6, top: top + number * high, right: right - 6, bottom: top + (number + 1) * high }
    const kind = number === 0 ? 'text' : columns[column]?.kind
    const value = kind === 'money' ? { kind, text, amount: text, currency: 'GBP' } : kind === 'number' ? { kind, text, number: text } : null
    return {
      row: number,
      column,
      rowSpan: 1,
      columnSpan: 1,
      lines: [lineOf(line)],
      value: value ?? { kind: 'text', text },
      place: placeOf(box),
      confidence: number === 2 && column === 2 ? 0.71 : 0.98,
    }
  }),
)
const footing = written('Please pay within 30 days, quoting the number.', 60, 400)

const block = (line: readonly Word[], rest: object) => ({
  lines: [lineOf(line)],
  places: [placeOf(around(line))],
  confidence: 0.96,
  text: textOf(line),
  ...rest,
})
const blocks = [
  block(heading, { kind: 'heading', level: 1 }),
  block(seller, { kind: 'paragraph', role: 'body' }),
  {
    kind: 'table',
    title: null,
    caption: [],
    columns: columns.map(({ title, kind }) => ({ title, kind })),
    rowCount: rows.length,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [placeOf({ left: 54, top, right: 534, bottom: top + rows.length * high })],
    confidence: 0.97,
  },
  block(footing, { kind: 'paragraph', role: 'body' }),
]
const definition = (name: string, title: string, kind = 'text') => ({
  name,
  title,
  kind,
  description: '',
  synonyms: [],
  required: true,
  pattern: null,
  fields: [],
})
const check = (name: string, names: readonly string[], detail: string) => ({ name, fields: names, outcome: 'passed', detail })

/** The document as the service serialises it. */
export const reviewedDocument = {
  version: 2,
  fonts: [],
  pages: [
    {
      number: 1,
      size,
      readBy: 'text-layer',
      words: words.map((word) => ({
        ...word,
        baseline: word.box.bottom - 2,
        confidence: 0.98,
        readBy: 'text-layer',
        font: null,
        turn: 0,
        raised: 'no',
        link: null,
      })),
      toImage: null,
      outcome: 'read',
    },
  ],
  blocks,
  sheets: [
    {
      kind: 'invoice',
      kindConfidence: 1,
      definition: 'invoice/1',
      definitions: [
        ...fields.map(({ name, title, value }) => definition(name, title, (value as { kind: string }).kind)),
        definition('order_number', 'Order number'),
      ],
      pages: [1],
      fields: fields.map(({ name, label, line, value, confidence, alternatives }) => ({
        name,
        label: evidenceOf(label),
        value,
        evidence: evidenceOf(line),
        confidence,
        source: 'page',
        alternatives,
      })),
      lists: [],
      missing: ['order_number'],
      checks: [
        check('net-tax-gross', ['net_total', 'tax_total', 'gross_total'], '371.20 + 74.24 is 445.44.'),
        check('tax-rate', ['net_total', 'tax_total'], '20% of 371.20 is 74.24.'),
        check('due-after-issue', ['issue_date', 'due_date'], 'The due date is 30 days after the invoice date.'),
      ],
    },
  ],
  issues: [],
}

const fontFile = path.join(import.meta.dirname, '../../web/fonts/geist.woff2')
const escaped = (text: string) => text.replaceAll('&', '&amp;')
/** The picture of its page, as SVG with its font in it: the same on every machine. */
export const reviewedPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width * 1.5}" height="${size.height * 1.5}"><style>@font-face{font-family:page;src:url(data:font/woff2;base64,${readFileSync(fontFile, 'base64')})}text{font:10px page}</style><rect width="100%" height="100%" fill="#fff"/>${words
  .map(
    ({ text, box }) =>
      `<text x="${box.left}" y="${box.bottom - 2}" textLength="${box.right - box.left}" lengthAdjust="spacingAndGlyphs" fill="#222">${escaped(text)}</text>`,
  )
  .join('')}${rows.map((_, row) => `<path d="M54 ${top + row * high}H534" stroke="#999" stroke-width=".6"/>`).join('')}</svg>`
