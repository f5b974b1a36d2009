import type { Block } from '../model/index.ts'

/** Depth of a block that is an item of a list, from 0 on; null for any other block. */
export type DepthOf = (block: Block) => number | null

/**
 * How many levels each block is set in so that lists go on around it: what stands between an item and a deeper one, or one as deep, belongs to the
 * item around them. At the margin it would end the list, and the next deeper item would be a listing (CommonMark, 4.4 and 5.2).
 */
export function levelsInLists(blocks: readonly Block[], depthOf: DepthOf): readonly number[] {
  const levels = blocks.map((block) => depthOf(block) ?? 0)
  let open = -1
  let from = 0
  blocks.forEach((block, index) => {
    const depth = depthOf(block)
    if (block.kind === 'heading') open = -1
    if (depth === null) return
    const inner = Math.min(depth, open + 1)
    if (inner < depth) levels[index] = inner
    if (open >= 0 && inner > 0) levels.fill(inner, from, index)
    open = inner
    from = index + 1
  })
  return levels
}

/** Text set in by so many levels of a list; empty lines stay empty. */
export const setIn = (text: string, levels: number): string => (levels === 0 ? text : text.replace(/^(?=.)/gmu, '    '.repeat(levels)))
