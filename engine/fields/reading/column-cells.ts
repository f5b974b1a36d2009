// The words under titles of columns, row by row.

import { type Box, overlapX } from '../../geometry/index.ts'
import { sizeOf, type Word } from '../../model/index.ts'
import type { ColumnHeader, HeaderRow } from './column-headers.ts'
import { type Segment, segmentOf } from './page-text.ts'

export interface CellRow {
  readonly baseline: number
  readonly size: number
  readonly segments: readonly Segment[]
  /** Words by the column's position in the header; empty for none. */
  readonly cells: readonly (readonly Word[])[]
}

/**
 * The rows below a header down to where `ends` says so, at most to the row `last`; `ended` when it said so. Rows from the first on for which
 * `isOver` says so may belong to another list: what stands there tells nothing about how wide these columns are.
 */
export function rowsUnder(
  { text, columns, to }: HeaderRow,
  last: number,
  ends: (row: readonly Segment[]) => boolean,
  isOver: (row: readonly Segment[]) => boolean = () => false,
): { readonly rows: readonly CellRow[]; readonly ended: boolean } {
  const rows: CellRow[] = []
  const own = partedAtEdges(withoutSides(text.rows.slice(to + 1, last), columns), columns)
  const over = own.findIndex((row, index) => index > 0 && isOver(row))
  const places = placesOf(columns, over < 0 ? own : own.slice(0, over))
  for (const row of own) {
    const [first] = row
    if (first === undefined) continue
    if (ends(row)) return { rows, ended: true }
    rows.push({ baseline: first.baseline, size: first.size, segments: row, cells: cellsOf(row, places) })
  }
  return { rows, ended: false }
}

/**
 * Rows whose pieces are parted behind a figure where one column ends and the next begins in row after row: narrow cells leave less space between
 * them than pieces of a line do.
 */
function partedAtEdges(rows: readonly (readonly Segment[])[], columns: readonly ColumnHeader[]): readonly (readonly Segment[])[] {
  const gapsOf = ({ words, size }: Segment): readonly number[] =>
    words.flatMap((word, index) =>
      index > 0 && isFigure(words[index - 1]) && word.box.left - (words[index - 1]?.box.right ?? 0) > widerThanSpace * size ? [index] : [],
    )
  const telling = rows.filter((row) => row.length >= tellingPieces)
  const edges = telling.flatMap((row) =>
    row.flatMap((segment) =>
      gapsOf(segment).map((at) => ({ right: segment.words[at - 1]?.box.right ?? 0, left: segment.words[at]?.box.left ?? 0, row })),
    ),
  )
  const isEdge = (right: number, left: number): boolean => {
    // The numbers of a text's own paragraphs stand under no title before the text's.
    if (!columns.some(({ box }) => box.right < left + 1)) return false
    const same = new Set(edges.filter((edge) => Math.abs(edge.right - right) < 1 && Math.abs(edge.left - left) < 1).map(({ row }) => row))
    return same.size > 1 && 2 * same.size >= telling.length
  }
  if (edges.length < 2) return rows
  return rows.map((row) =>
    row.flatMap((segment) => {
      const at = gapsOf(segment).find((index) => isEdge(segment.words[index - 1]?.box.right ?? 0, segment.words[index]?.box.left ?? 0))
      if (at === undefined) return [segment]
      return [segment.words.slice(0, at), segment.words.slice(at)].map((words) => segmentOf(words, segment.row, segment.page))
    }),
  )
}

/** In sizes of the writing: spaces between words of a line are narrower. */
const widerThanSpace = 0.5

/**
 * Rows without what stands beside the list: writing clear of all its columns in fewer than half of the rows that show where they
 * are, or on lines of its own as well. A column without a title stands in most of the rows and seldom alone.
 */
function withoutSides(rows: readonly (readonly Segment[])[], columns: readonly ColumnHeader[]): readonly (readonly Segment[])[] {
  // What stands under a title is as wide as its column, be the title centred over it.
  const under = rows
    .filter((row) => row.length >= tellingPieces)
    .flatMap((row) => row.filter((segment) => columns.some(({ box }) => overlapX(box, segment.box) > 0)))
  const boxes = [...columns, ...under].map(({ box }) => box)
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
  const sides: readonly ((segment: Segment) => boolean)[] = [
    ({ box, size }) => box.right < left - clear * size,
    ({ box, size }) => box.left > right + clear * size,
  ]
  const shows = (row: readonly Segment[]): boolean =>
    row.filter((segment) => !sides.some((isBeside) => isBeside(segment))).length >= tellingPieces
  const telling = rows.slice(0, rows.findLastIndex(shows) + 1)
  const beside = sides.filter((isBeside) => {
    const common = telling.filter((row) => shows(row) && row.some(isBeside)).length
    const alone = telling.filter((row) => row.every(isBeside)).length
    return 2 * common < telling.filter(shows).length || (alone > 0 && 2 * alone >= common)
  })
  return beside.length === 0 ? rows : rows.map((row) => row.filter((segment) => !beside.some((isBeside) => isBeside(segment))))
}

/** Heights of writing between a list and what stands beside it, at least. */
const clear = 1.5

/** Pieces of a row from which on it shows where its columns are. */
const tellingPieces = 3

/** The columns as wide as what stands under each title alone: a centred title is narrower than the texts below it. */
function placesOf(columns: readonly ColumnHeader[], rows: readonly (readonly Segment[])[]): readonly ColumnHeader[] {
  const boxes = columns.map(({ box }) => box)
  for (const row of rows) {
    if (row.length < tellingPieces) continue
    for (const segment of row) {
      const under = columns.flatMap(({ box }, index) => (overlapX(box, segment.box) > 0 ? [index] : []))
      const [only] = under
      const own = boxes[only ?? -1]
      if (under.length === 1 && only !== undefined && own !== undefined)
        boxes[only] = { ...own, left: Math.min(own.left, segment.box.left), right: Math.max(own.right, segment.box.right) }
    }
  }
  for (const { left, right, under } of loneColumns(boxes, rows)) {
    // A title that has figures of its own in these rows takes no others.
    const taken = boxes.map((box) => 2 * under.filter((row) => row.some((segment) => overlapX(box, segment.box) > 0)).length > under.length)
    const gaps = boxes.map((box, index) =>
      taken[index] === true && taken.includes(false) ? Infinity : Math.max(box.left - right, left - box.right),
    )
    const nearest = gaps.indexOf(Math.min(...gaps))
    const own = boxes[nearest]
    if (own !== undefined) boxes[nearest] = { ...own, left: Math.min(own.left, left), right: Math.max(own.right, right) }
  }
  return columns.map((column, index) => ({ ...column, box: freeBox(boxes, index, column.box) }))
}

/** Where figures of several rows end at one edge under no title: a title set flush left over figures flush right. */
function loneColumns(
  boxes: readonly Box[],
  rows: readonly (readonly Segment[])[],
): readonly { readonly left: number; readonly right: number; readonly under: readonly (readonly Segment[])[] }[] {
  const edges: { left: number; right: number; under: (readonly Segment[])[] }[] = []
  for (const row of rows) {
    if (row.length < tellingPieces) continue
    for (const { box, text } of row) {
      if (!/\d$/u.test(text) || boxes.some((title) => overlapX(title, box) > 0)) continue
      const edge = edges.find(({ right }) => Math.abs(right - box.right) < 1.5)
      if (edge === undefined) edges.push({ left: box.left, right: box.right, under: [row] })
      else {
        edge.left = Math.min(edge.left, box.left)
        edge.under.push(row)
      }
    }
  }
  return edges.filter(({ under }) => under.length > 1)
}

/** What a column's texts take up, without what its neighbours' take up too. */
function freeBox(boxes: readonly Box[], index: number, title: Box): Box {
  const own = boxes[index] ?? title
  const others = boxes.filter((_, other) => other !== index)
  const left = Math.max(own.left, ...others.flatMap(({ left: from, right }) => (from < own.left && right < title.right ? [right] : [])))
  const right = Math.min(own.right, ...others.flatMap(({ left: from, right: to }) => (to > own.right && from > title.left ? [from] : [])))
  return { ...own, left: Math.min(left, title.left), right: Math.max(right, title.right) }
}

function cellsOf(row: readonly Segment[], columns: readonly ColumnHeader[]): readonly (readonly Word[])[] {
  const cells: Word[][] = columns.map(() => [])
  const [only, other] = row
  if (only !== undefined && other === undefined && isEvenlySet(only)) {
    const under = columns.flatMap(({ box }, index) => (overlapX(box, only.box) > 0 ? [index] : []))
    const [first] = under
    if (first !== undefined && isText(columns[first]) && under.some((index) => columns[index]?.names.includes('description')))
      return cells.with(widestShare(only.box, under, columns), [...only.words])
  }
  for (const segment of row)
    for (const piece of atStarts(segment, columns)) for (const { words, column } of placed(piece, columns)) cells[column]?.push(...words)
  return cells
}

/**
 * A piece parted where a word begins exactly under a title that its texts are set flush with, the words before it being flush with another
 * one: an article number so long that it reaches the text beside it.
 */
function atStarts(segment: Segment, columns: readonly ColumnHeader[]): readonly Segment[] {
  const flush = (word: Word | undefined, column: ColumnHeader): boolean =>
    word !== undefined && Math.abs(word.box.left - (column.words[0]?.box.left ?? 0)) < 0.15 * segment.size
  const [first] = segment.words
  const at = segment.words.findIndex((word, index) => {
    if (index === 0) return false
    const before = segment.words[index - 1]
    // How many, set flush right under its title, close before the text.
    const from = columns.findIndex((column) => flush(first, column) || (index === 1 && isFigure(first) && endsUnder(before, column)))
    return from >= 0 && columns.some((column, other) => other > from && isText(column) && flush(word, column))
  })
  if (at < 1) return [segment]
  const part = (words: readonly Word[]): Segment => segmentOf(words, segment.row, segment.page)
  return [part(segment.words.slice(0, at)), ...atStarts(part(segment.words.slice(at)), columns)]
}

/** Words, the first of them no figure, with one space between all of them: a line of text, though it ends in figures ("box 3 x 20"). */
function isEvenlySet({ words }: Segment): boolean {
  const gaps = words.slice(1).map((word, index) => word.box.left - (words[index]?.box.right ?? 0))
  return gaps.length > 1 && /^\p{L}{2}/u.test(words[0]?.text ?? '') && Math.max(...gaps) < 1.35 * Math.min(...gaps)
}

const isFigure = (word: Word | undefined): boolean => /^[\d.,]+$/u.test(word?.text ?? '')

/** The word ends where a title ends that its figures are set flush with. */
const endsUnder = (word: Word | undefined, { words }: ColumnHeader): boolean =>
  word !== undefined && Math.abs(word.box.right - (words.at(-1)?.box.right ?? 0)) < 0.15 * sizeOf(word)

function placed(segment: Segment, columns: readonly ColumnHeader[]): readonly { words: readonly Word[]; column: number }[] {
  const under = columns.flatMap(({ box }, index) => (overlapX(box, segment.box) > 0 ? [index] : []))
  const [only] = under
  if (under.length === 1 && only !== undefined) return [{ words: segment.words, column: only }]
  if (under.length === 0) return [{ words: segment.words, column: nearest(segment.box, segment.words, columns) }]
  // Words that run under several titles: figures go each to the title they stand under, a text stays whole.
  const figures = segment.words.filter(({ text }) => /\d/u.test(text)).length
  const wide = columns[widestShare(segment.box, under, columns)]
  if (wide !== undefined && figures < 0.5 * segment.words.length && !figuresAtEnd(segment.words))
    return [{ words: segment.words, column: columns.indexOf(wide) }]
  return groups(segment.words).map((words) => {
    const box = { ...segment.box, left: words[0]?.box.left ?? 0, right: words.at(-1)?.box.right ?? 0 }
    const shared = under.map((index) => overlapX(columns[index]?.box ?? box, box))
    const most = Math.max(...shared)
    return { words, column: most > 0 ? (under[shared.indexOf(most)] ?? 0) : nearest(box, words, columns) }
  })
}

/** Among columns of texts the one that most of the box stands under: a centred text reaches a little into its neighbour's. -1 for none. */
function widestShare(box: Box, under: readonly number[], columns: readonly ColumnHeader[]): number {
  const shares = under.map((index) => (isText(columns[index]) ? overlapX(columns[index]?.box ?? box, box) : 0))
  const most = Math.max(...shares)
  return most > 0 ? (under[shares.indexOf(most)] ?? -1) : -1
}

const figuresAtEnd = (words: readonly Word[]): boolean => /^[\d.,]+$/u.test(words.at(-1)?.text ?? '') && words.length > 1

/** Words parted where the space between them is wider than usual between words of one phrase. */
function groups(words: readonly Word[]): readonly (readonly Word[])[] {
  const found: Word[][] = []
  for (const word of words) {
    const before = found.at(-1)?.at(-1)
    if (before !== undefined && word.box.left - before.box.right < 0.45 * sizeOf(word)) found.at(-1)?.push(word)
    else found.push([word])
  }
  return found
}

/** Titles of columns that hold words; figures under no title do not belong there. */
const isText = (column: ColumnHeader | undefined): boolean =>
  column?.names.some((name) => name === 'description' || name === 'item_number') ?? false

function nearest(box: Box, words: readonly Word[], columns: readonly ColumnHeader[]): number {
  const figure = words.every(({ text }) => /^[-+(]?[\p{Sc}\d.,'%)-]+$|^(?:EUR|USD|GBP|CHF|Stk\.?|kg|h|%)$/u.test(text))
  let best = 0
  let least = Infinity
  columns.forEach((column, index) => {
    const gap = Math.max(0, -overlapX(column.box, box))
    const wrongKind = isText(column) === figure ? 25 : 0
    // Text begins under its title or right of it.
    const leftOf = !figure && isText(column) && box.left < column.box.left - 5 ? 8 : 0
    const distance = gap + wrongKind + leftOf
    if (distance < least) {
      least = distance
      best = index
    }
  })
  return best
}
