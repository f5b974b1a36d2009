import type { Line, Word } from './word.ts'
import { lineSize, median, sizeOf } from './writing.ts'

/** Whether a recogniser could tell no more of the type than its weight. Fonts of a text layer that have no name have a size all the same. */
export const isOfUnknownType = ({ font, readBy }: Word): boolean => font === null || (font.family === '' && readBy !== 'text-layer')

/** Whether the line was recognised in a picture: its size is measured, not told, and a pixel or two off. */
export const isMeasured = (line: Line): boolean => line.words.length > 0 && line.words.every(isOfUnknownType)

/** Sizes measured on two lines set in the same type differ by less than this factor. */
export const mostMeasured = 1.25
/** The same where one sentence runs over both: small letters are measured a pixel or two too high or low, which is more than a third of them. */
const mostMeasuredInSentence = 1.6
/** How far the first line of a paragraph is set in, in sizes of its type. */
const widestIndent = 2

/** How far the sizes of two lines may differ, as a factor, for both to be set in one type: `told` where their type is known. */
export function mostUnlike(line: Line, next: Line, told: number): number {
  if (!isMeasured(line) && !isMeasured(next)) return told
  const isOneColumn = Math.abs(line.box.left - next.box.left) < widestIndent * sizeOfLine(line)
  return isOneColumn && breaksAmidWords(line, next) ? mostMeasuredInSentence : mostMeasured
}

/** Of the letters of each of two lines, at least this share in one size makes them lines of one text: names of programs in it are set smaller. */
const leastInOneSize = 0.2
/** Sizes that differ by less than this factor are one. */
const oneSize = 1.02
/** Whether a good part of both lines is set in one size, whatever most of either is set in; false for recognised lines, whose sizes are measured. */
export function shareSize(line: Line, next: Line): boolean {
  if (isMeasured(line) || isMeasured(next)) return false
  const [sizes, others] = [line, next].map(sizesIn) as [readonly number[], readonly number[]]
  return sizes.some((size) => others.some((other) => Math.max(size, other) < oneSize * Math.min(size, other)))
}

function sizesIn({ words }: Line): readonly number[] {
  const letters = new Map<number, number>()
  let all = 0
  for (const word of words) {
    const size = sizeOf(word)
    letters.set(size, (letters.get(size) ?? 0) + word.text.length)
    all += word.text.length
  }
  return [...letters].flatMap(([size, count]) => (count >= leastInOneSize * all ? [size] : []))
}

/** Whether a line breaks off amid words that the next goes on with. */
export const breaksAmidWords = (line: Line, next: Line): boolean =>
  /(?:[\p{Ll},]|\p{L}[-\u00AD\u2010])$/u.test(line.words.at(-1)?.text ?? '') && /^\p{Ll}/u.test(next.words[0]?.text ?? '')

const measured = new WeakMap<Line, number>()
/** Size of a line's type in page points: the one its words tell, or the middle of what was measured on them, long words counting more. */
export function sizeOfLine(line: Line): number {
  if (!isMeasured(line)) return lineSize(line)
  const known = measured.get(line)
  if (known !== undefined) return known
  const telling = line.words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const sizes = telling.flatMap((word) => new Array<number>(Math.min(12, word.text.length)).fill(sizeOf(word)))
  const size = median(sizes, lineSize(line))
  measured.set(line, size)
  return size
}
