// Drawings beside each other over one caption: the parts (a) and (b) of a figure.

import { type Box, overlapY, unionOf } from '../geometry/index.ts'
import { sizeOf } from '../model/index.ts'
import { isCaptioned, type PageTexts, type Text } from './drawing-labels.ts'

/** Parts of one figure share so much of the height of the lower one. */
const level = 0.5
/** Sizes of the type between a part and the letter that names it, at most. */
const nearLabel = 2.5
const label = /^\(?[a-h]\)/u

/**
 * Drawings (`boxes`, page points) that stand beside each other over or under the caption of a figure, those of each figure as one box that holds the letters alone below its
 * parts; a caption in the middle stands right below none of them.
 */
export function besideOverCaption(boxes: readonly Box[], page: PageTexts): readonly Box[] {
  const left = new Set(boxes)
  const found: Box[] = []
  for (const box of boxes) {
    if (!left.has(box)) continue
    const row = levelWith(box, left)
    for (const one of row) left.delete(one)
    if (row.length < 2) continue
    const labels = labelsBelow(row, page)
    const isOfFigure = isCaptioned(unionOf([...row, ...labels.map((text) => text.box)]), page.words)
    // What a part is called is for the reader.
    if (isOfFigure) found.push(unionOf([...row, ...labels.flatMap((text) => (text.words.length === 1 ? [text.box] : []))]))
  }
  return found
}

/** The boxes at one height with another, itself among them. */
function levelWith(box: Box, boxes: ReadonlySet<Box>): readonly Box[] {
  const row = [box]
  for (const one of row)
    for (const other of boxes)
      if (!row.includes(other) && overlapY(one, other) >= level * Math.min(one.bottom - one.top, other.bottom - other.top)) row.push(other)
  return row
}

/** The letters of parts right below them, with what they say. */
const labelsBelow = (row: readonly Box[], { texts }: PageTexts): readonly Text[] =>
  texts.filter(({ words, box }) => {
    const [first] = words
    if (first === undefined || !label.test(first.text)) return false
    const middle = (box.left + box.right) / 2
    return row.some((part) => {
      const gap = box.top - part.bottom
      return middle > part.left && middle < part.right && gap > -sizeOf(first) && gap < nearLabel * sizeOf(first)
    })
  })
