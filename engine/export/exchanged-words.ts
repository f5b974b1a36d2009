import type { Block, Line, ParsedDocument, Word } from '../model/index.ts'

/** The document with other words in the places of its own: on its pages, in its blocks and their cells alike. Each word is asked for once. */
export function withWords(document: ParsedDocument, exchange: (word: Word) => Word): ParsedDocument {
  const exchanged = new Map<Word, Word>()
  const other = (word: Word): Word => {
    const known = exchanged.get(word)
    if (known !== undefined) return known
    const made = exchange(word)
    exchanged.set(word, made)
    return made
  }
  const line = (given: Line): Line => ({ ...given, words: given.words.map(other) })
  return {
    ...document,
    pages: document.pages.map((page) => ({ ...page, words: page.words.map(other) })),
    blocks: document.blocks.map((block): Block => {
      if (block.kind === 'table') {
        const cells = block.cells.map((cell) => ({ ...cell, lines: cell.lines.map(line) }))
        return { ...block, cells, caption: block.caption.map(line), repeated: block.repeated.map(line) }
      }
      return block.kind === 'picture' ? { ...block, caption: block.caption.map(line) } : { ...block, lines: block.lines.map(line) }
    }),
  }
}
