import {
  area,
  type Box,
  centre,
  contains,
  height,
  intersection,
  overlapX,
  type Ruling,
  type Size,
  shift,
  unionOf,
  width,
} from '../geometry/index.ts'
import { captionKind, sizeOf, type Word } from '../model/index.ts'
import { darkestChannel, marksIn, redrawn, textLinesIn, withoutRules } from '../picture/index.ts'
import type { Bitmap, Marks, Ocr, OpenPage } from '../stages.ts'
import type { BrokenPart } from './broken-parts.ts'
import { recognisedWords } from './recognised.ts'

/** What was read from pictures that stand on a page beside its own text. */
export interface RegionsRead {
  readonly words: readonly Word[]
  readonly rulings: readonly Ruling[]
  /** The pictures that hold no text worth reading: they stay pictures. */
  readonly pictures: readonly Box[]
}

/** Smaller pictures, in points and as a share of the page, are logos, signatures and ornaments. */
const leastWidth = 90
const leastHeight = 40
const leastShare = 0.02
/** Words of the text layer that may lie over a picture that is read: a stamp, a label. More is text on a ground. */
const mostOwnWords = 3
/** Pictures looked at on a page: pages of more are catalogues and maps. */
const mostPictures = 12
/** To look whether there is writing, and to read it: dots an inch. */
const lookDpi = 100
const readDpi = 300
/**
 * A picture is read when so much of it is lines of writing: a page of print is 0.10 with its margins, a page with one small table 0.03,
 * labels of charts and maps and signs in photographs are sparser, grain has none. None of the pictures on 90 pages of the benchmark's
 * text-layer documents, photographs and charts, reaches this.
 */
const fewestLetters = 60
const leastTextShare = 0.05

/**
 * Reads the pictures of a page that hold text which the text layer lacks: a pasted letter, the scan of a table. Photographs, logos and charts
 * are looked at, which takes a tenth of a second, and left alone.
 */
export async function readRegions(page: OpenPage, marks: Marks, ocr: Ocr, signal: AbortSignal): Promise<RegionsRead> {
  const candidates = candidatesOn(page.size, marks)
  if (candidates.length === 0) return { words: [], rulings: [], pictures: marks.pictures }
  const look = await page.render(lookDpi)
  const texts = candidates.filter((box) => {
    const { letters, share } = textLinesIn(darkestChannel(part(look, box, page.size)))
    return letters >= fewestLetters && share >= leastTextShare
  })
  const words: Word[] = []
  const rulings: Ruling[] = []
  const image = texts.length === 0 ? look : await page.render(readDpi)
  for (const box of texts) {
    const read = await readPart(page, image, box, ocr, signal)
    words.push(...read.words)
    rulings.push(...read.rulings)
  }
  const own = words.filter((word) => !marks.words.some(({ box }) => contains(box, centre(word.box))))
  return { words: own, rulings, pictures: marks.pictures.filter((picture) => !texts.some((box) => contains(box, centre(picture)))) }
}

/** White left around a part of the text, in points: a recogniser wants to see where letters end. */
const margin = 3

/**
 * Reads the parts of a page whose text layer is broken from the page's picture. What is found over words that stand (`sound`) is left out:
 * a part is a rectangle, and what it covers need not be.
 */
export async function readBrokenParts(
  page: OpenPage,
  parts: readonly BrokenPart[],
  sound: readonly Word[],
  ocr: Ocr,
  signal: AbortSignal,
): Promise<readonly Word[]> {
  const image = await page.render(readDpi)
  const paper: Box = { left: 0, top: 0, right: page.size.width, bottom: page.size.height }
  const words: Word[] = []
  for (const { box } of parts) {
    const seen = intersection(grownBy(box, margin), paper)
    if (seen !== null) words.push(...(await readPart(page, image, seen, ocr, signal)).words)
  }
  return words.filter((word) => !sound.some(({ box }) => contains(box, centre(word.box)) || contains(word.box, centre(box))))
}

/** The words and rules in a part of the page's picture, where they stand on the page. */
async function readPart(
  page: OpenPage,
  image: Bitmap,
  box: Box,
  ocr: Ocr,
  signal: AbortSignal,
): Promise<Pick<RegionsRead, 'words' | 'rulings'>> {
  const piece = part(image, box, page.size)
  const drawn = marksIn(piece)
  const { words: found } = await ocr.recognise(withoutRules(piece, drawn.rulings, drawn.letterSize).image, { languages: [], signal })
  const size = { width: width(box), height: height(box) }
  const points = size.width / piece.width
  const point = ({ x, y }: Ruling['from']) => ({ x: x * points + box.left, y: y * points + box.top })
  return {
    words: recognisedWords(found, piece, { number: page.number, size }).map((word) => moved(word, box)),
    rulings: drawn.rulings.map(({ from, to, thickness }) => ({ from: point(from), to: point(to), thickness: thickness * points })),
  }
}

/**
 * Pictures large enough to hold text, without words of the page's own, and not called a figure by their caption: a screen, a diagram, a
 * map are shown, and what is written in them is no text or table of the page. Pieces of one picture are taken together.
 */
function candidatesOn(size: Size, { pictures, words }: Marks): readonly Box[] {
  const paper: Box = { left: 0, top: 0, right: size.width, bottom: size.height }
  const groups: Box[] = []
  for (const picture of pictures.slice(0, 200)) {
    const seen = intersection(picture, paper)
    if (seen === null) continue
    let whole = seen
    for (let at = groups.length - 1; at >= 0; at--) {
      const group = groups[at] as Box
      if (intersection(grownBy(group, 1), whole) === null) continue
      whole = unionOf([whole, group])
      groups.splice(at, 1)
    }
    groups.push(whole)
  }
  return groups
    .filter((box) => width(box) >= leastWidth && height(box) >= leastHeight && area(box) >= leastShare * area(paper))
    .filter((box) => words.filter((word) => contains(box, centre(word.box))).length <= mostOwnWords)
    .filter((box) => !isCalledFigure(box, words))
    .sort((one, other) => area(other) - area(one))
    .slice(0, mostPictures)
}

/** A caption stands at most so many times its size from its picture. */
const captionGap = 3

/** true when a line over or under the box begins as captions of figures do ("Figure 3-10 …", "Abb. 2: …"). */
function isCalledFigure(box: Box, words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const gap = Math.max(box.top - word.box.bottom, word.box.top - box.bottom)
    if (gap > captionGap * sizeOf(word) || overlapX(word.box, { ...box, left: box.left - sizeOf(word) }) <= 0) return false
    const line = words.slice(at, at + 4).filter(({ baseline }) => Math.abs(baseline - word.baseline) < 0.3 * sizeOf(word))
    return captionKind({ words: line, box: unionOf(line.map((one) => one.box)) }) === 'figure'
  })
}

const grownBy = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** The pixels of a part of the page. */
function part(image: Bitmap, box: Box, size: Size): Bitmap {
  const across = image.width / size.width
  const down = image.height / size.height
  const left = Math.floor(box.left * across)
  const top = Math.floor(box.top * down)
  const pixels = { width: Math.max(1, Math.round(width(box) * across)), height: Math.max(1, Math.round(height(box) * down)) }
  return redrawn(image, shift(left, top), pixels, image.dpi)
}

const moved = (word: Word, { left, top }: Box): Word => ({
  ...word,
  box: { left: word.box.left + left, right: word.box.right + left, top: word.box.top + top, bottom: word.box.bottom + top },
  baseline: word.baseline + (word.turn % 180 === 0 ? top : left),
})
