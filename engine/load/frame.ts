import { type Affine, type Size, thousandths } from '../geometry/index.ts'
import type { Pdfium } from './pdfium.ts'

/** How the coordinates inside the PDF map to the upright page. */
export interface PageFrame {
  readonly size: Size
  readonly toUpright: Affine
}

/** PDFium gives the visible box (crop box within media box) and objects in the PDF's own coordinates: y upward, before /Rotate. */
export function frameOf({ call, heap, scratch }: Pdfium, page: number): PageFrame {
  call.FPDF_GetPageBoundingBox(page, scratch)
  const at = scratch >> 2
  const [left = 0, top = 0, right = 0, bottom = 0] = heap.HEAPF32.slice(at, at + 4)
  const across = thousandths(right - left)
  const down = thousandths(top - bottom)
  switch (call.FPDFPage_GetRotation(page)) {
    case 1:
      return { size: { width: down, height: across }, toUpright: [0, 1, 1, 0, -bottom, -left] }
    case 2:
      return { size: { width: across, height: down }, toUpright: [-1, 0, 0, 1, right, -bottom] }
    case 3:
      return { size: { width: down, height: across }, toUpright: [0, -1, -1, 0, top, right] }
    default:
      return { size: { width: across, height: down }, toUpright: [1, 0, 0, -1, -left, top] }
  }
}
