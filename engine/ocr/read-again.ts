import type { OcrOptions } from '../stages.ts'
import { withCapitals } from './capitals.ts'
import { beside, completed } from './combine.ts'
import { inkOf } from './ink.ts'
import type { Language } from './languages.ts'
import { openedLines } from './opening-marks.ts'
import { withRaisedLetters } from './raised-letters.ts'
import type { SecondReader } from './second-reader.ts'
import { unreadInk } from './unread-ink.ts'
import type { Weighed } from './weight.ts'
import type { WordList } from './word-list.ts'
import { type ReadStrip, wordsOf } from './words.ts'

/** A line with the words of the first reading. */
export interface FirstRead extends ReadStrip {
  readonly words: readonly Weighed[]
}

/** What lines are looked at again with. */
export interface SecondReading {
  readonly second: SecondReader
  readonly wordsOfLanguage: (language: Language) => Promise<WordList>
}

/** Doubtful lines of an English page that are read again at most: each costs 0.05 to 0.1 s of processor time. */
const mostDoubtful = 3
/** A word less sure than this makes its line doubtful. */
const doubtful = 0.6

/**
 * Reads lines once more with the second reader and puts both readings together: those that the first doubts most, and those where it passed over a
 * sign. Every line of pages in languages with accents gained nothing (14 drawn pages: 0.934 of the German words both ways, 0.8 s more a page). Of a
 * sample no line is.
 */
export async function readAgain(
  lines: readonly FirstRead[],
  language: Language,
  { second, wordsOfLanguage }: SecondReading,
  { signal, lineRead, isSample }: Pick<OcrOptions, 'signal' | 'lineRead' | 'isSample'>,
): Promise<readonly (readonly Weighed[])[]> {
  if (isHopeless(lines)) return lines.map(({ words }) => words)
  const list = await wordsOfLanguage(language)
  const chosen = isSample === true ? new Set<FirstRead>() : mostInDoubt(lines)
  const marked = (language === 'es' ? withOpeningMarks(lines) : lines).map((line) => withMarks(inCapitals(line, language), language))
  const read: (readonly Weighed[])[] = []
  for (const [index, line] of marked.entries()) {
    if (!chosen.has(lines[index] as FirstRead)) {
      const words = wordsOf(line, null, list)
      read.push(passesOver(line) ? words.map(doubted) : words)
      continue
    }
    signal.throwIfAborted()
    // Reading a line takes the thread: between two, others get their turn.
    await new Promise((resolve) => setImmediate(resolve))
    const words = await second.read(line.strip, language)
    const glyphs = completed(line.reading.glyphs, beside(line.reading.glyphs, words), unreadInk(line.reading, inkOf(line.strip)))
    read.push(wordsOf({ ...line, reading: { ...line.reading, glyphs } }, beside(glyphs, words).letters, list))
    lineRead?.()
  }
  return read
}

/** The lines of a Spanish page with the marks that open exclamations. */
function withOpeningMarks(lines: readonly FirstRead[]): readonly FirstRead[] {
  if (!lines.some(({ reading }) => reading.glyphs.some(({ text }) => text === '!'))) return lines
  const opened = openedLines(lines.map(({ reading, strip }) => ({ reading, ink: inkOf(strip) })))
  return lines.map((line, index) => ({ ...line, reading: { ...line.reading, glyphs: opened[index] ?? line.reading.glyphs } }))
}

/** The line with small letters in capitals where they stand among them; the very line where it has none. */
function inCapitals(line: FirstRead, language: Language): FirstRead {
  const glyphs = withCapitals(line.reading.glyphs, language)
  return glyphs === line.reading.glyphs ? line : { ...line, reading: { ...line.reading, glyphs } }
}

/** The line with raised letters as marks of ordinals; the very line where it has none. */
function withMarks(line: FirstRead, language: Language): FirstRead {
  const glyphs = withRaisedLetters(line.reading, () => inkOf(line.strip), language)
  return glyphs === line.reading.glyphs ? line : { ...line, reading: { ...line.reading, glyphs } }
}

/** Mean confidence below which a page is no writing, or stands on its head: a second reading makes nothing of it either. */
const leastHope = 0.25

function isHopeless(lines: readonly FirstRead[]): boolean {
  const words = lines.flatMap((line) => line.words)
  return words.reduce((sum, { confidence }) => sum + confidence, 0) < leastHope * words.length
}

function mostInDoubt(lines: readonly FirstRead[]): ReadonlySet<FirstRead> {
  const doubts = lines
    .map((line) => ({ line, doubt: doubtOf(line) }))
    .filter(({ doubt }) => doubt > 0)
    .sort((a, b) => b.doubt - a.doubt)
  return new Set([...withUnreadSigns(lines), ...doubts.slice(0, mostDoubtful).map(({ line }) => line)])
}

/** Whether a line has figures, and a sign that was passed over. */
const passesOver = ({ words, reading, strip }: FirstRead): boolean =>
  words.some(({ text }) => /\d/.test(text)) && unreadInk(reading, inkOf(strip)).size > 0

/** What a word keeps of its confidence where a sign beside it is missing and nobody looked again. */
const trustBesideGap = 0.7
const doubted = (word: Weighed): Weighed => ({ ...word, confidence: word.confidence * trustBesideGap })

/** Columns of strips with unread signs that are read again on a page: 1,000 take 0.1 s of processor time. */
const mostColumns = 10_000

/** Lines with figures and a sign that was passed over, as many as there is time for, short ones first: prices stand alone. */
function withUnreadSigns(lines: readonly FirstRead[]): readonly FirstRead[] {
  let columns = 0
  return lines
    .toSorted((a, b) => a.strip.width - b.strip.width)
    .filter((line) => {
      if (!passesOver(line)) return false
      columns += line.strip.width
      return columns <= mostColumns
    })
}

/** How much there is to gain: the doubt in its words of two letters and more, by their length. */
function doubtOf({ words }: FirstRead): number {
  return words.reduce((sum, { text, confidence }) => {
    if (/^[ECG(]\d+[.,]\d\d$|^\d+[.,]\d\d[ECG]$/.test(text)) return sum + 3
    return text.length > 1 && confidence < doubtful ? sum + (doubtful - confidence) * Math.min(8, text.length) : sum
  }, 0)
}
