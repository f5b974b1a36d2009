import type { Box, Size } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { type Pdfium, PdfiumRefusal } from './pdfium.ts'

/** A raster of 25 megapixels is 100 MB in memory: an A4 page at 510 dpi, an A0 sheet at 130. Larger pages are drawn at a lower resolution. */
const mostRasterPixels = 25_000_000
const pointsPerInch = 72
/** FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER: with annotations, RGBA. */
const renderFlags = 0x01 | 0x10
const bitmapBgra = 4

/** Draws a loaded page on white at `wanted` dots an inch, or as many as 25 megapixels allow; the bitmap says which. Throws PdfiumRefusal without memory. */
export function renderPage({ call, heap }: Pdfium, page: number, size: Size, wanted: number): Bitmap {
  const inches = { width: size.width / pointsPerInch, height: size.height / pointsPerInch }
  const dpi = Math.min(wanted, Math.sqrt(mostRasterPixels / Math.max(1e-6, inches.width * inches.height)))
  const width = Math.min(mostRasterPixels, Math.max(1, Math.round(inches.width * dpi)))
  const height = Math.max(1, Math.min(Math.round(inches.height * dpi), Math.floor(mostRasterPixels / width)))
  const pixels = draw({ call, heap }, page, { left: 0, top: 0, width, height }, { width, height })
  return { width, height, pixels, dpi }
}

/** Part of a page's picture, and where on the whole picture it begins, in its pixels. */
export interface PartOfPicture extends Bitmap {
  readonly left: number
  readonly top: number
}

/** Draws what lies in a box of a loaded page, which takes a fraction of the time of the whole. Throws PdfiumRefusal without memory. */
export function renderPart({ call, heap }: Pdfium, page: number, size: Size, part: Box, wanted: number): PartOfPicture {
  const inches = { width: size.width / pointsPerInch, height: size.height / pointsPerInch }
  const dpi = Math.min(wanted, Math.sqrt(mostRasterPixels / Math.max(1e-6, inches.width * inches.height)))
  const scale = dpi / pointsPerInch
  const whole = { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) }
  const left = Math.min(whole.width - 1, Math.max(0, Math.floor(part.left * scale)))
  const top = Math.min(whole.height - 1, Math.max(0, Math.floor(part.top * scale)))
  const width = Math.max(1, Math.min(whole.width, Math.ceil(part.right * scale)) - left)
  const height = Math.max(1, Math.min(whole.height, Math.ceil(part.bottom * scale)) - top)
  return { left, top, width, height, dpi, pixels: draw({ call, heap }, page, { left, top, width, height }, whole) }
}

const invisibleMode = 3

/** Like `renderPart`, without what the given text objects of the page draw; the page is as it was afterwards. */
export function renderPartWithout(
  library: Pdfium,
  page: number,
  size: Size,
  part: Box,
  wanted: number,
  objects: readonly number[],
): PartOfPicture {
  const { call } = library
  const modes = objects.map((object) => ({ object, mode: call.FPDFTextObj_GetTextRenderMode(object) }))
  for (const { object } of modes) call.FPDFTextObj_SetTextRenderMode(object, invisibleMode)
  try {
    return renderPart(library, page, size, part, wanted)
  } finally {
    for (const { object, mode } of modes) call.FPDFTextObj_SetTextRenderMode(object, mode)
  }
}

/** The pixels of a stretch of the page's picture, which as a whole is `whole` pixels large. */
function draw(
  { call, heap }: Pick<Pdfium, 'call' | 'heap'>,
  page: number,
  { left, top, width, height }: Size & { readonly left: number; readonly top: number },
  whole: Size,
): Uint8Array {
  const bytes = width * height * 4
  const address = call.malloc(bytes)
  if (address === 0) throw new PdfiumRefusal('memory')
  const bitmap = call.FPDFBitmap_CreateEx(width, height, bitmapBgra, address, width * 4)
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  call.FPDF_RenderPageBitmap(bitmap, page, -left, -top, whole.width, whole.height, 0, renderFlags)
  const pixels = heap.HEAPU8.slice(address, address + bytes)
  call.FPDFBitmap_Destroy(bitmap)
  call.free(address)
  return pixels
}
