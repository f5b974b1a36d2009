// The writing of a table's cell as paragraphs: its lines where they stand in the cell, labels and values beside each other, white between them.

import { AlignmentType, type IParagraphOptions, LineRuleType, Paragraph } from 'docx'
import { height, overlapX, overlapY, unionOf, width } from '../geometry/index.ts'
import { type Cell, type Line, lineSize, readRightToLeft, textOfLine } from '../model/index.ts'
import type { Side } from './docx-columns-of-table.ts'
import { commonFace } from './docx-fonts.ts'
import { solidHeight } from './docx-line-heights.ts'
import type { Extent } from './docx-page-frames.ts'
import { type RunContext, runsOf } from './docx-runs.ts'
import { tabbed } from './docx-tabs.ts'
import { cellWhite, solidLine } from './docx-white.ts'
import { linesOfTheirOwn, textInCell } from './sheets-text.ts'
import { writable } from './xlsx-xml.ts'

/** How a cell is set in the file. */
export interface CellSetting {
  /** Where its writing may stand, in points of its page, as wide as the file has it. */
  readonly room: Extent
  readonly side: Side
  /** The distance of its lines in 240ths of solid ones. */
  readonly line: number
  /** Where the row begins that it stands at the top of, and how high that is, in points; null where lines do not tell, and in the middle of its row. */
  readonly slot: { readonly top: number; readonly height: number } | null
}

/** The lines of a cell as printed, or what a person made of them. */
export function cellParagraphs(cell: Cell, setting: CellSetting, runs: RunContext): Paragraph[] {
  const { side, line } = setting
  const alignment = side === 'right' ? AlignmentType.RIGHT : side === 'centre' ? AlignmentType.CENTER : AlignmentType.START
  const style = { alignment, spacing: { before: 0, after: 0, line, lineRule: LineRuleType.AUTO } }
  if (!isAsPrinted(cell)) return [new Paragraph({ ...style, text: writable(textInCell(cell)) })]
  const own = new Set(linesOfTheirOwn(cell))
  const rows = levelRows(cell.lines)
  if (!isPlaced(cell, setting.room)) return [new Paragraph({ ...style, children: runsOf(cell.lines, { ...runs, anew: own }) })]
  const anew = new Set(rows.flatMap(({ row, lines }) => (lines.some((each) => own.has(each)) ? [row] : [])))
  const pitch = (each: Line): number => (line / 240) * solidHeight(commonFace(each.words[0]?.font ?? null)) * lineSize(each)
  const groups = groupsOf(
    rows.map(({ row }) => row),
    pitch,
  )
  let left = setting.slot === null ? 0 : setting.slot.height - 2 * cellWhite - groups.reduce((sum, each) => sum + each.height, 0) - 1
  return groups.map(({ lines, white }, index) => {
    const [first] = lines
    const over = index > 0 ? white : setting.slot === null || first === undefined ? 0 : solidLine(first).top - setting.slot.top - cellWhite
    const before = index === 0 && over < leastWhite ? 0 : Math.max(0, Math.min(over, setting.slot === null ? Infinity : left))
    left -= before
    const spacing = { ...style.spacing, before: Math.round(before * 20) }
    const parts = tabbed(lines, setting.room, runs, { keepsIndents: side === 'left' })
    if (parts !== null) {
      const indent = { left: Math.round(parts.left * 20) }
      return new Paragraph({
        spacing,
        alignment: AlignmentType.START,
        indent,
        tabStops: [...parts.tabStops],
        children: [...parts.children],
      })
    }
    return new Paragraph({ ...style, spacing, ...indentOf(lines, setting), children: runsOf(lines, { ...runs, anew }) })
  })
}

/** Less white above a cell's writing, in points, is a matter of faces. */
const leastWhite = 2
/** Lines further apart than this share of what they are high have white between them. */
const apart = 1.5
/** Lines that share this part of the lower one's height stand beside each other. */
const sameLevel = 0.5
/** So much wider than printed, a line may come out in the file. */
const wider = 1.03

/** Whether a cell is as wide in the file as its writing on the page, so that places in it can be kept. */
function isPlaced({ lines, place }: Cell, room: Extent): boolean {
  const words = lines.flatMap((each) => each.words)
  if (words.length === 0 || words.some(({ turn, page }) => turn !== 0 || page !== place.page) || readRightToLeft(words)) return false
  const { left, right } = unionOf(lines.map(({ box }) => box))
  return left > room.left - leastWhite && right < room.right + leastWhite
}

/** The lines from top to bottom, those beside each other as one. */
function levelRows(lines: readonly Line[]): readonly { readonly row: Line; readonly lines: readonly Line[] }[] {
  const rows: Line[][] = []
  for (const line of lines) {
    const row = rows.find((others) =>
      others.every(
        (other) =>
          overlapX(other.box, line.box) < 0 &&
          overlapY(other.box, line.box) > sameLevel * Math.min(height(other.box), height(line.box)) &&
          !(other.words[0]?.raised !== 'no' || line.words[0]?.raised !== 'no'),
      ),
    )
    if (row === undefined) rows.push([line])
    else row.push(line)
  }
  return rows.map((own) => {
    const [only] = own
    if (own.length === 1 && only !== undefined) return { row: only, lines: own }
    const sorted = own.toSorted((a, b) => a.box.left - b.box.left)
    return { row: { words: sorted.flatMap(({ words }) => words), box: unionOf(own.map(({ box }) => box)) }, lines: own }
  })
}

/** Rows parted where there is white between them. */
function groupsOf(rows: readonly Line[], pitch: (row: Line) => number) {
  const groups: { lines: Line[]; white: number; height: number }[] = []
  for (const [index, row] of rows.entries()) {
    const [word, above] = [row.words[0], rows[index - 1]?.words[0]]
    const step = word === undefined || above === undefined ? 0 : word.baseline - above.baseline
    const high = pitch(row)
    const last = groups.at(-1)
    if (last !== undefined && step <= apart * high) {
      last.lines.push(row)
      last.height += high
    } else groups.push({ lines: [row], white: last === undefined ? 0 : step - high, height: high })
  }
  return groups
}

/** How far from the edge of its cell that they keep to lines stand, where the file leaves them room. */
function indentOf(lines: readonly Line[], { room, side }: CellSetting): Pick<IParagraphOptions, 'indent'> {
  const around = unionOf(lines.map(({ box }) => box))
  const spare = room.right - room.left - wider * width(around) - leastWhite
  const offset = side === 'left' ? around.left - room.left : side === 'right' ? room.right - around.right : 0
  const points = Math.min(offset, spare)
  return points < leastWhite ? {} : { indent: { [side]: Math.round(points * 20) } }
}

/** False for a cell whose value is no longer what its lines say: somebody corrected it. */
export function isAsPrinted({ value, lines }: Cell): boolean {
  if (value === null) return lines.length === 0 || lines.every(({ words }) => words.length === 0)
  const printed = lines.map(textOfLine)
  return value.text === printed.join('\n') || value.text === printed.join(' ')
}
