import { median, type Word } from '../model/index.ts'

/** Shorter words say little of the width of their letters. */
const fewestLetters = 4
/** Fewer words prove nothing: of five in other faces all may be of one width a letter. */
const fewestWords = 12
/**
 * The white on both sides of a word's ink is about a quarter of a letter. So much of the words that tell are within so much of the usual width a letter:
 * in the typewritten tables of the pictures of the benchmark 0.81 and 0.84 of them, in one set in Times 0.21.
 */
const whiteBeside = 0.25
const leastAlike = 0.6
const alike = 0.03

const pitches = new WeakMap<Word, number>()

/** Notes the width of a letter for recognised words that are typewritten, where those of a page or column are. */
export function notePitch(words: readonly Word[]): void {
  const recognised = words.filter(({ readBy, turn }) => readBy === 'ocr' && turn === 0)
  const widths = recognised
    .filter(({ text }) => text.length >= fewestLetters)
    .map(({ text, box }) => (box.right - box.left) / (text.length - whiteBeside))
  if (widths.length < fewestWords) return
  const usual = median(widths, 0)
  if (widths.filter((width) => Math.abs(width - usual) <= alike * usual).length < leastAlike * widths.length) return
  for (const word of recognised) pitches.set(word, usual)
}

/** The width of a letter of a recognised word that is typewritten, in points; undefined for others. */
export const pitchOf = (word: Word): number | undefined => (word.readBy === 'ocr' ? pitches.get(word) : undefined)
