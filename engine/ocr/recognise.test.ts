import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { load } from '../load/index.ts'
import { defaultLimits } from '../stages.ts'
import { openOcr } from './index.ts'

const golden = (name: string) => readFile(join(import.meta.dirname, '../golden', name))
const untilStopped = () => new AbortController().signal

/** The first page of a golden document: its picture, and the words that its text layer has. */
async function pageOf(name: string, dpi: number) {
  const open = await load(await golden(name), { limits: defaultLimits, password: null })
  const page = await open.page(1)
  const words = (await page.marks())?.words.map(({ text }) => text) ?? []
  const image = await page.render(dpi)
  await open.close()
  return { image, words }
}

/** Of the words of both lists, the share that stands in both: F1 of bags of words. */
function agreement(one: readonly string[], other: readonly string[]): number {
  const left = [...other]
  const common = one.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * common.length) / (one.length + other.length)
}

test('the words of a printed page are read from its picture, each where it stands', async () => {
  const { image, words } = await pageOf('ruled-invoice.pdf', 150)
  let signsOfLife = 0
  const lineRead = () => {
    signsOfLife += 1
  }
  const read = await openOcr().recognise(image, { languages: [], signal: untilStopped(), lineRead })
  expect(signsOfLife).toBeGreaterThan(10)
  const texts = read.words.map(({ text }) => text)
  expect(agreement(texts, words)).toBeGreaterThan(0.95)
  for (const { pixels, text } of read.words) {
    expect([text, pixels.right > pixels.left, pixels.bottom > pixels.top]).toEqual([text, true, true])
    expect([text, pixels.left >= -9, pixels.right <= image.width + 9]).toEqual([text, true, true])
  }
})

test('a German page is read with its accents and signs, and told to be German', async () => {
  const { image, words } = await pageOf('german-offer.pdf', 150)
  const read = await openOcr().recognise(image, { languages: [], signal: untilStopped() })
  const accented = (texts: readonly string[]) => texts.filter((text) => /[äöüÄÖÜß€]/.test(text))
  expect(read.language).toBe('de')
  expect(agreement(accented(read.words.map(({ text }) => text)), accented(words))).toBeGreaterThan(0.9)
})

test('a recognition that was cancelled before it began reads nothing', async () => {
  const { image } = await pageOf('ruled-invoice.pdf', 40)
  await expect(openOcr().recognise(image, { languages: [], signal: AbortSignal.abort() })).rejects.toThrow()
})
