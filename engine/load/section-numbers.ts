import { sizeOf, type Word } from '../model/index.ts'
import { isRightToLeft } from './writing-direction.ts'

const drawnBackwards = /^([-–])(\d{1,2}(?:[-–]\d{1,2})+)$/
/** Words of one line stand no further apart, in letter sizes. */
const farthest = 2

/**
 * The words with the number of a section that heads a right-to-left line as it is written: drawn from the left it is "-2-5", read it is "2-5-".
 * A lone "-5" stays: it may be a minus.
 */
export function sectionNumbersTurned(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => drawnBackwards.test(text))) return words
  return words.map((word) => {
    const [, mark, number] = drawnBackwards.exec(word.text) ?? []
    if (mark === undefined || number === undefined || word.turn !== 0) return word
    const beside = words.filter(
      (other) =>
        other !== word &&
        other.turn === 0 &&
        Math.abs(other.baseline - word.baseline) < 0.3 * sizeOf(word) &&
        gapTo(other, word) < farthest * sizeOf(word),
    )
    const heads = beside.some((other) => other.box.right <= word.box.left + 1 && isRightToLeft(other.text))
    return heads && !beside.some((other) => other.box.left >= word.box.right - 1) ? { ...word, text: number + mark } : word
  })
}

const gapTo = (other: Word, word: Word): number => Math.max(other.box.left - word.box.right, word.box.left - other.box.right)
