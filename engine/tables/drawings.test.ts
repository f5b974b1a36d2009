import { expect, test } from 'vitest'
import { isDrawing } from './drawings.ts'

/** Fills of three cells a row, of which a picture shows some to begin half a point further right, as far above the next row as given. */
const filledRows = (gap: number) =>
  Array.from({ length: 8 }, (_, row) => {
    const [top, left] = [100 + 20 * row, row % 2 === 0 ? 61.4 : 61.9]
    const ends = [121, 507, 539][row % 3] ?? 0
    return { box: { left, right: ends, top, bottom: top + 20 - gap }, grey: 0.93 }
  })
const page = { left: 60, top: 95, right: 541, bottom: 270 }

test('cells of a filled table touch, wherever a picture shows them to begin; bars stand apart', () => {
  expect(isDrawing(page, [], filledRows(1.5))).toBe(false)
  expect(isDrawing(page, [], filledRows(8))).toBe(true)
})
