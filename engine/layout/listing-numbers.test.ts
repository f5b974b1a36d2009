import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { pageOf, textIn } from './sample.ts'

const program = ['function total(rows) {', '  let sum = 0', '  for (const row of rows)', '    sum += row.amount', '  return sum', '}']
const code = program.flatMap((text, i) => {
  const depth = text.length - text.trimStart().length
  return typeset(text.trim(), { left: 100 + 6 * depth, baseline: 100 + 12 * i, family: 'Courier' })
})
const numbers = (size: number, family = 'Serif', first = 1) =>
  program.flatMap((_, i) => typeset(String(first + i), { left: 80, baseline: 100 + 12 * i, size, family }))
const kinds = (words: Parameters<typeof pageOf>[0]) => {
  const { regions } = layout(pageOf(words))
  const of = (kind: string) => regions.filter((region) => region.kind === kind).map(textIn)
  return { prose: of('prose').join(' / '), furniture: of('furniture').join(' / ') }
}

test('small numbers that count the lines of a program are furniture', () => {
  const read = kinds([...numbers(6), ...code])
  expect(read.furniture).toBe('1 / 2 / 3 / 4 / 5 / 6')
  expect(read.prose).toContain('let sum = 0 / for (const row of rows)')
})

test('numbers as large as the program are too where they are set in another face', () => {
  expect(kinds([...numbers(10), ...code]).furniture).toBe('1 / 2 / 3 / 4 / 5 / 6')
})

test('numbers that begin anew with each program are furniture, and so are those in a colour of their own before one in the type of the text', () => {
  const second = [...code, ...numbers(6)].map((word) => ({
    ...word,
    baseline: word.baseline + 200,
    box: { ...word.box, top: word.box.top + 200, bottom: word.box.bottom + 200 },
  }))
  expect(kinds([...numbers(6), ...code, ...second]).furniture).toBe('1 / 2 / 3 / 4 / 5 / 6 / 1 / 2 / 3 / 4 / 5 / 6')
  const grey = numbers(10).map((word) => ({ ...word, font: word.font && { ...word.font, colour: '808080' } }))
  const plain = program.flatMap((text, i) => typeset(`${text.trim()};{}`, { left: 100, baseline: 100 + 12 * i }))
  expect(kinds([...grey, ...plain]).furniture).toBe('1 / 2 / 3 / 4 / 5 / 6')
  expect(kinds([...numbers(10), ...plain]).furniture).toBe('')
})

test('numbers in the type of the program are of it, as basic has them', () => {
  expect(kinds([...numbers(10, 'Courier'), ...code]).furniture).toBe('')
})

test('small numbers before notes in prose stay', () => {
  const notes = ['See the report of the first year', 'As found by the second group', 'Compare the table of prices'].flatMap((text, i) => [
    ...typeset(String(i + 1), { left: 80, baseline: 400 + 12 * i, size: 6 }),
    ...typeset(text, { left: 90, baseline: 400 + 12 * i }),
  ])
  expect(kinds([...code, ...notes]).furniture).toBe('')
})
