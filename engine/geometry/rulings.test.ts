import { expect, test } from 'vitest'
import type { Ruling } from './box.ts'
import { mergeRulings } from './rulings.ts'

const across = (y: number, from: number, to: number, thickness = 1): Ruling => ({ from: { x: from, y }, to: { x: to, y }, thickness })
const down = (x: number, from: number, to: number, thickness = 1): Ruling => ({ from: { x, y: from }, to: { x, y: to }, thickness })

test('pieces of one line that touch or overlap become one, as thick as the thickest', () => {
  expect(mergeRulings([across(10, 0, 50), across(10, 50, 80, 2), across(10.4, 70, 100)])).toEqual([across(10, 0, 100, 2)])
  expect(mergeRulings([down(10, 40, 80), down(10, 0, 41)])).toEqual([down(10, 0, 80)])
})
test('dashes become one line, lines with a gap stay two', () => {
  expect(mergeRulings([across(10, 0, 3), across(10, 5, 8), across(10, 10, 13)])).toEqual([across(10, 0, 13)])
  expect(mergeRulings([across(10, 0, 30), across(10, 34, 60)])).toHaveLength(2)
})
test('near lines of a ladder stay apart', () => {
  expect(mergeRulings([across(10, 0, 30), across(11, 0, 30), across(12, 0, 30)])).toHaveLength(3)
})
test('lines drawn backwards are turned, slanted ones are left', () => {
  const slanted: Ruling = { from: { x: 0, y: 0 }, to: { x: 10, y: 10 }, thickness: 1 }
  expect(mergeRulings([across(10, 30, 0), slanted])).toEqual([across(10, 0, 30), slanted])
})
test('a line keeps the colour of its longest piece', () => {
  const red: Ruling = { ...across(10, 0, 50), colour: 'cc0000' }
  expect(mergeRulings([red, across(10, 50, 80)])).toEqual([{ ...across(10, 0, 80), colour: 'cc0000' }])
  expect(mergeRulings([{ ...across(10, 0, 20), colour: 'cc0000' }, across(10, 20, 80)])).toEqual([across(10, 0, 80)])
})
