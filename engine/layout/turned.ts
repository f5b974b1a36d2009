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

/** The box as it lies when the page is held so that words of this turn stand upright. */
export function uprightBox(box: Box, turn: Turn, page: Size): Box {
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

const uprightBaseline = (word: Word, turn: Turn, page: Size): number => heldBaseline(word.baseline, turn, page)

/** A baseline of words of this turn as it lies when the page is held so that they stand upright. */
export function heldBaseline(baseline: number, turn: Turn, page: Size): number {
  switch (turn) {
    case 90:
      return page.width - baseline
    case 180:
      return page.height - baseline
    default:
      return baseline
  }
}

/** Of the letters of a page that is read turned, so many are. */
const mostlyTurned = 0.8

/** How far a page is turned to be read: as nearly all of its words are, else not at all. */
export function turnOfPage(words: readonly Word[]): Turn {
  const letters = new Map<Turn, number>()
  let all = 0
  for (const { turn, text } of words) {
    letters.set(turn, (letters.get(turn) ?? 0) + text.length)
    all += text.length
  }
  for (const [turn, own] of letters) if (own >= mostlyTurned * all) return turn
  return 0
}
