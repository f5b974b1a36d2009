import type { Word } from './word.ts'
import { median, sizeOf } from './writing.ts'

/** Words whose spaces are no wider than this, in sizes, stand as words of text do. */
const usualSpace = 0.9
/** A line that shows where its column begins and ends has so many words and is so wide, in sizes. */
const fewestWords = 3
const narrowest = 8
/** Lines of one column begin and end within this many points. */
const sameEdge = 1.2
/** So many lines show a column, and one of them stands so near to a spread one, in sizes. */
const fewestLines = 3
const nearLine = 4.5
/** The spaces of a spread line differ by no more, in sizes: letters have unlike white beside them. */
const sameSpace = 0.25
/** A first line is set in by this many sizes at most. */
const setIn = 3

/** Where a column of text that is set to both edges begins and ends, page points, and its lines that show it. */
interface Measure {
  readonly left: number
  readonly right: number
  readonly baselines: readonly number[]
}

/**
 * The lines, of words on one baseline from left to right, that fill their column from edge to edge with wide but even spaces, where other lines near by
 * fill it with usual ones. Narrow columns have such lines wherever a long word finds no room; rows of a table have wide spaces throughout.
 */
export function spreadLines(rows: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const spaced = rows.filter((words) => words.some((word, i) => i > 0 && spaceBefore(words, i) > usualSpace * sizeOf(word)))
  if (spaced.length === 0) return []
  const measures = measuresOf(rows)
  return spaced.flatMap((words) =>
    measures.flatMap((measure) => {
      const own = words.filter(({ box }) => box.left >= measure.left - sameEdge && box.right <= measure.right + sameEdge)
      return isSpread(own, measure) ? [own] : []
    }),
  )
}

const spaceBefore = (words: readonly Word[], i: number): number => (words[i]?.box.left ?? 0) - (words[i - 1]?.box.right ?? 0)

function measuresOf(rows: readonly (readonly Word[])[]): readonly Measure[] {
  const lines = rows.flatMap(tightRuns)
  const groups: { left: number; right: number; baselines: number[] }[] = []
  for (const { left, right, baseline } of lines) {
    const group = groups.find((own) => Math.abs(own.left - left) <= sameEdge && Math.abs(own.right - right) <= sameEdge)
    if (group) group.baselines.push(baseline)
    else groups.push({ left, right, baselines: [baseline] })
  }
  return groups.filter(({ baselines }) => baselines.length >= fewestLines)
}

/** Stretches of a row with usual spaces that are long enough to be lines of text. */
function tightRuns(words: readonly Word[]): readonly { readonly left: number; readonly right: number; readonly baseline: number }[] {
  const runs: { left: number; right: number; baseline: number }[] = []
  let from = 0
  for (let i = 1; i <= words.length; i++) {
    const word = words[i]
    if (word !== undefined && spaceBefore(words, i) <= usualSpace * sizeOf(word)) continue
    const [first, last] = [words[from], words[i - 1]]
    if (
      first !== undefined &&
      last !== undefined &&
      i - from >= fewestWords &&
      last.box.right - first.box.left >= narrowest * sizeOf(first)
    )
      runs.push({ left: first.box.left, right: last.box.right, baseline: first.baseline })
    from = i
  }
  return runs
}

function isSpread(words: readonly Word[], { left, right, baselines }: Measure): boolean {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || words.length < 2) return false
  const size = median(words.map(sizeOf), 10)
  if (first.box.left - left > setIn * size || right - last.box.right > sameEdge || !words.every(({ text }) => /\p{L}/u.test(text)))
    return false
  const spaces = words.slice(1).map((_, i) => spaceBefore(words, i + 1))
  if (Math.max(...spaces) - Math.min(...spaces) > sameSpace * size) return false
  return baselines.some((other) => Math.abs(other - first.baseline) <= nearLine * size)
}
