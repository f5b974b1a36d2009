import type { Word } from './word.ts'
import { isMarker, median, sizeOf } from './writing.ts'

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

/** So many lines end where a column does, and so many begin where a spread one does. */
const fewestEnding = 8
const fewestBeginning = 2
/** A first line is set in by so many sizes at least; the next one stands so many sizes below it at most. */
const leastSetIn = 0.5
const widestLeading = 1.8

/**
 * Of the lines of one column of running text beside others those that reach its end, or that of an item or a quotation set in, with wide but even spaces,
 * however few lines there have usual ones. The marker of an item is left out.
 */
export function spreadInColumn(rows: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const lines = rows.map((words) => (isMarker(words[0]?.text ?? '') ? words.slice(1) : words))
  const isEnd = (line: readonly Word[], right: number): boolean => Math.abs((line.at(-1)?.box.right ?? 0) - right) <= sameEdge
  return lines.filter((line) => {
    const [first, last] = [line[0], line.at(-1)]
    if (first === undefined || last === undefined || line.length < 2 || !line.every(({ text }) => /\p{L}/u.test(text))) return false
    const spaces = line.slice(1).map((_, i) => spaceBefore(line, i + 1))
    if (Math.max(...spaces) - Math.min(...spaces) > sameSpace * sizeOf(first)) return false
    const beside = lines.filter(
      ([other]) =>
        other !== undefined &&
        other !== first &&
        Math.abs(other.box.left - first.box.left) <= sameEdge &&
        Math.abs(other.baseline - first.baseline) <= nearLine * sizeOf(first),
    )
    const { right } = last.box
    const fills = () => lines.filter((other) => isEnd(other, right)).length >= fewestEnding
    if (beside.length >= fewestBeginning) return beside.filter((other) => isEnd(other, right)).length >= fewestBeginning || fills()
    return isFirst(first, lines) && fills()
  })
}

/** true for the word of a first line that is set in: the next line begins further left, where lines of the column begin, and goes on with its sentence. */
function isFirst(first: Word, lines: readonly (readonly Word[])[]): boolean {
  const size = sizeOf(first)
  return lines.some(([other]) => {
    if (other === undefined || !/^\p{Ll}/u.test(other.text)) return false
    const [below, inset] = [other.baseline - first.baseline, first.box.left - other.box.left]
    return (
      below > 0 &&
      below < widestLeading * size &&
      inset > leastSetIn * size &&
      inset <= setIn * size &&
      lines.filter(([own]) => own && Math.abs(own.box.left - other.box.left) <= sameEdge).length >= fewestEnding
    )
  })
}
