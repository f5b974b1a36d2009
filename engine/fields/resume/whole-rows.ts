// Rows of posts and schools as they are meant: bullets with their texts, times and names that a line broke put together, times parted from what stands close beside.

import { type Segment, segmentOf } from '../reading/page-text.ts'
import { bullet } from './bullets.ts'
import { type PeriodInText, periodIn } from './months.ts'
import type { Row } from './sections.ts'

/** The rows of a section with each time and name whole. */
export const wholeRows = (rows: readonly Row[]): readonly Row[] => unwrapped(withWholeTimes(partedBehindTimes(rows.map(withBullet))))

/** A row whose bullet is a piece by itself, as one piece with what it marks. */
function withBullet([mark, text, ...more]: Row): Row {
  const isApart = mark?.words.length === 1 && bullet.test(mark.text)
  return mark === undefined || text === undefined
    ? [mark, text].filter((segment) => segment !== undefined)
    : isApart
      ? [segmentOf([...mark.words, ...text.words], mark.row, mark.page), ...more]
      : [mark, text, ...more]
}

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
