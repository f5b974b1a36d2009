/** Further than this share of its letters a word is another. */
const farthest = 0.5
/** Words of the truth that are one of ours at most. */
const mostPieces = 6

/** Our words with one thing after the other put right. */
export interface Mended {
  /** In the truth's order; words that it has not stay behind the word before them. */
  readonly 'in the order of the truth': readonly string[]
  readonly 'without words too many': readonly string[]
  readonly 'with words missing': readonly string[]
  /** What is left are spaces: words joined or parted otherwise. */
  readonly 'with letters right': readonly string[]
}

interface Placed {
  readonly text: string
  /** The first word of the truth that it stands for, and how many of them; null for a word too many. */
  readonly at: number | null
  readonly count: number
}

/**
 * Pairs our words with the truth's: like ones first, then those that are several of the truth in one, then the nearest in letters; of equals those
 * at about the same place of the page. `distance` is that of Levenshtein.
 */
export function inTruthsOrder(truth: readonly string[], ours: readonly string[], distance: (a: string, b: string) => number): Mended {
  const placed: Placed[] = ours.map((text) => ({ text, at: null, count: 1 }))
  const taken = new Set<number>()
  const pair = (costOf: (text: string, at: number) => { readonly cost: number; readonly count: number } | null): void => {
    const rivals = placed.flatMap(({ text, at: before }, index) =>
      before !== null
        ? []
        : truth.flatMap((_, at) => {
            const found = taken.has(at) ? null : costOf(text, at)
            return found === null ? [] : [{ index, at, ...found, away: Math.abs(index / ours.length - at / truth.length) }]
          }),
    )
    for (const { index, at, count } of rivals.sort((a, b) => a.cost - b.cost || a.away - b.away)) {
      const own = Array.from({ length: count }, (_, step) => at + step)
      if (placed[index]?.at !== null || own.some((each) => taken.has(each))) continue
      placed[index] = { text: ours[index] as string, at, count }
      for (const each of own) taken.add(each)
    }
  }
  pair((text, at) => (truth[at] === text ? { cost: 0, count: 1 } : null))
  pair((text, at) => {
    for (let count = 2; count <= mostPieces && at + count <= truth.length; count++)
      if (truth.slice(at, at + count).join('') === text) return { cost: 0, count }
    return null
  })
  pair((text, at) => {
    const other = truth[at] as string
    const cost = distance(text, other) / Math.max(text.length, other.length)
    return cost <= farthest ? { cost, count: 1 } : null
  })
  return mended(truth, placed, taken)
}

function mended(truth: readonly string[], placed: readonly Placed[], taken: ReadonlySet<number>): Mended {
  let last = -1
  const keyed = placed.map((word) => {
    last = word.at ?? last
    return { ...word, key: word.at ?? last + 0.5 }
  })
  const textsOf = (words: readonly { readonly text: string; readonly key: number }[]): readonly string[] =>
    words.toSorted((a, b) => a.key - b.key).map(({ text }) => text)
  const found = keyed.filter(({ at }) => at !== null)
  const missing = truth.flatMap((text, at) => (taken.has(at) ? [] : [{ text, key: at }]))
  const right = found.map((word) => (word.count > 1 ? word : { ...word, text: truth[word.key] as string }))
  return {
    'in the order of the truth': textsOf(keyed),
    'without words too many': textsOf(found),
    'with words missing': textsOf([...found, ...missing]),
    'with letters right': textsOf([...right, ...missing]),
  }
}
