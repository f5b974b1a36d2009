import { areIn, captionKind, isMarker, type Line, median, sizeOf, spreadInColumn, spreadLines, type Word } from '../model/index.ts'
import { bareRows, contentsRows, endsWithPage } from './contents-rows.ts'
import { beginsColumn, columnsOfEntries, isOfEntries } from './entry-columns.ts'
import { gutterCuts } from './gutters.ts'
import { boxesInRows } from './option-rows.ts'
import { lineOf, type Row } from './rows.ts'

/**
 * Rows cut where a column ends: at spaces far wider than between words, and at narrower ones that stand under each other row after row. Rows of program
 * code stay whole. `isText`: the rows are those of one column of running text beside others. `led`: numbers that a drawn
 * leader leads to.
 */
export function segmentsOf(
  rows: readonly Row[],
  codeFaces: ReadonlySet<string>,
  isText = false,
  led: ReadonlySet<Word> = new Set(),
): readonly Line[] {
  const codeRows = new Set(codeFaces.size > 0 ? rows.filter((row) => areIn(codeFaces, row.words)) : [])
  const cuts = gutterCuts(rows, (row) => codeRows.has(row))
  const columns = columnsOfEntries(rows)
  const bare = bareRows(rows)
  const contents = contentsRows(rows, led, bare)
  const options = boxesInRows(rows)
  let known: number | null = null
  const usualSize = () => {
    known ??= median(
      rows.flatMap(({ words }) => words.map(sizeOf)),
      10,
    )
    return known
  }
  // Within a line that is spread over its column no space is an end.
  const lines = [...spreadLines(rows.map(({ words }) => words)), ...(isText ? spreadInColumn(rows.map(({ words }) => words)) : [])]
  const spread = new Set(lines.flatMap((line) => line.slice(1)))
  return rows.flatMap((row, index) => {
    const isCode = codeRows.has(row)
    const isOfPages = columns.length > 0 && isOfEntries(row, columns)
    const segments: Line[] = []
    let words: Word[] = []
    row.words.forEach((word, at) => {
      const previous = words[words.length - 1]
      if (
        (previous && columns.length > 0 && beginsColumn(previous, word, columns)) ||
        (previous &&
          (isWide(previous, word, row.space) || cuts[index]?.has(at)) &&
          !options.has(word) &&
          !spread.has(word) &&
          !belongsTogether(words, word, isCode) &&
          !isBehindNoteNumber(words, word, usualSize) &&
          !isBehindRunInTitle(words, word, rows[index + 1], row.words.at(-1)) &&
          !isBehindSentence(previous, word, [rows[index - 1], rows[index + 1]]) &&
          !contents.has(row) &&
          !isOfPages)
      ) {
        segments.push(lineOf(words))
        words = []
      }
      words.push(word)
    })
    segments.push(segments.length === 0 && bare.has(row) && endsWithPage(row) ? { ...lineOf(words), leadsToPage: true } : lineOf(words))
    return segments
  })
}

/** One em is three to four word spaces; in loosely justified lines the usual space itself is wide. */
function isWide(previous: Word, word: Word, usual: number): boolean {
  const size = Math.max(sizeOf(previous), sizeOf(word))
  return word.box.left - previous.box.right > Math.min(2.5 * size, Math.max(size, 2.5 * usual))
}

/** Spaces that part nothing: after a list marker, after the dots that lead to a page number, between the words of program code. */
function belongsTogether(words: readonly Word[], word: Word, isCode: boolean): boolean {
  const [first] = words
  const previous = words[words.length - 1]
  if (!first || !previous) return false
  const gap = word.box.left - previous.box.right
  if (isCode && gap < 12 * sizeOf(word)) return true
  // Two boxes to tick may stand before one answer.
  if (words.length < 3 && words.every((one) => isMarker(one.text))) return gap < 4 * sizeOf(word)
  if (first !== undefined && words.length === 1 && isSectionNumber(first, word) && gap < widestBehindNumber * sizeOf(word)) return true
  if (isCaptionNumber(words, previous, word) && gap < widestBehindNumber * sizeOf(word)) return true
  return /^[.·…_]+$|\.{3,}$/.test(previous.text) && words.length > 1
}

/** "Fig. 2.", "TABLE I:": the name and number that a caption begins with, and the stop behind it; in bold, before a text in bold or a word with a capital, without one as well. */
const isCaptionNumber = (words: readonly Word[], last: Word, next: Word): boolean =>
  words.length <= 3 &&
  (/[\dIVX][.:]$/u.test(last.text) ||
    (/[\dIVX]$/u.test(last.text) && areBold(words) && (areBold([next]) || /^\p{Lu}\p{Ll}/u.test(next.text)))) &&
  captionKind(lineOf(words)) !== null &&
  captionKind(lineOf([next, ...words.slice(1)])) === null

const areBold = (words: readonly Word[]): boolean => words.every(({ font }) => font?.bold === true)

/** Sizes: TeX sets an em behind the title that a paragraph begins with. */
const widestBehindTitle = 1.5
/** Sizes: the next line of a paragraph stands no further down. */
const widestLeading = 1.8
/** true for a word behind the bold title that its paragraph begins with: one that ends with a stop, below whose white the next line has a word, or whose line the next goes on with. `end`: the last word of the line. */
function isBehindRunInTitle(words: readonly Word[], word: Word, below: Row | undefined, end: Word | undefined): boolean {
  const last = words[words.length - 1]
  const size = sizeOf(word)
  if (last === undefined || word.box.left - last.box.right > widestBeforeSentence * size) return false
  if (isBeforeSentence(words, word, below)) return true
  if (last.font?.bold !== true || word.font?.bold !== false || word.box.left - last.box.right > widestBehindTitle * size) return false
  if (/[\p{L})][.:]$|^:$/u.test(last.text) && words.some(({ text, font }) => font?.bold === true && /\p{L}{2}/u.test(text))) return true
  // The line breaks off and the next one, short perhaps, goes on with it at the edge where the title begins.
  const [next] = below?.words ?? []
  const isAtEdge =
    next !== undefined &&
    Math.abs(next.box.left - (words[0]?.box.left ?? 0)) < 0.5 * size &&
    next.baseline - word.baseline < widestLeading * size &&
    (below?.words.at(-1)?.box.right ?? 0) < word.box.left
  if (isAtEdge && end !== undefined && next.font?.bold === false && /^\p{Ll}/u.test(next.text) && /[\p{L}-]$/u.test(end.text)) return true
  const [from, to] = [last.box.right + 1, word.box.left - 1]
  return (
    below?.words.some(
      ({ box, baseline, font }) =>
        box.left < to && box.right > from && baseline - word.baseline < widestLeading * size && font?.bold === false,
    ) === true
  )
}

/** Sizes: justified lines with two spaces behind a sentence leave so much white there. */
const widestBehindSentence = 2
/** true for the first word of a sentence behind another one where the lines right above and below have words in the white. */
function isBehindSentence(previous: Word, word: Word, beside: readonly (Row | undefined)[]): boolean {
  if (!/\p{Ll}[.!?]["'”’)]*$/u.test(previous.text) || !/^["'“‘(]?\p{Lu}/u.test(word.text)) return false
  const size = sizeOf(word)
  if (word.box.left - previous.box.right > widestBehindSentence * size) return false
  const near = beside.flatMap((row) => {
    const [first] = row?.words ?? []
    return first !== undefined && Math.abs(first.baseline - word.baseline) < widestLeading * size ? [row?.words ?? []] : []
  })
  const [from, to] = [previous.box.right + 1, word.box.left - 1]
  return near.length > 0 && near.every((words) => words.some(({ box }) => box.left < to && box.right > from))
}

/** Sizes: typists and their programs set a title in italics or underlined, and two spaces or a tab behind its stop. */
const widestBeforeSentence = 3
/** true for the white behind the stop of a numbered title in a first line, over a line that goes on in small letters further out and has a word below the white. */
function isBeforeSentence(words: readonly Word[], word: Word, below: Row | undefined): boolean {
  const [number, last, first] = [words[0], words[words.length - 1], below?.words[0]]
  if (number === undefined || last === undefined || first === undefined || below === undefined) return false
  return (
    /^(?:\p{L}+|\(?[\p{L}\d]{1,3}(?:\.\d{1,2})*[.)])$/u.test(number.text) &&
    words.length <= mostTitleWords &&
    /\p{L}\.$/u.test(last.text) &&
    /^\p{Lu}/u.test(word.text) &&
    /^\p{Ll}/u.test(first.text) &&
    first.box.left < number.box.left - sizeOf(word) &&
    first.baseline - word.baseline < widestLeading * sizeOf(word) &&
    below.words.some(({ box }) => box.left < word.box.left - 1 && box.right > last.box.right + 1)
  )
}
const mostTitleWords = 12

/** In shares of the page's usual size: notes are set smaller than the text. */
const largestNote = 0.93
/** true for the first word of a note behind its number, which a tab parts from it. */
const isBehindNoteNumber = (words: readonly Word[], word: Word, usualSize: () => number): boolean =>
  words.length === 1 &&
  /^(?:\d{1,3}|[*†‡§¶]{1,3})$/.test(words[0]?.text ?? '') &&
  /^["'“„«(]?\p{L}/u.test(word.text) &&
  sizeOf(word) < largestNote * usualSize() &&
  word.box.left - (words[0]?.box.right ?? 0) < widestBehindNumber * sizeOf(word)

/** Sizes: TeX sets an em behind the number of a section, and a little more where it is set to a column of its own. */
const widestBehindNumber = 2.2
/** A number in bold before a title that is set alike. */
const isSectionNumber = ({ text, font }: Word, next: Word): boolean =>
  font !== null &&
  next.font !== null &&
  font.bold &&
  next.font.bold &&
  font.size === next.font.size &&
  /^(?:\d{1,2}(?:\.\d{1,3}){0,4}|[A-Z](?:\.\d{1,3})*|[IVX]{1,5})\.?$/.test(text) &&
  /^\p{L}/u.test(next.text)
