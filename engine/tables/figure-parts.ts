import { unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { type Chunk, spaceAfter } from './text-rows.ts'

const endsInFigure = /\d[%€£$)*-]?$/u
const beginsWithFigure = /^[(+\-−–]?\p{Sc}?\d/u

/** The chunk, cut where more than the space of words stands between two figures: columns of figures are set closer than others, and in sentences none follow each other. */
export function partedBetweenFigures(chunk: Chunk): readonly Chunk[] {
  const parts: Word[][] = []
  for (const word of chunk.words) {
    const part = parts.at(-1)
    const before = part?.at(-1)
    const isApart =
      before !== undefined &&
      word.box.left - before.box.right > spaceAfter(before) &&
      endsInFigure.test(before.text) &&
      beginsWithFigure.test(word.text)
    if (part === undefined || isApart) parts.push([word])
    else part.push(word)
  }
  return parts.length === 1 ? [chunk] : parts.map((words) => ({ words, box: unionOf(words.map(({ box }) => box)) }))
}
