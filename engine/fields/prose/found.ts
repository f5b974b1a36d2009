import type { Value, Word } from '../../model/index.ts'
import type { FoundAlternative, FoundValue } from '../reading/reader.ts'

/**
 * A value with words of the page; null when there are none, so that no value stands without its proof. Words over a page break are those
 * of the first page: a place is on one page. What a recogniser doubted in the words lowers the confidence.
 */
export function found(
  name: string,
  text: string | Value,
  words: readonly Word[],
  sure: number,
  label: readonly Word[] = [],
): FoundValue | null {
  const value: Value = typeof text === 'string' ? { kind: 'text', text: text.trim() } : text
  const own = onOnePage(words)
  if (own.length === 0 || value.text.trim() === '') return null
  return { name, value, words: own, label: onOnePage(label), confidence: sure * weakestReading(own), alternatives: [] }
}

/** The same value with others that were considered, best first, at most three and none that says the same. */
export function besides(best: FoundValue, others: readonly FoundValue[]): FoundValue {
  const said = new Set([meaning(best.value)])
  const alternatives: FoundAlternative[] = []
  for (const { value, words, confidence } of others) {
    if (said.has(meaning(value)) || alternatives.length === 3) continue
    said.add(meaning(value))
    alternatives.push({ value, words, confidence, source: 'place' })
  }
  return { ...best, alternatives }
}

const meaning = (value: Value): string => (value.kind === 'date' ? value.iso : value.text)

const onOnePage = (words: readonly Word[]): readonly Word[] => words.filter((word) => word.page === words[0]?.page)

/** The confidence of the least sure word; half of all doubt counts, for a doubted letter need not change what a passage says. */
function weakestReading(words: readonly Word[]): number {
  const least = words.reduce((most, word) => Math.min(most, word.confidence), 1)
  return least >= 0.9 ? 1 : 0.5 + least / 2
}

/** Those that are there. */
export const present = <T>(all: readonly (T | null | undefined)[]): T[] => all.filter((one): one is T => one !== null && one !== undefined)
