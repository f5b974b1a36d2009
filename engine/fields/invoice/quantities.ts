import type { Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { type Reading, readAs, valuesIn } from '../reading/values-in.ts'

/** A number with its unit right behind it: "5kg", "2,5h", "20Stk.", "3PCS", and not the size of a pack ("6M"). */
const unspaced = /^(?<number>[+-]?\d[\d.,]*?)(?<unit>(?:k[WV]h?|\p{Lu}?\p{Ll}{1,4}|\p{Lu}{2,4})[²³]?\.?)$/u

/** How many there are, as the words of a column of quantities say it first; `unit` is what follows the number in the same word, null for none. */
export function quantityIn(words: readonly Word[], evidence: Evidence): (Reading & { readonly unit: string | null }) | null {
  const [reading] = valuesIn(words, 'number', evidence)
  if (reading !== undefined) return { ...reading, unit: null }
  for (const word of words) {
    const { number, unit } = unspaced.exec(word.text)?.groups ?? {}
    const value = number === undefined ? null : readAs('number', number, evidence)
    if (value !== null && unit !== undefined) return { value, words: [word], unit }
  }
  return null
}
