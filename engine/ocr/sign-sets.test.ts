import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import { inSignsOfPage } from './sign-sets.ts'

const glyphsOf = (text: string): readonly Glyph[] =>
  [...text].map((letter, at) => ({ text: letter, from: at, to: at + 1, probability: 0.95, others: [], spaceBefore: 0 }))
/** 银, which could be 銀 by a little. */
const doubtful: Glyph = { ...(glyphsOf('银')[0] as Glyph), probability: 0.7, others: [{ text: '銀', probability: 0.25 }] }
const read = (lines: readonly string[], glyph: Glyph): string =>
  inSignsOfPage([...lines.map(glyphsOf), [glyph, ...glyphsOf('行')]])
    .at(-1)
    ?.map(({ text }) => text)
    .join('') ?? ''

const japanese = ['請求書番号と支払期限', '株式会社山田商店御中', '東京都渋谷区渋谷二丁目']
const chinese = ['根据双方签订的供货合同，请贵公司', '货物经验收合格后我方付清货款']
const traditional = ['臺北市政府環境保護局為了改善空氣品質', '將於明年起實施新的管理辦法']

test('a sign of another country gives way to the one of the page that the ink could be', () => {
  expect(read(japanese, doubtful)).toBe('銀行')
  expect(read(traditional, doubtful)).toBe('銀行')
  expect(read(chinese, doubtful)).toBe('银行')
  const other: Glyph = { ...doubtful, text: '銀', others: [{ text: '银', probability: 0.25 }] }
  expect(read(chinese, other)).toBe('银行')
})

test('it stays where the ink could be no other, and where too little stands to tell', () => {
  expect(read(japanese, { ...doubtful, others: [{ text: '鈎', probability: 0.01 }] })).toBe('银行')
  expect(read(['請求書'], doubtful)).toBe('银行')
})
