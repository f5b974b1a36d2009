import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument } from 'pdf-lib'
import type { Case } from './tracks.ts'

/** Of JPEG, as scanners keep pages. */
const quality = 75

/**
 * The cases that are PDF files, each a copy in `folder` of which every page is a picture of `dpi` dots an inch: what its print gives on a clean flatbed.
 * Files that are pictures already are left out. Needs `pdftoppm`.
 */
export async function scannedCopies(cases: readonly Case[], dpi: number, folder: string): Promise<readonly Case[]> {
  await mkdir(folder, { recursive: true })
  const copies: Case[] = []
  for (const each of cases.filter(({ input }) => input.endsWith('.pdf'))) {
    const input = join(folder, `${each.id}.pdf`)
    await writeFile(input, await pictured(each.input, dpi))
    copies.push({ ...each, input })
  }
  return copies
}

async function pictured(path: string, dpi: number): Promise<Uint8Array> {
  const pages = await mkdtemp(join(tmpdir(), 'docmill-scan-'))
  try {
    await promisify(execFile)('pdftoppm', ['-r', String(dpi), '-jpeg', '-jpegopt', `quality=${quality}`, path, join(pages, 'page')])
    const whole = await PDFDocument.create()
    for (const name of (await readdir(pages)).sort()) {
      // A copy: pdf-lib reads small buffers from the beginning of the memory that they share.
      const picture = await whole.embedJpg(new Uint8Array(await readFile(join(pages, name))))
      const [width, height] = [(picture.width * 72) / dpi, (picture.height * 72) / dpi]
      whole.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
    }
    return await whole.save()
  } finally {
    await rm(pages, { recursive: true })
  }
}
