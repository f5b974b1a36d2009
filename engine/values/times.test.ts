import { expect, test } from 'vitest'
import { readTick, readTicks } from './ticks.ts'
import { readTime } from './times.ts'

test.each([
  ['9:30', '09:30'],
  ['09:30:15', '09:30:15'],
  ['2:15 pm', '14:15'],
  ['12:00 a.m.', '00:00'],
  ['12 PM', '12:00'],
  ['14h05', '14:05'],
  ['9.30 Uhr', '09:30'],
  ['18 Uhr', '18:00'],
  ['23:59', '23:59'],
])('%s is a time of day', (text, iso) => {
  expect(readTime(text)).toBe(iso)
})

test.each(['24:00', '9:60', '13:00 pm', '0 am', '9.30', '12', '1:2', '10:30-11:00', ''])('%j is no time of day', (text) => {
  expect(readTime(text)).toBeNull()
})

test.each([
  ['✓', true, true],
  ['☒', true, true],
  ['[x]', true, true],
  ['☐', false, true],
  ['✗', false, true],
  ['x', true, false],
  ['○', false, false],
])('%s is a tick', (text, ticked, certain) => {
  expect(readTick(text)).toEqual({ ticked, certain })
})

test.each(['yes', 'v', '-', '', 'xx'])('%j is no tick', (text) => {
  expect(readTick(text)).toBeNull()
})

test('a cross is a tick in a column of its kind, and says no beside ticks', () => {
  expect(readTicks(['x', '', 'X'])).toEqual([true, null, true])
  expect(readTicks(['✓', 'x', '☒', '✗'])).toEqual([true, false, true, false])
})
