import type { Character } from './characters.ts'

/** Signs that are written from top to bottom as well as from left to right. */
const ideographic = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303F\u30FC\uFF01-\uFF60]$/u
/** Radicals of Chinese, the first signs of these scripts: no page without a code from here on has a column of them. */
export const firstIdeographic = 0x2e80
/** Signs of one column stand an em apart, or as far as they are spaced out; lines of horizontal writing are further apart. */
const leastPitch = 0.85
const mostPitch = 1.25
/** In shares of the size, how far a sign may stand beside the column, and the steps of one column may differ. */
const aside = 0.15
const uneven = 0.12
/** A page with a column of so many signs one below the other is written vertically, and shorter columns on it are so too. */
const fewestInLongest = 8
/** The top of the em above the baseline, in shares of the size, in fonts of these scripts. */
const ascent = 0.88

/**
 * The characters with those of Chinese and Japanese columns measured along the column: as writing that runs down the page, whose lines follow
 * each other from right to left. In the file each of their signs stands upright and for itself.
 */
export function verticallyWritten(characters: Character[]): Character[] {
  if (characters.length < fewestInLongest) return characters
  const columns = columnsOf(characters)
  if (!columns.some(({ from, to }) => to - from >= fewestInLongest)) return characters
  const written = [...characters]
  for (const { from, to } of columns) for (let i = from; i < to; i++) written[i] = runningDown(characters[i] as Character)
  return written
}

/** Stretches of the characters, two or more, that stand one below the other at even steps. */
function columnsOf(characters: readonly Character[]): readonly { readonly from: number; readonly to: number }[] {
  const columns: { from: number; to: number }[] = []
  let from = 0
  let pitch = 0
  for (let i = 1; i <= characters.length; i++) {
    const step = stepDown(characters[i - 1], characters[i])
    if (step !== null && (i - from === 1 || Math.abs(step - pitch) <= uneven)) {
      pitch = step
      continue
    }
    if (i - from > 1) columns.push({ from, to: i })
    from = i
  }
  return columns
}

/** How far below the first sign the second stands, in shares of the size; null when they are not neighbours in a column. */
function stepDown(above: Character | undefined, below: Character | undefined): number | null {
  if (above === undefined || below === undefined || above.style.turn !== 0 || below.style.turn !== 0) return null
  if (!ideographic.test(above.text) || !ideographic.test(below.text)) return null
  const { size } = above.style.font
  if (Math.abs(below.style.font.size - size) > uneven * size || Math.abs(below.start - above.start) > aside * size) return null
  const step = (below.base - above.base) / size
  return step >= leastPitch && step <= mostPitch ? step : null
}

function runningDown(character: Character): Character {
  const { size } = character.style.font
  const start = character.base - ascent * size
  return {
    ...character,
    start,
    end: start + size,
    inkStart: character.top,
    inkEnd: character.bottom,
    base: -character.start,
    style: { ...character.style, cos: 0, sin: 1, turn: 90 },
  }
}
