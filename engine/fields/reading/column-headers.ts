// Rows of titles over columns, found by what the columns of a list are called; a title may stand on several lines.

import { type Box, overlapX, unionOf, width } from '../../geometry/index.ts'
import { type FieldDefinition, sizeOf, type Word } from '../../model/index.ts'
import { type Dictionary, dictionaryOf, type LabelMatch, labelsIn } from './labels.ts'
import { type PageText, type Segment, segmentOf } from './page-text.ts'

export interface ColumnHeader {
  /** The definitions that may be meant: empty for a title that none knows. */
  readonly names: readonly string[]
  readonly words: readonly Word[]
  readonly box: Box
}
export interface HeaderRow {
  readonly text: PageText
  /** Left to right. */
  readonly columns: readonly ColumnHeader[]
  /** First and last row of the page that it takes up. */
  readonly from: number
  readonly to: number
}

/** Titles of columns on a page that `accept` takes for the head of the list, from top to bottom. */
export function headerRows(
  text: PageText,
  definitions: readonly FieldDefinition[],
  accept: (columns: readonly ColumnHeader[]) => boolean,
): readonly HeaderRow[] {
  const dictionary = dictionaryOf(definitions)
  const known = text.rows.map((row) => row.filter((segment) => labelsIn(segment, dictionary).some(({ from }) => from === 0)).length)
  const found: HeaderRow[] = []
  for (let row = 0; row < text.rows.length; row++) {
    if ((known[row] ?? 0) < 1 || row <= (found.at(-1)?.to ?? -1)) continue
    const header = headerAt(row, text, definitions, accept)
    if (header !== null) found.push(header)
  }
  return found
}

/** Lines of a title: more is text. */
const mostLines = 6

function headerAt(
  row: number,
  text: PageText,
  definitions: readonly FieldDefinition[],
  accept: (columns: readonly ColumnHeader[]) => boolean,
): HeaderRow | null {
  let best: HeaderRow | null = null
  let known = 0
  for (let to = row; to < Math.min(text.rows.length, row + mostLines); to++) {
    const rows = text.rows.slice(row, to + 1)
    const [above, below] = [rows.at(-2)?.[0], rows.at(-1)?.[0]]
    if (above !== undefined && below !== undefined && below.baseline - above.baseline > 1.7 * Math.max(above.size, below.size)) break
    // What the paper calls itself may stand right over the titles, in letters larger than theirs.
    if (to === row + 1 && above !== undefined && below !== undefined && above.size > 1.3 * below.size) break
    const added = rows.at(-1) ?? []
    if (added.some(({ text: own, words }) => isValue(own) || isAnswered(own) || words.some((word) => isValue(word.text)))) break
    if (to > row && isLabel(added)) break
    if (best !== null && (!isSetAs(added, rows[0] ?? []) || runsAcross(added, best.columns))) break
    const columns = columnsOf(rows, definitions)
    const count = columns.filter(({ names }) => names.length > 0).length
    // More lines only where they tell more columns, or complete titles without losing one.
    const more = best === null || count > known || (count === known && !added.some(({ text: own }) => /\d/u.test(own)))
    if (!accept(columns) || !more) continue
    best = { text, columns, from: row, to }
    known = count
  }
  return best
}

/** "TERMS:" alone below titles is none of them. */
const isLabel = ([only, ...others]: readonly Segment[]): boolean => only !== undefined && others.length === 0 && only.text.endsWith(':')

/** A text below titles that runs over several of them is none. */
const mostUnder = 2
const runsAcross = (added: readonly Segment[], columns: readonly ColumnHeader[]): boolean =>
  added.some(({ box }) => columns.filter((column) => overlapX(column.box, box) > 0).length > mostUnder)

/** Titles on several lines are set alike: bold as the first ones, or not. */
function isSetAs(added: readonly Segment[], first: readonly Segment[]): boolean {
  const bold = (some: readonly Segment[]): boolean => some.some(({ words }) => words[0]?.font?.bold === true)
  return bold(added) === bold(first)
}

/** "Name : Hotel Hill", "State: Goa (30)": a label with what it asks for is no title of a column. */
const isAnswered = (text: string): boolean => /^[\p{L}. ]{2,24}\s?:\s\p{L}/u.test(text)

/** Amounts and dates stand under titles, not in them. */
const isValue = (text: string): boolean =>
  /^[€$£]?\s?-?\d{1,3}(?:[.,' ]\d{3})*[.,]\d{2,4}(?:\s?[€$£])?$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/u.test(text)

function columnsOf(rows: readonly (readonly Segment[])[], definitions: readonly FieldDefinition[]): readonly ColumnHeader[] {
  const dictionary = dictionaryOf(definitions)
  const columns: { words: Word[]; box: Box }[] = []
  for (const piece of partedByLines(
    rows.map((row) => row.flatMap((segment) => titlesIn(segment, definitions))),
    dictionary,
  )) {
    const box = unionOf(piece.map((word) => word.box))
    const over = columns.find((column) => overlapX(column.box, box) > 0.3 * Math.min(width(column.box), width(box)))
    if (over === undefined) columns.push({ words: [...piece], box })
    else {
      over.words.push(...piece)
      over.box = unionOf([over.box, box])
    }
  }
  return columns
    .map(({ words, box }) => {
      const labels = titleLabels(segmentOf(withoutTaxRemark(words), 0, words[0]?.page ?? 1), dictionary)
      const first = labels.find(({ from }) => from === 0)
      const longest = [...labels].sort((a, b) => b.length - a.length)[0]
      return { words, box, names: (first ?? longest)?.names ?? [] }
    })
    .sort((a, b) => a.box.left - b.box.left)
}

/**
 * Pieces of titles, a line each, parted where the title of another line begins flush with a word within: "Pos" and "Art. no." stand close
 * together, "EAN" under the second alone. What stands before must be a title whole.
 */
function partedByLines(lines: readonly (readonly (readonly Word[])[])[], dictionary: Dictionary): readonly (readonly Word[])[] {
  return lines.flatMap((pieces, line) => {
    const others = lines.flatMap((other, index) => (index === line ? [] : other))
    return pieces.flatMap((piece) => {
      const at = piece.findIndex((word, index) => {
        const last = piece[index - 1]
        if (last === undefined) return false
        const flush = others.filter(([first]) => first !== undefined && Math.abs(first.box.left - word.box.left) < 0.15 * sizeOf(word))
        const isOfOther = flush.length > 1 && Math.abs(word.baseline - last.baseline) > otherLine * sizeOf(last)
        const least = isOfOther ? leastOfOtherLine * sizeOf(last) : widerThanSpace * sizeOf(word)
        if (flush.length === 0 || word.box.left - last.box.right < least) return false
        const before = segmentOf(piece.slice(0, index), 0, word.page)
        const covered = others.some((other) => overlapX(before.box, unionOf(other.map(({ box }) => box))) > 0)
        return !covered && labelsIn(before, dictionary).some(({ from, to }) => from === 0 && to === index)
      })
      return at < 0 ? [piece] : [piece.slice(0, at), piece.slice(at)]
    })
  })
}

/**
 * In sizes: the spaces of most faces are a quarter wide. Less is enough before a word that stands higher or lower, where the titles of several other lines
 * begin: titles of one and of several lines that stand beside each other are recognised as one line.
 */
const widerThanSpace = 0.35
const leastOfOtherLine = 0.15
const otherLine = 0.2

/** The labels of titles; "Price/day" is called by what stands before the stroke where no label has it whole. */
function titleLabels(segment: Segment, dictionary: Dictionary): readonly LabelMatch[] {
  const labels = labelsIn(segment, dictionary)
  const per = /^(\p{L}{3,})\/\p{L}{1,8}\.?$/u
  const called = (index: number): boolean => labels.some(({ from, to }) => from <= index && index < to)
  if (!segment.words.some(({ text }, index) => per.test(text) && !called(index))) return labels
  const words = segment.words.map((word, index) => (called(index) ? word : { ...word, text: word.text.replace(per, '$1') }))
  return labelsIn({ ...segment, words }, dictionary)
}

/** "Importo € (IVA escl.)" is a column of amounts, not of tax: what brackets say of the tax is left out. */
function withoutTaxRemark(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ text }) => text.startsWith('('))
  const remark = words.slice(from)
  const said = remark.map(({ text }) => text).join(' ')
  return from > 0 &&
    /^\([^()]*(?:ex|inc|ink|ohne|hors|escl|sin|sem|uden|eks|utan)[^()]*\)$/iu.test(said) &&
    /\b(?:iva|vat|tva|btw|mwst|ust|gst|tax|moms|mva)\b/iu.test(said)
    ? words.slice(0, from)
    : words
}

/** A piece is taken apart where another title begins behind a space wider than usual: "Pos. Qty Description". */
function titlesIn(segment: Segment, definitions: readonly FieldDefinition[]): readonly (readonly Word[])[] {
  const labels = titleLabels(segment, dictionaryOf(definitions))
  const begins = new Set(labels.map(({ from }) => from))
  const titles: Word[][] = []
  segment.words.forEach((word, index) => {
    const before = segment.words[index - 1]
    const parted = before !== undefined && word.box.left - before.box.right > 0.4 * segment.size && !/^[/&+]$|[/&]$/u.test(before.text)
    if (index === 0 || (parted && begins.has(index))) titles.push([word])
    else titles.at(-1)?.push(word)
  })
  return titles
}
