import { expect, test } from 'vitest'
import { hasIdeographs, ideographicLanguage } from './ideographs.ts'
import type { ReadStrip } from './words.ts'

/** A line of which each letter was read as sure as given, with all signs. */
const lineOf = (text: string, probability: number): ReadStrip => {
  const glyphs = [...text].map((letter, at) => ({
    text: letter,
    from: at,
    to: at + 1,
    probability,
    others: [],
    spaceBefore: 0,
  }))
  const inIdeographs = { glyphs, stepWidth: 8, confidence: probability }
  return { reading: { glyphs: [], stepWidth: 8, confidence: 0.5, inIdeographs } } as unknown as ReadStrip
}

test('a page is in Chinese where several different signs are believed', () => {
  expect(hasIdeographs([lineOf('采购单号', 0.97), lineOf('合计', 0.95)])).toBe(true)
  expect(hasIdeographs([lineOf('合计', 0.95)])).toBe(false)
  expect(hasIdeographs([lineOf('合计', 0.95)], ['de', 'zh-Hans'])).toBe(true)
  // Scrawls and rules of a form come as the same few signs, or as many that nobody believes.
  expect(hasIdeographs([lineOf('大大大', 0.99), lineOf('く', 0.95), lineOf('く', 0.98)])).toBe(false)
  expect(hasIdeographs([lineOf('采购单号合计图书', 0.5), lineOf('冈', 0.95)])).toBe(false)
})

test('kana tell Japanese from Chinese, and a few signs in English are neither', () => {
  expect(ideographicLanguage(['図書館からのお知らせ', 'データ'])).toBe('ja')
  expect(ideographicLanguage(['办公用品采购单', 'A4'])).toBe('zh')
  expect(ideographicLanguage(['Dinner at', '大阪', 'with the whole department on Friday'])).toBe(null)
})
