import { type Block, type ParsedDocument, textOfLines } from '../model/index.ts'

/** A block of YAML that names the document's first heading, its pages, its tables, and the kinds of documents found, if fields were read. */
export function frontMatter({ pages, blocks, sheets }: ParsedDocument): string {
  const title = blocks.find((block): block is Extract<Block, { kind: 'heading' }> => block.kind === 'heading')
  const lines = [
    ...(title === undefined ? [] : [`title: ${quoted(textOfLines(title.lines))}`]),
    `pages: ${pages.length}`,
    `tables: ${blocks.filter(({ kind }) => kind === 'table').length}`,
    ...(sheets.length === 0 ? [] : [`documents: [${sheets.map(({ kind }) => kind).join(', ')}]`]),
  ]
  return `---\n${lines.join('\n')}\n---`
}

/** YAML 1.2 takes every JSON string as it is. */
const quoted = (text: string): string => JSON.stringify(text.replace(/\s+/g, ' ').trim())
