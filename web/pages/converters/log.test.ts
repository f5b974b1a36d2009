import { type Conversion, ConversionOptions } from '@docmill/contracts'
import { expect, test } from 'vitest'
import { linesBetween, linesFrom, spanOf } from './log.ts'
import { timeLeftMs, totalsOf } from './totals.ts'

type Outcome = Conversion['pages'][number]['outcome']
/** A conversion whose pages stand as given: w waiting, r read, b blank, f failed. */
function conversion(pages: string, rest: Partial<Conversion> = {}): Conversion {
  const outcomes: Record<string, Outcome> = { w: 'waiting', r: 'read', b: 'blank', f: 'failed' }
  return {
    id: '00000000-0000-4000-8000-000000000001',
    converter: 'pdf-to-excel',
    fileName: 'statement.pdf',
    fileType: 'pdf',
    state: 'running',
    createdAt: '2026-11-20T12:00:00.000Z',
    startedAt: '2026-11-20T12:00:01.000Z',
    endedAt: null,
    pagesTotal: pages.length,
    pagesDone: [...pages].filter((page) => page !== 'w').length,
    pages: [...pages].map((page, index) => ({
      page: index + 1,
      outcome: outcomes[page] ?? 'waiting',
      reason: page === 'f' ? 'damaged-file' : null,
    })),
    credits: { held: pages.length * 15, charged: 0, returned: 0 },
    formats: [],
    downloads: [],
    corrections: { revision: 0, count: 0 },
    unchecked: null,
    sourceKept: false,
    tables: null,
    documents: null,
    issues: [],
    error: null,
    options: ConversionOptions.parse({ retentionHours: 24 }),
    pagePictures: false,
    expiresAt: null,
    ...rest,
  }
}
const at = new Date('2026-11-20T12:00:09.000Z')

test('what changed between two states is told in sentences, with the time since the order', () => {
  const lines = linesBetween(conversion('rwwww'), conversion('rrrbf'), at)
  expect(lines.map(({ text }) => text)).toEqual([
    'Read pages 2 to 3.',
    'Page 4 is blank. Not charged.',
    'Page 5 could not be read: it is damaged. Not charged.',
  ])
  expect(lines[0]?.afterMs).toBe(9000)
  expect(lines.map(({ bad }) => bad)).toEqual([false, false, true])
})

test('of a page that fails while others are read no reason is made up', () => {
  const failing = conversion('rf')
  const pages = failing.pages.map((page) => ({ ...page, reason: null }))
  expect(linesBetween(conversion('rw'), { ...failing, pages }, at).map(({ text }) => text)).toEqual([
    'Page 2 could not be read. Not charged.',
  ])
})

test('the end says what was found and what it cost', () => {
  const done = conversion('rr', { state: 'done', tables: 2, credits: { held: 0, charged: 30, returned: 0 } })
  expect(linesBetween(conversion('rr'), done, at).map(({ text }) => text)).toEqual(['Found 2 tables. 30 credits spent.'])
  const cancelled = conversion('rw', { state: 'cancelled', credits: { held: 0, charged: 0, returned: 30 } })
  expect(linesBetween(conversion('rw'), cancelled, at).map(({ text }) => text)).toEqual(['Cancelled. 0 credits spent, 30 returned.'])
})

test('a converter of fields says which documents it found, and no tables', () => {
  const documents = [1, 2].map((page) => ({ kind: 'invoice', pages: [page], fields: 9, failedChecks: 0 }))
  const done = conversion('rr', {
    state: 'done',
    converter: 'kv-json',
    tables: 2,
    documents,
    credits: { held: 0, charged: 20, returned: 0 },
  })
  expect(linesBetween(conversion('rr'), done, at).map(({ text }) => text)).toEqual(['Found 2 documents. 20 credits spent.'])
})

test('a conversion seen for the first time begins with what was held', () => {
  expect(linesFrom(conversion('rw')).map(({ text }) => text)).toEqual(['Held 30 credits.', 'Read page 1.'])
  const ended = conversion('rr', { state: 'done', tables: 2, credits: { held: 30, charged: 30, returned: 0 } })
  expect(linesFrom(ended).map(({ text }) => text)).toEqual(['Held 30 credits.', 'Read pages 1 to 2.', 'Found 2 tables. 30 credits spent.'])
})

test('nothing new says nothing', () => {
  expect(linesBetween(conversion('rw'), conversion('rw'), at)).toEqual([])
})

test('pages are listed as people do', () => {
  expect(spanOf([4])).toBe('page 4')
  expect(spanOf([1, 2, 3])).toBe('pages 1 to 3')
  expect(spanOf([1, 2, 3, 7, 9])).toBe('pages 1 to 3, 7 and 9')
})

test('the time left is named after three pages, not before', () => {
  const now = new Date('2026-11-20T12:00:07.000Z').getTime()
  expect(timeLeftMs([conversion('rrwww')], now)).toBeNull()
  expect(timeLeftMs([conversion('rrrww')], now)).toBe(4000)
  expect(timeLeftMs([conversion('rrrrr')], now)).toBeNull()
})

test('what has ended holds nothing any more', () => {
  const ended = conversion('rr', { state: 'done', credits: { held: 30, charged: 30, returned: 0 } })
  expect(totalsOf([ended, conversion('rw')])).toMatchObject({ held: 30, charged: 30 })
})
