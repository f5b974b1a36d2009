import { type Box, unionOf } from '../geometry/index.ts'
import { bodySize, captionKind, type Line, lineSize, spokenWords, textOfLines, type Word } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'

/** Share of the page's height at top and bottom where repeated lines are looked for. */
const margin = 0.15
/** Lines of a head or foot; from so many on it is a block, as those of firms with their address are, which is told by what it says to the last figure. */
const mostLines = 8
const fewestOfBlock = 4
/** Pages on either side that are compared: left and right pages often carry different headers. */
const reach = 2
/** A line close above or below text is a running one where so many of those pages have it. */
const fewestAround = 2

/**
 * The pages with repeated headers and footers marked as furniture: lines in the margins that stand, digits aside, at the same height
 * with the same words on a neighbouring page. One set so close to the text that it was read as its first or last line is parted from it.
 */
export function withRepeatedFurniture(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const candidates = pages.map(marginLines)
  const edges = pages.map(edgeLines)
  return pages.map((page, index): LaidOutPage => {
    const around = <T>(of: readonly T[]): readonly T[] =>
      of.slice(Math.max(0, index - reach), index).concat(of.slice(index + 1, index + 1 + reach))
    const neighbours = around(candidates)
    const alike = (candidates[index] ?? []).filter((own) => neighbours.some((others) => others.some((other) => isSame(own, other))))
    const titles = page.page.number === 1 ? alike.filter((own) => isTitle(own, page, alike)) : []
    const repeated = alike.filter((own) => !titles.includes(own))
    const marked = new Set<Region>(repeated.map((candidate) => candidate.region))
    const beside = around(edges)
    const close = (edges[index] ?? []).filter(
      (own) =>
        !marked.has(own.region) &&
        !titles.some(({ region }) => region === own.region) &&
        beside.filter((others) => others.some((other) => isSame(own, other) && isLevelWith(own, other))).length >= fewestAround,
    )
    if (repeated.length === 0 && close.length === 0) return page
    return {
      ...page,
      regions: page.regions
        .flatMap((region) => partedFrom(region, close))
        .map((region) => (marked.has(region) && region.kind === 'prose' ? { ...region, kind: 'furniture' } : region)),
    }
  })
}

type TextRegion = Region & { readonly lines: readonly Line[]; readonly kind: 'prose' | 'furniture' }

interface Candidate {
  readonly region: TextRegion
  readonly text: string
  readonly middle: number
  readonly size: number
  /** Whether it was recognised in a picture of its page, which may lie anywhere on it. */
  readonly isScanned: boolean
}
interface EdgeLine extends Candidate {
  readonly line: Line
}

const isText = (region: Region): region is TextRegion => region.kind === 'prose' || region.kind === 'furniture'

function marginLines({ page, regions }: LaidOutPage): readonly Candidate[] {
  return regions.flatMap((region): readonly Candidate[] => {
    if (!isText(region)) return []
    const [line] = region.lines
    const { box } = region.place
    if (!line || region.lines.length > mostLines) return []
    if (box.bottom > margin * page.size.height && box.top < (1 - margin) * page.size.height) return []
    return [candidateOf(region, line, region.lines, box)]
  })
}

/** The first lines of the text at the top of the page, and the last of that at its foot. */
function edgeLines({ page, regions }: LaidOutPage): readonly EdgeLine[] {
  const texts = regions.filter(isText)
  const top = Math.min(...texts.map(({ place }) => place.box.top))
  const bottom = Math.max(...texts.map(({ place }) => place.box.bottom))
  return texts.flatMap((region): readonly EdgeLine[] => {
    const [first, last] = [region.lines[0], region.lines.at(-1)]
    const own = new Set<Line>()
    if (first !== undefined && first.box.top - top < sameHeight && first.box.bottom < margin * page.size.height) own.add(first)
    if (last !== undefined && bottom - last.box.bottom < sameHeight && last.box.top > (1 - margin) * page.size.height) own.add(last)
    return [...own]
      .filter((line) => !isOfSentence(line, region.lines))
      .map((line) => ({ ...candidateOf(region, line, [line], line.box), line }))
  })
}

/** A title is printed this many times larger than the text below it; one as large is bold over text that is not. */
const leastTitle = 1.1
const fewestLettersOfTitle = 8
/** Of the words of a page that is a table but for its head and foot. */
const mostBesideTables = 0.2
/**
 * true for what is repeated at the head of each page but is the title of the first: over nothing but a table, or in larger type than its text, or bold over
 * it, and in none smaller than anything else there; and for a block of lines, as the head of a letter is. Reports print their title over each page; it is told once, and left out on the others.
 */
function isTitle({ region, size }: Candidate, { page, regions }: LaidOutPage, repeated: readonly Candidate[]): boolean {
  if (region.kind !== 'prose' || region.place.box.top > 0.5 * page.size.height) return false
  const own = region.lines.flatMap(({ words }) => words)
  if (own.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0) < fewestLettersOfTitle) return false
  const heads = new Set(repeated.flatMap((candidate) => candidate.region.lines.flatMap(({ words }) => words)))
  const text = page.words.filter((word) => !heads.has(word) && word.turn === 0)
  if (text.length === 0) return false
  if (region.lines.length >= fewestOfBlock) return true
  const others = regions.filter(
    (other) => isText(other) && other.kind === 'prose' && !repeated.some((candidate) => candidate.region === other),
  )
  const beside = others.flatMap((other) => (isText(other) ? other.lines.flatMap(({ words }) => words) : [])).length
  if (regions.some(({ kind }) => kind === 'table') && beside < mostBesideTables * text.length) return true
  const body = bodySize(text)
  const isLargest = regions.every(
    (other) => !isText(other) || other === region || other.lines.every((line) => lineSize(line) < 1.02 * size),
  )
  const isBold = (words: readonly Word[]): boolean => words.filter(({ font }) => font?.bold === true).length > 0.5 * words.length
  return isLargest && (size >= leastTitle * body || (size >= body && isBold(own) && !isBold(text)))
}

/** true for a line whose sentence goes on in the next one, or that goes on with that of the line before. */
function isOfSentence(line: Line, lines: readonly Line[]): boolean {
  const at = lines.indexOf(line)
  const beginsSmall = (one: Line | undefined): boolean => /^\p{Ll}/u.test(one?.words[0]?.text ?? '')
  return beginsSmall(line) || (spokenWords(line.words) >= fewestOfSentence && beginsSmall(lines[at + 1]))
}
/** A line of so many words may be one of a paragraph; a running title is seldom longer. */
const fewestOfSentence = 6

/** The region without those of the lines that stand first or last in it, and these by themselves. */
function partedFrom(region: Region, lines: readonly EdgeLine[]): readonly Region[] {
  const own = new Set(lines.flatMap((edge) => (edge.region === region ? [edge.line] : [])))
  if (own.size === 0 || !isText(region)) return [region]
  const of = (some: readonly Line[], kind: TextRegion['kind']): readonly Region[] =>
    some.length === 0 ? [] : [{ ...region, kind, lines: some, place: { ...region.place, box: unionOf(some.map(({ box }) => box)) } }]
  const [first, last] = [region.lines[0], region.lines.at(-1)]
  return [
    ...of(first !== undefined && own.has(first) ? [first] : [], 'furniture'),
    ...of(
      region.lines.filter((line) => !own.has(line)),
      region.kind,
    ),
    ...of(last !== undefined && last !== first && own.has(last) ? [last] : [], 'furniture'),
  ]
}

/** What two lines have in common that differ in the numbers of pages alone; a caption's number is its own. */
const comparable = (lines: readonly Line[]): string => {
  const text = textOfLines(lines).toLowerCase()
  if (lines.length >= fewestOfBlock) return text
  const [line] = lines
  return line !== undefined && captionKind(line) !== null ? text : text.replace(/\d+/g, '#').replace(/\b[ivxl]+\b/g, '#')
}

const candidateOf = (region: TextRegion, first: Line, lines: readonly Line[], { top, bottom }: Box): Candidate => ({
  region,
  text: comparable(lines),
  middle: (top + bottom) / 2,
  size: lineSize(first),
  isScanned: lines.every(({ words }) => words.every(({ readBy }) => readBy === 'ocr')),
})

/** The same words at the same height, to a few points; pages of one document are rarely printed more exactly. */
const sameHeight = 6
/** Pages are laid on a scanner by hand: there two words and more may stand so many points higher, and are measured so much larger. */
const sameHeightScanned = 30
const sameSizeScanned = 1.3
const isSame = (a: Candidate, b: Candidate): boolean => {
  if (a.text !== b.text) return false
  const apart = Math.abs(a.middle - b.middle)
  if (apart < sameHeight && Math.abs(a.size - b.size) < 1) return true
  const areWords = (a.text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2
  const areAlike = Math.max(a.size, b.size) < sameSizeScanned * Math.min(a.size, b.size)
  return a.isScanned && b.isScanned && areWords && areAlike && apart < sameHeightScanned
}
/** Lines that stand no higher than writing is exact: text that begins alike is set from the same edge, but seldom from page to page. */
const exactly = 1.5
const isLevelWith = (a: Candidate, b: Candidate): boolean => Math.abs(a.middle - b.middle) < exactly
