import { area, type Box, centre, contains, intersection, type Size, shareInside, unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Drawings, Painted } from './drawings.ts'
import type { PartOfPicture } from './raster.ts'
import type { DrawnWord } from './words.ts'

/** Letters this near in brightness to what is under them may be lost to the eye; the page's picture then decides. */
const suspiciousContrast = 0.06
/** In the page's picture, brightness within a word's box varies by less than this when nothing can be read there: five steps of 255. */
const leastContrast = 0.02
/** What can be read in the place of a lost word may be another word written there: that much of the box must be the word's own. */
const leastOwnShare = 0.35
/** A page with more doubtful words than this is a bomb; the rest is taken to be seen. */
const mostLooks = 3000
/** A word is covered when so much of it lies under something painted later. */
const coveredShare = 0.95
/** A word of which less than this lies on the page is off the page. */
const visibleShare = 0.3

/**
 * Parts words that a reader of the page sees from those that he does not: drawn invisibly, in the colour of what is under them, covered, or off the page.
 * Colours and covers only raise suspicion (grounds may have any shape); `picture`, called when there is one, draws that part of the page and decides.
 */
export function splitHidden(
  drawn: readonly DrawnWord[],
  { painted }: Drawings,
  size: Size,
  picture: (part: Box) => PartOfPicture,
): { readonly visible: readonly Word[]; readonly hidden: readonly Word[] } {
  const paper: Box = { left: 0, top: 0, right: size.width, bottom: size.height }
  const sights = drawn.map((one) => sightOf(one, painted, paper))
  const doubted = drawn.filter((_, i) => sights[i] === 'suspicious' || sights[i] === 'covered')
  const page = doubted.length > 0 ? picture(unionOf(doubted.map(({ word }) => word.box))) : null
  const shownBoxes = drawn.filter((_, i) => sights[i] === 'seen').map(({ word }) => word.box)
  let looks = mostLooks
  const isHidden = (sight: Sight, { box }: Word): boolean => {
    if (sight === 'seen' || sight === 'unseen' || page === null) return sight === 'unseen'
    if (looks-- <= 0) return false
    const others = shownBoxes.filter((other) => intersection(other, box) !== null)
    return contrastIn(page, box, others) < leastContrast
  }
  const visible: Word[] = []
  const hidden: Word[] = []
  drawn.forEach(({ word }, i) => {
    ;(isHidden(sights[i] ?? 'seen', word) ? hidden : visible).push(word)
  })
  return { visible, hidden }
}

type Sight = 'seen' | 'unseen' | 'suspicious' | 'covered'

function sightOf({ word, style }: DrawnWord, painted: readonly Painted[], paper: Box): Sight {
  if (style.invisible || shareInside(word.box, paper) < visibleShare) return 'unseen'
  const middle = centre(word.box)
  let under: Painted | null = null
  for (const paint of painted) {
    if (!contains(paint.box, middle)) continue
    if (paint.order < style.order) under = paint
    // A picture may be a stamp with clear ground, or a stencil; only a plain fill is known to cover.
    else if (paint.grey !== null && covers(paint.box, word.box)) return 'covered'
  }
  const ground = under === null ? 1 : under.grey
  return ground !== null && Math.abs(ground - style.grey) < suspiciousContrast ? 'suspicious' : 'seen'
}

function covers(cover: Box, box: Box): boolean {
  const common = intersection(cover, box)
  return common !== null && area(common) >= coveredShare * area(box)
}

/** The difference between the brightest and the darkest pixel inside the box but outside the boxes of other words, 0 to 1; 0 where nearly nothing of the box is left. */
function contrastIn({ pixels, width, height, dpi, left: offset, top: drop }: PartOfPicture, box: Box, others: readonly Box[]): number {
  const scale = dpi / 72
  const [left, right] = [Math.max(0, Math.floor(box.left * scale) - offset), Math.min(width, Math.ceil(box.right * scale) - offset)]
  const [top, bottom] = [Math.max(0, Math.floor(box.top * scale) - drop), Math.min(height, Math.ceil(box.bottom * scale) - drop)]
  let darkest = 1
  let brightest = 0
  let own = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (others.some((other) => contains(other, { x: (x + offset + 0.5) / scale, y: (y + drop + 0.5) / scale }))) continue
      own++
      const at = (y * width + x) * 4
      const grey = (0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)) / 255
      darkest = Math.min(darkest, grey)
      brightest = Math.max(brightest, grey)
    }
  return own < leastOwnShare * (right - left) * (bottom - top) ? 0 : Math.max(0, brightest - darkest)
}
