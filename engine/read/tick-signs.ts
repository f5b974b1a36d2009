import { type Box, centre, height, width } from '../geometry/index.ts'
import { confidence, type Word } from '../model/index.ts'

/** A framed square in a page's picture, in points, and whether something is marked in it. */
export interface SeenBox {
  readonly box: Box
  readonly ticked: boolean
  /** White behind it, in shares of its side. */
  readonly clear: number
}

/** What a recogniser makes of a box and of the mark in it. */
const asMark = /^[xX×✕✓✔√vVyY☐☑☒□■[\](){}|_.-]{1,3}$/u
/** A box that the recogniser knew for one, run together with the word behind it. */
const readAsSign = /^[□☐☑☒](?=[\p{L}\p{N}])/u
/** Round letters and figures: they look like boxes where they are small. */
const asRound = /^[oO0Q]$/u
/** Size in points from which on a box is told from a round letter. */
const leastTold = 8
/** Points: the only box of its size on a page is no lower than capitals of small print; the heads of pins and like icons are. */
const leastAlone = 6
/** White between a box and the words it stands for, in heights of these words. */
const nearWords = 1.6
/** Share of their side by which boxes of one form differ at most. */
const alike = 0.2
/** In sides of a box: what stands further ahead of it stands in another column. */
const farthestAhead = 4
/** White on both sides of what stands within a text, in sides of a box. */
const closest = 0.8
/** As sure as such a box is seen: what frames it is measured, what is marked in it is a share of ink. */
const sure = confidence(0.9)

/** The words with a sign for each box to tick, ☑ or ☐, in place of what the recogniser took it for. Boxes within words are letters. */
export function withTickSigns(words: readonly Word[], boxes: readonly SeenBox[], page: number): readonly Word[] {
  const told = boxes.flatMap((seen) => toldBy(seen, words, boxes, page) ?? [])
  const kept = told.filter(
    (one) =>
      told.some((other) => other !== one && isOfSize(other.seen.box, one.seen.box)) ||
      (height(one.seen.box) >= leastAlone && beginsLine(one.seen.box, one.others)),
  )
  if (kept.length === 0) return words
  const taken = new Set(kept.flatMap((one) => one.taken))
  const trimmed = new Map(kept.flatMap(({ rest }) => (rest === null ? [] : [rest])))
  return [...words.filter((word) => !taken.has(word)).map((word) => trimmed.get(word) ?? word), ...kept.map(({ sign }) => sign)]
}

/** A box with its sign, what the recogniser made of it, and the word it was read into with what is left of that. */
interface Told {
  readonly seen: SeenBox
  readonly sign: Word
  readonly taken: readonly Word[]
  readonly rest: readonly [Word, Word] | null
  /** The words that are no part of it. */
  readonly others: readonly Word[]
}

function toldBy(seen: SeenBox, words: readonly Word[], boxes: readonly SeenBox[], page: number): Told | null {
  const { box } = seen
  const here = words.filter((word) => covers(word.box, centre(box)) || covers(box, centre(word.box)))
  const others = words.filter((word) => !here.includes(word))
  const [first] = here
  if (first !== undefined && here.length === 1 && hasRoomBehind(first, seen) && (beginsWith(first, seen) || readAsSign.test(first.text))) {
    const rest = {
      ...first,
      text: first.text.replace(readAsSign, ''),
      box: { ...first.box, left: box.right + 0.5 * seen.clear * width(box) },
    }
    return { seen, sign: signOf(seen, rest, page), taken: [], rest: [first, rest], others }
  }
  if (!here.every((word) => isMark(word, box))) return null
  const beside = nearestOnLine(box, others)
  if (beside !== null) return isWithinText(box, others) ? null : { seen, sign: signOf(seen, beside, page), taken: here, rest: null, others }
  return isOfGrid(seen, boxes)
    ? { seen, sign: signOf(seen, { baseline: box.bottom, font: null }, page), taken: here, rest: null, others }
    : null
}

/** White behind a box that stands in a cell by itself, in shares of its side. */
const alone = 0.9

/** One of rows and columns of like boxes, as questions have whose answers are named at the head of the columns: no word stands beside it. */
function isOfGrid({ box, clear }: SeenBox, boxes: readonly SeenBox[]): boolean {
  const side = width(box)
  if (clear < alone || Math.min(side, height(box)) < leastTold || Math.abs(side - height(box)) > 0.2 * height(box)) return false
  const { x, y } = centre(box)
  const alike = boxes.filter((other) => other.box !== box && other.clear >= alone && isOfSize(other.box, box))
  const level = alike.some((other) => Math.abs(centre(other.box).y - y) < 0.3 * side)
  return level && alike.some((other) => Math.abs(centre(other.box).x - x) < 0.3 * side)
}

/** Shares of a box's side: where at the beginning of a word it stands, and how much is white behind it. */
const farthestIn = 0.6
const leastClear = 0.2
/** A letter and the white behind it take as much of a word as the others do; a box and its white take more, by this factor. */
const widerThanLetters = 1.35
const answers = /^(?:yes|no|ja|nein|oui|non|s[ií]|sì|sim|não|nee|nej)\b/iu

/** In heights of a word: letters are at least so wide each, "il" among them. */
const narrowestLetter = 0.12
/** Whether the letters of a word find room behind the box that stands at its beginning: "E" and "l" with serifs that touch are framed on four sides as well. */
function hasRoomBehind({ text, box: own }: Word, { box, clear }: SeenBox): boolean {
  const letters = [...text.replace(readAsSign, '')].length
  return own.right - box.right - 0.5 * clear * width(box) >= narrowestLetter * height(own) * letters
}

/** The recogniser took the box into the word behind it, without a letter for it. */
function beginsWith({ text, box: own, turn }: Word, { box, clear }: SeenBox): boolean {
  const letters = [...text].length
  if (turn !== 0 || letters < 2 || Math.abs(box.left - own.left) > farthestIn * width(box) || clear < leastClear) return false
  if (Math.abs(width(box) - height(box)) > 0.2 * height(box)) return false
  const share = ((1 + clear) * width(box) * letters) / Math.max(1e-6, width(own))
  return share > (answers.test(text) ? 1 : widerThanLetters)
}

const covers = ({ left, top, right, bottom }: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x > left && x < right && y > top && y < bottom

function isMark({ text, box: own }: Word, box: Box): boolean {
  if (width(own) > 2.2 * width(box)) return false
  if (asMark.test(text)) return true
  const round = Math.min(width(box), height(box)) >= leastTold && Math.abs(width(box) - height(box)) < 0.12 * height(box)
  return round && asRound.test(text)
}

function nearestOnLine(box: Box, words: readonly Word[]): Word | null {
  const { y } = centre(box)
  let nearest: Word | null = null
  let least = Infinity
  for (const word of words) {
    if (word.turn !== 0 || word.box.top > y || word.box.bottom < y || !/[\p{L}\p{N}]{2}/u.test(word.text)) continue
    const gap = Math.max(word.box.left - box.right, box.left - word.box.right)
    if (gap < least && gap > -0.3 * width(box) && gap <= nearWords * height(word.box)) [nearest, least] = [word, gap]
  }
  // A letter of the words beside is as high as they are, and a box stands by itself.
  return nearest
}

const isOfSize = (one: Box, other: Box): boolean => Math.abs(width(one) - width(other)) <= alike * Math.max(width(one), width(other))

/** A box that has no other of its size on the page begins a line; a letter that looks like one seldom does. */
function beginsLine(box: Box, words: readonly Word[]): boolean {
  const { y } = centre(box)
  return !words.some(
    ({ box: own, turn }) =>
      turn === 0 && own.top < y && own.bottom > y && own.left < box.left && box.left - own.right < farthestAhead * width(box),
  )
}

/** Set between two words as a word of theirs would be. */
function isWithinText(box: Box, words: readonly Word[]): boolean {
  const { y } = centre(box)
  const level = words.filter(({ box: { top, bottom }, turn }) => turn === 0 && top < y && bottom > y)
  const near = (gap: number): boolean => gap > -0.3 * width(box) && gap < closest * width(box)
  return level.some((word) => near(box.left - word.box.right)) && level.some((word) => near(word.box.left - box.right))
}

function signOf({ box, ticked }: SeenBox, { baseline, font }: Pick<Word, 'baseline' | 'font'>, page: number): Word {
  return {
    page,
    text: ticked ? '☑' : '☐',
    box,
    baseline,
    confidence: sure,
    readBy: 'ocr',
    font,
    turn: 0,
    raised: 'no',
    link: null,
  }
}
