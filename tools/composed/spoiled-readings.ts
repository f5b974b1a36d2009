// Composed pages spoiled as scanners and cameras do, read in a sandbox as a caller does it, and judged by their words, numbers and tables.

import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ConversionRequest, defaultExportOptions, defaultLimits, openSandbox } from '@docmill/engine/sandbox'
import type { Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { type SpoilingManner, spoiled, spoilingManners } from './spoiling.ts'
import type { ComposedTables } from './table.ts'
import { tablesOf } from './table-readings.ts'
import { judgedTables } from './table-scores.ts'

/** A page to be spoiled; `tables` says what tables are on it, null where nobody says. */
export interface SpoiledSource {
  readonly html: string
  readonly tables: ComposedTables | null
}

/** A word of the page as it was read. */
interface ReadWord {
  readonly text: string
  readonly confidence: number
}
interface Tally {
  truth: number
  read: number
  common: number
  sure: number
  sureWrong: number
  sureNumbersWrong: number
  numbers: number
  numbersRight: number
  seconds: number
  pages: number
  readonly aspects: Map<string, number[]>
}

/** Reads `documents` pages in each manner (or only in `manners`) and tells by manner how much is right; pictures and what is wrong are left in `out`. */
export async function readSpoiled(
  {
    documents,
    seed,
    manners,
    compose,
  }: { documents: number; seed: number; manners: readonly string[]; compose: (number: number) => SpoiledSource },
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
  const tallies = new Map<string, Tally>()
  const notes: string[] = []
  const chosen: readonly SpoilingManner[] = manners.length === 0 ? spoilingManners : spoilingManners.filter((one) => manners.includes(one))
  try {
    let number = 0
    for (let done = 0; done < documents * spoilingManners.length; done++) {
      const manner = spoilingManners[done % spoilingManners.length] as SpoilingManner
      let source: SpoiledSource
      let print: Uint8Array
      // Only what one page holds: nobody says which words of a table stand on which page.
      do {
        source = compose(++number)
        await page.setContent(source.html)
        print = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      } while ((await PDFDocument.load(print)).getPageCount() > 1)
      if (!chosen.includes(manner)) continue
      const name = `${seed}-${number}-${manner.replaceAll(' ', '-')}`
      await writeFile(join(out, `${name}.pdf`), print)
      const { bytes, ending } = await spoiled(print, page, manner, seed * 1009 + number)
      const path = join(out, `${name}.${ending}`)
      await writeFile(path, bytes)
      const { stdout } = await promisify(execFile)('pdftotext', ['-layout', join(out, `${name}.pdf`), '-'])
      const start = performance.now()
      const { document } = await sandbox.convert({ path }, request)
      const told = JSON.parse(Buffer.from(document).toString())
      const tally = tallies.get(manner) ?? {
        ...{ truth: 0, read: 0, common: 0, sure: 0, sureWrong: 0, sureNumbersWrong: 0, numbers: 0, numbersRight: 0, seconds: 0, pages: 0 },
        aspects: new Map<string, number[]>(),
      }
      tallies.set(manner, tally)
      tally.pages++
      tally.seconds += (performance.now() - start) / 1000
      const said: string[] = []
      judgeWords(
        stdout,
        told.pages.flatMap((one: { words: readonly ReadWord[] }) => one.words),
        tally,
        (note) => said.push(note),
      )
      if (source.tables !== null)
        for (const { aspect, share, note, manner: drawn, traits } of judgedTables(source.tables, tablesOf(told))) {
          tally.aspects.set(aspect, [...(tally.aspects.get(aspect) ?? []), share])
          if (share < 1 && aspect !== 'values' && aspect !== 'columns')
            said.push(`${aspect} ${share.toFixed(2)} [${drawn}: ${traits.join(', ')}] ${note}`)
        }
      notes.push(...said.map((note) => `${name} ${note}`))
    }
  } finally {
    await sandbox.close()
  }
  await writeFile(join(out, `amiss-${seed}.txt`), `${notes.join('\n')}\n`)
  for (const [manner, tally] of tallies) console.log(`${manner.padEnd(18)} ${lineOf(tally)}`)
  console.log(`${'all'.padEnd(18)} ${lineOf(sumOf([...tallies.values()]))}`)
}

/** Words parted at every sign, as annotators and tables do. */
const pieces = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== '')

function judgeWords(truth: string, words: readonly ReadWord[], tally: Tally, note: (text: string) => void): void {
  const left = new Map<string, number>()
  for (const piece of pieces(truth)) left.set(piece, (left.get(piece) ?? 0) + 1)
  const all = [...left.values()].reduce((sum, count) => sum + count, 0)
  const numbers = [...left].filter(([piece]) => /^\d+$/.test(piece)).reduce((sum, [, count]) => sum + count, 0)
  tally.truth += all
  tally.numbers += numbers
  for (const { text, confidence } of words)
    for (const piece of pieces(text)) {
      tally.read++
      const known = left.get(piece) ?? 0
      left.set(piece, known - 1)
      if (confidence >= 0.9) tally.sure++
      if (known > 0) {
        tally.common++
        if (/^\d+$/.test(piece)) tally.numbersRight++
      } else if (confidence >= 0.9) {
        tally.sureWrong++
        if (/\d/.test(piece)) tally.sureNumbersWrong++
        note(`sure and wrong: ${text} (${confidence.toFixed(2)})`)
      }
    }
  const missed = [...left].filter(([, count]) => count > 0).map(([piece]) => piece)
  if (missed.length > 0) note(`missed: ${missed.slice(0, 30).join(' ')}`)
}

function lineOf({ truth, read, common, sure, sureWrong, sureNumbersWrong, numbers, numbersRight, seconds, pages, aspects }: Tally): string {
  const words = `words ${((2 * common) / Math.max(1, truth + read)).toFixed(4)} of ${truth}  numbers ${(numbersRight / Math.max(1, numbers)).toFixed(4)}`
  const certain = `sure ${(sure / Math.max(1, read)).toFixed(3)} wrong ${sureWrong} (${sureNumbersWrong} with figures)`
  const tables = [...aspects]
    .filter(([aspect]) => aspect !== 'too many' && aspect !== 'no table')
    .map(([aspect, shares]) => `${aspect} ${(shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(3)}`)
  const more = aspects.size === 0 ? '' : ` tables ${aspects.get('found')?.length ?? 0} too many ${aspects.get('too many')?.length ?? 0}`
  return `${words}  ${certain}  ${tables.join(' ')}${more}  ${(seconds / Math.max(1, pages)).toFixed(1)} s`
}

function sumOf(tallies: readonly Tally[]): Tally {
  const aspects = new Map<string, number[]>()
  for (const one of tallies) for (const [aspect, shares] of one.aspects) aspects.set(aspect, [...(aspects.get(aspect) ?? []), ...shares])
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((all, one) => all + of(one), 0)
  return {
    truth: sum((one) => one.truth),
    read: sum((one) => one.read),
    common: sum((one) => one.common),
    sure: sum((one) => one.sure),
    sureWrong: sum((one) => one.sureWrong),
    sureNumbersWrong: sum((one) => one.sureNumbersWrong),
    numbers: sum((one) => one.numbers),
    numbersRight: sum((one) => one.numbersRight),
    seconds: sum((one) => one.seconds),
    pages: sum((one) => one.pages),
    aspects,
  }
}
