import { expect, it } from 'vitest'
import { attachment, resultFileName, shownFileName } from './file-names.ts'

it.each([
  ['invoice.pdf', 'invoice.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\invoice.pdf', 'invoice.pdf'],
  ['a\r\nSet-Cookie: b=c.pdf', 'aSet-Cookie_ b=c.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['...', 'document'],
  ['', 'document'],
  ['\u0000', 'document'],
  ['<script>.pdf', '_script_.pdf'],
  ['Rechnung März 2026.pdf', 'Rechnung März 2026.pdf'],
  ['請求書.pdf', '請求書.pdf'],
  [`${'é'.repeat(400)}.pdf`, `${'é'.repeat(146)}.pdf`],
])('shows %j as %j', (given, shown) => {
  expect(shownFileName(given)).toBe(shown)
})

it('names a result after its upload', () => {
  expect(resultFileName('March invoice.pdf', 'xlsx')).toBe('March invoice.xlsx')
  expect(resultFileName('v1.2 draft', 'md')).toBe('v1.2 draft.md')
  expect(resultFileName('scan.tar.gz', 'tables.zip')).toBe('scan.tar.tables.zip')
})

it.each(['plain.xlsx', 'März "best".xlsx', '請求書.xlsx', "a'b(c)*.xlsx", 'a\\b;c.xlsx', '100%.xlsx'])(
  'puts %j into a header that old and new programs read and nobody breaks out of',
  (name) => {
    const header = attachment(name)
    expect(header).toMatch(/^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+$/)
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name)
  },
)
