import { ConversionOptions, converterById, type Site } from '@docmill/contracts'
import { expect, it } from 'vitest'
import { choicesLike, firstChoices, optionsOf } from './choices.ts'

const site = { limits: { retentionHours: 1 } } as Site

it('a tool begins with what suits it: fields for key values, tables for sheets', () => {
  expect(firstChoices(converterById('kv-json'), site, null)).toMatchObject({ format: 'json', jsonShape: 'fields', retentionHours: 1 })
  expect(firstChoices(converterById('pdf-to-excel'), site, 168)).toMatchObject({ format: 'xlsx', content: 'both', retentionHours: 168 })
})

it('what is sent is valid for every tool', () => {
  for (const id of ['pdf-to-excel', 'image-to-excel', 'pdf-to-markdown', 'kv-json', 'kv-excel', 'image-to-docx'] as const)
    expect(ConversionOptions.safeParse(optionsOf(firstChoices(converterById(id), site, null))).success, id).toBe(true)
})

it('a conversion is repeated with its options, but never with a format the tool does not write', () => {
  const tool = converterById('pdf-to-excel')
  const begin = firstChoices(tool, site, null)
  const options = ConversionOptions.parse({ formats: ['csv'], sheets: 'one', documentType: 'invoice', languages: ['de'] })
  expect(choicesLike(options, begin, tool)).toMatchObject({ format: 'csv', sheets: 'one', documentType: 'invoice', languages: ['de'] })
  expect(choicesLike(ConversionOptions.parse({ formats: ['docx'] }), begin, tool).format).toBe('xlsx')
})
