// Composed tables printed, read in a sandbox as a caller does it, and judged.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConversionRequest, defaultExportOptions, defaultLimits, openSandbox } from '@docmill/engine/sandbox'
import type { Page } from '@playwright/test'
import { scanOf } from './scans.ts'
import type { ComposedValue } from './table.ts'
import { type JudgedAspect, judgedTables, type ReadTable } from './table-scores.ts'
import { composedTables } from './tables.ts'

/** Prints documents 1 to `documents` of a series into `out`, with `isScan` as pictures, reads them, and tells by manner and by trait how much is right. */
export async function readTables(
  { documents, seed, isScan }: { documents: number; seed: number; isScan: boolean },
  page: Page,
  out: string,
): Promise<void> {
  await mkdir(out, { recursive: true })
  const sandbox = openSandbox()
  const request: ConversionRequest = {
    formats: [],
    pages: null,
    password: null,
    fields: null,
    languages: [],
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
  }
  const all: (JudgedAspect & { readonly locale: string })[] = []
  const notes: string[] = []
  try {
    for (let number = 1; number <= documents; number++) {
      const composed = composedTables(seed, number)
      const path = join(out, `tables-${seed}-${number}.pdf`)
      await page.setContent(composed.html)
      const print = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      await writeFile(path, isScan ? await scanOf(print, page, number) : print)
      const { document } = await sandbox.convert({ path }, request)
      const judged = judgedTables(composed, tablesOf(JSON.parse(Buffer.from(document).toString())))
      all.push(...judged.map((one) => ({ ...one, locale: composed.locale })))
      for (const { aspect, manner, traits, share, note } of judged)
        if (share < 1) notes.push(`${number} ${composed.locale} ${aspect} ${share.toFixed(2)} [${manner}: ${traits.join(', ')}] ${note}`)
    }
  } finally {
    await sandbox.close()
  }
  await writeFile(join(out, `amiss-${seed}.txt`), `${notes.join('\n')}\n`)
  const aspects = [...new Set(all.map(({ aspect }) => aspect))].filter((aspect) => aspect !== 'too many')
  const ofTables = all.filter(({ aspect }) => aspect !== 'no table' && aspect !== 'too many')
  const line = (title: string, own: readonly JudgedAspect[]): void =>
    console.log(
      `${title.padEnd(22)} ${aspects.map((aspect) => `${aspect} ${meanOf(own.filter((one) => one.aspect === aspect))}`).join('  ')}`,
    )
  for (const groupsOf of [
    ({ manner }: JudgedAspect) => [manner],
    ({ traits }: JudgedAspect) => traits,
    ({ locale }: (typeof all)[number]) => [locale],
  ])
    for (const group of [...new Set(ofTables.flatMap(groupsOf))].sort())
      line(
        group,
        ofTables.filter((one) => groupsOf(one).includes(group)),
      )
  for (const kind of [...new Set(all.filter(({ aspect }) => aspect === 'no table').map(({ manner }) => manner))].sort())
    console.log(`${kind.padEnd(22)} no table ${meanOf(all.filter(({ aspect, manner }) => aspect === 'no table' && manner === kind))}`)
  line('all', all)
  console.log(
    `${'tables'.padEnd(22)} ${all.filter(({ aspect }) => aspect === 'found').length}, too many ${all.filter(({ aspect }) => aspect === 'too many').length}`,
  )
}

const meanOf = (own: readonly JudgedAspect[]): string =>
  own.length === 0 ? '-' : `${(own.reduce((sum, { share }) => sum + share, 0) / own.length).toFixed(3)}/${own.length}`

interface ToldValue {
  readonly kind: ComposedValue['kind']
  readonly text: string
  readonly [key: string]: unknown
}
interface ToldTable {
  readonly kind: string
  readonly title: string | null
  readonly caption: readonly { readonly words: readonly string[] }[]
  readonly columns: readonly { readonly kind: string }[]
  readonly rowCount: number
  readonly headerRows: number
  readonly form?: string
  readonly cells: readonly {
    readonly row: number
    readonly column: number
    readonly rowSpan: number
    readonly columnSpan: number
    readonly place: { readonly page: number }
    readonly value: ToldValue | null
  }[]
}
export interface ToldDocument {
  readonly pages: readonly { readonly words: readonly { readonly id: string; readonly text: string }[] }[]
  readonly blocks: readonly ToldTable[]
}

/** The tables of a document as plain values. */
export function tablesOf({ pages, blocks }: ToldDocument): readonly ReadTable[] {
  const words = new Map(pages.flatMap((one) => one.words).map(({ id, text }) => [id, text]))
  return blocks
    .filter(({ kind }) => kind === 'table')
    .map(({ title, caption, columns, rowCount, headerRows, form, cells }) => ({
      page: cells[0]?.place.page ?? 0,
      title: `${title ?? ''} ${caption.flatMap((line) => line.words.map((id) => words.get(id) ?? '')).join(' ')}`,
      headerRows,
      rowCount,
      kinds: columns.map(({ kind }) => kind),
      form: form !== undefined,
      cells: cells.map(({ row, column, rowSpan, columnSpan, value }) => ({
        row,
        column,
        rowSpan,
        columnSpan,
        text: value?.text ?? '',
        value: value === null ? null : plainOf(value),
        ambiguous: value?.ambiguous === true,
      })),
    }))
}

const plainOf = (value: ToldValue): ComposedValue => ({
  kind: value.kind,
  plain: String(value.iso ?? value.amount ?? value.number ?? (value.kind === 'tick' ? value.ticked : value.text)),
  ...(typeof value.currency === 'string' ? { currency: value.currency } : {}),
})
