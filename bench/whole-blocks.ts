import { type Block, linesOf, textOfLines } from '@docmill/engine/model'

/** A block of a document as it was printed; see tools/printed-documents.ts. */
export interface Printed {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'term' | 'code'
  readonly text: string
}
/** What became of a printed block: `whole` where a block of ours has its text and is of its kind. */
export interface Fate {
  readonly printed: Printed
  readonly fate: 'whole' | 'other kind' | 'within another' | 'in pieces' | 'lost'
}

/** Letters and signs alone: spaces, hyphens and cases are set as the print needs them. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00AD¶‐‑-]/gu, '')
    .toLowerCase()

const kindOf = (block: Block): string => {
  if (block.kind === 'heading') return 'heading'
  if (block.kind === 'list-item') return 'item'
  return block.kind === 'paragraph' ? (block.role === 'code' ? 'code' : 'paragraph') : block.kind
}
/** Items hold paragraphs; terms stand in lines of their own, as headings or code or items do. */
const isKind = (printed: Printed['kind'], kind: string): boolean =>
  printed === kind ||
  (printed === 'paragraph' && kind === 'item') ||
  (printed === 'term' && ['paragraph', 'heading', 'item', 'code'].includes(kind))

/** A block that was read: of what kind, and its text. */
export interface Read {
  readonly kind: string
  readonly text: string
}
/** The blocks of a document that was read; of a table each cell. */
export const readBlocks = (blocks: readonly Block[]): readonly Read[] =>
  blocks.flatMap((block): readonly Read[] => {
    if (block.kind === 'table') return block.cells.map(({ lines }) => ({ kind: 'cell', text: textOfLines(lines) }))
    return [{ kind: kindOf(block), text: textOfLines(linesOf(block)) }]
  })

/** What became of each printed block among those read. A marker of a few letters may stand before an item's text. */
export function fatesOf(printed: readonly Printed[], read: readonly Read[]): readonly Fate[] {
  const ours = read.map(({ kind, text }) => ({ kind, text: bare(text) }))
  const all = ours.map(({ text }) => text).join('')
  return printed.map((one): Fate => {
    const text = bare(one.text)
    const isSame = (own: string, kind: string): boolean =>
      own === text || (kind === 'item' && own.endsWith(text) && own.length - text.length <= mostMarker)
    const same = ours.filter((own) => isSame(own.text, own.kind))
    if (same.some(({ kind }) => isKind(one.kind, kind))) return { printed: one, fate: 'whole' }
    if (same.length > 0) return { printed: one, fate: 'other kind' }
    if (ours.some((own) => own.text.includes(text))) return { printed: one, fate: 'within another' }
    return { printed: one, fate: all.includes(text.slice(0, begun)) ? 'in pieces' : 'lost' }
  })
}
const mostMarker = 5
/** Signs with which a text that came in pieces begins somewhere; of one that begins nowhere all or part is lost. */
const begun = 25
