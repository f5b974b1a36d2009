import { type Box, type Curl, chain, flattenedBox, projectBox, type Ruling, type Size, scaling, undo } from '../geometry/index.ts'
import { isSlip, type Word } from '../model/index.ts'
import {
  columnRules,
  inverted,
  isNegative,
  marksIn,
  type Overprinted,
  overprintIn,
  type PictureMarks,
  picturesIn,
  redrawn,
  type Straightening,
  straightening,
  uncurled,
  withoutRules,
} from '../picture/index.ts'
import type { Bitmap, Ocr, OpenPage, ReadPage, Recognised, Recognition } from '../stages.ts'
import { withCaseByHeight } from './case-by-height.ts'
import { withLoneDashes } from './lone-dashes.ts'
import { withSignsOfPage } from './number-signs.ts'
import { withBullets } from './picture-bullets.ts'
import { recognisedWords } from './recognised.ts'
import { withoutRuleRemains } from './rule-remains.ts'
import { rulesOnPaper } from './rules-on-paper.ts'
import { withTickSigns } from './tick-signs.ts'
import { readableOtherWayUp, withFeetDown } from './upright.ts'
import { withEndsAtRules } from './words-beside-rules.ts'

/** What was read from a page's picture: a page of its own size, upright and straight. */
export interface PicturePage extends Pick<ReadPage, 'size' | 'toImage' | 'curl' | 'words' | 'rulings' | 'fills' | 'pictures'> {
  readonly recognition: Recognition
  /** true when the page is drawn as the file has it: its own marks are in place. */
  readonly isAsGiven: boolean
}

/** Dots an inch at which letters of 6 points are 25 pixels high, what recognisers are trained on; more only costs time. */
const mostRecognitionDpi = 300
/** An A4 sheet at 300 dots an inch, in pixels. Sheets stated larger are mostly pictures whose pixels were taken for points. */
const mostRecognitionPixels = 8_700_000
/** Letters lower than this, in pixels, are drawn larger before they are read, up to three times. */
const leastLetterSize = 9
const mostEnlarged = 3
/** Height in points of the usual letter in print: the x of 10 points. Pages that do not say how large they are, are taken to be printed in it. */
const usualLetterPoints = 5.2

/** Below this a word in a photograph may be made of its grain. */
const leastWordConfidence = 0.6

/**
 * Reads a page by its picture: turns it upright and straight, recognises its words, finds its rules. `earlier` are words that another program read
 * there before, where they lie on the page as given. Throws what the recogniser throws.
 */
export async function readPicture(given: OpenPage, ocr: Ocr, signal: AbortSignal, earlier: readonly Word[] = []): Promise<PicturePage> {
  const drawn = await given.render(recognitionDpi(given))
  // Rules, letters and paper are looked for as dark on light.
  const negative = isNegative(drawn)
  const page = negative ? { ...given, render: async (dpi: number) => inverted(await given.render(dpi)) } : given
  return readPositive(page, negative ? inverted(drawn) : drawn, ocr, signal, earlier)
}

/** Reads a page of dark print on light paper, which is drawn as `image`. */
async function readPositive(page: OpenPage, image: Bitmap, ocr: Ocr, signal: AbortSignal, earlier: readonly Word[]): Promise<PicturePage> {
  const found = await withFeetDown(image, straightening(image), ocr, signal)
  const read = await readStraight(page, image, found, ocr, signal, earlier)
  const { words, unreadable } = read.recognition
  if (words.length > 0 && unreadable <= mostlyUnread) return read
  const other = await readableOtherWayUp(image, found, ocr, signal)
  return other === null ? read : readStraight(page, image, other, ocr, signal, earlier)
}

/** Share of a page's writing in other letters from which on it may as well stand on its head. */
const mostlyUnread = 0.5

/** Reads a page of dark print as it was found to stand. */
async function readStraight(
  page: OpenPage,
  image: Bitmap,
  found: Straightening,
  ocr: Ocr,
  signal: AbortSignal,
  earlier: readonly Word[],
): Promise<PicturePage> {
  const lain = await straightPicture(page, image, found)
  const { curl } = found
  const straight = curl === null ? lain : uncurled(lain, curl)
  const overprinted = overprintIn(straight)
  const print = overprinted?.print ?? straight
  const drawn = marksIn(print)
  const cleared = withoutRules(print, drawn.rulings, drawn.letterSize)
  const toStraight =
    earlier.length === 0
      ? null
      : undo(
          chain(
            scaling(found.size.width / straight.width, found.size.height / straight.height),
            found.toGiven,
            scaling(page.size.width / image.width, page.size.height / image.height),
          ),
        )
  const recognition = await ocr.recognise(cleared.image, {
    languages: [],
    signal,
    walls: cleared.walls,
    letterSize: drawn.letterSize,
    shortTexts: drawn.shortTexts,
    earlier:
      toStraight === null ? [] : earlier.map(({ text, box }) => ({ text, pixels: levelled(projectBox(toStraight, box), straight, curl) })),
  })
  const stamped = await stampedWords(overprinted?.over ?? [], ocr, signal)
  const points = pointsPerPixel(page, image, found) / (straight.width / found.size.width)
  const size: Size = { width: straight.width * points, height: straight.height * points }
  const marks = inPoints(drawn, points)
  const between = columnRules(marks.rulings, drawn.letterSize * points)
  const recognised = withEndsAtRules(
    withoutRuleRemains(
      recognisedWords([...recognition.words, ...stamped], straight, { number: page.number, size }),
      marks.rulings,
      between,
    ),
    marks.rulings,
  )
  const withSigns = withTickSigns(
    recognised,
    drawn.tickBoxes.map((one) => ({ ...one, box: scaled(one, points) })),
    page.number,
  )
  const listed = withBullets(
    withSigns,
    drawn.bullets.map(({ isFilled, ...box }) => ({ box: scaled(box, points), isFilled })),
    drawn.letterSize * points,
    page.number,
  )
  const words = withLoneDashes(
    withSignsOfPage(withCaseByHeight(listed)),
    drawn.loneDashes.map((one) => scaled(one, points)),
    drawn.letterSize * points,
    page.number,
  )
  const pixelsToPoints = scaling(page.size.width / image.width, page.size.height / image.height)
  const toGiven = chain(scaling(found.size.width / size.width, found.size.height / size.height), found.toGiven, pixelsToPoints)
  const isAsGiven = found.isAsGiven && page.sized === 'stated'
  return {
    size: isAsGiven ? page.size : size,
    toImage: isAsGiven ? page.toImage : page.toImage === null ? toGiven : chain(toGiven, page.toImage),
    ...(curl !== null && { curl }),
    words,
    ...marks,
    pictures: picturesIn(straight, writing(words, points)).map((box) => scaled(box, points)),
    rulings: rulesOnPaper(
      marks.rulings,
      found.isOutlined || isSlip({ words, size, readBy: 'ocr' }) ? size : null,
      drawn.letterSize * points,
      words,
    ),
    recognition,
    isAsGiven,
  }
}

const levelled = (box: Box, size: Size, curl: Curl | null): Box => (curl === null ? box : flattenedBox(box, size, curl))

/** What stamps and other print in colour over the page say, where it was parted from the page's own print. */
async function stampedWords(over: Overprinted['over'], ocr: Ocr, signal: AbortSignal): Promise<readonly Recognised[]> {
  const found: Recognised[] = []
  for (const { box, image } of over) {
    const { words } = await ocr.recognise(image, { languages: [], signal })
    for (const word of words) {
      if (word.confidence < leastWordConfidence || !/[\p{L}\p{N}]{2}/u.test(word.text)) continue
      const { left, top, right, bottom } = word.pixels
      const pixels = { left: left + box.left, top: top + box.top, right: right + box.left, bottom: bottom + box.top }
      const baseline = word.baseline === null ? null : word.baseline + (word.turn % 180 === 0 ? box.top : box.left)
      found.push({ ...word, pixels, baseline })
    }
  }
  return found
}

/** No finer than the picture is, nor than helps. */
function recognitionDpi({ size, toImage }: OpenPage): number {
  const own = toImage === null ? mostRecognitionDpi : toImage[0] * 72
  const most = Math.sqrt(mostRecognitionPixels / Math.max(1e-6, size.width * size.height)) * 72
  return Math.min(own, most)
}

/** The picture turned as found, larger where its letters are small. */
async function straightPicture(page: OpenPage, image: Bitmap, { size, toGiven, isAsGiven, letterSize }: Straightening): Promise<Bitmap> {
  const larger = letterSize === 0 ? 1 : Math.min(mostEnlarged, Math.max(1, leastLetterSize / letterSize))
  if (larger < 1.2) return isAsGiven ? image : redrawn(image, toGiven, size, image.dpi)
  const drawn = await page.render(image.dpi * larger)
  if (isAsGiven) return drawn
  const across = drawn.width / image.width
  const down = drawn.height / image.height
  const largerSize = { width: Math.round(size.width * across), height: Math.round(size.height * across) }
  return redrawn(
    drawn,
    chain(scaling(size.width / largerSize.width, size.height / largerSize.height), toGiven, scaling(across, down)),
    largerSize,
    drawn.dpi,
  )
}

/** By what the file says, else by the size of the letters. */
function pointsPerPixel({ size, sized }: OpenPage, image: Bitmap, { letterSize }: Straightening): number {
  return sized === 'stated' || letterSize === 0 ? size.width / image.width : usualLetterPoints / letterSize
}

/** The words that are sure enough to be no grain of a photograph, in pixels. */
const writing = (words: readonly Word[], points: number): readonly Box[] =>
  words
    .filter(({ text, confidence }) => confidence >= leastWordConfidence && /[\p{L}\p{N}]{2}/u.test(text))
    .map(({ box }) => scaled(box, 1 / points))

const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
})

function inPoints({ rulings, fills }: PictureMarks, by: number): Pick<PicturePage, 'rulings' | 'fills'> {
  const point = ({ x, y }: Ruling['from']): Ruling['from'] => ({ x: x * by, y: y * by })
  return {
    rulings: rulings.map(({ from, to, thickness }) => ({ from: point(from), to: point(to), thickness: thickness * by })),
    fills: fills.map((fill) => ({ ...fill, box: scaled(fill.box, by) })),
  }
}
