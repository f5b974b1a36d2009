import { expect, test } from 'vitest'
import { decode } from './decode.ts'
import { meaningsOf } from './letters.ts'

const letters = ['', 'a', 'b', '：', ':', '中', ' ']
const meanings = meaningsOf(letters)

/** A network's answer: for each step the probabilities of some letters, the rest blank. */
function answer(...steps: readonly Readonly<Record<string, number>>[]): Float32Array {
  const rows = steps.map((step) => {
    const row = letters.map((letter) => step[letter] ?? 0)
    row[0] = 1 - row.reduce((sum, value) => sum + value, 0)
    return row
  })
  return Float32Array.from(rows.flat())
}
const read = (...steps: readonly Readonly<Record<string, number>>[]) => decode(answer(...steps), steps.length, meanings)

test('a letter seen at several steps is one, and two with a blank between', () => {
  expect(read({ a: 0.9 }, { a: 0.8 }, { b: 0.9 }).map(({ text }) => text)).toEqual(['a', 'b'])
  expect(read({ a: 0.9 }, {}, { a: 0.8 }).map(({ text }) => text)).toEqual(['a', 'a'])
})
test('wide and plain forms of a sign are one letter, their probabilities added up', () => {
  const [colon, more] = read({ '：': 0.5, ':': 0.4 })
  expect([colon?.text, more]).toEqual([':', undefined])
  expect(colon?.probability).toBeCloseTo(0.9)
})
test('what else the ink could be is told, best first', () => {
  expect(read({ a: 0.6, b: 0.3 })[0]?.others).toMatchObject([{ text: 'b' }])
})
test('how much of a space the network saw is told with the letter after it', () => {
  expect(read({ a: 0.9 }, { ' ': 0.7 }, { b: 0.9 })[1]?.spaceBefore).toBeCloseTo(0.7)
})
test('a letter of another script is told as such, and gives way to a likely Latin one', () => {
  expect(read({ 中: 0.9 })[0]?.text).toBe('')
  expect(read({ 中: 0.6, a: 0.3 })[0]?.text).toBe('a')
})
