import type { Affine, Box } from '../geometry/index.ts'
import type { Pdfium } from './pdfium.ts'

/** An object's own matrix; identity when it has none. */
export function matrixOf({ call, heap, scratch }: Pdfium, object: number): Affine {
  if (call.FPDFPageObj_GetMatrix(object, scratch) === 0) return [1, 0, 0, 1, 0, 0]
  const at = scratch >> 2
  const view = heap.HEAPF32
  return [view[at] ?? 1, view[at + 1] ?? 0, view[at + 2] ?? 0, view[at + 3] ?? 1, view[at + 4] ?? 0, view[at + 5] ?? 0]
}

/** The box around an object in the coordinates of what it stands in; y upward. */
export function boundsOf({ call, heap, scratch }: Pdfium, object: number): Box {
  if (call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0)
    return { left: 0, top: 0, right: 0, bottom: 0 }
  const at = scratch >> 2
  const [left = 0, top = 0, right = 0, bottom = 0] = heap.HEAPF32.subarray(at, at + 4)
  return { left, top, right, bottom }
}

/** Marks of nested content are few; tagged files have one or two an object. */
const mostMarks = 16
/** The name of the mark that puts content on a layer, as PDFium writes it: UTF-16LE with a final zero. */
const layerMark = [0x4f, 0, 0x43, 0, 0, 0] as const

/** true for an object in content marked as part of a layer (ISO 32000-1, 8.11.3.2: optional content). */
export function isLayered({ call, heap, scratch }: Pdfium, object: number): boolean {
  const marks = Math.min(call.FPDFPageObj_CountMarks(object), mostMarks)
  for (let i = 0; i < marks; i++) {
    const mark = call.FPDFPageObj_GetMark(object, i)
    call.FPDFPageObjMark_GetName(mark, scratch, 64, scratch + 64)
    if (heap.HEAP32[(scratch + 64) >> 2] === layerMark.length && layerMark.every((byte, at) => heap.HEAPU8[scratch + at] === byte))
      return true
  }
  return false
}

/** Colours of which no part is stronger than this, of 255, are black to the eye. */
const nearBlack = 40

/** Luminance (Rec. 601) and opacity of a colour, both 0 to 1; and the colour on white paper as "RRGGBB", null for black and for patterns. */
export function paintOf(
  { call, heap, scratch }: Pdfium,
  object: number,
  ask: 'FPDFPageObj_GetFillColor' | 'FPDFPageObj_GetStrokeColor',
): { readonly grey: number; readonly alpha: number; readonly colour: string | null } {
  // A pattern has no colour of its own; it shows, and is taken as mid-grey.
  if (call[ask](object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return { grey: 0.5, alpha: 1, colour: null }
  const at = scratch >> 2
  const view = heap.HEAP32
  const red = view[at] ?? 0
  const green = view[at + 1] ?? 0
  const blue = view[at + 2] ?? 0
  const alpha = view[at + 3] ?? 255
  const grey = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  if (alpha === 255 && red <= nearBlack && green <= nearBlack && blue <= nearBlack) return { grey, alpha: 1, colour: null }
  const onWhite = (part: number): number => Math.round(255 - ((255 - part) * alpha) / 255)
  const colour = ((onWhite(red) << 16) | (onWhite(green) << 8) | onWhite(blue)).toString(16).padStart(6, '0')
  return { grey, alpha: alpha / 255, colour }
}

/** How much lengths grow under a map, on average over directions. */
export const scaleOf = ([a, b, c, d]: Affine): number => Math.sqrt(Math.abs(a * d - b * c))
