// Underscores that are drawn as a short rule between two pieces of a name, as TeX does where a font has none.

import { type Box, type Ruling, unionOf } from '../geometry/index.ts'
import { sizeOf, type Word } from '../model/index.ts'

/** Sizes of the writing that such a rule is long: TeX draws three tenths of one. */
const shortest = 0.2
const longest = 0.65
/** Sizes between the rule and the pieces on its sides: white that letters leave, and a kern. */
const widestGap = 0.22
/** Sizes by which it may lie above and below the baseline. */
const highest = 0.12
const lowest = 0.2

/** The words with the pieces of each name made one, and the rulings that are no underscores. */
export function withDrawnUnderscores(
  words: readonly Word[],
  rulings: readonly Ruling[],
): { readonly words: readonly Word[]; readonly rulings: readonly Ruling[] } {
  const short = rulings.filter(({ from, to }) => Math.abs(from.y - to.y) < 0.1 && Math.abs(to.x - from.x) < longest * largestType)
  if (short.length === 0) return { words, rulings }
  const level = words.filter(({ turn }) => turn === 0)
  const behind = new Map<Word, { readonly rule: Ruling; readonly next: Word | null }>()
  const used = new Set<Ruling>()
  for (const rule of short) {
    const [left, right] = [Math.min(rule.from.x, rule.to.x), Math.max(rule.from.x, rule.to.x)]
    const on = level.filter((word) => isOn(word, rule.from.y, right - left))
    const before = on.find((word) => isWithin(left - word.box.right, word))
    const after = on.find((word) => isWithin(word.box.left - right, word))
    if (before === undefined || behind.has(before) || before === after) continue
    if (after === undefined && !/\w$/.test(before.text)) continue
    behind.set(before, { rule, next: after ?? null })
    used.add(rule)
  }
  if (used.size === 0) return { words, rulings }
  const inside = new Set([...behind.values()].flatMap(({ next }) => (next === null ? [] : [next])))
  return {
    words: words.flatMap((word) => (inside.has(word) ? [] : [joined(word, behind)])),
    rulings: rulings.filter((rule) => !used.has(rule)),
  }
}
/** Points; larger type is seldom seen, and rules in it are rules. */
const largestType = 40

function isOn(word: Word, y: number, long: number): boolean {
  const size = sizeOf(word)
  return y > word.baseline - highest * size && y < word.baseline + lowest * size && long >= shortest * size && long <= longest * size
}

const isWithin = (gap: number, word: Word): boolean => gap > -0.1 * sizeOf(word) && gap <= widestGap * sizeOf(word)

function joined(first: Word, behind: ReadonlyMap<Word, { readonly rule: Ruling; readonly next: Word | null }>): Word {
  let [text, box, last] = [first.text, first.box as Box, first as Word | null]
  while (last !== null) {
    const link = behind.get(last)
    if (link === undefined) break
    text += `_${link.next?.text ?? ''}`
    const { from, to } = link.rule
    box = unionOf([
      box,
      { left: Math.min(from.x, to.x), right: Math.max(from.x, to.x), top: box.top, bottom: box.bottom },
      ...(link.next ? [link.next.box] : []),
    ])
    last = link.next
  }
  return last === first ? first : { ...first, text, box }
}
