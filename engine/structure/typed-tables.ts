import type { Issue, Table } from '../model/index.ts'
import type { LaidOutPage } from '../stages.ts'
import { typeColumns } from '../values/index.ts'

/** The pages with every table's columns typed by the evidence of the whole document, and what remained ambiguous. */
export function withTypedTables(pages: readonly LaidOutPage[]): {
  readonly pages: readonly LaidOutPage[]
  readonly issues: readonly Issue[]
} {
  const tables = pages.flatMap((page) => page.regions.flatMap((region) => (region.kind === 'table' ? [region.table] : [])))
  if (tables.length === 0) return { pages, issues: [] }
  const typed = typeColumns(
    tables,
    pages.flatMap((page) => page.page.words),
  )
  const typedOf = new Map<Table, Table>(tables.flatMap((table, index) => [[table, typed.tables[index] ?? table]]))
  return {
    pages: pages.map((page) => ({
      ...page,
      regions: page.regions.map((region) =>
        region.kind === 'table' ? { ...region, table: typedOf.get(region.table) ?? region.table } : region,
      ),
    })),
    issues: typed.issues,
  }
}
