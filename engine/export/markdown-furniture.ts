import { type Block, linesOf, textOfLines } from '../model/index.ts'
import type { ExportOptions } from '../stages.ts'

/**
 * The blocks to write: without running headers, footers and page numbers, with all of them, or with each kept once. Digits do not count,
 * so that "Page 1 of 9" and "Page 2 of 9" are the same.
 */
export function withFurniture(blocks: readonly Block[], choice: ExportOptions['markdownFurniture']): readonly Block[] {
  if (choice === 'all') return blocks
  const seen = new Set<string>()
  return blocks.filter((block) => {
    if (block.kind !== 'furniture') return true
    if (choice === 'none') return false
    const text = textOfLines(linesOf(block)).replace(/\d+/g, '#')
    const isNew = !seen.has(text) && /\p{L}/u.test(text)
    seen.add(text)
    return isNew
  })
}
