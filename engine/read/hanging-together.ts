import { type Box, type Ruling, unionOf } from '../geometry/index.ts'

/** More single things than this on a page are a pattern or writing drawn as curves. */
const mostApart = 150

export const touches = (a: Box, b: Box, gap: number): boolean =>
  a.left - b.right <= gap && b.left - a.right <= gap && a.top - b.bottom <= gap && b.top - a.bottom <= gap
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** Boxes nearer than the gap put together until none are; null when too many stay apart. */
export function hangingTogether(boxes: readonly Box[], gap: number): readonly Box[] | null {
  const apart: Box[] = []
  for (const box of boxes) {
    let whole = box
    for (let at = apart.length - 1; at >= 0; at--) {
      const other = apart[at]
      if (other === undefined || !touches(whole, other, gap)) continue
      whole = unionOf([whole, other])
      apart.splice(at, 1)
      at = apart.length
    }
    apart.push(whole)
    if (apart.length > mostApart) return null
  }
  return apart
}

export const boxOfRuling = ({ from, to }: Ruling): Box => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
})
