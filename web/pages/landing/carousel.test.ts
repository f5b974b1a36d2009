import { expect, test } from 'vitest'
import { dotAt, nextMove } from './carousel.ts'

test('the carousel shows every card in turn and comes round without ever moving back', () => {
  const dots: number[] = []
  let position = 0
  for (let step = 0; step < 11; step++) {
    const { from, to } = nextMove(position, 5)
    expect(to).toBe(from + 1)
    expect(dotAt(from, 5)).toBe(dotAt(position, 5))
    position = to
    dots.push(dotAt(position, 5))
  }
  expect(dots).toEqual([1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1])
})
