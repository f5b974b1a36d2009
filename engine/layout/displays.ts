import { type Box, centre, height, overlapX, overlapY, type Ruling, unionOf, width } from '../geometry/index.ts'
import { bodySize, guttersOf, isInMathematicalFace, type Line, partedByGutters, sizeOf, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import type { WithFractions } from './fractions.ts'
import { rowsOf } from './rows.ts'
import { segmentsOf } from './segments.ts'

/** The displayed formulas of a page, each a line with its bars, and the words that are in none. */
export interface Displays {
  readonly lines: readonly Line[]
  readonly rest: readonly Word[]
}

/** A piece of a row with the words of its fractions, as they are printed. */
interface Piece {
  readonly line: Line
  readonly words: readonly Word[]
  readonly box: Box
  readonly isProse: boolean
}

/**
 * Finds the formulas that stand by themselves between the lines of a text, whatever stands above and below in them: pieces of rows without writing that
 * touch or nearly touch, some in type for mathematics, none beside writing in its column. A number in brackets at the column's edge is theirs.
 */
export function displaysOf(fractions: WithFractions, page: ReadPage): Displays {
  const upright = fractions.words.filter(({ turn, readBy, font }) => turn === 0 && readBy === 'text-layer' && font !== null)
  if (!upright.some(isOfMathematics)) return { lines: [], rest: fractions.words }
  const body = bodySize(page.words)
  const columns = partedByGutters(upright, guttersOf(upright, page.rulings, false))
  const lines = columns.flatMap((column) => segmentsOf(rowsOf(column.words), new Set(), column.isText))
  const pieces = lines.map((line): Piece => {
    const { words } = fractions.whole(line)
    return { line, words, box: inkOf(words), isProse: isProse(words) }
  })
  const bars = page.rulings.flatMap(barOf)
  const groups = grouped(pieces, bars, body)
  // Beside the number of a line stands a step of an algorithm, which is read line by line.
  const prose = pieces.filter(({ isProse: own, words }) => own || (words.length === 1 && step.test(words[0]?.text ?? '')))
  const found = groups.flatMap((group) => {
    const box = unionOf(group.map((piece) => piece.box))
    const within = casesBeside(group, box, prose)
    const whole = [...group, ...within]
    return isDisplay(whole, prose, bars, body) ? [whole] : []
  })
  const numbers = pieces.filter(({ words }) => words.length === 1 && equationNumber.test(words[0]?.text ?? ''))
  const taken = new Set(found.flat())
  const displays = found.map((group) => {
    const number = numbers.find((piece) => !taken.has(piece) && isNumberOf(piece, group, pieces))
    if (number) taken.add(number)
    return number ? [...group, number] : group
  })
  const own = new Set(displays.flat().flatMap(({ line }) => line.words))
  return {
    lines: displays.map((group) => lineOfDisplay(group, bars, fractions.whole)),
    rest: fractions.words.filter((word) => !own.has(word)),
  }
}

/** Signs that stand in formulas alone, and letters of the alphabets for mathematics. */
const mathematicalSign = /[∑∏∫∮√∂∇∈∉⊂⊆∪∩∀∃∞≤≥≠≈≡∼∝⟨⟩∥⊕⊗\u{1D400}-\u{1D7FF}]/u

const isOfMathematics = (word: Word): boolean => isInMathematicalFace(word) || mathematicalSign.test(word.text)

const functions =
  /^(?:a?(?:sin|cos|tan)h?|cot|sec|csc|log|ln|exp|max|min|lim|arg|det|mod|sup|inf|dim|ker|Pr|var|Var|cov|Cov|tr|Tr|deg|gcd|sgn|diag|rank|softmax)$/
/** Writing: a word of three letters or more that is neither a function's name nor followed by its argument, in no face for mathematics. */
const isWriting = (word: Word): boolean =>
  word.raised === 'no' &&
  /^["'“‘(]*\p{L}{3,}(?:[-’'][\p{L}]+)*[.,;:!?)"'”’]*$/u.test(word.text) &&
  !functions.test(word.text) &&
  !isInMathematicalFace(word)

/** Two words of writing or more, or one that is most of the piece; or a bold word, as those that steps of an algorithm begin with. */
function isProse(words: readonly Word[]): boolean {
  if (words.some(({ text, font, raised }) => raised === 'no' && font?.bold === true && /^[a-z]{2,}\W?$/i.test(text))) return true
  const writing = words.filter(isWriting).length
  return writing > 2 || (writing > 0 && words.length < 4 * writing)
}

const inkOf = (words: readonly Word[]): Box => unionOf(words.map(({ box }) => box))

/** Points. */
const shortestBar = 2
const longestBar = 400
function barOf({ from, to }: Ruling): readonly Box[] {
  const wide = Math.abs(to.x - from.x)
  if (Math.abs(to.y - from.y) > 0.5 || wide < shortestBar || wide > longestBar) return []
  return [{ left: Math.min(from.x, to.x), right: Math.max(from.x, to.x), top: from.y, bottom: from.y }]
}

/** Sizes: how far apart pieces of one formula stand side by side, above one another, and from a bar between them. */
const beside = 2.2
const above = 0.3
const overBar = 0.7

/** Pieces without writing that touch or nearly touch, directly or by a bar that has some above and some below. */
function grouped(pieces: readonly Piece[], bars: readonly Box[], body: number): readonly (readonly Piece[])[] {
  const open: readonly Joinable[] = pieces.filter((piece) => !piece.isProse).map((piece) => ({ piece, box: piece.box }))
  const fractionBars = bars.flatMap((box): readonly Joinable[] => {
    const near = open.filter((one) => overlapX(one.box, box) > 0 && Math.abs(offBar(one.box, box)) < overBar * body)
    return near.some((one) => offBar(one.box, box) > 0) && near.some((one) => offBar(one.box, box) < 0) ? [{ piece: null, box }] : []
  })
  const sorted = [...open, ...fractionBars].sort((a, b) => a.box.top - b.box.top)
  const groupOf = new Map(sorted.map((one) => [one, [one]]))
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top > one.box.bottom + overBar * body) break
      const [own, more] = [groupOf.get(one) ?? [], groupOf.get(other) ?? []]
      if (own === more || !areJoined(one, other, body)) continue
      own.push(...more)
      for (const each of more) groupOf.set(each, own)
    }
  return [...new Set(groupOf.values())].map((group) => group.flatMap(({ piece }) => piece ?? [])).filter((group) => group.length > 0)
}

/** A piece, or a bar. */
interface Joinable {
  readonly piece: Piece | null
  readonly box: Box
}

/** Points from a bar down to what is below it; less than 0 for what is above. */
const offBar = (box: Box, bar: Box): number =>
  centre(box).y > bar.top ? Math.max(0.1, box.top - bar.top) : Math.min(-0.1, box.bottom - bar.top)

function areJoined(a: Joinable, b: Joinable, body: number): boolean {
  const [across, down] = [overlapX(a.box, b.box), overlapY(a.box, b.box)]
  if (a.piece !== null && b.piece !== null) return down > 0 ? across > -beside * body : down > -above * body && across > -0.5 * body
  return across > 0 ? down > -overBar * body : down > -2 && across > -beside * body
}

/** A brace as high as several lines holds the cases of a definition, which have writing in them. */
function casesBeside(group: readonly Piece[], box: Box, prose: readonly Piece[]): readonly Piece[] {
  const braces = group.flatMap(({ words }) => words).filter((word) => /^[{⎧⎨⎩]$/u.test(word.text) && height(word.box) > 1.5 * sizeOf(word))
  if (braces.length === 0) return []
  const brace = unionOf(braces.map((word) => word.box))
  return prose.filter(
    ({ box: own, words }) =>
      words.length < 12 &&
      own.left > brace.left &&
      own.left < box.right + 8 * beside &&
      centre(own).y > brace.top &&
      centre(own).y < brace.bottom,
  )
}

const relation = /[=≤≥≠≈≡∼∝<>≺≻≪≫⩽⩾∈⊂⊆→←↔⇒⇔↦+−±×∑∏∫∮√∂∇∪∩⊕⊗⋃⋂]/u

/** true for a group that holds a formula's signs, is no amount or date, and stands in its column by itself. */
function isDisplay(group: readonly Piece[], prose: readonly Piece[], bars: readonly Box[], body: number): boolean {
  const words = group.flatMap((piece) => piece.words)
  const box = inkOf(words)
  const text = words.map((word) => word.text).join(' ')
  if (text.length < 3 || words.length > mostWords || leads.test(text) || !/\p{L}/u.test(text) || /[$€£¥]|\d{5}/u.test(text)) return false
  if (
    !(words.some((word) => isOfMathematics(word) && !pointer.test(word.text)) || isEquation.test(text)) ||
    !(relation.test(text) || bars.some((bar) => isInside(bar, box)) || hasArgument.test(text))
  )
    return false
  if (width(box) < 2 * body || words.every((word) => sizeOf(word) < 0.75 * body)) return false
  const own = new Set(group)
  if (group.some(({ words: [first] }) => step.test(first?.text ?? '') || first?.text === hollowBullet)) return false
  if (words.some(isWriting) && prose.some((piece) => !own.has(piece) && isFilledAbove(piece.box, box, body))) return false
  return !prose.some((piece) => !own.has(piece) && isAtSide(piece, box, body))
}
/** A line of text right above that begins and ends where the formula does: a line of the same text with much mathematics in it; displays stand in the middle. */
const isFilledAbove = (line: Box, box: Box, body: number): boolean =>
  Math.abs(line.left - box.left) < sameEdge &&
  Math.abs(line.right - box.right) < sameEdge &&
  box.top > line.top &&
  box.top - line.bottom < nearestDisplay * body &&
  width(box) > narrowestText * body
/** Points; sizes: white above a display is wider; a column of text is as wide. */
const sameEdge = 2.5
const nearestDisplay = 0.8
const narrowestText = 10
/** Arrows and dots stand in itineraries and menus too, where a browser takes them from whatever face has them, one for mathematics perhaps. */
const pointer = /^[→←↑↓↔⇒➔·•]+$/u
/** A sum of short names, on a page with formulas: "y = ax + b". */
const isEquation = /^(?!.*\p{L}{4})(?=.*\p{L}).*[=<>≤≥].*$/u
/** The dots that lead to a page number, or to a value. */
const leads = /(?:[.·․…] ?){5,}/u
/** The hollow bullet of word processors, which sets names beside signs of equality as often as formulas. */
const hollowBullet = '◦'
/** The number of a line of an algorithm. */
const step = /^\d{1,3}:$/
/** More is a page of signs. */
const mostWords = 200
/** "O(n log n)": a letter and what it is of. */
const hasArgument = /\p{L}\s?\(.*\p{L}.*\)/u

/** Writing in the same column at the height of a formula, of which the formula is a part then. */
const isAtSide = ({ box: own, words }: Piece, box: Box, body: number): boolean =>
  overlapY(own, box) > 0.3 * Math.min(height(own), height(box), body) &&
  overlapX(own, box) > -(step.test(words[0]?.text ?? '') ? besideStep : clear) * body
/** Sizes: what is further off than this stands in another column. */
const clear = 0.7
/** Sizes: steps of an algorithm are set in behind their number. */
const besideStep = 12

const isInside = (bar: Box, box: Box): boolean =>
  bar.left >= box.left - 2 && bar.right <= box.right + 2 && bar.top >= box.top - 3 && bar.top <= box.bottom + 3

/** "(3)", "(2.14)", "(A.1)", "(7b)". */
const equationNumber = /^\((?:\p{Lu}{1,2}[.-]?)?\d{1,3}(?:[.-]\d{1,3}){0,2}\p{Ll}?\)$/u

/** A number at the side of a formula with nothing between them. */
function isNumberOf(number: Piece, group: readonly Piece[], pieces: readonly Piece[]): boolean {
  const box = unionOf(group.map((piece) => piece.box))
  const middle = centre(number.box).y
  if (group.includes(number) || middle < box.top || middle > box.bottom || overlapX(number.box, box) > 0) return false
  const between: Box = {
    left: Math.min(number.box.right, box.right),
    right: Math.max(number.box.left, box.left),
    top: number.box.top,
    bottom: number.box.bottom,
  }
  return (
    width(between) < widestWhite &&
    !pieces.some(
      (piece) => piece !== number && !group.includes(piece) && overlapX(piece.box, between) > 0 && overlapY(piece.box, between) > 0,
    )
  )
}
/** Points: half the width of a line. */
const widestWhite = 260

/** Its words from left to right, those of a fraction together. */
function lineOfDisplay(group: readonly Piece[], bars: readonly Box[], whole: WithFractions['whole']): Line {
  const words = group
    .flatMap(({ line }) => line.words)
    .sort((a, b) => a.box.left - b.box.left)
    .flatMap((word) => whole({ words: [word], box: word.box }).words)
  const box = inkOf(words)
  return { words, box, bars: bars.filter((bar) => isInside(bar, box)) }
}
