import { expect, test } from 'vitest'
import { textOfLine, type Word } from '../model/index.ts'
import { lines } from '../model/sample.ts'
import { withPlaceholdersAsCode } from './code-placeholders.ts'

const faces = new Set(['Typewriter'])
const isCode = ({ font }: Word) => font?.family === 'Typewriter' && !font.italic
/** A line in the face of text, those of its words that `typed` names in that of code. */
function lineWith(text: string, typed: readonly string[]) {
  const [line] = lines([text], {})
  if (line === undefined) throw new Error('no line')
  const words = line.words.map((word) =>
    word.font === null
      ? word
      : { ...word, font: { ...word.font, family: typed.includes(word.text) ? 'Typewriter' : 'Serif', italic: !typed.includes(word.text) } },
  )
  return { ...line, words }
}
const codeOf = (text: string, typed: readonly string[]) =>
  withPlaceholdersAsCode([lineWith(text, typed)], faces).map((line) => textOfLine({ ...line, words: line.words.filter(isCode) }))

test('what stands for an argument is code with its command, over several words', () => {
  expect(codeOf('using the \\unit{⟨kind of unit⟩} macro', ['\\unit{⟨kind'])).toEqual(['\\unit{⟨kind of unit⟩}'])
  expect(codeOf('\\heading{⟨text⟩}', [])).toEqual(['\\heading{⟨text⟩}'])
})

test('brackets of a product are no code, nor is a sentence behind a bracket that nothing closes', () => {
  expect(codeOf('the product ⟨a, b⟩ of both', [])).toEqual([''])
  expect(codeOf('\\open{⟨text and then it goes on for ever and ever until the end', ['\\open{⟨text'])[0]?.split(' ').length).toBeLessThan(
    10,
  )
})
