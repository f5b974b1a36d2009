import type { Box } from '../geometry/index.ts'
import { confidence, type Word } from '../model/index.ts'

/** A word of a drawn page, five points a letter; in points from the upper left corner. */
export function wordAt(text: string, left: number, top: number, height = 8): Word {
  return {
    page: 1,
    text,
    box: { left, top, right: left + text.length * 5, bottom: top + height },
    baseline: top + 8,
    confidence: confidence(0.98),
    readBy: 'text-layer',
    font: { family: 'Sans', size: 10, bold: false, italic: false },
    turn: 0,
    raised: 'no',
    link: null,
  }
}

/** Words on one line, three points between them. */
export function wordsAt(text: string, left: number, top: number, height = 8): readonly Word[] {
  let at = left
  return text.split(' ').map((each) => {
    const one = wordAt(each, at, top, height)
    at = one.box.right + 3
    return one
  })
}

/** A box by its upper left corner and its size. */
export const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
