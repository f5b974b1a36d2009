// A builder with which tests of characters write them.

import type { Character, Style } from './characters.ts'

const style: Style = {
  font: { family: 'Sans', size: 10, bold: false, italic: false },
  cos: 1,
  sin: 0,
  turn: 0,
  invisible: false,
  grey: 0,
  object: 1,
  drawn: null,
  tex: null,
}
/** A character on the line at 100 points whose ink reaches from `low` to `high` points above it. */
export const characterAt = (text: string, left: number, right: number, low = 0, high = 5): Character => ({
  text,
  left,
  right,
  top: 100 - high,
  bottom: 100 - low,
  start: left,
  end: right,
  inkStart: left,
  inkEnd: right,
  base: 100,
  style,
  onPage: true,
  afterSpace: false,
})
