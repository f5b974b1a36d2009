import { expect, test } from 'vitest'
import { chartsByScale } from './charts-by-scale.ts'
import { wordAt, wordsAt } from './sample.ts'

/** Numbers below one another that end at one edge, 20 points apart. */
const scale = (texts: readonly string[], right: number) => texts.map((text, at) => wordAt(text, right - 5 * text.length, 100 + 20 * at))
const tens = ['100', '80', '60', '40', '20', '0']

test('numbers that fall evenly with nothing beside them are the scale of a chart, to which the labels below belong', () => {
  const labels = wordsAt('1909 1919 1929 1939', 120, 215)
  const text = wordsAt('The number of incidents grew with that of the students.', 60, 260)
  const [box, ...others] = chartsByScale([...scale(tens, 100), ...labels, ...text])
  expect(others).toEqual([])
  expect([box?.left, box?.right, box?.bottom]).toEqual([85, labels.at(-1)?.box.right, 223])
})
test('a number that was not read leaves the scale even, a second scale belongs to its chart', () => {
  const read = tens.filter((text) => text !== '60')
  const charts = chartsByScale([
    ...scale(tens, 100).filter(({ text }) => read.includes(text)),
    ...scale(['5,000', '4,000', '3,000', '2,000', '1,000', '0'], 300),
  ])
  expect(charts).toHaveLength(1)
  expect(charts[0]?.right).toBe(300)
})
test('columns of tables are none: with texts beside their numbers, counting up, or falling unevenly', () => {
  const beside = tens.map((_, at) => wordAt('Leeds', 20, 100 + 20 * at))
  expect(chartsByScale([...scale(tens, 100), ...beside])).toEqual([])
  expect(chartsByScale(scale(['1', '2', '3', '4', '5', '6'], 100))).toEqual([])
  expect(chartsByScale(scale(['100', '70', '60', '41', '20', '0'], 100))).toEqual([])
  expect(chartsByScale(scale(['9', '8', '7', '6'], 100))).toEqual([])
})
