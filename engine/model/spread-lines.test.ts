import { expect, test } from 'vitest'
import { typeset } from './sample.ts'
import { spreadLines } from './spread-lines.ts'
import type { Word } from './word.ts'

/** Lines that fill a column with usual spaces, and where it ends. */
const text = [100, 112, 124].map((baseline) => typeset('river was low in the', { left: 72, baseline }))
const end = text[0]?.at(-1)?.box.right ?? 0

/** Words that fill the column from edge to edge with even spaces, or with the first space wider by so many points. */
function fill(baseline: number, words: readonly string[], uneven = 0): readonly Word[] {
  const own = words.flatMap((word) => typeset(word, { left: 0, baseline }))
  const inked = own.reduce((sum, { box }) => sum + box.right - box.left, 0)
  const space = (end - 72 - inked - uneven) / (own.length - 1)
  let left = 72
  return own.map((word, i) => {
    const box = { ...word.box, left, right: left + word.box.right - word.box.left }
    left = box.right + space + (i === 0 ? uneven : 0)
    return { ...word, box }
  })
}
const found = (lines: Parameters<typeof spreadLines>[0]) => spreadLines(lines).map((line) => line.map((word) => word.text).join(' '))

test('a line that fills its column with wide even spaces is one, be it of two words', () => {
  expect(found([...text, fill(136, ['rain', 'and', 'sun']), fill(148, ['measured', 'bridges'])])).toEqual([
    'rain and sun',
    'measured bridges',
  ])
})

test('rows of a table, figures behind labels and lines that end elsewhere are none', () => {
  expect(found([...text, fill(136, ['bridges', '12'])])).toEqual([])
  expect(found([...text, fill(136, ['rain', 'and', 'sun'], 8)])).toEqual([])
  expect(found([...text, fill(136, ['rain', 'and', 'sun']).slice(0, 2)])).toEqual([])
  expect(found([100, 112, 124].map((baseline) => fill(baseline, ['measured', 'bridges'])))).toEqual([])
})
