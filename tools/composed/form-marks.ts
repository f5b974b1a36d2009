// Boxes and circles to mark, and the marks that people make in them.

import type { Dice } from '../golden/dice.ts'
import { element, escaped } from './page.ts'

/** How one form draws its boxes: an empty and a marked one, on which side of their words; circled: a ring around the word itself. */
export interface Marks {
  readonly empty: string
  readonly marked: string
  readonly side: 'before' | 'behind'
  readonly circled: boolean
  readonly stacked: boolean
}

const drawn = (inner: string, className = ''): string => `<span class="box ${className}">${inner}</span>`
const strokes = (path: string): string => `<svg viewBox="0 0 10 10"><path d="${path}" fill="none" stroke="#000" stroke-width="1.4"/></svg>`

const manners: readonly (readonly [empty: string, marked: string])[] = [
  ['☐', '☒'],
  ['☐', '☑'],
  ['○', '●'],
  ['[ ]', '[x]'],
  ['[ ]', '[X]'],
  ['( )', '(x)'],
  [drawn(''), drawn('X')],
  [drawn(''), drawn('✓')],
  [drawn(''), drawn(strokes('M1 1L9 9M9 1L1 9'))],
  [drawn(''), drawn(strokes('M1 5L4 9L9 1'))],
  [drawn(''), drawn('', 'full')],
  [drawn('', 'round'), drawn('<i></i>', 'round')],
  ['', ''],
]

export function marksOf(dice: Dice): Marks {
  const [empty, marked] = dice.one(manners)
  return { empty, marked, side: dice.chance(0.85) ? 'before' : 'behind', circled: empty === '', stacked: dice.chance(0.2) }
}

/** A box by itself with what it stands for. */
export function drawnTick(label: string, isMarked: boolean, marks: Marks): string {
  const mark = marks.circled ? drawn(isMarked ? 'X' : '') : isMarked ? marks.marked : marks.empty
  return marks.side === 'before' ? `${mark} ${label}` : `${label} ${mark}`
}

/** The options of a question side by side or each on a line, one of them marked or none. */
export const drawnOptions = (options: readonly string[], chosen: string | null, marks: Marks): string =>
  options
    .map((option) =>
      marks.circled
        ? element('span', escaped(option), option === chosen ? 'option ring' : 'option')
        : element('span', drawnTick(escaped(option), option === chosen, marks), 'option'),
    )
    .join(marks.stacked ? '<br>' : ' ')
