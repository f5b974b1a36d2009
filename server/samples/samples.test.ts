import { sampleNames } from '@docmill/contracts/samples'
import { revive, type SerialDocument } from '@docmill/engine/model'
import { openSandbox } from '@docmill/engine/sandbox'
import { afterAll, expect, it } from 'vitest'
import type { CallRequest } from '../feature.ts'
import { createSamples } from './index.ts'

const reader = openSandbox()
const { trySample } = createSamples({ reader }).handlers
afterAll(() => reader.close())
const ask = (name: (typeof sampleNames)[number]) =>
  trySample({ params: { name }, signal: new AbortController().signal } as unknown as CallRequest<'trySample'>)

it('are read, with their page and their fields', async () => {
  for (const name of sampleNames) {
    const { document, picture } = await ask(name)
    const { pages, sheets, blocks } = revive(document as unknown as SerialDocument)
    expect(pages[0]?.words.length, name).toBeGreaterThan(15)
    expect(Buffer.from(picture.base64, 'base64').toString('latin1', 8, 12), name).toBe('WEBP')
    if (name === 'statement') expect(blocks.some(({ kind }) => kind === 'table')).toBe(true)
    else expect(sheets[0]?.kind).toBe(name)
    if (name === 'receipt') {
      expect(pages[0]?.readBy).toBe('ocr')
      const total = sheets[0]?.fields.find((field) => field.name === 'total')
      expect(total?.value.text).toContain('21.28')
    }
  }
})

it('are read a few at a time, and no visitor waits behind many', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => ask('invoice')))
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(refused).toEqual(Array(4).fill('queue-full'))
})
