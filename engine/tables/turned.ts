import { type Affine, applyToBox, applyToPoint, type Box, type Size } from '../geometry/index.ts'
import type { Cell, Line, Table, Turn, Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'

/** A page turned so that its turned writing reads upright, and the way back for tables found on it. */
export interface TurnedPage {
  readonly page: ReadPage
  readonly words: readonly Word[]
  back(table: Table): Table
}

/** The page turned back by `turn`, with only the words of that turn. */
export function uprightAt(page: ReadPage, turn: Exclude<Turn, 0>): TurnedPage {
  const { width, height } = page.size
  const there = turnBack(turn, page.size)
  const here = turnOn(turn, page.size)
  const original = new Map<Word, Word>()
  const words = page.words
    .filter((word) => word.turn === turn)
    .map((word): Word => {
      const baseline = applyToPoint(there, turn === 180 ? { x: 0, y: word.baseline } : { x: word.baseline, y: 0 }).y
      const turned = { ...word, box: applyToBox(there, word.box), baseline, turn: 0 as const }
      original.set(turned, word)
      return turned
    })
  const turned: ReadPage = {
    ...page,
    size: turn === 180 ? page.size : { width: height, height: width },
    words,
    rulings: page.rulings.map((ruling) => ({ ...ruling, from: applyToPoint(there, ruling.from), to: applyToPoint(there, ruling.to) })),
    fills: page.fills.map((fill) => ({ ...fill, box: applyToBox(there, fill.box) })),
    pictures: page.pictures.map((picture) => applyToBox(there, picture)),
  }
  const backBox = (box: Box): Box => applyToBox(here, box)
  const backLine = (line: Line): Line => ({ words: line.words.map((word) => original.get(word) ?? word), box: backBox(line.box) })
  const backCell = (cell: Cell): Cell => ({
    ...cell,
    lines: cell.lines.map(backLine),
    place: { ...cell.place, box: backBox(cell.place.box) },
  })
  return {
    page: turned,
    words,
    back: (table) => ({
      ...table,
      caption: table.caption.map(backLine),
      cells: table.cells.map(backCell),
      places: table.places.map((place) => ({ ...place, box: backBox(place.box) })),
    }),
  }
}

/** The map from the page to the page turned counter-clockwise by `turn`. */
function turnBack(turn: Exclude<Turn, 0>, { width, height }: Size): Affine {
  switch (turn) {
    case 90:
      return [0, -1, 1, 0, 0, width]
    case 180:
      return [-1, 0, 0, -1, width, height]
    case 270:
      return [0, 1, -1, 0, height, 0]
  }
}

/** The map back: the inverse of `turnBack`. */
function turnOn(turn: Exclude<Turn, 0>, { width, height }: Size): Affine {
  switch (turn) {
    case 90:
      return [0, 1, -1, 0, width, 0]
    case 180:
      return [-1, 0, 0, -1, width, height]
    case 270:
      return [0, -1, 1, 0, 0, height]
  }
}
