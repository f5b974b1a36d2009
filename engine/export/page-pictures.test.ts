import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Block, confidence, type Page } from '../model/index.ts'
import { documentOf, typeset } from '../model/sample.ts'
import { cuttings } from './page-pictures.ts'

test('a figure is cut where it stands on the page as it was read, though its scan lay on its side', async () => {
  const box = { left: 100, top: 200, right: 150, bottom: 260 }
  const figure: Block = { kind: 'picture', caption: [], places: [{ page: 1, box }], confidence: confidence(0.9) }
  const made = documentOf([figure], typeset('beside'))
  const onItsSide = [0, -1, 842, 1, 0, 0, 0, 0, 1] as unknown as NonNullable<Page['toImage']>
  const document = { ...made, pages: made.pages.map((page) => ({ ...page, toImage: onItsSide })) }
  const ink = { input: { create: { width: 50, height: 60, channels: 3 as const, background: '#000000' } }, left: 100, top: 200 }
  const bytes = await sharp({ create: { width: 595, height: 842, channels: 3, background: '#ffffff' } })
    .composite([ink])
    .png()
    .toBuffer()
  const source = { original: null, picture: async () => ({ width: 595, height: 842, mediaType: 'image/png', bytes }) as const }
  const [cut] = [...(await cuttings(document, source, { withoutWords: false })).values()]
  expect(cut?.size).toEqual({ width: 50, height: 60 })
  const { channels } = await sharp(cut?.bytes).stats()
  expect(channels.map(({ max }) => max)).toEqual([0, 0, 0])
})
