import { overlapX } from '../geometry/index.ts'
import { type Block, linesOf, type Table, textOfLines } from '../model/index.ts'
import { boldness } from './typography.ts'

/** Points between a heading and the table below it at most: what stands further apart has something else between. */
const farthest = 60
/** A bold text above a table names it when it has no more words. */
const mostWords = 12

/** The blocks with tables that have no caption named by the heading, or the short text in bold, that stands right above them and above no other table. */
export const withNamedTables = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, index) => {
    if (block.kind !== 'table' || block.title !== null || block.form !== undefined) return block
    const above = blocks.slice(0, index).findLast(({ kind }) => kind !== 'furniture')
    return above !== undefined && isNameOf(above, block) ? { ...block, title: nameIn(above) } : block
  })

const nameIn = (block: Block): string => textOfLines(linesOf(block)).replaceAll('\n', ' ').replace(/:$/u, '').trim()

function isNameOf(above: Block, table: Table): boolean {
  if (above.kind !== 'heading' && !(above.kind === 'paragraph' && above.role === 'body')) return false
  const lines = linesOf(above)
  const [upper, lower] = [above.places.at(-1), table.places[0]]
  if (upper === undefined || lower === undefined || upper.page !== lower.page || upper.box === null || lower.box === null) return false
  const gap = lower.box.top - upper.box.bottom
  if (gap < -1 || gap > farthest || overlapX(upper.box, lower.box) <= 0) return false
  if (above.kind === 'heading') return true
  const words = lines.flatMap((line) => line.words)
  return words.length <= mostWords && boldness(lines) > 0.95 && !/[.;,]$/u.test(words.at(-1)?.text ?? '')
}
