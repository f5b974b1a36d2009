import { area, type Box, intersection, type Size, shareInside } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Marks } from '../stages.ts'
import { type BrokenPart, brokenParts, charactersIn, gibberishShare, mostUnreadable } from './broken-parts.ts'

/** Where the words of a page are taken from, and why, in words for the user. */
export type Choice =
  /** `broken`: the parts of the page where its own words are not what is printed; `words` are the others. */
  | { readonly source: 'text-layer'; readonly words: readonly Word[]; readonly why: string; readonly broken: readonly BrokenPart[] }
  /** A scan whose text was recognised earlier by another program and laid invisibly over the picture. */
  | { readonly source: 'scan-layer'; readonly words: readonly Word[]; readonly why: string }
  /** `unsure`: the text layer's own words, to be read when there is no recogniser and they are better than nothing. */
  | { readonly source: 'ocr'; readonly why: string; readonly unreadable: boolean; readonly unsure: readonly Word[] }
  | { readonly source: 'nothing'; readonly why: string }

/** Share of the page that pictures cover on a scan; the rest is the scanner's margin. */
const scanShare = 0.6
/** Visible words that a scan may carry besides its picture: a stamp, a page number, a file name added by the scanning program. */
const stampWords = 12
/** Scans come as one picture or some dozen strips of it. */
const mostSheets = 100
/** Of a readable text in any language, fewer words than this look like noise; fewer longer words than that tell nothing of a page. */
const mostGibberish = 0.5
const fewestLonger = 20
/** With less than this share of its characters outside the broken parts, the whole page is read from its picture: what is left is its page number. */
const leastSound = 0.1

/** Chooses for a page with the given marks (null: a picture file) whether its own text is read or its picture is recognised. */
export function choose(marks: Marks | null, size: Size): Choice {
  if (marks === null) return { source: 'ocr', unreadable: false, unsure: [], why: 'The page is a picture.' }
  const { words, hidden, pictures, unreadable, drawn } = marks
  const scanned = pictureShare(pictures, size) >= scanShare
  if (words.length > (scanned ? stampWords : 0)) {
    const broken = brokenParts(words, marks.unstated)
    const inBroken = new Set(broken.flatMap((part) => part.words))
    const sound = words.filter((word) => !inBroken.has(word))
    if (broken.length > 0 && charactersIn(sound) >= leastSound * charactersIn(words))
      return { source: 'text-layer', words: sound, why: 'Most of the page has its own text.', broken }
    if (broken.length > 0 || unreadable > mostUnreadable || gibberishShare(words, fewestLonger) > mostGibberish)
      return {
        source: 'ocr',
        unreadable: true,
        unsure: unreadable > mostUnreadable ? words.filter(({ text }) => !text.includes('\uFFFD')) : [],
        why: 'The text stored in the file does not say which letters it shows.',
      }
    return { source: 'text-layer', words, why: 'The page has its own text.', broken: [] }
  }
  const sheets = pictures.toSorted((one, other) => area(other) - area(one)).slice(0, mostSheets)
  const laidOverScan = hidden.filter((word) => sheets.some((picture) => shareInside(word.box, picture) > 0.5))
  if (laidOverScan.length > words.length && unreadable <= mostUnreadable && gibberishShare(laidOverScan, fewestLonger) <= mostGibberish)
    return {
      source: 'scan-layer',
      words: [...words, ...laidOverScan],
      why: 'The page is a scan whose text was recognised earlier by another program.',
    }
  if (words.length > 0 && !scanned) return { source: 'text-layer', words, why: 'The page has its own text.', broken: [] }
  if (pictures.length > 0) return { source: 'ocr', unreadable: false, unsure: [], why: 'The page is a picture with no text of its own.' }
  // Letters turned into curves look like letters and are none.
  if (drawn > 0) return { source: 'ocr', unreadable: false, unsure: [], why: 'The page has drawings but no text of its own.' }
  return { source: 'nothing', why: 'Nothing that can be read is printed on the page.' }
}

/** Share of the page under pictures; overlapping pictures are counted once by their largest, strips of one scan add up. */
function pictureShare(pictures: readonly Box[], size: Size): number {
  const paper: Box = { left: 0, top: 0, right: size.width, bottom: size.height }
  const whole = area(paper)
  if (whole === 0) return 0
  let covered = 0
  for (const picture of pictures) {
    const seen = intersection(picture, paper)
    if (seen !== null) covered += area(seen)
  }
  return Math.min(1, covered / whole)
}
