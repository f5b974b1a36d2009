// Cells centred over the height of their row: a text of several lines then begins above its figures.

import type { Word } from '../../model/index.ts'
import type { CellRow } from '../reading/column-cells.ts'
import { setAlike } from './set-alike.ts'

/** A row as far as centring goes: its description, and whether it holds figures. */
export interface DescribedRow {
  readonly row: CellRow
  readonly description: readonly Word[]
  readonly figures: boolean
  /** Nothing but a description. */
  readonly bare: boolean
}

/**
 * Which rows of bare text stand above the figures they belong to: position of the text's row -> position of its figures' row. Told by as many
 * lines below the figures as above, equally far, with more space around them than between; lines around a line of the text itself must each
 * be full, so that the next word had no room, as titles over items are not.
 */
export function centredRows(rows: readonly DescribedRow[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const right = Math.max(0, ...rows.flatMap(({ description }) => description.map(({ box }) => box.right)))
  rows.forEach(({ figures, description }, at) => {
    if (!figures) return
    const lines = linesAround(rows, at)
    const above = lines.filter((line) => line < at)
    if (above.length === 0 || above.some((line) => found.has(line))) return
    if (description.length > 0 && !above.every((line) => isFull(rows, line, lines[lines.indexOf(line) + 1] ?? at, right))) return
    for (const line of above) found.set(line, at)
  })
  return found
}

/** Positions of the lines of text around the figures at a position, itself among them where it has text; empty when they are not centred. */
function linesAround(rows: readonly DescribedRow[], at: number): readonly number[] {
  const base = (index: number): number => rows[index]?.row.baseline ?? Infinity
  const size = rows[at]?.row.size ?? 10
  const own = (rows[at]?.description.length ?? 0) > 0
  const pitch = own ? base(at + 1) - base(at) : base(at + 1) - base(at - 1)
  if (!(pitch > 0.8 * size && pitch < 1.6 * size)) return []
  const level = (index: number, wanted: number): boolean =>
    rows[index]?.bare === true && Math.abs(base(index) - wanted) < 0.12 * size && isSetAlike(rows, index, at)
  let reach = 0
  for (; reach < 4; reach++) {
    const away = (own ? reach + 1 : reach + 0.5) * pitch
    if (!level(at - reach - 1, base(at) - away) || !level(at + reach + 1, base(at) + away)) break
  }
  if (reach === 0) return []
  // Around the lines there is more space than between them.
  const [first, last] = [at - reach, at + reach]
  const before = first === 0 ? Infinity : base(first) - base(first - 1)
  const behind = last === rows.length - 1 ? Infinity : base(last + 1) - base(last)
  if (before < 1.15 * pitch || behind < 1.15 * pitch) return []
  return Array.from({ length: 2 * reach + 1 }, (_, index) => first + index).filter((index) => index !== at || own)
}

function isSetAlike(rows: readonly DescribedRow[], index: number, at: number): boolean {
  const model = rows[at]?.description.length ? rows[at] : rows[at + 1]
  return setAlike(rows[index]?.description ?? [], model?.description ?? [])
}

/** The first word of the next line had no room at the end of this one. */
function isFull(rows: readonly DescribedRow[], line: number, next: number, right: number): boolean {
  const last = rows[line]?.description.at(-1)
  const first = rows[next]?.description[0]
  if (last === undefined || first === undefined) return false
  return last.box.right + 0.2 * (rows[line]?.row.size ?? 10) + (first.box.right - first.box.left) > right
}
