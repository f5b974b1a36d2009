// Entries of several lines, which a table without rules has as rows of their own: whose sums stand beside the last line, or the first; and days that are printed once.

import { sizeOf } from '../../model/index.ts'
import { textOf } from '../reading/cell-words.ts'
import type { FoundValue } from '../reading/reader.ts'
import { moving } from './columns.ts'
import type { Row } from './rows.ts'

/**
 * Rows of a table whose sums stand beside the last line of each text: a row with a day and no sum begins what the next sum without a day ends, and
 * all lines between two sums belong to the lower one. Other tables as they are.
 */
export function withTextsAbove(rows: readonly Row[]): readonly Row[] {
  const has = (row: Row | undefined, name: string): boolean => row?.values.some((value) => value.name === name) ?? false
  const hasSum = (row: Row | undefined): boolean => row?.values.some(({ name }) => moving.has(name) || name === 'balance') ?? false
  const begins = rows.filter((row, at) => {
    const end = rows.slice(at + 1).find(hasSum)
    return has(row, 'date') && has(row, 'description') && !hasSum(row) && end !== undefined && !has(end, 'date') && has(end, 'description')
  })
  if (begins.length === 0) return rows
  const joined: Row[] = []
  let open: Row[] = []
  for (const row of rows) {
    if (row.heading !== null) {
      joined.push(...open, row)
      open = []
      continue
    }
    open.push(row)
    if (!hasSum(row)) continue
    joined.push(joinedRow(open))
    open = []
  }
  return [...joined, ...open]
}

/** Rows as one: the first day, all texts, the sums of the last. */
function joinedRow(rows: readonly Row[]): Row {
  const values = rows.flatMap((row) => row.values)
  const texts = values.filter(({ name }) => name === 'description')
  const [first] = texts
  if (rows.length === 1 || first === undefined) return { values, said: rows.flatMap(({ said }) => said), heading: null }
  const words = texts.flatMap((one) => one.words)
  const description = { ...first, words, value: { kind: 'text', text: textOf(words) } as const }
  const others = values.filter(({ name }, at) => name !== 'description' && values.findIndex((one) => one.name === name) === at)
  return { values: [...others, description], said: rows.flatMap(({ said }) => said), heading: null }
}

/** Rows with the day above them where a day is printed once for all that was booked on it, beside the first of them or as a heading. */
export function withDaysAbove(rows: readonly Row[]): readonly Row[] {
  let day: FoundValue | undefined
  return rows.map((row) => {
    const own = row.values.find(({ name }) => name === 'date') ?? row.heading ?? undefined
    if (own !== undefined) day = own
    if (own !== undefined || day === undefined || row.values.length === 0) return row
    return { ...row, values: [{ ...day, confidence: Math.min(day.confidence, 0.8) }, ...row.values] }
  })
}

/** A movement with the further lines of its text, which a table without rules has as rows of their own: right below, and nothing but text. */
export function withTextBelow({ values }: Row, below: readonly Row[]): readonly FoundValue[] {
  const more: FoundValue[] = []
  let last = values.find(({ name }) => name === 'description')
  for (const { values: own, said } of below) {
    const [only, ...others] = own
    const [above, next] = [last?.words.at(-1), only?.words[0]]
    const isText = only?.name === 'description' && others.length === 0 && (said.length === 0 || only.words.length === said.length)
    if (!isText || above === undefined || next === undefined || above.page !== next.page) break
    if (next.baseline - above.baseline > closely * sizeOf(next)) break
    more.push(only)
    last = only
  }
  if (more.length === 0) return values
  return values.map((value) => {
    if (value.name !== 'description') return value
    const words = [value, ...more].flatMap((one) => one.words)
    return { ...value, words, value: { kind: 'text', text: textOf(words) } as const }
  })
}
/** Sizes of the type between the lines of one text, at most: rows stand as close only where nothing parts them. */
const closely = 1.6
