// Do the words of a page stand where they stood when its Word file is printed?

import type { Word } from '@docmill/engine/model'

/** A word at its place, in points from the left upper corner of its page. */
export type PlacedWord = Pick<Word, 'page' | 'text' | 'box'>

/** Points between the middles of a word on both pages within which it counts as in its place: across a wider face moves it, down all that stands above. */
const across = 20
const down = 36

/** The share of the words of a document that stand in their place in its print; 1 for none. Each printed word counts once, for the nearest. */
export function shareInPlace(words: readonly PlacedWord[], printed: readonly PlacedWord[]): number {
  const nameOf = ({ page, text }: PlacedWord): string => `${page} ${bare(text)}`
  const named = words.filter(({ text }) => bare(text) !== '')
  const others = Map.groupBy(printed, nameOf)
  let found = 0
  for (const [name, own] of Map.groupBy(named, nameOf)) {
    const pairs = own.flatMap((word) =>
      (others.get(name) ?? []).flatMap((other) => {
        const [x, y] = [Math.abs(middle(word).x - middle(other).x), Math.abs(middle(word).y - middle(other).y)]
        return x <= across && y <= down ? [{ word, other, distance: x + y }] : []
      }),
    )
    const taken = new Set<PlacedWord>()
    for (const { word, other } of pairs.sort((a, b) => a.distance - b.distance)) {
      if (taken.has(word) || taken.has(other)) continue
      taken.add(word).add(other)
      found++
    }
  }
  return named.length === 0 ? 1 : found / named.length
}

/** The words of a PDF as `pdftotext -bbox` writes them. */
export function placedWords(xhtml: string): readonly PlacedWord[] {
  return xhtml
    .split('<page ')
    .slice(1)
    .flatMap((part, index) =>
      [...part.matchAll(/<word xMin="([^"]*)" yMin="([^"]*)" xMax="([^"]*)" yMax="([^"]*)">([^<]*)</g)].map(
        ([, left, top, right, bottom, text = '']): PlacedWord => ({
          page: index + 1,
          text: text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof signs) => signs[name]),
          box: { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
        }),
      ),
    )
}
const signs = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const

/** A word in small letters without punctuation. */
export const bare = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const middle = ({ box }: PlacedWord) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
