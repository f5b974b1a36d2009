import type { Word } from '../model/index.ts'
import { type BandLine, bandLines, columnsOfMost, gaps, isWrapped, wrapsInto } from './band-lines.ts'
import { linesOfRowBelow } from './bottom-aligned.ts'
import { holdsFigure, isMoment, readsAsValue } from './cell-text.ts'
import { holdsValue, paddedPitch, pitchOfValues, pitchOfWrapped, shareOfPitch, snap } from './row-pitch.ts'
import { isBold, isOfUnknownType, median, sizeOf, type TextRow } from './text-rows.ts'

/** A line that stands midway between two lines in columns which those leave empty: a cell over both of their rows. */
export interface TallText {
  readonly line: TextRow
  readonly first: TextRow
  readonly last: TextRow
}
/** Lines of text in rows of the table, the lines of a wrapped cell in one row, and the texts that stand beside several rows. */
export interface RowGroups {
  readonly groups: readonly (readonly TextRow[])[]
  readonly tall: readonly TallText[]
}
const oneGroup = (rows: readonly TextRow[]): RowGroups => ({ groups: rows.length === 0 ? [] : [rows], tall: [] })

/** Rows of a band between two rules of a table whose rows are ruled: one row, unless figures stand under one another in it. */
export function ruledBandRows(rows: readonly TextRow[], xs: readonly number[], bandsRuleRows: boolean): RowGroups {
  if (rows.length < 2) return oneGroup(rows)
  const lines = bandLines(rows, xs)
  const columns = new Set(lines.flatMap((line) => [...line.columns.keys()]))
  let stacks = 0
  let isList = false
  for (const column of columns) {
    const cells = lines.map((line) => line.columns.get(column)).filter((words) => words !== undefined)
    const values = cells.filter((words) => readsAsValue(words) || isMoment(words)).length
    if (values >= 2 && values >= cells.length * 0.6) stacks++
    if (values !== cells.length || !areLabelled(lines, column)) continue
    if (areEntries(lines, column)) return entriesOf(lines)
    if (values >= fewestListed) isList = true
  }
  const everyLineAlike =
    stacks > 0 &&
    lines.every((line, k) => standsMidway(line, lines[k - 1], lines[k + 1]) !== 'no' || line.columns.size === columnsOfMost(lines))
  if (stacks >= 2 || isList || everyLineAlike || (stacks >= 1 && (columns.size <= 2 || !bandsRuleRows))) return openBandRows(rows, xs)
  const apart = bandsRuleRows ? rowsFarApart(lines) : null
  return apart ?? (bandsRuleRows ? oneGroup(rows) : paragraphRows(lines))
}

/** So many texts beside each other on every line, further apart than this many sizes, are rows: lines of one text are not set so wide. */
const fewestBeside = 3
const widestLines = 1.9
/** The rows of lines that fill the same columns each and stand further apart than lines of a text, with labels beside them all; null for others. */
function rowsFarApart(lines: readonly BandLine[]): RowGroups | null {
  const rows = lines.filter(({ columns }) => columns.size >= fewestBeside)
  const [first, ...others] = rows
  const last = others.at(-1)
  if (first === undefined || last === undefined) return null
  const size = Math.max(...first.row.words.map(sizeOf))
  const isNext = ({ columns, row }: BandLine, i: number) =>
    columns.size === first.columns.size &&
    [...columns.keys()].every((own) => first.columns.has(own)) &&
    row.baseline - (rows[i]?.row.baseline ?? 0) >= widestLines * size
  const labels = lines.filter((line) => !rows.includes(line))
  const isBesideAll = ({ columns, row }: BandLine) =>
    ![...columns.keys()].some((own) => first.columns.has(own)) && row.baseline > first.row.baseline && row.baseline < last.row.baseline
  if (!others.every(isNext) || !labels.every(isBesideAll)) return null
  return { groups: rows.map(({ row }) => [row]), tall: labels.map(({ row }) => ({ line: row, first: first.row, last: last.row })) }
}

/**
 * true when in at least half of the bands between rules that hold several lines figures stand under one another in two columns: the rules are those over
 * sums, and part no rows.
 */
export function areOverSums(bands: readonly (readonly TextRow[])[], xs: readonly number[]): boolean {
  const several = bands.filter(({ length }) => length > 1)
  const stacked = several.filter((rows) => {
    const lines = bandLines(rows, xs).map(({ columns }) =>
      [...columns].flatMap(([column, words]) => (column > 0 && (holdsFigure(words) || isMoment(words)) ? [column] : [])),
    )
    const counted = Map.groupBy(lines.flat(), (column) => column)
    return [...counted.values()].filter(({ length }) => length > 1).length >= 2
  })
  return stacked.length > 0 && 2 * stacked.length >= several.length
}

/** So many figures under one another, each behind a label of its own, are a list, whatever a rule says of the cell that they stand in. */
const fewestListed = 3
const areLabelled = (lines: readonly BandLine[], column: number): boolean =>
  lines.every(({ columns }) => !columns.has(column) || [...columns].some(([other, words]) => other < column && !readsAsValue(words)))

/**
 * true for two figures and more in one column, the first on the first line, with further lines of the text before them between: what happened on one
 * day, of which only the first line names the day. The two figures of one cell follow each other. A line that fills a column which the one with the figure
 * leaves out begins something else.
 */
const areEntries = (lines: readonly BandLine[], column: number): boolean => {
  const at = lines.flatMap(({ columns }, i) => (columns.has(column) ? [i] : []))
  const goesOn = lines.every(({ columns }, i) => {
    const first = lines[at.findLast((line) => line <= i) ?? 0]
    return [...columns.keys()].every((own) => first?.columns.has(own) === true)
  })
  return at.length >= 2 && at[0] === 0 && goesOn && at.slice(1).every((line, i) => line > (at[i] ?? line) + 1)
}

/** A row for each line with a value, to which the lines below it belong. */
function entriesOf(lines: readonly BandLine[]): RowGroups {
  const groups: TextRow[][] = []
  for (const { row, columns } of lines) {
    const begins = [...columns].some(([column, words]) => column > 0 && readsAsValue(words))
    if (begins || groups.length === 0) groups.push([row])
    else groups.at(-1)?.push(row)
  }
  return { groups, tall: [] }
}

/** Rows told apart by wider gaps above lines that begin in the first column; without such gaps all is one row. */
function paragraphRows(lines: readonly BandLine[]): RowGroups {
  const usual = median(gaps(lines))
  const groups: TextRow[][] = []
  lines.forEach((line, i) => {
    const above = lines[i - 1]
    const wide = above !== undefined && line.row.baseline - above.row.baseline > 1.4 * usual
    if (!above || (wide && line.columns.has(0))) groups.push([line.row])
    else if (
      above.columns.size === 1 &&
      above.columns.has(0) &&
      line.columns.has(0) &&
      line.columns.size > 1 &&
      !wrapsInto(above, line, 0, 0)
    )
      groups.push([line.row])
    else groups[groups.length - 1]?.push(line.row)
  })
  return { groups, tall: [] }
}

/**
 * Rows of a band without rules between its rows: a line begins a row unless it reads as the continuation of a wrapped cell above. `titles` are the
 * lines of titles over the columns, which are at least as wide; `ofTable` is the distance between rows that the table as a whole tells; at
 * `tintEdges` the tint behind a row begins or ends.
 */
export function openBandRows(
  rows: readonly TextRow[],
  xs: readonly number[],
  titles: () => readonly TextRow[] = () => [],
  ofTable: number | null = null,
  tintEdges: readonly number[] = [],
): RowGroups {
  const all = bandLines(rows, xs, rows.length > 1 ? titles() : [])
  const midway = all.map((line, i) => standsMidway(line, all[i - 1], all[i + 1]))
  const lines = all.filter((_, i) => midway[i] !== 'beside both')
  const usual = median(gaps(lines))
  const pitch = pitchOfValues(lines) ?? ofTable ?? pitchOfWrapped(lines) ?? paddedPitch(lines)
  const ofValues = lines.slice(1).flatMap((line, i) => (holdsValue(line) ? [line.row.baseline - (lines[i]?.row.baseline ?? 0)] : []))
  const least = ofValues.length === 0 ? 0 : Math.min(...ofValues)
  const groups: BandLine[][] = []
  const overTheirRow = linesOfRowBelow(lines)
  lines.forEach((line, i) => {
    const group = groups[groups.length - 1]
    const above = lines[i - 1]
    if (overTheirRow.size > 0) {
      if (group && above && overTheirRow.has(above)) group.push(line)
      else groups.push([line])
      return
    }
    const isCentred = (other: BandLine | undefined) => other !== undefined && midway[all.indexOf(other)] === 'one row'
    const goesOn = isCentred(line) || isCentred(above)
    // The first line of a cell of two, beside which the values of its row stand midway, goes on with nothing above.
    const begins = (isCentred(lines[i + 1]) && !goesOn) || (above !== undefined && arePartedByTint(above.row, line.row, tintEdges))
    if (group && above && !begins && (goesOn || continues(group, above, line, lines, { usual, pitch, least }))) group.push(line)
    else groups.push([line])
  })
  const tall = all.flatMap((line, i) => {
    const first = all[i - 1]
    const last = all[i + 1]
    return midway[i] === 'beside both' && first && last ? [{ line: line.row, first: first.row, last: last.row }] : []
  })
  return { groups: groups.map((group) => group.map(({ row }) => row)), tall }
}

/** Whether a tint begins or ends between two lines: below the letters of the upper one, above those of the lower. */
const arePartedByTint = (above: TextRow, line: TextRow, edges: readonly number[]): boolean =>
  edges.some((edge) => edge > above.baseline && edge < line.baseline - smallLetters * median(line.words.map(sizeOf)))
/** Height of small letters, in sizes. */
const smallLetters = 0.5

/**
 * Whether a line stands midway between its neighbours in columns that both leave empty. If those hold values of their own it is a cell beside both rows;
 * if they hold only the wrapped lines of a label, the three are one row whose values are centred.
 */
function standsMidway(line: BandLine, above: BandLine | undefined, below: BandLine | undefined): 'no' | 'beside both' | 'one row' {
  if (!above || !below) return 'no'
  const apart = below.row.baseline - above.row.baseline
  const size = Math.max(...above.row.words.map(sizeOf))
  if (apart > 2.2 * size || Math.abs((above.row.baseline + below.row.baseline) / 2 - line.row.baseline) > 0.2 * apart) return 'no'
  for (const column of line.columns.keys()) if (above.columns.has(column) || below.columns.has(column)) return 'no'
  const hasValues = (other: BandLine) => [...other.columns.values()].some(readsAsValue) || other.columns.size > 1
  if (hasValues(above) && hasValues(below)) return 'beside both'
  return hasValues(above) || hasValues(below) ? 'no' : 'one row'
}

/** Lines of which each text was broken for want of room stand closer than this share of the distance between rows. */
const lessThanPitch = 0.88

/** A line that is broken for want of room is about as long as its column is wide: a short one is a label of its own. */
const leastFull = 0.75
const isFull = (above: BandLine, line: BandLine, lines: readonly BandLine[]): boolean =>
  [...line.columns.keys()].every((column) => {
    const ends = lines.flatMap((other) => other.columns.get(column) ?? []).map(({ box }) => box)
    const [left, right] = [Math.min(...ends.map((box) => box.left)), Math.max(...ends.map((box) => box.right))]
    return (above.columns.get(column)?.at(-1)?.box.right ?? left) - left >= leastFull * (right - left)
  })

/** Lines of a label stand at most so many sizes apart, however far its rows do. */
const farthestLine = 1.9

/** true when `line` is a further line of the row `group`, whose last line is `above`. */
function continues(
  group: readonly BandLine[],
  above: BandLine,
  line: BandLine,
  lines: readonly BandLine[],
  { usual, pitch, least }: { readonly usual: number; readonly pitch: number | null; readonly least: number },
): boolean {
  const gap = line.row.baseline - above.row.baseline
  // Closer than one line of writing and in other columns: one row whose cells are set at different heights.
  if (
    gap < 0.95 * median(line.row.words.map(sizeOf)) &&
    [...line.columns.keys()].every((column) => group.every((other) => !other.columns.has(column)))
  )
    return true
  if (isBelowTitles(group, line)) return false
  if (!line.columns.has(0) && !holdsValue(line) && holdsValue(above) && lines.filter(isValuedBelow).length >= fewestValuedBelow)
    return false
  if (pitch !== null)
    return (
      (gap <= shareOfPitch * pitch || (gap <= Math.min(lessThanPitch * pitch, least - snap) && isWrapped(above, line))) &&
      !bothHoldValues(group, line)
    )
  if (gap > Math.max(1.25 * usual, 0)) return false
  const taken = new Set(group.flatMap((other) => [...other.columns.keys()]))
  if (!line.columns.has(0)) {
    if (!taken.has(0) && group[0] === lines[0] && goesOnFromPageBefore(above, line, lines)) return true
    // Rows of a group that is named once begin in the second column.
    if (!taken.has(0)) return line.columns.size < taken.size && isWrapped(above, line) && isFull(above, line, lines)
    for (const [column, words] of line.columns) {
      if (!taken.has(column)) return false
      if (readsAsValue(words) || isMoment(words)) return false
    }
    // Texts in all columns but the first go on only where each was broken for want of room, or within a sentence: else they are a row of their own.
    const goesOn = ([column, words]: readonly [number, readonly Word[]]) =>
      /^[\p{Ll}(&/–-]/u.test(words[0]?.text ?? '') || wrapsInto(above, line, column)
    return line.columns.size < Math.max(2, columnsOfMost(lines) - 1) || [...line.columns].every(goesOn)
  }
  const keyOnly = line.columns.size === 1
  const aboveKeyOnly = above.columns.size === 1 && above.columns.has(0)
  if (keyOnly)
    return (
      above.columns.has(0) &&
      gap <= farthestLine * median(line.row.words.map(sizeOf)) &&
      !areIdentifiers(above, line) &&
      !isAmongLabels(line, lines) &&
      !isHeadingOfIndented(line, lines) &&
      wrapsInto(above, line, 0) &&
      (!aboveKeyOnly || indent(line) > indent(above) + 1 || !mayBeginNext(line, lines))
    )
  if (aboveKeyOnly && group.every((other) => other.columns.size === 1)) {
    // Of years and numbers that stand below one another none goes on with a heading.
    const next = lines[lines.indexOf(line) + 1]
    if (isMoment(above.columns.get(0) ?? [])) return false
    return beginsWithinSentence(line) && wrapsInto(above, line, 0) && !(next !== undefined && areIdentifiers(line, next))
  }
  // The label and other cells go on at once, while figures beside them end with their first line.
  const begun = group[0]
  const texts = [...line.columns.values()].map(([first]) => first?.text ?? '')
  return (
    begun !== undefined &&
    begun.columns.size > line.columns.size &&
    [...line.columns.keys()].every((column) => begun.columns.has(column)) &&
    [...line.columns.values()].every((words) => !isMoment(words) && words.some(({ text }) => /\p{L}{2}/u.test(text))) &&
    (isWrapped(above, line) || isWithinSentences(begun, above, line)) &&
    (texts.every((text) => /^[\p{Ll}(&/–-]/u.test(text)) ||
      lacksValueOfRows(begun, line, lines) ||
      (isFull(above, line, lines) &&
        texts.every((text) => /^\p{L}/u.test(text)) &&
        2 * texts.filter((text) => /^\p{Ll}/u.test(text)).length >= texts.length))
  )
}

/**
 * So many rows begin without figures in a line that has the first column, and end in a line that has figures and not the first column: figures
 * stand beside the last line of each text, and none of theirs goes on below them.
 */
const fewestValuedBelow = 2
function isValuedBelow(line: BandLine, at: number, lines: readonly BandLine[]): boolean {
  const below = lines[at + 1]
  return line.columns.has(0) && !holdsValue(line) && below !== undefined && !below.columns.has(0) && holdsValue(below)
}

/** So many columns have bold titles at least. */
const fewestTitles = 3
/** true for a line that is not bold below titles that are. Of recognised words the weight is a guess. */
function isBelowTitles(group: readonly BandLine[], line: BandLine): boolean {
  if (!group.every(({ row }) => isBold(row.words)) || line.row.words.some((word) => isOfUnknownType(word) || word.font?.bold)) return false
  return new Set(group.flatMap(({ columns }) => [...columns.keys()])).size >= fewestTitles
}

/**
 * true for a line whose texts all go on in small letters with those of its row, which begin in capitals, one at least broken for want of room: a word that
 * is wider than its column makes the others look as if they had more.
 */
const isWithinSentences = (begun: BandLine, above: BandLine, line: BandLine): boolean =>
  [...line.columns].every(
    ([column, words]) => /^\p{Ll}/u.test(words[0]?.text ?? '') && /^\p{Lu}/u.test(begun.columns.get(column)?.[0]?.text ?? ''),
  ) && [...line.columns.keys()].some((column) => wrapsInto(above, line, column))

/**
 * true for a line with a label that lacks what all other lines with one hold, in a column of values that `begun`, the first line of the row above, fills as well,
 * beside texts that are wrapped in other rows too, where they have lines without a label.
 */
function lacksValueOfRows(begun: BandLine, line: BandLine, lines: readonly BandLine[]): boolean {
  const labelled = lines.filter(({ columns }) => columns.has(0) && columns.size > 1)
  const isValue = (words: readonly Word[]): boolean =>
    readsAsValue(words) || isMoment(words) || !words.some(({ text }) => /\p{L}/u.test(text))
  const isFilled = [...begun.columns].some(([column, words]) => {
    if (column === 0 || line.columns.has(column) || !isValue(words)) return false
    const rows = labelled.filter(({ columns }) => columns.has(column))
    const others = labelled.filter(({ columns }) => !columns.has(column))
    const areFurther = others.every((other) => {
      const before = lines[lines.indexOf(other) - 1]
      return before !== undefined && isWrapped(before, other)
    })
    return rows.length >= fewestRowsWithValue && rows.length > others.length && areFurther
  })
  const wrapped = lines.filter((other, i) => {
    const before = lines[i - 1]
    return !other.columns.has(0) && before !== undefined && isWrapped(before, other)
  })
  return (
    isFilled && [...line.columns.keys()].some((column) => wrapped.filter(({ columns }) => columns.has(column)).length >= fewestWrappedLines)
  )
}
const fewestRowsWithValue = 3
const fewestWrappedLines = 2

/** true when the first column holds one word with a figure in both lines: codes, days, numbers, of which none goes on with another. */
const areIdentifiers = (above: BandLine, line: BandLine): boolean =>
  [above, line].every(({ columns }) => {
    const [word, another] = columns.get(0) ?? []
    return word !== undefined && another === undefined && /\p{N}/u.test(word.text)
  })

/**
 * true for a further line of one text alone in its row: the first rows of a page may be the rest of a row of the page before. It is broken in its
 * sentence, or all rows have a label in the first column and these lines none.
 */
function goesOnFromPageBefore(above: BandLine, line: BandLine, lines: readonly BandLine[]): boolean {
  const [[column, words] = []] = line.columns
  const isAlone = line.columns.size === 1 && above.columns.size === 1
  if (!isAlone || column === undefined || !above.columns.has(column)) return false
  if (/^[\p{Ll}(]/u.test(words?.[0]?.text ?? '') && wrapsInto(above, line, column)) return true
  const rows = lines.filter(({ columns }) => columns.size * 2 > columnsOfMost(lines))
  return rows.length >= fewestLabelled && rows.every(({ columns }) => columns.has(0)) && !readsAsValue(words ?? [])
}
const fewestLabelled = 2

/** true when a column holds a value both in the row so far and in the line: two rows set close. */
const bothHoldValues = (group: readonly BandLine[], line: BandLine): boolean =>
  [...line.columns].some(([column, words]) => holdsFigure(words) && group.some((other) => holdsFigure(other.columns.get(column) ?? [])))

/** A label has hardly more than this many further lines, each beginning like one of its own. */
const fewestLabels = 3

/** true for one of several lines in a row that hold the first column alone and begin with a capital or a figure: rows whose other cells are empty. */
function isAmongLabels(line: BandLine, lines: readonly BandLine[]): boolean {
  const isLabel = (other: BandLine | undefined): boolean =>
    other !== undefined && other.columns.size === 1 && /^[\p{Lu}\d]/u.test(other.columns.get(0)?.[0]?.text ?? '')
  const at = lines.indexOf(line)
  let [first, last] = [at, at]
  while (isLabel(lines[first - 1])) first--
  while (isLabel(lines[last + 1])) last++
  return isLabel(line) && last - first + 1 >= fewestLabels
}

/** Points by which the labels below a heading are set in at least, and those as far out as it differ. */
const setIn = 3
const sameIndent = 2
/**
 * true for a text with a capital, alone in its row, below which rows with values are set in: in bold, below a sum that stands as far out as it does and ends
 * rows set in like these, or as they are below another such text above.
 */
function isHeadingOfIndented(line: BandLine, lines: readonly BandLine[]): boolean {
  const isHeading = (at: number): boolean => {
    const [own, next] = [lines[at], lines[at + 1]]
    if (own === undefined || next === undefined || own.columns.size > 1 || next.columns.size < 2) return false
    return /^\p{Lu}/u.test(own.columns.get(0)?.[0]?.text ?? '') && indent(next) > indent(own) + setIn
  }
  const at = lines.indexOf(line)
  const isLike = (other: BandLine, i: number): boolean => i < at && isHeading(i) && Math.abs(indent(other) - indent(line)) < 1
  const [above, before] = [lines[at - 1], lines[at - 2]]
  const isBelowSum =
    above !== undefined &&
    above.columns.size > 1 &&
    Math.abs(indent(above) - indent(line)) < sameIndent &&
    (before === undefined || indent(before) > indent(above) + setIn)
  return isHeading(at) && (isBold(line.row.words) || isBelowSum || lines.some(isLike))
}

/** true when the line right after has values, so that `line` is rather its beginning: unless the one begins within a sentence and the other anew. */
function mayBeginNext(line: BandLine, lines: readonly BandLine[]): boolean {
  const next = lines[lines.indexOf(line) + 1]
  if (next === undefined || next.columns.size < 2) return false
  return !(/^\p{Ll}/u.test(line.columns.get(0)?.[0]?.text ?? '') && /^\p{Lu}/u.test(next.columns.get(0)?.[0]?.text ?? ''))
}

/** true when the first column's text goes on in small letters, a figure or a bracket: a line that starts like a sentence is rather a label of its own. */
const beginsWithinSentence = (line: BandLine): boolean => /^[\p{Ll}\d([&/–-]/u.test(line.columns.get(0)?.[0]?.text ?? '')

const indent = (line: BandLine): number => line.columns.get(0)?.[0]?.box.left ?? 0
