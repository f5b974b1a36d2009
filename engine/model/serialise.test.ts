import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { confidence } from './confidence.ts'
import { wordsLostOrDoubled } from './conservation.ts'
import { documentOf, line, lines } from './sample.ts'
import { revive, serialise, serialText } from './serialise.ts'

const own = lines(['two lines', 'of text'])
const paragraph = { kind: 'paragraph', role: 'body', lines: own, places: [], confidence: confidence(0.9) } as const
const words = own.flatMap((each) => each.words)
const document = {
  ...documentOf([paragraph], words),
  sheets: [
    {
      kind: 'custom',
      kindConfidence: confidence(1),
      definition: null,
      definitions: [],
      pages: [1],
      lists: [],
      fields: [
        {
          name: 'second',
          label: null,
          value: { kind: 'text', text: 'lines' },
          evidence: { words: words.slice(1, 2), place: { page: 1, box: own[0]?.box ?? { left: 0, top: 0, right: 0, bottom: 0 } } },
          confidence: confidence(0.8),
          source: 'page',
          alternatives: [],
        },
      ],
      missing: [],
      checks: [],
    },
  ],
} as const

test('the text of a document is the JSON of its plain data', () => {
  expect(serialText(document)).toBe(JSON.stringify(serialise(document)))
})

test('a revived document equals the one that was serialised, through JSON text', () => {
  expect(revive(JSON.parse(JSON.stringify(serialise(document))))).toEqual(document)
})

test('lines and evidence of a revived document hold the very words of its pages', () => {
  const revived = revive(JSON.parse(JSON.stringify(serialise(document))))
  expect(wordsLostOrDoubled(revived)).toEqual({ lost: [], doubled: [], invented: [] })
  expect(revived.sheets[0]?.fields[0]?.evidence?.words[0]).toBe(revived.pages[0]?.words[1])
})

test('any words survive the round trip', () => {
  const drawn = fc.array(
    fc.record({
      text: fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes(' ')),
      page: fc.integer({ min: 1, max: 3 }),
      size: fc.double({ min: 1, max: 90, noNaN: true }),
      bold: fc.boolean(),
      link: fc.option(fc.webUrl()),
    }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(drawn, (settings) => {
      const each = settings.map(({ text, ...setting }) => line(text, setting))
      const any = documentOf(
        [{ ...paragraph, lines: each }],
        each.flatMap((one) => one.words),
      )
      expect(revive(JSON.parse(JSON.stringify(serialise(any))))).toEqual(any)
    }),
    { seed: 7 },
  )
})

test('a word that is on no page, an unknown id and another version are refused', () => {
  expect(() => serialise({ ...document, pages: [] })).toThrow(RangeError)
  const serial = serialise(document)
  expect(() => revive({ ...serial, pages: [] })).toThrow('no page has a word')
  expect(() => revive({ ...serial, version: 1 as 2 })).toThrow('version 1')
})
