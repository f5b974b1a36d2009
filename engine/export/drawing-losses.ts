// What becomes of drawings, and of the words in them, in files that cannot hold lines and curves.

import type { Block, Page, ParsedDocument } from '../model/index.ts'

/** More pages are not named one by one. */
const mostNamed = 5

/** How many drawings of each page no block shows, by page number. */
export type UndrawnByPage = ReadonlyMap<number, number>

export const undrawnByPage = (pages: readonly Page[]): UndrawnByPage =>
  new Map(pages.flatMap(({ number, undrawn = [] }) => (undrawn.length === 0 ? [] : [[number, undrawn.length] as const])))

/** The sentence about drawings that a file does not hold; none when there are none. */
export function undrawnSentences(byPage: UndrawnByPage): readonly string[] {
  if (byPage.size === 0) return []
  const count = [...byPage.values()].reduce((sum, number) => sum + number, 0)
  const numbers = [...byPage.keys()].sort((a, b) => a - b)
  const named = numbers.slice(0, mostNamed).join(', ')
  const pages =
    numbers.length === 1 ? `on page ${named}` : numbers.length > mostNamed ? `on pages ${named} and others` : `on pages ${named}`
  return [`Drawings of lines and curves (charts, logos, signatures) that were not told as pictures and are left out: ${count}, ${pages}.`]
}

/** Words that stand in drawings, as labels of pictures. */
export const wordsInDrawings = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'picture' ? (block.labels ?? []).flatMap(({ words }) => words).length : 0), 0)

/** Lines of text that are labels of drawings. */
export const linesInDrawings = ({ blocks }: Pick<ParsedDocument, 'blocks'>): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'picture' ? (block.labels ?? []).length : 0), 0)

/** Behind a number of lines: how many of them stand in drawings. */
export const inDrawings = (labels: number): string => (labels === 0 ? '' : `, ${labels} of them in drawings`)
