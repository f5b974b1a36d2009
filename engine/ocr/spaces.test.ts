import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import { withEvenSpaces } from './spaces.ts'

/** The line as it is parted: letters, each with the width of the gap behind it and how likely that is a space. */
const parted = (...letters: readonly (readonly [text: string, width?: number, likely?: number])[]): string => {
  const glyphs = letters.map(([text]): Glyph => ({ text, from: 0, to: 1, probability: 1, others: [], spaceBefore: 0 }))
  const gaps = letters.slice(0, -1)
  const likely = withEvenSpaces(
    glyphs,
    gaps.map(([, width = 3]) => width),
    gaps.map(([, , share = 0]) => share),
  )
  return letters.map(([text], at) => text + ((likely[at] ?? 0) >= 0.5 ? ' ' : '')).join('')
}

test('a gap as wide as the spaces of its line is one, whatever stands beside it', () => {
  expect(parted(['N', 16, 1], ['5'], ['2', 15.5, 0.02], ['v'], ['m', 17, 0.97], ['0'])).toBe('N 52 vm 0')
  expect(parted(['n', 12, 1], ['5'], [')', 11.5, 0.1], ['2'], ['3', 12, 1], ['7'])).toBe('n 5) 23 7')
})
test('narrower gaps, those between two letters, before stops, and those of a line whose letters stand as wide are none', () => {
  expect(parted(['N', 16, 1], ['5'], ['2', 13, 0.02], ['v'], ['m', 17, 0.97], ['0'])).toBe('N 52vm 0')
  expect(parted(['N', 16, 1], ['T', 16, 0.02], ['h'], ['e', 17, 0.97], ['0'])).toBe('N The 0')
  expect(parted(['N', 16, 1], ['5', 16, 0.02], ['.'], ['v'], ['m', 17, 0.97], ['0'])).toBe('N 5.vm 0')
  expect(parted(['N', 16, 1], ['5', 14], ['2', 16, 0.02], ['v'], ['m', 17, 0.97], ['0'])).toBe('N 52vm 0')
  expect(parted(['N', 16, 1], ['5'], ['2', 16, 0.02], ['v'])).toBe('N 52v')
})
test('a number falls into groups, and into no single figures', () => {
  const wide = (text: string): [string, number, number] => [text, 16, 0.02]
  expect(parted(['N', 16, 1], ['R'], ['2'], wide('0'), ['1'], wide('4'), ['1'], ['2'], ['m', 17, 0.97], ['e'])).toBe('N R20 14 12m e')
  expect(parted(['N', 16, 1], wide('1'), wide('9'), wide('9'), ['3'], ['m', 17, 0.97], ['e'])).toBe('N 1993m e')
  expect(parted(['N', 16, 1], ['2'], ['0'], wide('1'), ['8'], ['m', 17, 0.97], ['e'])).toBe('N 2018m e')
})
