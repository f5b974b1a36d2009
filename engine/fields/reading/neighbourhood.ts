// Where the value of a label can stand: behind it, in the next piece of its row, or below it in the same column.

import { height, overlapX, width } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import type { LabelMatch } from './labels.ts'
import type { PageText, Segment } from './page-text.ts'

export interface Neighbour {
  readonly relation: 'inline' | 'right' | 'below'
  readonly segment: Segment
  /** The words of the segment that may hold the value: for 'inline' those behind the label. */
  readonly words: readonly Word[]
  /** Free space between label and value in sizes of the label's writing, along the row or down the column. */
  readonly distance: number
  /** How many pieces lie between: 0 for the next one. */
  readonly steps: number
  /** The label stands in a row of titles, each over its value. */
  readonly titled?: boolean
}

/** Values stand at most this many rows under their label: a heading, a hint, then the value. */
const rowsBelow = 3
const piecesRight = 5
/** In sizes of the writing: further down is another part of the page. */
const farthestBelow = 4.5

/**
 * The neighbours of a label, nearest first in each direction. `ends` is the word position at which the next label of the same segment
 * begins: the value of this one ends there.
 */
export function neighboursOf(label: LabelMatch, text: PageText, ends: number = label.segment.words.length): readonly Neighbour[] {
  const { segment, to } = label
  const inline = withoutMarks(segment.words.slice(to, ends))
  const found: Neighbour[] = inline.length > 0 ? [{ relation: 'inline', segment, words: inline, distance: 0, steps: 0 }] : []
  const titled = (inline.length === 0 && isTitle(segment, text)) || (isRate(inline) && inOrder(segment, text))
  if (titled !== false)
    return [{ relation: 'below', segment: titled, words: withoutMarks(titled.words), distance: 0.5, steps: 0, titled: true }]
  const broken = inline.length === 0 ? restOfLine(label, text) : null
  if (broken !== null) return [{ relation: 'inline', segment: broken, words: withoutMarks(broken.words), distance: 0, steps: 0 }]
  // Another label behind it takes what is right of them and below, unless this one begins the piece and nothing stands between:
  // "Net amount (excl. VAT)    120.00", "VAT No. customer    FR…".
  if (ends < segment.words.length && (label.from > 0 || inline.some(({ text }) => /\d/u.test(text)))) return found
  return [...found, ...rightOf(segment, text, label.lines ?? 1), ...below(label, text)]
}

const sameStyle = (a: Segment, b: Segment): boolean =>
  Math.abs(a.size - b.size) < 0.04 * a.size && (a.words[0]?.font?.bold ?? false) === (b.words[0]?.font?.bold ?? false)

/** Nothing, or no more than a rate: "VAT (20 %)" over an amount. */
const isRate = (words: readonly Word[]): boolean =>
  /^(?:[(@]?\s?\d{1,2}(?:[.,]\d{1,3})?\s?%\)?)?$/u.test(words.map(({ text }) => text).join(' '))

/** The piece that stands right under another, flush with its left, its right or its middle, in another style; null for none. */
function valueUnder(title: Segment, { rows }: PageText): Segment | null {
  const middle = (box: Segment['box']): number => (box.left + box.right) / 2
  for (let row = title.row + 1; row <= title.row + 3; row++)
    for (const other of rows[row] ?? []) {
      const flush =
        Math.abs(other.box.left - title.box.left) < 0.4 * title.size ||
        Math.abs(other.box.right - title.box.right) < 0.4 * title.size ||
        Math.abs(middle(other.box) - middle(title.box)) < 0.4 * title.size
      if (flush && other.baseline - title.baseline < 2.3 * Math.max(other.size, title.size)) return other
    }
  return null
}

/**
 * The value under a piece that stands in a row of titles, each over its value: it and a piece beside it are set alike, and what is under them
 * is set alike but otherwise than they are. False for a piece that is none.
 */
function isTitle(segment: Segment, text: PageText): Segment | false {
  const own = valueUnder(segment, text)
  // Titles hold no figures: a row of a bold label and its bold value above a plain one is none.
  if (own === null || /\d/u.test(segment.text) || sameStyle(own, segment) || goesOn(own, text)) return false
  const beside = (text.rows[segment.row] ?? []).some((other) => {
    const value = other === segment || /\d/u.test(other.text) || !sameStyle(other, segment) ? null : valueUnder(other, text)
    return value !== null && sameStyle(value, own) && /\d/u.test(value.text + own.text)
  })
  return beside ? own : false
}

/**
 * The value under a title where a row of titles has as many values right below it, each begun under its own title and ended before the next
 * one's: cells may set titles flush left and values in their middle. False where more such rows follow: those are a table's.
 */
function inOrder(segment: Segment, { rows }: PageText): Segment | false {
  const [titles, values, next] = [rows[segment.row] ?? [], rows[segment.row + 1] ?? [], rows[segment.row + 2] ?? []]
  const [first, value] = [titles[0], values[0]]
  if (titles.length < 3 || values.length !== titles.length || first === undefined || value === undefined) return false
  // Titles are set alike: "14 Mill Rise   Account name   Jane Brook", the name in bold, are none.
  const known = titles.every(({ words: [word] }) => word?.readBy === 'text-layer')
  if (known && !titles.every((title) => sameStyle(title, first))) return false
  if (
    value.baseline - first.baseline > 2.6 * Math.max(first.size, value.size) ||
    titles.some(({ text }) => /\d{3}|\d[.,]\d(?!\d?\s?%)/u.test(text))
  )
    return false
  const under = (row: readonly Segment[]): boolean =>
    row.length === titles.length &&
    row.every(({ box, size }, index) => {
      const [own, following] = [titles[index], titles[index + 1]]
      return own !== undefined && box.left > own.box.left - size && (following === undefined || box.right < following.box.left + size)
    })
  const isNear = (row: readonly Segment[]): boolean => (row[0]?.baseline ?? Infinity) - value.baseline < 2.6 * value.size
  const figures = values.filter(({ text }) => /\d/u.test(text)).length
  if (!under(values) || 2 * figures <= values.length || (isNear(next) && under(next))) return false
  return values[titles.indexOf(segment)] ?? false
}

/** Another row set alike under it: the titles are those of a table, and no one of its rows is the value. */
function goesOn(value: Segment, { rows }: PageText): boolean {
  const next = (rows[value.row + 1] ?? []).filter(
    (other) =>
      sameStyle(other, value) &&
      other.baseline - value.baseline < 2.3 * value.size &&
      Math.abs(other.box.right - value.box.right) < 0.4 * value.size,
  )
  return next.length > 0 && /\d/u.test(value.text)
}

/** Words of a line from which on its last word may be a label whose value is broken over to the next line. */
const longLine = 8

/** The next line, where the label ends a long one. */
function restOfLine({ segment, from, to }: LabelMatch, { rows }: PageText): Segment | null {
  if (from === 0 || to < segment.words.length || segment.words.length < longLine) return null
  const [next, other] = rows[segment.row + 1] ?? []
  return next !== undefined && other === undefined && next.baseline - segment.baseline < 1.6 * segment.size ? next : null
}

function rightOf(segment: Segment, { rows }: PageText, lines: number): readonly Neighbour[] {
  // A value set larger than its label stands a little lower or higher.
  const level = (other: Segment): boolean =>
    Math.abs(other.baseline - segment.baseline) < 0.62 * Math.max(segment.size, other.size) ||
    (lines > 1 && other.baseline > segment.baseline && other.baseline - segment.baseline < 0.85 * segment.size)
  return rows
    .slice(Math.max(0, segment.row - 2), segment.row + 3)
    .flat()
    .filter((other) => other.box.left >= segment.box.right - 1 && level(other))
    .map((other) => ({ other, words: withoutMarks(other.words) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => a.other.box.left - b.other.box.left)
    .slice(0, piecesRight)
    .map(({ other, words }, steps) => ({
      relation: 'right',
      segment: other,
      words,
      distance: (other.box.left - segment.box.right) / segment.size,
      steps,
    }))
}

function below({ words, segment }: LabelMatch, { rows }: PageText): readonly Neighbour[] {
  const left = Math.min(...words.map(({ box }) => box.left))
  const right = Math.max(...words.map(({ box }) => box.right))
  const column = { left, right, top: segment.box.top, bottom: segment.box.bottom }
  const found: Neighbour[] = []
  for (let row = segment.row + 1; row <= segment.row + rowsBelow + 2 && row < rows.length; row++) {
    for (const other of rows[row] ?? []) {
      const shared = overlapX(column, other.box)
      const distance = (other.box.top - segment.box.bottom) / segment.size
      if (
        distance > farthestBelow ||
        shared < 0.3 * Math.min(width(column), width(other.box)) ||
        other.baseline <= segment.baseline + 0.3 * height(segment.box)
      )
        continue
      const own = withoutMarks(other.words)
      if (own.length > 0) found.push({ relation: 'below', segment: other, words: own, distance, steps: found.length })
    }
    if (found.length >= rowsBelow) break
  }
  return found
}

/** Words without the marks that stand between label and value: ":", "-", dot leaders, rows of underscores. */
export function withoutMarks(words: readonly Word[]): readonly Word[] {
  let from = 0
  while (from < words.length && /^[:：=.\-–—_…·|/]+$/u.test(words[from]?.text ?? '')) from++
  let to = words.length
  while (to > from && /^[:：=.\-–—_…·|]+$/u.test(words[to - 1]?.text ?? '')) to--
  return words.slice(from, to)
}
