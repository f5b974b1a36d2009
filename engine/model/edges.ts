import type { Word } from './word.ts'

/** Words in groups that begin, or end, below one another: by `edgeOf`, page points, each group within `sameEdge` of its first, from left to right. */
export function byEdge(words: readonly Word[], edgeOf: (word: Word) => number, sameEdge: number): readonly Word[][] {
  const groups: Word[][] = []
  for (const word of words.toSorted((a, b) => edgeOf(a) - edgeOf(b))) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && edgeOf(word) - edgeOf(group[0]) <= sameEdge) group.push(word)
    else groups.push([word])
  }
  return groups
}
