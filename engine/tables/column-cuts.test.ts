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
