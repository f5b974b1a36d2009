import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { column, pageOf, textIn } from './sample.ts'

const address = column(['Caldera Events Ltd', '101 Deansgate', 'Manchester', 'M3 2BW'], 72, 100)
const read = (values: readonly string[]): string =>
  layout(pageOf([...address, ...column(values, 430, 100)]))
    .regions.map(textIn)
    .join(' / ')

test('values that have their labels above them are not read beside the lines of another block', () => {
  expect(read(['Number', '353319', 'Payment due', '3-Jun-2026'])).toBe(
    'Caldera Events Ltd / 101 Deansgate / Manchester / M3 2BW / Number / 353319 / Payment due / 3-Jun-2026',
  )
})

test('values without labels of their own are read beside the lines that name them', () => {
  expect(read(['12.50', '44.12', '8.82', '52.94'])).toContain('Caldera Events Ltd 12.50')
})

test('labels with values set to the right are read row by row beside an address', () => {
  const flush = (text: string, baseline: number) => {
    const words = typeset(text, { baseline })
    const shift = 540 - (words.at(-1)?.box.right ?? 0)
    return words.map((word) => ({ ...word, box: { ...word.box, left: word.box.left + shift, right: word.box.right + shift } }))
  }
  const labels = column(['Account number', 'Bill number', 'Bill date', 'Phone number'], 300, 100)
  const values = ['GB 4471 0926', 'V0117 LR', '4 January 2026', '0117 496 0312'].flatMap((text, at) => flush(text, 100 + 12 * at))
  const texts = layout(pageOf([...address, ...labels, ...values]))
    .regions.map(textIn)
    .join(' / ')
  expect(texts).toContain('M3 2BW / Account number GB 4471 0926 / Bill number V0117 LR / Bill date 4 January 2026')
})

test('two labels without figures are read with their values at one left edge, below a heading and beside other columns', () => {
  const words = [
    ...typeset('Invoice', { left: 60, baseline: 82, size: 14, bold: true }),
    ...column(['Invoice no.', 'Invoice date'], 60, 100),
    ...column(['30064443', '7 May 2014'], 150, 100),
    ...column(['Customer'], 350, 100),
    ...column(['47774'], 450, 100),
  ]
  const texts = layout(pageOf(words)).regions.map(textIn).join(' / ')
  expect(texts).toContain('Invoice no. 30064443 / Invoice date 7 May 2014')
})
