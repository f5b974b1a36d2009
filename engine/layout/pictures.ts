import { area, type Box, intersection, overlapX, overlapY, shareInside, unionOf } from '../geometry/index.ts'
import { median, sizeOf } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import type { Part } from './part.ts'

/**
 * The parts with the page's pictures among them. A picture that fills most of the page or lies behind much text is its background;
 * one with few words on it takes them along, so that they are read after it and not in the midst of the text beside it.
 */
export function withPictures(parts: readonly Part[], page: ReadPage): readonly Part[] {
  const sheet = page.size.width * page.size.height
  const least = 2 * median(page.words.map(sizeOf), 10)
  const pictures: Part[] = []
  let outside = parts
  for (const box of mergedPictures(page.pictures)) {
    if (page.drawings?.some((drawing) => shareInside(box, drawing) > 0.7)) continue
    if (box.right - box.left < least || box.bottom - box.top < least || area(box) > 0.5 * sheet) continue
    const within = outside.filter((part) => shareInside(part.box, box) > 0.7)
    if (within.some((part) => part.kind === 'table')) continue
    const covered = within.reduce((sum, part) => sum + area(part.box), 0)
    // Words over a third of a picture are a text set on a tinted or photographed ground.
    if (covered > 0.33 * area(box)) continue
    outside = outside.filter((part) => !within.includes(part))
    pictures.push({ kind: 'picture', box, lines: [], within })
  }
  return [...outside, ...pictures]
}

/** The pictures of a page, those drawn in pieces put together: pieces overlap, or abut with their edges in line. */
function mergedPictures(boxes: readonly Box[]): readonly Box[] {
  const merged: Box[] = []
  for (const box of [...boxes].sort((a, b) => a.top - b.top)) {
    let whole = box
    for (let at = merged.length - 1; at >= 0; at--) {
      const other = merged[at]
      if (other && arePieces(whole, other)) {
        whole = unionOf([whole, other])
        merged.splice(at, 1)
      }
    }
    merged.push(whole)
  }
  return merged
}

function arePieces(a: Box, b: Box): boolean {
  const common = intersection(a, b)
  if (common && area(common) > 0.3 * Math.min(area(a), area(b))) return true
  const isInLine = (one: number, other: number) => Math.abs(one - other) < 2
  const below = isInLine(a.left, b.left) && isInLine(a.right, b.right) && overlapY(a, b) > -2
  const beside = isInLine(a.top, b.top) && isInLine(a.bottom, b.bottom) && overlapX(a, b) > -2
  return below || beside
}
