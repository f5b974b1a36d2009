import { ConversionOptions, converterById } from '@docmill/contracts'
import { expect, it } from 'vitest'
import { uncheckedOf, unitOf, unitsTogether } from './words.ts'

it('a price is named by what the files are, whatever the tool is called after', () => {
  expect(unitsTogether(3, ['pdf', 'pdf'])).toBe('3 pages')
  expect(unitsTogether(1, ['png'])).toBe('1 image')
  expect(unitsTogether(4, ['pdf', 'tiff'])).toBe('4 pages and images')
})

it('before any file is chosen it is named by what the tool takes', () => {
  expect([unitOf(converterById('pdf-to-excel')), unitOf(converterById('kv-excel'))]).toEqual(['page', 'page or image'])
})

it('cells of tables are not to be checked where the result holds fields alone', () => {
  const unchecked = { fields: 3, cells: 40 }
  const options = ConversionOptions.parse({})
  expect(uncheckedOf({ unchecked, converter: 'kv-excel', options })).toBe(3)
  expect(uncheckedOf({ unchecked, converter: 'kv-excel', options: { ...options, content: 'both' } })).toBe(43)
  expect(uncheckedOf({ unchecked, converter: 'pdf-to-excel', options })).toBe(43)
})
