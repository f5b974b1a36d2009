import { type Box, type Ruling, unionOf, width } from '../geometry/index.ts'
import {
  areIn,
  baselineOf,
  breaksAmidWords,
  isMeasured,
  type Line,
  median,
  mostUnlike,
  type Place,
  readRightToLeft,
  shareSize,
  sizeOfLine,
  slopeOf,
  spokenWords,
  typeSize,
  type Word,
} from '../model/index.ts'
import { isWithinSentence } from './bold-lines.ts'
import { endsWithPageNumber, pagesEndOf } from './contents.ts'
import {
  areFlushRight,
  areRows,
  beginsWithLabel,
  fewestAtMargin,
  isAddress,
  isLabelledBelow,
  isLineToWriteOn,
  isOnlyBold,
  isPlaceBelowStreet,
  isPostal,
  lastText,
} from './lines-for-themselves.ts'
import { markerOf, optionsOf } from './markers.ts'
import { beginsWithRaisedMark } from './roles.ts'
import { isRuledTitle } from './ruled-titles.ts'
import { heldUpright } from './turned-lines.ts'
import { areOfParagraphs, boldness, familyOf, type Typography } from './typography.ts'

/** Lines that form one paragraph, heading, item or note, before it is known which. */
export interface Passage {
  readonly lines: readonly Line[]
  readonly places: readonly Place[]
  /** The column it stands in: the box of its region. */
  readonly column: Box
  /** All of it is set in a typewriter face. */
  readonly isCode: boolean
  /** It is a line of a postal address, or of names and facts at the right margin: no heading. */
  readonly isAddress: boolean
  /** It is a line over a rule of its own, in a scan: a title, whatever its weight. */
  readonly isRuled?: true
  /** It is the listing of a program in a box of its own. */
  readonly isListing?: true
}

/** What passages need to know of their page. */
export interface Page {
  readonly number: number
  readonly isScan: boolean
  /** Its level rules. */
  readonly rules: readonly Ruling[]
}

/** The one passage of a listing, whatever its faces. */
export const passageOfListing = (lines: readonly Line[], place: Place): Passage => ({
  lines,
  places: [place],
  column: place.box,
  isCode: true,
  isAddress: false,
  isListing: true,
})

/** The passages of a region: its lines parted where spacing, indentation, type or a marker shows that a new one begins. */
export function passagesOf(printed: readonly Line[], page: Page, typography: Typography): readonly Passage[] {
  const turn = printed[0]?.words[0]?.turn ?? 0
  const slope = turn === 0 ? slopeOf(printed.flatMap(({ words }) => words)) : 0
  if (turn === 0 && slope === 0) return passagesOfUpright(printed, page, typography)
  const { upright, back } = heldUpright(printed, turn, slope)
  const column = unionOf(printed.map(({ box }) => box))
  return passagesOfUpright(upright, page, typography).map((passage) => {
    const lines = passage.lines.map(back)
    return { ...passage, lines, column, places: [{ page: page.number, box: unionOf(lines.map(({ box }) => box)) }] }
  })
}

function passagesOfUpright(printed: readonly Line[], page: Page, typography: Typography): readonly Passage[] {
  if (printed.length === 0) return []
  const lines = printed.flatMap(optionsOf)
  const column = unionOf(lines.map((line) => line.box))
  const region = describe(lines, column, typography, page.isScan ? new Set() : typography.codeFaces)
  const passages: Line[][] = []
  const ruled = new Set(lines.filter((line) => isRuledTitle(line, page.rules, typography.body)))
  lines.forEach((line, index) => {
    const open = passages[passages.length - 1]
    if (!open || ruled.has(open[0] as Line) || beginsPassage(open, line, lines[index + 1], region)) passages.push([line])
    else open.push(line)
  })
  return passages.map((own) => ({
    lines: own,
    places: [{ page: page.number, box: unionOf(own.map((line) => line.box)) }],
    column,
    isCode: own.every((line) => isCodeLine(line, region.codeFaces)),
    isAddress: region.isPostal || (region.isFlushRight && lines.length >= fewestAtMargin && !(own[0] === lines[0] && isOnlyBold(lines))),
    ...(own.length === 1 && ruled.has(own[0] as Line) ? { isRuled: true as const } : {}),
  }))
}

interface RegionShape {
  readonly column: Box
  readonly lineCount: number
  readonly isFlushRight: boolean
  /** Usual distance between the baseline of a line and the one above, page points. */
  leadingOf(line: Line): number
  readonly rightToLeft: boolean
  readonly isAddress: boolean
  readonly isPostal: boolean
  readonly codeFaces: ReadonlySet<string>
  /** From this size on, lines are headings, which end where it looks well. */
  readonly large: number
  readonly body: number
  /** Where running text ends that is set narrower than its column, by the lines of it that others follow; column's end for all others. */
  readonly narrowEnds: ReadonlyMap<Line, number>
  /** Where the page numbers of a table of contents end, page points; null when the region is none. */
  readonly pagesEnd: number | null
}

function describe(lines: readonly Line[], column: Box, typography: Typography, codeFaces: ReadonlySet<string>): RegionShape {
  const distances = lines.slice(1).map((line, index) => baselineOf(line) - baselineOf(lines[index] ?? line))
  const size = median(lines.map(sizeOfLine), typography.body)
  // Three distances can all be breaks between paragraphs; then the document's own leading is the better measure.
  const usual = median(distances, typography.leading * size)
  const leading = distances.length >= 4 && !areOfParagraphs([lines], usual, size) ? usual : typography.leading * size
  const isText = (line: Line | undefined): boolean => line !== undefined && Math.abs(sizeOfLine(line) / typography.body - 1) < 0.05
  // Listings and notes in the same region are set tighter than its text.
  const ofText = distances.filter((_, index) => isText(lines[index]) && isText(lines[index + 1]))
  const leadingOfText = ofText.length >= 4 ? median(ofText, leading) : Math.max(leading, typography.leading * typography.body)
  return {
    column,
    lineCount: lines.length,
    isFlushRight: areFlushRight(lines, column),
    leadingOf: (line) => (isText(line) && ofText.length < distances.length ? leadingOfText : leading),
    isAddress: isAddress(lines),
    isPostal: isPostal(lines, typography),
    codeFaces,
    large: typography.large,
    body: typography.body,
    pagesEnd: pagesEndOf(lines),
    rightToLeft: readRightToLeft(lines.flatMap((line) => line.words)),
    narrowEnds: narrowEnds(lines, column, leading),
  }
}

/** Texts beside pictures and quotations are at least so much of their column wide, lists and forms often less. */
const narrowText = 0.5
/** Of the lines of running text at least this share goes on with a small letter; of those that stand for themselves hardly any. */
const goingOn = 0.4

/**
 * Where lines end that are set narrower than their column, beside a picture or set in: three or more under each other at one edge, many of which go on in
 * the middle of a sentence. Told only for text that is read from the left.
 */
function narrowEnds(lines: readonly Line[], column: Box, leading: number): ReadonlyMap<Line, number> {
  const ends = new Map<Line, number>()
  let run: Line[] = []
  const close = () => {
    const small = run.slice(1).filter((line) => /^\p{Ll}/u.test(line.words[0]?.text ?? '')).length
    const { left, right } = unionOf(run.map(({ box }) => box))
    const isText = run.length >= 3 && small >= goingOn * (run.length - 1) && right - left >= narrowText * width(column)
    if (isText) for (const line of run.slice(0, -1)) ends.set(line, right)
    run = []
  }
  for (const line of lines) {
    const above = run.at(-1)
    const size = sizeOfLine(line)
    const goesOn =
      above !== undefined &&
      Math.abs(line.box.left - above.box.left) < 0.5 * size &&
      Math.abs(sizeOfLine(above) / size - 1) < 0.05 &&
      baselineOf(line) - baselineOf(above) <= 1.3 * leading
    if (!goesOn && run.length > 0) close()
    run.push(line)
  }
  if (run.length > 0) close()
  return ends
}

function beginsPassage(open: readonly Line[], line: Line, after: Line | undefined, region: RegionShape): boolean {
  const previous = open[open.length - 1]
  if (!previous) return true
  const size = sizeOfLine(line)
  const ratio = size / sizeOfLine(previous)
  const isOpen = leavesSentenceOpen(previous, line, region)
  const most = mostUnlike(previous, line, isOpen ? sameSentenceUnlike : 1.12)
  if ((ratio > most || ratio < 1 / most) && !shareSize(previous, line)) return true
  if (baselineOf(line) - baselineOf(previous) > (isOpen ? sameSentenceApart : 1.3) * region.leadingOf(line)) return true
  if (isOtherDirection(previous, line)) return true
  const code = isCodeLine(line, region.codeFaces)
  const codeAbove = isCodeLine(previous, region.codeFaces)
  const inSentence = code !== codeAbove && isCodeInSentence(open, line, region)
  if ((code !== codeAbove && !inSentence) || haveOtherFaces(previous, line, ratio)) return true
  if (code && !inSentence) return beginsWithRaisedMark(line)
  const boldAbove = boldness([previous])
  const bold = boldness([line])
  const changesWeight = (boldAbove > 0.95 && bold < 0.5 && line.words[0]?.font?.bold !== true) || (boldAbove < 0.05 && bold > 0.95)
  if (changesWeight && !isWithinSentence(previous, line, after, region.column)) return true
  if (boldAbove > 0.95 && bold > 0.95 && haveOtherColours(previous, line)) return true
  // A bold title under labels in bold with their answers, though these be set as far apart as it.
  if (bold > 0.95 && !isOpen && previous.words.at(-1)?.font?.bold === false && /^[\p{Lu}\d]/u.test(line.words[0]?.text ?? '')) return true
  if (beginsWithLabel(line) && open[0] !== undefined && beginsWithLabel(open[0])) return true
  if (beginsInBold(line) && open[0] !== undefined && beginsInBold(open[0]) && previous.words.at(-1)?.font?.bold === false) return true
  const edges = edgesOf(region)
  if (hangsBehindNumber(open[0], line, edges) && bold > 0.95) return false
  if (beginsWithNoteMark(line) || isNextNote(open[0], line, region) || endsWithPageNumber(previous, region.pagesEnd)) return true
  const marker = markerOf(line)
  if (
    marker &&
    (marker.kind === 'bullet' ? marker.text.length === 1 && !/^[-–—]$/.test(marker.text) && !isStarInSentence(previous, line) : false)
  )
    return true
  const inset = edges.start(line) - edges.start(previous)
  if (
    marker &&
    (markerOf(previous) !== null || /[:：]$/u.test(lastText(previous)) || isShort(previous, line, region) || Math.abs(inset) > 0.5 * size)
  )
    return true
  if (leavesItem(open, line, edges) && !breaksOff(open, line, region)) return true
  if (region.isPostal || (region.isAddress && size < region.large)) return true
  if (isCentred(previous, line, after, region)) return /[.!?]$/.test(lastText(previous))
  if (isOpen) return false
  if (standsFurtherOut(open, line, region) || beginsWithIndent(open, line, after, region)) return true
  if (
    region.isFlushRight ||
    isLineToWriteOn(previous) ||
    areRows(previous, line, region.column) ||
    isPlaceBelowStreet(previous, line) ||
    isLabelledBelow(previous, line, region.lineCount)
  )
    return true
  if (
    isShort(previous, line, region) &&
    !isFull(previous, [open[open.length - 2], line]) &&
    !isBrokenOff(open[open.length - 2], previous, line, region) &&
    !isWithinBrackets(previous, line) &&
    (size < region.large || /[.!?:]$/.test(lastText(previous)))
  )
    return true
  const fromColumn = edges.start(line) - edges.columnStart
  // A first line set in by one to five ems, after a line at the edge and before another at the edge.
  if (
    inset > (isMeasured(line) ? leastMeasuredIndent : 0.8) * size &&
    inset < 6 * size &&
    edges.start(previous) - edges.columnStart < 0.5 * size &&
    markerOf(previous) === null &&
    !beginsReference(previous)
  )
    return (
      !goesOn(previous, line) &&
      (after === undefined ||
        edges.start(after) < edges.start(line) - 0.5 * size ||
        (isEnded(previous) && isSetInAlike(line, after, edges)))
    )
  // Hanging: an entry begins at the edge, its other lines are set in.
  const [first] = open
  return (
    inset < -0.8 * size &&
    fromColumn < 0.5 * size &&
    open.length > 1 &&
    first !== undefined &&
    edges.start(first) - edges.columnStart < 0.5 * size
  )
}

/** True for a line that ends a sentence, or what leads to something. */
const isEnded = (line: Line): boolean => /[.!?:]["'”’)]*$/u.test(lastText(line))
/** True for two lines set in alike: first lines of paragraphs, the upper of one line, or lines of a text set in. */
const isSetInAlike = (line: Line, next: Line, edges: Edges): boolean =>
  Math.abs(edges.start(line) - edges.start(next)) < 0.3 * sizeOfLine(line)

/** Sizes by which a line stands further out than the text above at least, where that is no first line set in. */
const furtherOut = 1
/** True for a line that stands further out than all lines above: a term below what another one means. First lines alone are set in by less. */
function standsFurtherOut(open: readonly Line[], line: Line, region: RegionShape): boolean {
  const edges = edgesOf(region)
  const size = sizeOfLine(line)
  const out = Math.min(...open.map((own) => edges.start(own))) - edges.start(line)
  const last = open.at(-1)
  if (last === undefined || !isEnded(last)) return false
  if (open.length > 1) return out >= furtherOut * size
  return out > widestIndent * size || (out >= 0.8 * size && beginsInBold(line))
}

/** True for a first line set in as far as the one above, which is a paragraph of one line: the line below this one begins at the edge. */
function beginsWithIndent(open: readonly Line[], line: Line, after: Line | undefined, region: RegionShape): boolean {
  const [previous, ...others] = open
  if (previous === undefined || others.length > 0 || after === undefined || !isEnded(previous)) return false
  const edges = edgesOf(region)
  const size = sizeOfLine(line)
  const [above, own, below] = [previous, line, after].map((one) => edges.start(one) - edges.columnStart) as [number, number, number]
  return above > 0.8 * size && above < widestIndent * size && Math.abs(own - above) < 0.3 * size && below < 0.5 * size
}

/** True for two lines of one colour each, which are not the same: two titles, the upper white on a bar perhaps. */
function haveOtherColours(previous: Line, line: Line): boolean {
  const coloursOf = ({ words }: Line) => [...new Set(words.map(({ font }) => font?.colour ?? null))]
  const [above, own] = [coloursOf(previous), coloursOf(line)]
  return above.length === 1 && own.length === 1 && above[0] !== own[0]
}

/** True for a line that begins with a name in bold before text that is not: "MSc Statistics, TU Dresden", below another such line. */
const beginsInBold = ({ words }: Line): boolean =>
  words[0]?.font?.bold === true && /^\p{Lu}/u.test(words[0].text) && words.some(({ font }) => font?.bold === false)

/** True for an entry of a list of references, whose further lines are set in: "[12] Adams, J. …". */
const beginsReference = ({ words: [first] }: Line): boolean => /^\[\p{L}?[\p{L}\d+.-]{1,11}\]$/u.test(first?.text ?? '')

/** How far a recognised first line is set in at least, in sizes of its type: edges are a pixel off, and the size of small type is measured too large. */
const leastMeasuredIndent = 0.65

/** True for a line that begins with the star of a product in a sentence that the line before leaves open; elsewhere a star marks an item or a note. */
const isStarInSentence = (previous: Line, { words: [star, next] }: Line): boolean =>
  star?.text === '*' && !/[.!?:;]["'”’)]*$/u.test(lastText(previous)) && /^[\p{Ll}\d]/u.test(next?.text ?? '')

const rightToLeftLetter = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
/** True where a text that is read from the left ends above one that is read from the right, or below it: no letter of the one is in the line of the other. */
function isOtherDirection(previous: Line, line: Line): boolean {
  if (!/[.!?:]["'”’)]*$/u.test(lastText(previous))) return false
  const [above, own] = [previous, line].map(({ words }) => words.some(({ text }) => rightToLeftLetter.test(text)))
  if (above === own) return false
  const letters = (one: Line) => one.words.filter(({ text }) => /\p{L}/u.test(text)).length
  return letters(previous) > 1 && letters(line) > 1
}

/** True for a line in a typewriter face that no bullet stands before. */
const isCodeLine = ({ words }: Line, faces: ReadonlySet<string>): boolean =>
  areIn(faces, words) && !/^[•‣◦▪■●○]$/u.test(words[0]?.text ?? '')

/** Sizes by which the first line of a paragraph is set in at most. */
const widestIndent = 2.5
/** Lines of one paragraph stand so far apart at most, as a multiple of the usual distance; a listing has white above it. */
const sameParagraph = 1.1
/**
 * True when a line in a typewriter face goes on with, or is followed by, a sentence that broke in the middle of a name set in that face or before
 * it: the line before is full, and one of the two lines has both faces, or a sentence without its end stands right above.
 */
function isCodeInSentence(open: readonly Line[], line: Line, region: RegionShape): boolean {
  const previous = open[open.length - 1]
  if (previous === undefined || isShort(previous, line, region)) return false
  const edges = edgesOf(region)
  const marker = open.length === 1 ? markerOf(previous) : null
  const start = marker === null ? edges.start(previous) : edges.startOf((previous.words[1] ?? (previous.words[0] as Word)).box)
  const inset = edges.start(line) - start
  // The first line of a paragraph may be set in.
  if (inset > 0.5 * sizeOfLine(line) || inset < -(open.length === 1 ? widestIndent : 0.5) * sizeOfLine(line)) return false
  if (!areIn(region.codeFaces, line.words)) return open.some((own) => !areIn(region.codeFaces, own.words))
  if (areIn(region.codeFaces, previous.words)) return false
  const isRightBelow = baselineOf(line) - baselineOf(previous) <= sameParagraph * region.leadingOf(previous)
  return areIn(region.codeFaces, previous.words.slice(-1)) || (isRightBelow && !/[.:;!?]["'”’)]*$/u.test(lastText(previous)))
}

interface Edges {
  readonly columnStart: number
  start(line: Line): number
  startOf(box: Box): number
  end(line: Line): number
  readonly columnEnd: number
}
/** Distances along the reading direction, growing from where lines begin to where they end. */
const edgesOf = ({ column, rightToLeft }: RegionShape): Edges =>
  rightToLeft
    ? {
        columnStart: -column.right,
        columnEnd: -column.left,
        start: (line) => -line.box.right,
        startOf: (box) => -box.right,
        end: (line) => -line.box.left,
      }
    : {
        columnStart: column.left,
        columnEnd: column.right,
        start: (line) => line.box.left,
        startOf: (box) => box.left,
        end: (line) => line.box.right,
      }

/** True when the next line's first word would have fitted on this one: somebody ended the line on purpose. */
function isShort(line: Line, next: Line, region: RegionShape): boolean {
  const edges = edgesOf(region)
  const [word] = next.words
  if (!word) return false
  const room = (region.narrowEnds.get(line) ?? edges.columnEnd) - edges.end(line)
  // Half an em is the space before the word and what justification can take up.
  return room > Math.min(width(word.box), breakable(word)) + 0.5 * typeSize(word) + 0.03 * width(region.column)
}

/** Points: lines of a text that is set to both edges end alike to a hair. */
const sameEnd = 0.5
/** Words in such a line, at least: dates and figures have the same width. */
const fewestInFull = 5
/**
 * True when a line begins and ends where one above or below does, amid a sentence: in a passage set in from both edges, which the column is wider
 * than. Sentences in nearly the same words end alike too.
 */
const isFull = (line: Line, neighbours: readonly (Line | undefined)[]): boolean =>
  spokenWords(line.words) >= fewestInFull &&
  !/[.!?:]$/.test(lastText(line)) &&
  neighbours.some(
    (other) =>
      other !== undefined &&
      spokenWords(other.words) >= fewestInFull &&
      Math.abs(other.box.left - line.box.left) < 2 &&
      Math.abs(other.box.right - line.box.right) < sameEnd,
  )

/** How much of a word a line takes at least, page points: Chinese and Japanese break off behind any letter, at most with the stop behind it. */
const breakable = (word: Word): number => (ideographic.test(word.text) ? 2 * typeSize(word) : Infinity)
const ideographic = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** True for two lines set to the middle of their column. A line under one that others follow at its edge, as wide as the column, begins running text. */
function isCentred(previous: Line, line: Line, after: Line | undefined, { column }: RegionShape): boolean {
  const middle = (box: Box) => (box.left + box.right) / 2
  const size = sizeOfLine(line)
  const isFirstOfText =
    after !== undefined &&
    Math.abs(after.box.left - line.box.left) < 0.5 * size &&
    Math.abs(line.box.left - column.left) < 0.5 * size &&
    Math.abs(column.right - line.box.right) < 0.5 * size
  return (
    !isFirstOfText &&
    Math.abs(middle(previous.box) - middle(line.box)) < 0.5 * size &&
    Math.abs(previous.box.left - line.box.left) > 0.8 * size &&
    Math.abs(middle(column) - middle(line.box)) < size
  )
}

/** A line of running text has so many words; labels, names under signatures and items of lists have fewer. */
const fewestRunning = 6
/** Share of the column's width that lines set to the left alone leave white at their ends. */
const widestRag = 0.25
/** Two lines of one sentence may be marked with sizes this far apart (text laid under scans has whole points), and stand as far apart as a raised note or a fraction drives them. */
const sameSentenceUnlike = 1.3
const sameSentenceApart = 1.6

/**
 * True when a line of running text breaks off amid words, near the end of its column, and the next goes on in small letters at the edge or set in; or
 * wherever it breaks off amid a word.
 */
function leavesSentenceOpen(line: Line, next: Line, region: RegionShape): boolean {
  if (!breaksAmidWords(line, next) || markerOf(next) !== null) return false
  if (/\p{L}[-\u00AD\u2010]$/u.test(lastText(line))) return true
  if (spokenWords(line.words) < fewestRunning) return false
  const edges = edgesOf(region)
  return (
    edges.columnEnd - edges.end(line) < widestRag * width(region.column) && edges.start(next) - edges.start(line) > -0.5 * sizeOfLine(line)
  )
}

/** True where a bracket that one line opens is closed by the next: a name that does not break ended the line early. */
function isWithinBrackets(line: Line, next: Line): boolean {
  const [opened, closed] = [line, next].map(({ words }) => words.map(({ text }) => text).join(' '))
  return /\([^()]{0,12}$/u.test(opened ?? '') && /^[^()]*\)/u.test(closed ?? '')
}

/** A line that was broken off amid its sentence has so many words at least. */
const fewestBrokenOff = 4
/** True for a line that goes on with the full one above, amid words, and that somebody ended early: the next goes on as well, at the same edge. */
function isBrokenOff(above: Line | undefined, line: Line, next: Line, region: RegionShape): boolean {
  if (above === undefined || spokenWords(line.words) < fewestBrokenOff || isShort(above, line, region)) return false
  // "…; or" stands between the items of a list, and a letter alone before one.
  if (/;$/u.test(line.words.at(-2)?.text ?? '') || next.words[0]?.text.length === 1) return false
  const edges = edgesOf(region)
  return (
    breaksAmidWords(above, line) && breaksAmidWords(line, next) && Math.abs(edges.start(next) - edges.start(line)) < 0.5 * sizeOfLine(line)
  )
}

/**
 * True when an item's only line is full and its sentence not at an end: the next goes on with it though it stands further out, as where first
 * lines alone are set in. Behind bullets, which are seldom set so, a capital begins something else.
 */
function breaksOff([first, second]: readonly Line[], next: Line, region: RegionShape): boolean {
  if (first === undefined || second !== undefined || isShort(first, next, region)) return false
  if (/[.!?:;]['"”’»)\]]*$/u.test(lastText(first))) return false
  return markerOf(first)?.kind !== 'bullet' || /^\p{Ll}/u.test(next.words[0]?.text ?? '')
}

/** True when the open passage is a list item and the line stands too far out to be part of it. */
function leavesItem([first, second]: readonly Line[], line: Line, edges: Edges): boolean {
  const marker = first ? markerOf(first) : null
  const [, text] = first?.words ?? []
  if (!first || !marker || !text) return false
  const size = typeSize(text)
  const textStart = edges.startOf(text.box)
  if (second) return edges.start(second) > textStart - 0.4 * size && edges.start(line) < textStart - 0.6 * size
  return edges.start(line) < edges.start(first) - 0.5 * size
}

/** True for a line that goes on in small letters with a sentence that the line before leaves open: an entry of two lines, the second set in. */
const goesOn = (previous: Line, line: Line): boolean =>
  /^\p{Ll}/u.test(line.words[0]?.text ?? '') && !/[.!?:;]["'”’)]*$/u.test(lastText(previous))

/** True for a further line of a title that is set in to where its first begins behind the number of the section. */
function hangsBehindNumber(first: Line | undefined, line: Line, edges: Edges): boolean {
  const [number, title] = first?.words ?? []
  if (number === undefined || title === undefined || !/^(?:\d{1,2}(?:\.\d{1,2}){0,4}|[A-Z]|[IVX]{1,5})\.?$/.test(number.text)) return false
  return Math.abs(edges.start(line) - edges.startOf(title.box)) < 0.25 * sizeOfLine(line)
}

/** "¹ See page 3": a raised mark with a letter after it. At the head of a line in running text it would stand behind a word. */
function beginsWithNoteMark({ words: [first, second] }: Line): boolean {
  return (
    first?.raised === 'superscript' &&
    second !== undefined &&
    /^[\d*†‡§¶]{1,3}\)?$/.test(first.text) &&
    /^["'“‘([]?\p{L}/u.test(second.text)
  )
}

/** Notes in small type are numbered on: "1 …", then "2 …". */
function isNextNote(first: Line | undefined, line: Line, region: RegionShape): boolean {
  const [own, before] = [line.words[0]?.text ?? '', first?.words[0]?.text ?? '']
  return /^\d{1,3}\)?$/.test(own) && Number.parseInt(own, 10) === Number.parseInt(before, 10) + 1 && sizeOfLine(line) < 0.93 * region.body
}

/** Another family throughout, and another size if only by a little: a heading in the semi-bold cut of a face, not a quotation. */
function haveOtherFaces(previous: Line, line: Line, ratio: number): boolean {
  if (ratio < 1.04 && ratio > 1 / 1.04) return false
  const [above, own] = [familyOf(previous.words), familyOf(line.words)]
  return above !== null && own !== null && above !== own && areIn(new Set([above]), previous.words) && areIn(new Set([own]), line.words)
}
