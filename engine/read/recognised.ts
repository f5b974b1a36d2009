import { type Box, thousandths } from '../geometry/index.ts'
import { confidence, type Font, measuredSize, type Word } from '../model/index.ts'
import type { Bitmap, OpenPage, Recognised } from '../stages.ts'

/** What another program recognised earlier is right about as often as recognisers are, and it left no confidence of its own. */
const earlierConfidence = confidence(0.8)

/** The words of an earlier recognition, trusted less than a file's own text. */
export const earlierRecognised = (words: readonly Word[]): readonly Word[] =>
  words.map((word) => ({ ...word, confidence: confidence(Math.min(word.confidence, earlierConfidence)) }))

/** What a recogniser found in a page's picture, as words in page points. Pieces with spaces inside are parted, their box by the length of the text. */
export function recognisedWords(found: readonly Recognised[], image: Bitmap, page: Pick<OpenPage, 'number' | 'size'>): readonly Word[] {
  const pointsPerPixelX = page.size.width / image.width
  const pointsPerPixelY = page.size.height / image.height
  return found.flatMap((piece) => {
    const { left, right } = piece.pixels
    const top = piece.pixels.top * pointsPerPixelY
    const bottom = piece.pixels.bottom * pointsPerPixelY
    const stands = piece.turn === 90 || piece.turn === 270 ? pointsPerPixelX : pointsPerPixelY
    return wordsWithin(piece.text).map(({ text, from, to }): Word => {
      const at = (share: number): number => (left + (right - left) * share) * pointsPerPixelX
      const box: Box = { left: thousandths(at(from)), right: thousandths(at(to)), top: thousandths(top), bottom: thousandths(bottom) }
      return {
        page: page.number,
        text: text.normalize('NFC'),
        box,
        baseline: thousandths(piece.baseline === null ? baselineUnder(text, box) : piece.baseline * stands),
        confidence: confidence(Math.min(1, Math.max(0, piece.confidence))),
        readBy: 'ocr',
        font: fontOf(piece, text, piece.turn % 180 === 0 ? bottom - top : at(to) - at(from), stands),
        turn: piece.turn,
        raised: 'no',
        link: null,
        ...(text === piece.text && piece.readings.length > 0 ? { readings: piece.readings } : {}),
      }
    })
  })
}

/**
 * All that is known of the type of a word, null when that is nothing. The size of one in bold or italics is what `sizeOf` takes a word of unknown type
 * for, so that nothing else sets it apart.
 */
function fontOf({ bold, italic, size }: Recognised, text: string, heightOfBox: number, points: number): Font | null {
  if (size === undefined && !bold && !italic) return null
  return { family: '', size: size === undefined ? measuredSize(text, heightOfBox) : Math.max(1, size * points), bold, italic }
}

/** The words of a text and where each begins and ends, as shares of its length. */
function wordsWithin(text: string): readonly { readonly text: string; readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/\S+/g)].flatMap((match) => {
    let at = match.index
    return match[0]
      .split(onALine)
      .flatMap((part) => part.split(besideBox))
      .map((part) => {
        const from = at
        at += part.length
        return { text: part, from: from / text.length, to: at / text.length }
      })
  })
}

/**
 * Behind a line to write on that print and answer stand on without a space: "X_YES", "DATE_April 30". A name with an underscore goes on in the
 * letters it began with.
 */
const onALine = /(?<=^[xX]_+)(?=\p{L})|(?<=^\p{Lu}{2,}_+)(?=\p{Lu}\p{Ll}|\d+[./-]\d)/u

/** Before and behind a box to tick that was read as one, run together with the words beside it: "payment□Cash". */
const besideBox = /(?<=[\p{L}\p{N}])(?=[□☐☑☒])|(?<=[□☐☑☒])(?=[\p{L}\p{N}])/u

/** Letters with descenders reach a fifth of their height below the baseline; without one the box stands on it. */
function baselineUnder(text: string, box: Box): number {
  return /[gjpqyçQ,;()[\]{}]/.test(text) ? box.bottom - 0.2 * (box.bottom - box.top) : box.bottom
}
