import { type Box, type Ruling, type Size, unionOf } from '../geometry/index.ts'
import { type Line, sizeOfLine, spokenWords, textOfLines, type Word } from '../model/index.ts'

/** What stands in the outermost row of a page at one of its edges, and the text inside of it. Boxes and sizes in page points. */
export interface OuterRow {
  readonly lines: readonly Line[]
  readonly inner: readonly { readonly box: Box; readonly lines: readonly Line[] }[]
  readonly edge: 'top' | 'bottom'
  /** The size most of the page is set in. */
  readonly body: number
}

/**
 * true for a running head or foot that one page alone gives away by how it is set: over a page of running text, well apart from it, in
 * no larger type, and either far out in the margin, spread to both edges of the text, ruled off from it, in italics, in smaller type, an
 * imprint, or with its number at the outer edge. Figures: "Heads and feet of single pages" in bench/README.md.
 */
export function isRunningHead(row: OuterRow, page: { readonly size: Size; readonly rulings: readonly Ruling[] }): boolean {
  const { lines, inner, edge, body } = row
  const words = lines.flatMap((line) => line.words)
  if (words.length === 0 || spokenWords(words) > mostWords || words.some(({ turn }) => turn !== 0) || !isRunningText(inner)) return false
  const box = unionOf(lines.map((line) => line.box))
  const text = unionOf(inner.map((part) => part.box))
  const gap = (edge === 'top' ? text.top - box.bottom : box.top - text.bottom) / body
  const depth = (edge === 'top' ? box.bottom : page.size.height - box.top) / page.size.height
  if (gap < leastGap || depth > deepest) return false
  const size = Math.max(...lines.map(sizeOfLine)) / body
  const fromLeft = (box.left - text.left) / body
  const fromRight = (text.right - box.right) / body
  const content = textOfLines(lines).trim()
  const endsInNumber = /\s\d{1,4}$/.test(content)
  if (edge === 'top' && endsInNumber && fromLeft > 4 && Math.abs(fromRight) < sameEdge) return size < largestWithNumber
  if (size > sameSize || words.every(({ font }) => font?.bold === true)) return false
  if (widestGap(words) > widestSpace * body && Math.abs(fromLeft) < sameEdge && Math.abs(fromRight) < 3)
    return lines.length <= 3 && (edge === 'bottom' || endsInNumber || /^\d{1,4}\s/.test(content) || !endsSentence.test(content))
  if (lines.length > 1) return false
  if (edge === 'bottom' && isImprint(content)) return true
  if (endsSentence.test(content)) return false
  if (gap > farGap && depth < farDepth && spokenWords(words) <= 10) return true
  if (isRuledOff(box, text, edge, body, page.rulings)) return depth < ruledDepth
  if (size < small) return spokenWords(words) <= 10
  return edge === 'top' && depth < italicDepth && words.every(({ font }) => font?.italic === true)
}

/** A head is a line: longer ones are sentences. */
const mostWords = 24
/** Gaps to the text in sizes of its type, distances from the edge of the page as shares of its height. */
const leastGap = 1.2
const farGap = 2.5
const deepest = 0.17
const ruledDepth = 0.14
const italicDepth = 0.1
const farDepth = 0.07
/** Sizes of type as shares of the text's. */
const small = 0.93
const sameSize = 1.06
const largestWithNumber = 1.4
/** In sizes of the text's type: how exactly a head ends where the text does, and the white between words that parts two heads. */
const sameEdge = 1.2
const widestSpace = 8
const endsSentence = /\p{Ll}{4}[.:!?;,]$/u

/** true when most words inside stand in lines of a paragraph: forms, bills, slides and titles have other things at their edges. */
function isRunningText(inner: OuterRow['inner']): boolean {
  let all = 0
  let running = 0
  for (const { lines } of inner) {
    const words = lines.reduce((sum, line) => sum + spokenWords(line.words), 0)
    all += words
    if (lines.length > 1 && words >= 5 * lines.length) running += words
  }
  return running >= 50 && running >= 0.5 * all
}

/** The widest white between words that follow each other from left to right, page points. */
function widestGap(words: readonly Word[]): number {
  const sorted = [...words].sort((a, b) => a.box.left - b.box.left)
  let reached = sorted[0]?.box.right ?? 0
  let widest = 0
  for (const { box } of sorted) {
    widest = Math.max(widest, box.left - reached)
    reached = Math.max(reached, box.right)
  }
  return widest
}

/** true when a level rule of half the text's width or more stands between the row and the text. */
function isRuledOff(box: Box, text: Box, edge: 'top' | 'bottom', body: number, rulings: readonly Ruling[]): boolean {
  const [above, below] = edge === 'top' ? [box.bottom - 0.3 * body, text.top] : [text.bottom, box.top + 0.3 * body]
  return rulings.some(
    ({ from, to }) =>
      Math.abs(from.y - to.y) < 1 && from.y > above && from.y < below && Math.abs(to.x - from.x) > 0.5 * (text.right - text.left),
  )
}

/** true for what journals print at the foot: volume, number, pages, a year, rights, an identifier or an address. */
const isImprint = (text: string): boolean =>
  /©|\b(?:vol|no|nr|pp|issn|isbn|doi|https?|copyright|proc|conference|journal)\b/iu.test(text) &&
  /\d/.test(text) &&
  !/^[\d*†‡§]/u.test(text)
