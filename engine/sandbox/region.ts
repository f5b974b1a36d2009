// One box of a page read once more, for a person who drew it.

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type * as engine from '../index.ts'
import type { Box } from '../model/index.ts'
import { type Bitmap, ConversionFailure, defaultLimits } from '../stages.ts'
import type { PagePicture, RegionReading } from './sandbox.ts'

/** Points around the box that are looked at too: letters cut in half are misread. */
const margin = 4
/** Dots an inch at which small print is recognised well; kept pictures have about half of that. */
const readingDpi = 220

/**
 * The writing in a box of a page, in page points: the page's own words where it has some of its own, else what the recogniser sees in the
 * picture that was kept. Without either, no words.
 */
export async function readRegion(
  page: engine.Page | undefined,
  box: Box,
  picture: { readonly described: Omit<PagePicture, 'bytes'>; readonly file: string } | null,
  ocr: engine.Ocr,
): Promise<RegionReading> {
  if (page === undefined) throw new ConversionFailure('page-out-of-range')
  const own = page.words.filter((word) => isInside(word.box, box)).map(({ text, box, confidence }) => ({ text, box, confidence }))
  const wanted = onPage(box, page.size)
  if ((page.readBy === 'text-layer' && own.length > 0) || picture === null || wanted === null) return { readBy: 'document', words: own }
  const { image, perPoint } = await cut(await readFile(picture.file), picture.described, page.size, wanted)
  const { words } = await ocr.recognise(image, { languages: [], signal: new AbortController().signal })
  const seen = words.map(({ text, pixels, confidence }) => ({ text, box: toPoints(pixels, wanted, perPoint), confidence }))
  return { readBy: 'ocr', words: seen.filter((word) => isInside(word.box, box)) }
}

/** The part of a picture that shows `wanted`, a box in page points, enlarged for the recogniser. */
async function cut(bytes: Uint8Array, { width, height }: Omit<PagePicture, 'bytes'>, size: engine.Size, wanted: Box) {
  // Opening pictures of strangers shuts all decoders but those for uploads: this one is of our own making.
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] })
  const [across, down] = [width / size.width, height / size.height]
  const left = Math.min(width - 1, Math.floor(wanted.left * across))
  const top = Math.min(height - 1, Math.floor(wanted.top * down))
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.ceil((wanted.right - wanted.left) * across))),
    height: Math.max(1, Math.min(height - top, Math.ceil((wanted.bottom - wanted.top) * down))),
  }
  const enlarged = Math.max(1, readingDpi / (across * 72))
  const { data, info } = await sharp(bytes, { limitInputPixels: defaultLimits.pixels })
    .extract(region)
    .resize({ width: Math.round(region.width * enlarged), kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new ConversionFailure('damaged-file', undefined, { cause })
    })
  const perPoint = info.width / (wanted.right - wanted.left)
  const image: Bitmap = { width: info.width, height: info.height, pixels: data, dpi: perPoint * 72 }
  return { image, perPoint }
}

const toPoints = ({ left, top, right, bottom }: Box, { left: x, top: y }: Box, perPoint: number): Box => ({
  left: x + left / perPoint,
  top: y + top / perPoint,
  right: x + right / perPoint,
  bottom: y + bottom / perPoint,
})

/** The box with its margin, as far as the page has it; null when it has none of it. */
function onPage({ left, top, right, bottom }: Box, { width, height }: engine.Size): Box | null {
  const box = {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  }
  return box.right > box.left && box.bottom > box.top ? box : null
}

/** A word belongs to a box that holds its middle. */
const isInside = ({ left, top, right, bottom }: Box, box: Box): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
