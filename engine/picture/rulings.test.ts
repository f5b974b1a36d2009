import { expect, test } from 'vitest'
import type { Grey } from './grey.ts'
import { rulingsIn } from './rulings.ts'

const [width, height] = [400, 120]

/** The rules in a picture with a level line: dark on one row, but where it lies between two rows of which each is `faint`. */
function rulesWith(faint: number): readonly (readonly [number, number])[] {
  const grey: Grey = { width, height, values: new Uint8Array(width * height).fill(240) }
  const marks = new Uint8Array(width * height)
  for (let x = 0; x < width; x++) {
    const isBetween = x % 60 >= 40
    grey.values[60 * width + x] = isBetween ? faint : 140
    if (isBetween) grey.values[61 * width + x] = faint
    else marks[60 * width + x] = 1
  }
  return rulingsIn({ width, height, marks }, 10, grey).map(({ from, to }) => [from.x, to.x])
}

test('a thin rule that lies between two rows of pixels in places, too faint for ink, is one rule', () => {
  expect(rulesWith(200)).toEqual([[0, 400]])
})
test('rules of one row with paper between them stay apart', () => {
  expect(rulesWith(240).length).toBeGreaterThan(4)
})
