import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import { inkOf } from './ink.ts'
import { type Strip, stripHeight } from './strip.ts'
import { unreadInk } from './unread-ink.ts'

const at = { x: 0, y: 0 }
/** A white strip with black bars of 12 columns from the given ones on, as high as letters. */
function strip(width: number, bars: readonly number[]): Strip {
  const pixels = new Uint8Array(width * stripHeight * 3).fill(255)
  for (const left of bars) for (let y = 12; y < 36; y++) pixels.fill(0, (y * width + left) * 3, (y * width + left + 12) * 3)
  return { quad: [at, at, at, at], width, stretch: 1, pixels }
}
/** Letters whose middles stand at the given columns, for steps of 8. */
const glyphs = (middles: readonly number[]): readonly Glyph[] =>
  middles.map((middle) => ({ text: '1', from: middle / 8, to: middle / 8, probability: 1, others: [], spaceBefore: 0 }))
const unread = (bars: readonly number[], middles: readonly number[]) =>
  unreadInk({ glyphs: glyphs(middles), stepWidth: 8, confidence: 1 }, inkOf(strip(160, bars)))

test('ink under letters is read, ink before and after them is not', () => {
  expect([...unread([30, 54, 78], [36, 60, 84])]).toEqual([])
  expect([...unread([30, 54, 78], [60, 84]).keys()]).toEqual([0])
  expect([...unread([30, 54, 78], [36, 60]).keys()]).toEqual([2])
})
test('where the sign stands is told in steps', () => {
  expect(unread([30, 54, 78], [60, 84]).get(0)).toBeCloseTo(36 / 8, 0)
})
