import type { Size } from '../geometry/index.ts'
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
  const bytes = width * height * 4
  const address = call.malloc(bytes)
  if (address === 0) throw new PdfiumRefusal('memory')
  const bitmap = call.FPDFBitmap_CreateEx(width, height, bitmapBgra, address, width * 4)
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags)
  const pixels = heap.HEAPU8.slice(address, address + bytes)
  call.FPDFBitmap_Destroy(bitmap)
  call.free(address)
  return { width, height, pixels, dpi }
}
