import { type CellPlace, checkTable } from '../checks/index.ts'
import { titleOfCheck, titleOfPath } from './check-titles.ts'
import type { Part, SheetPlan } from './sheets.ts'
import type { SheetNames } from './sheets-names.ts'
import { addressOf, listRow, partsOf } from './xlsx-addresses.ts'
import type { CellOnSheet, FieldsOfDocument, FieldsOnSheets } from './xlsx-fields-sheets.ts'
import { listSheet } from './xlsx-list-sheets.ts'
import type { Sheet } from './xlsx-workbook.ts'

export interface CheckRow {
  readonly outcome: string
  readonly entries: readonly string[]
}

/** What can be checked in the tables of some planned sheets, and how it came out. */
export const tableChecks = (plans: readonly SheetPlan[]): CheckRow[] =>
  [...partsOf(plans)].flatMap(({ sheet, part }): CheckRow[] =>
    part.from > 0 || part.to < part.table.rowCount
      ? []
      : checkTable(part.table).map(({ name, outcome, detail, checked, against }) => ({
          outcome,
          entries: [name, outcome, sheet, addressOf(part, checked.row, checked.column), addresses(part, against), detail],
        })),
  )

/** Fields of documents, and where their cells are. */
export interface CheckedFields {
  readonly documents: readonly FieldsOfDocument[]
  readonly cellOf: FieldsOnSheets['cellOf']
}

/** What was checked and how it came out, failures first; no sheet when there was nothing to check. The cell is the last of the checked fields that has one. */
export function checksSheet(names: SheetNames, ofTables: readonly CheckRow[], fields: readonly CheckedFields[]): Sheet[] {
  const several = fields.flatMap(({ documents }) => documents).some(({ file }, index) => file !== null || index > 0)
  const ofFields = fields.flatMap(({ documents, cellOf }) =>
    documents.flatMap((document, index) =>
      document.sheet.checks.flatMap(({ name, outcome, fields: paths, detail }): CheckRow[] => {
        if (outcome === 'not-applicable') return []
        const cell = paths.map((path) => cellOf(document, path)).findLast((each): each is CellOnSheet => each !== null)
        const file = several ? [document.file ?? `Document ${index + 1}`] : []
        const against = paths.map((path) => titleOfPath(document.sheet, path)).join(', ')
        return [{ outcome, entries: [...file, titleOfCheck(name), outcome, cell?.sheet ?? '', cell?.address ?? '', against, detail] }]
      }),
    ),
  )
  const ofSheets = ofTables.map(({ outcome, entries }) => ({ outcome, entries: [...(several ? [''] : []), ...entries] }))
  const all = [...ofFields, ...ofSheets].sort((a, b) => Number(a.outcome === 'passed') - Number(b.outcome === 'passed'))
  if (all.length === 0) return []
  const header = [...(several ? ['Document'] : []), 'Check', 'Outcome', 'Sheet', 'Cell', 'Against', 'Detail']
  return [
    listSheet(names.next('Checks', 'Checks'), header, [...(several ? [30] : []), 34, 11, 24, 9, 44, 70], all.length, function* () {
      for (const { outcome, entries } of all) yield listRow(entries, outcome === 'failed' ? 'failed' : 'body')
    }),
  ]
}

/** "B2:B9, B12": runs of one column together. At most ten runs are named; the number of the others is said. */
function addresses(part: Part, places: readonly CellPlace[]): string {
  const runs: { column: number; first: number; last: number }[] = []
  for (const { row, column } of [...places].sort((a, b) => a.column - b.column || a.row - b.row)) {
    const run = runs.at(-1)
    if (run !== undefined && run.column === column && run.last === row - 1) run.last = row
    else runs.push({ column, first: row, last: row })
  }
  const named = runs.slice(0, 10).map(({ column, first, last }) => {
    const from = addressOf(part, first, column)
    return first === last ? from : `${from}:${addressOf(part, last, column)}`
  })
  return `${named.join(', ')}${runs.length > 10 ? ` and ${runs.length - 10} more` : ''}`
}
