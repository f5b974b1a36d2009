import { expect, test } from 'vitest'
import { confidence, type Word } from '../model/index.ts'
import { withTypeSizes } from './type-sizes.ts'

/** A recognised word whose box is as high as its ink in type of the given size. */
const word = (text: string, baseline: number, size: number, bold = false): Word => ({
  page: 1,
  text,
  box: {
    left: 72,
    right: 100,
    top: baseline - (/[A-Z0-9bdfhklt]/.test(text) ? 0.72 : 0.5) * size,
    bottom: baseline + (/[gjpqy]/.test(text) ? 0.21 : 0) * size,
  },
  baseline,
  confidence: confidence(0.9),
  readBy: 'ocr',
  font: bold ? { family: '', size: 0, bold: true, italic: false } : null,
  turn: 0,
  raised: 'no',
  link: null,
})
const text = (baseline: number): readonly Word[] => [word('one', baseline, 10), word('Only', baseline, 10.6), word('pages', baseline, 9.5)]

test('short and long letters of a row are of one size, and a heading of its own', () => {
  const made = withTypeSizes([word('Heading', 20, 18, true), word('on', 20, 18), ...text(50), ...text(62), ...text(74)])
  expect(made.slice(0, 2).map(({ font }) => font)).toMatchObject([
    { size: 18, bold: true },
    { size: 18, bold: false },
  ])
  expect(new Set(made.slice(2).map(({ font }) => font?.size)).size).toBe(1)
})
test('dashes and dots have the size of their row', () => {
  const made = withTypeSizes([...text(50), word('–', 50, 3), ...text(62)])
  expect(made[3]?.font?.size).toBe(made[0]?.font?.size)
})
