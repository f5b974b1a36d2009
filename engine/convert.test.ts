import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { convert, openFor, pagesToRead, understand, understandPages } from './convert.ts'
import { wordsLostOrDoubled } from './model/index.ts'
import {
  ConversionFailure,
  type ConversionRequest,
  defaultExportOptions,
  defaultLimits,
  type OpenFile,
  type StageName,
  type Tools,
} from './stages.ts'

const file = readFile(join(import.meta.dirname, 'golden/ruled-invoice.pdf'))
const requestFor = (change: Partial<ConversionRequest> = {}): ConversionRequest => ({
  formats: ['md', 'json'],
  pages: null,
  password: null,
  fields: null,
  languages: [],
  limits: defaultLimits,
  exportOptions: defaultExportOptions,
  ...change,
})
const toolsWith = (change: Partial<Tools> = {}): Tools => ({
  ocr: null,
  vision: null,
  signal: new AbortController().signal,
  trace: () => {},
  ...change,
})
/** The two pages of the file, of which those in `broken` throw when they are opened. */
async function fileWith(broken: Readonly<Record<number, Error>>): Promise<OpenFile> {
  const open = await openFor(await file, requestFor())
  return {
    ...open,
    page: async (number) => {
      const failure = broken[number]
      if (failure !== undefined) throw failure
      return open.page(number)
    },
  }
}
const refusal = (code: ConversionFailure['code']) => expect.objectContaining({ name: 'ConversionFailure', code })

test('a file goes through every stage in order, page by page, and loses no word', async () => {
  const stages: [StageName, number | null][] = []
  const trace = (stage: StageName, page: number | null) => stages.push([stage, page])
  const { document, outputs } = await convert(await file, requestFor(), toolsWith({ trace }))
  expect(stages).toEqual([
    ['load', null],
    ['read', 1],
    ['tables', 1],
    ['layout', 1],
    ['read', 2],
    ['tables', 2],
    ['layout', 2],
    ['structure', null],
    ['export', null],
    ['export', null],
  ])
  expect(wordsLostOrDoubled(document)).toEqual({ lost: [], doubled: [], invented: [] })
  expect(outputs.map(({ format }) => format)).toEqual(['md', 'json'])
})

test.each([
  ['something unexpected', new TypeError('cannot read properties of undefined')],
  ['damage', new ConversionFailure('damaged-file')],
  ['too many pixels', new ConversionFailure('too-many-pixels')],
  ['a reader that breaks', new ConversionFailure('reader-crashed')],
])('a page that fails by %s is said to have failed, and the other stands', async (_, failure) => {
  const { pages, blocks, issues } = await understandPages(await fileWith({ 1: failure }), requestFor(), toolsWith())
  expect(pages.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'failed'],
    [2, 'read'],
  ])
  expect(issues).toContainEqual(expect.objectContaining({ code: 'page-skipped', place: { page: 1, box: null } }))
  expect(blocks.flatMap(({ places }) => places.map(({ page }) => page))).not.toContain(1)
})

test('what an unexpected failure says does not reach the issues: it may quote the document', async () => {
  const { issues } = await understandPages(await fileWith({ 1: new Error('secret words') }), requestFor(), toolsWith())
  expect(JSON.stringify(issues)).not.toContain('secret')
})

test('a file without any page that can be read is refused, by what was wrong with its pages if that is known', async () => {
  const unexpected = { 1: new Error('one'), 2: new Error('two') }
  await expect(understandPages(await fileWith(unexpected), requestFor(), toolsWith())).rejects.toEqual(refusal('nothing-to-read'))
  const damaged = { 1: new ConversionFailure('damaged-file'), 2: new Error('two') }
  await expect(understandPages(await fileWith(damaged), requestFor(), toolsWith())).rejects.toEqual(refusal('damaged-file'))
})

test('a failure that is about the request stops the conversion', async () => {
  const locked = { 2: new ConversionFailure('password-required') }
  await expect(understandPages(await fileWith(locked), requestFor(), toolsWith())).rejects.toEqual(refusal('password-required'))
})

test('an abort between two pages stops before the second', async () => {
  const controller = new AbortController()
  const read: (number | null)[] = []
  const trace = (stage: StageName, page: number | null) => {
    if (stage === 'read') read.push(page)
    if (stage === 'layout') controller.abort()
  }
  await expect(understand(await file, requestFor(), toolsWith({ signal: controller.signal, trace }))).rejects.toEqual(refusal('cancelled'))
  expect(read).toEqual([1])
})

test('what this engine does not do is refused before the file is looked at', async () => {
  const nothing = new Uint8Array()
  await expect(convert(nothing, requestFor({ formats: ['md', 'exe' as never] }), toolsWith())).rejects.toEqual(
    refusal('format-not-available'),
  )
})

test('pages are read once each, in order, and only if the file has them', () => {
  expect(pagesToRead({ pageCount: 3 }, { pages: null })).toEqual([1, 2, 3])
  expect(pagesToRead({ pageCount: 3 }, { pages: [3, 1, 3] })).toEqual([1, 3])
  for (const pages of [[], [0], [4], [1.5]]) expect(() => pagesToRead({ pageCount: 3 }, { pages })).toThrow(ConversionFailure)
})
