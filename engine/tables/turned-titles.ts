import { centre, contains } from '../geometry/index.ts'
import { type Cell, type Line, type Table, type Turn, textOfLines, type Word } from '../model/index.ts'
import { columnAt } from './band-lines.ts'
import type { Candidate } from './grid.ts'
import type { Lattice } from './lattice.ts'

/** true when the middle of the word lies in the table. */
export const isInside = (word: Word, table: Table): boolean => table.places.some(({ box }) => contains(box, centre(word.box)))

/** Upright tables with the words in them that are set sideways, as titles of narrow columns often are. */
export function withTurnedTitles(tables: readonly Table[], words: readonly Word[]): readonly Table[] {
  const turned = words.filter((word) => word.turn !== 0)
  if (turned.length === 0) return tables
  return tables.map((table) => {
    const inside = turned.filter((word) => isInside(word, table))
    if (inside.length === 0) return table
    const cells = table.cells.map((cell) => {
      const own = inside.filter((word) => cellAt(table, word) === cell)
      return own.length > 0 ? withWords(cell, own) : cell
    })
    const columns = table.columns.map((column, index) => {
      const title = cells.filter(
        (cell) => cell.row < table.headerRows && cell.column <= index && cell.column + cell.columnSpan > index && cell.lines.length > 0,
      )
      return { ...column, title: title.length > 0 ? title.map((cell) => textOfLines(cell.lines).replaceAll('\n', ' ')).join(' ') : null }
    })
    return { ...table, cells, columns }
  })
}

/** The ruled columns that titles set sideways name: they are columns though nothing else may stand in them. */
export function columnsOfTurnedTitles({ box }: Candidate, { xs, ruledX }: Lattice, words: readonly Word[]): ReadonlySet<number> {
  const named = new Set<number>()
  for (const word of words) {
    const middle = centre(word.box)
    if (word.turn % 180 === 0 || !contains(box, middle)) continue
    const column = columnAt(xs, middle.x)
    if (ruledX[column] && ruledX[column + 1]) named.add(column)
  }
  return named
}

const cellAt = (table: Table, word: Word): Cell | undefined => table.cells.find((cell) => contains(cell.place.box, centre(word.box)))

function withWords(cell: Cell, words: readonly Word[]): Cell {
  const lines = [...cell.lines, ...turnedLines(words)]
  return { ...cell, lines, value: { kind: 'text', text: textOfLines(lines) } }
}

/** Words of one turn as lines: along the writing first, then across it. */
function turnedLines(words: readonly Word[]): readonly Line[] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => a.turn - b.turn || across(a) - across(b) || along(a) - along(b))) {
    const line = lines[lines.length - 1]
    const last = line?.[line.length - 1]
    if (line && last && last.turn === word.turn && Math.abs(last.baseline - word.baseline) < 0.4 * (word.font?.size ?? 8)) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => {
    const parts = [...line].sort((a, b) => along(a) - along(b))
    return {
      words: parts,
      box: {
        left: Math.min(...parts.map((word) => word.box.left)),
        top: Math.min(...parts.map((word) => word.box.top)),
        right: Math.max(...parts.map((word) => word.box.right)),
        bottom: Math.max(...parts.map((word) => word.box.bottom)),
      },
    }
  })
}

/** How far down its writing direction the word stands. */
const along = ({ turn, box }: Word): number => byTurn(turn, { 0: box.left, 90: box.top, 180: -box.right, 270: -box.bottom })
/** How far down the lines of its writing the word stands. */
const across = ({ turn, baseline }: Word): number => byTurn(turn, { 0: baseline, 90: -baseline, 180: -baseline, 270: baseline })
const byTurn = (turn: Turn, values: { readonly [key in Turn]: number }): number => values[turn]
