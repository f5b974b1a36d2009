import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import type { Cell, Table } from '../model/index.ts'

/** Cells of a table that are packed together: some hundred kilobytes of text. */
const cellsInPiece = 4096

/**
 * Keeps tables that wait for others: a cell takes 400 bytes as an object and 20 packed, and a sheet of a million rows has several millions of
 * them. A table that is given back looks as before; its cells are unpacked when they are asked for, and those of one table are held at a time.
 */
export class Shelf {
  #open: { readonly table: Table; readonly cells: readonly Cell[] } | null = null

  /** The table, its cells packed. `working` is called for every piece. */
  put(table: Table, working: () => void): Table {
    const { cells, ...rest } = table
    const pieces: Uint8Array[] = []
    for (let from = 0; from < cells.length; from += cellsInPiece) {
      pieces.push(deflateSync(strToU8(JSON.stringify(cells.slice(from, from + cellsInPiece))), { level: 1 }))
      working()
    }
    const cellsOf = (shelved: Table): readonly Cell[] => {
      if (this.#open?.table !== shelved) {
        this.#open = null
        this.#open = { table: shelved, cells: pieces.flatMap(unpacked) }
        working()
      }
      return this.#open.cells
    }
    return {
      ...rest,
      get cells() {
        return cellsOf(this)
      },
    }
  }
}

const unpacked = (piece: Uint8Array): Cell[] => JSON.parse(strFromU8(inflateSync(piece)))
