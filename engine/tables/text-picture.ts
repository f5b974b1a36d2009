import type { Ruling } from '../geometry/index.ts'
import { confidence, type Table, textOfLines, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { tables } from './index.ts'

/** Points a character of a picture is wide: half the size of its writing, so that one space is a word space and two part columns. */
export const characterWidth = 5
/** Points from one line of a picture to the next. */
export const lineHeight = 14
const size = 10
const margin = 40

/**
 * A page from a picture in characters, for tests. Words are words, set in one face of 10 pt; "---" draws a level rule through the middle of its line,
 * "|" an upright one, "+" both; beside "+---+" words may stand. `*bold*` words are bold.
 */
export function pageOf(picture: string, changes: Partial<ReadPage> = {}): ReadPage {
  const lines = picture.replace(/^\n/, '').split('\n')
  const words: Word[] = []
  const rulings: Ruling[] = []
  const uprights = new Map<number, { from: number; to: number }>()
  const endUpright = (column: number) => {
    const upright = uprights.get(column)
    if (upright) rulings.push({ from: { x: xOf(column), y: upright.from }, to: { x: xOf(column), y: upright.to }, thickness: 0.5 })
    uprights.delete(column)
  }
  lines.forEach((line, i) => {
    const top = margin + i * lineHeight
    const isRule = /^[\s+|-]*---[\s+|-]*$/.test(line) || /\+-{3,}\+/.test(line)
    if (isRule)
      for (const match of line.matchAll(/[+-]{2,}/g))
        rulings.push({
          from: { x: xOf(match.index), y: top + lineHeight / 2 },
          to: { x: xOf(match.index + match[0].length - 1), y: top + lineHeight / 2 },
          thickness: 0.5,
        })
    const here = new Set<number>()
    for (const match of line.matchAll(isRule ? /[|+]/g : /\|/g)) {
      here.add(match.index)
      const upright = uprights.get(match.index)
      const from = isRule && match[0] === '+' ? top + lineHeight / 2 : top
      const to = isRule && match[0] === '+' ? top + lineHeight / 2 : top + lineHeight
      uprights.set(match.index, { from: upright?.from ?? from, to })
    }
    for (const column of [...uprights.keys()]) if (!here.has(column)) endUpright(column)
    for (const match of line.matchAll(isRule ? /[^\s|+-]+/g : /[^\s|]+/g)) words.push(wordAt(match[0], match.index, top))
  })
  for (const column of [...uprights.keys()]) endUpright(column)
  return {
    number: 1,
    size: { width: 595, height: 842 },
    readBy: 'text-layer',
    words,
    toImage: null,
    outcome: 'read',
    rulings,
    fills: [],
    pictures: [],
    issues: [],
    ...changes,
  }
}

const xOf = (column: number): number => margin + column * characterWidth + characterWidth / 2

function wordAt(printed: string, column: number, top: number): Word {
  const bold = /^\*.+\*$/.test(printed)
  const text = bold ? printed.slice(1, -1) : printed
  const left = margin + column * characterWidth
  return {
    page: 1,
    text,
    box: { left, top: top + 3, right: left + text.length * characterWidth - 0.5, bottom: top + 11 },
    baseline: top + 11,
    confidence: confidence(0.98),
    readBy: 'text-layer',
    font: { family: 'Sans', size, bold, italic: false },
    turn: 0,
    raised: 'no',
    link: null,
  }
}

/** The table as rows of texts, for comparison: an empty string for an empty tile, "…" for a tile that a cell from above or the left covers. */
export function textsOf(table: Table): readonly (readonly string[])[] {
  const rows = Array.from({ length: table.rowCount }, () => table.columns.map(() => '…'))
  for (const cell of table.cells) {
    const row = rows[cell.row]
    if (row) row[cell.column] = textOfLines(cell.lines).replaceAll('\n', ' ')
  }
  return rows
}

/** The one table of a picture; throws when there is none, or more than one. */
export function onlyTable(picture: string): Table {
  const { tables: found } = tables(pageOf(picture))
  const [table] = found
  if (!table || found.length !== 1) throw new Error(`${found.length} tables instead of one`)
  return table
}
export const numberOfTables = (picture: string): number => tables(pageOf(picture)).tables.length
