import type { Ruling } from '../geometry/index.ts'
import { rowsOnBaselines, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { readsAsValue } from './cell-text.ts'
import { type Chunk, chunksOf, sizeOf } from './text-rows.ts'

/** In sizes of the writing: the white between two lists is at least as wide. */
const leastGutter = 2
/** So far left of its entries may the name of a list begin, or the tint behind its titles. */
const padding = 0.8
/** A text that stands over both lists reaches so far into either; what only looks into the white between them is the title of a column. */
const reach = 3
/** In sizes of the writing: the titles of a list stand at most so far above it. */
const titles = 5
/** Entries, a name with its figure, that show a list on either side. */
const fewestEntries = 3
/** Points by which lines may differ and be one, and by which lines that begin alike differ. */
const sameLine = 1
const sameEdge = 1.5
/** Of the entries of two lists beside each other few stand on one line by chance, of the rows of one table nearly all do. */
const mostShared = 0.34

interface Entry {
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly size: number
}

/**
 * The words of a page in groups that share no table: lists of names and figures that stand in columns beside each other (a menu, a list of prices),
 * their lines at heights of their own, and all else. One group where nothing stands so.
 */
export function listsBeside(page: ReadPage, words: readonly Word[]): readonly (readonly Word[])[] {
  const rows = rowsOnBaselines(words)
  const parted = rows.map((row) => (hasWhite(row) ? chunksOf(row, 1) : null))
  const entries = parted.flatMap((texts) => (texts === null ? [] : entriesOf(texts)))
  if (entries.length < 2 * fewestEntries) return [words]
  const lines = parted.map((texts, i) => texts ?? chunksOf(rows[i] ?? [], 1))
  for (const right of startsOf(entries)) {
    const beyond = entries.filter(({ left }) => Math.abs(left - right) <= sameEdge)
    const size = Math.max(...beyond.map((entry) => entry.size))
    const strip = { left: right - leastGutter * size, right: right - padding * size }
    const over = lines.flat().filter(({ box }) => box.left < strip.right && box.right > strip.left)
    const isOverBoth = ({ box }: Chunk) => box.left < strip.left - reach * size && box.right > strip.right + reach * size
    const heights = beyond.map(({ baseline }) => baseline)
    const [first, last] = [Math.min(...heights) - titles * size, Math.max(...heights) + titles * size]
    const isAmong = ({ words: [word] }: Chunk) => word !== undefined && word.baseline > first && word.baseline < last
    if (!over.every((text) => isOverBoth(text) || !isAmong(text))) continue
    const cuts = [
      ...over.map(({ words: [first] }) => first?.baseline ?? 0),
      ...page.rulings.filter((rule) => crosses(rule, strip)).map(({ from }) => from.y),
    ].sort((a, b) => a - b)
    for (const [i, top] of [Number.NEGATIVE_INFINITY, ...cuts].entries()) {
      const bottom = cuts[i] ?? Number.POSITIVE_INFINITY
      const isWithin = ({ baseline }: { readonly baseline: number }) => baseline > top + sameLine && baseline < bottom - sameLine
      const [one, other] = [entries.filter((entry) => entry.right <= strip.left && isWithin(entry)), beyond.filter(isWithin)]
      const shared = one.filter(({ baseline }) => other.some((entry) => Math.abs(entry.baseline - baseline) <= sameLine)).length
      const least = Math.min(one.length, other.length)
      if (least < fewestEntries || shared > mostShared * least) continue
      const isLeft = (word: Word) => isWithin(word) && word.box.right <= strip.left
      const isRight = (word: Word) => isWithin(word) && word.box.left >= strip.right
      const groups = [words.filter((word) => !isLeft(word) && !isRight(word)), words.filter(isLeft), words.filter(isRight)]
      return groups
        .filter((group) => group.length > 0)
        .flatMap((group) => (group.length === words.length ? [group] : listsBeside(page, group)))
    }
  }
  return [words]
}

const crosses = ({ from, to }: Ruling, strip: { readonly left: number; readonly right: number }): boolean =>
  Math.abs(from.y - to.y) <= 1 && Math.min(from.x, to.x) < strip.left && Math.max(from.x, to.x) > strip.right

/** In sizes of the writing: no two texts of a line stand nearer, not even two figures. */
const leastWhite = 0.4
/** Whether a line may hold two texts, told sooner than which. */
const hasWhite = (line: readonly Word[]): boolean =>
  line.some((word, i) => {
    const before = line[i - 1]
    return before !== undefined && word.box.left - before.box.right > leastWhite * Math.min(sizeOf(before), sizeOf(word))
  })

/** A text and the figure behind it in its line, with nothing between them: a name and its price. */
function entriesOf(texts: readonly Chunk[]): readonly Entry[] {
  const entries: Entry[] = []
  let isBehindValue = texts.length > 1 && readsAsValue(texts[0]?.words ?? [])
  for (let i = 1; i < texts.length; i++) {
    const [name, figure] = [texts[i - 1] as Chunk, texts[i] as Chunk]
    const isValue = readsAsValue(figure.words)
    const first = name.words[0] as Word
    if (isValue && !isBehindValue)
      entries.push({ left: name.box.left, right: figure.box.right, baseline: first.baseline, size: sizeOf(first) })
    isBehindValue = isValue
  }
  return entries
}

/** Where entries begin below each other, those furthest left left out: before them nothing stands. */
function startsOf(entries: readonly Entry[]): readonly number[] {
  const starts: number[][] = []
  for (const { left } of entries.toSorted((a, b) => a.left - b.left)) {
    const group = starts.at(-1)
    if (group?.[0] !== undefined && left - group[0] <= sameEdge) group.push(left)
    else starts.push([left])
  }
  return starts.slice(1).flatMap((group) => (group.length >= fewestEntries ? [group[0] ?? 0] : []))
}
