import { expect, test } from 'vitest'
import { columnCuts } from './columns.ts'
import { pageOf } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'

test('headings of rows, however far they run, do not tell where the first column ends', () => {
  const rows = ' 13:33              476      07:06\n 15:28              883      19:41\n 16:16              598      10:24\n'
  const { words } = pageOf(`
 Time        Membership      Begin
 Characteristically
${rows} Internationalising
${rows} Uncharacteristics
${rows} Responsibilities
${rows}`)
  const bold = words.map((word) => (/^\p{L}/u.test(word.text) && word.font ? { ...word, font: { ...word.font, bold: true } } : word))
  const [first] = columnCuts(textRowsOf(bold), 2).cuts
  const [time, membership] = ['Time', 'Membership'].map((text) => words.find((word) => word.text === text)?.box)
  expect(first).toBeGreaterThan(time?.right ?? Infinity)
  expect(first).toBeLessThan(membership?.left ?? 0)
})

test('a title that is wider than the figures below belongs to their column, though a title of several columns stands over both', () => {
  const { words } = pageOf(`
                    Has influence
 No.  Material            Rate of return   Growth
 1    Committee allows               61%    96.9%
 2    With by                        56%    90.5%
 3    Layer for                      83%    77.7%
 4    By station                     76%    91.8%
`)
  const { cuts } = columnCuts(textRowsOf(words), 2)
  const [influence, rate, allows] = ['influence', 'Rate', 'allows'].map((text) => words.find((word) => word.text === text)?.box)
  expect(cuts).toHaveLength(3)
  expect(cuts[1]).toBeGreaterThan(allows?.right ?? Infinity)
  expect(cuts[1]).toBeLessThan(rate?.left ?? 0)
  expect(influence?.right).toBeGreaterThan(rate?.left ?? Infinity)
})
