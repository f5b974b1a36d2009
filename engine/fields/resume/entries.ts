// The entries of a section: schools attended, posts held. Each is known by its time; the rows around it say the rest.

import type { Word } from '../../model/index.ts'
import { type Segment, segmentOf } from '../reading/page-text.ts'
import { wordsWithin } from '../reading/words-within.ts'
import { duration, type PeriodInText, periodIn } from './months.ts'
import type { Row } from './sections.ts'
import { degreeAtStart, positionScore } from './vocabulary.ts'

/** A stretch of an entry's heading between two marks or changes of type. */
export interface Part {
  readonly text: string
  readonly words: readonly Word[]
  /** Parts of one piece of text follow each other; the number of that piece within the entry. */
  readonly piece: number
  /** Where in the entry's heading it stands: in the row's first piece of text, in one further right, or in the piece that says the time. */
  readonly stands?: 'first' | 'beside' | 'with time'
}
export interface Entry {
  readonly parts: readonly Part[]
  readonly start: Part | null
  readonly end: Part | null
  /** Normal forms of the two: "2018-09", "present". */
  readonly startTime: string | null
  readonly endTime: string | null
}

interface Placed {
  readonly row: number
  readonly segment: Segment
}
interface Anchor extends Placed {
  readonly period: PeriodInText
}

/** The entries of a section's rows, in order. Rows of bullets and of running text describe an entry and are left out. */
export function entriesIn(rows: readonly Row[], of: 'posts' | 'schools'): readonly Entry[] {
  const pieces = headingPieces(unwrapped(withWholeTimes(partedBehindTimes(rows.map(withBullet)))), of)
  const anchors = anchorsIn(pieces)
  if (anchors.length === 0) return []
  const first = anchors[0]?.row ?? 0
  // How many rows stand above the time: the same in every entry of a section.
  const above = new Set(pieces.filter(({ row }) => row < first).map(({ row }) => row)).size
  const starts = anchors.map((anchor, index) => startOf(anchor, anchors[index - 1], above, pieces))
  const own = anchors.map((_, index) => {
    const until = starts[index + 1] ?? Number.POSITIVE_INFINITY
    return pieces.filter(({ row }) => row >= (starts[index] ?? 0) && row < until)
  })
  // Where rows that describe begin is told by the posts that have both names above them.
  const indents = anchors.flatMap((anchor, index) => describingLefts(own[index] ?? [], anchor))
  return anchors.map((anchor, index) => entryOf(own[index] ?? [], anchor, indents, of))
}

/** A row whose bullet is a piece by itself, as one piece with what it marks. */
function withBullet([mark, text, ...more]: Row): Row {
  const isApart = mark?.words.length === 1 && bullet.test(mark.text)
  return mark === undefined || text === undefined
    ? [mark, text].filter((segment) => segment !== undefined)
    : isApart
      ? [segmentOf([...mark.words, ...text.words], mark.row, mark.page), ...more]
      : [mark, text, ...more]
}

/** Where the rows begin that stand further in than two rows of names above them. */
function describingLefts(pieces: readonly Placed[], anchor: Anchor): readonly number[] {
  const lefts = [...new Set(pieces.map(({ row }) => row))].map((row) => ({
    row,
    left: Math.min(...pieces.filter((piece) => piece.row === row).map(({ segment }) => segment.box.left)),
  }))
  const names = Math.min(...lefts.map(({ left }) => left))
  const above = lefts.filter(({ left }) => left < names + 4)
  return above.length < 2 ? [] : lefts.filter(({ row, left }) => row > anchor.row && left > names + 4).map(({ left }) => left)
}

function startOf(anchor: Anchor, before: Anchor | undefined, above: number, pieces: readonly Placed[]): number {
  // Further in than what stands on the row of the time a line describes the post before; its bullet may be drawn and no letter.
  const own = pieces.filter(({ row, segment }) => row === anchor.row && (segment !== anchor.segment || anchor.period.from > 0))
  const left = before === undefined || own.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...own.map(({ segment }) => segment.box.left))
  const near = pieces.filter(
    ({ row, segment }) => row <= anchor.row && row > (before?.row ?? -1) && (row === anchor.row || segment.box.left < left + 4),
  )
  const earlier = [...new Set(near.map(({ row }) => row))]
  return earlier[Math.max(0, earlier.length - 1 - Math.min(above, 3))] ?? anchor.row
}

/** One time an entry: a second one on the rows of the first belongs to it only when it is no range. */
function anchorsIn(pieces: readonly Placed[]): readonly Anchor[] {
  const ranges = pieces
    .flatMap((piece): Anchor[] => {
      const period = periodIn(piece.segment.text, false)
      return period === null ? [] : [{ ...piece, period }]
    })
    .filter((range, _, all) => !isWithinText(range, all, pieces))
  if (ranges.length > 0) {
    // A year alone in the column of the ranges heads an entry as they do.
    const points = pieces.flatMap((piece): Anchor[] => {
      const { segment } = piece
      const period = periodIn(segment.text)
      if (period === null) return []
      const alone = period.start === null && period.from === 0 && period.to === segment.text.length
      const below = ranges.some(
        ({ segment: { box } }) => Math.abs(box.left - segment.box.left) < 3 || Math.abs(box.right - segment.box.right) < 1,
      )
      return (alone ? below : endsLineAs(piece, period, ranges)) && !ranges.some(({ row }) => row === piece.row)
        ? [{ ...piece, period }]
        : []
    })
    return [...ranges, ...points].sort((a, b) => a.row - b.row)
  }
  return pieces.flatMap((piece): Anchor[] => {
    const period = periodIn(piece.segment.text)
    return period === null ? [] : [{ ...piece, period }]
  })
}

/** A time told in what describes a post, alone on a row that begins further in than the rows of most times. */
function isWithinText(range: Anchor, all: readonly Anchor[], pieces: readonly Placed[]): boolean {
  const leftOf = (row: number): number => Math.min(...pieces.filter((piece) => piece.row === row).map(({ segment }) => segment.box.left))
  const alone = pieces.filter(({ row }) => row === range.row).length === 1
  const usual = all.map(({ row }) => leftOf(row)).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return alone && all.length > 2 && range.period.from > 0 && leftOf(range.row) > usual + 8
}

/** "Diploma, Brook College, 2020" among lines that end in a range behind a comma. */
const endsLineAs = ({ segment }: Placed, period: PeriodInText, ranges: readonly Anchor[]): boolean =>
  endsBehindComma(segment.text, period) &&
  ranges.every((range) => endsBehindComma(range.segment.text, range.period) && Math.abs(range.segment.box.left - segment.box.left) < 3)
const endsBehindComma = (text: string, { from, to }: PeriodInText): boolean => to === text.length && /,\s*$/u.test(text.slice(0, from))

/** A time that fills its narrow column stands close to what is beside it: parted where other rows have their second piece begin. */
function partedBehindTimes(rows: readonly Row[]): readonly Row[] {
  const lefts = rows.flat().map(({ box }) => box.left)
  const isEdge = (left: number, below: Row): boolean =>
    lefts.filter((other) => Math.abs(other - left) < 1).length >= 2 || below.some(({ box }) => Math.abs(box.left - left) < 1)
  return rows.map((row, at) =>
    row.flatMap((segment) => {
      const cut = segment.words.findIndex((word, index) => index > 0 && isEdge(word.box.left, rows[at + 1] ?? []))
      const ahead = segment.words
        .slice(0, cut)
        .map(({ text }) => text)
        .join(' ')
      // Of "2023 – 2025" the second year may stand over a town.
      if ((periodIn(segment.text)?.to ?? 0) > ahead.length) return [segment]
      if (cut < 0 || ahead.length > longestTime || !saysTime.test(ahead) || periodIn(ahead)?.from !== 0) return [segment]
      return [segment.words.slice(0, cut), segment.words.slice(cut)].map((words) => segmentOf(words, segment.row, segment.page))
    }),
  )
}
/** Letters of a time at most: "September 2019 – September". */
const longestTime = 28
/** A whole range, or one that the next line ends. */
const saysTime = /(?:19|20)\d{2}.*[\u2010-\u2015-]\s*\p{L}*\.?$|(?:19|20)\d{2}\s*[\u2010-\u2015-].*(?:19|20)\d{2}$/u

/** Times that a narrow column broke over two rows, "May 2019 to" and "present" below it, put together on the upper one. */
function withWholeTimes(rows: readonly Row[]): readonly Row[] {
  const whole: Row[] = []
  for (const row of rows) {
    const above = whole.at(-1)
    const both = above === undefined ? null : bothBroken(above, row)
    if (both !== null) {
      whole[whole.length - 1] = both
      continue
    }
    const [upper] = above ?? []
    const [lower] = row
    if (above !== undefined && upper !== undefined && lower !== undefined && isEndBelow(above, row)) {
      const [last] = upper.words.slice(-1)
      const dash = last === undefined ? [] : [{ ...last, text: '–' }]
      whole[whole.length - 1] = [segmentOf([...upper.words, ...dash, ...lower.words], upper.row, upper.page)]
      continue
    }
    if (above === undefined || upper === undefined || lower === undefined || !isRestOfTime(upper, lower)) whole.push(row)
    else {
      whole[whole.length - 1] = [segmentOf([...upper.words, ...lower.words], upper.row, upper.page), ...above.slice(1)]
      if (row.length > 1) whole.push(row.slice(1))
    }
  }
  return whole
}

/** A name and the time at the other margin, both broken: "University of   September 2019 –" over "Leeds   May 2022"; null for anything else. */
function bothBroken([name, time, ...more]: Row, [rest, end, ...others]: Row): Row | null {
  if (name === undefined || time === undefined || rest === undefined || end === undefined || more.length + others.length > 0) return null
  const sameType = name.words.at(-1)?.font?.bold === rest.words[0]?.font?.bold && Math.abs(name.box.left - rest.box.left) < 3
  if (!sameType || !cutName.test(name.text) || !isRestOfTime(time, end)) return null
  return [segmentOf([...name.words, ...rest.words], name.row, name.page), segmentOf([...time.words, ...end.words], time.row, time.page)]
}
/** Words with which no name ends. */
const cutName =
  /\s(?:of|the|and|for|&|de|del|della|delle|dei|di|do|da|dos|das|du|des|la|le|el|y|e|et|und|für|der|die|des|van|voor|en)$|[-/&,]$/iu

/** When something began, and below it when it ended: "2011" over "2014", each alone on its row. */
function isEndBelow([upper, ...others]: Row, [lower, ...more]: Row): boolean {
  if (upper === undefined || lower === undefined || others.length + more.length > 0 || !isRightBelow(upper, lower)) return false
  const [start, end] = [aloneIn(upper.text), aloneIn(lower.text)]
  return start !== null && end !== null && start.length === end.length && start < end
}
/** The single time that is all of a text. */
function aloneIn(text: string): string | null {
  const period = periodIn(text)
  return period?.start === null && period.from === 0 && period.to === text.length ? period.end.normal : null
}
const isRightBelow = (upper: Segment, lower: Segment): boolean => {
  const below = lower.baseline - upper.baseline
  return upper.page === lower.page && Math.abs(upper.box.left - lower.box.left) < 3 && below > 0 && below < 1.8 * upper.size
}

function isRestOfTime(upper: Segment, lower: Segment): boolean {
  if (!isRightBelow(upper, lower)) return false
  if (upper.words.length > 5 || lower.words.length > 3) return false
  const period = periodIn(`${upper.text} ${lower.text}`, false)
  const all = period !== null && period.from === 0 && period.to === upper.text.length + 1 + lower.text.length
  // "May 2019 –" by itself still runs; with a later time right below it ends there.
  const before = periodIn(upper.text, false)
  const broken = before === null || /[\u2010-\u2015-]$/u.test(upper.text)
  return all && broken && isInOrder(period) && periodIn(lower.text, false) === null
}

const isInOrder = ({ start, end }: PeriodInText): boolean => end.normal === 'present' || (start !== null && start.normal <= end.normal)

/** "May 2022 – January" over "2025": a range that the end of a line cuts. */
function isCutRange(upper: string, lower: string): boolean {
  const whole = periodIn(`${upper} ${lower}`, false)
  if (whole === null || whole.from >= upper.length || whole.to <= upper.length + 1) return false
  const before = periodIn(upper, false)
  // A figure that ends a name is no day of a range that is whole without it.
  if (/^\d{1,2}$/u.test(upper.slice(whole.from)) && periodIn(lower, false)?.from === 0) return false
  return (before === null || before.end.normal === 'present') && isInOrder(whole)
}

/** "A | B | C |" over "2019 – 2021", or "A | B" over "| 2019 – 2021": the bars part what belongs together. */
const isCutAtBar = (upper: string, lower: string): boolean =>
  periodIn(upper, false) === null &&
  (/\s[|·•]$/u.test(upper) || (/^[|·•]\s/u.test(lower) && /\s[|·•]\s/u.test(upper))) &&
  periodIn(`${upper} ${lower}`, false) !== null

/** Rows whose only piece went on over the margin, or ended at a comma or dash, put together with the row below. */
function unwrapped(rows: readonly Row[]): readonly Row[] {
  const edge = Math.max(0, ...rows.flat().map(({ box }) => box.right))
  const joined: { row: Row; last: Segment }[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const [segment] = row
    if (before !== undefined && segment !== undefined && row.length === 1 && goesOn(before.row, before.last, segment, edge)) {
      const [first] = before.row
      const words = [...(first?.words ?? []), ...segment.words]
      before.row = [segmentOf(words, first?.row ?? segment.row, segment.page)]
      before.last = segment
    } else joined.push({ row, last: row.at(-1) ?? (segment as Segment) })
  }
  return joined.map(({ row }) => row)
}

function goesOn(row: Row, last: Segment, next: Segment, edge: number): boolean {
  const [first] = row
  const [mark] = next.words
  if (first === undefined || row.length > 1 || mark === undefined || bullet.test(first.words[0]?.text ?? '')) return false
  // A dash or bar at the end of one line or the beginning of the next one: "A | B | 04.2021" over "— 05.2025".
  const cut = isCutRange(last.text, next.text) || isCutAtBar(last.text, next.text)
  if (bullet.test(mark.text) && !cut) return false
  if (last.words.at(-1)?.font?.bold !== mark.font?.bold) return false
  if (last.page !== next.page || next.baseline - last.baseline > 1.8 * next.size || Math.abs(last.size - next.size) > 0.5) return false
  if (cut) return true
  const cutOff = /(?:[,(\u2010-\u2015-]|\b(?:to|until|bis|and|und|et|of|für))$/u.test(last.text)
  const hangs = next.box.left > first.box.left + 6
  // A capital begins what describes the post as often as it goes on with a name, but not where the time stands behind it.
  const fits = !/^\p{Lu}/u.test(next.text) || periodIn(next.text) !== null
  const noRoom = fits && edge - last.box.right < mark.box.right - mark.box.left + 0.3 * next.size
  // "A | Technical University" over "of B | 2017 – 2021"
  const barred = /\s[|·•]\s/u.test(first.text) && periodIn(last.text, false) === null && periodIn(next.text, false)?.to === next.text.length
  return (cutOff && next.box.left > first.box.left - 3) || ((hangs || barred) && noRoom)
}

const bullet = /^(?:[•‣◦▪▸►▹▷▻⊲⊳●○■□◆◇–—*·-]|\uFFFD|[\p{So}\p{Co}])$/u

/** A bullet that is none of a list below an entry but heads one: before a time, before a row of the time alone, or first of two of which the second is the time. */
function isHeading(rows: readonly Row[], index: number, segment: Segment): boolean {
  if (saysTimeAlone(segment) || isDrawnAlone(rows, index, segment)) return true
  const [below, ...others] = rows[index + 1] ?? []
  if (below === undefined || segment.words.length > mostWordsOfHeading || periodIn(segment.text, false) !== null) return false
  const isMarked = bullet.test(below.words[0]?.text ?? '')
  if (isMarked) return others.length === 0 && saysTimeAlone(below) && !isBulleted(rows[index - 1])
  const flush = Math.abs(below.box.left - (segment.words[1]?.box.left ?? 0)) < 0.5 * segment.size
  return flush && periodIn(below.text, false)?.from === 0
}
/** "• BSc Geology" below a school: a degree and what it is in. */
const namesDegree = ({ words: [, ...words], text }: Segment): boolean =>
  words.length > 1 &&
  words.length <= mostWordsOfDegree &&
  !/[.;]$/u.test(text) &&
  degreeAtStart(words.map((word) => word.text).join(' ')) !== null
const mostWordsOfDegree = 8

/** One drawing right below a row with its time: what a school or post is, and no list. */
function isDrawnAlone(rows: readonly Row[], index: number, { words: [mark], words, text }: Segment): boolean {
  const isDrawing = (row: Row | undefined): boolean => /^[\uFFFD\p{Co}]$/u.test(row?.[0]?.words[0]?.text ?? '')
  const above = rows[index - 1] ?? []
  return (
    mark !== undefined &&
    /^[\uFFFD\p{Co}]$/u.test(mark.text) &&
    words.length <= 6 &&
    !/[.;]$/u.test(text) &&
    !isDrawing(above) &&
    !isDrawing(rows[index + 1]) &&
    above.length > 1 &&
    above.some((piece) => periodIn(piece.text, false) !== null)
  )
}
const mostWordsOfHeading = 12
const isBulleted = (row: Row | undefined): boolean => bullet.test(row?.[0]?.words[0]?.text ?? '')
/** A bullet and a whole range. */
function saysTimeAlone({ text, words: [mark, next] }: Segment): boolean {
  const period = mark === undefined || next === undefined || !bullet.test(mark.text) ? null : periodIn(text, false)
  return period !== null && period.from <= (mark?.text.length ?? 0) + 1 && period.to === text.length
}

/** The pieces that head entries: not bullets, nor what goes on below a bullet, nor sentences. */
function headingPieces(rows: readonly Row[], of: 'posts' | 'schools'): readonly Placed[] {
  const pieces: Placed[] = []
  let hanging: { readonly left: number; readonly baseline: number } | null = null
  rows.forEach((row, index) => {
    for (const segment of row) {
      const [mark, next] = segment.words
      if (mark !== undefined && bullet.test(mark.text)) {
        const names = isHeading(rows, index, segment) || (of === 'schools' && namesDegree(segment))
        if (next !== undefined && names) {
          pieces.push({ row: index, segment: segmentOf(segment.words.slice(1), segment.row, segment.page) })
          hanging = null
          continue
        }
        hanging = { left: next?.box.left ?? mark.box.right, baseline: segment.baseline }
        continue
      }
      const after: { readonly left: number; readonly baseline: number } | null = hanging
      // The text of a bullet may stand apart from it, and goes on below it.
      const near = after !== null && Math.abs(segment.baseline - after.baseline) < 1.8 * segment.size
      const shift = segment.box.left - (after?.left ?? 0)
      const beside = segment.baseline === after?.baseline
      // Further left than the text of the bullet the next heading begins.
      if (near && shift > (beside ? -20 : -4) && shift < (beside ? 20 : 8)) {
        hanging = { left: segment.box.left, baseline: segment.baseline }
        continue
      }
      if (!isSentence(segment) && !headsList.test(segment.text) && !site.test(segment.text)) pieces.push({ row: index, segment })
    }
  })
  return pieces
}

/** What stands over the list of what somebody did. */
const headsList =
  /^(?:(?:key\s+|main\s+)?(?:highlights|responsibilities|achievements|duties|accomplishments|tasks)|courses|coursework|aufgaben|tätigkeiten|schwerpunkte|erfolge|missions|tâches|réalisations|tareas|funciones|logros|mansioni|attività|taken|werkzaamheden|atividades|responsabilidades)\s*:?$/iu
/** A web address alone: the company's, below its name. */
const site = /^(?:https?:\/\/|www\.)\S+$/iu

/** A company's form that ends in a point ends no sentence. */
const legalForm = /\s(?:Ltd|Inc|Co|Corp|Bros|Lda|Ltda|[SBNe]\.\s?\p{L}(?:\.\s?\p{L})?)\.$/u

const isSentence = ({ text, words }: Segment): boolean =>
  (words.length > 14 && periodIn(text, false) === null) ||
  (words.length > 6 && /[.;]$/.test(text) && !legalForm.test(text) && periodIn(text, false) === null) ||
  (words.length > 8 && /\p{Ll}{3,};\s\p{Ll}/u.test(text)) ||
  // "Path repair and visitor counts.": a small word of some length before the point is no abbreviation of a company's form.
  (words.length > 3 && /\s\p{Ll}{4,}\.$/u.test(text) && periodIn(text) === null)

function entryOf(pieces: readonly Placed[], anchor: Anchor, indents: readonly number[], of: 'posts' | 'schools'): Entry {
  const parts: Part[] = []
  const saysTimeAlone = anchor.period.from === 0 && anchor.period.to === anchor.segment.text.length
  let at = -1
  let left = Number.POSITIVE_INFINITY
  // Further in than two names above it a row describes; its bullet may be drawn and no letter.
  const describes = (row: number): boolean => {
    const first = pieces.find((one) => one.row === row && one.segment !== anchor.segment)
    const saysDegree = of === 'schools' && first !== undefined && degreeAtStart(first.segment.text) !== null
    const indented = first !== undefined && first.segment.box.left > left + 4 && !saysDegree
    const enough =
      parts.length >= 2 || (parts.length > 0 && indents.some((indent) => Math.abs(indent - (first?.segment.box.left ?? 0)) < 2))
    return indented && enough && row > anchor.row && row !== at
  }
  pieces.forEach(({ segment, row }, piece) => {
    const period = segment === anchor.segment ? anchor.period : null
    const cut =
      period === null
        ? [{ from: 0, to: segment.text.length }]
        : [
            { from: 0, to: period.from },
            { from: period.to, to: segment.text.length },
          ]
    const beside = pieces.slice(0, piece).some((other) => other.row === row && !(other.segment === anchor.segment && saysTimeAlone))
    if (describes(row)) return
    if (row !== at && period === null && !duration.test(segment.text)) {
      at = row
      left = (segment.words.find(({ text }) => /[\p{L}\p{N}]/u.test(text)) ?? segment).box.left
    }
    const stands = period !== null ? 'with time' : beside ? 'beside' : 'first'
    for (const { from, to } of cut) parts.push(...partsOf(segment, from, to, piece).map((part) => ({ ...part, stands }) as const))
  })
  const { start, end } = anchor.period
  const point = (one: { readonly from: number; readonly to: number } | null): Part | null =>
    one === null ? null : partOf(anchor.segment, one.from, one.to, -1)
  return { parts, start: point(start), end: point(end), startTime: start?.normal ?? null, endTime: end.normal }
}

/** Marks between the parts of a heading: a bar, a spaced dash, a dot; commas are left to those who know what stands on both sides. */
const marks =
  /\s*(?:\s[-\u2013\u2014|·•∙/]\s|[|·•]|\s@\s|\.\s(?=(?:Thesis|Dissertation|Advisor|Supervisor|GPA|Grade|Minor|Focus|Abschlussarbeit|Note)\b)|\s(?:at|bei|chez|en|presso|bij|na)\s(?=\p{Lu}))\s*/gu

function partsOf(segment: Segment, from: number, to: number, piece: number): readonly Part[] {
  const stretch = segment.text.slice(from, to)
  const parted = [...stretch.matchAll(marks)].filter(({ index, 0: mark }) => !isOfOnePost(stretch, index, mark))
  const cuts = [0, ...parted.flatMap(({ index, 0: mark }) => [index, index + mark.length]), stretch.length]
  const parts: Part[] = []
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const part = partOf(segment, from + (cuts[i] ?? 0), from + (cuts[i + 1] ?? 0), piece)
    if (part !== null) parts.push(...byType(part))
  }
  return parts
}

/** "Electrician / Leading Hand": a stroke between two words for one post, and the joint of a degree and its field. */
const isOfOnePost = (text: string, index: number, mark: string): boolean =>
  mark.trim() === '/'
    ? positionScore(text.slice(0, index)) > 0 && positionScore(text.slice(index + mark.length)) > 0
    : // "Maestría en Derecho Fiscal": what a degree is in, and not where.
      /^(?:en|in)$/u.test(mark.trim()) && degreeAtStart(text.slice(0, index).split(',').at(-1)?.trim() ?? '') !== null

/** A part of a segment without outer marks; null when nothing is left. */
function partOf(segment: Segment, from: number, to: number, piece: number): Part | null {
  const raw = segment.text.slice(from, to)
  // "2. Engineer": posts may be counted.
  const lead =
    /^(?:\d{1,2}[.)]\s(?=\p{Lu})|(?:at|bei|chez|presso|bij)\s(?=\p{Lu}))?[\s,;:()[\]|·•⋅–—\uFFFD\p{Co}-]*/u.exec(raw)?.[0].length ?? 0
  const text = raw.slice(lead).replace(/[\s,;:(|·•⋅–—\uFFFD\p{Co}-]+$/u, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return { text, words: wordsWithin(segment.words, from + lead, from + lead + text.length), piece }
}

/** Splits a part where the type changes between bold and light, or upright and slanted: "**Nexus**, Engineer". */
function byType(part: Part): readonly Part[] {
  const groups: Word[][] = []
  for (const word of part.words) {
    const last = groups.at(-1)
    const before = last?.[0]
    const alike = before?.font?.bold === word.font?.bold && before?.font?.italic === word.font?.italic
    // A word is set as its last sign is: of "**Lyon 2**, …" the figure and the comma are one word.
    if (last !== undefined && before !== undefined && (alike || (last === groups[0] && /^\d+,$/u.test(word.text)))) last.push(word)
    else groups.push([word])
  }
  if (groups.length < 2 || groups.length > 3) return [part]
  return groups.flatMap((words) => {
    const text = words
      .map((word) => word.text)
      .join(' ')
      .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu, '')
    return /[\p{L}\p{N}]/u.test(text)
      ? [{ text, words: words.filter(({ text: own }) => /[\p{L}\p{N}&+]/u.test(own)), piece: part.piece }]
      : []
  })
}

/** A part split at a comma, where what stands on one side of it is known. */
export function splitAtComma(part: Part): readonly Part[] {
  const groups: Word[][] = [[]]
  for (const word of part.words) {
    groups.at(-1)?.push(word)
    if (word.text.endsWith(',')) groups.push([])
  }
  return groups
    .filter((words) => words.length > 0)
    .map((words) => ({
      text: words
        .map(({ text }) => text)
        .join(' ')
        .replace(/^[\s,;]+|[\s,;]+$/g, ''),
      words,
      piece: part.piece,
      ...(part.stands === undefined ? {} : { stands: part.stands }),
    }))
}
