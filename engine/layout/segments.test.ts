import { expect, test } from 'vitest'
import { type Line, textOfLine, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { rowsOf } from './rows.ts'
import { segmentsOf } from './segments.ts'

const cut = (words: readonly Word[]): readonly string[] => segmentsOf(rowsOf(words), new Set()).map((line: Line) => textOfLine(line))
const behind = (words: readonly Word[], gap: number): number => (words.at(-1)?.box.right ?? 0) + gap

test('an em behind the bold title that a paragraph begins with parts nothing, a wider white does', () => {
  const title = typeset('Remark on method.', { bold: true })
  expect(cut([...title, ...typeset('Each of them was found', { left: behind(title, 11) })])).toEqual([
    'Remark on method. Each of them was found',
  ])
  expect(cut([...title, ...typeset('Each of them was found', { left: behind(title, 18) })])).toHaveLength(2)
})

test('the number of a section stays with its title, that of a row does not', () => {
  const number = typeset('6', { bold: true, size: 12 })
  expect(cut([...number, ...typeset('AUTHORS THANK THE', { bold: true, size: 12, left: behind(number, 20) })])).toHaveLength(1)
  const plain = typeset('6', { size: 12 })
  expect(cut([...plain, ...typeset('Pipes of copper', { size: 12, left: behind(plain, 20) })])).toHaveLength(2)
})
