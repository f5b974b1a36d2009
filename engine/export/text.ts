import { type Block, type Cell, type ParsedDocument, type Table, textOfLine, textOfLines } from '../model/index.ts'
import type { Export } from '../stages.ts'
import type { Spelling } from './broken-words.ts'
import { codeLines } from './code-lines.ts'
import { undrawnByPage, undrawnSentences } from './drawing-losses.ts'
import { formLines } from './form-lines.ts'
import { plainText, spellingOf } from './running-text.ts'

/** The document as plain text in reading order, running headers and footers included; table cells are parted by tabs. */
export const text: Export = async (document) => ({
  extension: 'txt',
  mediaType: 'text/plain; charset=utf-8',
  bytes: new TextEncoder().encode(textOf(document)),
  losses: [
    ...(document.blocks.some((block) => block.kind === 'picture') ? ['Pictures have no text form and are left out.'] : []),
    ...undrawnSentences(undrawnByPage(document.pages)),
  ],
})

/** The plain text of a document: a blank line between blocks, one line feed between list items, one at the end. */
export function textOf(document: Pick<ParsedDocument, 'pages' | 'blocks'>): string {
  const spelling = spellingOf(document)
  let written = ''
  let previous: Block | null = null
  for (const block of document.blocks) {
    const own = blockText(block, spelling)
    if (own === '') continue
    const isListGoingOn = previous?.kind === 'list-item' && block.kind === 'list-item'
    written += written === '' ? own : (isListGoingOn ? '\n' : '\n\n') + own
    previous = block
  }
  return written === '' ? '' : `${written}\n`
}

function blockText(block: Block, spelling: Spelling): string {
  switch (block.kind) {
    case 'table':
      return [plainText(block.caption, spelling), ...rowsOf(block, spelling)].filter((row) => row.trim() !== '').join('\n')
    case 'picture':
      return [labelsText(block), plainText(block.caption, spelling)].filter((part) => part !== '').join('\n')
    case 'paragraph':
      return block.role === 'code' ? codeLines(block.lines).join('\n') : plainText(block.lines, spelling)
    case 'list-item':
      return '    '.repeat(block.depth) + plainText(block.lines, spelling)
    case 'heading':
      return plainText(block.lines, spelling)
    case 'furniture':
      return block.lines.map(textOfLine).join('\n')
  }
}

/** A row a line; of a ruled form a label with its answer. */
const rowsOf = (table: Table, spelling: Spelling): readonly string[] =>
  table.form === undefined
    ? tableRows(table.rowCount, table.cells, spelling)
    : formLines(
        table,
        (lines) => plainText(lines, spelling).replace(/\s+/g, ' ').trim(),
        (text) => text,
      )

/** What was made of the cell by hand, or else what is printed. */
const textOfCell = ({ value, lines }: Cell, spelling: Spelling): string =>
  value === null || value.text === textOfLines(lines) ? plainText(lines, spelling) : value.text

function tableRows(rowCount: number, cells: readonly Cell[], spelling: Spelling): readonly string[] {
  const rows: Cell[][] = Array.from({ length: rowCount }, () => [])
  for (const cell of cells) rows[cell.row]?.push(cell)
  return rows.map((row) =>
    row
      .sort((a, b) => a.column - b.column)
      .map((cell) => textOfCell(cell, spelling).replace(/\s+/g, ' ').trim())
      .join('\t'),
  )
}

/** The words in a drawing, in brackets, so that they are found and not taken for sentences. */
const labelsText = ({ labels = [] }: Extract<Block, { kind: 'picture' }>): string =>
  labels.length === 0 ? '' : `[${labels.map(textOfLine).join(' | ')}]`
