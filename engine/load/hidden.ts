import { area, type Box, centre, contains, intersection, type Size, shareInside } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Drawings, Painted } from './drawings.ts'
import type { DrawnWord } from './words.ts'

/** Letters this bright on paper this bright cannot be told from it: the eye needs about one step in fifty. */
const leastContrast = 0.02
/** A word is covered when so much of it lies under something painted later. */
const coveredShare = 0.95
/** A word of which less than this lies on the page is off the page. */
const visibleShare = 0.3

/** Parts words that a reader of the page sees from those that he does not: drawn invisibly, in the colour of what is under them, covered, or off the page. */
export function splitHidden(
  drawn: readonly DrawnWord[],
  { painted }: Drawings,
  size: Size,
): { readonly visible: readonly Word[]; readonly hidden: readonly Word[] } {
  const paper: Box = { left: 0, top: 0, right: size.width, bottom: size.height }
  const visible: Word[] = []
  const hidden: Word[] = []
  for (const one of drawn) (isHidden(one, painted, paper) ? hidden : visible).push(one.word)
  return { visible, hidden }
}

function isHidden({ word, style }: DrawnWord, painted: readonly Painted[], paper: Box): boolean {
  if (style.invisible || shareInside(word.box, paper) < visibleShare) return true
  const middle = centre(word.box)
  let under: Painted | null = null
  for (const paint of painted) {
    if (!contains(paint.box, middle)) continue
    if (paint.order < style.order) under = paint
    // A picture may be a stamp with clear ground, or a stencil; only a plain fill is known to cover.
    else if (paint.grey !== null && covers(paint.box, word.box)) return true
  }
  const ground = under === null ? 1 : under.grey
  return ground !== null && ground > 0.9 && Math.abs(ground - style.grey) < leastContrast
}

function covers(cover: Box, box: Box): boolean {
  const common = intersection(cover, box)
  return common !== null && area(common) >= coveredShare * area(box)
}
