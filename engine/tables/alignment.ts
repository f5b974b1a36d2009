import { type Box, overlapX, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { gutterBesideText, gutterBetweenOtherLines, gutterBetweenTables } from './beside.ts'
import { candidateIn } from './candidate.ts'
import { isCaption, isRemark } from './captions.ts'
import { holdsFigure, isFigure, isMoment, readsAsValue } from './cell-text.ts'
import { partedBetweenFigures } from './figure-parts.ts'
import type { Candidate } from './grid.ts'
import { isHeadingOfTable, withHeadingsAtEnds } from './headings-within.ts'
import type { Rules } from './rules.ts'
import { outsideRunningText } from './running-text.ts'
import { type Chunk, chunksOf, isOfUnknownType, median, rowsOnce, sizeOf, spacingSizeOf, type TextRow } from './text-rows.ts'
import { tightTitlesOver } from './tight-titles.ts'
import { beginOfTitles, type RowOfTexts, withTitleAround } from './titles-around.ts'
import { isInMiddleOfSeveral } from './titles-over-several.ts'

type Run = RowOfTexts

/** Rows this many sizes apart make one table whatever they hold: two and a half lines without text end it. */
const nearRow = 2.6
/** Rows up to this many sizes apart make one table when they keep its columns: cells with a line of padding above and below. */
const paddedRow = 4.2
/** Lines of one text each in a row; more end a table, unless they are the wrapped lines of a cell. */
const mostSingles = 3

/** A candidate that may rather be several tables beside each other: `sides`, none where nothing says so; `areApart` where they surely are. */
export interface AlignedCandidate extends Candidate {
  readonly sides: readonly Candidate[]
  readonly areApart: boolean
}

/** Stretches of rows whose texts stand apart in columns, found without any rule. */
export function alignedCandidates(words: readonly Word[], rules: Rules): readonly AlignedCandidate[] {
  const lines = rowsOnce(outsideRunningText(words))
  const rows = withTightTitles(lines.map((line, i) => (standsAlone(line, lines[i - 1], lines[i + 1]) ? tightRunOf(line) : runOf(line))))
  const runs: Run[][] = [[]]
  let single = 0
  for (const [at, row] of rows.entries()) {
    const run = runs[runs.length - 1] ?? []
    const last = run[run.length - 1]
    const wraps = last !== undefined && wrapsUnder(row, run) && !isRemarkBelow(row, run)
    const ruled = last !== undefined && isBesideRule(row, run, rules)
    if (row.texts > 1 || ruled) single = 0
    else if (!wraps) single++
    const begun = run.findLast(({ texts }) => texts > 1)
    const isHeading = begun !== undefined && isHeadingOfTable(row.words, begun.words, rows.slice(at + 1, at + 5))
    const ends =
      last &&
      (single > mostSingles ||
        isHeading ||
        isHeadingOfIndented(row, rows.slice(at + 1, at + 1 + fewestIndented), run) ||
        isHeadingOverTitles(row, rows[at + 1], run) ||
        !goesOn(row, last, run) ||
        isSentence(row, last, run) ||
        isRemarkBelow(row, run))
    if (ends && !wraps) runs.push([row])
    else if (last?.texts === 1 && (repeatsTitles(row, run) || beginsLikeFirst(row, run))) runs.push([row])
    else run.push(row)
  }
  return runs.flatMap((run, at) => {
    const kept = withTitleAround(withoutSingles(run, rows), rows)
    const between = gutterBetweenOtherLines(kept) ?? gutterBesideText(kept)
    const gutter = between ?? gutterBetweenTables(kept)
    // Headings beside each other, one over each table, are none of its rows.
    const sides =
      gutter === null
        ? []
        : sidesOf(kept, gutter).map((side) => {
            const own = withoutSingles(side, side)
            return candidateOf(own.length === 0 ? side : own, rules)
          })
    const others = runs.toSpliced(at, 1).flat()
    if (kept.filter((row) => row.texts > 1).length < 3 && !isRowUnderTitles(kept, others) && !areTwoAlike(kept, others)) return []
    const titles = gutter === null ? tightTitlesOver(kept, rowsOnce(words)) : null
    const above = titles === null ? [] : [titles.row, ...(titles.heading === null ? [] : [titles.heading])]
    const all = [...above.filter((row) => !kept.some(({ baseline }) => baseline === row.baseline)).map(runOf), ...kept]
    const titled = { ...candidateOf(all, rules), ...(titles === null ? {} : { titleStarts: titles.starts }) }
    return [{ ...titled, sides, areApart: between !== null }]
  })
}

/** true for a text alone beside an upright rule that parts the columns of the rows above: the cells on the other side are empty. */
function isBesideRule(row: Run, run: readonly Run[], { down }: Rules): boolean {
  const full = run.filter(({ texts }) => texts > 1)
  const first = full[0]
  if (row.texts > 1 || first === undefined) return false
  const parts = ({ at, from, to }: Rules['down'][number]) =>
    from < first.baseline + first.size &&
    to >= row.baseline - 0.3 * row.size &&
    full.every(({ chunks }) => chunks.some(({ box }) => box.right < at + 1) && chunks.some(({ box }) => box.left > at - 1))
  return down.some((rule) => parts(rule) && (row.box.right < rule.at + 1 || row.box.left > rule.at - 1))
}

/** Titles of another table, or the heading over them, stand this many times further below than rows from one another. */
const furtherThanTheirs = 1.4

/** true for titles of more columns than any row above has, clearly further below than those stand apart. */
function beginsOtherColumns(row: Run, gap: number, run: readonly Run[]): boolean {
  const rows = run.filter(({ texts }) => texts > 1)
  if (rows.length < 2 || !namesColumnsAnew(row, run) || gap < furtherThanTheirs * widestGap(rows)) return false
  return row.chunks.every(({ words }) => !holdsFigure(words) && !isMoment(words))
}
/** true for a text alone over such titles, whose size tells nothing in pictures, or in bold over bold ones, a line of paper below what is not. */
function isHeadingOverTitles(row: Run, next: Run | undefined, run: readonly Run[]): boolean {
  const last = run.at(-1)
  if (last === undefined || row.texts > 1 || next === undefined) return false
  const gap = row.baseline - last.baseline
  const areBold = () => isBolder(row, last) && isBolder(next, last) && gap > nearLine * row.size && namesColumnsAnew(next, run)
  return beginsOtherColumns(next, gap, run) || areBold()
}

/** So many rows below a heading begin right of it, and it stands this many times further below the rows above than those rows stand from one another. */
const fewestIndented = 2
const furtherThanNext = 1.3
/**
 * true for a bold text alone at the left edge of rows that are not bold, further from them than from what follows, below which all begin right of where it
 * ends: sums under a name of their own are no more rows of the table above.
 */
function isHeadingOfIndented(row: Run, next: readonly Run[], run: readonly Run[]): boolean {
  const above = run.filter(({ texts }) => texts > 1)
  const last = run.at(-1)
  const [first] = next
  if (row.texts > 1 || last === undefined || first === undefined || above.length === 0 || next.length < fewestIndented) return false
  if (!isBolder(row, last) || holdsFigure(row.words)) return false
  const [gap, nextGap] = [row.baseline - last.baseline, first.baseline - row.baseline]
  const isAtEdge = above.every(({ box }) => box.left > row.box.left - 2) && above.some(({ box }) => box.left < row.box.right)
  return isAtEdge && gap > furtherThanNext * nextGap && next.every(({ box, texts }) => texts > 1 && box.left > row.box.right)
}

/** A single row under titles has at least so many texts, each below one of them, and so many figures. */
const fewestUnderTitles = 4
const fewestFiguresUnderTitles = 2
/** The same for texts in plain type below bold titles, at their left edges. */
const fewestUnderBold = 3

/** true for texts in plain type, each at the left edge of the bold title above it: "Invoice date, Due date, Reference" over what they are. */
const areBelowBold = (titles: Run, row: Run): boolean =>
  titles.words.every(({ font }) => font?.bold === true) &&
  row.words.every(({ font }) => font?.bold === false) &&
  row.texts === titles.texts &&
  row.chunks.every(({ box }, i) => Math.abs(box.left - (titles.chunks[i]?.box.left ?? 0)) < 2)

/**
 * true for the titles of at least four columns with one row below them: what was bought is often a single thing. Where `others` stand in the same
 * columns, these are rows of a table that is set wide, and it is not known where it begins and ends.
 */
function isRowUnderTitles(rows: readonly Run[], others: readonly Run[]): boolean {
  const [titles, row] = rows
  if (titles === undefined || row === undefined || rows.length !== 2) return false
  const areParticulars = areBelowBold(titles, row)
  const fewest = areParticulars ? fewestUnderBold : fewestUnderTitles
  if (titles.texts < fewest || row.texts < fewest || row.texts > titles.texts) return false
  if (titles.chunks.some(({ words }) => words.some(({ text }) => /\d/u.test(text)))) return false
  const isFigure = ({ words }: Chunk): boolean =>
    readsAsValue(words) || (areParticulars && (isMoment(words) || words.some(({ text }) => /\d/u.test(text))))
  if (row.chunks.filter(isFigure).length < fewestFiguresUnderTitles) return false
  const under = row.chunks.map(({ box }) => titles.chunks.filter((title) => overlapX(title.box, box) > 0))
  if (!under.every(({ length }) => length === 1) || new Set(under.flat()).size < row.chunks.length) return false
  const columns = titles.chunks.map(({ box }, i) =>
    unionOf([box, ...row.chunks.filter((_, k) => under[k]?.[0] === titles.chunks[i]).map((own) => own.box)]),
  )
  return !others.some((other) => other.texts >= fewestUnderTitles - 1 && keepsColumns(heldBy(other, columns)))
}

/** Two rows alike have at least so many texts, so far apart, in sizes of the writing. */
const fewestAlike = 3
const apartAlike = 1.5

/**
 * true for two rows without titles (two results, two appointments): as many texts in both, far apart, each at the edge or in the middle of the one
 * above, a column of nothing but a figure, a score or a time in both, and one of names. Labels with their values hold both in one text. As with a single row, none
 * where `others` stand in the same columns.
 */
function areTwoAlike(rows: readonly Run[], others: readonly Run[]): boolean {
  const [first, second] = rows
  if (first === undefined || second === undefined || rows.length !== 2) return false
  if (first.texts < fewestAlike || first.texts !== second.texts || Math.abs(first.size - second.size) > 0.5) return false
  const middle = ({ left, right }: Box): number => (left + right) / 2
  const pairs = first.chunks.flatMap((above, i) => {
    const below = second.chunks[i]
    return below === undefined ? [] : [{ above, below }]
  })
  const isApart = ({ chunks, size }: Run): boolean =>
    chunks.slice(1).every(({ box }, i) => box.left - (chunks[i]?.box.right ?? box.left) >= apartAlike * size)
  const isAligned = pairs.every(
    ({ above: { box: a }, below: { box: b } }) =>
      Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right), Math.abs(middle(a) - middle(b))) < 2,
  )
  const holdsValues = pairs.some(({ above, below }) => [above, below].every(({ words }) => isMoment(words) || readsAsValue(words)))
  const holdsNames = pairs.some(({ above, below }) => [above, below].every(({ words }) => words.some(({ text }) => /\p{L}{3}/u.test(text))))
  if (!isApart(first) || !isApart(second) || !isAligned || !holdsValues || !holdsNames) return false
  const columns = pairs.map(({ above, below }) => unionOf([above.box, below.box]))
  return !others.some((other) => other.texts >= fewestAlike && keepsColumns(heldBy(other, columns)))
}

/** The rows left and right of a gutter, each side without those that are empty there. */
function sidesOf(rows: readonly Run[], gutter: number): readonly (readonly Run[])[] {
  const side = (isOn: (box: Box) => boolean) =>
    rows.flatMap((row) => {
      const words = row.words.filter(({ box }) => isOn(box))
      return words.length === 0 ? [] : [runOf({ words, baseline: row.baseline, box: unionOf(words.map((word) => word.box)) })]
    })
  return [side((box) => box.right <= gutter), side((box) => box.left >= gutter)]
}

function runOf(row: TextRow): Run {
  const chunks = chunksOf(row.words, 1).flatMap(partedBetweenFigures)
  return { ...row, chunks, texts: chunks.length, size: Math.max(...row.words.map(sizeOf)) }
}

/** Lines at least this many sizes apart are rows with padding around their texts; running text is set closer. */
const alone = 2.1
/** In such rows texts of their own may stand as close as this many sizes. */
const tightSpace = 0.45
const fewestTight = 3

const standsAlone = ({ baseline, words }: TextRow, above: TextRow | undefined, below: TextRow | undefined): boolean => {
  const least = alone * Math.max(...words.map(sizeOf))
  return (above === undefined || baseline - above.baseline >= least) && (below === undefined || below.baseline - baseline >= least)
}

/** true when the spaces between the texts are clearly wider than those within them: words of some faces and sizes stand far apart. */
function areParted({ words }: TextRow, chunks: readonly Chunk[]): boolean {
  const starts = new Set(chunks.map(({ words: [first] }) => first))
  const gaps = words.slice(1).map((word, i) => ({ gap: word.box.left - (words[i]?.box.right ?? 0), parts: starts.has(word) }))
  const within = gaps.filter(({ parts }) => !parts).map(({ gap }) => gap)
  return Math.min(...gaps.filter(({ parts }) => parts).map(({ gap }) => gap)) >= clearlyWider * Math.max(0, ...within)
}
const clearlyWider = 1.5

/** true when a figure stands on one side of each gap narrower than the writing is high: two words may stand that far apart in one name. */
const adjoinFigures = (chunks: readonly Chunk[]): boolean =>
  chunks.slice(1).every(({ box, words }, i) => {
    const before = chunks[i]
    const last = before?.words.at(-1)
    if (before === undefined || last === undefined || box.left - before.box.right > spacingSizeOf(last)) return true
    return /\d/u.test(last.text) || /\d/u.test(words[0]?.text ?? '')
  })

/** The rows with the titles above tightly set ones parted as those are. */
const withTightTitles = (rows: readonly Run[]): readonly Run[] =>
  rows.map((row, i) => {
    const next = rows[i + 1]
    if (next === undefined || next.texts === chunksOf(next.words, 1).length || row.texts >= next.texts) return row
    const chunks = chunksOf(row.words, tightSpace)
    return chunks.length >= fewestTight && chunks.length <= next.texts && isBold(row) && areParted(row, chunks)
      ? { ...row, chunks, texts: chunks.length }
      : row
  })

/** The row with its texts parted where more than a word space stands between, when they are several and figures among them. */
function tightRunOf(row: TextRow): Run {
  const run = runOf(row)
  const chunks = chunksOf(row.words, tightSpace)
  const figures = chunks.filter(({ words }) => readsAsValue(words)).length
  return chunks.length > run.texts && chunks.length >= fewestTight && figures >= 1 && areParted(row, chunks) && adjoinFigures(chunks)
    ? { ...run, chunks, texts: chunks.length }
    : run
}

/** true when the row is near enough to belong to the run: close, or at the distance of padded rows with its texts in the run's columns. */
function goesOn(row: Run, last: Run, run: readonly Run[]): boolean {
  const gap = row.baseline - last.baseline
  if (beginsOtherColumns(row, gap, run)) return false
  // Of recognised titles one line may look bold below another that does not.
  const areTitles = () =>
    run.filter(({ texts }) => texts > 1).every(({ chunks }) => chunks.every(({ words }) => !readsAsValue(words) && !isMoment(words)))
  const isBelowTitles = row.words.every(isOfUnknownType) && gap <= nearLine * row.size && areTitles()
  if (row.texts > 1 && !isBelowTitles && isBolder(row, last) && (gap > 1.3 * widestGap(run) || namesColumnsAnew(row, run))) return false
  // A word of capitals alone is measured smaller than its row.
  const size = row.texts === 1 && row.words.every(isOfUnknownType) ? Math.max(row.size, usualSize(run)) : row.size
  if (gap <= nearRow * size) return true
  if (gap > paddedRow * size || Math.abs(row.size - last.size) > otherSize(row) * row.size) return false
  const columns = columnsOf(run)
  const held = heldBy(row, columns)
  // Titles may be set otherwise than what stands below them.
  const titles = run.findIndex(({ texts }) => texts > 1)
  if (row.texts > 1) {
    if (keepsColumns(held) || keepsColumns(heldBy(row, columnsOf(run.slice(titles + 1))))) return true
    // Titles set so close that they read as one are told apart by the first row below them.
    const [only, ...others] = run.filter(({ texts }) => texts > 1)
    const mayBeClose = only !== undefined && others.length === 0 && only.texts >= fewestClose && only.texts < row.texts
    return mayBeClose && keepsColumns(heldBy(only, columnsOf([row])))
  }
  // A lone text is a row whose other cells are empty when it begins or ends with its column, no further from its neighbour than others.
  const box = row.box
  const own = held[0]?.[0]
  return own !== undefined && held[0]?.length === 1 && gap <= widestGap(run) + 1 && isFlush(box, own)
}

/** Titles of which some read as one stand apart by so many texts all the same. */
const fewestClose = 3

/** A line of running text has at least so many words, fewer where a sentence ends with it; headings within tables have fewer. */
const fewestOfSentence = 9
const fewestOfWholeSentence = 6
/** One of so many words over so many columns, or a whole one, is one however close it stands. */
const fewestOfLongSentence = 12
const fewestUnderSentence = 3
/** A paragraph stands this many times further from the row above than rows from one another, or is set in another size or face. */
const furtherThanRows = 1.2

/** true for a line of running text below the run: a row of many words that lies over several columns, further below than rows are or set otherwise. */
function isSentence(row: Run, last: Run, run: readonly Run[]): boolean {
  const end = row.words.at(-1)?.text ?? ''
  const rows = run.filter(({ texts }) => texts > 1)
  // "… are as follows:" in the face of the rows is rather the heading of some of them.
  const isWhole = /\p{Ll}[.!?]$/u.test(end) || (/\p{Ll}:$/u.test(end) && isInOtherFace(row, rows))
  const fewest = isWhole ? fewestOfWholeSentence : fewestOfSentence
  if (row.texts > 1 || row.words.length < fewest || isBold(row)) return false
  if (row.words.filter(({ text }) => /\p{L}/u.test(text)).length < 0.8 * row.words.length) return false
  const over = columnsOf(run).filter((column) => overlapX(column, row.box) > 0).length
  if (over < 2) return false
  if (over >= fewestUnderSentence && (row.words.length >= fewestOfLongSentence || fewest === fewestOfWholeSentence)) return true
  const usual = median(rows.slice(1).map(({ baseline }, i) => baseline - (rows[i]?.baseline ?? baseline)))
  const isFurther = row.baseline - last.baseline >= furtherThanRows * usual
  return isFurther || Math.abs(row.size - last.size) > otherSize(row) * row.size || isInOtherFace(row, rows)
}

/** true for a line in a face that no word of the rows is set in; faces of recognised words tell nothing. */
function isInOtherFace(line: Run, rows: readonly Run[]): boolean {
  const faces = new Set(rows.flatMap(({ words }) => words.map(({ font }) => font?.family)))
  return !line.words.some((word) => isOfUnknownType(word) || faces.has(word.font?.family))
}

/** Rows of several texts below which "Source: …" ends a table. */
const fewestRows = 3
/** true for a remark or a caption below the rows of a table, from which on another begins. */
function isRemarkBelow(row: Run, run: readonly Run[]): boolean {
  if (row.texts > 1) return false
  const text = row.words.map((word) => word.text).join(' ')
  return (isRemark(text) || isCaption(text)) && run.filter(({ texts }) => texts > 1).length >= fewestRows
}

/** The columns that each text lies in; a text over several whose words each lie in one of them is as many texts, set close. */
const heldBy = (row: Run, columns: readonly Box[]): readonly (readonly Box[])[] =>
  row.chunks.flatMap(({ words, box }) => {
    const own = columnsAt(box, columns)
    if (own.length < 2) return [own]
    const ofWords = words.map((word) => columnsAt(word.box, columns))
    return ofWords.every(({ length }) => length <= 1) ? own.map((column) => [column]) : [own]
  })
const columnsAt = (box: Box, columns: readonly Box[]): readonly Box[] => columns.filter((column) => overlapX(column, box) > 0)
/** true when each text lies in one column at most, none two in the same, and two at least in some. */
const keepsColumns = (held: readonly (readonly Box[])[]): boolean =>
  held.every((own) => own.length <= 1) && new Set(held.flat()).size === held.flat().length && held.flat().length >= 2

/** Share by which the size of writing differs at least from that of another row. Words of pictures are as high as their letters reach: "Ink" lacks what "Clips" has below. */
const otherSize = ({ words }: Run): number => (words.every(isOfUnknownType) ? 0.4 : 0.1)

/** true for a row of at least three texts, more than any row above holds: the titles of a table below an address or other lines in two columns. */
const namesColumnsAnew = ({ texts }: Run, run: readonly Run[]): boolean => texts >= 3 && run.every((row) => row.texts < texts)

/** true for the titles of the run's columns printed again below a text alone: another table of the same columns, under a title of its own. */
const repeatsTitles = (row: Run, run: readonly Run[]): boolean => {
  const titles = run.find(({ texts }) => texts > 1)
  return (
    titles !== undefined &&
    titles.texts === row.texts &&
    titles.words.length === row.words.length &&
    titles.words.every(({ text }, i) => text === row.words[i]?.text) &&
    titles.words.filter(({ text }) => /\p{L}/u.test(text)).length >= 2
  )
}

/** true for a row of fewer or more texts whose first is that of the run's first row: the next of several timetables of one line. */
function beginsLikeFirst(row: Run, run: readonly Run[]): boolean {
  const first = run.find(({ texts }) => texts > 1)
  const [own, other] = [row, first].map((one) => one?.chunks[0]?.words.map(({ text }) => text).join(' '))
  return first !== undefined && first.texts !== row.texts && row.texts > 1 && own !== undefined && own === other && /\p{L}{2}/u.test(own)
}

const usualSize = (run: readonly Run[]): number => median(run.map(({ size }) => size))
/** true for a bold row below one that is not; of recognised words, whose weight is guessed one by one, most tell. */
function isBolder(row: Run, last: Run): boolean {
  if (isBold(row)) return !isBold(last)
  const share = ({ words }: Run) => words.filter(({ font }) => font?.bold === true).length / words.length
  return row.words.every(isOfUnknownType) && share(row) >= mostlyBold && share(last) <= 1 - mostlyBold
}
const mostlyBold = 0.6
const isBold = (row: Run): boolean => row.words.every((word) => word.font?.bold === true)
const widestGap = (run: readonly Run[]): number => Math.max(0, ...run.slice(1).map((next, i) => next.baseline - (run[i]?.baseline ?? 0)))

/** Where the columns of a run's last rows stand: their texts, those that overlap taken together, without what runs over several. */
function columnsOf(run: readonly Run[]): readonly Box[] {
  const columns: Box[] = []
  const several = run.filter((row) => row.texts > 1)
  // Titles may be set otherwise than what stands below them.
  const texts = (several.length > 2 ? several.slice(1) : several).slice(-6).flatMap((row) => row.chunks.map(({ box }) => box))
  for (const box of texts.sort((a, b) => width(a) - width(b))) {
    const touched = columns.flatMap((column, i) => (overlapX(column, box) > 0 ? [i] : []))
    const at = touched[0]
    if (at === undefined) columns.push(box)
    else if (touched.length === 1) columns[at] = unionOf([columns[at] ?? box, box])
  }
  return columns
}

const isFlush = (a: Box, b: Box): boolean => Math.abs(a.left - b.left) < 2 || Math.abs(a.right - b.right) < 2

/** Lines of a cell stand at most this many sizes apart: style sheets set 1.4, and browsers print at whole pixels of the screen. */
const nearLine = 1.5

/** true for a lone text that goes on with a cell right above it: a line below, flush with it, and no wider than its column has room. */
function wrapsUnder(row: Run, run: readonly Run[]): boolean {
  const last = run[run.length - 1]
  if (!last || row.texts !== 1 || row.baseline - last.baseline > nearLine * row.size) return false
  if (Math.abs(row.size - last.size) > otherSize(row) * row.size) return false
  const full = run.findLast((other) => other.texts > 1)
  if (!full) return false
  const above = last.chunks.find(({ box }) => Math.abs(box.left - row.box.left) < 2)
  return above !== undefined && full.chunks.every(({ box }) => box.left < row.box.left + 2 || box.left > row.box.right + 2)
}

/** The candidate cut in two at its widest gap between rows, when one gap is wider than the others; none when all gaps are alike. */
export function cutAtWidestGap(candidate: Candidate): readonly Candidate[] {
  const rows = rowsOnce(candidate.words).map(runOf)
  const gaps = rows.slice(1).map((row, i) => row.baseline - (rows[i]?.baseline ?? 0))
  const widest = Math.max(0, ...gaps)
  const at = gaps.indexOf(widest) + 1
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0
  if (at < 1 || widest < 1.25 * usual) return []
  return [rows.slice(0, at), rows.slice(at)].flatMap((half) => {
    const kept = withoutSingles(half, half)
    return kept.filter((row) => row.texts > 1).length >= 2 && kept.length >= 3 ? [candidateOf(kept, candidate.rules)] : []
  })
}

/** The rows of a run from the first to the last that holds several texts, with the wrapped lines of that one's cells and the lines of titles among all `rows`. */
function withoutSingles(run: readonly Run[], rows: readonly Run[]): readonly Run[] {
  const first = run.findIndex((row) => row.texts > 1)
  let end = run.findLastIndex((row) => row.texts > 1) + 1
  for (let next = run[end]; next && wrapsUnder(next, run.slice(first, end)); next = run[end]) end++
  if (first < 0) return []
  const at = rows.indexOf(run[first] as Run)
  const begin = beginOfTitles(rows, at)
  const isTitled = standsOverSeveral(rows[begin - 1], run.slice(first, end), rows[begin])
  if (isTitled || begin < at) return [...rows.slice(isTitled ? begin - 1 : begin, at), ...run.slice(first, end)]
  return run.slice(...withHeadingsAtEnds(run, first, end))
}

/**
 * true for a text alone right above the titles, of which `next` is the first line, whose middle is that of two or more of them, or of their columns,
 * and no other: a title over those columns.
 */
function standsOverSeveral(row: Run | undefined, [titles, ...rows]: readonly Run[], next: Run | undefined): boolean {
  if (row === undefined || titles === undefined || next === undefined || row.texts !== 1 || titles.texts < 3) return false
  if ([...row.words, ...titles.words].some(({ text }) => isFigure(text))) return false
  if (next.baseline - row.baseline > nearRow * row.size || Math.abs(row.size - titles.size) > otherSize(row) * row.size) return false
  const boxes = titles.chunks.map(({ box }) => box)
  // The first column names what the rows are; a text that begins over it is rather a title of the whole.
  if (row.box.left < (boxes[0]?.right ?? Infinity)) return false
  const texts = rows.flatMap(({ chunks }) => chunks.map(({ box }) => box))
  const columns = boxes.map((box) =>
    unionOf([box, ...texts.filter((text) => overlapX(text, box) > 0 && boxes.filter((other) => overlapX(text, other) > 0).length === 1)]),
  )
  return [boxes, columns].some((all) => isInMiddleOfSeveral(row.box, row.size, all))
}

function candidateOf(rows: readonly Run[], rules: Rules): Candidate {
  const box = unionOf(rows.map((row) => row.box))
  const roomy = { left: box.left - 1, right: box.right + 1, top: box.top - 1, bottom: box.bottom + 1 }
  const own = rows.flatMap((row) => row.words)
  return { ...candidateIn(roomy, [], rules, 'alignment'), words: own }
}
