// Columns so close to each other that their texts look like one: figures set at the right edge of theirs, right before what begins at the left edge of the next.

import { unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { isMoment, readsAsValue } from './cell-text.ts'
import { type Chunk, median } from './text-rows.ts'

/** A piece of text in a row. */
export interface Piece {
  readonly chunk: Chunk
  readonly row: number
}

/** In this share of the rows that reach over a seam a figure ends and the next word begins at one x each, to a point. */
const fewestSeams = 0.7
const fewestTightRows = 4
/** With fewer figures before words, in this share of the rows, there is no seam to look for. */
const fewestOpened = 0.5
/** Of words in so many rows beside their figure it is enough when in most others figures end and words begin there as well, each in some rows of its own. */
const [fewestAmongOthers, fewestOthers] = [2, 2]
const onePoint = 0.7

/**
 * Pieces that begin with a figure, cut behind it where in most rows the figures end at one x, of differing widths, and the texts behind begin at one:
 * a column of counts right before one of names, with less than a space between them. Figures that belong to a text begin together instead.
 * What stands behind may be figures too where each column has its own title.
 */
export function partedAtSeam(pieces: readonly Piece[], rows: number): { readonly pieces: readonly Piece[]; readonly seam: number | null } {
  // Most columns hold a word a piece, or hardly a figure among words.
  const several = pieces.filter(({ chunk: { words } }) => words.length > 1 && words.some(({ text }) => beginsWithFigure(text)))
  if (several.length < fewestAmongOthers) return { pieces, seam: null }
  const seam = seamAmong(pieces, rows, isBeforeWord) ?? seamAmong(pieces, rows, isBeforeFigure)
  if (seam === null) return { pieces, seam }
  const parted = pieces.flatMap((piece) => {
    const { words } = piece.chunk
    const at = seamOf(piece.chunk, seam)
    if (at === null) return [piece]
    return [words.slice(0, at), words.slice(at)].map((own) => ({
      chunk: { words: own, box: unionOf(own.map(({ box }) => box)) },
      row: piece.row,
    }))
  })
  return { pieces: parted, seam: (seam.end + seam.begin) / 2 }
}

/** Where the texts of a column end, and where those of the next one begin. */
interface Seam {
  readonly end: number
  readonly begin: number
}
type IsSeam = (before: Word, behind: Word) => boolean

/** How many words of a piece stand before the seam; null where it does not break there. Titles, and values that read as words, do as well. */
function seamOf({ words }: Chunk, { end, begin }: Seam): number | null {
  const at = words.findIndex(({ box }) => Math.abs(box.left - begin) <= onePoint)
  const before = words[at - 1]
  return before !== undefined && Math.abs(before.box.right - end) <= onePoint ? at : null
}

function seamAmong(pieces: readonly Piece[], rows: number, isSeam: IsSeam): Seam | null {
  const fewest = Math.max(fewestTightRows, fewestOpened * rows)
  const opened = pieces.flatMap(({ chunk }) => seamsIn(chunk, isSeam).slice(-1))
  if (opened.length < fewestAmongOthers) return null
  const seam = { end: median(opened.map(({ before }) => before.box.right)), begin: median(opened.map(({ behind }) => behind.box.left)) }
  const { end, begin } = seam
  const parting = pieces.flatMap(({ chunk }) => {
    const at = seamOf(chunk, seam)
    return at === null ? [] : [{ figure: chunk.words[at - 1] as Word, behind: chunk.words.slice(at), chunk }]
  })
  const tight = parting.filter(({ figure, behind: [first] }) => first !== undefined && isSeam(figure, first))
  // Headings within the table end before the seam and say nothing about it.
  const reaching = new Set(pieces.filter(({ chunk }) => chunk.box.left < end && chunk.box.right > begin).map(({ row }) => row)).size
  if (parting.length < fewestSeams * reaching) return null
  const alone = opened.length >= fewest && tight.length >= fewestTightRows ? [] : figuresAlone(pieces, tight, seam, fewest)
  if (alone === null) return null
  const areTitled = alone.length === 0 && areTitledApart(tight, pieces, end, begin)
  if (isSeam === isBeforeFigure || areTitled) return areTitled ? seam : null
  const lefts = [...tight.map(({ figure }) => figure), ...alone].map(({ box }) => box.left).sort((a, b) => a - b)
  const tenth = Math.ceil(lefts.length / 10)
  if ((lefts[lefts.length - tenth] ?? 0) - (lefts[tenth - 1] ?? 0) < 2) return null
  return isOneUnit(tight, pieces, begin) ? null : seam
}

/** The figures that end at the seam with nothing behind them, where words begin at it with no figure before them too; null where too few rows do either. */
function figuresAlone(
  pieces: readonly Piece[],
  tight: readonly { readonly chunk: Chunk }[],
  { end, begin }: Seam,
  fewest: number,
): readonly Word[] | null {
  if (tight.length < fewestAmongOthers) return null
  const own = new Set(tight.map(({ chunk }) => chunk))
  const others = pieces.filter(({ chunk }) => !own.has(chunk))
  const ending = others.flatMap((piece) => {
    const last = piece.chunk.words.at(-1)
    return last !== undefined && isEntry(last) && Math.abs(last.box.right - end) <= onePoint ? [{ ...piece, last }] : []
  })
  const beginning = others.filter(({ chunk: { words } }) => {
    const [first] = words
    return first !== undefined && !readsAsValue([first]) && Math.abs(first.box.left - begin) <= onePoint
  })
  if (ending.length < fewestOthers || beginning.length < fewestOthers) return null
  const told = new Set([...ending, ...beginning].map(({ row }) => row)).size + tight.length
  return told >= fewest ? ending.map(({ last }) => last) : null
}

/** What goes on with the figure before it: its error, a product, a share in brackets. */
const goesOnWithFigure = /^(?:±|\+\/[-−–]|[×(])/u

/** true for a figure, with the sign of a currency or not; also for signs and brackets that may open one. */
const beginsWithFigure = (text: string): boolean => {
  const code = text.charCodeAt(0)
  return (code >= 0x30 && code <= 0x39) || code < 0x30 || code > 0x7e
}
const isEntry = (word: Word): boolean => /^\p{Sc}?\d/u.test(word.text) || readsAsValue([word])
const isBeforeWord = (before: Word, behind: Word): boolean =>
  (readsAsValue([before]) || isMoment([before])) &&
  !readsAsValue([behind]) &&
  !(isMoment([before]) && isEntry(behind)) &&
  !goesOnWithFigure.test(behind.text)
/** A raised figure is an exponent or the mark of a note. */
const isBeforeFigure = (before: Word, behind: Word): boolean => behind.raised === 'no' && isEntry(before) && isEntry(behind)

/** Where figures end within a piece of text and other words, or other figures, begin; `at` counts the words before. */
const seamsIn = ({ words }: Chunk, isSeam: IsSeam): readonly { readonly at: number; readonly before: Word; readonly behind: Word }[] =>
  words.flatMap((behind, at) => {
    const before = words[at - 1]
    return before !== undefined && isSeam(before, behind) ? [{ at, before, behind }] : []
  })

/**
 * true when a title begins over the figures behind, and another, which ends before them, stands over those before: the parts of a number ("12 345") and a
 * day with its time have one title.
 */
function areTitledApart(tight: readonly { readonly chunk: Chunk }[], pieces: readonly Piece[], end: number, begin: number): boolean {
  const own = new Set(tight.map(({ chunk }) => chunk))
  const from = Math.min(...tight.map(({ chunk }) => chunk.box.left))
  const words = pieces.flatMap(({ chunk, row }) => (own.has(chunk) ? [] : chunk.words.map((word) => ({ word, row }))))
  return words.some(({ word, row }) => {
    if (Math.abs(word.box.left - begin) > onePoint || /\d/u.test(word.text)) return false
    const over = words.filter(
      (other) => other.row === row && other.word.box.right > from && other.word.box.left < end && other.word !== word,
    )
    return over.length > 0 && over.every((other) => other.word.box.right < begin && !/\d/u.test(other.word.text))
  })
}

/** Of units that stand behind figures there are few, each of a few letters: "g", "kJ /", "kcal". */
const mostUnits = 3
const unit = /^[%‰°µ]?\p{L}{0,4}[²³]?(?: ?\/)?$/u

/**
 * true when the same word alone, or one of a few units, stands behind every figure, and no title begins over it: "20 cm", "115 cm" are one column, under
 * "per 100 g" too.
 */
function isOneUnit(
  tight: readonly { readonly behind: readonly Word[]; readonly chunk: Chunk }[],
  pieces: readonly Piece[],
  begin: number,
): boolean {
  const behind = new Set(tight.map((one) => one.behind.map(({ text }) => text).join(' ')))
  const begins = ({ words }: Chunk): boolean =>
    words.some(({ box }, at) => Math.abs(box.left - begin) <= onePoint && !readsAsValue(words.slice(Math.max(0, at - 1), at)))
  const isTitled = pieces.some((piece) => !tight.some(({ chunk }) => chunk === piece.chunk) && begins(piece.chunk))
  const areUnits = behind.size <= mostUnits && [...behind].every((text) => unit.test(text))
  return (behind.size === 1 || areUnits) && !isTitled
}
