import { expect, test } from 'vitest'
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
