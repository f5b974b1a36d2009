import type { LineReading } from './read-line.ts'
import { middleOf } from './spaces.ts'
import type { Strip } from './strip.ts'

/**
 * How many pixels of a strip the recogniser wants from one letter to the next: it names one letter every 8 pixels at most, and needs one between two
 * alike. On a page of narrow type (16 pixels as it stands) the share of words that the language has rose from 0.78 at 0.8 of the length over 0.88 to
 * 0.91 at 1.25; wider did no more.
 */
const wantedPitch = 20
/** Receipts, whose letters stand wide, lose nothing at three quarters of their length. */
const leastStretch = 0.75
const mostStretch = 1.25

/** Lines with fewer letters do not tell. */
const fewestLetters = 8
/** So many of the last lines tell of the next one: headings are few, and a table beside running text has more lines than one. */
const remembered = 9
/** A line that wants to be this much longer than it was drawn is read once more: the second of two like letters may be lost. */
const clearlyWider = 1.15

/** By what share of their length lines of a page are drawn, told by the distance of letters on the lines read before. */
export class TypeWidth {
  readonly #wanted: number[] = []

  /** For the next line; 1 before a line of some length was read. */
  get stretch(): number {
    const last = this.#wanted.slice(-remembered).sort((a, b) => a - b)
    return last[last.length >> 1] ?? 1
  }

  /** Takes note of a line for those that come. */
  note(strip: Strip, reading: LineReading): void {
    const wanted = wantedStretch(strip, reading)
    if (wanted !== null) this.#wanted.push(wanted)
  }
}

/** By what share of its length a line is to be drawn again because its letters stand closer than told; null when it is well as it is. */
export function widerStretch(strip: Strip, reading: LineReading): number | null {
  const wanted = wantedStretch(strip, reading)
  return wanted !== null && wanted > clearlyWider * strip.stretch ? wanted : null
}

/** null where too few letters stand to tell. */
function wantedStretch({ stretch }: Strip, { glyphs, stepWidth }: LineReading): number | null {
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  if (first === undefined || last === undefined || glyphs.length < fewestLetters) return null
  const pitch = (middleOf(last, stepWidth) - middleOf(first, stepWidth)) / (glyphs.length - 1)
  return Math.max(leastStretch, Math.min(mostStretch, (wantedPitch * stretch) / pitch))
}
