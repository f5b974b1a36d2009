import { install, load } from './installed.ts'
import type { Rival } from './rival.ts'

interface Line {
  readonly text: string
  readonly box?: readonly (readonly [number, number])[]
}
interface Library {
  readonly default: { create(): Promise<{ detect(path: string): Promise<readonly Line[]> }> }
}
let opened: ReturnType<Library['default']['create']> | null = null

/** PP-OCRv4, of which we take the finding of lines, as its npm package uses it: its own finding and cutting of lines, no parting of words, one reader. */
export const ppocr: Rival = {
  name: 'ppocr',
  reads: 'pictures',
  measured: { kind: 'in-process' },
  version: () => install('@gutenye/ocr-node'),
  async convert(path) {
    opened ??= (load('@gutenye/ocr-node') as Library).default.create()
    const lines = await (await opened).detect(path)
    return { markdown: lines.map(({ text }) => text).join('\n'), tables: [] }
  },
}
