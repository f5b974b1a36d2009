// Forms whose answers stand in boxes of their own or on lines: each field is a label and an answer, the fields of one height a row.

import { type Box, unionOf } from '../geometry/index.ts'
import { type Cell, confidence, type Line, readRightToLeft, type Table, textOfLines, type Word } from '../model/index.ts'
import { answersInBoxes } from './form-boxes.ts'
import type { FormField } from './form-field.ts'
import { answersOnLines } from './form-lines.ts'
import { type Rule, type Rules, sameRule } from './rules.ts'
import { linesOf } from './text-rows.ts'

/** Fewer fields are the frames and underlines of other pages. */
const fewestFields = 4

/** What of a page is fields of a form, and the rules that are no part of them. */
export interface Form {
  /** Fields that follow each other, as tables: labels before answers where they are printed so, else a field a cell, its label first. */
  readonly tables: readonly Table[]
  readonly rules: Rules
}

/** The fields of a form among the words of a page; no tables and all rules for a page without. */
export function formOf(words: readonly Word[], rules: Rules, page: number): Form {
  const boxed = answersInBoxes(words, rules)
  const fields = boxed.length >= fewestFields ? boxed : answersOnLines(words, rules)
  if (fields.length < fewestFields) return { tables: [], rules }
  const own = new Set(fields.flatMap(({ label, answer }) => [...label, ...answer]))
  const others = words.filter((word) => !own.has(word))
  return { tables: blocksOf(rowsOf(fields), others).map((rows) => tableOf(rows, page)), rules: withoutRooms(rules, fields) }
}

/** The rules without those that draw the box or the line of a field. */
function withoutRooms({ across, down }: Rules, fields: readonly FormField[]): Rules {
  const along = (rule: Rule, edges: readonly number[], from: number, to: number) =>
    rule.from >= from - sameRule && rule.to <= to + sameRule && edges.some((edge) => Math.abs(rule.at - edge) <= sameRule)
  return {
    across: across.filter((rule) => !fields.some(({ room }) => along(rule, [room.top, room.bottom], room.left, room.right))),
    down: down.filter((rule) => !fields.some(({ room }) => along(rule, [room.left, room.right], room.top, room.bottom))),
  }
}

/** Fields whose boxes begin within so many points of one height are a row. */
const level = 5

function rowsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const rows: FormField[][] = []
  for (const field of [...fields].sort((a, b) => a.room.bottom - b.room.bottom)) {
    const row = rows.at(-1)
    if (row?.[0] && field.room.bottom - row[0].room.bottom <= level) row.push(field)
    else rows.push([field])
  }
  const rightToLeft = readRightToLeft(fields.flatMap(({ label }) => label))
  return rows.map((row) => row.sort((a, b) => (rightToLeft ? b.room.left - a.room.left : a.room.left - b.room.left)))
}

/** Rows that follow each other with nothing printed between them. */
function blocksOf(rows: readonly (readonly FormField[])[], others: readonly Word[]): readonly (readonly (readonly FormField[])[])[] {
  const blocks: (readonly FormField[])[][] = []
  let bottom = -Infinity
  for (const row of rows) {
    const box = boxOf(row)
    const isParted = others.some((word) => {
      const middle = (word.box.top + word.box.bottom) / 2
      return middle > bottom - 2 && middle < box.top + 2
    })
    if (blocks.length === 0 || isParted) blocks.push([row])
    else blocks.at(-1)?.push(row)
    bottom = box.bottom
  }
  return blocks
}

const boxOfField = ({ label, answer, room }: FormField): Box =>
  unionOf([room, ...label.map(({ box }) => box), ...answer.map(({ box }) => box)])
const boxOf = (row: readonly FormField[]): Box => unionOf(row.map(boxOfField))

/** How sure it is that such fields are read as they are meant: each has a label of its own. */
const belief = confidence(0.85)

function tableOf(rows: readonly (readonly FormField[])[], page: number): Table {
  const fields = rows.flat()
  const isBeside = fields.every(({ label, room }) => label.every(({ box }) => box.right <= room.left + 3 || box.left >= room.right - 3))
  const cellsOfField = isBeside ? 2 : 1
  const columns = cellsOfField * Math.max(...rows.map((row) => row.length))
  const rightToLeft = readRightToLeft(fields.flatMap(({ label }) => label))
  const cells = rows.flatMap((row, index) =>
    row.flatMap((field, i): Cell[] => {
      const cell = (lines: readonly Line[], box: Box, column: number, columnSpan: number): Cell => ({
        row: index,
        column: rightToLeft ? columns - column - columnSpan : column,
        rowSpan: 1,
        columnSpan,
        lines,
        value: textValue(lines),
        place: { page, box },
        confidence: confidence(Math.min(belief, ...lines.flatMap(({ words }) => words.map((word) => word.confidence)))),
      })
      const [label, answer] = [linesOf(field.label), linesOf(field.answer)]
      const last = i === row.length - 1 ? columns - cellsOfField * (i + 1) : 0
      if (!isBeside) return [cell([...label, ...answer], boxOfField(field), i, 1 + last)]
      const around = unionOf([field.room, ...field.answer.map(({ box }) => box)])
      return [cell(label, unionOf(field.label.map(({ box }) => box)), 2 * i, 1), cell(answer, around, 2 * i + 1, 1 + last)]
    }),
  )
  return {
    kind: 'table',
    form: isBeside ? 'beside' : 'over',
    title: null,
    caption: [],
    columns: Array.from({ length: columns }, () => ({ title: null, kind: 'text' })),
    rowCount: rows.length,
    headerRows: 0,
    cells: cells.sort((a, b) => a.row - b.row || a.column - b.column),
    foundBy: 'rulings',
    repeated: [],
    places: [{ page, box: unionOf(rows.map(boxOf)) }],
    confidence: belief,
  }
}

const textValue = (lines: readonly Line[]): Cell['value'] => (lines.length === 0 ? null : { kind: 'text', text: textOfLines(lines) })
