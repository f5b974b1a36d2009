// Reads the writing in a picture: where lines stand (a network), what they say (another), where words part, how sure all that is.

import { area, type Box, unionOf } from '../geometry/index.ts'
import type { Bitmap, Ocr, OcrOptions, Recognition } from '../stages.ts'
import { withStopsOfColumns } from './column-stops.ts'
import { findLines } from './detect.ts'
import { besideEarlier } from './earlier-reading.ts'
import { emphasised } from './emphasis.ts'
import { isInUnknownLanguage, keptAmong, leastConfidence, linesInOtherLetters, linesPassedOver } from './foreign.ts'
import { withWholeFractions } from './fraction-signs.ts'
import { hasIdeographs, ideographicLanguage, inIdeographs, mayBeInIdeographs, withUsualSize } from './ideographs.ts'
import { languageByWords } from './language-by-words.ts'
import { openWordLists } from './language-data.ts'
import { type Language, languageOf, languages, languagesNamed } from './languages.ts'
import { type Meaning, meaningsOf } from './letters.ts'
import { surelyLetter, withLoneSigns } from './lone-signs.ts'
import { withMarksOfColumns } from './marks-of-columns.ts'
import { loadModels, type Models } from './models.ts'
import { isOrnament } from './ornament.ts'
import { namedFailure } from './out-of-memory.ts'
import { heightOf, lengthOf } from './quad.ts'
import { readAgain, type SecondReading } from './read-again.ts'
import { readLine } from './read-line.ts'
import { readQuad } from './read-quad.ts'
import { withoutReadTwice } from './read-twice.ts'
import { withRomanStrokes } from './roman-strokes.ts'
import { sampleOf } from './sample.ts'
import { openSecondReader } from './second-reader.ts'
import { signAt, sureAmong, textsPassedOver } from './short-texts.ts'
import { inSignsOfPage } from './sign-sets.ts'
import { TypeWidth } from './type-width.ts'
import type { Weighed } from './weight.ts'
import { type ReadStrip, wordsOf } from './words.ts'

/** Opens a recogniser. Nothing is loaded before the first picture; then the networks stay for as long as the recogniser is kept. */
export function openOcr(): Ocr {
  let loading: Promise<Readers> | null = null
  return {
    recognise: async (image, options) => {
      try {
        loading ??= openReaders().catch((failure) => {
          // The next picture tries again.
          loading = null
          throw failure
        })
        return await recognise(image, options, await loading)
      } catch (failure) {
        throw namedFailure(failure)
      }
    },
  }
}

export interface Readers extends SecondReading {
  readonly models: Models
  readonly meanings: readonly Meaning[]
}

async function openReaders(): Promise<Readers> {
  const models = await loadModels()
  return { models, meanings: meaningsOf(models.letters), second: openSecondReader(), wordsOfLanguage: openWordLists() }
}

async function recognise(image: Bitmap, options: OcrOptions, readers: Readers): Promise<Recognition> {
  const { signal } = options
  signal.throwIfAborted()
  const found = await findLines(image, readers.models, options)
  const width = new TypeWidth()
  const lines: ReadStrip[] = []
  for (const quad of options.isSample === true ? sampleOf(found) : found) {
    signal.throwIfAborted()
    const line = await readQuad(image, quad, width.stretch, readers.models, readers.meanings)
    width.note(line.strip, line.reading)
    lines.push(line)
    options.lineRead?.()
  }
  const short: ReadStrip[] = []
  for (const quad of textsPassedOver(options.shortTexts ?? [], found)) {
    signal.throwIfAborted()
    short.push(await readQuad(image, quad, width.stretch, readers.models, readers.meanings))
  }
  const told: ReadStrip[] = []
  for (const line of lines) {
    signal.throwIfAborted()
    told.push(await wholeSign(image, line, options.shortTexts ?? [], width, readers))
  }
  return understood(
    withMarksOfColumns([...told, ...sureAmong(short.map(withLoneSigns), found)])
      .map(withRomanStrokes)
      .map(withWholeFractions),
    options,
    readers,
  )
}

/**
 * The line with the sign that it is drawn as in place of what was read. Where it holds one letter at most and none is told, the ink that stands there by
 * itself is looked at as a whole: detectors cut signs that stand close to bars and rules.
 */
async function wholeSign(image: Bitmap, line: ReadStrip, texts: readonly Box[], width: TypeWidth, readers: Readers): Promise<ReadStrip> {
  const told = withLoneSigns(line)
  const [only, another] = line.reading.glyphs
  if (told !== line || another !== undefined || (only !== undefined && only.probability > surelyLetter)) return told
  const quad = signAt(line.strip.quad, texts)
  if (quad === null) return line
  const whole = await readQuad(image, quad, width.stretch, readers.models, readers.meanings)
  const sign = withLoneSigns(whole)
  return sign === whole ? line : sign
}

/** The words of lines that were read once, in rows, and the language they are in. */
export async function understood(read: readonly ReadStrip[], options: OcrOptions, readers: Readers): Promise<Recognition> {
  const lines = hasIdeographs(read, options.languages) ? withStopsOfColumns(await withIdeographs(read, readers, options.signal)) : read
  const inArea = (some: readonly ReadStrip[]): number =>
    some.reduce((sum, { strip }) => sum + lengthOf(strip.quad) * heightOf(strip.quad), 0)
  const clear = sorted(lines)
  const passedOver = options.isSample === true ? new Set() : linesPassedOver(lines, inArea, inArea(clear.foreign))
  const readable = clear.readable.filter((line) => !passedOver.has(line))
  const foreign = [...clear.foreign.filter((line) => !passedOver.has(line)), ...lines.filter((line) => passedOver.has(line))]
  const believed = readable.map((line) => ({ ...line, words: wordsOf(line, null, null) }))
  const texts = believed.flatMap(({ words }) => words.map(({ text }) => text))
  const expected = languagesNamed(options.languages)
  const language = languageOf(texts) ?? (expected.length > 0 || options.isSample === true ? null : await likeliest(texts, readers))
  const inLanguage = language ?? expected[0] ?? 'en'
  // A sample shows a page on its head as well, which is no other script.
  const inSigns = believed.filter(({ reading }) => reading.isIdeographic === true)
  const inLetters = believed.filter(({ reading }) => reading.isIdeographic !== true)
  const others =
    options.isSample === true ? new Set() : linesInOtherLetters(inLetters, await readers.wordsOfLanguage(inLanguage), passedOver.size > 0)
  const firstRead = inLetters.filter((line) => !others.has(line))
  const second = await readAgain(firstRead, inLanguage, readers, options)
  const { earlier = [] } = options
  const list = earlier.length === 0 ? null : await readers.wordsOfLanguage(inLanguage)
  const settled = list === null ? second : second.map((words) => besideEarlier(words, earlier, list))
  const whole = inArea(readable) + inArea(foreign)
  const unreadable = whole === 0 ? 0 : (whole - inArea(firstRead) - inArea(inSigns)) / whole
  const words = emphasised(
    inRows(withoutReadTwice([...settled, ...withUsualSize(inSigns.map((line) => line.words))].map((line) => keptAmong(line, unreadable)))),
  )
  // A form of names and numbers is easily taken for the wrong language, and most are in English.
  const lists = await Promise.all([...new Set([inLanguage, 'en'] as const)].map(readers.wordsOfLanguage))
  const isKnown = options.isSample === true || !isInUnknownLanguage(words, lists)
  return { words, language: ideographicLanguage(texts) ?? language, isKnownLanguage: isKnown, unreadable }
}

/** The language that the words of a page are in, by the lists of all that are read. */
async function likeliest(texts: readonly string[], readers: Readers): Promise<Language | null> {
  const lists = await Promise.all(languages.map(async (language) => [language, await readers.wordsOfLanguage(language)] as const))
  return languageByWords(texts, new Map(lists))
}

/** The lines of a page with Chinese or Japanese on it, those in such signs read as such, doubtful ones that seemed Latin too. */
async function withIdeographs(
  lines: readonly ReadStrip[],
  { models, meanings }: Readers,
  signal: AbortSignal,
): Promise<readonly ReadStrip[]> {
  const read: ReadStrip[] = []
  for (const line of lines) {
    signal.throwIfAborted()
    const again = mayBeInIdeographs(line) ? { ...line, reading: await readLine(line.strip, models, meanings, true) } : line
    read.push(inIdeographs(again))
  }
  const signed = read.filter(({ reading }) => reading.isIdeographic === true)
  const glyphs = new Map(inSignsOfPage(signed.map(({ reading }) => reading.glyphs)).map((own, at) => [signed[at], own]))
  return read.map((line) => ({ ...line, reading: { ...line.reading, glyphs: glyphs.get(line) ?? line.reading.glyphs } }))
}

/** Lines that can be read, and lines mostly in letters of another script. What is neither is left out: dirt, and rules drawn with signs. */
function sorted(lines: readonly ReadStrip[]): { readonly readable: readonly ReadStrip[]; readonly foreign: readonly ReadStrip[] } {
  const isForeign = ({ reading: { glyphs } }: ReadStrip): boolean => glyphs.filter(({ text }) => text === '').length * 2 > glyphs.length
  const sure = lines.filter(
    ({ reading: { confidence, glyphs } }) => confidence >= leastConfidence && !isOrnament(glyphs.map(({ text }) => text)),
  )
  return { readable: sure.filter((line) => !isForeign(line)), foreign: sure.filter(isForeign) }
}

/** All words in rows from top to bottom, each from left to right. A line belongs to a row when its middle lies within the height of the row's first. */
function inRows(lines: readonly (readonly Weighed[])[]): readonly Weighed[] {
  const boxed = lines
    .filter((words) => words.length > 0)
    .map((words) => ({ words, box: unionOf(words.map(({ pixels }) => pixels)) }))
    .filter(({ box }) => area(box) > 0)
    .sort((a, b) => a.box.top + a.box.bottom - b.box.top - b.box.bottom)
  const rows: (typeof boxed)[] = []
  for (const line of boxed) {
    const first = rows.at(-1)?.[0]
    const middle = (line.box.top + line.box.bottom) / 2
    if (first !== undefined && middle < first.box.bottom - 0.25 * (first.box.bottom - first.box.top)) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.left - b.box.left).flatMap(({ words }) => words))
}
