import { textOfWords, type Value, type Word } from '../../model/index.ts'
import type { FoundValue } from './reader.ts'

/** The words as text, without the marks that a sentence or list puts around a value. */
export const printedText = (words: readonly Word[]): string => withoutOuterMarks(textOfWords(words))

/** A text without the marks that a sentence or list puts around a value. */
export const withoutOuterMarks = (text: string): string => text.replace(/^[\s:;,|·●•*–—-]+|[\s:;,|·●•–—]+$/gu, '')

/** A text field of the given words; null when they say nothing. */
export function foundText(name: string, words: readonly Word[], label: readonly Word[], confidence: number): FoundValue | null {
  const text = printedText(words)
  return text === '' ? null : { name, value: { kind: 'text', text } satisfies Value, words, label, confidence, alternatives: [] }
}
