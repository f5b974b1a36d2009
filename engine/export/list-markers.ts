import type { Line, Word } from '../model/index.ts'

/** The lines of a list item without the marker that their first words print. */
export function withoutMarker(lines: readonly Line[], marker: string): readonly Line[] {
  const [first, ...rest] = lines
  const [word] = first?.words ?? []
  if (!first || !word) return lines
  if (word.text === marker) return withoutFirstWord(lines)
  if (!word.text.startsWith(marker)) return lines
  const shortened: Word = { ...word, text: word.text.slice(marker.length) }
  return [{ ...first, words: [shortened, ...first.words.slice(1)] }, ...rest]
}

export function withoutFirstWord(lines: readonly Line[]): readonly Line[] {
  const [first, ...rest] = lines
  return first ? [{ ...first, words: first.words.slice(1) }, ...rest] : lines
}
