import { expect, test } from 'vitest'
import { withoutRules } from './erase.ts'
import { darkestChannel } from './grey.ts'
import { marksIn } from './marks.ts'
import { goldenPage } from './testing.ts'

test('rules are erased before a page is recognised, and letters keep their ink', async () => {
  const dpi = 150
  const { image, marks } = await goldenPage('ruled-invoice', dpi)
  const drawn = marksIn(image)
  const cleaned = withoutRules(image, drawn.rulings, drawn.letterSize)
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
