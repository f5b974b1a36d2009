import { type ParsedDocument, type Table, textOfLines } from '@docmill/engine/model'
import type { SaidWord } from './judged-words.ts'

/** A table as the benchmark kit wants it: rows as in HTML, a cell listed in the row and place where it begins. */
export interface PredictedTable {
  readonly page: number
  readonly rows: readonly (readonly { readonly text: string; readonly rowspan: number; readonly colspan: number }[])[]
}

/** Every table of a document; one that runs over pages is given with its first. */
export function predictedTables({ blocks }: ParsedDocument): readonly PredictedTable[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [{ page: block.places[0]?.page ?? 1, rows: rowsOf(block) }] : []))
}

/** Every word of a document, page by page, with how sure its reader is: what `npm run bench:sure` holds against the truth. */
export function predictedWords({ pages }: ParsedDocument): readonly SaidWord[] {
  return pages.flatMap(({ words }) => words.map(({ text, confidence }) => ({ text, confidence })))
}

function rowsOf({ cells, rowCount }: Table): PredictedTable['rows'] {
  return Array.from({ length: rowCount }, (_, row) =>
    cells
      .filter((cell) => cell.row === row)
      .sort((a, b) => a.column - b.column)
      .map(({ lines, rowSpan, columnSpan }) => ({ text: textOfLines(lines), rowspan: rowSpan, colspan: columnSpan })),
  )
}
