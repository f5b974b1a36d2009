// Tables of two columns, a label and its value in each row, as notices, policies and summaries of accounts print them without colons.

import { type Cell, sizeOf, type Table, type Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { readAs } from '../reading/values-in.ts'
import { withoutColon } from './names.ts'
import { valueLike } from './value-likeness.ts'

/** Rows of a label and a value that make such a table, and the share of their values that have a figure in them. */
const [fewestRows, mostlyFigures] = [3, 0.6]
/** Words of a label. */
const longestLabel = 6

/**
 * The pairs of the tables that hold a label and a value in each row, beside the pairs that were read from the page without them: of those, the ones
 * that say the same stay, and the ones that take words of such a row for something else go.
 */
export function withLabelRows(pairs: readonly FoundValue[], tables: readonly Table[], evidence: Evidence): readonly FoundValue[] {
  const rows = tables.flatMap((table) => labelRowsOf(table, evidence))
  const isSaid = (row: FoundValue): boolean =>
    pairs.some((pair) => pair.label[0] === row.label[0] && pair.words.length === row.words.length && pair.words[0] === row.words[0])
  const added = rows.filter((row) => !isSaid(row))
  const taken = new Set(added.flatMap(({ words, label }) => [...words, ...label]))
  return [...pairs.filter(({ words, label }) => ![...words, ...label].some((word) => taken.has(word))), ...added]
}

function labelRowsOf({ cells, columns, rowCount, places, confidence }: Table, evidence: Evidence): readonly FoundValue[] {
  if (columns.length !== 2 || places.length !== 1 || confidence < leastSure) return []
  const rows = Array.from({ length: rowCount }, (_, row) => ({ label: wordsAt(cells, row, 0), value: wordsAt(cells, row, 1) }))
  const filled = rows.filter(({ label, value }) => label.length > 0 && value.length > 0)
  const labels = filled.map(({ label }) => textOf(label))
  const isLabel = (text: string): boolean =>
    /\p{L}{2}/u.test(text) && !holdsValue.test(text) && !valueLike(text) && !/[:：?]\s|[.;]$/u.test(text)
  if (filled.length < fewestRows || new Set(labels).size < filled.length || !labels.every(isLabel)) return []
  if (filled.some(({ label, value }) => label.length > longestLabel || labelled.test(textOf(value)) || areTwo(label, value))) return []
  const withFigures = filled.filter(({ value }) => /\d/u.test(textOf(value))).length
  if (withFigures < mostlyFigures * filled.length) return []
  return filled.flatMap(({ label, value }) => {
    const printed = printedText(value)
    // A minus belongs to its amount.
    const typed = readAs('date', printed, evidence) ?? readAs('money', textOf(value), evidence) ?? readAs('text', printed, evidence)
    const read = Math.min(...value.map((word) => word.confidence))
    const name = withoutColon(textOf(label))
    return typed === null
      ? []
      : [{ name, value: typed, words: value, label, confidence: 0.7 * confidence * (0.4 + 0.6 * read), alternatives: [] }]
  })
}

/** How sure the table must be. */
const leastSure = 0.5

/** A day or a number within what should be a label, or a bracket that the value closes: a row that was parted elsewhere. */
const holdsValue = /\d{3}|\d[/.-]\d|\([^)]*$/u

/** "SV-Nummer: 12 150885": a label of its own within the value; a letterhead beside what the paper says of itself. */
const labelled = /\p{L}{2}[:：]\s/u

/** Lines of labels beside lines of values that share a cell: which belongs to which the page tells better. */
const areTwo = (label: readonly Word[], value: readonly Word[]): boolean =>
  [label, value].every((words) => Math.abs((words.at(-1)?.baseline ?? 0) - (words[0]?.baseline ?? 0)) > 0.7 * sizeOf(words[0] as Word))

const wordsAt = (cells: readonly Cell[], row: number, column: number): readonly Word[] =>
  cells
    .filter((cell) => cell.row === row && cell.column === column && cell.columnSpan === 1 && cell.rowSpan === 1)
    .flatMap(({ lines }) => lines.flatMap(({ words }) => words))
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
