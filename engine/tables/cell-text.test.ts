import { expect, test } from 'vitest'
import { isFigure } from './cell-text.ts'

test('an amount is a figure with its sign or its credit mark behind it', () => {
  for (const text of ['2.310,44+', '312,00-', '£420.15CR', '18.20 DR']) expect(isFigure(text), text).toBe(true)
})

test('a count with letters behind it is none', () => {
  for (const text of ['12CR', 'A4-', '3 DR']) expect(isFigure(text), text).toBe(false)
})
