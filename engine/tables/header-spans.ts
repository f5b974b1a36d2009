import type { Word } from '../model/index.ts'
import { columnAt } from './band-lines.ts'
import type { Rule } from './rules.ts'
import { areSetAlike, type Chunk, chunksOf, sizeOf, type TextRow } from './text-rows.ts'

/** The columns, from the first up to but not including `to`, that a header text stands for. */
export interface HeaderSpan {
  readonly from: number
  readonly to: number
}
/** The rows of a header, and the texts in it that stand for several columns, by their first word. */
export interface HeaderRows {
  readonly groups: readonly (readonly TextRow[])[]
  readonly spans: ReadonlyMap<Word, HeaderSpan>
}

/**
 * Lines of a header as its rows (`further`: its lines below a rule, `body`: the lines of the rows below, `repeated`: lines below a rule that may be
 * titles): a new row begins below a line of which
 * a text stands over several columns with texts of their own.
 */
export function headerRowsOf(
  rows: readonly TextRow[],
  xs: readonly number[],
  further: readonly TextRow[] = [],
  body: readonly TextRow[] = [],
  repeated: readonly TextRow[] = [],
): HeaderRows {
  const groups: TextRow[][] = []
  const spans = new Map<Word, HeaderSpan>()
  const columns = columnsOfBody(body, xs)
  let ended = true
  let open: SpanningLine | null = null
  rows.forEach((row, i) => {
    const whole = open === null || rows.length + further.length === i + 1 ? null : furtherLineOf(open, row)
    if (whole !== null) {
      for (const [word, span] of whole) spans.set(word, span)
      groups[groups.length - 1]?.push(row)
      return
    }
    if (ended) groups.push([row])
    else groups[groups.length - 1]?.push(row)
    const below = [...rows.slice(i + 1), ...further]
    const told = spansIn(row, { below, columns, isRow: standsApart(row, below[0], below[1]), repeated }, xs)
    // Beside a text that stands over several columns the others of the line are titles of a row of their own, too.
    const all = told.size === 0 ? told : spansIn(row, { below, columns, isRow: true, repeated }, xs)
    const most = all.size > told.size ? all : told
    for (const [word, span] of most) spans.set(word, span)
    ended = told.size > 0
    open = ended ? { row, spans: most } : null
  })
  return { groups, spans }
}

/** A line of titles of which some stand over several columns. */
interface SpanningLine {
  readonly row: TextRow
  readonly spans: ReadonlyMap<Word, HeaderSpan>
}

/**
 * The columns of each text of a line, by its first word, where every one is the second line of one of the titles over several columns ("Three months ended" /
 * "June 30,"): set alike to its middle right below. Null where one is not.
 */
function furtherLineOf({ row: above, spans }: SpanningLine, row: TextRow): ReadonlyMap<Word, HeaderSpan> | null {
  if (standsApart(above, row)) return null
  const titles = chunksOf(above.words).flatMap((chunk) => {
    const span = spans.get(chunk.words[0] as Word)
    return span === undefined ? [] : [{ chunk, span }]
  })
  const found = new Map<Word, HeaderSpan>()
  for (const chunk of chunksOf(row.words)) {
    const first = chunk.words[0] as Word
    const size = sizeOf(first)
    const over = titles.find(({ chunk: title }) => Math.abs(middle(title.box) - middle(chunk.box)) < 0.2 * size)
    const word = over?.chunk.words[0]
    if (over === undefined || word === undefined) return null
    if (!areSetAlike(first, word)) return null
    found.set(first, over.span)
  }
  return found.size > 0 ? found : null
}

/** The columns that the texts of a line stand over, by their first words, from left to right; without those that stand over one. */
function spansIn(row: TextRow, around: Omit<Surroundings, 'covered' | 'extents'>, xs: readonly number[]): ReadonlyMap<Word, HeaderSpan> {
  const line = chunksOf(row.words)
  const spans = new Map<Word, HeaderSpan>(spansOverRepeats(line, [...around.below, ...around.repeated], xs))
  const extents = columnExtents(around.below, xs)
  let covered = 0
  for (const [k, chunk] of line.entries()) {
    const span = spans.get(chunk.words[0] as Word) ?? spanOver(chunk, { ...around, extents, covered }, xs, line[k - 1], line[k + 1])
    const first = chunk.words[0]
    if (!span || !first) continue
    covered = span.to
    spans.set(first, span)
  }
  return spans
}

/**
 * The columns that texts of a line stand for by the titles of one of the lines below, the nearest first: where the same titles stand there again and again
 * ("votes", "%", "votes", "%"), and over each round of them, or over as many rounds each, one text, unlike its neighbours, that text stands over those
 * rounds, wherever it is set.
 */
function spansOverRepeats(
  line: readonly Chunk[],
  below: readonly TextRow[],
  xs: readonly number[],
): readonly (readonly [Word, HeaderSpan])[] {
  if (line.length < 2) return []
  for (const [at, row] of below.entries()) {
    // What lies between has to stand over those titles as well.
    const areOverIt = below.slice(0, at).every((between) => spansOverRepeatsIn(chunksOf(between.words), row, xs).length > 0)
    const found = areOverIt ? spansOverRepeatsIn(line, row, xs) : []
    if (!areOverIt || found.length > 0) return found
  }
  return []
}

function spansOverRepeatsIn(line: readonly Chunk[], below: TextRow, xs: readonly number[]): readonly (readonly [Word, HeaderSpan])[] {
  const titles = new Map(chunksOf(below.words, 1).map((chunk) => [columnAt(xs, middle(chunk.box)), textOf(chunk)]))
  const columns = xs.length - 1
  let best: readonly (readonly [Word, HeaderSpan])[] = []
  let covered = 0
  for (let from = 0; from < columns; from++)
    for (let round = 2; from + 2 * round <= columns; round++) {
      const own = Array.from({ length: round }, (_, i) => titles.get(from + i))
      if (own.includes(undefined) || new Set(own).size < round) continue
      let rounds = 1
      while (own.every((title, i) => titles.get(from + rounds * round + i) === title)) rounds++
      if (rounds < 2 || rounds * round <= covered) continue
      const end = from + rounds * round
      const over = line.flatMap((chunk) => {
        const column = columnAt(xs, middle(chunk.box))
        return column >= from && column < end ? [{ chunk, column }] : []
      })
      const wide = (rounds * round) / over.length
      const isOneOverEach =
        over.length > 1 && rounds % over.length === 0 && over.every(({ column }, i) => Math.floor((column - from) / wide) === i)
      const names = over.map(({ chunk }) => textOf(chunk))
      if (!isOneOverEach || names.some((name, i) => name === names[i + 1])) continue
      best = over.map(({ chunk }, i) => [chunk.words[0] as Word, { from: from + i * wide, to: from + (i + 1) * wide }] as const)
      covered = rounds * round
    }
  return best
}
const textOf = ({ words }: Chunk): string => words.map(({ text }) => text).join(' ')

/** Lines of one title are at most this many sizes apart. */
const nearLine = 1.65
/** In sizes of the writing: lines of one text hardly stand closer. */
const leastLine = 1.3
/** A line stands so many times further from the next than that from the one after where it is no line of the same titles. */
const furtherThanLines = 1.3
/** true when the line is a row of titles of its own, further from the next one than the lines of a title are, or than that is from the line `after` it. */
function standsApart(row: TextRow, next: TextRow | undefined, after?: TextRow): boolean {
  if (next === undefined) return false
  const gap = next.baseline - row.baseline
  const line = after === undefined ? Infinity : after.baseline - next.baseline
  return (
    gap >
    Math.min(nearLine * Math.max(...row.words.map(sizeOf)), Math.max(leastLine * sizeOf(row.words[0] as Word), furtherThanLines * line))
  )
}

interface Surroundings {
  /** The lines of titles below. */
  readonly below: readonly TextRow[]
  readonly columns: ColumnsOfBody
  /** Whether the line is a row of titles of its own. */
  readonly isRow: boolean
  /** From where to where the lines of titles below stand in each column. */
  readonly extents: ReadonlyMap<number, Stretch>
  /** Lines further below that may be titles, too: they tell what a text stands over where they repeat themselves. */
  readonly repeated: readonly TextRow[]
  /** The columns up to this one lie under texts before in the line. */
  readonly covered: number
}

/** Points by which the rule under a title ends off the columns that it stands over. */
const offRule = 3

/**
 * The columns of texts of a header that stand in the middle over a rule of their own, by their first words: all that the rule runs over, where those are
 * several and not all. A rule below other texts of the line as well is that of them all.
 */
export function spansOverRules(
  lines: readonly TextRow[],
  across: readonly Rule[],
  xs: readonly number[],
): readonly (readonly [Word, HeaderSpan])[] {
  const whole = (xs.at(-1) ?? 0) - (xs[0] ?? 0)
  return lines
    .map((line) => chunksOf(line.words))
    .flatMap((chunks) => chunks.map((chunk) => ({ chunk, others: chunks.filter((other) => other !== chunk) })))
    .flatMap(({ chunk, others }) => {
      const [first] = chunk.words
      if (first === undefined) return []
      const size = sizeOf(first)
      const rule = across.find(
        ({ at, from, to }) =>
          at > first.baseline - 1 &&
          at < first.baseline + farthestRule * size &&
          to - from < wholeRule * whole &&
          Math.abs((from + to) / 2 - middle(chunk.box)) < 0.5 * size &&
          !others.some(({ box }) => middle(box) > from && middle(box) < to),
      )
      if (rule === undefined) return []
      const under = xs.slice(0, -1).flatMap((x, column) => {
        const centre = (x + (xs[column + 1] ?? x)) / 2
        return centre > rule.from - offRule && centre < rule.to + offRule ? [column] : []
      })
      const [from, last] = [under[0], under.at(-1)]
      return from !== undefined && last !== undefined && last > from ? [[first, { from, to: last + 1 }] as const] : []
    })
}
/**
 * The columns of texts of a header that stand alone in the middle between two upright rules, by their first words, where below them, between the same
 * rules, several columns have a title of their own.
 */
export function spansBetweenUprights(
  lines: readonly TextRow[],
  uprights: readonly number[],
  xs: readonly number[],
): readonly (readonly [Word, HeaderSpan])[] {
  const isWithin = ({ box }: Chunk, left: number, right: number) => middle(box) > left && middle(box) < right
  return uprights.slice(1).flatMap((right, i) => {
    const left = uprights[i] ?? right
    const [from, to] = [xs.indexOf(left), xs.indexOf(right)]
    if (from < 0 || to - from < 2) return []
    const own = lines.map((line) => chunksOf(line.words).filter((chunk) => isWithin(chunk, left, right)))
    const titles = own.findIndex((chunks) => chunks.length > 1)
    const [over] = own[0] ?? []
    const first = over?.words[0]
    if (titles !== 1 || own[0]?.length !== 1 || over === undefined || first === undefined) return []
    const under = new Set(own.slice(1).flatMap((chunks) => chunks.map(({ box }) => columnAt(xs, middle(box)))))
    const isCentred = Math.abs(middle(over.box) - (left + right) / 2) < 0.5 * sizeOf(first)
    return isCentred && under.size === to - from ? [[first, { from, to }] as const] : []
  })
}

/** In sizes of the writing: how far below its text such a rule is drawn at most. A rule over this share of the table is one under all titles. */
const farthestRule = 1.2
const wholeRule = 0.88

/** The columns that a text stands over: it runs over edges between columns that have texts below, or its middle is theirs and not its own column's. */
function spanOver(
  chunk: Chunk,
  { below, extents, columns, isRow: isRowOfTitles, covered }: Surroundings,
  xs: readonly number[],
  before: Chunk | undefined,
  after: Chunk | undefined,
): HeaderSpan | null {
  const size = sizeOf(chunk.words[0] as Word)
  const overhang = 0.4 * size
  const crossed = xs.filter(
    (x, i) => i > 0 && i < xs.length - 1 && chunk.words.some((word) => word.box.left < x - overhang && word.box.right > x + overhang),
  )
  const over = crossed.length > 0 ? columnsUnder(chunk, { below, extents }, xs) : null
  if (crossed.length > 0 && over === null) return null
  const own = columnAt(xs, middle(chunk.box))
  // The lines of a title follow each other in its column, whatever stands beside them.
  const next = below.find(({ words }) => words.some(({ box }) => columnAt(xs, middle(box)) === own))
  const isRow = isRowOfTitles || (next !== undefined && next.baseline - (chunk.words[0] as Word).baseline > nearLine * size)
  if (over === null) {
    const mine = extents.get(own)
    if (!isRow && mine && inLine(mine, chunk.box, 0.4 * size) && isSetLike(chunk, below, xs, own)) return null
    if (!isRow && mine && endsFlush(mine, chunk.box) && columns.endAlike(own)) return null
    if (areCellsOfTheirOwn(chunk, extents, xs)) return null
  }
  const all = columns.withLines(extents)
  const least = Math.max(covered, before ? columnAt(xs, middle(before.box)) + 1 : 0)
  const most = after ? columnAt(xs, Math.min(after.box.left + overhang, middle(after.box))) : xs.length - 1
  const centre = middle(chunk.box)
  // Texts are set left and right in their columns: the edges halfway between them, and the widest texts below, may say better where the middle is.
  const offCentre = (from: number, to: number): number =>
    Math.min(
      // Where texts end with their columns, a column reaches from the end of the one before to its own.
      all.has(from - 1) && all.has(to - 1) && columns.endAlike(from - 1) && columns.endAlike(to - 1)
        ? Math.abs(((all.get(from - 1)?.right ?? 0) + (all.get(to - 1)?.right ?? 0)) / 2 + padding * size - centre)
        : Infinity,
      Math.abs(((extents.get(from)?.left ?? -Infinity) + (extents.get(to - 1)?.right ?? Infinity)) / 2 - centre),
      Math.abs(((xs[from] ?? 0) + (xs[to] ?? 0)) / 2 - centre),
      Math.abs(((all.get(from)?.left ?? -Infinity) + (all.get(to - 1)?.right ?? Infinity)) / 2 - centre),
    )
  let best = over
  let nearest = over === null ? 0.5 * size : Math.min(0.5 * size, offCentre(over.from, over.to) - 0.2 * size)
  const others: (HeaderSpan & { readonly distance: number })[] = []
  for (let from = least; from <= (over?.from ?? own); from++)
    for (let to = over?.to ?? own + 1; to <= most; to++) {
      if (to - from < 2) continue
      const first = all.get(from)
      const last = all.get(to - 1)
      if (!first || !last || ![from, own, to - 1].every((column) => extents.has(column))) continue
      if (chunk.box.left < first.left - size || chunk.box.right > last.right + size) continue
      const distance = offCentre(from, to)
      others.push({ from, to, distance })
      if (distance >= nearest) continue
      nearest = distance
      best = { from, to }
    }
  // In a row of its own, in line with nothing below it: where the rooms of the columns are not known, the nearest middle tells.
  const mine = extents.get(own)
  const [first, second] = others.sort((a, b) => a.distance - b.distance)
  const isNearest =
    first !== undefined && first.distance < farthestMiddle * size && (second?.distance ?? Infinity) > clearlyNearer * first.distance
  const nearestSpan = isNearest && mine !== undefined && !inLine(mine, chunk.box, size) ? first : null
  return best ?? (isRow ? (columnsUnder(chunk, { below, extents }, xs) ?? nearestSpan) : null)
}

/** In sizes of the writing: how far off the middle of its columns a title may stand where no other columns come near. */
const farthestMiddle = 1.25
const clearlyNearer = 2

/** In sizes of the writing: what lies between the end of a column's texts and the edge of the column, about. */
const padding = 0.4

/** What the rows of a table tell of its columns, each worked out when it is first asked for. */
interface ColumnsOfBody {
  /** From where to where the texts of each column stand, those of given lines counted in. */
  readonly withLines: (lines: ReadonlyMap<number, Stretch>) => ReadonlyMap<number, Stretch>
  readonly endAlike: (column: number) => boolean
}
interface Stretch {
  readonly left: number
  readonly right: number
}

function columnsOfBody(body: readonly TextRow[], xs: readonly number[]): ColumnsOfBody {
  let own: ReadonlyMap<number, Stretch> | null = null
  const ends = new Map<number, boolean>()
  return {
    withLines: (lines) => {
      own ??= columnExtents(
        body.map((row) => withinColumns(row, xs)),
        xs,
      )
      const all = new Map(lines)
      for (const [column, { left, right }] of own) {
        const line = lines.get(column)
        all.set(column, { left: Math.min(line?.left ?? Infinity, left), right: Math.max(line?.right ?? -Infinity, right) })
      }
      return all
    },
    endAlike: (column) => {
      const known = ends.get(column) ?? endAlike(body, column, xs)
      ends.set(column, known)
      return known
    },
  }
}

/** true when the texts of a column, three or more, end within a point and a half of one another. */
function endAlike(body: readonly TextRow[], column: number, xs: readonly number[]): boolean {
  const ends = body.flatMap((row) => row.words.findLast(({ box }) => columnAt(xs, middle(box)) === column)?.box.right ?? [])
  return ends.length >= 3 && Math.max(...ends) - Math.min(...ends) <= 1.5
}

/** The columns with texts of their own that a text runs over; null when it runs over the edges of none. */
function columnsUnder(
  { box }: Chunk,
  { below, extents }: { readonly below: readonly TextRow[]; readonly extents: ReadonlyMap<number, unknown> },
  xs: readonly number[],
): HeaderSpan | null {
  const from = columnAt(xs, box.left)
  const to = columnAt(xs, box.right) + 1
  const under = [...extents.keys()].filter((column) => column >= from && column < to)
  return under.length >= 2 && isSeparateBelow(below, under, xs) ? { from: Math.min(...under), to: Math.max(...under) + 1 } : null
}

const middle = (box: Stretch): number => (box.left + box.right) / 2

/** true when the two begin, end or have their middle at one x. */
const inLine = (a: Stretch, b: Stretch, slack: number): boolean =>
  Math.abs(a.left - b.left) < 2 || Math.abs(a.right - b.right) < 2 || Math.abs(middle(a) - middle(b)) < slack

/** In points. A title over several columns ends so near the end of the texts below its middle by rare chance alone. */
const flush = 0.75
/** true for what ends where the text below does: over figures that end alike a title of theirs, though its second line is set smaller ("Price" / "on Jun 30"). */
const endsFlush = (a: Stretch, b: Stretch): boolean => Math.abs(a.right - b.right) < flush

/** true when the text is set in the size and weight of the text below it, as the lines of one title are. */
function isSetLike(chunk: Chunk, below: readonly TextRow[], xs: readonly number[], column: number): boolean {
  const next = below.flatMap((row) => row.words).find((word) => columnAt(xs, middle(word.box)) === column)
  const word = chunk.words[0] as Word
  return next === undefined || areSetAlike(word, next)
}

/** true when the text is several tightly set ones, each in line with what stands below in its column. */
function areCellsOfTheirOwn(chunk: Chunk, extents: ReadonlyMap<number, Stretch>, xs: readonly number[]): boolean {
  const pieces = columnExtents([{ words: chunk.words, box: chunk.box, baseline: 0 }], xs)
  return (
    pieces.size > 1 &&
    [...pieces].every(([column, piece]) => {
      const extent = extents.get(column)
      return extent !== undefined && inLine(piece, extent, 0.5 * sizeOf(chunk.words[0] as Word))
    })
  )
}

/** true when one of the lines below holds separate texts in at least two of the columns. */
const isSeparateBelow = (below: readonly TextRow[], columns: readonly number[], xs: readonly number[]): boolean =>
  below.some(
    (row) =>
      new Set(
        chunksOf(row.words)
          .map(({ box }) => columnAt(xs, middle(box)))
          .filter((column) => columns.includes(column)),
      ).size >= 2,
  )

/** The line without words that lie over the edge of a column, as headings within the table do: they say nothing of the columns. */
const withinColumns = (row: TextRow, xs: readonly number[]): TextRow => ({
  ...row,
  words: row.words.filter(({ box }) => xs.every((x, i) => i === 0 || i === xs.length - 1 || box.right < x + 2 || box.left > x - 2)),
})

/** From where to where the texts of each column stand in the lines. */
function columnExtents(rows: readonly TextRow[], xs: readonly number[]): ReadonlyMap<number, Stretch> {
  const extents = new Map<number, { left: number; right: number }>()
  for (const { words } of rows)
    for (const { box } of words) {
      const column = columnAt(xs, middle(box))
      const extent = extents.get(column)
      if (extent === undefined) extents.set(column, { left: box.left, right: box.right })
      else {
        extent.left = Math.min(extent.left, box.left)
        extent.right = Math.max(extent.right, box.right)
      }
    }
  return extents
}
