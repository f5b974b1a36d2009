import { type Box, centre, height } from '../geometry/index.ts'
import { confidence, type Word } from '../model/index.ts'

/** A bullet in a page's picture, in points. */
export interface SeenBullet {
  readonly box: Box
  readonly isFilled: boolean
}

/** What a recogniser makes of a bullet by itself, and at the beginning of the word behind it: a letter only before a capital. */
const asBullet = /^(?:[^\p{L}\p{N}]{1,2}|[oO0eCcGQD@©])$/u
const asPrefix = /^(?:[•◦·.°*'‘’"\-–—_~,■□▪]|[oO0@©e](?=\p{Lu}\p{L}))\s*(?=[\p{L}\p{N}(“"])/u
/** Letters and figures that look like a ring: where a word begins with one, that is what stands there. */
const isRound = /^[oO0QDCG@8369aesc]/u
/** How far from the middle of the small letters of its line a bullet stands at most, in their height: some are set on the line, some as high as capitals. */
const mostOffMiddle = 0.65
/** White up to the text behind it at most, in heights of small letters. */
const farthestText = 4.5
/** As sure as signs that are seen by their shape: the others of its column prove them. */
const sure = confidence(0.9)

/**
 * The words with a sign for each bullet, • or ◦, before the line of text behind it, in place of what the recogniser took it for. `letterSize` is the height of small
 * letters in page points.
 */
export function withBullets(words: readonly Word[], bullets: readonly SeenBullet[], letterSize: number, page: number): readonly Word[] {
  if (bullets.length === 0) return words
  const made = new Map<Word, Word | null>()
  const signs: Word[] = []
  for (const { box, isFilled } of bullets) {
    const here = words.filter((word) => word.turn === 0 && covers(word.box, box))
    const first = lineBehind(box, words, letterSize)
    if (first === null) continue
    const [own, another] = here
    if (another !== undefined) continue
    if (own !== undefined) {
      if (asBullet.test(own.text)) made.set(own, null)
      else if (own === first && (asPrefix.test(own.text) || !isRound.test(own.text))) made.set(own, withoutBullet(own, box, letterSize))
      else continue
    }
    signs.push({ ...first, page, text: isFilled ? '•' : '◦', box: asHigh(box, first.box), confidence: sure, raised: 'no', link: null })
  }
  if (signs.length === 0) return words
  return [...words.flatMap((word) => made.get(word) ?? (made.has(word) ? [] : [word])), ...signs]
}

/** A word that a bullet was read into, without it. */
function withoutBullet(word: Word, bullet: Box, letterSize: number): Word {
  const left = Math.min(word.box.right, bullet.right + 0.3 * letterSize)
  return { ...word, text: word.text.replace(asPrefix, ''), box: { ...word.box, left } }
}

/** As high as its line: what is lower reads as raised or as the mark of a note. */
const asHigh = (box: Box, line: Box): Box => ({ ...box, top: Math.min(box.top, line.top), bottom: Math.max(box.bottom, line.bottom) })

const covers = (box: Box, bullet: Box): boolean => {
  const { x, y } = centre(bullet)
  return box.left <= x && box.right >= x && box.top - height(bullet) <= y && box.bottom + height(bullet) >= y
}

/** The first word of the line that a bullet stands before; null where none is near. A bullet by itself is none. */
function lineBehind(bullet: Box, words: readonly Word[], letterSize: number): Word | null {
  const { y } = centre(bullet)
  const behind = words.filter(
    ({ box, baseline, turn, text }) =>
      turn === 0 &&
      box.right > bullet.right + 0.5 * letterSize &&
      box.left < bullet.right + farthestText * letterSize &&
      Math.abs(baseline - letterSize / 2 - y) <= mostOffMiddle * letterSize &&
      /[\p{L}\p{N}]/u.test(text),
  )
  const [first] = behind.toSorted((one, other) => one.box.left - other.box.left)
  return first ?? null
}
