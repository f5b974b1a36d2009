// Which words are set in bold and which in italics. One word alone tells little: "met" looks thick for its height, "very" leans. Type changes
// seldom along a line, so words are judged together: each says how likely it is emphasised, and every change on the line costs something.

import { median } from '../model/index.ts'
import type { Recognised } from '../stages.ts'
import { sizeOf, type Weighed } from './weight.ts'

/**
 * Letters of smaller type, in pixels, are as thick in bold as not once a scanner has seen them: of pages drawn at 100 dots an inch, 14 pixels for 10 points,
 * half of the bold words were no thicker than the rest, at 200 dots an inch none.
 */
const leastSize = 22
/** Fewer words tell no usual thickness. */
const fewestWords = 12
/** Where a quarter of the words are thinner than the usual one by more than this, print or light is uneven. What is thicker may be bold. */
const mostSpread = 0.15
/**
 * Pixels added to sizes before thickness is set against them: scanners widen every stroke by the same amount, so that small type comes out thicker for
 * its size than large. Without that, headings in bold were no thicker for their size than the text below them.
 */
const widening = 14
/** Times the usual thickness of the page from which words are rather bold than not, and how much more is as good as one step of odds. */
const boldFrom = 1.14
const boldStep = 0.03
/** A word leans rather than stands from here on (see slant.ts), and how much more is as good as one step of odds. */
const leansFrom = 0.01
const leanStep = 0.015
/** What a single word can say at most, and what a change between two words of a line costs, in steps. */
const mostSaid = 9
const change = 3.5
/** The same between two of a row with wide white between them: titles over columns are all in bold, or none is. */
const changeApart = 1.5
/** Shorter words say less, by as much as they are shorter. */
const wholeWord = 5
/** White of so many sizes between two words of a row parts them: cells, columns. */
const apart = 1.5

/** The words as read, in rows, with those in bold and in italics marked; none where type is small, print uneven or words are few. */
export function emphasised(words: readonly Weighed[]): readonly Recognised[] {
  const lines = linesOf(words)
  const bold = boldWords(lines)
  const italic = italicWords(lines)
  return words.map((word): Recognised => {
    const { stroke: _, lean: __, ...recognised } = word
    return { ...recognised, bold: bold.has(word), italic: italic.has(word) }
  })
}

/** Words that follow each other on a line without wide white between them, and the size of their type in pixels. */
interface Stretch {
  readonly words: readonly Weighed[]
  readonly size: number
}

function linesOf(words: readonly Weighed[]): readonly Stretch[] {
  const lines: Weighed[][] = []
  for (const word of words) {
    const before = lines.at(-1)?.at(-1)
    const line = lines.at(-1)
    if (line !== undefined && before !== undefined && follows(before, word)) line.push(word)
    else lines.push([word])
  }
  // The size of one word by its ink is a guess; a line of them is not.
  return lines.map((line) => ({
    words: line,
    size: median(
      line.flatMap((word) => new Array<number>(word.text.length).fill(sizeOf(word))),
      0,
    ),
  }))
}

function follows({ pixels: before, turn }: Weighed, { pixels, turn: own }: Weighed): boolean {
  const overlap = Math.min(before.bottom, pixels.bottom) - Math.max(before.top, pixels.top)
  const lower = Math.min(before.bottom - before.top, pixels.bottom - pixels.top)
  const white = pixels.left - before.right
  return (
    turn === own &&
    overlap > 0.3 * lower &&
    white > -lower &&
    white < apart * Math.max(before.bottom - before.top, pixels.bottom - pixels.top)
  )
}

function boldWords(lines: readonly Stretch[]): ReadonlySet<Weighed> {
  const thickness = new Map(
    lines.flatMap(({ words, size }) =>
      size < leastSize
        ? []
        : words.filter(hasLetters).flatMap((word) => {
            const stroke = word.stroke()
            return stroke === null ? [] : [[word, stroke / (size + widening)] as const]
          }),
    ),
  )
  const sorted = [...thickness.values()].sort((a, b) => a - b)
  const usual = median(sorted, 0)
  const low = sorted[sorted.length >> 2] ?? 0
  if (thickness.size < fewestWords || usual - low > mostSpread * usual) return new Set()
  return marked(lines, (word) => {
    const own = thickness.get(word)
    return own === undefined ? 0 : ((own / usual - boldFrom) / boldStep) * weightOf(word.text.match(/[\p{L}\p{N}]/gu))
  })
}

function italicWords(lines: readonly Stretch[]): ReadonlySet<Weighed> {
  const leans = new Map(
    lines
      .filter(({ size }) => size >= leastSize)
      .flatMap(({ words }) =>
        words.filter(hasLetters).flatMap((word) => {
          const lean = word.lean()
          return lean === null ? [] : [[word, lean] as const]
        }),
      ),
  )
  // Where the usual word leans, the page does.
  if (leans.size < fewestWords || median([...leans.values()], 0) > leansFrom - 2 * leanStep) return new Set()
  // A, V, 7 and the like lean in upright type too: small letters have stems.
  return marked(lines, (word) => {
    const lean = leans.get(word)
    return lean === undefined ? 0 : ((lean - leansFrom) / leanStep) * weightOf(word.text.match(/\p{Ll}/gu))
  })
}

const weightOf = (letters: readonly string[] | null): number => Math.min(1, (letters?.length ?? 0) / wholeWord)
const hasLetters = ({ text, turn }: Weighed): boolean => turn === 0 && /[\p{L}\p{N}]{2}/u.test(text)

/**
 * The words that are likeliest emphasised when all of their row are judged together (Viterbi 1967); `says` gives steps of odds, 0 for no idea. Words beyond
 * wide white count less.
 */
function marked(lines: readonly Stretch[], says: (word: Weighed) => number): ReadonlySet<Weighed> {
  const found = new Set<Weighed>()
  for (const row of rowsOf(lines)) {
    let [plain, strong] = [0, 0]
    const ways: (readonly [boolean, boolean])[] = []
    for (const { word, cost } of row) {
      const said = Math.max(-mostSaid, Math.min(mostSaid, says(word)))
      const [plainFromStrong, strongFromStrong] = [strong + cost < plain, strong <= plain + cost]
      ways.push([plainFromStrong, strongFromStrong])
      ;[plain, strong] = [Math.min(plain, strong + cost) + said / 2, Math.min(strong, plain + cost) - said / 2]
    }
    let isStrong = strong < plain
    for (let index = row.length - 1; index >= 0; index--) {
      if (isStrong) found.add((row[index] as (typeof row)[number]).word)
      isStrong = ways[index]?.[isStrong ? 1 : 0] ?? false
    }
  }
  return found
}

/** The words of stretches that stand beside one another, each with what a change before it costs. */
function rowsOf(lines: readonly Stretch[]): readonly (readonly { readonly word: Weighed; readonly cost: number }[])[] {
  const rows: { word: Weighed; cost: number }[][] = []
  for (const { words } of lines) {
    const last = rows.at(-1)
    const [before, first] = [last?.at(-1)?.word, words[0]]
    const isBeside = before !== undefined && first !== undefined && standsBeside(before, first)
    const own = words.map((word, at) => ({ word, cost: at === 0 ? changeApart : change }))
    if (isBeside && last !== undefined) last.push(...own)
    else rows.push(own)
  }
  return rows
}

function standsBeside({ pixels: before, turn }: Weighed, { pixels, turn: own }: Weighed): boolean {
  const overlap = Math.min(before.bottom, pixels.bottom) - Math.max(before.top, pixels.top)
  return turn === own && pixels.left > before.right && overlap > 0.5 * Math.min(before.bottom - before.top, pixels.bottom - pixels.top)
}
