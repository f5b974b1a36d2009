// node tools/composed-files.ts --files 100 --seed 1 --out DIR [--scanned SHARE]
//
// writes DIR/NUMBER.pdf, files of one to five documents composed at random and printed by Chromium, and DIR/NUMBER.json: the kind and the first and
// last page of each. Of a share of the documents the pages are pictures, grey, 150 dpi, a little turned (needs pdftoppm). For training and measuring
// where documents end (engine/fields/kind); nothing of it is committed.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { openBrowser } from './composed/browser.ts'
import { composedFile } from './composed/files.ts'
import { addPictures } from './composed/scans.ts'

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '64' },
    seed: { type: 'string', default: '1' },
    scanned: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
})
const { out } = values
if (out === undefined) throw new Error('say where to write with --out DIR')
const [files, seed, scanned] = [Number(values.files), Number(values.seed), Number(values.scanned)]

await mkdir(out, { recursive: true })
const browser = await openBrowser()
try {
  const page = await browser.newPage()
  for (let number = 1; number <= files; number++) await writeFileOf(number, page, out)
  console.log(`${files} files in ${out}`)
} finally {
  await browser.close()
}

async function writeFileOf(number: number, page: Page, folder: string): Promise<void> {
  const whole = await PDFDocument.create()
  const parts: { kind: string; scanned: boolean; from: number; to: number }[] = []
  for (const part of composedFile(seed, number, scanned)) {
    await page.setContent(part.html)
    const print = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const from = whole.getPageCount() + 1
    if (part.scanned) await addPictures(whole, print, page, number)
    else {
      const printed = await PDFDocument.load(print)
      for (const each of await whole.copyPages(printed, printed.getPageIndices())) whole.addPage(each)
    }
    parts.push({ kind: part.kind, scanned: part.scanned, from, to: whole.getPageCount() })
  }
  await writeFile(join(folder, `${number}.pdf`), await whole.save())
  await writeFile(join(folder, `${number}.json`), `${JSON.stringify(parts)}\n`)
}
