import { type Box, contains, type Fill, height, overlapX, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { candidateIn } from './candidate.ts'
import { runsOverTitles } from './captions.ts'
import { isAmount, isMoment, isYear, readsAsValue } from './cell-text.ts'
import type { Candidate } from './grid.ts'
import {
  goesOnBelow,
  isHeading,
  isHeadingOfTable,
  isHeadingOverBoldTitles,
  isLargerHeading,
  withHeadingsAtEnds,
} from './headings-within.ts'
import { printedSize } from './printed-size.ts'
import { grouped, type Rule, type Rules } from './rules.ts'
import { type Chunk, chunksOf, isBold, isOfUnknownType, median, rowsOnce, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'

/** A stretch of page that names columns: a filled band, or titles above a rule. */
interface Header {
  readonly box: Box
  readonly titles: readonly Chunk[]
}

/** Lighter fills are the paper's own white. */
const lightestBand = 0.97
/** A band of column titles holds at most a few lines, in two or three rows. */
const highestBand = 110
/** Fills of one band may be parted by white gaps this wide. */
const bandGap = 6
/** Fewer titles in a band name columns only by chance, unless what is below begins, or ends, where two of them do. */
const fewestTitles = 3
const fewestFlush = 2

/** Stretches below a filled band or a single rule with column titles: the rows that keep to the titles' columns. */
export function headedCandidates(words: readonly Word[], rules: Rules, fills: readonly Fill[]): readonly Candidate[] {
  if (words.length === 0) return []
  const rows = rowsOnce(words)
  const headers = [...filledHeaders(fills, words), ...ruledHeaders(rules.across, rows)].sort((a, b) => a.box.top - b.box.top)
  return headers.slice(0, mostHeaders).flatMap((header, i) => {
    const isNext = ({ box, titles }: Header) =>
      box.top >= header.box.bottom && overlapX(box, header.box) > 0 && (titles.length > fewestFlush || header.titles.length === fewestFlush)
    const next = headers.slice(i + 1).find(isNext)
    const body = rowsBelow(header, rows, next?.box.top ?? Infinity)
    const isOfTwo = header.titles.length === fewestFlush
    if (body.length === 0 || (isOfTwo && !areFlushWith(header, body))) return []
    const inside = body.flatMap((row) => row.words)
    const box = unionOf([header.box, ...inside.map((word) => word.box)])
    // What upright rules part is a form, or has been looked at.
    if (isOfTwo && rules.down.some(({ at, from, to }) => at > box.left && at < box.right && from < box.bottom && to > box.top)) return []
    const roomy = { left: box.left - 1, right: box.right + 1, top: box.top - 1, bottom: box.bottom + 1 }
    const found = candidateIn(roomy, words, rules, 'rulings')
    const own = new Set([...inside, ...found.words.filter((word) => word.baseline <= header.box.bottom)])
    const edge: Rule = { at: header.box.bottom, from: roomy.left, to: roomy.right }
    return [
      {
        ...found,
        words: found.words.filter((word) => own.has(word)),
        ...(isOfTwo && { ofTwoTitles: true }),
        rules: { down: [], across: [...found.rules.across.filter((rule) => Math.abs(rule.at - edge.at) > 4), edge] },
      },
    ]
  })
}

/** So many rows below two titles fill both columns, and this share of all begin or end with them. */
const fewestUnderTwo = 2
const mostlyFlush = 0.9
/** true for rows whose texts each begin or end with one of two titles, or lie in the middle below it. */
function areFlushWith({ titles }: Header, body: readonly TextRow[]): boolean {
  // Labels with their values are no titles.
  if (titles.some(({ words }) => words.some(({ text }) => text.endsWith(':')))) return false
  const rows = body.map((row) => chunksOf(row.words, 1))
  const middle = ({ left, right }: Box) => (left + right) / 2
  const isBelow = ({ box }: Chunk) =>
    titles.some(
      (title) =>
        Math.abs(title.box.left - box.left) < 2 ||
        Math.abs(title.box.right - box.right) < 2 ||
        Math.abs(middle(title.box) - middle(box)) < 2,
    )
  return (
    rows.filter((texts) => texts.length === fewestFlush).length >= fewestUnderTwo &&
    rows.filter((texts) => texts.length <= fewestFlush && texts.every(isBelow)).length >= mostlyFlush * rows.length
  )
}

/** More headers on a page are the cells of a drawing. */
const mostHeaders = 40

/** Filled bands that hold at least three short texts side by side. */
function filledHeaders(fills: readonly Fill[], words: readonly Word[]): readonly Header[] {
  const tinted = fills.filter(({ box, grey }) => grey < lightestBand && height(box) >= 7 && height(box) <= highestBand && width(box) >= 10)
  if (tinted.length > 4000) return []
  const bands: Fill[] = []
  for (const level of grouped(tinted, ({ box }) => box.bottom, 1.5)) {
    let band: Fill | null = null
    for (const fill of [...level].sort((a, b) => a.box.left - b.box.left)) {
      if (band && fill.box.left - band.box.right <= bandGap && Math.abs(fill.box.top - band.box.top) < 2)
        band = { box: unionOf([band.box, fill.box]), grey: band.grey }
      else {
        if (band) bands.push(band)
        band = fill
      }
    }
    if (band) bands.push(band)
  }
  return stacked(bands).flatMap((band) => {
    const { box } = band
    if (width(box) < 120) return []
    const inside = words.filter((word) => contains(box, { x: (word.box.left + word.box.right) / 2, y: word.baseline - sizeOf(word) * 0.3 }))
    const stripes = inside.every((word) => word.font?.bold === true) ? 1 : bands.filter((other) => isStripeWith(other, band)).length
    if (stripes >= 3 || (stripes === 2 && inside.some(({ text }) => /^\p{P}*\p{N}/u.test(text)))) return []
    const lines = textRowsOf(inside).map((row) => chunksOf(row.words, 1))
    const titles = titlesIn(lines)
    const fewest = isBold(inside) ? fewestFlush : fewestTitles
    const isHeader = titles.length >= fewest && isTitleLike(lines.flat()) && lines.every(isTitleLike)
    return isHeader && !isRowBelowTitles(box, titles, words) ? [{ box, titles }] : []
  })
}

/** Points: titles stand so near above the first of their rows. */
const nearTitles = 40
/** true for the tint of a row below titles: it holds a figure, and of the line right above it, which holds none, a text stands over each of three texts and more. */
function isRowBelowTitles({ left, right, top }: Box, texts: readonly Chunk[], words: readonly Word[]): boolean {
  if (texts.every((text) => !isFigure(text))) return false
  const above = textRowsOf(
    words.filter(({ box, baseline }) => baseline < top && baseline > top - nearTitles && box.right > left && box.left < right),
  )
  const titles = above.slice(-2).flatMap((row) => chunksOf(row.words, 1))
  const named = texts.filter((text) => titles.some((title) => overlapX(title.box, text.box) > 0))
  return titles.every((title) => !isFigure(title)) && named.length >= fewestTitles
}
/** A sign of currency alone is the second line of a title: "Total" over "€". */
const isFigure = ({ words }: Chunk): boolean =>
  (readsAsValue(words) || isMoment(words)) && !isYear(words) && words.some(({ text }) => !/^\p{Sc}$/u.test(text))

/** Bands with those right below them of one width and tint taken together, as titles in two or three rows are filled; more are the rows of a tinted table. */
function stacked(bands: readonly Fill[]): readonly Fill[] {
  const stacks: Fill[][] = []
  for (const band of [...bands].sort((a, b) => a.box.top - b.box.top)) {
    const stack = stacks.find((others) => {
      const last = others[others.length - 1]
      return last !== undefined && Math.abs(band.box.top - last.box.bottom) < 2 && isStripeWith(last, band)
    })
    if (stack) stack.push(band)
    else stacks.push([band])
  }
  return stacks.flatMap((stack): readonly Fill[] => {
    const [first] = stack
    const box = unionOf(stack.map((band) => band.box))
    return first && stack.length <= mostTitleRows && height(box) <= highestBand ? [{ box, grey: first.grey }] : stack
  })
}
const mostTitleRows = 3

/** The texts that name a column each: those of the fullest line, and texts of other lines beside them, as titles over several rows stand. */
function titlesIn(lines: readonly (readonly Chunk[])[]): readonly Chunk[] {
  const fullest = lines.reduce<readonly Chunk[]>((most, line) => (line.length > most.length ? line : most), [])
  const titles = [...fullest]
  for (const text of lines.flat()) if (titles.every(({ box }) => overlapX(box, text.box) <= 0)) titles.push(text)
  return titles.sort((a, b) => a.box.left - b.box.left)
}

/** true when two bands are of one width and tint, as those behind every other row are. */
const isStripeWith = (a: Fill, b: Fill): boolean =>
  Math.abs(a.box.left - b.box.left) < 2 && Math.abs(a.box.right - b.box.right) < 2 && Math.abs(a.grey - b.grey) < 0.01

/** true when the texts are as short as titles and not figures, but for years. */
const isTitleLike = (texts: readonly Chunk[]): boolean =>
  texts.every((text) => text.words.length <= 6) && texts.filter(isFigure).length <= texts.length * 0.34

/** A header has at most this many lines. */
const mostTitleLines = 6

/** Titles that stand right above a rule, which underlines them all. */
function ruledHeaders(across: readonly Rule[], rows: readonly TextRow[]): readonly Header[] {
  return across
    .filter((rule) => rule.to - rule.from >= 120)
    .slice(0, 400)
    .flatMap((rule) => {
      const lines: (readonly Chunk[])[] = []
      let below = rule.at
      let titled: readonly Word[] | undefined
      for (const row of rows.filter((above) => above.baseline < rule.at + 1 && above.baseline > rule.at - 90).reverse()) {
        const words = row.words.filter((word) => word.box.left >= rule.from - 4 && word.box.right <= rule.to + 4)
        if (words.length === 0) continue
        const texts = chunksOf(words, 1)
        const farthest = (isUnderlined(texts, below, across, rule) ? 3 : 1.6) * sizeOf(words[0] as Word)
        if (below - row.baseline > farthest || !isTitleLike(texts) || lines.length >= mostTitleLines) break
        // The last row of a table, over the rule that its sum stands under.
        if (texts.some((text) => isAmount(text.words))) break
        if (
          texts.length === 1 &&
          lines.length > 0 &&
          isOverlined(rule, Math.min(...(lines.at(-1) ?? []).map(({ box }) => box.top)), across)
        )
          break
        if (runsOverTitles(texts, lines) || (titled !== undefined && isLargerHeading(words, titled))) break
        lines.push(texts)
        titled ??= words
        below = row.baseline
      }
      const titles = titlesIn(lines)
      const top = Math.min(...lines.flat().map(({ box }) => box.top))
      if (titles.length < fewestFlush || (titles.length === fewestFlush && titles.some(isFigure))) return []
      return [{ box: { left: rule.from, right: rule.to, top: top - 1, bottom: rule.at }, titles }]
    })
}

const isFlushLeft = ([a]: readonly Word[], [b]: readonly Word[]): boolean => !!a && !!b && Math.abs(a.box.left - b.box.left) < 2

/** true when a rule as long as the one below the titles stands right above them. */
const isOverlined = (rule: Rule, top: number, across: readonly Rule[]): boolean =>
  across.some(({ at, from, to }) => at < top && top - at < 12 && Math.abs(from - rule.from) <= 4 && Math.abs(to - rule.to) <= 4)

/** true when every text stands over a rule of its own right below, shorter than the one under all titles: the titles of several columns. */
const isUnderlined = (texts: readonly Chunk[], below: number, across: readonly Rule[], whole: Rule): boolean =>
  texts.every(({ box, words }) =>
    across.some(
      (rule) =>
        rule.at >= box.bottom - 3 &&
        rule.at < below &&
        rule.at - box.bottom < 1.5 * sizeOf(words[0] as Word) &&
        rule.from <= box.left + 3 &&
        rule.to >= box.right - 3 &&
        rule.from >= whole.from - 4 &&
        rule.to <= whole.to + 4 &&
        rule.to - rule.from < 0.88 * (whole.to - whole.from),
    ),
  )

/** Rows further apart than this many sizes belong to another thing. */
const farthestRow = 6
/** An entry may go on with this many lines of one text each, a description, before the next fills several columns. */
const mostSingles = 8

/** Rows of larger type than the first are of another thing; in pictures the size of type is measured, and a pixel or two off. */
const mostGrown = 1.15
const mostGrownMeasured = 1.25

/** The rows below a header that keep to its columns, down to the last that fills several of them and the lines close below that. */
function rowsBelow(header: Header, rows: readonly TextRow[], end: number): readonly TextRow[] {
  const { box, titles } = header
  const taken: TextRow[] = []
  let kept = 0
  let last = box.bottom
  let single = 0
  let full: readonly Chunk[] = []
  for (const [at, row] of rows.entries()) {
    if (row.baseline <= box.bottom) continue
    if (row.baseline >= end) break
    const words = row.words.filter((word) => word.box.right > box.left - 3 && word.box.left < box.right + 3)
    if (words.length === 0) continue
    const size = median(words.map(sizeOf))
    const texts = chunksOf(words, 1)
    const columns = new Set(texts.flatMap((text) => titles.flatMap((title, i) => (overlapX(title.box, text.box) > 0 ? [i] : []))))
    const fills = texts.length >= 2 && columns.size >= 2
    const gap = row.baseline - last
    const grown = taken[0] ? printedSize(words) / printedSize(taken[0].words) : 1
    // However many lines a cell has, they go on below its first.
    if (fills) single = 0
    else if (!goesOnInCell(texts, full, gap / size)) single++
    // Tables with headings within have one right below the titles, at the same left edge.
    const headed =
      taken[0] !== undefined &&
      isHeading(words) &&
      isFlushLeft(taken[0].words, words) &&
      (isHeading(taken[0].words) || goesOnBelow({ ...row, words }, rows[at + 1], taken, titles))
    const [begun, above] = [taken[0], taken.at(-1)]
    const following = rows.slice(at + 1, at + 5)
    if (begun !== undefined && above !== undefined)
      if (isHeadingOfTable(words, begun.words, following) || isHeadingOverBoldTitles(words, above.words, following)) break
    // A bold line without figures after a gap is the heading of something new.
    if (
      gap > 1.8 * size &&
      taken.length > 0 &&
      !headed &&
      words.every((word) => word.font?.bold === true) &&
      !texts.some((text) => readsAsValue(text.words))
    )
      break
    if (gap > farthestRow * size || single > mostSingles || grown > (words.every(isOfUnknownType) ? mostGrownMeasured : mostGrown)) break
    if (!fills && texts.some((text) => text.words.length >= 12 && width(text.box) > 0.6 * width(box))) break
    if (words.some((word) => word.box.left < box.left - 8 || word.box.right > box.right + 8)) break
    taken.push({ ...row, words })
    last = row.baseline
    if (fills) {
      kept = taken.length
      full = texts
    }
  }
  let count = kept
  for (; count > 0 && count < taken.length; count++) {
    const next = taken[count]
    const before = taken[count - 1]
    if (!next || !before) break
    const gap = (next.baseline - before.baseline) / median(next.words.map(sizeOf))
    if (gap > nearLine && !goesOnInCell(chunksOf(next.words, 1), full, gap)) break
  }
  return taken.slice(0, withHeadingsAtEnds(taken, 0, count)[1])
}

/** Lines stand at most this many sizes apart, those of a cell a little more: browsers set 1.5 where style sheets ask for it, and print at whole pixels. */
const nearLine = 1.5
const nearLineOfCell = 1.65

/** true for a text alone, as close as lines are, that begins with one of the texts of a row and ends before the next. */
function goesOnInCell([text, ...others]: readonly Chunk[], row: readonly Chunk[], gap: number): boolean {
  if (text === undefined || others.length > 0 || gap > nearLineOfCell) return false
  const own = row.findIndex(({ box }) => Math.abs(box.left - text.box.left) < 2)
  return own >= 0 && text.box.right < (row[own + 1]?.box.left ?? Infinity)
}
