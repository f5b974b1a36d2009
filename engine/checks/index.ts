// Whether a document's own figures agree. Pure, and without anything of Node: workers and browsers ask the same questions.

export { type Amount, amountOf, plain, plus } from './amounts.ts'
export { checkSheet } from './fields.ts'
export type { CellPlace, TableCheck } from './table-check.ts'
export { checkTable } from './tables.ts'
