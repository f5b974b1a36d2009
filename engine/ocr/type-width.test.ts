import { expect, test } from 'vitest'
import type { Bitmap } from '../stages.ts'
import { findLines } from './detect.ts'
import { meaningsOf } from './letters.ts'
import { loadModels } from './models.ts'
import { smaller } from './smaller.ts'
import { chanceFrom } from './training/chance.ts'
import { drawPage } from './training/page.ts'
import { stretchFor } from './type-width.ts'

test('narrow type is drawn wider than wide type, within bounds, and a page without lines as it is', async () => {
  const models = await loadModels()
  const meanings = meaningsOf(models.letters)
  const { image } = await drawPage(chanceFrom(7))
  const quads = await findLines(image, models)
  const narrowQuads = quads.map((quad) => quad.map(({ x, y }) => ({ x: x / 2, y })) as unknown as (typeof quads)[number])
  const usual = await stretchFor(image, quads, models, meanings)
  const narrow = await stretchFor(halfAsWide(image), narrowQuads, models, meanings)
  expect(narrow).toBeGreaterThan(usual)
  expect([usual, narrow].every((stretch) => stretch >= 0.75 && stretch <= 1.25)).toBe(true)
  expect(await stretchFor(image, [], models, meanings)).toBe(1)
})

function halfAsWide(image: Bitmap): Bitmap {
  const width = image.width >> 1
  const rgb = smaller(image, width, image.height)
  const pixels = Uint8Array.from({ length: width * image.height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (rgb[(at >> 2) * 3 + (at % 4)] as number),
  )
  return { ...image, width, pixels }
}
