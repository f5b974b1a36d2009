// node tools/samples.ts    rewrites server/samples: the documents that visitors can try, and their thumbnails on the landing page.
// Names and figures are made up.

import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import { photographReceipt } from './samples/receipt.ts'
import { drawThumbnails } from './samples/thumbnails.ts'

type Paper = InstanceType<typeof PdfDocument>
interface Style {
  readonly size?: number
  readonly bold?: boolean
  readonly right?: number
}

const folder = join(import.meta.dirname, '..', 'server', 'samples')
await mkdir(folder, { recursive: true })
for (const [name, draw] of Object.entries({ invoice, statement, contract, resume })) {
  const bytes = await drawn(draw)
  await writeFile(join(folder, `${name}.pdf`), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}

await photographReceipt(join(folder, 'receipt.jpg'))

// A page of A4 is 331 pixels wide at 40 dpi; the photograph names no size, and the slip on it is narrower.
const pages = ['invoice', 'statement', 'contract', 'resume'].map((name) => [name, { file: join(folder, `${name}.pdf`), dpi: 40 }] as const)
await drawThumbnails(
  Object.fromEntries([...pages, ['receipt', { file: join(folder, 'receipt.jpg'), dpi: 150 }]]),
  join(import.meta.dirname, '../web/pages/landing/samples'),
)

/** The PDF that `draw` draws on a page of A4; the same each time. */
async function drawn(draw: (paper: Paper) => void): Promise<Uint8Array> {
  const paper = new PdfDocument({
    size: [595, 842],
    margin: 0,
    info: { CreationDate: new Date(Date.UTC(2026, 0, 1)), Producer: 'Docmill' },
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  draw(paper)
  paper.end()
  await once(paper, 'end')
  return Buffer.concat(chunks)
}

function write(paper: Paper, text: string, x: number, y: number, { size = 9.5, bold = false, right }: Style = {}): void {
  paper.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  paper.text(text, right === undefined ? x : right - paper.widthOfString(text), y, { lineBreak: false })
}

/** Rows of a table: the first in bold over a line; the columns from `right` on stand at their right edge. */
function table(paper: Paper, rows: readonly (readonly string[])[], edges: readonly number[], right: number, top: number): number {
  let y = top
  for (const [index, row] of rows.entries()) {
    for (const [column, text] of row.entries()) {
      const edge = edges[column] ?? 0
      write(paper, text, edge, y, { bold: index === 0, ...(column >= right ? { right: edge } : {}) })
    }
    y += 18
    if (index === 0)
      paper
        .moveTo(50, y - 5)
        .lineTo(545, y - 5)
        .lineWidth(0.7)
        .stroke()
  }
  return y
}

function invoice(paper: Paper): void {
  write(paper, 'Harbour & Pine Joinery Ltd', 50, 50, { size: 16, bold: true })
  write(paper, '14 Quayside Row, Bristol BS1 4QZ', 50, 72)
  write(paper, 'VAT number GB 111 2222 48', 50, 86)
  write(paper, 'INVOICE', 0, 50, { size: 20, bold: true, right: 545 })
  const facts = [
    ['Invoice number', 'HP-2026-0147'],
    ['Invoice date', '12 January 2026'],
    ['Due date', '11 February 2026'],
  ] as const
  for (const [index, [label, value]] of facts.entries()) {
    write(paper, label, 340, 110 + index * 16, { bold: true })
    write(paper, value, 0, 110 + index * 16, { right: 545 })
  }
  write(paper, 'Bill to', 50, 110, { bold: true })
  for (const [index, row] of ['Fernhill School', '2 Hill Lane', 'Bath BA2 1XY'].entries()) write(paper, row, 50, 126 + index * 14)
  const rows = [
    ['Description', 'Quantity', 'Unit price', 'Amount'],
    ['Oak shelf, 120 cm, oiled', '8', '£64.50', '£516.00'],
    ['Classroom bench, birch', '4', '£185.00', '£740.00'],
    ['Coat rail with 12 hooks', '3', '£48.00', '£144.00'],
    ['Delivery and fitting', '1', '£160.00', '£160.00'],
  ]
  const end = table(paper, rows, [50, 360, 450, 545], 1, 205)
  const sums = [
    ['Subtotal', '£1,560.00'],
    ['VAT 20%', '£312.00'],
    ['Total due', '£1,872.00'],
  ] as const
  for (const [index, [label, value]] of sums.entries()) {
    write(paper, label, 380, end + 12 + index * 18, { bold: index === 2 })
    write(paper, value, 0, end + 12 + index * 18, { bold: index === 2, right: 545 })
  }
  write(paper, 'Please pay by bank transfer, sort code 00-00-00, account 12345678.', 50, end + 100)
}

function statement(paper: Paper): void {
  write(paper, 'Northgate Savings Bank', 50, 50, { size: 16, bold: true })
  write(paper, 'Account statement, January 2026', 50, 76, { size: 11 })
  write(paper, 'Account holder: Mira Okafor', 50, 96)
  write(paper, 'Account number: 0001 2345', 50, 110)
  const rows = [
    ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
    ['01 Jan 2026', 'Opening balance', '', '', '1,204.60'],
    ['03 Jan 2026', 'Grocer, Market Street', '42.15', '', '1,162.45'],
    ['07 Jan 2026', 'Rent', '780.00', '', '382.45'],
    ['15 Jan 2026', 'Salary', '', '2,310.00', '2,692.45'],
    ['18 Jan 2026', 'Electricity', '96.30', '', '2,596.15'],
    ['22 Jan 2026', 'Train tickets', '58.40', '', '2,537.75'],
    ['29 Jan 2026', 'Savings', '500.00', '', '2,037.75'],
  ]
  table(paper, rows, [50, 130, 370, 455, 545], 2, 150)
}

function contract(paper: Paper): void {
  write(paper, 'SERVICE AGREEMENT', 200, 60, { size: 16, bold: true })
  const paragraphs = [
    'This Service Agreement is made on 1 March 2026 between Lumen Studio GmbH, Lindenweg 4, 10115 Berlin ("Provider"), and Tallow Books Ltd, 9 Mill Road, Oxford OX1 3AB ("Client").',
    '1. Services. Provider designs and maintains the website of Client.',
    '2. Term. This Agreement begins on 1 March 2026 and continues for twelve (12) months.',
    '3. Fees. Client pays EUR 1,450.00 a month within 14 days of each invoice.',
    '4. Termination. Either party may terminate this Agreement by giving thirty (30) days written notice.',
    '5. Governing law. This Agreement is governed by the laws of Germany.',
  ]
  let y = 110
  for (const paragraph of paragraphs) {
    paper.font('Helvetica').fontSize(10.5).text(paragraph, 60, y, { width: 475 })
    y = paper.y + 14
  }
  for (const [index, [name, role]] of [
    ['Jana Brandt', 'for Lumen Studio GmbH'],
    ['Oliver Tallow', 'for Tallow Books Ltd'],
  ].entries()) {
    const x = 60 + index * 250
    paper
      .moveTo(x, y + 60)
      .lineTo(x + 190, y + 60)
      .lineWidth(0.5)
      .stroke()
    write(paper, name ?? '', x, y + 66)
    write(paper, role ?? '', x, y + 80)
  }
}

function resume(paper: Paper): void {
  write(paper, 'Amara Lindqvist', 50, 50, { size: 20, bold: true })
  write(paper, 'Data analyst', 50, 76, { size: 11 })
  write(paper, 'amara.lindqvist@example.com   +44 20 7946 0018   Manchester', 50, 94)
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [
      'Experience',
      [
        '2022 – present   Senior Data Analyst, Brightwater Utilities, Manchester',
        '2018 – 2022   Data Analyst, Kestrel Retail Group, Leeds',
      ],
    ],
    ['Education', ['2015 – 2018   BSc Statistics, University of York']],
    ['Skills', ['SQL, Python, R, dashboards, forecasting']],
    ['Languages', ['English, Swedish']],
  ]
  let y = 126
  for (const [title, rows] of parts) {
    write(paper, title, 50, y, { size: 12, bold: true })
    for (const [index, row] of rows.entries()) write(paper, row, 50, y + 20 + index * 16)
    y += 36 + rows.length * 16
  }
}
