import { height, overlapY, unionOf } from '../geometry/index.ts'
import { captionKind } from '../model/index.ts'
import type { Part } from './part.ts'
import { lineOf } from './rows.ts'

/** Single lines that follow each other at one height, such as a name on the left and a date on the right, become one line; captions side by side do not. */
export function joinRowmates(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const previous = joined[joined.length - 1]
    if (previous?.kind === 'prose' && part.kind === 'prose' && areRowmates(previous, part)) {
      const words = [...previous.lines, ...part.lines].flatMap((line) => line.words).sort((a, b) => a.box.left - b.box.left)
      joined[joined.length - 1] = { kind: 'prose', box: unionOf([previous.box, part.box]), lines: [lineOf(words)] }
    } else joined.push(part)
  }
  return joined
}

const areRowmates = (a: Part, b: Part): boolean =>
  a.lines.length === 1 &&
  b.lines.length === 1 &&
  [...a.lines, ...b.lines].every((line) => line.words.every((word) => word.turn === 0) && captionKind(line) === null) &&
  overlapY(a.box, b.box) > 0.6 * Math.min(height(a.box), height(b.box))
