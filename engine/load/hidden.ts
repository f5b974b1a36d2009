import { area, type Box, centre, contains, height, intersection, type Size, shareInside, unionOf, width } from '../geometry/index.ts'
import { median, type Word } from '../model/index.ts'
import type { Style } from './characters.ts'
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
/** A word of which less than this lies on the page, or within its clipping path, is not there to be seen. */
const visibleShare = 0.3
/** Letters lower than this, in points, are a grey line to the eye: the smallest print that people read is 3 points. */
const tiny = 1.2
/** A page drawn in small units has small letters all over; letters this far below those of the page are tiny in any units. */
const tinyShare = 0.2

/** How `splitHidden` looks at the page. */
export interface Looks {
  /** Draws a part of the page. */
  readonly picture: (part: Box) => PartOfPicture
  /** Draws it without what these text objects draw, nor the copies of text that PDFium leaves out of its text. */
  readonly pictureWithout: (part: Box, objects: ReadonlySet<number>) => PartOfPicture
}

/**
 * Parts words that a reader of the page sees from those that he does not: drawn invisibly, too small to be seen, in the colour of what is under
 * them, covered, cut away, off the page, or on a layer that is switched off. Colours, covers and layers only raise suspicion (grounds may have
 * any shape, pictures clear parts); the page's picture decides.
 */
export function splitHidden(
  drawn: readonly DrawnWord[],
  { painted }: Drawings,
  size: Size,
  { picture, pictureWithout }: Looks,
): { readonly visible: readonly Word[]; readonly hidden: readonly Word[] } {
  const paper: Box = { left: 0, top: 0, right: size.width, bottom: size.height }
  // Hardly a page has letters so small.
  const usual = drawn.some(({ style }) => style.font.size < tiny)
    ? median(
        drawn.map(({ style }) => style.font.size),
        0,
      )
    : 0
  const sights = drawn.map((one) => (isTiny(one, usual) ? 'unseen' : sightOf(one, painted, paper)))
  if (sights.every((sight) => sight === 'seen')) return { visible: drawn.map(({ word }) => word), hidden: [] }
  const shownBoxes = drawn.filter((_, i) => sights[i] === 'seen').map(({ word }) => word.box)
  let looks = mostLooks
  const contrasts = looked(
    drawn.filter((_, i) => sights[i] === 'suspicious' || sights[i] === 'covered'),
    (part) => greyOf(picture(part)),
  )
  const differences = looked(
    drawn.filter((_, i) => sights[i] === 'doubted'),
    (part, words) => differenceOf(picture(part), pictureWithout(part, new Set(words.map(({ style }) => style.object)))),
  )
  const isHidden = (sight: Sight, { box }: Word): boolean => {
    if (sight === 'seen' || sight === 'unseen') return sight === 'unseen'
    const page = sight === 'doubted' ? differences : contrasts
    if (page === null || looks-- <= 0) return false
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

/** Seen for sure, not to be seen for sure; by colour or a plain cover perhaps not; or perhaps not for a reason that only taking it away can tell. */
type Sight = 'seen' | 'unseen' | 'suspicious' | 'covered' | 'doubted'

/** true when nothing but the edge of a word lies within the clipping paths it is drawn in. */
export function isCutAway({ box }: Word, { drawn }: Style): boolean {
  if (drawn === null) return false
  return drawn.seen === null || (!isWithin(box, drawn.seen) && shareInside(box, drawn.seen) < visibleShare)
}

/** Whether all of a box that is one lies within the other, as nearly all words do: quicker told than the share that does. */
const isWithin = (box: Box, outer: Box): boolean =>
  box.left >= outer.left &&
  box.right <= outer.right &&
  box.top >= outer.top &&
  box.bottom <= outer.bottom &&
  box.right >= box.left &&
  box.bottom >= box.top

const isTiny = ({ word, style }: DrawnWord, usual: number): boolean =>
  style.font.size < tiny && style.font.size < tinyShare * usual && Math.min(width(word.box), height(word.box)) < tiny

function sightOf({ word, style }: DrawnWord, painted: readonly Painted[], paper: Box): Sight {
  if (style.invisible || (!isWithin(word.box, paper) && shareInside(word.box, paper) < visibleShare)) return 'unseen'
  // A copy of it may be drawn elsewhere: pages printed in tiles draw all text in every tile.
  if (isCutAway(word, style) || style.drawn?.layered === true) return 'doubted'
  if (painted.length === 0) return Math.abs(1 - style.grey) < suspiciousContrast ? 'suspicious' : 'seen'
  const order = style.drawn?.order ?? 0
  const middle = centre(word.box)
  let under: Painted | null = null
  let underPicture = false
  for (const paint of painted) {
    if (!contains(paint.box, middle)) continue
    if (paint.order < order) under = paint
    else if (covers(paint.box, word.box)) {
      if (paint.grey !== null) return 'covered'
      // It may be a stamp with clear ground, or a stencil.
      underPicture = true
    }
  }
  if (underPicture) return 'doubted'
  const ground = under === null ? 1 : under.grey
  return ground !== null && Math.abs(ground - style.grey) < suspiciousContrast ? 'suspicious' : 'seen'
}

function covers(cover: Box, box: Box): boolean {
  const common = intersection(cover, box)
  return common !== null && area(common) >= coveredShare * area(box)
}

/** A part of the page as one value a pixel, 0 to 1. */
interface Looked {
  readonly values: Float32Array
  readonly part: PartOfPicture
  /** The least value is at most this: differences count from none, brightness from the darkest there is. */
  readonly least: number
}

const looked = (words: readonly DrawnWord[], look: (part: Box, words: readonly DrawnWord[]) => Looked): Looked | null =>
  words.length === 0 ? null : look(unionOf(words.map(({ word }) => word.box)), words)

function greyOf(part: PartOfPicture): Looked {
  const values = new Float32Array(part.width * part.height)
  for (let i = 0; i < values.length; i++)
    values[i] = (0.299 * (part.pixels[4 * i] ?? 0) + 0.587 * (part.pixels[4 * i + 1] ?? 0) + 0.114 * (part.pixels[4 * i + 2] ?? 0)) / 255
  return { values, part, least: 1 }
}

/** Where two pictures of one part of the page differ, and how much. */
function differenceOf(one: PartOfPicture, other: PartOfPicture): Looked {
  const values = new Float32Array(one.width * one.height)
  for (let i = 0; i < values.length; i++)
    values[i] =
      Math.max(...[0, 1, 2].map((channel) => Math.abs((one.pixels[4 * i + channel] ?? 0) - (other.pixels[4 * i + channel] ?? 0)))) / 255
  return { values, part: one, least: 0 }
}

/** The difference between the highest and the lowest value inside the box but outside the boxes of other words, 0 to 1; 0 where nearly nothing of the box is left. */
function contrastIn(
  { values, least: from, part: { width, height, dpi, left: offset, top: drop } }: Looked,
  box: Box,
  others: readonly Box[],
): number {
  const scale = dpi / 72
  const [left, right] = [Math.max(0, Math.floor(box.left * scale) - offset), Math.min(width, Math.ceil(box.right * scale) - offset)]
  const [top, bottom] = [Math.max(0, Math.floor(box.top * scale) - drop), Math.min(height, Math.ceil(box.bottom * scale) - drop)]
  let least = from
  let most = 0
  let own = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (others.some((other) => contains(other, { x: (x + offset + 0.5) / scale, y: (y + drop + 0.5) / scale }))) continue
      own++
      const value = values[y * width + x] ?? 0
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
  return own < leastOwnShare * (right - left) * (bottom - top) ? 0 : Math.max(0, most - least)
}
