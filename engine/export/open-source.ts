import type { Size } from '../geometry/index.ts'
import type { ExportSource, Limits, OpenFile, StoredPicture } from '../stages.ts'

/** Dots an inch of pictures drawn for exports: print of 8 points stays sharp on paper, and a page stays below a megabyte or two. */
const dpi = 150

/** An open file as exporters may look at it: its bytes, and its pages drawn as PNG when one is asked for; null for a page that cannot be drawn. */
export const openSource = (open: OpenFile, bytes: Uint8Array, limits: Limits): ExportSource => ({
  original: { type: open.type, bytes },
  picture: (number) => drawn(open, number, limits).catch(() => null),
})

async function drawn(open: OpenFile, number: number, limits: Limits): Promise<StoredPicture> {
  // Native code that takes 70 ms to load: conversions without pictures do without.
  const { default: sharp } = await import('sharp')
  const page = await open.page(number)
  const { width, height, pixels } = await page.render(dpiWithin(limits, page.size, dpi))
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  return { width, height, mediaType: 'image/png', bytes: await image.png({ compressionLevel: 3 }).toBuffer() }
}

/** The resolution asked for, or as much of it as the limits on a picture's sides and pixels allow for a page of this size in points. */
export function dpiWithin(limits: Limits, { width, height }: Size, wanted: number): number {
  const bySide = (limits.side * 72) / Math.max(width, height, 1)
  const byPixels = 72 * Math.sqrt(limits.pixels / Math.max(width * height, 1))
  return Math.min(wanted, bySide, byPixels)
}
