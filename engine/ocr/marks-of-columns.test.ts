import { expect, test } from 'vitest'
import { withLoneSigns } from './lone-signs.ts'
import { withMarksOfColumns } from './marks-of-columns.ts'
import { crossed, disc, frame, ring, signedStrip } from './strip-sample.ts'

/** What stands in lines with one sign each, given with how far right they stand and what the recogniser made of them. */
function marksOf(...lines: readonly (readonly [left: number, read: string, covers: typeof disc, probability?: number])[]) {
  const told = lines.map(([left, read, covers, probability]) => {
    const line = withLoneSigns(signedStrip(read, covers, probability))
    return { ...line, strip: { ...line.strip, quad: line.strip.quad.map((point) => ({ ...point, x: point.x + left })) as never } }
  })
  return withMarksOfColumns(told).map(({ reading }) => reading.glyphs.map(({ text }) => text).join(''))
}
/** A tick of two strokes. */
const tick = (x: number, y: number) => Math.abs(y - 16 - x) < 3 || (x > 4 && Math.abs(22 - 1.1 * (x - 5) - y) < 3)
const cross = (x: number, y: number) => Math.abs(x - y) < 3 || Math.abs(x + y - 23) < 3

test('a ring in a column of discs is no letter; one elsewhere may be', () => {
  expect(marksOf([0, 'O', disc], [0, 'O', ring], [0, '•', disc, 0.98], [300, 'O', ring])).toEqual(['●', '○', '●', 'O'])
})
test('what could not be read in a column of boxes to tick is one, with a mark in it or empty', () => {
  const blurred = (x: number, y: number) => crossed(x, y) && !(y < 4 && x > 16)
  expect(marksOf([0, '□', frame], [0, '', crossed], [0, '', blurred], [300, 'ab', crossed])).toEqual(['☐', '☒', '☒', 'ab'])
})
test('crosses and doubtful ticks among three ticks are marks; among fewer, elsewhere, or surely read, they are letters', () => {
  const ticks = [0, 1, 2].map(() => [0, '1', tick, 0.4] as const)
  expect(marksOf(...ticks, [0, 'x', cross], [0, 'V', cross], [300, 'x', cross])).toEqual(['✓', '✓', '✓', '✗', '✓', 'x'])
  expect(marksOf(...ticks.slice(1), [0, 'x', cross])).toEqual(['✓', '✓', 'x'])
  expect(marksOf(...ticks, [0, 'x', cross, 0.99])).toEqual(['✓', '✓', '✓', 'x'])
})
