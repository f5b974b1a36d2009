import { type Box, height, overlapX, overlapY, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { isCaption } from './captions.ts'
import { isAmount, isYear, readsAsValue } from './cell-text.ts'
import { isBesideGap, pastEnd } from './gaps-between-rules.ts'
import { isHeading, isHeadingOfTable, isHeadingOverBoldTitles } from './headings-within.ts'
import { couldHoldTable } from './lattice.ts'
import { printedSize } from './printed-size.ts'
import { rowsIn } from './rows-in-boxes.ts'
import { doubleRule, nextRow, type Rule, sameEnd, sameRule } from './rules.ts'
import { holdsSentenceAndRule, holdsSentenceBetweenRows, isSentenceBetweenTables } from './sentences-between-rules.ts'
import { type Chunk, chunksOf, isBold, median, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'
import { areTitlesOfNext, holdsTitlesOfNext } from './titles-of-next.ts'
import { isTitleOverSeveral } from './titles-over-several.ts'

/** Rules of one level may be broken between columns by this much, in points. */
const broken = 24
/** Points by which rules of one level, and ends at one place, differ at most. */
const sameLevel = 2
/** No table has as many loose rules as this; hatching and music have. */
const mostLevels = 400
export const captionStart =
  /^(?:table|tab\.|exhibit|example|listing|figure|fig\.|chart|box|tableau|tabelle|abbildung|tabla|cuadro|gráfico|tabela|quadro|tabella)$/i

/** Boxes between level rules that begin and end alike and hold rows of separate texts. */
export function stacksOf(rules: readonly Rule[], words: readonly Word[], grids: readonly Box[]): readonly Box[] {
  const levels: Rule[] = []
  for (const rule of [...rules].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const last = levels[levels.length - 1]
    if (last && goesOnIn(last, rule) && !areOfTwoTables(last, rule, rules))
      levels[levels.length - 1] = { at: last.at, from: last.from, to: rule.to }
    else levels.push(rule)
  }
  if (levels.length > mostLevels) return []
  const boxes: Box[] = []
  const taken = new Set<Rule>()
  for (const first of levels) {
    if (taken.has(first)) continue
    let run: Rule[] = [first]
    const close = () => {
      const box = boxOfLevels(run)
      if (run.length < 2 || height(box) <= 12) return
      boxes.push(box)
      for (const level of run) taken.add(level)
    }
    for (const level of levels) {
      if (level.at <= first.at || taken.has(level) || !endsAlike(level, first)) continue
      const above = run[run.length - 1] ?? first
      const between = boxOfLevels([above, level])
      if (run.length > 1 && areTitlesOfNext(between, boxOfLevels(run), words)) {
        run = run.slice(0, -1)
        close()
        run = [above, level]
        continue
      }
      const parted =
        level.begins === true ||
        grids.some((grid) => parts(grid, between)) ||
        holdsWiderRules(between, levels) ||
        holdsSentenceAndRule(between, words, levels) ||
        (run.length >= rulesOfWholeTable && (beginsAnew(between, words) || repeatsTitles(between, run, words))) ||
        ((run.length > 1 || isBelowTexts(first, words)) && holdsHeadingOfTable(between, words, levels)) ||
        holdsTitlesOfNext(between, words) ||
        holdsSums(between, run, words) ||
        isFootOfPage(between, words) ||
        holdsTextPast(between, words) ||
        holdsSentenceBetweenRows(between, words) ||
        (run.length > 1 && isSentenceBetweenTables(between, boxOfLevels(run), words)) ||
        holdsCaption(between, words, run.length > 1 ? 0 : 1)
      const isBegun = run.length > 1
      if (
        !parted &&
        (holdsColumns(between, words, isBegun) ||
          isBesideGap(between, besides(level, run, levels), words) ||
          (run.length === 2 && (isSparseBody(between, run, words) || isRestOfCell(between, boxOfLevels(run), words))) ||
          (!isBegun &&
            (isFirstRow(between, titlesOver(first, words), words) ||
              isHeadingUnderTitles(between, first, words) ||
              isTitleOverSeveral(between, words))))
      )
        run.push(level)
      else {
        close()
        run = [level]
      }
    }
    close()
  }
  return boxes.filter((box) => couldHoldTable(box) && !endsAmidTexts(box, words))
}

/** true for a rule of one level that begins right behind the other's end. */
const goesOnIn = (rule: Rule, next: Rule): boolean =>
  Math.abs(rule.at - next.at) <= sameLevel && next.from >= rule.to && next.from - rule.to <= broken

/**
 * true for two rules of one level that are whole: each begins and ends alike at another height where none stands right beside it; or one of them does again
 * and again, with more paper between than rules under titles are parted by.
 */
function areOfTwoTables(rule: Rule, next: Rule, rules: readonly Rule[]): boolean {
  if (rules.length > mostRulesBeside || Math.min(rule.to - rule.from, next.to - next.from) < narrowestTable) return false
  const [one, other] = [rule, next].map((own) => timesByItself(own, rules)) as [number, number]
  return (one > 0 && other > 0) || (Math.max(one, other) >= oftenByItself && next.from - rule.to > widestJoint)
}
/** Drawings, and rules of dots and dashes, have more pieces than tables beside each other; and shorter ones, in points. */
const mostRulesBeside = 200
const narrowestTable = 60
const oftenByItself = 2
const widestJoint = 14

const timesByItself = (rule: Rule, rules: readonly Rule[]): number =>
  rules.filter(
    (other) =>
      Math.abs(other.at - rule.at) > sameLevel &&
      Math.abs(other.from - rule.from) <= sameLevel &&
      Math.abs(other.to - rule.to) <= sameLevel &&
      !rules.some((beside) => goesOnIn(other, beside) || goesOnIn(beside, other)),
  ).length

const endsAlike = (a: Rule, b: Rule): boolean => Math.abs(a.from - b.from) <= sameEnd && Math.abs(a.to - b.to) <= sameEnd
const boxOfLevels = (levels: readonly Rule[]): Box => ({
  left: Math.min(...levels.map((level) => level.from)),
  right: Math.max(...levels.map((level) => level.to)),
  top: Math.min(...levels.map((level) => level.at)),
  bottom: Math.max(...levels.map((level) => level.at)),
})
/** true when a grid of its own width, or the whole of one, stands between two level rules, which then are not its own. */
const parts = (grid: Box, between: Box): boolean =>
  overlapX(grid, between) > 0 &&
  ((overlapY(grid, between) > 0.5 * Math.min(height(grid), height(between)) && width(grid) < width(between) - 2 * sameEnd) ||
    (grid.top >= between.top - sameRule && grid.bottom <= between.bottom + sameRule))

/** true when rules of another table stand between two level rules: two that end alike, and further out than these. */
function holdsWiderRules(between: Box, levels: readonly Rule[]): boolean {
  const wider = levels.filter(
    ({ at, from, to }) =>
      at > between.top + sameRule &&
      at < between.bottom - sameRule &&
      Math.min(to, between.right) > Math.max(from, between.left) &&
      (from < between.left - 2 * sameEnd || to > between.right + 2 * sameEnd),
  )
  return wider.some((rule, i) => wider.slice(i + 1).some((other) => endsAlike(rule, other)))
}

/** What stands between two rules of a table whose rows are ruled is no row of it when it is so many times as high. */
const notARow = 3
/** Sums below a table begin right of this share of its width. */
const beginOfSums = 0.3

/** true when the sums below a table with ruled rows stand between its last rule and the next, that of the page's foot. */
function holdsSums(between: Box, run: readonly Rule[], words: readonly Word[]): boolean {
  if (run.length < rulesOfWholeTable) return false
  const usual = median(
    run
      .slice(1)
      .map(({ at }, i) => at - (run[i]?.at ?? at))
      .sort((a, b) => a - b),
  )
  if (height(between) < notARow * usual) return false
  const sums = rowsIn(between, words).filter((row) => {
    const chunks = chunksOf(row.words)
    const [label] = chunks
    const amount = chunks.at(-1)
    const isAside = label !== undefined && label.box.left > between.left + beginOfSums * width(between)
    return isAside && chunks.length > 1 && amount !== undefined && isAmount(amount.words)
  })
  return sums.length > 1
}

/** Points of paper above the rule of a page's foot, in distances of lines as well: rows of a table do not stand so far from the rule that closes them. */
const paperAboveFoot = 72
const linesAboveFoot = 4
/** Lines of the foot, at most, none further from the rule or the one above than this many points. */
const linesOfFoot = 6
const pitchOfFoot = 20

/** true when the lower of two rules is that of the page's foot: much paper above it, and below a few lines of print that are the last of the page. */
function isFootOfPage(between: Box, words: readonly Word[]): boolean {
  const rows = rowsIn(between, words)
  const last = rows.at(-1)
  const foot = textRowsOf(words.filter(({ baseline }) => baseline > between.bottom))
  if (last === undefined || rows.length < 2 || foot.length === 0 || foot.length > linesOfFoot) return false
  const pitch = median(rows.slice(1).map(({ baseline }, i) => baseline - (rows[i]?.baseline ?? baseline)))
  const isTight = foot.every(({ baseline }, i) => baseline - (foot[i - 1]?.baseline ?? between.bottom) < pitchOfFoot)
  return isTight && between.bottom - last.box.bottom > Math.max(paperAboveFoot, linesAboveFoot * pitch)
}

/** Above the titles, below them, and below the last row. */
const rulesOfWholeTable = 3
/** true when nothing stands between two level rules, and below them titles in bold do, above them none: the end of a table and the begin of the next. */
function beginsAnew(between: Box, words: readonly Word[]): boolean {
  if (height(between) < doubleRule || wordsIn(between, words).length > 0) return false
  const { left, right } = between
  const above = textRowsOf(wordsIn({ left, right, top: between.top - nextRow, bottom: between.top }, words)).at(-1)
  const [below] = textRowsOf(wordsIn({ left, right, top: between.bottom, bottom: between.bottom + nextRow }, words))
  return above !== undefined && below !== undefined && !isBold(above.words) && isBold(below.words) && chunksOf(below.words, 1).length >= 2
}
/** true when below a text alone the titles stand again that the run began with: another table of the same columns, under a title of its own. */
function repeatsTitles(between: Box, [first, second]: readonly Rule[], words: readonly Word[]): boolean {
  const below = rowsIn(between, words)
  const titles = below.at(-1)
  if (!first || !second || below.length < 2 || titles === undefined || chunksOf(titles.words, 1).length < 2) return false
  const { left, right } = between
  const text = (row: TextRow) => row.words.map((word) => word.text).join(' ')
  const above = textRowsOf(wordsIn({ left, right, top: first.at - nextRow, bottom: second.at }, words))
  return below.slice(0, -1).some((row) => chunksOf(row.words, 1).length === 1) && above.some((row) => text(row) === text(titles))
}
/**
 * true when a caption stands between two level rules, below so many lines at least: the upper one ends a table, and the next begins below. Right below
 * its first rule a table may have its own.
 */
const holdsCaption = (between: Box, words: readonly Word[], linesAbove: number): boolean =>
  rowsIn(between, words).some((row, i) => i >= linesAbove && isCaption(row.words.map(({ text }) => text).join(' ')))

/**
 * true when a bold text alone that is set larger than the row above it, or has nothing but bold titles below it, has titles below it: between two level
 * rules or right below the lower one.
 */
function holdsHeadingOfTable(between: Box, words: readonly Word[], levels: readonly Rule[]): boolean {
  const { left, right, top, bottom } = between
  const rows = rowsIn(between, words)
  if (!rows.some((row) => isHeading(row.words))) return false
  const above = textRowsOf(wordsIn({ left, right, top: top - nextRow, bottom: top }, words)).at(-1)
  const below = textRowsOf(wordsIn({ left, right, top: bottom, bottom: bottom + nextRow }, words))
  const isRuledOff = ({ box }: TextRow): boolean =>
    levels.some(
      (rule) =>
        endsAlike(rule, { at: bottom, from: left, to: right }) && rule.at > box.bottom - 1 && rule.at < box.bottom + 1.5 * height(box),
    )
  return (
    above !== undefined &&
    rows.some((row, i) => {
      const following = [...rows.slice(i + 1), ...below]
      return (
        isHeadingOfTable(row.words, above.words, following) ||
        isHeadingOverBoldTitles(row.words, (rows[i - 1] ?? above).words, following, isRuledOff)
      )
    })
  )
}
/** true for a level rule with a row of several texts right above it, titles or the last row above a sum: a heading below it is that of another table. */
function isBelowTexts({ at, from, to }: Rule, words: readonly Word[]): boolean {
  const row = textRowsOf(wordsIn({ left: from, right: to, top: at - nextRow, bottom: at }, words)).at(-1)
  return row !== undefined && at - row.box.bottom <= printedSize(row.words) && chunksOf(row.words, 1).length > 1
}

/** The titles of columns that stand right above a level rule; none where other texts do. */
function titlesOver({ at, from, to }: Rule, words: readonly Word[]): readonly Chunk[] {
  const titles = textRowsOf(wordsIn({ left: from, right: to, top: at - nextRow, bottom: at }, words)).at(-1)
  if (titles === undefined || at - titles.box.bottom > printedSize(titles.words)) return []
  const texts = chunksOf(titles.words, 1)
  return texts.length >= fewestTitles && texts.every((text) => !readsAsValue(text.words) || isYear(text.words)) ? texts : []
}

/** true for a heading within the table, alone between the rule below titles, of which some may be wrapped, and the next one. */
function isHeadingUnderTitles(between: Box, { at, from, to }: Rule, words: readonly Word[]): boolean {
  const [heading, ...others] = rowsIn(between, words)
  if (heading === undefined || others.length > 0 || chunksOf(heading.words, 1).length > 1) return false
  const lines = [...textRowsOf(wordsIn({ left: from, right: to, top: at - nextRow, bottom: at }, words))].reverse()
  const [last] = lines
  const size = printedSize(heading.words)
  if (last === undefined || at - last.box.bottom > size || height(between) > roomyRow * size) return false
  const end = lines.findIndex((line, i) => i > 0 && (lines[i - 1]?.baseline ?? 0) - line.baseline > nearTitleLine * size)
  return lines.slice(0, end < 0 ? lines.length : end).some((line) => {
    // Titles may fill their columns so that hardly more than a word space parts them.
    const apart = chunksOf(line.words, 1)
    const titles = apart.length < 2 ? chunksOf(line.words) : apart
    const longest = isBold(line.words) ? longestOfTwoBold : longestOfTwo
    const areShort = titles.length >= fewestTitles || titles.every((text) => text.words.length <= longest)
    const isUnit = (text: Chunk) => isYear(text.words) || /^\D*%$/u.test(text.words.at(-1)?.text ?? '')
    return titles.length >= 2 && areShort && titles.every((text) => !readsAsValue(text.words) || isUnit(text))
  })
}
/** Further lines of a title or a cell follow at the distance of lines; notes below a table stand apart. */
export const nearLine = 1.4
/** The same of titles alone, above a rule. */
const nearTitleLine = 1.65
/** Two texts above a rule are titles when they have no more words than this each. */
const longestOfTwo = 4
const longestOfTwoBold = 7

/**
 * true for what stands between the rule below titles and the next one when it is a row of theirs: a heading within the table, a row of which one
 * cell has many lines, or the lines of such a cell that the page before had no room for.
 */
function isFirstRow(between: Box, titles: readonly Chunk[], words: readonly Word[]): boolean {
  if (titles.length === 0) return false
  if (holdsColumns(between, words, true)) return true
  return isUnderOneTitle(
    rowsIn(between, words),
    titles.map(({ box }) => box.left),
    between.right,
  )
}
const fewestTitles = 3

/** true for the further lines of one cell right below titles, which the page before had no room for: they begin under one title and end before the next. */
function isRestOfCell(between: Box, titles: Box, words: readonly Word[]): boolean {
  const lines = rowsIn(between, words)
  const texts = rowsIn(titles, words).map((row) => chunksOf(row.words, 1))
  if (lines.length === 0 || !texts.some((row) => row.length >= fewestTitles)) return false
  const lefts = texts.flat().map(({ box }) => box.left)
  return isUnderOneTitle(
    lines,
    lefts.sort((a, b) => a - b),
    between.right,
  )
}

/** true for lines that begin under one of the titles right of the first and end before the next. `lefts`: where titles begin, from left to right; `end`: where the last ends. */
const isUnderOneTitle = (lines: readonly TextRow[], lefts: readonly number[], end: number): boolean =>
  lefts.some(
    (left, i) =>
      i > 0 && lines.every(({ box }) => Math.abs(box.left - left) < 2 && box.right < (lefts.find((next) => next > left + 2) ?? end)),
  )

/**
 * true for rows of one column of labels and others that hardly a row has a text in, below titles between two rules: lines of single short texts at the edge of the
 * first title, set wider than running text, and some with a text under another title.
 */
function isSparseBody(between: Box, run: readonly Rule[], words: readonly Word[]): boolean {
  const lines = textRowsOf(wordsIn(boxOfLevels(run), words))
  const rows = rowsIn(between, words)
  const [titles] = lines
  const [first, ...others] = titles === undefined ? [] : chunksOf(titles.words, 1)
  if (first === undefined || others.length === 0 || lines.length > 1 || rows.length < fewestSparse) return false
  const size = median(rows.map((row) => sizeOf(row.words[0] as Word)))
  const gaps = rows.slice(1).map(({ baseline }, i) => baseline - (rows[i]?.baseline ?? baseline))
  const texts = rows.map((row) => chunksOf(row.words, 1))
  const isUnder = ({ box }: Chunk) => others.some((title) => overlapX(title.box, box) > 0)
  return (
    Math.min(...gaps) >= sparsePitch * size &&
    texts.some((own) => own.length > 1) &&
    texts.every(
      ([label, ...own]) =>
        label !== undefined &&
        Math.abs(label.box.left - first.box.left) < 2 &&
        label.box.right < Math.min(...others.map(({ box }) => box.left)) &&
        own.every(isUnder),
    )
  )
}
const fewestSparse = 3
/** Sizes from line to line: running text is set closer. */
const sparsePitch = 1.45

/** true when a line of text between two level rules runs past their ends: a paragraph wider than the tables above and below it, or a heading. */
function holdsTextPast(between: Box, words: readonly Word[]): boolean {
  const band = words.filter(({ baseline }) => baseline > between.top && baseline < between.bottom)
  const rows = textRowsOf(band)
  return rows.some((row) => {
    const texts = chunksOf(row.words, 1)
    // So does a heading above narrow columns; those within a table stand in it.
    const isHeadingPast = texts.length === 1 && isHeading(row.words) && rows.some((other) => !isBold(other.words))
    return texts.some((text) => {
      const past = text.words.filter((word) => word.box.left > between.right || word.box.right < between.left).length
      return past >= (isHeadingPast ? 1 : fewestWordsPast) && text.words.length - past >= (isHeadingPast ? 1 : fewestWordsPast)
    })
  })
}
/** Words on either side of the end of a rule that make a line of text run past it; titles of labels outside the rules have fewer. */
const fewestWordsPast = 3

/**
 * true when most lines that reach past an end of level rules run through it: pieces of longer rules, as scans have them, which happen to end alike.
 * Labels outside the rules of their table stand apart from its cells; figures that line up on the right may stand out of it, but not with a word more.
 */
function endsAmidTexts({ left, right, top, bottom }: Box, words: readonly Word[]): boolean {
  const rows = textRowsOf(words.filter(({ baseline }) => baseline > top && baseline < bottom))
  const runsThrough = (end: number) => {
    const reachesPast = ({ box }: TextRow | Chunk) => box.left < end - pastEnd && box.right > end + pastEnd
    const isCut = (text: Chunk) => reachesPast(text) && (end === left || text.words.some(({ box }) => box.left > end))
    const reaching = rows.filter(reachesPast)
    const through = reaching.filter((row) => chunksOf(row.words).some(isCut))
    return through.length >= fewestThrough && through.length * 2 > reaching.length
  }
  return runsThrough(left) || runsThrough(right)
}
const fewestThrough = 3
/** The boxes between the rules of a run, and the one below `level`, where the next rule of its length stands. */
function besides(level: Rule, run: readonly Rule[], levels: readonly Rule[]): readonly Box[] {
  const next = levels.find((other) => other.at > level.at && endsAlike(other, level))
  const [above, below] = [run.slice(1).map((own, i) => boxOfLevels([run[i] ?? own, own])), next && boxOfLevels([level, next])]
  return below === undefined ? above : [...above, below]
}

/** Rows of padded tables are up to this many sizes high. */
const roomyRow = 3.5

/** true when most rows between two rules hold texts that stand apart, or nothing stands between them. */
function holdsColumns(box: Box, words: readonly Word[], inside: boolean): boolean {
  const rows = textRowsOf(wordsIn(box, words))
  if (rows.length === 0) return height(box) < 30
  if (captionStart.test(rows[0]?.words[0]?.text ?? '')) return false
  const texts = rows.map((row) => chunksOf(row.words, 1).length)
  // A lone text with room around it is the title of what follows: a heading within a table stands as close to its rules as other rows.
  const [only] = rows
  if (inside && only && rows.length === 1) return texts[0] !== 1 || height(box) <= roomyRow * sizeOf(only.words[0] as Word)
  const parted = texts.filter((count) => count > 1).length
  // One row of several texts is enough where rules part the rows: the other lines are its wrapped cells.
  if (inside && texts.some((count) => count >= 3)) return true
  return parted >= Math.max(1, rows.length * (rows.length <= 4 ? 0.25 : 0.4))
}
