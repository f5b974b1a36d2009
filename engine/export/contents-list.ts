import { type Block, median, sizeOf, textOfLines } from '../model/index.ts'

const led = /(?:\s*[.·․…]){4,}\s*(?=\S{1,6}$)/u
/** The same in Markdown, where the page may lead to its place and be bold. */
const ledInMarkdown = /(?:\s*[.·․…]){4,}\s*(?=\**(?:\S{1,6}|\[\**[^\s\]]{1,6}\]\((?:<[^>]*>|\S*)\))\**$)/u
/** Fewer lines in a row that lead to a number by dots are no table of contents. */
const fewest = 3
/** Entries of one depth begin at one edge, to this share of the letter size. */
const level = 0.7

/** The entries of tables of contents among the blocks, each with its depth by how far it is set in: 0 for the outermost of its list. */
export function contentsEntries(blocks: readonly Block[]): ReadonlyMap<Block, number> {
  const depths = new Map<Block, number>()
  let list: Block[] = []
  const close = () => {
    if (list.length >= fewest) for (const [block, depth] of depthsOf(list)) depths.set(block, depth)
    list = []
  }
  for (const block of blocks) {
    if (isEntry(block)) list.push(block)
    else if (block.kind !== 'furniture') close()
  }
  close()
  return depths
}

/** An entry's Markdown with the dots that lead to its page as one sign: "Preface ........ xi" as "Preface … xi". */
export const withShortLeader = (markdown: string): string => markdown.replace(ledInMarkdown, ' … ')

const isEntry = (block: Block): boolean =>
  ((block.kind === 'paragraph' && block.role === 'body') || block.kind === 'list-item') && led.test(textOfLines(block.lines).trimEnd())

function depthsOf(list: readonly Block[]): ReadonlyMap<Block, number> {
  const edges: number[] = []
  const size = median(
    list.flatMap((block) => ('lines' in block ? block.lines.flatMap((line) => line.words.map(sizeOf)) : [])),
    10,
  )
  const leftOf = (block: Block): number => block.places[0]?.box.left ?? 0
  for (const left of list.map(leftOf).toSorted((one, other) => one - other))
    if (edges.length === 0 || left - (edges[edges.length - 1] ?? 0) > level * size) edges.push(left)
  return new Map(
    list.map((block) => [
      block,
      Math.max(
        0,
        edges.findLastIndex((edge) => edge <= leftOf(block)),
      ),
    ]),
  )
}
