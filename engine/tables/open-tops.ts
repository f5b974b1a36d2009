import { type Box, overlapX } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { isInCents, readsAsValue } from './cell-text.ts'
import { isLargerHeading } from './headings-within.ts'
import type { Rule } from './rules.ts'
import { type Chunk, chunksOf, isBold, isOfUnknownType, median, sizeOf, type TextRow } from './text-rows.ts'

/** What stands above the first of the rules that are drawn below rows: the top of it all, and where its first row of the body begins. */
export interface OpenTop {
  readonly top: number
  /** The edge between titles and the first row; null where one of them is missing. */
  readonly edge: number | null
}

/** With fewer rules nothing shows that each is drawn below a row. */
const fewestRules = 3
/** Fewer ask for figures as well, that end where those below do. */
const fewestAlone = 4
/** Rules stand this near below the last line of their rows, in points around the usual distance. */
const sameFoot = 1.5
/** The same in sizes of the writing: faces of other alphabets reach further down. */
const otherFace = 0.3
/** A rule over this share of the width is one below a row. */
const wholeWidth = 0.9
/** Lines of a cell are at most this many sizes apart. */
const nearLine = 1.45
/** Of the texts of a line at most this share stands over columns in which no row has anything. */
const mostOverNothing = 1 / 3
/** Titles have at most this many words each, and at most this many lines. */
const longestTitle = 6
const mostTitleLines = 4

/**
 * The row above the first rule and the titles above it, where a rule is drawn below each row and none below the titles, as style sheets do that
 * give cells a border at the bottom. Given a stack of level rules, the rules within, and the rows of the page from top to bottom; null where
 * nothing above keeps to the columns and to the distance from its rule.
 */
export function openTopOf(box: Box, across: readonly Rule[], rows: readonly TextRow[]): OpenTop | null {
  const levels = across
    .filter(
      ({ at, from, to }) =>
        at > box.top - 3 &&
        at < box.bottom + 3 &&
        Math.min(to, box.right) - Math.max(from, box.left) > wholeWidth * (box.right - box.left) &&
        from > box.left - 12 &&
        to < box.right + 12,
    )
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const [drawnTop] = levels
  if (drawnTop === undefined || levels.length < fewestRules) return null
  const within = (row: TextRow) => row.words.filter((word) => word.box.left >= box.left - 2 && word.box.right <= box.right + 2)
  const beginsBefore = (row: TextRow) => row.words.some(({ box: own }) => own.right < box.left - 2)
  const inside = rows.filter((row) => row.baseline > drawnTop && row.baseline < box.bottom && within(row).length > 0)
  const feet: number[] = []
  const heads: number[] = []
  levels.slice(1).forEach((level, i) => {
    const own = inside.filter((row) => row.baseline > (levels[i] ?? 0) && row.baseline < level)
    const [first] = own
    const last = own[own.length - 1]
    if (!first || !last) return
    feet.push(level - last.baseline)
    heads.push(first.baseline - (levels[i] ?? 0))
  })
  if (feet.length < levels.length - 1) return null
  const foot = median(feet)
  const head = median(heads)
  const slack = Math.max(sameFoot, otherFace * median(inside.flatMap(({ words }) => words.map(sizeOf))))
  if (feet.filter((other) => Math.abs(other - foot) <= slack).length < 0.9 * feet.length) return null
  const columns = inside.flatMap((row) => chunksOf(within(row), 1))
  /** Titles over columns that are empty. */
  const overNothing: Chunk[] = []
  const isOver = (text: Chunk) => [...columns, ...overNothing].some((other) => overlapX(other.box, text.box) > 0)
  const keepsColumns = (texts: readonly Chunk[]) => {
    const strange = texts.filter((text) => !isOver(text))
    return strange.length === 0 || (strange.length <= mostOverNothing * texts.length && strange.every(({ words }) => !readsAsValue(words)))
  }
  const above = rows.filter((row) => row.baseline < drawnTop && within(row).length > 0).reverse()
  const body: (readonly Word[])[] = []
  const titles: (readonly Word[])[] = []
  let below = drawnTop
  for (const row of above) {
    const words = within(row)
    const size = median(words.map(sizeOf))
    const texts = chunksOf(words, 1)
    const gap = below - row.baseline
    if (!keepsColumns(texts)) break
    if (body.length === 0) {
      // Above sums in half of the width the rows of the goods go on beyond it.
      if (Math.abs(gap - foot) > slack || (beginsBefore(row) && !inside.some(beginsBefore))) return null
      body.push(words)
    } else if (titles.length === 0 && gap <= nearLine * size) {
      if (body[0] !== undefined && isLargerHeading(words, body[0])) break
      body.push(words)
    } else {
      const farthest = titles.length === 0 ? foot + head + sameFoot : nearLine * size
      if (gap > farthest || texts.some((text) => text.words.length > longestTitle) || titles.length >= mostTitleLines) break
      if (titles.length === 0 && texts.length < 2) break
      if (words.some(({ text }) => isInCents(text))) break
      if (titles[0] !== undefined && isLargerHeading(words, titles[0])) break
      titles.push(words)
    }
    overNothing.push(...texts.filter((text) => !isOver(text)))
    below = row.baseline
  }
  const first = body[body.length - 1]
  // The first line of it may be that of one title of several lines.
  if (first === undefined || !body.some((words) => chunksOf(words, 1).length >= 2)) return null
  if (levels.length < fewestAlone && !endsWithValues(first, columns)) return null
  if (!mayBeBold(first) && beginsWithTitles(inside.map(within), levels[1] ?? drawnTop)) return null
  const topOf = (words: readonly Word[]) => Math.min(...words.map((word) => word.box.top))
  const last = titles[titles.length - 1]
  if (last === undefined) return { top: topOf(first) - 1, edge: null }
  const lowest = Math.max(...(titles[0] ?? []).map((word) => word.box.bottom))
  const isParted = across.some(
    ({ at, from, to }) => at > lowest - sameFoot && at < topOf(first) + sameFoot && from < box.right && to > box.left,
  )
  // Titles in two rows: a rule between them underlines those above, or both are bold and the rows below the first rule are not.
  const isTitle = isParted || (isBold(first) && isBold(last) && inside.filter((row) => isBold(within(row))).length * 2 < inside.length)
  return { top: topOf(last) - 1, edge: isTitle ? null : (Math.max(lowest, below) + topOf(first)) / 2 }
}

/** Whether words are bold, or were recognised and name something: of those the weight is a guess. */
const mayBeBold = (words: readonly Word[]): boolean =>
  isBold(words) || (words.every(isOfUnknownType) && !words.some(({ text }) => /\d|:$/u.test(text)))

/** true for a row whose last text is a figure and ends where two others below do. */
function endsWithValues(words: readonly Word[], columns: readonly Chunk[]): boolean {
  const last = chunksOf(words, 1).at(-1)
  return (
    last !== undefined &&
    readsAsValue(last.words) &&
    columns.filter(({ words: own, box }) => readsAsValue(own) && Math.abs(box.right - last.box.right) <= sameFoot).length >= 2
  )
}

/** true when the rows begin with one of bold texts, none a figure, that a rule parts from plain ones: the titles of the table, which begins with them. */
export function beginsWithTitles([titles, ...others]: readonly (readonly Word[])[], below: number): boolean {
  if (titles === undefined || !isBold(titles) || titles.some(({ baseline }) => baseline > below)) return false
  const texts = chunksOf(titles, 1)
  const body = others.filter((words) => words.some(({ baseline }) => baseline > below))
  return texts.length > 1 && texts.every(({ words }) => !readsAsValue(words)) && body.filter(isBold).length * 2 < body.length
}
