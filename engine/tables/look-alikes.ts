// What stands in rows and columns and yet is no table.

import { width } from '../geometry/index.ts'
import { holdsCodeSign, spokenWords, type Word } from '../model/index.ts'
import { isAmount, isFigure, isMarker, readsAsValue, textOf } from './cell-text.ts'
import type { Grid, GridCell } from './grid.ts'
import { chunksOf, isBold, isTypewrittenIn, median, sizeOf, spacingSizeOf, textRowsOf } from './text-rows.ts'

/**
 * true for running text set in columns: sentences go on in small letters from cell to cell downwards, or nearly all words stand in columns of
 * long texts. Where columns stand apart and are flush at their left, a text goes on only where the line above had no
 * room for the next word: descriptions begin small as well. Gaps that fall together in running text leave no flush columns.
 */
export function isRunningText(filled: readonly GridCell[]): boolean {
  const columns = new Map<number, GridCell[]>()
  for (const cell of filled) columns.set(cell.column, [...(columns.get(cell.column) ?? []), cell])
  let goesOn = 0
  let breaksEarly = 0
  let follows = 0
  let inLong = 0
  let long = 0
  const apart = standApart(filled)
  for (const cells of columns.values()) {
    const edge = Math.max(...cells.map(rightOf))
    const mayDescribe = apart && isFlushLeft(cells)
    cells.forEach((cell, i) => {
      const above = cells[i - 1]
      if (!above || above.row + above.rowSpan !== cell.row || Math.min(spokenWords(above.words), spokenWords(cell.words)) < 3) return
      follows++
      const first = cell.words[0]
      if (!first || !/^\p{Ll}/u.test(first.text)) return
      if (!mayDescribe || rightOf(above) + 0.25 * spacingSizeOf(first) + width(first.box) > edge) goesOn++
      else breaksEarly++
    })
    if (median(cells.map((cell) => spokenWords(cell.words))) < 4) continue
    long++
    inLong += cells.reduce((sum, cell) => sum + spokenWords(cell.words), 0)
  }
  const words = filled.reduce((sum, cell) => sum + spokenWords(cell.words), 0)
  const flows = follows >= 3 && goesOn >= follows * 0.35 && goesOn > 2 * breaksEarly && columnsOfEntries([...columns.values()]) < 2
  return flows || (long >= 2 && inLong >= words * 0.8)
}

/** Share of the texts that begin in small letters in justified columns, of their lines and the gaps within them. */
const mostlySmall = 0.6
/** So many sentences that end and begin anew on a line, or end one, are no chance. */
const fewestSentences = 2

/**
 * true for the gaps between the words of narrow justified columns: no figure anywhere, most texts begin in small letters, and sentences end among them or lines
 * break words. Names and entries begin in capitals, and hold none.
 */
export function areGapsOfText(filled: readonly GridCell[]): boolean {
  if (filled.some(({ words }) => words.some(({ text }) => /\p{N}/u.test(text)))) return false
  const small = filled.filter(beginsSmall).length
  const ends = filled.flatMap(({ words }) => words).filter((word) => /\p{Ll}{2}[.!?]$/u.test(word.text) || isBroken(word)).length
  return small >= mostlySmall * filled.length && ends >= fewestSentences
}

/** So many words that a line breaks are no chance. */
const fewestBroken = 2
const isBroken = ({ text }: Word): boolean => /\p{L}{2}[-\u2010]$/u.test(text)

/**
 * true where lines break words in one column and go on with them in a column left of it: the texts are no cells but pieces of lines, of one column of the
 * page or of several. A word that a cell breaks goes on in its own column.
 */
export function goOnInOtherColumns(filled: readonly GridCell[]): boolean {
  const rows = Map.groupBy(filled, ({ row }) => row)
  const broken = filled.filter(({ row, rowSpan, column, words }) => {
    const last = words.at(-1)
    const below = rows.get(row + rowSpan) ?? []
    if (last === undefined || !isBroken(last) || below.some((cell) => cell.column === column && beginsSmall(cell))) return false
    return below.some((cell) => cell.column < column && beginsSmall(cell))
  })
  return broken.length >= fewestBroken
}
const beginsSmall = ({ words: [first] }: GridCell): boolean => /^\p{Ll}/u.test(first?.text ?? '')

/** Entries of a column have at most this many words in the middle, and stand in this share of the rows. */
const longestEntry = 2
const fewestEntries = 0.6

/** How many columns hold entries of a word or two, flush at their left, in most rows: running text that falls into columns has no such two. */
function columnsOfEntries(columns: readonly (readonly GridCell[])[]): number {
  const rows = new Set(columns.flat().map(({ row }) => row)).size
  return columns.filter(
    (cells) =>
      cells.length >= Math.max(4, fewestEntries * rows) &&
      median(cells.map(({ words }) => spokenWords(words))) <= longestEntry &&
      isFlushLeft(cells),
  ).length
}

const fewestRowsTogether = 4

/**
 * true when the rows below the header begin on one line in several columns, further from the row above than lines of a cell are from one
 * another: paragraphs beside each other neither end nor begin together time and again.
 */
export function beginTogether(filled: readonly GridCell[]): boolean {
  const rows = new Map<number, GridCell[]>()
  for (const cell of filled) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell])
  const known = [...rows].sort(([a], [b]) => a - b).map(([, cells]) => cells.map(baselinesOf))
  const within = known.flatMap((cells) => cells.flatMap((lines) => lines.slice(1).map((line, i) => line - (lines[i] ?? line))))
  if (within.length < fewestRowsTogether) return false
  const line = median(within)
  let together = 0
  let all = 0
  known.slice(1).forEach((cells, i) => {
    const above = Math.max(...(known[i] ?? []).flat())
    const [first, ...others] = cells.map((lines) => lines[0] ?? 0)
    if (first === undefined || others.length === 0) return
    all++
    if (others.every((other) => Math.abs(other - first) < 0.2 * line) && first - above >= 1.25 * line) together++
  })
  return together >= fewestRowsTogether && together >= 0.9 * all
}

const baselinesOf = ({ words }: GridCell): readonly number[] => textRowsOf(words).map(({ baseline }) => baseline)

/**
 * In sizes of the writing: half of the gaps between cells of a table are wider. Loose lines of justified text that fall into columns have 0.9 to
 * 1.0 in the middle, tables of names and descriptions 4 to 9.
 */
const columnGap = 1.5

/** true when most cells stand further from the next one in their row than words of a line do. */
function standApart(filled: readonly GridCell[]): boolean {
  const gaps = filled.flatMap((cell) => {
    const next = filled.find((other) => other.row === cell.row && other.column === cell.column + cell.columnSpan)
    const [first] = next?.words ?? []
    return first === undefined ? [] : [(first.box.left - rightOf(cell)) / sizeOf(first)]
  })
  return median(gaps) >= columnGap
}

/** true when four fifths of the cells begin within a point and a half of the same edge. */
function isFlushLeft(cells: readonly GridCell[]): boolean {
  const lefts = cells.map((cell) => Math.min(...cell.words.map(({ box }) => box.left)))
  const edge = median(lefts)
  return lefts.filter((left) => Math.abs(left - edge) <= 1.5).length >= 0.8 * lefts.length
}

const rightOf = (cell: GridCell): number => Math.max(...cell.words.map(({ box }) => box.right))

/** true for an index: entries that end in the pages they name, in every column, behind a comma or in the order of their letters. */
export function isIndex(filled: readonly GridCell[]): boolean {
  if (isSortedIndex(filled)) return true
  const entries = filled.filter((cell) => /\p{L}.*,\s*\d{1,4}(?:\s*[–-]\s*\d{1,4})?,?$/u.test(textOf(cell.words)))
  const others = entries.filter((cell) => cell.column > 0).length
  return entries.length >= filled.length * 0.6 && others >= (filled.length - filled.filter((cell) => cell.column === 0).length) * 0.6
}

/** A column of an index has so many entries at least; so many of its texts end in pages, and so many of these follow in the order of letters. */
const fewestOfIndex = 8
const mostPaged = 0.6
const mostSorted = 0.75

/** true where the texts of every column end in the numbers of pages and follow each other in the order of their letters, as those of no two columns of a table do. */
function isSortedIndex(filled: readonly GridCell[]): boolean {
  const columns = Map.groupBy(filled, ({ column }) => column)
  if (columns.size < 2 || [...columns.values()].some(({ length }) => length < fewestOfIndex)) return false
  return [...columns.values()].every((cells) => {
    const texts = cells.map(({ words }) => textOf(words))
    const paged = texts.filter((text) => /^\P{N}*\p{L}.*\s\d{1,4}(?:[–-]\d{1,4})?(?:,\s*\d{1,4}(?:[–-]\d{1,4})?)*,?$/u.test(text))
    const sorted = paged.slice(1).filter((text, i) => text.localeCompare(paged[i] ?? '', 'en', { sensitivity: 'base' }) >= 0)
    return paged.length >= Math.max(fewestOfIndex, mostPaged * texts.length) && sorted.length >= mostSorted * (paged.length - 1)
  })
}

/** true for panels side by side that hold running text: a laid out page, not a table. */
export const isPageLayout = (rows: number, filled: readonly GridCell[]): boolean =>
  rows <= 2 && filled.filter((cell) => spokenWords(cell.words) > 40).length >= filled.length / 3

/** true for the grid of a chart: labels along its edges and nothing within. */
export function isPlotArea({ cells, ys }: Grid): boolean {
  const inner = cells.filter((cell) => cell.row > 0 && cell.column > 0 && cell.row < ys.length - 2)
  return ys.length > 4 && inner.length >= 4 && inner.filter((cell) => cell.words.length > 0).length <= inner.length * 0.06
}

/** Whether every column has a title and every row is named in letters: a table whose cells somebody is to tick or to write in. */
export const isToFillIn = ({ cells }: Grid): boolean =>
  cells.every(({ row, column, words }) => (row > 0 && column > 0) || words.length > 0) &&
  cells.filter(({ row, column }) => row > 0 && column === 0).every(({ words }) => words.some(({ text }) => /\p{L}{2}/u.test(text)))

/** true for a list: a column of bullets or enumerators before one column of text. */
export function isList({ cells, xs }: Grid): boolean {
  const first = cells.filter((cell) => cell.column === 0 && cell.words.length > 0)
  const marked = first.filter((cell) => isMarker(textOf(cell.words))).length
  return (
    first.length > 0 &&
    marked >= first.length * 0.6 &&
    (xs.length - 1 <= 2 ||
      (marked === first.length && cells.filter((cell) => cell.column > 1 && cell.words.length > 0).length < first.length * 0.7))
  )
}

/** Numbers of formulas that follow one another on a page may leave out so many in between. */
const mostLeftOut = 2

/**
 * true for text with formulas that are numbered in brackets at its right: two columns, the last of which holds nothing but numbers in brackets
 * that rise by one, or hardly more. Losses written in brackets do not.
 */
export function isNumberedFormulas({ cells, xs }: Grid): boolean {
  if (xs.length - 1 !== 2) return false
  const last = cells.filter((cell) => cell.column === 1 && cell.words.length > 0).sort((a, b) => a.row - b.row)
  const numbers = last.map(({ words }) => Number(/^\((?:\p{Lu}\.?|\d{1,2}\.)?(\d{1,3})[a-z]?\)$/u.exec(textOf(words))?.[1] ?? Number.NaN))
  return (
    numbers.length >= 3 &&
    numbers.slice(1).every((number, i) => number > (numbers[i] ?? 0) && number <= (numbers[i] ?? 0) + 1 + mostLeftOut)
  )
}

/** An address has at most this many lines; a table of so few rows has titles or figures that tell it apart. */
const mostAddressLines = 6

/**
 * true for addresses side by side: a few lines close together, set alike, each text below the first has a number beside a word or is a word, and every
 * column has a line that begins or ends with the number of a house or a postal code.
 */
export function areAddresses({ cells, xs, ys }: Grid): boolean {
  const filled = cells.filter(({ words }) => words.length > 0)
  const lines = textRowsOf(filled.flatMap(({ words }) => words))
  if (ys.length - 1 > mostAddressLines || lines.length > mostAddressLines) return false
  const [first] = lines[0]?.words ?? []
  if (first === undefined) return false
  const isAlike = filled.every(({ words }) =>
    words.every(({ font }) => font?.bold === first.font?.bold && font?.family === first.font?.family),
  )
  const isClose = lines.every(({ baseline }, i) => i === 0 || baseline - (lines[i - 1]?.baseline ?? 0) < addressLine * sizeOf(first))
  const hasNumber = ({ row, words }: GridCell) =>
    row > 0 && words.length > 1 && /^\d{1,6}\s\p{L}|\p{L}[.,]?\s\d{1,5}\p{L}?$/u.test(textOf(words))
  const columns = Array.from({ length: xs.length - 1 }, (_, column) => filled.filter((cell) => cell.column === column))
  return isAlike && isClose && filled.every(({ words }) => !isFigure(textOf(words))) && columns.every((own) => own.some(hasNumber))
}
/** Lines of an address are closer than this many sizes. */
const addressLine = 1.7

/** People side by side, each in so many lines at least and at most: name, department, house and electronic mail. */
const [fewestLinesOfPerson, mostLinesOfPerson] = [3, 8]
/** The authors of a paper take so many rows of people at most. */
const mostRowsOfPeople = 4
/**
 * true for people side by side, as the authors of a paper stand under its title, in one row or several: in every column some lines are electronic
 * addresses, one for each three lines at most, or at least towns, and none is an amount.
 */
export function arePeople({ cells, xs, ys }: Grid): boolean {
  const rows = ys.length - 1
  if (rows < fewestLinesOfPerson || rows > mostLinesOfPerson * mostRowsOfPeople) return false
  const filled = cells.filter(({ words }) => words.length > 0)
  if (filled.some(({ words }) => isFigure(textOf(words)) && !isNumberOfPerson.test(textOf(words)))) return false
  const columns = Array.from({ length: xs.length - 1 }, (_, column) => filled.filter((cell) => cell.column === column))
  const mails = columns.map((own) => own.filter(({ words }) => words.some(({ text }) => isMail.test(text))))
  const mostMails = Math.floor(rows / fewestLinesOfPerson)
  const withMail = mails.filter((own) => own.length > 0).length
  const isPerson = (own: readonly GridCell[], i: number) => mails[i]?.length !== 0 || own.some(({ words }) => isPlace.test(textOf(words)))
  return (
    withMail >= 2 &&
    withMail >= columns.length / 2 &&
    mails.every((own) => own.length <= mostMails) &&
    columns.every((own, i) => own.length >= fewestLinesOfPerson && isPerson(own, i))
  )
}
/** A telephone or the number of a tax office, which no amount is as long as. */
const isNumberOfPerson = /^\+?\d{9,}$/u
/** "Rocquencourt, France", "Dublin, Ohio, USA". */
const isPlace = /^\p{Lu}[\p{L} .'’-]+(?:, \p{Lu}[\p{L} .'’-]+){1,3}$/u
const isMail = /^[^\s@]+@[^\s@]+\.\p{L}{2,}[,;.]?$/u
/** Two electronic addresses or more. */
export const haveMails = (words: readonly Word[]): boolean => words.filter(({ text }) => isMail.test(text)).length >= 2

/**
 * true for an address beside others, or beside labels with what they are of, as letters and invoices begin: a few close lines of which two hold a number beside
 * a name (a street and its number, a postal code), and no column of amounts beside it.
 */
export function isBesideAddress({ cells, xs }: Grid): boolean {
  const columns = Array.from({ length: xs.length - 1 }, (_, column) =>
    cells.filter((cell) => cell.column === column && cell.words.length > 0),
  )
  if (columns.length > mostBlocks || !columns.some(isAddress)) return false
  return columns.every((own) => own.filter(({ words }) => isAmount(words)).length <= own.length / 2)
}
/** Blocks side by side at the head of a letter: two parties, where goods go to, numbers and days. */
const mostBlocks = 4

/** A house number or a postal code before a street or a town: "101 Deansgate", "57000 Metz", "4050-262 Porto", "1094 HK Amsterdam". */
const beginsWithNumber = /^\d{1,6}(?:[-–]\d{1,4})?\p{L}?\s(?:\p{Lu}{2}\s)?\p{L}{3}/u
/** The same behind them: "Lindenallee 27", "Chicago, IL 60614", and a postal code of letters: "M3 2BW". */
const endsWithNumber = /^\p{L}{3}.*\p{L}[.,]?\s\d{1,5}\p{L}?$|^(?:\p{L}{3}.*\s)?\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2}$/u

/** A postal code of letters and figures alone in its line: "M3 2BW", "SK13 8GR". */
const letterCode = /^\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2}$/u

function isAddress(column: readonly GridCell[]): boolean {
  const all = textRowsOf(column.flatMap(({ words }) => words))
  const [first] = all
  if (first === undefined) return false
  const size = sizeOf(first.words[0] as Word)
  // Sums may stand further down.
  const end = all.findIndex(({ baseline }, i) => i > 0 && baseline - (all[i - 1]?.baseline ?? 0) > addressLine * size)
  const lines = end < 0 ? all : all.slice(0, end)
  if (lines.length < 3 || lines.length > mostAddressLines + 2 || (end >= 0 && !lines.some(({ words }) => letterCode.test(textOf(words)))))
    return false
  const texts = lines.map(({ words }) => textOf(words))
  const named = texts.filter((text) => !/\d/u.test(text))
  const begun = texts.filter((text) => beginsWithNumber.test(text))
  const ended = texts.filter((text) => endsWithNumber.test(text) && !begun.includes(text))
  // Nothing else is written as codes of letters and figures on a line of their own.
  if (named.length >= 2 && texts.some((text) => letterCode.test(text))) return true
  if (named.length === 0 || begun.length + ended.length < 2) return false
  // "12 boxes" and "14 boxes" count the same.
  if (new Set(begun.map((text) => text.replace(/^\S+\s/u, ''))).size < begun.length) return false
  return named.length >= 2 || (begun.length > 0 && ended.length > 0)
}

/** true for the lines on which a contract is signed: labels in several rows. Side by side, "Name" and "Date" are the titles of columns. */
export function isSigned(filled: readonly GridCell[]): boolean {
  if (filled.some((cell) => cell.words.some((word) => word.text === '/s/'))) return true
  const labels = filled.filter((cell) => signedLabel.test(textOf(cell.words)))
  const rows = new Set(labels.map(({ row }) => row)).size
  return rows >= fewestLabels || (rows === 2 && labels.some(({ words }) => /[:_]/u.test(textOf(words))))
}
/** So many rows of labels are those of a signature though no colon or line to write on stands behind them; "Name" over "By" may be a title over a word. */
const fewestLabels = 3
const signedLabel = /^(?:by|name|title|its|date|signature|signed)\s*:?(?:$|\s*_)/i

/** true for labels with values beside them: most rows begin with a label that ends in a colon. */
export function isForm({ cells }: Grid): boolean {
  const first = cells.filter((cell) => cell.column === 0 && cell.words.length > 0)
  if (first.filter((cell) => textOf(cell.words).endsWith(':')).length <= first.length * 0.4) return false
  // "Net total: 44.12", "VAT: 8.82": sums of money are labelled with colons as well.
  const others = cells.filter((cell) => cell.column > 0 && cell.words.length > 0)
  return first.length < fewestSums || others.length < first.length || !others.every((cell) => isAmount(cell.words))
}
const fewestSums = 3

/**
 * true for a program's listing: words in typewriter faces (those called so, and `faces`), hardly a figure among them, on a page that is set in
 * another face or behind line numbers that rise by one, and no columns below titles.
 */
export function isListing(words: readonly Word[], page: readonly Word[], facesOfPage: () => ReadonlySet<string>): boolean {
  const faces = facesOfPage()
  const isCode = (word: Word) => isTypewrittenIn(word, faces)
  if (!words.some(isCode)) return false
  const share = (all: readonly Word[]) => all.filter(isCode).length / Math.max(1, all.length)
  if (share(words) > 0.9 && textRowsOf(words).some((row) => isTypedAtPrompt(row.words))) return true
  const lines = withoutLineNumbers(words)
  const isNumbered = lines.length < words.length
  const isProgram =
    share(lines) > 0.9 && (isNumbered || share(page) < 0.5) && lines.filter((word) => readsAsValue([word])).length < lines.length * 0.2
  return isProgram && (isNumbered || !areTypedColumns(lines))
}

/** true for what was typed into an interpreter, behind its prompt: "> data(dental)". */
const isTypedAtPrompt = ([prompt, ...typed]: readonly Word[]): boolean =>
  prompt !== undefined && /^>{1,3}$/u.test(prompt.text) && typed.some(({ text }) => /\p{L}[\p{L}\d._]*\(|<-/u.test(text))

/** So many numbered lines, and this share of them, hold signs of a program where they are one. */
const fewestSigned = 4
const mostlySigned = 0.4
/** Names of constants hold other signs in tables, too. */
const programSign = /[{};=]|\w\(|^\/\//u
/** true for lines behind numbers that rise by one, of which many hold the signs of a program: a listing in whatever face, with a line between or none. */
export function isNumberedProgram(words: readonly Word[]): boolean {
  if (words.filter(({ text }) => programSign.test(text)).length < fewestSigned) return false
  const lines = withoutLineNumbers(words)
  if (lines.length === words.length) return false
  const rows = textRowsOf(lines)
  const signed = rows.filter((row) => row.words.some(({ text }) => programSign.test(text)))
  return signed.length >= Math.max(fewestSigned, mostlySigned * rows.length)
}

/** So many bold titles beside each other, and the texts below them, are columns. */
const fewestTitles = 3
/** true where a bold line of titles stands above lines that are not bold, whose texts, apart from each other, each begin below a title; programs have no such line. */
function areTypedColumns(words: readonly Word[]): boolean {
  const [titles, ...rows] = textRowsOf(words).map((row) => row.words)
  if (titles === undefined || rows.length === 0 || !isBold(titles) || rows.some((row) => row.some(({ font }) => font?.bold))) return false
  if (words.some(({ text }) => holdsCodeSign(text))) return false
  const starts = chunksOf(titles).map(({ box }) => box.left)
  if (starts.length < fewestTitles) return false
  return rows.every((row) => {
    const texts = chunksOf(row)
    return (
      texts.length > 1 &&
      texts.every(({ box, words: [first] }) => first && starts.some((left) => Math.abs(left - box.left) <= sizeOf(first)))
    )
  })
}

/** The words without the numbers of their lines, when half of the lines or more begin with a number that is one more than the last. */
function withoutLineNumbers(words: readonly Word[]): readonly Word[] {
  const rows = textRowsOf(words)
  const numbers = new Set<Word>()
  let last = Number.NaN
  for (const row of rows) {
    const first = row.words[0]
    const number = /^\d{1,5}$/.test(first?.text ?? '') ? Number(first?.text) : Number.NaN
    if (first && number === last + 1) numbers.add(first)
    if (!Number.isNaN(number)) last = number
  }
  return numbers.size >= 2 && numbers.size >= rows.length / 2 ? words.filter((word) => !numbers.has(word)) : words
}
