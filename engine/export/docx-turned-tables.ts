import { type Affine, applyToBox, applyToPoint, type Box, compose, identity, invert } from '../geometry/index.ts'
import type { Block, Line, Table, Turn, Word } from '../model/index.ts'

/** A table as it is read, and the way back from its boxes to those on the page. */
export interface UprightTable {
  readonly table: Table
  /** false for a table that stands on its page as it is read. */
  readonly isTurned: boolean
  onPage(page: number, box: Box): Box
}

/** The maps that turn a sheet back so that writing of that turn is upright. */
const turnedBack: Readonly<Record<Exclude<Turn, 0>, Affine>> = {
  90: [0, -1, 1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, 1, -1, 0, 0, 0],
}

/**
 * A table that is printed sideways or on its head, with its boxes as they are when the sheet is turned: its columns are as wide as on the page, its rows as
 * high. The upper edge stays where the table's is; `left` is where it begins across the page. All in points.
 */
export function uprightTable(table: Table, left: number): UprightTable {
  const turn = turnOf(table)
  if (turn === 0) return { table, isTurned: false, onPage: (_, box) => box }
  const maps = new Map(
    table.places.map(({ page, box }): [number, Affine] => {
      const there = applyToBox(turnedBack[turn], box)
      return [page, compose(turnedBack[turn], [1, 0, 0, 1, left - there.left, box.top - there.top])]
    }),
  )
  const mapOf = (page: number): Affine => maps.get(page) ?? identity
  const boxOn = (page: number, box: Box): Box => applyToBox(mapOf(page), box)
  const wordOn = (word: Word): Word => {
    const map = mapOf(word.page)
    // Writing that runs down or up has its baseline across the page.
    const { y } = applyToPoint(map, turn === 180 ? { x: 0, y: word.baseline } : { x: word.baseline, y: 0 })
    return { ...word, box: applyToBox(map, word.box), baseline: y, turn: 0 }
  }
  const lineOn = (page: number, { words, box }: Line): Line => ({ words: words.map(wordOn), box: boxOn(page, box) })
  return {
    table: {
      ...table,
      places: table.places.map(({ page, box }) => ({ page, box: boxOn(page, box) })),
      cells: table.cells.map((cell) => ({
        ...cell,
        place: { ...cell.place, box: boxOn(cell.place.page, cell.place.box) },
        lines: cell.lines.map((line) => lineOn(cell.place.page, line)),
      })),
    },
    isTurned: true,
    onPage: (page, box) => applyToBox(invert(mapOf(page)), box),
  }
}

/** How most words of a block are turned; 0 for a few turned ones among others, as titles of narrow columns often are. */
export function turnOf(block: Block): Turn {
  const lines = block.kind === 'table' ? block.cells.flatMap((cell) => cell.lines) : 'lines' in block ? block.lines : []
  const words = lines.flatMap((line) => line.words)
  const turns: readonly Turn[] = [90, 180, 270]
  return turns.find((turn) => words.filter((word) => word.turn === turn).length > words.length / 2) ?? 0
}
