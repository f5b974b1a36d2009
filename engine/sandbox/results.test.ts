import { expect, test } from 'vitest'
import { answer, conversionResult, outputResult } from './results.ts'
import { ShapeError } from './shape.ts'

const summary = {
  type: 'pdf',
  pageCount: 1,
  pages: [{ number: 1, outcome: 'read', readBy: 'text-layer' }],
  tables: 0,
  words: 3,
  sheets: [],
  issues: [],
  unchecked: { fields: 0, cells: 0 },
}
const usage = { wallMs: 1, cpuSeconds: 0.1, peakBytes: 1000 }
const output = { format: 'csv', extension: 'tables.zip', mediaType: 'application/zip', losses: [] }
const result = { summary, outputs: [output], pictures: [], usage }

test('an honest result passes as it is', () => {
  expect(conversionResult(result)).toEqual(result)
})

test.each([
  ['a path for an extension', { ...output, extension: '../../etc/cron.d/x' }],
  ['a line break in a media type', { ...output, mediaType: 'text/csv\r\nset-cookie: a=b' }],
  ['an unknown format', { ...output, format: 'exe' }],
  ['losses without end', { ...output, losses: Array.from({ length: 2000 }, () => '') }],
  ['a text in place of an object', 'csv'],
])('%s is refused', (_, said) => {
  expect(() => outputResult(said)).toThrow(ShapeError)
})

test('pages that were never read cannot be claimed by an unknown outcome or a broken number', () => {
  const claim = (page: object) => () => conversionResult({ ...result, summary: { ...summary, pages: [page] } })
  expect(claim({ number: 1, outcome: 'free', readBy: 'text-layer' })).toThrow(ShapeError)
  expect(claim({ number: 1.5, outcome: 'read', readBy: 'text-layer' })).toThrow(ShapeError)
  expect(claim({ number: -1, outcome: 'read', readBy: 'text-layer' })).toThrow(ShapeError)
})

test('keys that nobody asked for are dropped', () => {
  expect(answer({ kind: 'done', __proto__: null, more: 'x' })).toEqual({ kind: 'done' })
  expect(Object.keys(conversionResult({ ...result, more: 'x' }))).toEqual(Object.keys(result))
})

test.each([[null], ['done'], [{ kind: 'other' }], [{ kind: 'refused', code: 'made-up', message: '', frames: '' }], [{ kind: 'event' }]])(
  'the answer %j is refused',
  (said) => {
    expect(() => answer(said)).toThrow(ShapeError)
  },
)
