import type { RivalTable } from './rival.ts'

/** A run of text between two runs of two or more spaces, with the character columns it takes. */
interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A header over several columns bridges the gaps below it; with more than a fifth of such lines it is prose, not a table. */
const bridgingShare = 0.2

/**
 * The tables of one page of `pdftotext -layout`, as rows of cells without spans. Deliberately plain: a table is a run of lines of two or more
 * pieces with at most one blank or one-piece line between two of them, and its columns are parted by gaps of two or more characters
 * that the lines share. Two columns of prose therefore make a table, as they do for anyone who has only this text.
 */
export function tablesInLayout(page: string): readonly RivalTable['rows'][] {
  return runs(page.split('\n').map(piecesOf)).flatMap((lines) => {
    const columns = columnsOf(lines)
    if (lines.length < 2 || columns.length < 2) return []
    return [lines.filter((pieces) => pieces.length > 0).map((pieces) => rowOf(pieces, columns))]
  })
}

function piecesOf(line: string): readonly Piece[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
}

function runs(lines: readonly (readonly Piece[])[]): readonly (readonly (readonly Piece[])[])[] {
  const found: (readonly Piece[])[][] = []
  let lastMany = Number.NEGATIVE_INFINITY
  for (const [index, pieces] of lines.entries()) {
    if (pieces.length < 2) continue
    const run = found.at(-1)
    if (run !== undefined && index - lastMany <= 2) run.push(...lines.slice(lastMany + 1, index + 1))
    else found.push([pieces])
    lastMany = index
  }
  return found
}

interface Column {
  readonly start: number
  readonly end: number
}

/** The columns of a table: what stands between gaps of two or more characters that its lines share. */
function columnsOf(lines: readonly (readonly Piece[])[]): readonly Column[] {
  const many = lines.filter((pieces) => pieces.length > 1)
  const width = Math.max(...many.map((pieces) => pieces.at(-1)?.end ?? 0))
  const columns: { start: number; end: number }[] = []
  for (let x = 0; x < width; x++) {
    const taken = many.filter((pieces) => pieces.some(({ start, end }) => start <= x && x < end)).length
    if (taken <= many.length * bridgingShare) continue
    const last = columns.at(-1)
    if (last !== undefined && x - last.end < 2) last.end = x + 1
    else columns.push({ start: x, end: x + 1 })
  }
  return columns
}

/** Each piece in the column that it overlaps most or, overlapping none, the nearest; of two alike the first. */
function rowOf(pieces: readonly Piece[], columns: readonly Column[]): RivalTable['rows'][number] {
  const texts = columns.map((): string[] => [])
  for (const piece of pieces) {
    const overlaps = columns.map(({ start, end }) => Math.min(piece.end, end) - Math.max(piece.start, start))
    texts[overlaps.indexOf(Math.max(...overlaps))]?.push(piece.text)
  }
  return texts.map((parts) => ({ text: parts.join(' '), rowspan: 1, colspan: 1 }))
}
