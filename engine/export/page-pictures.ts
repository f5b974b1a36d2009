// Pieces of the pages' pictures, for files that show what is no text.

import type { Box, Size } from '../geometry/index.ts'
import type { Block, Page, ParsedDocument, Word } from '../model/index.ts'
import type { ExportSource, StoredPicture } from '../stages.ts'
import { paintedOver } from './painted-over.ts'

type PictureBlock = Extract<Block, { kind: 'picture' }>
export interface Cutting {
  readonly type: 'png' | 'jpg'
  readonly bytes: Uint8Array
  /** As wide and high as on the page, in points. */
  readonly size: Size
}

/**
 * Cuts the document's pictures out of the pictures of its pages; those of pages without one are left out. Each page is fetched once.
 * `withoutWords` paints over the words in them, for files that write these words themselves in the same place.
 */
export async function cuttings(
  { pages, blocks }: ParsedDocument,
  source: ExportSource,
  { withoutWords }: { readonly withoutWords: boolean },
): Promise<ReadonlyMap<PictureBlock, Cutting>> {
  const cut = new Map<PictureBlock, Cutting>()
  const wanted = blocks.filter((block) => block.kind === 'picture')
  for (const page of pages) {
    const own = wanted.filter(({ places }) => places[0]?.page === page.number)
    const picture = own.length === 0 ? null : await source.picture(page.number)
    if (own.length > 0) source.working?.()
    if (picture === null) continue
    for (const block of own) {
      const made = await cutOut(picture, page, block.places[0]?.box ?? null, withoutWords ? withoutLabels(page.words, block) : [])
      if (made !== null) cut.set(block, made)
    }
  }
  return cut
}

/** Labels are written nowhere but in their picture. */
function withoutLabels(words: readonly Word[], { labels = [] }: PictureBlock): readonly Word[] {
  const own = new Set(labels.flatMap((line) => line.words))
  return own.size === 0 ? words : words.filter((word) => !own.has(word))
}

/** A picture smaller than this, in pixels, shows nothing. */
const leastSide = 4

async function cutOut(picture: StoredPicture, page: Page, box: Box | null, covered: readonly Word[]): Promise<Cutting | null> {
  if (box === null) return null
  // Native code that takes 70 ms to load: documents without pictures do without.
  const { default: sharp } = await import('sharp')
  const area = pixelsOf(picture, page, box)
  if (area.width < leastSide || area.height < leastSide) return null
  const plain = sharp(picture.bytes, { limitInputPixels: 100_000_000 })
    .extract(area)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  const inside = covered
    .map((word) => boxOnPicture(picture, page, word.box))
    .map((on) => moved(on, area))
    .filter((on) => on !== null)
  const cut = inside.length === 0 ? plain : await paintedOver(plain, inside)
  // Drawings and writing keep their edges as PNG, where they are small too; photographs are a tenth as JPEG.
  const png = await cut.clone().png({ compressionLevel: 9 }).toBuffer()
  const jpg = png.length > 60_000 ? await cut.jpeg({ quality: 85 }).toBuffer() : null
  const size = { width: box.right - box.left, height: box.bottom - box.top }
  return jpg !== null && jpg.length < png.length / 2 ? { type: 'jpg', bytes: jpg, size } : { type: 'png', bytes: png, size }
}

type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The part of a box that lies in an area of the same picture, measured from the area's corner; null when it lies outside. */
function moved(box: Box, area: Area): Box | null {
  const left = Math.max(0, Math.floor(box.left) - 1 - area.left)
  const top = Math.max(0, Math.floor(box.top) - 1 - area.top)
  const right = Math.min(area.width, Math.ceil(box.right) + 1 - area.left)
  const bottom = Math.min(area.height, Math.ceil(box.bottom) + 1 - area.top)
  return right > left && bottom > top ? { left, top, right, bottom } : null
}

/** Where a box of the page lies in its picture, in whole pixels inside the picture. */
function pixelsOf(picture: StoredPicture, page: Page, box: Box): Area {
  const on = boxOnPicture(picture, page, box)
  const left = clamp(Math.round(on.left), 0, picture.width - 1)
  const top = clamp(Math.round(on.top), 0, picture.height - 1)
  return {
    left,
    top,
    width: clamp(Math.round(on.right), left + 1, picture.width) - left,
    height: clamp(Math.round(on.bottom), top + 1, picture.height) - top,
  }
}

/** A box in page points as a box in pixels of the page's picture, which shows the page as it was read: upright and straight. */
function boxOnPicture(picture: StoredPicture, { size }: Page, box: Box): Box {
  const [across, down] = [picture.width / size.width, picture.height / size.height]
  return { left: box.left * across, right: box.right * across, top: box.top * down, bottom: box.bottom * down }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
