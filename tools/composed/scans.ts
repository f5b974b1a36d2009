// Prints as a scanner would give them: grey pictures, a little turned.

import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'

const dpi = 150

/** A print as a PDF of pictures alone. */
export async function scanOf(print: Uint8Array, page: Page, number: number): Promise<Uint8Array> {
  const whole = await PDFDocument.create()
  await addPictures(whole, print, page, number)
  return whole.save()
}

/** Puts the pages of a print behind the others as pictures, each turned by up to 1.2 degrees as a feeder does. */
export async function addPictures(whole: PDFDocument, print: Uint8Array, page: Page, number: number): Promise<void> {
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
