import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { programSays } from './program.ts'
import type { Rival } from './rival.ts'

/** Debian's tesseract in English, told that the picture is one column of lines of different sizes: the best of its ways for receipts and forms. */
export const tesseract: Rival = {
  name: 'tesseract',
  reads: 'pictures',
  measured: { kind: 'program-per-document', starts: 'tesseract' },
  async version() {
    const said = await programSays('tesseract', ['--version'], 'tesseract (tesseract-ocr) is not on the path')
    return /tesseract (\S+)/.exec(said)?.[1] ?? 'unknown'
  },
  async convert(path) {
    const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, OMP_THREAD_LIMIT: '1' } }
    const { stdout } = await promisify(execFile)('tesseract', [path, '-', '--psm', '4', '-l', 'eng'], options)
    return { markdown: stdout.replaceAll('\f', '\n'), tables: [] }
  },
}
