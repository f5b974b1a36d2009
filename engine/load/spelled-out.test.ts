import { expect, test } from 'vitest'
import { line, marksOf, textOf } from './sample.ts'

// A browser prints a ligature with a mark that spells it out, and a block that is turned or seen through as a form.
const spelledOut = (x: number) => `/Span <</ActualText <FEFF00660069>>> BDC ${line('m', x, 200, '/F1 24')} EMC `

test('letters that a mark spells out stand in their word within a form as well', async () => {
  const { words } = await marksOf({
    content: `${line('before', 72, 700)} q 0.5 0 0 0.5 100 300 cm /Block Do Q`,
    forms: { Block: { content: `${line('a', 40, 200, '/F1 24')}${spelledOut(53.4)}${line('al', 73.4, 200, '/F1 24')}` } },
  })
  expect(textOf(words)).toBe('before afial')
  expect(words[1]?.box.left).toBeCloseTo(120.5, 0)
  expect(words[1]?.box.right).toBeLessThan(150)
})

test('letters that a mark spells out on the page itself stay where they are', async () => {
  const { words } = await marksOf({ content: `${line('a', 40, 200, '/F1 24')}${spelledOut(53.4)}${line('al', 73.4, 200, '/F1 24')}` })
  expect(textOf(words)).toBe('afial')
})

test('an apostrophe, whose ink stands high over its line, stays in its word within a form', async () => {
  const { words } = await marksOf({
    content: `${line('before', 72, 700)} q 0.5 0 0 0.5 100 300 cm /Block Do Q`,
    forms: { Block: { content: `${line('d', 40, 200, '/F1 24')}${line("'", 52, 200, '/F1 24')}${line('essais', 57, 200, '/F1 24')}` } },
  })
  expect(textOf(words)).toBe("before d'essais")
})
