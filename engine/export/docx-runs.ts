import { ExternalHyperlink, FootnoteReferenceRun, InternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx'
import { width } from '../geometry/index.ts'
import { isRightToLeft, type Line, type Word } from '../model/index.ts'
import type { Spelling } from './broken-words.ts'
import { faceOfRun } from './docx-east-asian.ts'
import { commonFace, halfPoints, percentOf } from './docx-fonts.ts'
import { colourOf, isReadable } from './docx-ink.ts'
import type { Extent } from './docx-page-frames.ts'
import { type Span, spansOf } from './running-text.ts'
import { writable } from './xlsx-xml.ts'

/** How the style of a paragraph sets its text: what a run repeats is left out. */
export interface Setting {
  readonly family: string
  /** In half points. */
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  /** As "RRGGBB"; null for black. */
  readonly colour: string | null
  /** How wide its letters are, in percent of the face's own; left out for as wide. */
  readonly percent?: number
}
export interface RunContext {
  readonly spelling: Spelling
  readonly setting: Setting
  /** The number of the footnote that a raised mark refers to, or null; asked once a mark. */
  readonly footnote: (mark: Word) => number | null
  /** Typewriter lines and the like: every line ends where it ends on the page. */
  readonly keepLines: boolean
  /** Lines that begin anew; left out where the white behind the lines above tells. */
  readonly anew?: ReadonlySet<Line>
  /** Where the lines may reach; null when unknown. */
  readonly room: Extent | null
  /** Letters narrower or wider than the face has them, in percent; left out for the face's own. */
  readonly scale?: number
  /** The colour that the file paints under the runs; left out for paper. */
  readonly ground?: string
  /** Words with a line under or through them; left out where none are looked for. */
  readonly lined?: ReadonlyMap<Word, 'under' | 'through'>
  /** The bookmark that a link to a place of the document leads to, or null; left out where there are none. */
  readonly bookmark?: (link: string) => string | null
}

/** The lines as runs of a paragraph; a line that ends though the next word would have fitted keeps its end. */
export function runsOf(lines: readonly Line[], context: RunContext): ParagraphChild[] {
  return paragraphsOfLines(lines, context).flatMap((group, index) => {
    // Marks of several notes behind one word each lead to their own.
    const isMark = (word: Word) => word.raised === 'superscript' && context.footnote(word) !== null
    const alike = (a: Word, b: Word) => setAlike(a, b) && context.lined?.get(a) === context.lined?.get(b) && !isMark(a) && !isMark(b)
    const runs = spansOf(group, context.spelling, alike, linkIn(context)).flatMap((span) => spanRuns(span, context))
    return index === 0 ? runs : [new TextRun({ break: 1 }), ...runs]
  })
}

/** What a word links to: the web, or a bookmark behind a "#". */
const linkIn =
  ({ bookmark }: RunContext) =>
  ({ link }: Word): string | null => {
    if (link === null || !link.startsWith('#')) return link
    const name = bookmark?.(link) ?? null
    return name === null ? null : `#${name}`
  }

/** Groups of lines between which a line end was meant. */
function paragraphsOfLines(lines: readonly Line[], { keepLines, room, anew }: RunContext): readonly (readonly Line[])[] {
  const groups: Line[][] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const last = groups.at(-1)
    if (before === undefined || last === undefined || keepLines || (anew?.has(line) ?? endsEarly(before, line, lines, room)))
      groups.push([line])
    else last.push(line)
  })
  return groups
}

/** Under this share of the room a block of lines is no running text that was broken for want of room: an address, a signature. */
const narrowBlock = 0.6

function endsEarly(line: Line, next: Line, lines: readonly Line[], room: Extent | null): boolean {
  const [first] = next.words
  const last = line.words.at(-1)
  if (room === null || !first || !last || first.page !== last.page || first.turn !== 0) return false
  const space = 0.3 * (line.box.bottom - line.box.top)
  const roomWidth = room.right - room.left
  const widest = Math.max(...lines.map(({ box }) => width(box)))
  const needed = width(line.box) + space + width(first.box)
  // Ragged lines leave up to a long word; a line that leaves a quarter of a narrow block was ended on purpose.
  return needed < 0.98 * roomWidth && (widest < narrowBlock * roomWidth || needed < 0.75 * widest)
}

/** How wide the letters of a word are, where its paragraph does not say that. */
function scaleOf({ font }: Word, { scale, setting }: RunContext): { readonly scale?: number } {
  if (scale !== undefined) return { scale }
  const percent = percentOf(font)
  return percent === (setting.percent ?? 100) ? {} : { scale: percent }
}

const setAlike = (a: Word, b: Word): boolean =>
  (Math.abs(halfPoints(a) - halfPoints(b)) <= 2 || a.raised !== 'no') &&
  commonFace(a.font) === commonFace(b.font) &&
  percentOf(a.font) === percentOf(b.font) &&
  isRightToLeft(a) === isRightToLeft(b) &&
  a.font?.colour === b.font?.colour &&
  a.raised === 'no'

function spanRuns(span: Span, context: RunContext): ParagraphChild[] {
  const [word] = span.words
  if (word === undefined) return []
  const number = span.raised === 'superscript' && span.words.length === 1 ? context.footnote(word) : null
  if (number !== null) return [new FootnoteReferenceRun(number)]
  const text = writable(span.text)
  const { setting } = context
  const size = span.raised === 'no' ? halfPoints(word) : setting.size
  const family = commonFace(word.font)
  const isInside = span.link?.startsWith('#') === true
  // A link out of the file has the line of its style; one within it looks as it is printed.
  const line = span.link === null || isInside ? context.lined?.get(word) : undefined
  const colour = readableColour(word, context.ground)
  const options: IRunOptions = {
    text,
    ...(colour !== setting.colour && { color: colour ?? '000000' }),
    ...(line === 'under' && { underline: {} }),
    ...(line === 'through' && { strike: true }),
    ...(span.bold !== setting.bold && { bold: span.bold }),
    ...(span.italic !== setting.italic && { italics: span.italic }),
    ...(span.raised === 'superscript' && { superScript: true }),
    ...(span.raised === 'subscript' && { subScript: true }),
    // Sizes that differ by half a point come of rounding.
    ...(Math.abs(size - setting.size) > 1 && { size }),
    ...(word.font !== null && word.font.family !== '' && family !== setting.family && { font: faceOfRun(family, text) }),
    ...(isRightToLeft(word) && { rightToLeft: true }),
    ...scaleOf(word, context),
  }
  const link = span.link === null || isInside ? null : safeLink(span.link)
  if (link === null && line === undefined && !isInside) return [new TextRun(options)]
  // The white before a link or an underlined word is no part of it.
  const [white = ''] = /^\s*/u.exec(text) ?? []
  const own = { ...options, text: text.slice(white.length) }
  const before = white === '' ? [] : [new TextRun(white)]
  if (isInside) return [...before, new InternalHyperlink({ anchor: span.link?.slice(1) ?? '', children: [new TextRun(own)] })]
  if (link === null) return [...before, new TextRun(own)]
  return [...before, new ExternalHyperlink({ link, children: [new TextRun({ ...own, style: 'Hyperlink' })] })]
}

/** The colour of a word; black where its own could not be read on the ground that the file has. Links have that of their style. */
const readableColour = (word: Word, ground: string | undefined): string | null => {
  const colour = colourOf(word, ground ?? null)
  return isReadable(colour, ground ?? null) ? colour : null
}

/** The address as a link may carry it; null for anything but the web and mail, which a reader of the file could run. */
export function safeLink(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' ? href : null
}
