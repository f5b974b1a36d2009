import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { lineOfWords, typeset } from '../model/sample.ts'
import { body, pageOf, prose, summaries } from './sample.ts'

const inInk = (words: readonly Word[], colour: string): readonly Word[] =>
  words.map((word) => (word.font === null ? word : { ...word, font: { ...word.font, colour } }))
/** A line of a slide: its number small, on a disc, before its text. */
const point = (number: number, text: string, baseline: number, ink = 'ffffff') =>
  prose([lineOfWords([...inInk(typeset(String(number), { baseline, size: 7 }), ink), ...typeset(text, { left: 84, baseline })])])
const points = ['Opening', 'What we found', 'Questions']

test('small white numbers before the points of a slide count a list', () => {
  const regions = [prose(body(100)), ...points.map((text, i) => point(i + 1, text, 200 + 30 * i))]
  expect(summaries([pageOf(regions)]).slice(1)).toEqual(['item 0 1 Opening', 'item 0 2 What we found', 'item 0 3 Questions'])
})

test('so they do where the outline has the points as titles of parts', () => {
  const outline = [{ title: 'What we found', level: 1, page: 1 }]
  const regions = [prose(body(100)), ...points.map((text, i) => point(i + 1, text, 200 + 30 * i))]
  expect(summaries([pageOf(regions)], outline)[2]).toBe('item 0 2 What we found')
})

test('numbers in the ink of the text count none by themselves', () => {
  const regions = [prose(body(100)), ...points.map((text, i) => point(i + 1, text, 200 + 30 * i, '000000'))]
  expect(summaries([pageOf(regions)]).slice(1)).toEqual(['body 1 Opening', 'body 2 What we found', 'body 3 Questions'])
})
