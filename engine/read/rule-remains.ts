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
/** What nobody believes within so many heights of words beside a rule is the rule, whatever letters it was taken for. */
const unbelieved = 0.15
const besideRule = 0.9

/**
 * The words without those that are remains of upright rules. Of those between columns of text what joins the lines on both sides is left out as well; all
 * `rulings` of the page, and those `columnRules` among them, in page points as words are.
 */
export function withoutRuleRemains(words: readonly Word[], rulings: readonly Ruling[], columnRules: readonly Ruling[]): readonly Word[] {
  const upright = rulings.filter(({ from, to }) => from.x === to.x)
  if (upright.length === 0) return words
  const heights = words.map(({ box }) => box.bottom - box.top).sort((a, b) => a - b)
  const size = heights[heights.length >> 1] ?? 0
  return words.filter(({ text, box, confidence }) => {
    const isThin = box.right - box.left <= widest * size && (marks.test(text) || (thinLetters.test(text) && confidence < doubted))
    if (confidence < unbelieved && box.right - box.left <= besideRule * size && upright.some((rule) => isBeside(rule, box))) return false
    return !isThin || !columnRules.some((rule) => standsOn(rule, (box.left + box.right) / 2, (box.top + box.bottom) / 2))
  })
}

const standsOn = ({ from, to }: Ruling, x: number, y: number): boolean =>
  y > from.y && y < to.y && Math.abs(x - from.x) <= nearby + mostLeaning * (to.y - from.y)

/** Whether a word begins or ends at a rule, or stands on it. */
const isBeside = ({ from, to }: Ruling, { left, top, right, bottom }: Word['box']): boolean =>
  from.y < bottom && to.y > top && from.x > left - nearby && from.x < right + nearby
