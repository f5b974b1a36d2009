import { expect, test } from 'vitest'
import { line } from '../model/sample.ts'
import { body, pageOf, prose, summaries } from './sample.ts'

test('a telephone with its country and a mail address are no formula', () => {
  const last = (text: string) => summaries([pageOf([prose(body(40)), prose([line(text, { left: 120, baseline: 140 })])])]).at(-1)
  expect(last('+33 2 62 94 26 00 book@hotel.example')).toMatch(/^body /)
  expect(last('x +33 2 62 94 26 00')).toMatch(/^body /)
  expect(last('x = y +10 (20 - 5)')).toMatch(/^formula /)
})
test('an entry of a table of contents with signs in it is no formula', () => {
  const entry = (text: string, baseline: number) => prose([line(text, { left: 92, baseline })])
  const regions = [prose(body(40)), entry('Makefile + configure ........ 103', 100), entry('a + b = c', 140)]
  expect(summaries([pageOf(regions)]).slice(-2)).toEqual(['body Makefile + configure ........ 103', 'formula a + b = c'])
})
