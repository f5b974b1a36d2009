import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { withDrawnUnderscores } from './drawn-underscores.ts'

const at = (text: string, left: number): readonly Word[] => typeset(text, { left, baseline: 100 })
const after = (words: readonly Word[]): number => words.at(-1)?.box.right ?? 0
const rule = (left: number, wide = 3, y = 99.8): Ruling => ({ from: { x: left, y }, to: { x: left + wide, y }, thickness: 0.4 })
const texts = (words: readonly Word[]) => words.map(({ text }) => text)

test('a short rule on the line between two pieces is the underscore of a name', () => {
  const first = at('The size_t of cs', 72)
  const second = at('lnum', after(first) + 5)
  const third = at('t is kept', after(second) + 5)
  const rules = [rule(after(first) + 1), rule(after(second) + 1)]
  const found = withDrawnUnderscores([...first, ...second, ...third], rules)
  expect(texts(found.words)).toEqual(['The', 'size_t', 'of', 'cs_lnum_t', 'is', 'kept'])
  expect(found.rulings).toEqual([])
  expect(found.words[3]?.box).toMatchObject({ left: first.at(-1)?.box.left, right: third[0]?.box.right })
})

test('so is one behind a name, and before a space', () => {
  const name = at('all begin with cs', 72)
  const found = withDrawnUnderscores([...name, ...at('and end', after(name) + 8)], [rule(after(name) + 0.6)])
  expect(texts(found.words)).toEqual(['all', 'begin', 'with', 'cs_', 'and', 'end'])
})

test('bars of fractions, minus signs, lines to write on and rules below words are none', () => {
  const words = [...at('one', 72), ...at('two', after(at('one', 72)) + 5)]
  const gap = after(at('one', 72)) + 1
  const others = [rule(gap, 3, 97), rule(gap, 3, 103), rule(gap, 60), rule(73, 12, 101)]
  expect(withDrawnUnderscores(words, others)).toEqual({ words, rulings: others })
})
