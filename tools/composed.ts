// Documents composed at random and printed by Chromium, with their truth, for benchmarks; nothing of it is committed. `--help` says how.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { openBrowser } from './composed/browser.ts'
import { scoreContracts } from './composed/contract-scores.ts'
import { composedContract } from './composed/contracts.ts'
import { readForms } from './composed/form-readings.ts'
import { composedForm } from './composed/forms.ts'
import { composedInvoice } from './composed/invoices.ts'
import type { Composed } from './composed/page.ts'
import { readPapers } from './composed/paper-readings.ts'
import { composedPaper } from './composed/papers.ts'
import { composedReceipt } from './composed/receipts.ts'
import { composedResume } from './composed/resumes.ts'
import { scanOf } from './composed/scans.ts'
import { composedSlip } from './composed/slips.ts'
import { readSpoiled, type SpoiledSource } from './composed/spoiled-readings.ts'
import { statementInManner } from './composed/statement-manners.ts'
import { composedStatement } from './composed/statements.ts'
import { readTables } from './composed/table-readings.ts'
import { composedTables } from './composed/tables.ts'

const usage = `node tools/composed.ts --out DIR [--documents N] [--seed N] [what]

Composes documents at random and prints them with Chromium. The same seed gives the same words and places wherever the same fonts are installed.

  --out DIR           where to write
  --documents N       so many of each kind (64)
  --seed N            another seed gives other documents (1)

What is composed: DIR/invoices-kv, DIR/receipts-kv, DIR/resumes-kv and DIR/statements-kv, benchmark tracks with their truth, or with

  --slips             DIR/receipts-kv alone, slips of taxis, fuel, parking and the like, which call their total otherwise
  --statements        DIR/statements-kv alone, in the manners of well-known banks, 31 of them one after the other
  --statements --scan  the same as pictures, as forms are
  --forms             forms in seven languages; reads them with fields named and without, and tells how much of it is right
  --forms --blank     forms that nobody has written in, asked as papers of other kinds too: all but boxes that are not ticked is invented
  --forms --scan      forms as pictures, grey, 150 dpi, a little turned (needs pdftoppm); --blank may stand beside it
  --papers            reports, articles, manuals, letters, minutes and theses; reads them, and tells by phenomenon how much of their Markdown
                      is right ("no more" counts blocks that no part of the paper accounts for)
  --tables            tables in the print of seven countries; reads them, and tells by manner, trait and country how much of their structure,
                      values and types is right, and what was taken for a table that is none
  --tables --scan     the same as pictures, as forms are
  --spoilt            pages with tables, and forms, papers, invoices and receipts between them, as pictures spoiled by scanners, faxes, copiers and
                      cameras; reads N in each of 14 manners, and tells how many words, numbers and tables are right, and what is wrong and sure
  --manner NAME       with --spoilt, only in this manner (may be given several times)
  --contracts         DIR/contracts; reads them, and prints by key and by language the share of fields that are right, and of those called
                      sure (0.9 or more)
  --contracts --faults   each field that is wrong as well

Forms, papers and tables: DIR/amiss-SEED.txt says what is not right.`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    documents: { type: 'string', default: '64' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    slips: { type: 'boolean', default: false },
    statements: { type: 'boolean', default: false },
    forms: { type: 'boolean', default: false },
    blank: { type: 'boolean', default: false },
    scan: { type: 'boolean', default: false },
    papers: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    spoilt: { type: 'boolean', default: false },
    manner: { type: 'string', multiple: true, default: [] },
    contracts: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
})
if (values.help || values.out === undefined) {
  if (values.help) console.log(usage)
  else console.error(usage)
  process.exit(values.help ? 0 : 2)
}
const [documents, seed] = [Number(values.documents), Number(values.seed)]

/** What each key holds, as the kit's scorer knows kinds. */
const kinds: Readonly<Record<string, string>> = {
  invoice_number: 'id',
  order_number: 'id',
  iban: 'id',
  statement_number: 'id',
  account_number: 'id',
  seller_vat_id: 'id',
  receipt_number: 'id',
  currency: 'currency',
  ...Object.fromEntries(['issue_date', 'due_date', 'date', 'period_start', 'period_end'].map((key) => [key, 'date'])),
  ...Object.fromEntries(
    ['net_total', 'tax_total', 'gross_total', 'amount_due', 'prepaid', 'total', 'tax', 'change', 'opening_balance', 'closing_balance'].map(
      (key) => [key, 'money'],
    ),
  ),
  ...Object.fromEntries(['seller_name', 'buyer_name', 'company', 'name', 'bank_name', 'account_holder'].map((key) => [key, 'name'])),
}

/** What columns of lists hold that is not text. */
const kindsOfCells: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['start', 'end'].map((key) => [key, 'month'])),
  ...Object.fromEntries(['money_out', 'money_in', 'amount', 'balance'].map((key) => [key, 'money'])),
  date: 'date',
}

const browser = await openBrowser()
try {
  const page = await browser.newPage()
  if (values.forms) await readForms({ documents, seed, isBlank: values.blank, isScan: values.scan }, page, values.out)
  else if (values.papers) await readPapers(documents, seed, page, values.out)
  else if (values.spoilt)
    await readSpoiled({ documents, seed, manners: values.manner, compose: (number) => spoiledSource(seed, number) }, page, values.out)
  else if (values.tables) await readTables({ documents, seed, isScan: values.scan }, page, values.out)
  else if (values.contracts) await scoreContracts(await printContracts(page, join(values.out, 'contracts')), values.faults)
  else if (values.slips) await writeTrack('receipts-kv', composedSlip, page, values.out)
  else if (values.statements) await writeTrack('statements-kv', statementInManner, page, values.out, values.scan)
  else {
    await writeTrack('invoices-kv', composedInvoice, page, values.out)
    await writeTrack('receipts-kv', composedReceipt, page, values.out)
    await writeTrack('resumes-kv', composedResume, page, values.out)
    await writeTrack('statements-kv', composedStatement, page, values.out)
  }
} finally {
  await browser.close()
}

/** Two pages of three hold tables whose structure is known; the others alternate. */
function spoiledSource(seed: number, number: number): SpoiledSource {
  if (number % 3 !== 0) {
    const tables = composedTables(seed, number)
    return { html: tables.html, tables }
  }
  const others = [composedForm, composedInvoice, composedReceipt, composedPaper] as const
  const compose = others[(number / 3) % others.length] as (typeof others)[number]
  return { html: compose(seed, number, false).html, tables: null }
}

async function printContracts(page: Page, folder: string): Promise<Parameters<typeof scoreContracts>[0]> {
  await mkdir(folder, { recursive: true })
  const printed: { path: string; contract: ReturnType<typeof composedContract> }[] = []
  for (let number = 1; number <= documents; number++) {
    const contract = composedContract(seed, number)
    const path = join(folder, `${seed}-${number}.pdf`)
    await page.setContent(contract.html)
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
    printed.push({ path, contract })
  }
  return printed
}

async function writeTrack(
  track: string,
  compose: (seed: number, number: number) => Composed,
  page: Page,
  out: string,
  isScan = false,
): Promise<void> {
  const manifest: string[] = []
  for (let number = 1; number <= documents; number++) {
    const id = `composed-${seed}-${String(number).padStart(4, '0')}`
    const { html, group, profile, fields, line_items, lists } = compose(seed, number)
    await mkdir(join(out, track, id), { recursive: true })
    await page.setContent(html)
    const print = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    await writeFile(join(out, track, id, 'input.pdf'), isScan ? await scanOf(print, page, number) : print)
    const truth = {
      id,
      schema: 'kv/1',
      profile,
      // What is not on the page is a key without a value: to answer it counts as wrong.
      fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
      types: Object.fromEntries(Object.keys(fields).map((key) => [key, kinds[key] ?? 'string'])),
      keys: Object.keys(fields),
      ...(line_items === undefined
        ? {}
        : { line_items, item_types: { description: 'string', quantity: 'number', unit_price: 'money', amount: 'money' } }),
      ...(lists === undefined ? {} : { lists: listsOf(lists) }),
    }
    await writeFile(join(out, track, id, 'truth.json'), `${JSON.stringify(truth)}\n`)
    manifest.push(
      JSON.stringify({
        id,
        track,
        split: 'dev',
        input: `${track}/${id}/input.pdf`,
        family: 'composed',
        group,
        licence: 'ours (tools/composed)',
        truth_made: 'by construction',
      }),
    )
  }
  await writeFile(join(out, track, 'manifest.jsonl'), `${manifest.join('\n')}\n`)
  console.log(`${documents} documents in ${join(out, track)}`)
}

/** The lists as the kit has them: present for what goes on, cells that are not on the page left out, and what each column holds. */
function listsOf(lists: NonNullable<Composed['lists']>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, items]) => [
      name,
      {
        items: items.map((item) =>
          Object.fromEntries(
            Object.entries(item).flatMap(([key, value]) => (value === null ? (key === 'end' ? [[key, 'present']] : []) : [[key, value]])),
          ),
        ),
        types: Object.fromEntries(Object.keys(items[0] ?? {}).map((key) => [key, kindsOfCells[key] ?? 'string'])),
      },
    ]),
  )
}
