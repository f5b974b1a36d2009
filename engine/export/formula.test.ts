import { expect, test } from 'vitest'
import type { Box, Word } from '../model/index.ts'
import { lineOfWords, typeset } from '../model/sample.ts'
import { formulaLine } from './formula.ts'

const italic = { italic: true, family: 'CMMI10' }
/** Letters of full size on the line at 100. */
const main = (text: string, left: number) => typeset(text, { left, baseline: 100, ...italic })
const small = (text: string, left: number, baseline: number, size = 7) => typeset(text, { left, baseline, size, ...italic })
/** A sign with the box that it has in print. */
const sign = (text: string, left: number, right: number, top: number, bottom: number): readonly Word[] =>
  typeset(text, { left, baseline: (top + bottom) / 2 + 2.5, family: 'CMEX10' }).map((word) => ({
    ...word,
    box: { left, right, top, bottom },
  }))
const bar = (left: number, right: number, y: number): Box => ({ left, right, top: y, bottom: y })
const latex = (words: readonly (readonly Word[])[], bars: readonly Box[] = []) => formulaLine({ ...lineOfWords(words.flat()), bars })

test('what is raised and lowered stands at its letter, the lowered first, and what is smaller still at what it is raised from', () => {
  expect(latex([main('x', 100), small('i', 105, 102), small('2', 105, 96), main('+ y', 112)])).toBe('x_{i}^{2} + y')
  expect(latex([main('e', 100), small('k', 105, 96), small('n', 109, 93, 5), main('= y', 114)])).toBe('e^{k^{n}} = y')
  expect(latex([main('f', 100), small('′', 104, 96), main('(x) = y', 107)])).toBe("f' (x) = y")
})

test('limits stand above and below the sign of a sum and under the name of a function', () => {
  const sum = [sign('∑', 120, 134, 90, 104), small('N', 125, 88), small('k=1', 121, 112)]
  expect(latex([main('y =', 100), ...sum, main('x', 136), small('k', 141, 102)])).toBe('y = \\sum_{k=1}^{N} x_{k}')
  const max = typeset('max', { left: 120, baseline: 100 }).map((word) => ({ ...word, box: { ...word.box, bottom: 100 } }))
  expect(latex([main('y =', 100), max, small('k', 127, 108), main('x', 146)])).toBe('y = \\max_{k} x')
})

test('a bar divides what is above from what is below it, covers a root behind its sign, and else stands over letters', () => {
  const over = typeset('a + x', { left: 121, baseline: 93, ...italic })
  const under = typeset('k', { left: 132, baseline: 110, ...italic })
  expect(latex([main('v =', 100), over, under, main('+ 9', 152)], [bar(120, 148, 97)])).toBe('v = \\frac{a + x}{k} + 9')
  expect(latex([main('v =', 100), sign('√', 119, 126, 90, 103), main('a + b.', 126)], [bar(126, 146.5, 90)])).toBe('v = \\sqrt{a + b} .')
  expect(latex([main('v =', 100), main('ab', 120)], [bar(120, 130, 90)])).toBe('v = \\overline{ab}')
})

test('tall brackets hold what is between them: a fraction, a matrix, two that stand apart, cases behind a lone brace', () => {
  const fraction = [typeset('a', { left: 126, baseline: 93, ...italic }), typeset('k', { left: 126, baseline: 110, ...italic })]
  const round = [sign('(', 119, 124, 84, 112), sign(')', 133, 138, 84, 112)]
  expect(latex([main('v =', 100), ...round, ...fraction, small('2', 139, 88)], [bar(125, 132, 97)])).toBe(
    'v = \\left( \\frac{a}{k} \\right)^{2}',
  )
  const cell = (text: string, left: number, baseline: number) => typeset(text, { left, baseline, ...italic })
  const corners = [cell('a', 125, 94), cell('b', 143, 94), cell('c', 125, 106), cell('d', 143, 106)]
  const wide = [sign('(', 119, 124, 84, 112), sign(')', 150, 155, 84, 112)]
  expect(latex([main('v =', 100), ...wide, ...corners])).toBe('v = \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}')
  expect(latex([main('v =', 100), ...round, cell('n', 126, 93), cell('k', 126, 107)])).toBe('v = \\binom{n}{k}')
  const cases = [
    cell('1', 126, 94),
    typeset('if', { left: 145, baseline: 94 }),
    cell('0', 126, 106),
    typeset('else', { left: 145, baseline: 106 }),
  ]
  expect(latex([main('v =', 100), sign('{', 119, 124, 84, 112), ...cases])).toBe(
    'v = \\begin{cases} 1 & \\mathrm{if} \\\\ 0 & \\mathrm{else} \\end{cases}',
  )
})

test('brackets in pieces are one', () => {
  const left = ['⎛', '⎜', '⎝'].map((piece, i) => sign(piece, 119, 124, 82 + 10 * i, 92 + 10 * i))
  const right = ['⎞', '⎟', '⎠'].map((piece, i) => sign(piece, 150, 155, 82 + 10 * i, 92 + 10 * i))
  expect(latex([main('v =', 100), ...left, main('a', 130), ...right])).toBe('v = \\left( a \\right)')
})

test('letters of the alphabets for mathematics, bold ones and accents are written by name, names upright, and the number of a formula as its tag', () => {
  const bold = typeset('A', { left: 100, baseline: 100, bold: true })
  expect(latex([bold, main('= ℒ(x̂)', 112)])).toBe('\\mathbf{A} = \\mathcal{L}(\\hat{x})')
  expect(latex([main('𝐁', 100), main('∈ ℝ', 112)])).toBe('\\mathbf{B} \\in \\mathbb{R}')
  const name = typeset('softmax(x)', { left: 112, baseline: 100 })
  expect(latex([main('y =', 92), name, typeset('(12)', { left: 200, baseline: 100 })])).toBe('y = \\mathrm{softmax}(x) \\tag{12}')
  expect(latex([main('p(x | y) = |x|', 100)])).toBe('p(x \\mid y) = |x|')
})
