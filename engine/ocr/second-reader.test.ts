import { afterEach, expect, test, vi } from 'vitest'
import { openSecondReader } from './second-reader.ts'
import { stripHeight } from './strip.ts'

afterEach(() => vi.restoreAllMocks())

test('the second reader complains of no missing list of words in Italian', async () => {
  const said: string[] = []
  const keep = (text: unknown): boolean => said.push(String(text)) > 0
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.spyOn(console, 'warn').mockImplementation(keep)
  const white = { width: 96, pixels: new Uint8Array(96 * stripHeight * 3).fill(255) }
  await openSecondReader().read(white as never, 'it')
  expect(said.filter((line) => line.includes('-words'))).toEqual([])
})
