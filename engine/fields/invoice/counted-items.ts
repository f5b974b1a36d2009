// Items counted in a column without a title: the counts stand before what they count.

import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'

type Item = readonly FoundValue[]

/** The items with the numbers before their descriptions as their positions, where these count all of them from one up and no column is theirs. */
export function countsApart(items: readonly Item[]): readonly Item[] {
  const counted =
    items.length > 1 &&
    items.every((item, index) => {
      const description = item.find(({ name }) => name === 'description')
      const [count, next] = description?.words ?? []
      return next !== undefined && count?.text.replace(/\.$/u, '') === String(index + 1) && !item.some(({ name }) => name === 'position')
    })
  if (!counted) return items
  return items.map((item) =>
    item.flatMap((value) => {
      const [count, ...rest] = value.words
      if (value.name !== 'description' || count === undefined) return [value]
      const position: FoundValue = { ...value, name: 'position', label: [], value: { kind: 'text', text: count.text }, words: [count] }
      return [position, { ...value, value: { kind: 'text', text: printedText(rest) }, words: rest }]
    }),
  )
}
