import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { column, linesIn, pageOf, textIn } from './sample.ts'

const maths = { family: 'CMMI10', italic: true }
const bar = (left: number, right: number, y: number): Ruling => ({ from: { x: left, y }, to: { x: right, y }, thickness: 0.4 })
const text = (top: number, left = 72) =>
  column(['the sum of all these values is found by what was said', 'before and it is used in the same manner from here on'], left, top)
/** "y = Σ x" with limits above and below the sign and a number at the edge, its line at 160. */
const formula = [
  ...typeset('y =', { left: 130, baseline: 160, ...maths }),
  ...typeset('∑', { left: 150, baseline: 160, size: 14, family: 'CMEX10' }),
  ...typeset('N', { left: 154, baseline: 145, size: 7, ...maths }),
  ...typeset('k=1', { left: 151, baseline: 171, size: 7, ...maths }),
  ...typeset('x', { left: 166, baseline: 160, ...maths }),
  ...typeset('(7)', { left: 300, baseline: 160 }),
]

test('what stands above and below in a displayed formula, and its number, are in its line, between the text before and behind it', () => {
  const regions = layout(pageOf([...text(100), ...formula, ...text(200)])).regions
  expect(regions.map((region) => linesIn(region).length)).toEqual([2, 1, 2])
  expect(regions.map(textIn)[1]).toBe('y = ∑ k=1 N x (7)')
  expect(linesIn(regions[1] as never)[0]?.bars).toEqual([])
})

test('a displayed formula has the bars of its fractions', () => {
  const words = [
    ...typeset('y =', { left: 130, baseline: 160, ...maths }),
    ...typeset('a + b', { left: 152, baseline: 153, ...maths }),
    ...typeset('k', { left: 160, baseline: 168, ...maths }),
  ]
  const regions = layout(pageOf([...text(100), ...words, ...text(200)], { rulings: [bar(151, 173, 157)] })).regions
  expect(linesIn(regions[1] as never)[0]?.bars).toMatchObject([{ left: 151, right: 173, top: 157 }])
})

test('signs within a sentence, and words beside a formula in its column, leave it in the text', () => {
  const sentence = [
    ...typeset('where the value of', { left: 72, baseline: 160 }),
    ...typeset('y = ax', { left: 160, baseline: 160, ...maths }),
  ]
  const lines = layout(pageOf([...text(100), ...sentence, ...text(200)])).regions.flatMap(linesIn)
  expect(lines.some(({ bars }) => bars !== undefined)).toBe(false)
})

test('a formula that reaches nearly to the next column is one still', () => {
  const wide = typeset('y = ax + bx + cx + dx + ex + fx + gx + hx', { left: 90, baseline: 160, ...maths })
  const beside = [112, 124, 136, 148, 160, 172, 184].flatMap((top) =>
    typeset('other words of the next column stand here', { left: (wide.at(-1)?.box.right ?? 0) + 11, baseline: top }),
  )
  const lines = layout(pageOf([...text(112), ...wide, ...text(184), ...beside])).regions.flatMap(linesIn)
  expect(lines.filter(({ bars }) => bars !== undefined).map(({ words }) => words.length)).toEqual([wide.length])
})

test('steps of an algorithm are no formulas, neither behind the number of their line nor with a bold word', () => {
  const steps = [
    ...typeset('1:', { left: 72, baseline: 160 }),
    ...typeset('y = y + ax', { left: 110, baseline: 160, ...maths }),
    ...typeset('while', { left: 100, baseline: 172, bold: true }),
    ...typeset('y = k', { left: 128, baseline: 172, ...maths }),
  ]
  const lines = layout(pageOf([...text(100), ...steps, ...text(200)])).regions.flatMap(linesIn)
  expect(lines.some(({ bars }) => bars !== undefined)).toBe(false)
})

test('a formula below the end of the next column belongs to its own', () => {
  const right = text(100, 330)
  const below = typeset('y = ax + b', { left: 130, baseline: 160, ...maths })
  const regions = layout(pageOf([...text(100), ...text(124), ...below, ...text(190), ...right])).regions
  const formulaAt = regions.findIndex((region) => linesIn(region)[0]?.bars !== undefined)
  const rightAt = regions.findIndex(({ place }) => place.box.left > 300)
  expect(formulaAt).toBeGreaterThan(0)
  expect(formulaAt).toBeLessThan(rightAt)
})

test('an entry that dots lead to its page is no formula, be there a sign in its title', () => {
  const entry = [
    ...typeset('2.7 C++', { left: 90, baseline: 160 }),
    ...typeset('................', { left: 140, baseline: 160, ...maths }),
    ...typeset('12', { left: 300, baseline: 160 }),
  ]
  const lines = layout(pageOf([...text(100), ...entry, ...text(200)])).regions.flatMap(linesIn)
  expect(lines.every(({ bars }) => bars === undefined)).toBe(true)
})

test('a line of text that is full of signs, between the edges of the line right above it, is no formula; the same in the middle is one', () => {
  const signs = (left: number) => [
    ...typeset('h = 12.5 nm,', { left, baseline: 160, ...maths }),
    ...typeset('5, 6, 7, 8, 9 and 10 km, a = 20.5 nm and v', { left: left + 70, baseline: 160 }),
  ]
  const end = Math.max(...signs(72).map(({ box }) => box.right))
  const long = typeset('and the results of thirteen of them are shown here at', { left: 72, baseline: 148 })
  const above = long.map((word, i) => (i < long.length - 1 ? word : { ...word, box: { ...word.box, right: end } }))
  const below = typeset('is what was measured there again and again by all', { left: 72, baseline: 172 })
  const displays = (left: number) =>
    layout(pageOf([...above, ...signs(left), ...below])).regions.flatMap((region) =>
      linesIn(region).filter(({ bars }) => bars !== undefined),
    )
  expect(displays(72)).toEqual([])
  expect(displays(82)).toHaveLength(1)
})
