import { expect, test } from 'vitest'
import type { Bitmap } from '../stages.ts'
import { findLines } from './detect.ts'
import { meaningsOf } from './letters.ts'
import { loadModels } from './models.ts'
import { scaled } from './quad.ts'
import { readQuad } from './read-quad.ts'
import { smaller } from './smaller.ts'
import { chanceFrom } from './training/chance.ts'
import { drawPage } from './training/page.ts'
import { TypeWidth } from './type-width.ts'

test('narrow type is drawn wider than wide type, within bounds, and a line too narrow for its page once more', async () => {
  const models = await loadModels()
  const meanings = meaningsOf(models.letters)
  const { image } = await drawPage(chanceFrom(7))
  const quads = await findLines(image, models)
  const stretchAfter = async (picture: Bitmap, across: number): Promise<number> => {
    const width = new TypeWidth()
    expect(width.stretch).toBe(1)
    for (const quad of quads.slice(0, 4)) {
      const { strip, reading } = await readQuad(picture, scaled(quad, across, 1), width.stretch, models, meanings)
      width.note(strip, reading)
    }
    return width.stretch
  }
  const usual = await stretchAfter(image, 1)
  const narrow = await stretchAfter(halfAsWide(image), 0.5)
  expect(narrow).toBeGreaterThan(usual)
  expect([usual, narrow].every((stretch) => stretch >= 0.75 && stretch <= 1.25)).toBe(true)
  const [line] = quads.toSorted((a, b) => b[1].x - b[0].x - a[1].x + a[0].x)
  const again = line && (await readQuad(halfAsWide(image), scaled(line, 0.5, 1), 0.75, models, meanings))
  expect(again?.strip.stretch).toBeGreaterThan(0.75 * 1.15)
})

function halfAsWide(image: Bitmap): Bitmap {
  const width = image.width >> 1
  const rgb = smaller(image, width, image.height)
  const pixels = Uint8Array.from({ length: width * image.height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (rgb[(at >> 2) * 3 + (at % 4)] as number),
  )
  return { ...image, width, pixels }
}
