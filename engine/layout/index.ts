import { type Box, centre, contains, type Size, unionOf } from '../geometry/index.ts'
import {
  baselineOf,
  bodySize,
  bracketsOfCaptionIn,
  foldOf,
  guttersOf,
  isScan,
  isSlip,
  type Line,
  leadersAmong,
  paperNumbersIn,
  partedByGutters,
  readRightToLeft,
  type Table,
  type Turn,
  typewriterFaces,
  type Word,
  watermarkIn,
} from '../model/index.ts'
import type { LaidOutPage, Layout, ReadPage, Region, TabledPage } from '../stages.ts'
import { answersUnderLabels } from './answers-under-labels.ts'
import { withCaptions } from './captions.ts'
import { runsOf } from './columns.ts'
import { displaysOf } from './displays.ts'
import { withFractions } from './fractions.ts'
import { ragged, sameEnd } from './letterheads.ts'
import { lineNumbersOf } from './line-numbers.ts'
import { listingNumbersOf } from './listing-numbers.ts'
import { furnitureOf } from './margins.ts'
import type { Part } from './part.ts'
import { withPictures } from './pictures.ts'
import { inReadingOrder } from './reading-order.ts'
import { joinRowmates } from './rowmates.ts'
import { lineOf, rowsOf } from './rows.ts'
import { segmentsOf } from './segments.ts'
import type { Rows } from './side-columns.ts'
import { slantedWriting } from './slanted.ts'
import { heldBaseline, linesHeldUpright, turnOfPage, uprightBox } from './turned.ts'
import { cutAround } from './wrapped.ts'

/** Groups the words outside tables into lines and regions and puts them, the tables and the pictures of the page in reading order. */
export const layout: Layout = (tabled: TabledPage): LaidOutPage => {
  const { page } = tabled
  const tableBoxes = tabled.tables.map((table) => boxOn(table, page.number))
  const { drawings = [] } = page
  const free = drawings.length === 0 ? tabled.rest : tabled.rest.filter((word) => !drawings.some((box) => contains(box, centre(word.box))))
  const counting = new Set(listingNumbersOf(tabled.rest))
  const listings = listingsOf(tabled, counting)
  const listed = new Set(listings.flatMap(({ lines }) => lines.flatMap(({ words }) => words)))
  const paper = paperNumbersIn(page.words, page.rulings)
  const numbers = new Set([...(paper.length > 0 ? paper : lineNumbersOf(free)), ...counting, ...bracketsOfCaptionIn(page.words)])
  const watermark = new Set(watermarkIn(page.words))
  const fractions = withFractions(
    free.filter((word) => !numbers.has(word) && !watermark.has(word) && !listed.has(word)),
    page.rulings,
  )
  const displays = displaysOf(fractions, page)
  const formulas = displays.lines.map((line): Part => ({ kind: 'prose', box: line.box, lines: [line] }))
  const runs = cutAround(runsByTurn(displays.rest, page), [
    ...tableBoxes,
    ...displays.lines.map(({ box }) => box),
    ...listings.map(({ box }) => box),
  ])
  const prose = runs
    .map((lines): Part => ({ kind: 'prose', box: unionOf(lines.map((line) => line.box)), lines }))
    .concat(formulas, listings)
  const tables = tabled.tables.map((table): Part => ({ kind: 'table', box: boxOn(table, page.number), lines: [], table }))
  const drawn = drawings.map((box): Part => {
    const words = tabled.rest.filter((word) => contains(box, centre(word.box)))
    const labels = inRows(runsByTurn(words, page).flat())
    return { kind: 'picture', box, lines: [], within: [], ...(labels.length === 0 ? {} : { labels }) }
  })
  const placed = [...withPictures([...prose, ...tables], page), ...drawn]
  const turn = turnOfPage(page.words)
  const { seated, rows } = seatsHeld(turn, page.size)
  const direction = {
    rightToLeft: readRightToLeft(page.words),
    gutter: 0.4 * bodySize(tabled.rest),
    rows,
    rowByRow: turn === 0 && isSlip(page),
  }
  const fold = turn === 0 ? foldOf(page.size, page.words, page.rulings) : null
  const sides = fold === null ? [placed] : [placed.filter((part) => middleOf(part) < fold), placed.filter((part) => middleOf(part) >= fold)]
  if (direction.rightToLeft) sides.reverse()
  const seats = sides.flatMap((side) => inReadingOrder(side.map(seated), direction))
  const ordered = seats.flatMap(({ part }): readonly Part[] =>
    part.kind === 'picture'
      ? [{ ...part, within: [] }, ...inReadingOrder(part.within.map(seated), direction).map((inner) => inner.part)]
      : [part],
  )
  const joined = answersUnderLabels(ordered).flatMap(({ parts, inBoxes }) => (inBoxes ? parts : joinRowmates(parts)))
  const furniture = furnitureOf(joined, page, turn)
  const regions = joined.map((part) => regionOf(part, page.number, furniture.has(part), fractions.whole))
  const counted = numbers.size === 0 ? [] : [numberRegion([...numbers], page.number)]
  const across = watermark.size === 0 ? [] : [watermarkRegion([...watermark], page.number)]
  return { page, regions: [...withCaptions(regions), ...counted, ...across], issues: tabled.issues }
}

/** The listings of programs in boxes of their own, line by line whatever stands under each other in them. */
const listingsOf = ({ listings = [], rest }: TabledPage, numbers: ReadonlySet<Word>): readonly Part[] =>
  listings.flatMap((box): readonly Part[] => {
    const words = rest.filter((word) => word.turn === 0 && !numbers.has(word) && contains(box, centre(word.box)))
    const lines = rowsOf(words).map((row) => lineOf(row.words))
    return lines.length === 0 ? [] : [{ kind: 'prose', box, lines, isListing: true }]
  })

/** The numbers of the lines of a page, each a line. */
function numberRegion(numbers: readonly Word[], page: number): Region {
  const lines = numbers.map((word) => ({ words: [word], box: word.box }))
  return { kind: 'furniture', place: { page, box: unionOf(lines.map(({ box }) => box)) }, lines }
}

/** The words of a watermark, in one line for each that begins further left. */
function watermarkRegion(words: readonly Word[], page: number): Region {
  const lines: Word[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && word.box.left > (line.at(-1)?.box.left ?? 0)) line.push(word)
    else lines.push([word])
  }
  const boxed = lines.map((own) => ({ words: own, box: unionOf(own.map(({ box }) => box)) }))
  return { kind: 'furniture', place: { page, box: unionOf(boxed.map(({ box }) => box)) }, lines: boxed }
}

/** Lines this near in height, in points, stand in one row of labels. */
const sameRow = 3

/** Labels from the top down, those of one row from left to right. */
function inRows(lines: readonly Line[]): readonly Line[] {
  const rows: Line[][] = []
  for (const line of [...lines].sort((a, b) => footOf(a) - footOf(b))) {
    const row = rows.at(-1)
    if (row?.[0] !== undefined && footOf(line) - footOf(row[0]) < sameRow) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.left - b.box.left))
}
/** Of upright lines the baseline, since low letters have low boxes. */
const footOf = (line: Line): number => (line.words[0]?.turn === 0 ? baselineOf(line) : (line.box.top + line.box.bottom) / 2)

const middleOf = ({ box }: Part): number => (box.left + box.right) / 2

interface Seated {
  readonly part: Part
  readonly box: Box
}

/** Parts and their rows as they lie when the page is held so that words of this turn stand upright. */
function seatsHeld(turn: Turn, page: Size): { readonly seated: (part: Part) => Seated; readonly rows: Rows<Seated> } {
  const upright = (box: Box): Box => (turn === 0 ? box : uprightBox(box, turn, page))
  const held = (line: Line): number => heldBaseline(baselineOf(line), turn, page)
  const seated = (part: Part): Seated => ({ part, box: upright(seatOf(part)) })
  const proseOf = (part: Part & { readonly kind: 'prose' }, lines: readonly Line[]): Seated | null =>
    lines.length > 0 ? seated({ ...part, box: unionOf(lines.map((line) => line.box)), lines }) : null
  const rows: Rows<Seated> = {
    baselines: ({ part }) => part.lines.map(held),
    cut: ({ part }, baseline) => {
      if (part.kind !== 'prose') return [seated(part), null]
      const above = part.lines.filter((line) => held(line) < baseline)
      const below = part.lines.filter((line) => held(line) >= baseline)
      return [proseOf(part, above), proseOf(part, below)]
    },
    opens: ({ part }, baseline) => {
      const at = part.lines.findIndex((line) => Math.abs(held(line) - baseline) < 2.5)
      const [line, before] = [part.lines[at], part.lines[at - 1]]
      if (line === undefined || /^\p{Ll}/u.test(line.words[0]?.text ?? '')) return false
      if (before === undefined || /[.!?:;]["'”’)]*$/u.test(before.words.at(-1)?.text ?? '')) return true
      const [whole, above] = [upright(part.box), upright(before.box)]
      return whole.right - above.right > 0.2 * (whole.right - whole.left)
    },
    runsThrough: ({ part }, baseline) => {
      const at = part.lines.findIndex((line) => Math.abs(held(line) - baseline) < 2.5)
      const before = part.lines[at - 1]
      if (before === undefined || /[.!?:;]["'”’)]*$/u.test(before.words.at(-1)?.text ?? '')) return false
      const [whole, above] = [upright(part.box), upright(before.box)]
      return whole.right - above.right < 0.1 * (whole.right - whole.left)
    },
    endsWithColon: ({ part }) => /[:：]$/u.test(part.lines.at(-1)?.words.at(-1)?.text ?? ''),
    isValue: ({ part }) => isValue(part.lines[0]),
    wordsOf: ({ part: { lines } }) => lines.reduce((sum, { words }) => sum + words.length, 0),
    holdsFigure: ({ part: { lines } }) => lines.some(({ words }) => words.some(({ text }) => /\d/u.test(text))),
    isTime: ({ part: { lines } }) => lines.length === 1 && isTime(lines[0]),
    isRunningText: ({ part: { lines } }) => lines.length > 1 && lines.flatMap(({ words }) => words).length >= 6 * lines.length,
    isFlushRight: ({ part: { lines } }) => {
      const boxes = lines.map(({ box }) => upright(box))
      const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places)
      return lines.length > 1 && spread(boxes.map(({ right }) => right)) <= sameEnd && spread(boxes.map(({ left }) => left)) > ragged
    },
    numberOf: ({ part }) => {
      const [, number] = /^\(?(\d{1,3})[.):]?$/.exec(part.lines[0]?.words[0]?.text ?? '') ?? []
      return number === undefined ? null : Number(number)
    },
    isFormula: ({ part }) => part.lines[0]?.bars !== undefined,
  }
  return { seated, rows }
}
/** Words of a time at most: "from September 2019 to the present day". */
const mostWordsOfTime = 7
/** A few words with a year among them. */
const isTime = (line: Line | undefined): boolean =>
  line !== undefined && line.words.length <= mostWordsOfTime && line.words.some(({ text }) => /(?<!\d)(?:19|20)\d{2}(?!\d)/u.test(text))
/**
 * An amount, a date, a number: no fewer figures than letters, codes of currencies and taxes aside; or a colon or sign and what stands behind it. What leads to
 * a page by dots is none.
 */
function isValue(line: Line | undefined): boolean {
  if (line?.words.some(({ text }) => /[.·․…]{4,}/u.test(text)) === true) return false
  const texts = line?.words.map(({ text }) => text.replace(/^\p{Lu}{1,3}(?=\d|$)/u, '')) ?? []
  const text = texts.join('')
  return (
    /^[:=]/u.test(text) || (!text.includes('=') && (text.match(/\p{N}/gu)?.length ?? 0) >= Math.max(1, text.match(/\p{L}/gu)?.length ?? 0))
  )
}
/** The box of a part that counts for the order. Pictures often have an empty border that reaches over a gutter; it must not close it. */
function seatOf(part: Part): Box {
  if (part.kind !== 'picture') return part.box
  const across = 0.25 * (part.box.right - part.box.left)
  const down = 0.1 * (part.box.bottom - part.box.top)
  const { left, top, right, bottom } = part.box
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down }
}

function regionOf(part: Part, page: number, isFurniture: boolean, whole: (line: Line) => Line): Region {
  const place = { page, box: part.box }
  switch (part.kind) {
    case 'table':
      return { kind: 'table', place, table: part.table }
    case 'picture':
      return { kind: 'picture', place, caption: [], ...(part.labels === undefined ? {} : { labels: part.labels }) }
    case 'prose': {
      const lines = part.lines.map(whole)
      const box = unionOf([part.box, ...lines.map((line) => line.box)])
      const listing = part.isListing && !isFurniture ? { isListing: true as const } : {}
      return { kind: isFurniture ? 'furniture' : 'prose', place: { page, box }, lines, ...listing }
    }
  }
}

const turns: readonly Turn[] = [0, 90, 180, 270]

function runsByTurn(words: readonly Word[], page: ReadPage): readonly (readonly Line[])[] {
  const codeFaces = isScan(page) ? new Set<string>() : typewriterFaces(page.words)
  const { runs: slanted, level } = slantedWriting(words)
  const leaders = leadersAmong(page.rulings, words)
  const led = new Set(leaders.values())
  const rulings = leaders.size === 0 ? page.rulings : page.rulings.filter((rule) => !leaders.has(rule))
  const straight = turns.flatMap((turn) => {
    const turned = level.filter((word) => word.turn === turn)
    if (turned.length === 0) return []
    return linesHeldUpright(turned, turn, page.size, (upright) =>
      runsOf(
        partedByGutters(upright, turn === 0 ? guttersOf(upright, rulings, false) : []).flatMap((column) =>
          segmentsOf(rowsOf(column.words), codeFaces, column.isText, led),
        ),
        turn === 0 ? rulings : [],
      ),
    )
  })
  return [...straight, ...slanted]
}

const boxOn = (table: Table, page: number): Box => unionOf(table.places.filter((place) => place.page === page).map((place) => place.box))
