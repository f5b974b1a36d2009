// Which of the words that were recognised are right, one by one, beside how sure they were said to be.

import type { Judged } from './judged.ts'

/** A recognised word of a prediction (words.json), in the order in which it is read. */
export interface SaidWord {
  readonly text: string
  readonly confidence: number
}

/** How the words of ours and of the truth are compared. */
export type Parting =
  /** As the kit's scorers do: at spaces, signs at both ends left out. */
  | 'at spaces'
  /** Both sides at every sign too: annotators write "9/ 23/ 87" and "N/ A" where one word is printed. A word is right when each of its pieces is. */
  | 'at signs'

/**
 * Judges the words of a page by the bag of the truth's, without case; the truth's are given out to words in the order of reading, however sure
 * these are. `normalise` is the kit's. Words of signs alone say nothing and are left out.
 */
export function judgedWords(
  truth: string,
  said: readonly SaidWord[],
  parting: Parting,
  normalise: (text: string) => string,
): readonly Judged[] {
  const piecesOf = (text: string): readonly string[] => {
    const plain = normalise(text).toLowerCase()
    return parting === 'at signs' ? plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean) : plain.split(' ').map(bare).filter(Boolean)
  }
  const left = new Map<string, number>()
  for (const piece of piecesOf(truth)) left.set(piece, (left.get(piece) ?? 0) + 1)
  const taken = (piece: string): boolean => {
    const count = left.get(piece) ?? 0
    if (count > 0) left.set(piece, count - 1)
    return count > 0
  }
  return said.flatMap(({ text, confidence }): readonly Judged[] => {
    const pieces = piecesOf(text)
    if (pieces.length === 0) return []
    const right = pieces.map(taken).every(Boolean)
    return [{ family: familyOf(pieces), name: text, confidence, right }]
  })
}

const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

function familyOf(pieces: readonly string[]): string {
  const text = pieces.join('')
  if (/^\p{N}+$/u.test(text)) return 'figures'
  return /\p{N}/u.test(text) ? 'letters and figures' : 'letters'
}
