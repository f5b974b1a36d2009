import type { Block } from './block.ts'
import type { ParsedDocument } from './parsed-document.ts'
import type { Line, Word } from './word.ts'

export interface Conservation {
  readonly lost: readonly Word[]
  readonly doubled: readonly Word[]
  readonly invented: readonly Word[]
}

/** Which words of the pages are missing from the blocks, stand there twice, or stand there without being on a page. All empty: nothing was lost. */
export function wordsLostOrDoubled(document: Pick<ParsedDocument, 'pages' | 'blocks'>): Conservation {
  const seen = new Map<Word, number>()
  for (const page of document.pages) for (const word of page.words) seen.set(word, 0)
  const invented: Word[] = []
  for (const block of document.blocks)
    for (const line of linesOf(block))
      for (const word of line.words) {
        const count = seen.get(word)
        if (count === undefined) invented.push(word)
        else seen.set(word, count + 1)
      }
  const lost: Word[] = []
  const doubled: Word[] = []
  for (const [word, count] of seen) {
    if (count === 0) lost.push(word)
    if (count > 1) doubled.push(word)
  }
  return { lost, doubled, invented }
}

/** Every line a block holds, whatever its kind. */
export function linesOf(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'table':
      return [...block.caption, ...block.cells.flatMap((cell) => cell.lines), ...block.repeated]
    case 'picture':
      return block.labels === undefined ? block.caption : [...block.caption, ...block.labels]
    default:
      return block.lines
  }
}
