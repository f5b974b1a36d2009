import { createRequire } from 'node:module'
import { dataName, traineddata } from './language-data.ts'
import type { Language } from './languages.ts'
import { type Strip, stripHeight } from './strip.ts'

/** A word as the second reader has it, and how sure it is, 0 to 1. */
export interface SecondWord {
  readonly text: string
  readonly sure: number
}

/** Tesseract on single lines, in one language at a time. It knows the accents that the first reader does not. */
export interface SecondReader {
  /** The words on a strip, from left to right. */
  read(strip: Strip, language: Language): Promise<readonly SecondWord[]>
}

/** The part of tesseract.js that is used: its core, without the worker and the downloads around it. */
interface Core {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
  readonly TessBaseAPI: new () => Api
}
interface Api {
  Init(folder: null, language: string, engine: number, settings: undefined): number
  SetVariable(name: string, value: string): void
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  End(): void
}

const neuralEngine = 1
/** A picture of one line, to be read as it is: looking for lines in it again took three times as long, for the same letters. */
const rawLine = '13'

/** Opens the reader; nothing is loaded before the first line: then 0.25 s of processor time, 60 MB, and 0.1 s for each change of language. */
export function openSecondReader(): SecondReader {
  let core: Promise<Core> | null = null
  let open: { readonly api: Api; readonly language: Language } | null = null
  const written = new Set<Language>()
  const speak = async (language: Language): Promise<{ core: Core; api: Api }> => {
    core ??= loadCore()
    const module = await core
    if (open?.language === language) return { core: module, api: open.api }
    if (!written.has(language)) module.FS.writeFile(`./${dataName[language]}.traineddata`, await traineddata(language))
    written.add(language)
    open?.api.End()
    const api = new module.TessBaseAPI()
    if (api.Init(null, dataName[language], neuralEngine, undefined) !== 0) throw new Error('the second reader could not be opened')
    api.SetVariable('tessedit_pageseg_mode', rawLine)
    api.SetVariable('user_defined_dpi', '300')
    open = { api, language }
    return { core: module, api }
  }
  return {
    read: async (strip, language) => {
      const { core: module, api } = await speak(language)
      module.FS.writeFile('/input', greyPicture(strip))
      if (api.SetImageFile(1, 0) !== 0) return []
      api.Recognize(null)
      return wordsIn(api.GetTSVText(0))
    },
  }
}

const here = createRequire(import.meta.url)

/** The core that tesseract.js brings, for processors with SIMD: every one of the last ten years. */
function loadCore(): Promise<Core> {
  const open: (settings: object) => Promise<Core> = createRequire(here.resolve('tesseract.js'))(
    'tesseract.js-core/tesseract-core-simd-lstm',
  )
  return open({
    TesseractProgress: () => {},
    printErr: (line: string) => {
      if (!missingWordsOfUsers.test(line)) process.stderr.write(`${line}\n`)
    },
  })
}

/** Some language data names a list of words that whoever installs Tesseract may add. It is not there, and not needed to read. */
const missingWordsOfUsers = /failed to load \S*\.(?:special|user)-words/i

/** Pixels of paper that the reader wants to see around writing. */
const margin = 6

/** The strip as a PGM file, dark on light, with a margin as bright as its paper. */
function greyPicture({ width, pixels }: Strip): Uint8Array {
  const grey = new Uint8Array(width * stripHeight)
  let sum = 0
  for (let i = 0; i < grey.length; i++) {
    const value = ((pixels[i * 3] as number) * 77 + (pixels[i * 3 + 1] as number) * 150 + (pixels[i * 3 + 2] as number) * 29) >> 8
    grey[i] = value
    sum += value
  }
  const negative = sum / grey.length < 110
  const [fullWidth, fullHeight] = [width + 2 * margin, stripHeight + 2 * margin]
  const head = Buffer.from(`P5\n${fullWidth} ${fullHeight}\n255\n`)
  const file = new Uint8Array(head.length + fullWidth * fullHeight).fill(paperOf(grey, negative), head.length)
  file.set(head)
  for (let y = 0; y < stripHeight; y++)
    for (let x = 0; x < width; x++) {
      const value = grey[y * width + x] as number
      file[head.length + (y + margin) * fullWidth + x + margin] = negative ? 255 - value : value
    }
  return file
}

function paperOf(grey: Uint8Array, negative: boolean): number {
  const sorted = grey.toSorted()
  return negative ? 255 - (sorted[Math.floor(sorted.length * 0.15)] ?? 0) : (sorted[Math.floor(sorted.length * 0.85)] ?? 255)
}

/** The words of Tesseract's table: the lines of level 5, the text in the last column, how sure in the one before, of 100. */
function wordsIn(table: string): readonly SecondWord[] {
  return table.split('\n').flatMap((line) => {
    const columns = line.split('\t')
    const text = (columns[11] ?? '').trim()
    return columns[0] === '5' && text !== '' ? [{ text, sure: Math.max(0, Math.min(1, Number(columns[10]) / 100)) }] : []
  })
}
