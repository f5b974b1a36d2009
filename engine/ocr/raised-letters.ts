// "º" and "ª" of ordinals and numbers ("N.º 12", "2.ª"): the first reader knows them and takes them for the letters that they are. Their height tells.

import type { Glyph } from './decode.ts'
import type { Ink } from './ink.ts'
import type { Language } from './languages.ts'
import type { LineReading } from './read-line.ts'
import { middleOf } from './spaces.ts'
import { stripHeight } from './strip.ts'

/** What stands before a raised letter: a figure, or what is short for number, with a stop or without. */
const before = /(?:\d|(?<!\p{L})(?:[Nn]|M|D))\.?$/u
/** Of the height of the figure or capital before it: a raised letter stands so much above its foot at least, ends so near its top and is no higher. */
const leastRaised = 0.2
const mostBelowTop = 0.3
const highest = 0.8
/** Small letters before it are lower than capitals by this factor. */
const capitalToSmall = 1.4
/** How sure the mark is, and the letter that was read. */
const sure = 0.9

/** Where ordinals are written with the marks made for them; elsewhere a raised o is written as the sign of degrees ("n° 12"). */
const ordinals: ReadonlySet<Language> = new Set<Language>(['es', 'it', 'pt'])
/** Where a stop stands before them, and the sign of degrees is no way to write them. */
const writtenWithStop: ReadonlySet<Language> = new Set<Language>(['es', 'pt'])
const markOf = (letter: string, language: Language): string | null => {
  if (!ordinals.has(language)) return letter === 'o' ? '°' : null
  return letter === 'a' ? 'ª' : 'º'
}

/** The letters of a line with raised ones behind figures and "N" as the marks that they are; `ink` is asked for where any may stand. */
export function withRaisedLetters({ glyphs, stepWidth }: LineReading, ink: () => Ink, language: Language): readonly Glyph[] {
  let text = ''
  const makes = glyphs.map((glyph, index): Glyph => {
    const whole = text
    text += (glyph.spaceBefore >= 0.5 ? ' ' : '') + glyph.text
    if (!/^[oa0°]$/.test(glyph.text) || glyph.spaceBefore >= 0.5 || !before.test(whole)) return glyph
    const next = glyphs[index + 1]
    if (next !== undefined && next.spaceBefore < 0.5 && /[\p{L}\p{N}]/u.test(next.text)) return glyph
    if (glyph.text === '°') return writtenWithStop.has(language) && whole.endsWith('.') ? mark(glyph, 'º') : glyph
    // Behind a figure and a stop no letter stands alone there but that of an ordinal.
    if (writtenWithStop.has(language) && glyph.text === 'o' && /\d\.$/.test(whole)) return mark(glyph, 'º')
    // "no" is a word of most languages: elsewhere a number follows where it is short for one.
    if (!ordinals.has(language) && /[Nn]\.?$/.test(whole) && !/^[\s:.]*\d/.test(textFrom(glyphs, index + 1))) return glyph
    const raised = markOf(glyph.text, language)
    const model = glyphs[index - 1]?.text === '.' ? index - 2 : index - 1
    return raised !== null && isRaised(glyphs, index, model, stepWidth, ink()) ? mark(glyph, raised) : glyph
  })
  return makes.every((glyph, index) => glyph === glyphs[index]) ? glyphs : makes
}

const mark = (glyph: Glyph, text: string): Glyph => ({
  ...glyph,
  text,
  probability: sure,
  others: [{ text: glyph.text, probability: 1 - sure }],
})

const textFrom = (glyphs: readonly Glyph[], from: number): string =>
  glyphs
    .slice(from, from + 4)
    .map(({ text }) => text)
    .join('')

/** Whether a letter stands higher than the one at `model`. */
function isRaised(glyphs: readonly Glyph[], index: number, model: number, stepWidth: number, ink: Ink): boolean {
  const [own, other] = [index, model].map((at) => inkedRows(glyphs, at, stepWidth, ink))
  if (!own || !other) return false
  const isSmall = glyphs[model]?.text === 'n'
  const height = (other.bottom - other.top) * (isSmall ? capitalToSmall : 1)
  const top = other.bottom - height
  return (
    other.bottom - own.bottom >= leastRaised * height && own.top - top <= mostBelowTop * height && own.bottom - own.top <= highest * height
  )
}

/** The rows with ink of a letter where its neighbours do not reach; null for none. */
function inkedRows(
  glyphs: readonly Glyph[],
  at: number,
  stepWidth: number,
  { mask, columns }: Ink,
): { top: number; bottom: number } | null {
  const width = columns.length
  const middle = (index: number): number | null => {
    const glyph = glyphs[index]
    return glyph === undefined ? null : middleOf(glyph, stepWidth)
  }
  const own = middle(at) ?? 0
  const [left, right] = [middle(at - 1), middle(at + 1)]
  // A stop is narrow: less of the room beside it is its own.
  const kept = (other: number): number => (glyphs[other]?.text === '.' ? 0.25 : 0.62)
  const from = Math.round(left === null ? own - reach : Math.max(own - reach, own - (own - left) * (1 - kept(at - 1))))
  const to = Math.round(right === null ? own + reach : Math.min(own + reach, own + (right - own) * (1 - kept(at + 1))))
  const inked = (y: number): boolean => mask.subarray(y * width + Math.max(0, from), y * width + Math.min(width, to)).includes(1)
  let top = edge
  while (top < stripHeight - edge && !inked(top)) top++
  let bottom = stripHeight - edge
  while (bottom > top && !inked(bottom - 1)) bottom--
  return bottom > top ? { top, bottom } : null
}

/** Columns of a strip to either side of a letter's middle that its ink may take; rows at the edges of a strip that may be another line's. */
const reach = 14
const edge = 3
