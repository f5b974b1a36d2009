import type { Part, SheetPlan } from './sheets.ts'
import type { Look } from './xlsx-styles.ts'
import type { SheetCell } from './xlsx-workbook.ts'
import { columnLetters } from './xlsx-xml.ts'

/** "B7": where a row and column of a table stand on the sheet of `part`. */
export const addressOf = (part: Part, row: number, column: number): string =>
  `${columnLetters(column)}${(row < part.repeatedHeader ? part.top - part.repeatedHeader + row : part.top + row - part.from) + 1}`

/** Every part with the sheet it stands on. */
export function* partsOf(plans: readonly SheetPlan[]): Iterable<{ readonly sheet: string; readonly part: Part }> {
  for (const { name, parts } of plans) for (const part of parts) yield { sheet: name, part }
}

/** A row of texts and numbers for a list sheet; numbers are plain digits. */
export const listRow = (
  entries: readonly (string | { readonly digits: string; readonly format: string } | null)[],
  look: Look = 'body',
): SheetCell[] =>
  entries.map((entry, column): SheetCell => {
    if (entry === null) return { column, kind: 'empty', look }
    return typeof entry === 'string' ? { column, kind: 'text', text: entry, look } : { column, kind: 'number', look, ...entry }
  })

/** A whole number for a list sheet. */
export const whole = (value: number): { readonly digits: string; readonly format: string } => ({
  digits: String(Math.trunc(value)),
  format: '0',
})
/** A measure with `places` decimals for a list sheet; null for what is no finite number. */
export const measure = (value: number, places: number): { readonly digits: string; readonly format: string } | null =>
  Number.isFinite(value) ? { digits: value.toFixed(places), format: `0.${'0'.repeat(places)}` } : null
