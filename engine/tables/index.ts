import { type Box, centre, contains, overlapX, overlapY, unionOfAll } from '../geometry/index.ts'
import {
  bareContentsNumbers,
  bracketsOfCaptionIn,
  entriesLed,
  foldOf,
  type Issue,
  isScan,
  isSlip,
  leadersAmong,
  paperNumbersIn,
  type Table,
  titledContents,
  typewriterFaces,
  type Word,
  watermarkIn,
} from '../model/index.ts'
import type { ReadPage, TabledPage } from '../stages.ts'
import { alignedCandidates, cutAtWidestGap } from './alignment.ts'
import { headedCandidates } from './bands.ts'
import { barsBeside } from './bars-beside.ts'
import { withoutBlocksBelow } from './blocks-below.ts'
import { withCaptions, withoutCaptionAndRemarks } from './captions.ts'
import { besideOtherCaptions } from './captions-beside.ts'
import { columnsBesideRule } from './column-rules.ts'
import { areBareEntries, areEntriesAmongOthers, isContents, leadersIn } from './contents.ts'
import { withoutContentsBelow } from './contents-below.ts'
import { dottedIndexIn } from './dotted-index.ts'
import { beliefIn, doubtful, isStruckThrough } from './doubt.ts'
import { isDrawing, isOfScatteredBoxes } from './drawings.ts'
import { withFilledCells } from './filled-cells.ts'
import { withFilledHeads } from './filled-heads.ts'
import { cellFillsIn } from './filled-spans.ts'
import { titleFillsIn } from './filled-titles.ts'
import { formOf } from './form-fields.ts'
import { framedTexts } from './framed-texts.ts'
import type { Candidate } from './grid.ts'
import { sectionsOfGrid } from './grid-sections.ts'
import { withGroupTitles } from './group-titles.ts'
import { sectionsUnder, withoutHeadingRules } from './heading-rules.ts'
import { labelsBeside } from './labels-beside.ts'
import { latticeOf } from './lattice.ts'
import { withoutListings } from './listings.ts'
import { listsBeside } from './lists-beside.ts'
import { arePeople, haveMails, isListing, isNumberedProgram } from './look-alikes.ts'
import { uprightsIn } from './marked-out.ts'
import { withoutOptions } from './options.ts'
import { asidePanels } from './panels.ts'
import { notePitch } from './pitch.ts'
import { besideRepeatedTitles } from './repeated-titles.ts'
import { textTables } from './rows-together.ts'
import { type Rules, rulesOnce } from './rules.ts'
import { tablesBesideRules } from './rules-beside.ts'
import { withoutRulesOfOthers } from './rules-of-others.ts'
import { ruledCandidates } from './rulings.ts'
import { withSecondLine } from './second-lines.ts'
import { withSignsAtAmounts } from './sign-columns.ts'
import { levelled } from './slanted-titles.ts'
import { slipTables } from './slip-tables.ts'
import { cellsOf } from './spans.ts'
import { withSumsBelow } from './sums-below.ts'
import { tableOf } from './table.ts'
import { termsOfPrograms } from './terms-of-programs.ts'
import { columnsOfText } from './text-columns.ts'
import { rowsOnce } from './text-rows.ts'
import { withRulesOfTints } from './tint-rules.ts'
import { tintEdgesIn, tintsIn } from './tints.ts'
import { withTitleBars } from './title-bars.ts'
import { trimmed } from './trim.ts'
import { uprightAt } from './turned.ts'
import { columnsOfTurnedTitles, isInside, withTurnedTitles } from './turned-titles.ts'
import { typedRulesOf, withTypedRules } from './typed-rules.ts'
import { withoutUnderlinedTexts, withoutUnderlines } from './underlines.ts'

/** The tables of one page, and the words that stand in none: every word of the page is in exactly one cell, caption or `rest`. */
export function tables(whole: ReadPage): TabledPage {
  const { page: unlisted, listings } = withoutListings(withoutPaper(withoutDrawings(whole)))
  const { page: plain, headings } = withoutHeadingRules(withoutUnderlines(withoutLeaders(unlisted)))
  const { page, words: typed, candidates } = typedRulesOf(plain)
  const level = levelled(
    page.words.filter((word) => word.turn === 0),
    isSlip(page),
  )
  const fold = foldOf(page.size, page.words, page.rulings)
  const sides =
    fold === null ? [level.words] : [level.words.filter(({ box }) => box.left < fold), level.words.filter(({ box }) => box.left >= fold)]
  const upright = sides
    .flatMap((words) => asidePanels(page, words))
    .flatMap((words) => framedTexts(page, words))
    .flatMap((words) => sectionsUnder(headings, words))
    .flatMap((words) => columnsBesideRule(page, words))
    .flatMap((words) => barsBeside(page, words))
    .flatMap((words) => tablesBesideRules(page, words))
    .flatMap((words) => listsBeside(page, words))
    .flatMap((words) => columnsOfText(page, words))
    .flatMap(besideOtherCaptions)
    .flatMap(besideRepeatedTitles)
    .flatMap((words) => (isSlip(page) ? findOnSlip(page, words, candidates) : findTables(page, words, candidates)))
    .map(level.back)
  const turned = ([90, 270, 180] as const).flatMap((turn) => turnedTables(page, turn, upright))
  const seen = [...withTurnedTitles(upright, page.words), ...turned].sort((a, b) => topOf(a) - topOf(b))
  const found = withSecondLines(withTypedRules(seen, typed), page.words)
  const taken = new Set(found.flatMap((table) => [...wordsOf(table), ...table.repeated.flatMap(({ words }) => words)]))
  return {
    page: whole,
    tables: found,
    rest: whole.words.filter((word) => !taken.has(word)),
    ...(listings.length === 0 ? {} : { listings }),
    issues: found.filter((table) => table.confidence < doubtful).map((table) => uncertain(table, page.number)),
  }
}

/** Tables with what stands in small letters below their last row, of the words that are in none of them. */
function withSecondLines(found: readonly Table[], words: readonly Word[]): readonly Table[] {
  if (found.length === 0) return found
  const taken = new Set(found.flatMap(wordsOf))
  const free = words.filter((word) => !taken.has(word))
  return found.map((table) => withSecondLine(table, free))
}

/** The page without its drawings: neither their labels nor their lines make tables. */
function withoutDrawings(page: ReadPage): ReadPage {
  const { drawings = [] } = page
  if (drawings.length === 0) return page
  const isOutside = (box: Box) => !drawings.some((drawing) => contains(drawing, centre(box)))
  return {
    ...page,
    words: page.words.filter(({ box }) => isOutside(box)),
    rulings: page.rulings.filter(({ from, to }) => isOutside({ left: from.x, top: from.y, right: to.x, bottom: to.y })),
    fills: page.fills.filter(({ box }) => isOutside(box)),
  }
}

/** The page without what stands on its paper, before or across the text. */
function withoutPaper(page: ReadPage): ReadPage {
  const paper = new Set([...paperNumbersIn(page.words, page.rulings), ...bracketsOfCaptionIn(page.words), ...watermarkIn(page.words)])
  return paper.size === 0 ? page : { ...page, words: page.words.filter((word) => !paper.has(word)) }
}

/** The page without rules that lead to numbers, which are no more than the dots of a table of contents, and without its entries. */
function withoutLeaders(page: ReadPage): ReadPage {
  const leaders = leadersAmong(page.rulings, page.words)
  if (leaders.size === 0) return page
  const entries = entriesLed(leaders.values(), page.words)
  return {
    ...page,
    words: page.words.filter((word) => !entries.has(word)),
    rulings: page.rulings.filter((rule) => !leaders.has(rule)),
  }
}

/** Fewer turned words are the titles of columns, a stamp or a side note. */
const fewestTurnedWords = 12

/** Tables printed sideways or upside down, outside those already found. */
function turnedTables(page: ReadPage, turn: 90 | 180 | 270, found: readonly Table[]): readonly Table[] {
  const outside = page.words.filter((word) => word.turn === turn && !found.some((table) => isInside(word, table)))
  if (outside.length < fewestTurnedWords) return []
  const { page: turned, words, back } = uprightAt({ ...page, words: outside }, turn)
  return findTables(turned, words).map(back)
}

/** Tables among the words of a slip: what tills print line by line, and what stands above, between and below. */
function findOnSlip(page: ReadPage, words: readonly Word[], typed: readonly Candidate[]): readonly Table[] {
  const rules = rulesOnce(page.rulings, page.fills)
  const slips = [...slipTables(words)].sort((a, b) => (a.grid.ys[0] ?? 0) - (b.grid.ys[0] ?? 0))
  const taken = new Set(slips.flatMap((slip) => slip.words))
  const tops = slips.map(({ grid }) => grid.ys[0] ?? 0)
  const bands = [...tops, Number.POSITIVE_INFINITY].map((top, i) =>
    words.filter((word) => !taken.has(word) && word.baseline < top && word.baseline >= (tops[i - 1] ?? Number.NEGATIVE_INFINITY)),
  )
  return [
    ...slips.map(({ grid, belief, words: own }) => tableOf(grid, belief, slipCandidate(own, rules), page.number, [])),
    ...bands.flatMap((band) => (band.length === 0 ? [] : findTables(page, band, typed))),
  ]
}

/** What a page is asked for by some of its candidates, found out the first time. */
function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | null = null
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

/** Tables among upright words: first where rules are drawn, then where texts stand in columns. */
function findTables(page: ReadPage, words: readonly Word[], typed: readonly Candidate[] = []): readonly Table[] {
  notePitch(words)
  const form = formOf(words, withFilledCells(rulesOnce(page.rulings, page.fills), page.fills, words), page.number)
  const drawn = withoutRulesOfOthers(form.rules, words, page.words)
  const rules = withTitleBars(withFilledHeads(drawn, page.fills), page.fills, words)
  const faces = once(() => (isScan(page) ? new Set<string>() : typewriterFaces(words)))
  const dots = once(() => leadersIn(words))
  const bareNumbers = once(() => bareContentsNumbers(rowsOnce(words).map((row) => row.words)))
  const titled = once(() => new Set(titledContents(rowsOnce(words).map((row) => row.words)).flat()))
  const index = once(() => dottedIndexIn(words, dots()))
  const isOfPages = ({ words: own, box }: Candidate): boolean =>
    areEntriesAmongOthers(own, words, dots()) ||
    areBareEntries(own, bareNumbers()) ||
    own.every((word) => titled().has(word)) ||
    isBetween(box, index())
  const found: Table[] = [...form.tables]
  const drawings: Box[] = []
  const taken = new Set(found.flatMap(wordsOf))
  let free = { words, without: 0 }
  // Words are taken and never given back: as many taken, the same are free.
  const freeWords = () => {
    if (free.without !== taken.size) free = { words: words.filter((word) => !taken.has(word)), without: taken.size }
    return free.words
  }
  const take = (given: Candidate, cuts: number) => {
    const candidate = withoutBlocksBelow(withoutContentsBelow(given), page.fills)
    const own = taken.size === 0 ? candidate : { ...candidate, words: candidate.words.filter((word) => !taken.has(word)) }
    if (own.words.length === 0 || (own.rules.down.length === 0 && isListing(own.words, words, faces))) return
    if (isNumberedProgram(own.words)) return
    if (own.foundBy === 'alignment' && isOfPages(own)) return
    if (isDrawing(own.box, page.rulings, page.fills) || isStruckThrough(own)) {
      drawings.push(own.box)
      return
    }
    const plain = understand(own, page)
    const titled = withGroupTitles(own, plain, freeWords())
    const first = titled === own ? plain : understand(titled, page)
    const summed = first === null ? null : withSumsBelow(titled, first, freeWords(), rules)
    const whole = summed === null ? null : understand(summed, page)
    const table =
      whole !== null && whole.rowCount > (first?.rowCount ?? 0) && whole.columns.length === first?.columns.length ? whole : first
    if (table) {
      found.push(table)
      for (const word of wordsOf(table)) taken.add(word)
    } else if (isOfContents(own)) for (const word of own.words) taken.add(word)
    else if (cuts > 0 && !isOfPeople(own)) for (const half of cutAtWidestGap(own)) take(half, cuts - 1)
  }
  const own = new Set(words)
  for (const candidate of typed) if (candidate.words.every((word) => own.has(word))) take(candidate, 0)
  const diagrams: Box[] = []
  for (const candidate of ruledCandidates(words, rules).flatMap(sectionsOfGrid)) {
    if (isOfScatteredBoxes(candidate)) diagrams.push(candidate.box)
    else if (!isBetweenMargins(candidate, page) && !diagrams.some((box) => holds(box, candidate.box))) take(candidate, 0)
  }
  drawings.push(...diagrams)
  for (const candidate of headedCandidates(freeWords(), rules, page.fills)) take(candidate, 0)
  for (const candidate of termsOfPrograms(freeWords(), faces())) take(candidate, 0)
  const candidates = withoutOptions(freeWords())
  const outside = drawings.length === 0 ? candidates : candidates.filter((word) => !drawings.some((box) => holds(box, word.box)))
  const aligned = alignedCandidates(outside, rules)
  const texts = textTables(outside)
  // Where short rows of a table of texts line up by themselves, they are a part of it; columns that go on beyond it are no table of texts.
  const [whole, others] = parted(texts, (text) => {
    const within = aligned.filter(({ box }) => overlaps(box, text.box))
    return within.every(({ box }) => holds(text.box, box)) && !within.some((other) => partsFurther(other, text, page))
  })
  for (const candidate of whole) take(candidate, 0)
  const labelled = labelsBeside(outside).filter((list) => aligned.every(({ box }) => !overlaps(box, list.box) || holds(list.box, box)))
  for (const candidate of labelled) take(candidate, 0)
  for (const candidate of aligned) {
    const { sides, areApart } = candidate
    // Halves of which one would be no table are the columns of one.
    if (areApart || (sides.length > 0 && sides.every((side) => understand(side, page) !== null))) for (const side of sides) take(side, 3)
    else take(candidate, 3)
  }
  for (const candidate of others) if (!candidate.words.some((word) => taken.has(word))) take(candidate, 0)
  return withCaptions(found, freeWords())
}

const slipCandidate = (words: readonly Word[], rules: Rules): Candidate => ({
  box: unionOfAll(words, ({ box }) => box),
  words,
  rules,
  foundBy: 'alignment',
})

/** Level rules this far apart, as a share of the page, with none between them, are those of its running header and footer. */
const highestPage = 0.72
function isBetweenMargins({ box, rules: { across, down } }: Candidate, page: ReadPage): boolean {
  if (down.length > 0 || across.length > 2) return false
  // Rules that stand close are those around the titles of a long table.
  const [first, second] = across
  const high = first !== undefined && second !== undefined ? second.at - first.at : box.bottom - box.top
  return high > highestPage * page.size.height
}

/** Points by which the boxes of two searches that found one table differ. */
const sameBox = 6
/** Whether the lines of a table of texts, all of them, are one with more columns by what lines up in them: one of which hardly a row has a text. */
function partsFurther(aligned: Candidate, text: Candidate, page: ReadPage): boolean {
  if (Math.abs(aligned.box.top - text.box.top) > sameBox || Math.abs(aligned.box.bottom - text.box.bottom) > sameBox) return false
  const [own, other] = [understand(text, page), understand(aligned, page)]
  return own !== null && other !== null && other.columns.length > own.columns.length && other.rowCount === own.rowCount
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  const first = all.filter(isFirst)
  return [first, all.filter((one) => !first.includes(one))]
}

const overlaps = (a: Box, b: Box): boolean => overlapX(a, b) > 0 && overlapY(a, b) > 0
const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** The table that the candidate turns out to be, or null when it is none. */
function understand(found: Candidate, page: ReadPage): Table | null {
  const tintEdges = tintEdgesIn(found.box, page.fills)
  const tints = tintsIn(found.box, page.fills)
  const uprights = uprightsIn(found.box, rulesOnce(page.rulings, page.fills))
  const cellFills = cellFillsIn(found.box, page.fills)
  const titleFills = titleFillsIn(found.box, page.fills)
  const tinted = {
    ...found,
    ...(tintEdges.length > 0 && { tintEdges }),
    ...(tints.length > 0 && { tints }),
    ...(uprights.length > 0 && { uprights }),
    ...(cellFills.length > 0 && { cellFills }),
    ...(titleFills.length > 0 && { titleFills }),
  }
  const ruled = withRulesOfTints(withoutUnderlinedTexts(tinted))
  const candidate = isSlip(page) ? { ...ruled, lineByLine: true } : ruled
  const lattice = latticeOf(candidate)
  if (!lattice) return null
  const { grid, caption } = withoutCaptionAndRemarks(
    withSignsAtAmounts(trimmed(cellsOf(candidate, lattice), columnsOfTurnedTitles(candidate, lattice, page.words))),
  )
  const belief = beliefIn(grid, lattice, candidate)
  return belief === null ? null : tableOf(grid, belief, candidate, page.number, caption, page.fills)
}

/** Whether the words are people side by side, whose names alone are no table either. */
function isOfPeople(candidate: Candidate): boolean {
  if (!haveMails(candidate.words)) return false
  const lattice = latticeOf(candidate)
  return lattice !== null && arePeople(cellsOf(candidate, lattice))
}

/** Whether the words are a table of contents of some length, in rows between rules: no part of it is a table either. */
function isOfContents(candidate: Candidate): boolean {
  // Looked at before its cells are: most of what is refused has no such numbers.
  if (candidate.foundBy !== 'rulings' || candidate.words.filter(({ text }) => /^\d{1,4}$/.test(text)).length < fewestEntries) return false
  const lattice = latticeOf(candidate)
  if (lattice === null) return false
  const { grid } = withoutCaptionAndRemarks(trimmed(cellsOf(candidate, lattice), new Set()))
  return grid.ys.length > fewestEntries && isContents(grid)
}
const fewestEntries = 8

/** Whether the middle of a box stands between two heights. */
const isBetween = ({ top, bottom }: Box, heights: { readonly top: number; readonly bottom: number } | null): boolean =>
  heights !== null && (top + bottom) / 2 > heights.top && (top + bottom) / 2 < heights.bottom
const topOf = (table: Table): number => table.places[0]?.box.top ?? 0
const wordsOf = (table: Table): readonly Word[] =>
  [...table.caption, ...table.cells.flatMap((cell) => cell.lines)].flatMap((line) => line.words)

const uncertain = (table: Table, page: number): Issue => ({
  code: 'table-uncertain',
  place: { page, box: table.places[0]?.box ?? null },
  detail: `Something on page ${page} was read as a table of ${table.rowCount} rows and ${table.columns.length} columns, but it may be laid out text. Compare it with the page.`,
})
