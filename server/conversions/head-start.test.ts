import { ConversionFailure, defaultExportOptions, defaultLimits, type Sandbox, type SandboxedConversion } from '@docmill/engine/sandbox'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHeadStarts } from './head-start.ts'
import type { Reading } from './reading.ts'

const reading = (pages: readonly number[] | null, over: Partial<Reading['request']> = {}): Reading => ({
  request: {
    formats: ['xlsx'],
    pages,
    password: null,
    fields: null,
    languages: [],
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
    ...over,
  },
  pictures: null,
})
const made = { summary: { pageCount: 2 } } as unknown as SandboxedConversion
const file = Buffer.from('%PDF')

/** A reader whose one job is opened at once, and ends when it is told to. */
function readerWith(idleWorkers: number) {
  const end = Promise.withResolvers<SandboxedConversion>()
  const convert: Sandbox['convert'] = async (_file, _request, { signal, onEvent, onFile } = {}) => {
    signal?.addEventListener('abort', () => end.reject(new ConversionFailure('cancelled')), { once: true })
    onEvent?.({ kind: 'opened', type: 'pdf', pageCount: 2, pagesToRead: 2 })
    onFile?.({ file: 'document', bytes: Buffer.from('{}') })
    return end.promise
  }
  return { convert, idleWorkers, end }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('is handed to its run with everything that was heard before', async () => {
  const reader = readerWith(1)
  const headStarts = createHeadStarts(reader)
  const begun = headStarts.begin(file, reading(null))
  expect(await begun?.opened).toMatchObject({ pageCount: 2 })
  begun?.belongTo('a')
  const heard: string[] = []
  const join = headStarts.take('a', reading([1, 2]))
  const converted = join?.({ onEvent: ({ kind }) => heard.push(kind), onFile: ({ file }) => heard.push(file) })
  reader.end.resolve(made)
  expect([await converted, heard.sort()]).toEqual([made, ['document', 'opened']])
  expect(headStarts.take('a', reading([1, 2]))).toBeNull()
})

it.each([
  ['other pages', reading([1])],
  ['another format', reading([1, 2], { formats: ['csv'] })],
  ['pictures', { ...reading([1, 2]), pictures: { format: 'webp', dpi: 110 } as const }],
])('is stopped, not used, when the run wants %s', async (_, wanted) => {
  const reader = readerWith(1)
  const headStarts = createHeadStarts(reader)
  const begun = headStarts.begin(file, reading(null))
  begun?.belongTo('a')
  expect(headStarts.take('a', wanted)).toBeNull()
  await expect(reader.end.promise).rejects.toMatchObject({ code: 'cancelled' })
})

it('is stopped when no run takes it in time, and by a run that is stopped', async () => {
  const [forgotten, cancelled] = [readerWith(1), readerWith(1)]
  createHeadStarts(forgotten).begin(file, reading(null))?.belongTo('a')
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(forgotten.end.promise).rejects.toMatchObject({ code: 'cancelled' })

  const headStarts = createHeadStarts(cancelled)
  headStarts.begin(file, reading(null))?.belongTo('b')
  const stopping = new AbortController()
  const converted = headStarts.take('b', reading([1, 2]))?.({ signal: stopping.signal })
  await vi.advanceTimersByTimeAsync(60_000)
  stopping.abort()
  await expect(converted).rejects.toMatchObject({ code: 'cancelled' })
})

it('begins only where a worker is free, beside those that stay free', () => {
  expect(createHeadStarts(null).begin(file, reading(null))).toBeNull()
  expect(createHeadStarts(readerWith(0)).begin(file, reading(null))).toBeNull()
  expect(createHeadStarts(readerWith(1), { leaveFree: 1 }).begin(file, reading(null))).toBeNull()
  expect(createHeadStarts(readerWith(2), { leaveFree: 1 }).begin(file, reading(null))).not.toBeNull()
})
