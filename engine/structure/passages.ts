import { type Box, type Ruling, unionOf } from '../geometry/index.ts'
import {
  areIn,
  baselineOf,
  isMeasured,
  type Line,
  mostUnlike,
  type Place,
  shareSize,
  sizeOf,
  sizeOfLine,
  slopeOf,
  type Word,
} from '../model/index.ts'
import { isWithinSentence } from './bold-lines.ts'
import { endsWithPageNumber } from './contents.ts'
import {
  areRows,
  beginsWithLabel,
  fewestAtMargin,
  isLabelledBelow,
  isLineToWriteOn,
  isOnlyBold,
  isPlaceBelowStreet,
  lastText,
} from './lines-for-themselves.ts'
import { beginsWithBullet, type Marker, markerOf, optionsOf } from './markers.ts'
import {
  breaksOff,
  goesOn,
  isBrokenOff,
  isEnded,
  isFull,
  isWithinBrackets,
  leavesSentenceOpen,
  sameSentenceApart,
  sameSentenceUnlike,
} from './open-sentences.ts'
import { type Edges, edgesOf, isShort, type RegionShape, shapeOf } from './region-shape.ts'
import { beginsWithRaisedMark } from './roles.ts'
import { isRuledTitle } from './ruled-titles.ts'
import { beginsInBold, beginsWithIndent, isSetInAlike, standsFurtherOut, widestIndent } from './set-in.ts'
import { heldUpright } from './turned-lines.ts'
import { boldness, familyOf, type Typography } from './typography.ts'

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
  const region = shapeOf(lines, column, typography, page.isScan ? new Set() : typography.codeFaces)
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
  if (isFirstPartOf(open[0], line)) return true
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
    !(inset < 0 && open.length === 1 && isFigureInSentence(previous, line, region)) &&
    (markerOf(previous) !== null ||
      /[:：]$/u.test(lastText(previous)) ||
      isShort(previous, line, region) ||
      Math.abs(inset) > 0.5 * size ||
      countsOn(open[0], previous, marker))
  )
    return true
  if (isWithinPages(previous, line) && inset > -0.3 * size) return false
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

/** True where a full line leaves its sentence open and the next goes on with a number of several figures in brackets: "… the earlier of ninety" over "(90) days after". */
function isFigureInSentence(previous: Line, line: Line, region: RegionShape): boolean {
  const isAmid = /^\p{Ll}[\p{L}-]*$/u.test(previous.words.at(-1)?.text ?? '') && /^\p{Ll}/u.test(line.words[1]?.text ?? '')
  return isAmid && /^\(\d{2,3}\)$/.test(line.words[0]?.text ?? '') && !isShort(previous, line, region)
}

/** True where a line breaks off within numbers that it lists, as an entry of an index lists its pages: "sluice, 12, 40–44," over "51, 63". */
const isWithinPages = (previous: Line, { words: [first] }: Line): boolean =>
  previous.words.length > 1 &&
  /^\d{1,4}(?:[–-]\d{1,4})?[nf]?,$/u.test(lastText(previous)) &&
  /^\d{1,4}(?:[–-]\d{1,4})?[nf]?[.,]?$/u.test(first?.text ?? '')

/** Words of a title over its first part. */
const mostWordsOverPart = 10
const sectionNumber = /^(?:\d{1,2}|[A-Z]|[IVX]{1,5})(?:\.\d{1,2})*$/
/** True where a line is numbered as a part of what begins above it: "2.1 Sales" below "2 Data", "A.1 Forms" below "A METHODS". */
function isFirstPartOf(first: Line | undefined, { words: [number, title] }: Line): boolean {
  const above = first?.words[0]?.text.replace(/\.$/, '') ?? ''
  const own = number?.text ?? ''
  // A line of a sentence is longer, and may go on with a figure: "2. … files of up to" over "2.1 GB in size".
  if (first === undefined || first.words.length > mostWordsOverPart || /^\p{Ll}/u.test(title?.text ?? '')) return false
  return own.startsWith(`${above}.`) && title !== undefined && sectionNumber.test(above) && sectionNumber.test(own.replace(/\.$/, ''))
}

/** True for two lines of one colour each, which are not the same: two titles, the upper white on a bar perhaps. */
function haveOtherColours(previous: Line, line: Line): boolean {
  const coloursOf = ({ words }: Line) => [...new Set(words.map(({ font }) => font?.colour ?? null))]
  const [above, own] = [coloursOf(previous), coloursOf(line)]
  return above.length === 1 && own.length === 1 && above[0] !== own[0]
}

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
  if (!isEnded(previous)) return false
  const [above, own] = [previous, line].map(({ words }) => words.some(({ text }) => rightToLeftLetter.test(text)))
  if (above === own) return false
  const letters = (one: Line) => one.words.filter(({ text }) => /\p{L}/u.test(text)).length
  return letters(previous) > 1 && letters(line) > 1
}

/** True for a line in a typewriter face that no bullet stands before. */
const isCodeLine = (line: Line, faces: ReadonlySet<string>): boolean => areIn(faces, line.words) && !beginsWithBullet(line)

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

/** Whether a marker is the next number after that of the item above, whose sentence is at its end: items whose further lines begin below their numbers. */
function countsOn(first: Line | undefined, previous: Line, marker: Marker): boolean {
  const begun = first === undefined || first === previous ? null : markerOf(first)
  if (begun?.kind !== 'number' || marker.kind !== 'number' || begun.style !== marker.style) return false
  return marker.value === begun.value + 1 && isEnded(previous)
}

/** True when the open passage is a list item and the line stands too far out to be part of it. */
function leavesItem([first, second]: readonly Line[], line: Line, edges: Edges): boolean {
  const marker = first ? markerOf(first) : null
  const [, text] = first?.words ?? []
  if (!first || !marker || !text) return false
  const size = sizeOf(text)
  const textStart = edges.startOf(text.box)
  if (second) return edges.start(second) > textStart - 0.4 * size && edges.start(line) < textStart - 0.6 * size
  return edges.start(line) < edges.start(first) - 0.5 * size
}

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
