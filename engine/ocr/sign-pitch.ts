import { ideographic, median } from '../model/index.ts'
import type { Glyph } from './decode.ts'
import type { LineReading } from './read-line.ts'
import { middleOf } from './spaces.ts'

/** Columns of a strip from one Chinese or Japanese sign to the next; 0 where no two follow each other. */
export function signPitchOf({ glyphs, stepWidth }: LineReading): number {
  const steps = glyphs.slice(1).flatMap((glyph, index) => {
    const before = glyphs[index] as Glyph
    const areSigns = ideographic.test(glyph.text) && ideographic.test(before.text)
    return areSigns ? [middleOf(glyph, stepWidth) - middleOf(before, stepWidth)] : []
  })
  return median(steps, 0)
}
