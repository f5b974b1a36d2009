import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { withEndsAtRules } from './words-beside-rules.ts'

const upright = (x: number, top = 50): Ruling => ({ from: { x, y: top }, to: { x, y: 300 }, thickness: 1 })
const others = typeset('some words of the usual width', { left: 300, baseline: 200 })
const [word = others[0] as Word] = typeset('eleven', { left: 100, baseline: 200 })
const { left, right } = word.box
/** The word with its box as much wider as something beside it was taken for its ink. */
const wider = (before: number, behind: number): Word => ({ ...word, box: { ...word.box, left: left - before, right: right + behind } })
const edges = (of: Word, ...rulings: readonly Ruling[]): readonly number[] => {
  const [{ box } = of] = withEndsAtRules([of, ...others], rulings)
  return [box.left, box.right]
}

test('a word whose box reaches over a rule beside it ends at the rule', () => {
  expect(edges(wider(5, 0), upright(left - 2))).toEqual([left - 1.5, right])
  expect(edges(wider(0, 5), upright(right + 2))).toEqual([left, right + 1.5])
  expect(edges(wider(4, 4), upright(left - 2), upright(right + 2))).toEqual([left - 1.5, right + 1.5])
})
test('a rule through a letter strikes the word, which keeps its box', () => {
  expect(edges(word, upright(right - 3))).toEqual([left, right])
  expect(edges(word, upright((left + right) / 2))).toEqual([left, right])
})
test('a rule beside a word, above it or across leaves it as it is', () => {
  expect(edges(wider(2, 2), upright(left - 4), upright(right + 4))).toEqual([left - 2, right + 2])
  expect(edges(wider(5, 0), upright(left - 2, 250))).toEqual([left - 5, right])
  expect(edges(wider(5, 0), { from: { x: 50, y: 198 }, to: { x: 300, y: 198 }, thickness: 1 })).toEqual([left - 5, right])
})
