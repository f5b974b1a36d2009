import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { programSays } from './program.ts'
import type { Rival } from './rival.ts'
import { tablesInLayout } from './text-columns.ts'

/** `pdftotext -layout` of poppler. It knows no tables: ours is the plain splitter of text-columns.ts. Its text stands as it is for the Markdown. */
export const pdftotext: Rival = {
  name: 'pdftotext',
  reads: 'pdf',
  measured: { kind: 'program-per-document', starts: 'pdftotext' },
  async version() {
    const said = await programSays('pdftotext', ['-v'], 'pdftotext (poppler-utils) is not on the path')
    return /version (\S+)/.exec(said)?.[1] ?? 'unknown'
  },
  async convert(pdfPath) {
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', pdfPath, '-'], { maxBuffer: 256 * 1024 * 1024 })
    const tables = stdout.split('\f').flatMap((text, index) => tablesInLayout(text).map((rows) => ({ page: index + 1, rows })))
    return { markdown: stdout.replaceAll('\f', '\n'), tables }
  },
}
