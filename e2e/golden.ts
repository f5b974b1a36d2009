import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../engine/golden')
interface Truth {
  readonly pages: number
  readonly tables: readonly { readonly rows: readonly (readonly TruthCell[])[] }[]
}
interface TruthCell {
  readonly text: string
  readonly value?: { readonly kind: string; readonly plain: string }
}

/** A golden document: where its PDF lies, how many pages it has, and what its tables hold. */
export interface Golden {
  readonly file: string
  readonly pages: number
  /** The numbers, amounts and percentages (as fractions) printed in its tables, one entry a cell. */
  readonly numbers: readonly number[]
  readonly texts: readonly string[]
}

/** Reads a golden document by its name. */
export function golden(name: string): Golden {
  const truth = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Truth
  const cells = truth.tables.flatMap(({ rows }) => rows.flat())
  return {
    file: path.join(folder, `${name}.pdf`),
    pages: truth.pages,
    numbers: cells.flatMap(({ value }) => {
      if (!value || !['number', 'money', 'percent'].includes(value.kind)) return []
      return [value.kind === 'percent' ? Number(value.plain) / 100 : Number(value.plain)]
    }),
    texts: cells.flatMap(({ text, value }) => (value || text === '' ? [] : [text])),
  }
}
