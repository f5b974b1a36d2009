import { type Box, type Size, unionOf } from '../geometry/index.ts'
import type { Line, Turn, Word } from '../model/index.ts'

/** The lines that `findLines` sees in words of one turn when the page is held so that they stand upright; boxes are those on the page. */
export function linesHeldUpright(
  words: readonly Word[],
  turn: Turn,
  page: Size,
  findLines: (upright: readonly Word[]) => readonly (readonly Line[])[],
): readonly (readonly Line[])[] {
  if (turn === 0) return findLines(words)
  const originals = new Map<Word, Word>()
  const upright = words.map((word): Word => {
    const box = uprightBox(word.box, turn, page)
    const copy: Word = { ...word, turn: 0, box, baseline: uprightBaseline(word, turn, page) }
    originals.set(copy, word)
    return copy
  })
  return findLines(upright).map((run) =>
    run.map((line): Line => {
      const own = line.words.map((word) => originals.get(word) ?? word)
      return { words: own, box: unionOf(own.map((word) => word.box)) }
    }),
  )
}

function uprightBox(box: Box, turn: Turn, page: Size): Box {
  switch (turn) {
    case 90:
      return { left: box.top, right: box.bottom, top: page.width - box.right, bottom: page.width - box.left }
    case 180:
      return { left: page.width - box.right, right: page.width - box.left, top: page.height - box.bottom, bottom: page.height - box.top }
    case 270:
      return { left: page.height - box.bottom, right: page.height - box.top, top: box.left, bottom: box.right }
    default:
      return box
  }
}

function uprightBaseline(word: Word, turn: Turn, page: Size): number {
  switch (turn) {
    case 90:
      return page.width - word.baseline
    case 180:
      return page.height - word.baseline
    default:
      return word.baseline
  }
}
