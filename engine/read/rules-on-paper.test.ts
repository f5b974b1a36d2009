import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { typeset } from '../model/sample.ts'
import { rulesOnPaper } from './rules-on-paper.ts'

const sheet = { width: 420, height: 595 }
const across = (left: number, right: number, y: number): Ruling => ({ from: { x: left, y }, to: { x: right, y }, thickness: 0.5 })
const down = (x: number, top: number, bottom: number): Ruling => ({ from: { x, y: top }, to: { x, y: bottom }, thickness: 0.5 })
const words = typeset('sound means', { left: 100, baseline: 100 }).map((word) => ({ ...word, box: { ...word.box, bottom: word.baseline } }))

test('where a photographed sheet ends no rule is drawn; of a scan, and further in, it is one', () => {
  const edges = [across(1, 418, 0.6), across(2, 419, 593.8), down(0.7, 1, 592), down(418.8, 2, 590)]
  const frame = [across(15, 405, 14), down(15, 14, 580)]
  expect(rulesOnPaper([...edges, ...frame], sheet, 5, [])).toEqual(frame)
  expect(rulesOnPaper([...edges, ...frame], null, 5, [])).toEqual([...edges, ...frame])
})

test('feet of letters that touch each other are no rule; what underlines a word, a part of a line or several words is one', () => {
  const [first] = words
  const { left, right } = first?.box ?? { left: 0, right: 0 }
  expect(rulesOnPaper([across(left + 4, right - 2, 99.6)], null, 5, words)).toEqual([])
  const figures = typeset('(104)', { left: 200, baseline: 100 }).map((word) => ({ ...word, box: { ...word.box, bottom: word.baseline } }))
  expect(rulesOnPaper([across(202, 218, 99.6)], null, 5, figures)).toHaveLength(1)
  const number = typeset('820-5395-3', { left: 200, baseline: 100 }).map((word) => ({
    ...word,
    box: { ...word.box, bottom: word.baseline },
  }))
  expect(rulesOnPaper([across(203, 228, 99.6)], null, 5, number)).toEqual([])
  expect(rulesOnPaper([across(203, 228, 100.4)], null, 5, number)).toHaveLength(1)
  const underlines = [across(left, right, 99.9), across(left + 4, right - 2, 101.4), across(left + 4, right + 30, 100)]
  expect(rulesOnPaper(underlines, null, 5, words)).toEqual(underlines)
})

test('feet that touch over a whole line are no rule where it begins or ends amid a word; one below the letters, or from word to word, is', () => {
  const line = typeset('entre antes sedimento muestra', { left: 100, baseline: 100 }).map((word) => ({
    ...word,
    box: { ...word.box, bottom: word.baseline },
  }))
  const [first, last] = [line[0]?.box ?? { left: 0 }, line.at(-1)?.box ?? { right: 0 }]
  expect(rulesOnPaper([across(first.left + 30, last.right - 8, 99.4)], null, 5, line)).toEqual([])
  const drawn = [across(first.left + 30, last.right - 8, 101), across(first.left, last.right, 99.7)]
  expect(rulesOnPaper(drawn, null, 5, line)).toEqual(drawn)
})

test('tops of figures in a row are no rule, in a number that stands in groups neither; one over the whole of a word is', () => {
  const number = typeset('0351 927 225', { left: 200, baseline: 100 }).map((word) => ({
    ...word,
    box: { ...word.box, bottom: word.baseline },
  }))
  const [first] = number
  const [top, right] = [first?.box.top ?? 0, number.at(-1)?.box.right ?? 0]
  expect(rulesOnPaper([across(225, right - 1, top + 0.4), across(225, right - 1, 99.2)], null, 5, number)).toEqual([])
  expect(rulesOnPaper([across(198, right + 2, top)], null, 5, number)).toHaveLength(1)
  expect(rulesOnPaper([across(225, right - 1, top - 4)], null, 5, number)).toHaveLength(1)
})

test('feet and tops of a whole word are no rule when they lie within the letters of its row; a rule below the row is one', () => {
  const row = typeset('Permite gradual KX7573 5387', { left: 100, baseline: 100 }).map((word) => ({
    ...word,
    box: { ...word.box, bottom: word.baseline },
  }))
  const { left, right, top } = row[2]?.box ?? { left: 0, right: 0, top: 0 }
  expect(rulesOnPaper([across(left, right, top + 0.8), across(left + 4, right, 99.2)], null, 5, row)).toEqual([])
  expect(rulesOnPaper([across(left, right, 100.5), across(left, right, top - 1)], null, 5, row)).toHaveLength(2)
})
