// node tools/composed-files.ts --files 100 --seed 1 --out DIR [--scanned SHARE]
//
// writes DIR/NUMBER.pdf, files of one to five documents composed at random and printed by Chromium, and DIR/NUMBER.json: the kind and the first and
// last page of each. Of a share of the documents the pages are pictures, grey, 150 dpi, a little turned (needs pdftoppm). For training and measuring
// where documents end (engine/fields/kind); nothing of it is committed.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { composedFile } from './composed/files.ts'

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

const dpi = 150

await mkdir(out, { recursive: true })
const browser = await chromium.launch(
  existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } : {},
)
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

/** Puts the pages of a print behind the others as pictures, each turned by up to 1.2 degrees as a feeder does. */
async function addPictures(whole: PDFDocument, print: Uint8Array, page: Page, number: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'docmill-scan-'))
  try {
    await writeFile(join(folder, 'print.pdf'), print)
    await promisify(execFile)('pdftoppm', ['-r', String(dpi), '-gray', '-jpeg', join(folder, 'print.pdf'), join(folder, 'page')])
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort()
    for (const [at, name] of pictures.entries()) {
      // A copy: pdf-lib reads small buffers from the beginning of the memory that they share.
      const bytes = new Uint8Array(await readFile(join(folder, name)))
      const straight = await whole.embedJpg(bytes)
      const turn = (((number * 7 + at * 3) % 25) - 12) / 10
      const source = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
      await page.setViewportSize({ width: straight.width, height: straight.height })
      await page.setContent(
        `<body style="margin:0;background:#fff;overflow:hidden"><img src="${source}" style="transform:rotate(${turn}deg)">`,
      )
      const picture = await whole.embedJpg(new Uint8Array(await page.screenshot({ type: 'jpeg', quality: 70 })))
      const size: [number, number] = [(straight.width * 72) / dpi, (straight.height * 72) / dpi]
      whole.addPage(size).drawImage(picture, { x: 0, y: 0, width: size[0], height: size[1] })
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
