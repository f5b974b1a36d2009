import { describe, expect, test } from 'vitest'
import type { Box } from '../geometry/index.ts'
import { confidence, type Word } from '../model/index.ts'
import { withBullets } from './bullets.ts'
import { rightToLeftMended } from './right-to-left-lines.ts'

/** A word of ten-point writing that begins at `left` on the line of that number. */
const word = (text: string, left: number, line = 0, wide = text.length * 5): Word => ({
  page: 1,
  text,
  box: { left, right: left + wide, top: 92 + 14 * line, bottom: 100 + 14 * line },
  baseline: 100 + 14 * line,
  confidence: confidence(0.99),
  readBy: 'text-layer',
  font: { family: 'Sans', size: 10, bold: false, italic: false },
  turn: 0,
  raised: 'no',
  link: null,
})
const dot = (left: number, line = 0): Box => ({ left, right: left + 3.5, top: 95 + 14 * line, bottom: 98.5 + 14 * line })
const texts = (words: readonly Word[]): readonly string[] => words.map(({ text }) => text)

describe('dots drawn as shapes', () => {
  const lines = [word('Sweep', 80), word('here', 110), word('Mend', 80, 1)]
  test('are bullets before the first word of a line, at their place', () => {
    const found = withBullets(lines, [dot(70), dot(70, 1)])
    expect(texts(found)).toEqual(['•', 'Sweep', 'here', '•', 'Mend'])
    expect(found[0]?.box).toEqual(dot(70))
  })
  test('are so where a font does not say that its sign is a bullet; such signs within a line stay', () => {
    const signs = [word('\uFFFD', 70, 0, 4), word('\uFFFD', 70, 1, 4)].map((own) => ({ ...own, box: { ...own.box, top: own.box.top + 2 } }))
    const [first, second] = signs as [Word, Word]
    const found = withBullets([first, ...lines.slice(0, 2), second, ...lines.slice(2)], [])
    expect(texts(found)).toEqual(['•', 'Sweep', 'here', '•', 'Mend'])
    expect(found[3]?.box).toEqual(second.box)
    const within = word('\uFFFD', 106, 0, 4)
    expect(texts(withBullets([...lines.slice(0, 1), within, ...lines.slice(1)], []))).toContain('\uFFFD')
  })
  test('are none within a line, far from any text, or above and below the letters', () => {
    expect(withBullets(lines, [dot(106), dot(30), { left: 70, right: 73, top: 101, bottom: 104 }])).toEqual(lines)
  })
  test('are none when there is but one, as beside the key of a chart', () => {
    expect(withBullets(lines, [dot(70)])).toEqual(lines)
  })
  test('are bullets where two stand alike before their texts, in two columns or at two depths', () => {
    const columns = [word('Sweep', 80), word('Mend', 280, 3)]
    expect(texts(withBullets(columns, [dot(70), dot(270, 3)]))).toEqual(['•', 'Sweep', '•', 'Mend'])
    expect(withBullets([word('North', 80), word('South', 280)], [dot(70), dot(270)])).toHaveLength(2)
  })
  test('are bullets when there is but one, near the marker of the item around it', () => {
    const list = [word('2.', 55), word('Sweep', 70), word('here', 100, 1), word('Mend', 80, 5)]
    expect(texts(withBullets(list, [dot(90, 1)]))).toEqual(['2.', 'Sweep', '•', 'here', 'Mend'])
    expect(withBullets(list, [dot(70, 5)])).toEqual(list)
  })
  test('are bullets when there is but one, before some words set in from the running text above or below them', () => {
    const text = [word('We', 60), word('sweep', 75), word('every', 105), word('day', 135)]
    const item = [word('Mend', 80, 1), word('the', 105, 1), word('roof', 125, 1)]
    expect(texts(withBullets([...text, ...item], [dot(70, 1)]))).toEqual(['We', 'sweep', 'every', 'day', '•', 'Mend', 'the', 'roof'])
    const below = text.map((own) => ({ ...own, baseline: 128, box: { ...own.box, top: 120, bottom: 128 } }))
    expect(texts(withBullets([...item, ...below], [dot(70, 1)]))[0]).toBe('•')
    const [first, second] = item
    expect(withBullets([...text, first as Word, second as Word], [dot(70, 1)])).toHaveLength(6)
    const larger = text.map((own) => ({ ...own, font: { family: 'Sans', size: 12, bold: false, italic: false } }))
    expect(withBullets([...larger, ...item], [dot(70, 1)])).toHaveLength(7)
  })
  test('stand at the right of writing that is read from there', () => {
    const writing = [word('אבג', 80), word('דהו', 60), word('הוז', 80, 1)]
    expect(texts(withBullets(writing, [dot(98), dot(98, 1)]))).toEqual(['•', 'אבג', 'דהו', '•', 'הוז'])
  })
})

describe('in lines read from right to left', () => {
  const mended = (...words: readonly Word[]) => texts(rightToLeftMended(words))
  test('marks at the left of a number or a foreign name are read after it', () => {
    expect(mended(word('אבג', 100), word(',12', 84), word('הוז', 60))).toEqual(['אבג', '12,', 'הוז'])
    expect(mended(word('אבגדה', 100), word('Ltd', 84), word('Mill', 62), word(',', 59, 0, 2), word('הוזחט', 20))).toEqual([
      'אבגדה',
      'Ltd,',
      'Mill',
      'הוזחט',
    ])
  })
  test('a bracket nearer to the writing than to the number beside it stays where it is', () => {
    expect(mended(word('אבג', 100), word('2024', 70), word('(', 64, 0, 2), word('הוז', 48))).toEqual(['אבג', '2024', '(', 'הוז'])
  })
  test('brackets open before they close, and stay with what they enclose', () => {
    expect(
      mended(word('אבגד', 120), word(')', 117, 0, 2), word('East', 96), word('Far', 78), word(')', 75, 0, 2), word('הוזח', 50)),
    ).toEqual(['אבגד', 'East)', '(Far', 'הוזח'])
  })
  test('a minus at the right of a number stands before it, a percent sign at its left behind', () => {
    expect(mended(word('אבג', 100), word('3.9-', 78), word('דהו', 60), word('%12', 40))).toEqual(['אבג', '-3.9', 'דהו', '12%'])
  })
  test('a bullet that came with its word is one of its own', () => {
    expect(mended(word('•אבג', 100), word('דהו', 70))).toEqual(['אבג', '•', 'דהו'])
  })
  test('other lines keep their words', () => {
    const plain = [word('Total', 20), word('3.9-', 60), word('אבג', 20, 2), word('דהו', 50, 2)]
    expect(rightToLeftMended(plain)).toEqual(plain)
  })
})

describe('an o of a typewriter face', () => {
  const o = (line: number, left = 70): Word => ({
    ...word('o', left, line, 4),
    font: { family: 'CourierNewPSMT', size: 10, bold: false, italic: false },
  })
  test('far before the text of two lines is the hollow bullet of a word processor, in the face of its text', () => {
    const found = withBullets([o(0), word('Sweep', 88), o(1), word('Mend', 88, 1)], [])
    expect(texts(found)).toEqual(['◦', 'Sweep', '◦', 'Mend'])
    expect(found[0]?.font?.family).toBe('Sans')
  })
  test('is a letter alone, near its text, or behind other words', () => {
    expect(texts(withBullets([o(0), word('Sweep', 88)], []))).toContain('o')
    expect(texts(withBullets([o(0, 80), word('Sweep', 88), o(1, 80), word('Mend', 88, 1)], []))).toContain('o')
    const behind = [word('cat', 52), o(0), word('Sweep', 88), word('cat', 52, 1), o(1), word('Mend', 88, 1)]
    expect(texts(withBullets(behind, []))).toContain('o')
  })
})
