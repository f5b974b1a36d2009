import type { ParsedDocument } from './parsed-document.ts'
import type { Word } from './word.ts'

// A document as JSON text. Lines, evidence and pages share their words; each word is written once and named by its index elsewhere, so
// that the text stays small and the words are still the same objects when it is read again.

const version = 1

/** A document as JSON text that `parseDocument` reads back, words shared as before. */
export function serialiseDocument(document: ParsedDocument): string {
  const indexes = new Map<Word, number>()
  const indexOf = (word: Word): number => {
    const known = indexes.get(word)
    if (known !== undefined) return known
    indexes.set(word, indexes.size)
    return indexes.size - 1
  }
  const body = JSON.stringify(document, (key, value) => (key === 'words' && Array.isArray(value) ? value.map(indexOf) : value))
  return `{"version":${version},"words":${JSON.stringify([...indexes.keys()])},"document":${body}}`
}

/** The document that `serialiseDocument` wrote. Throws TypeError for any other text. */
export function parseDocument(json: string): ParsedDocument {
  const { version: found, words, document } = Object(parsed(json))
  if (found !== version || !Array.isArray(words) || !Array.isArray(document?.pages) || !Array.isArray(document?.blocks))
    throw new TypeError('this is not a document of this version')
  return withWords(document, words) as ParsedDocument
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new TypeError('this is not a document', { cause })
  }
}

/** Puts words in place of their indexes, in the freshly parsed value itself: nobody else holds it yet. */
function withWords(value: unknown, words: readonly Word[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const [key, part] of Object.entries(value)) {
    if (key === 'words' && Array.isArray(part)) for (const [at, index] of part.entries()) part[at] = wordAt(words, index)
    else withWords(part, words)
  }
  return value
}

function wordAt(words: readonly Word[], index: unknown): Word {
  const word = typeof index === 'number' ? words[index] : undefined
  if (word === undefined) throw new TypeError('this document names a word that it does not hold')
  return word
}
