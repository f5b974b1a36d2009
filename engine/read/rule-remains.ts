import type { Ruling } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { mostLeaning } from '../picture/index.ts'

/** How far from where it is told a rule may stand, in page points, beside how much it leans. */
const nearby = 2
/** What is left of a rule is narrow, as a share of the height of words, and is taken for one of these; letters among them are doubted. */
const widest = 0.6
const marks = /^[.,:;'’‘"|!·-]{1,2}$/
const thinLetters = /^[Il1ijtfr]$/
const doubted = 0.8

/** The words without those that are remains of rules between columns: they join the lines on both sides. Words and rules in page points. */
export function withoutRuleRemains(words: readonly Word[], columnRules: readonly Ruling[]): readonly Word[] {
  if (columnRules.length === 0) return words
  const heights = words.map(({ box }) => box.bottom - box.top).sort((a, b) => a - b)
  const size = heights[heights.length >> 1] ?? 0
  return words.filter(({ text, box, confidence }) => {
    const isThin = box.right - box.left <= widest * size && (marks.test(text) || (thinLetters.test(text) && confidence < doubted))
    return !isThin || !columnRules.some((rule) => standsOn(rule, (box.left + box.right) / 2, (box.top + box.bottom) / 2))
  })
}

const standsOn = ({ from, to }: Ruling, x: number, y: number): boolean =>
  y > from.y && y < to.y && Math.abs(x - from.x) <= nearby + mostLeaning * (to.y - from.y)
