import { type Affine, applyToBox, type Box } from '../geometry/index.ts'
import type { Pdfium } from './pdfium.ts'

/** Clips of more paths or corners than this have shapes whose box says little. */
const mostPaths = 20
const mostCorners = 200

/** The part of `box` (upright page points) that an object's clipping paths leave to be seen, by their boxes; null when nothing is left. */
export function clipped(library: Pdfium, object: number, toUpright: Affine, box: Box): Box | null {
  const { call } = library
  const clip = call.FPDFPageObj_GetClipPath(object)
  if (clip === 0) return box
  const paths = Math.min(call.FPDFClipPath_CountPaths(clip), mostPaths)
  let left = box.left
  let top = box.top
  let right = box.right
  let bottom = box.bottom
  for (let i = 0; i < paths; i++) {
    const around = boxOfPath(library, clip, i)
    if (around === null) continue
    const seen = applyToBox(toUpright, around)
    left = Math.max(left, seen.left)
    top = Math.max(top, seen.top)
    right = Math.min(right, seen.right)
    bottom = Math.min(bottom, seen.bottom)
  }
  return right > left && bottom > top ? { left, top, right, bottom } : null
}

function boxOfPath({ call, heap, scratch }: Pdfium, clip: number, path: number): Box | null {
  const corners = call.FPDFClipPath_CountPathSegments(clip, path)
  if (corners < 3 || corners > mostCorners) return null
  const at = scratch >> 2
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (let i = 0; i < corners; i++) {
    call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, path, i), scratch, scratch + 4)
    const x = heap.HEAPF32[at] ?? 0
    const y = heap.HEAPF32[at + 1] ?? 0
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}
