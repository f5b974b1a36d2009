import type { Ruling } from '../geometry/index.ts'
import { width } from '../geometry/index.ts'
import { median, type Word } from '../model/index.ts'

/** How far a word's box may reach over a rule, as a share of its height and of its width: further in the rule runs through the word. */
const farthest = { ofHeight: 0.7, ofWidth: 0.4 }
/** What is left of the word has room for its letters, each this share as wide as the page's usual letter or figure: of a letter cut by a rule a part would go. */
const leastRoom = 0.95

/**
 * The words with their boxes ended at the upright rules that they reach over: faint remains of an erased rule, and letters run out with a pen, count as a
 * word's ink, and a table whose rules seem to strike its words is none. Words and rules in page points.
 */
export function withEndsAtRules(words: readonly Word[], rulings: readonly Ruling[]): readonly Word[] {
  const upright = rulings.filter(({ from, to }) => from.x === to.x)
  if (upright.length === 0) return words
  const letters = { ofWords: usualLetter(words.filter((word) => !isNumber(word))), ofNumbers: usualLetter(words.filter(isNumber)) }
  return words.map((word) => {
    if (word.turn % 180 !== 0) return word
    const { left, right, top, bottom } = word.box
    const middle = (top + bottom) / 2
    const reach = Math.min(farthest.ofHeight * (bottom - top), farthest.ofWidth * (right - left))
    let [first, last] = [left, right]
    for (const { from, to, thickness } of upright) {
      if (from.y > middle || to.y < middle) continue
      const [before, behind] = [from.x - thickness / 2, from.x + thickness / 2]
      if (behind > first && behind <= left + reach) first = behind
      else if (before < last && before >= right - reach) last = before
    }
    const isRoomy = last - first >= leastRoom * word.text.length * (isNumber(word) ? letters.ofNumbers : letters.ofWords)
    return (first === left && last === right) || !isRoomy ? word : { ...word, box: { ...word.box, left: first, right: last } }
  })
}

const isNumber = ({ text }: Word): boolean => /\d/.test(text)

/** Width of the usual letter of words of two letters and more, in points. */
const usualLetter = (words: readonly Word[]): number =>
  median(
    words.filter(({ text, turn }) => turn % 180 === 0 && text.length > 1).map(({ text, box }) => width(box) / text.length),
    0,
  )
