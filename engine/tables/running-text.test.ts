import { expect, it } from 'vitest'
import { outsideRunningText } from './running-text.ts'
import { pageOf } from './text-picture.ts'

const outside = (picture: string): string =>
  outsideRunningText(pageOf(picture).words)
    .map(({ text }) => text)
    .join(' ')

it('a long line that goes on below in small letters is running text, however short the second is', () => {
  expect(
    outside(`
After inventory surface waffle remains between sample period at simple were waffle leaf filter engine is
with under layer leaf.

Name            What was found there          Pieces
With            For southern affluent leaf       242
`),
  ).toBe('Name What was found there Pieces With For southern affluent leaf 242')
})

it('two long lines of which the second begins anew, or stands beside another text, are none', () => {
  const anew = `
After inventory surface waffle remains between sample period at simple were waffle leaf filter engine is
With under layer leaf.`
  expect(outside(anew)).toContain('With under')
  const beside = `
After inventory surface waffle remains between sample period at simple were waffle leaf filter engine is   12
with under layer leaf.`
  expect(outside(beside)).toContain('with under')
})

it('texts beside names are none where the column goes on further right than they do', () => {
  const texts = outside(`
 Cm        ith parameter in a segment
 CNT       bit counter in the procedure
 CODE      value of the code

 CODESIZE  how long the code is of each of the symbols that it has
`)
  expect(texts).toContain('bit counter in the procedure')
})

it('texts behind a sign beside names are none, however wide they are', () => {
  const texts = outside(`
 maxh  =  most of what was counted along the level lines of any
 hs    =  what was counted along the level lines for the colour
 vs    =  what was counted along the upright ones for the colour
`)
  expect(texts).toContain('maxh = most of what')
})
