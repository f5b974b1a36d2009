import type { Box } from '../geometry/index.ts'
import type { Line, Table, Turn, Word } from '../model/index.ts'

/** A table as it is read, and the way back from its boxes to those on the page. */
export interface UprightTable {
  readonly table: Table
  /** false for a table that stands on its page as it is read. */
  readonly isTurned: boolean
  onPage(page: number, box: Box): Box
}

/**
 * A table that is printed sideways or on its head, with its boxes as they are when the sheet is turned: its columns are as wide as on the page, its rows as
 * high. The upper left corner stays where the table's is; `left` is where it begins across the page. All in points.
 */
export function uprightTable(table: Table, left: number): UprightTable {
  const turn = turnOf(table)
  if (turn === 0) return { table, isTurned: false, onPage: (_, box) => box }
  const frames = new Map(table.places.map(({ page, box }) => [page, box]))
  const frameOf = (page: number): Box => frames.get(page) ?? { left, top: 0, right: left, bottom: 0 }
  const boxOn = (page: number, box: Box): Box => turnedBack(box, frameOf(page), turn, left)
  const wordOn = (word: Word): Word => {
    const frame = frameOf(word.page)
    const baseline = {
      90: frame.right - word.baseline + frame.top,
      180: frame.bottom - word.baseline + frame.top,
      270: word.baseline - frame.left + frame.top,
    }[turn]
    return { ...word, box: boxOn(word.page, word.box), baseline, turn: 0 }
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
    onPage: (page, box) => turnedOn(box, frameOf(page), turn, left),
  }
}

/** How most words of the table are turned; 0 for a few turned ones among others, as titles of narrow columns often are. */
function turnOf({ cells }: Table): Turn {
  const words = cells.flatMap(({ lines }) => lines.flatMap((line) => line.words))
  const turns: readonly Turn[] = [90, 180, 270]
  return turns.find((turn) => words.filter((word) => word.turn === turn).length > words.length / 2) ?? 0
}

/** The box as it stands when the sheet is turned so that writing of that turn is upright. */
function turnedBack({ left, top, right, bottom }: Box, frame: Box, turn: Exclude<Turn, 0>, begin: number): Box {
  switch (turn) {
    case 90:
      return {
        left: top - frame.top + begin,
        right: bottom - frame.top + begin,
        top: frame.right - right + frame.top,
        bottom: frame.right - left + frame.top,
      }
    case 180:
      return {
        left: frame.right - right + begin,
        right: frame.right - left + begin,
        top: frame.bottom - bottom + frame.top,
        bottom: frame.bottom - top + frame.top,
      }
    case 270:
      return {
        left: frame.bottom - bottom + begin,
        right: frame.bottom - top + begin,
        top: left - frame.left + frame.top,
        bottom: right - frame.left + frame.top,
      }
  }
}

/** The way back. */
function turnedOn({ left, top, right, bottom }: Box, frame: Box, turn: Exclude<Turn, 0>, begin: number): Box {
  switch (turn) {
    case 90:
      return {
        left: frame.right + frame.top - bottom,
        right: frame.right + frame.top - top,
        top: left - begin + frame.top,
        bottom: right - begin + frame.top,
      }
    case 180:
      return {
        left: frame.right + begin - right,
        right: frame.right + begin - left,
        top: frame.bottom + frame.top - bottom,
        bottom: frame.bottom + frame.top - top,
      }
    case 270:
      return {
        left: top + frame.left - frame.top,
        right: bottom + frame.left - frame.top,
        top: frame.bottom + begin - right,
        bottom: frame.bottom + begin - left,
      }
  }
}
