import { expect, test } from 'vitest'
import { withoutRules } from './erase.ts'
import { darkestChannel } from './grey.ts'
import { marksIn } from './marks.ts'
import { goldenPage } from './testing.ts'

test('rules are erased before a page is recognised, and letters keep their ink', async () => {
  const dpi = 150
  const { image, marks } = await goldenPage('ruled-invoice', dpi)
  const drawn = marksIn(image)
  const { image: cleaned } = withoutRules(image, drawn.rulings, drawn.letterSize)
  expect(marksIn(cleaned).rulings.length).toBeLessThan(0.2 * drawn.rulings.length)
  const before = darkestChannel(image)
  const after = darkestChannel(cleaned)
  const scale = dpi / 72
  let ink = 0
  let lost = 0
  for (const { box } of marks.words)
    for (let y = Math.ceil(box.top * scale); y < Math.floor(box.bottom * scale); y++)
      for (let x = Math.ceil(box.left * scale); x < Math.floor(box.right * scale); x++) {
        const at = y * image.width + x
        if ((before.values[at] as number) > 100) continue
        ink++
        if ((after.values[at] as number) > 100) lost++
      }
  expect(ink).toBeGreaterThan(1000)
  expect(lost / ink).toBeLessThan(0.01)
})

test('a rule that leans by more than it is thick is followed to both ends', () => {
  const [width, height] = [60, 900]
  const pixels = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++)
    for (const x of [26, 27]) pixels.fill(0, (y * width + x + Math.round(y / 150)) * 4, (y * width + x + Math.round(y / 150)) * 4 + 3)
  const { image: cleaned, walls } = withoutRules(
    { width, height, pixels, dpi: 200 },
    [{ from: { x: 30, y: 0 }, to: { x: 30, y: height }, thickness: 2 }],
    12,
  )
  expect(darkestChannel(cleaned).values.every((value) => value === 255)).toBe(true)
  expect([walls[0]?.[0], walls[0]?.at(-1)]).toEqual([
    { x: 27, y: 0 },
    { x: 33, y: 896 },
  ])
})

test('rules along a shaded cell are erased, on its edge and within it', () => {
  const [width, height] = [200, 200]
  const pixels = new Uint8Array(width * height * 4).fill(255)
  const paint = (left: number, top: number, right: number, bottom: number, value: number): void => {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) pixels.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  paint(60, 20, 140, 180, 215)
  const across = [20, 100, 180]
  const down = [60, 140]
  for (const y of across) paint(60, y, 142, y + 2, 40)
  for (const x of down) paint(x, 20, x + 2, 182, 40)
  const { image: cleaned } = withoutRules(
    { width, height, pixels, dpi: 150 },
    [
      ...across.map((y) => ({ from: { x: 60, y: y + 1 }, to: { x: 142, y: y + 1 }, thickness: 2 })),
      ...down.map((x) => ({ from: { x: x + 1, y: 20 }, to: { x: x + 1, y: 182 }, thickness: 2 })),
    ],
    10,
  )
  expect(Math.min(...darkestChannel(cleaned).values)).toBeGreaterThan(200)
})

test('the grey edge of a rule goes with it where the white of one side is a little darker than that of the other', () => {
  const [width, height] = [60, 400]
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.fill(x < 28 ? 255 : 252, (y * width + x) * 4, (y * width + x) * 4 + 4)
  for (let y = 0; y < height; y++)
    for (const [x, value] of [
      [28, 40],
      [29, 40],
      [30, 228],
    ] as const)
      pixels.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
  const down = { from: { x: 29, y: 0 }, to: { x: 29, y: height }, thickness: 2 }
  const across = [100, 200, 300].map((y) => ({ from: { x: 10, y }, to: { x: 50, y }, thickness: 1 }))
  const { image: cleaned } = withoutRules({ width, height, pixels, dpi: 150 }, [down, ...across], 12)
  expect(Math.min(...darkestChannel(cleaned).values)).toBeGreaterThan(240)
})

test('a rule that a letter all but touches stays beside it', () => {
  const [width, height] = [80, 400]
  const pixels = new Uint8Array(width * height * 4).fill(255)
  const paint = (left: number, right: number, top: number, bottom: number, value: number): void => {
    for (let y = top; y < bottom; y++) pixels.fill(value, (y * width + left) * 4, (y * width + right) * 4)
  }
  paint(28, 30, 0, height, 40)
  paint(30, 31, 150, 160, 190)
  paint(31, 46, 150, 160, 40)
  const down = { from: { x: 29, y: 0 }, to: { x: 29, y: height }, thickness: 2 }
  const across = [100, 200, 300].map((y) => ({ from: { x: 10, y }, to: { x: 50, y }, thickness: 1 }))
  const { image: cleaned } = withoutRules({ width, height, pixels, dpi: 150 }, [down, ...across], 12)
  const { values } = darkestChannel(cleaned)
  expect([50, 155, 350].map((y) => values[y * width + 29])).toEqual([255, 40, 255])
})

test('double rules are erased, where the white between them is seen and where it is blurred', () => {
  const [width, height] = [120, 400]
  const pixels = new Uint8Array(width * height * 4).fill(255)
  const rows = (from: number, to: number, between: number): void => {
    for (let y = 0; y < height; y++)
      for (const [left, right, value] of [
        [from, from + 3, 40],
        [from + 3, to - 3, between],
        [to - 3, to, 40],
      ] as const)
        for (let x = left; x < right; x++) pixels.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  rows(20, 28, 255)
  rows(80, 88, 120)
  const upright = (x: number) => ({ from: { x, y: 0 }, to: { x, y: height }, thickness: 3 })
  const across = [100, 200, 300].map((y) => ({ from: { x: 10, y }, to: { x: 110, y }, thickness: 1 }))
  const { image: cleaned } = withoutRules({ width, height, pixels, dpi: 150 }, [...[21.5, 26.5, 81.5, 86.5].map(upright), ...across], 12)
  expect(Math.min(...darkestChannel(cleaned).values)).toBeGreaterThan(240)
})

test.each([
  ['that touch it', 23, 22],
  ['close below it, where the rule was told too low', 26, 25],
])('the bars of letters %s stay when a rule is erased', (_, top, told) => {
  const [width, height] = [400, 80]
  const pixels = new Uint8Array(width * height * 4).fill(255)
  const ink = (left: number, right: number, from: number, to: number): void => {
    for (let y = from; y < to; y++) pixels.fill(20, (y * width + left) * 4, (y * width + right) * 4)
  }
  ink(10, 390, 20, 23)
  for (const x of [10, 388]) ink(x, x + 2, 0, height)
  for (const x of [100, 130, 300]) ink(x, x + 12, top, top + 4)
  const ruling = (fromX: number, fromY: number, toX: number, toY: number) => ({
    from: { x: fromX, y: fromY },
    to: { x: toX, y: toY },
    thickness: 4,
  })
  const { image: cleaned } = withoutRules(
    { width, height, pixels, dpi: 200 },
    [ruling(10, told, 390, told), ruling(11, 0, 11, height), ruling(389, 0, 389, height)],
    12,
  )
  const { values } = darkestChannel(cleaned)
  const darkIn = (left: number, right: number, from: number, to: number): number => {
    let dark = 0
    for (let y = from; y < to; y++) for (let x = left; x < right; x++) if ((values[y * width + x] as number) < 128) dark++
    return dark
  }
  for (const x of [100, 130, 300]) expect(darkIn(x, x + 12, top + 1, top + 4)).toBe(36)
  expect(darkIn(150, 290, 18, 25)).toBe(0)
})
