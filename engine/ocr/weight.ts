import { median } from '../model/index.ts'
import type { Recognised } from '../stages.ts'
import type { Ink } from './ink.ts'
import { heightOf, lengthOf } from './quad.ts'
import { type Strip, stripHeight } from './strip.ts'

/** A word and how thick its strokes are, in pixels of the picture; null where nothing can be measured. */
export interface Weighed extends Recognised {
  readonly stroke: number | null
}

/** Thickness of the strokes between two columns of a strip, in pixels of the picture: twice the area of the ink by the length of its outline. */
export function strokeOf({ mask }: Ink, { quad, width }: Strip, left: number, right: number): number | null {
  const across = lengthOf(quad) / width
  const down = heightOf(quad) / stripHeight
  const inked = (x: number, y: number): boolean => x >= left && x < right && mask[y * width + x] === 1
  let area = 0
  let outline = 0
  for (let y = 1; y < stripHeight - 1; y++)
    for (let x = left; x < right; x++) {
      if (mask[y * width + x] !== 1) continue
      area += across * down
      if (!inked(x, y - 1)) outline += across
      if (!inked(x, y + 1)) outline += across
      if (!inked(x - 1, y)) outline += down
      if (!inked(x + 1, y)) outline += down
    }
  return outline === 0 ? null : (2 * area) / outline
}

/**
 * Letters of smaller type, in pixels, are as thick in bold as not once a scanner has seen them: of pages drawn at 100 dots an inch, 14 pixels for 10 points,
 * half of the bold words were no thicker than the rest, at 200 dots an inch none.
 */
const leastSize = 22
/** Bold words were 1.17 to 1.47 times as thick as the usual word of their page, 98 % of the others less than 1.11 times. */
const boldFrom = 1.2
/** A word that no bold one stands beside must be as thick as this. */
const boldAlone = 1.3
/** Fewer words tell no usual thickness. */
const fewestWords = 12
/** Where the middle half of the words differ by more than this, print or light is uneven. */
const mostSpread = 0.2

/** The words, those in bold type marked: thicker for their size than the usual word of the picture. No word is where that cannot be told. */
export function emboldened(words: readonly Weighed[]): readonly Recognised[] {
  const measured = new Map(words.flatMap((word) => (isTelling(word) ? [[word, thicknessOf(word)] as const] : [])))
  const sorted = [...measured.values()].sort((a, b) => a - b)
  const usual = median(sorted, 0)
  const [low = 0, high = 0] = [sorted[sorted.length >> 2], sorted[(sorted.length * 3) >> 2]]
  const canTell = measured.size >= fewestWords && high - low <= mostSpread * usual
  const isThicker = (index: number, than: number): boolean => {
    const word = words[index]
    return canTell && word !== undefined && (measured.get(word) ?? 0) > than * usual
  }
  return words.map((word, index): Recognised => {
    const { stroke: _, ...recognised } = word
    const [before, after] = [isThicker(index - 1, boldFrom), isThicker(index + 1, boldFrom)]
    // What cannot be measured, a dash or a single letter, is as the words on either side.
    const bold = measured.has(word) ? isThicker(index, before || after ? boldFrom : boldAlone) : before && after
    return { ...recognised, bold }
  })
}

const isTelling = (word: Weighed): boolean =>
  word.stroke !== null && word.turn === 0 && /[\p{L}\p{N}]{2}/u.test(word.text) && sizeOf(word) >= leastSize

const thicknessOf = (word: Weighed): number => (word.stroke ?? 0) / sizeOf(word)

/** Size of the type in pixels by the height of its ink: in most faces letters that rise are 0.72 sizes high, others 0.5, tails and brackets hang 0.21, commas 0.12. */
function sizeOf({ text, pixels: { top, bottom } }: Recognised): number {
  const rises = /[\p{Lu}\p{N}bdfhklt!?'"()[\]{}/\\|@#$%&€£]/u.test(text)
  const hangs = /[gjpqyQ()[\]{}|@]/u.test(text) ? 0.21 : /[,;$]/u.test(text) ? 0.12 : 0
  return (bottom - top) / ((rises ? 0.72 : 0.5) + hangs)
}
