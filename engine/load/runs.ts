import type { Character } from './characters.ts'
import { isRightToLeft } from './writing-direction.ts'

/** Characters that make one word, in the order of the file. */
export interface Run {
  readonly characters: readonly Character[]
  /** The file has a space before and after. */
  readonly spaceBefore: boolean
  readonly spaceAfter: boolean
}

// All distances below are in em: shares of the letter size.

/** A gap without a space character that parts words. Spaces are 0.2 to 0.33 em wide and shrink to 0.15 in tightly justified lines; kerning opens gaps up to 0.1. */
const wordGap = 0.15
/** Letters of Arabic that do not join leave gaps of up to 0.2 inside words, and their tails reach under the next word. */
const wordGapRightToLeft = 0.28
/** A space character parts words unless the pen is taken back over it: then it was typed at a line's end and the line goes on elsewhere. */
const closedSpace = -0.02
const closedSpaceRightToLeft = -0.4
/** Characters overlap by kerning and slant up to this; beyond it the pen has gone back to write something else. */
const overlap = 0.45
/** Baselines of one word agree within this; raised figures differ by 0.2 and more. */
const baselineDrift = 0.1
/** Beyond this gap letters are never one spaced-out word. */
const widestLetterGap = 0.9

/** Cuts a page's characters into words as the file writes them one after the other. */
export function runsFrom(characters: readonly Character[]): readonly Run[] {
  const runs: Run[] = []
  let stretch: Character[] = []
  let spaceBefore = false
  const finish = (spaceAfter: boolean): void => {
    if (stretch.length > 0) pushWords(stretch, spaceBefore, spaceAfter, runs)
    stretch = []
    spaceBefore = spaceAfter
  }
  for (const character of characters) {
    const last = stretch.at(-1)
    if (last !== undefined) {
      if (isSameInk(last, character)) continue
      if (!follows(last, character)) finish(character.afterSpace)
    } else spaceBefore = character.afterSpace
    stretch.push(character)
  }
  finish(true)
  return runs
}

/** Whether `next` may stand in the same word as `last` but for the width of the gap: same direction, same baseline, no space, beside it on either side. */
function follows(last: Character, next: Character): boolean {
  if (!sameLine(last, next)) return false
  const em = Math.max(last.style.font.size, next.style.font.size)
  const gap = gapBetween(last, next)
  if (next.afterSpace && gap > (isRightToLeft(next.text) || isRightToLeft(last.text) ? closedSpaceRightToLeft : closedSpace) * em)
    return false
  return gap <= widestLetterGap * em && gap >= -overlap * em
}

/** Same direction and baseline; what runs off the page is cut there, so that the part that can be seen is kept. */
function sameLine(one: Character, other: Character): boolean {
  if (one.onPage !== other.onPage) return false
  if (one.style !== other.style) {
    if (Math.abs(one.style.cos - other.style.cos) > 0.02 || Math.abs(one.style.sin - other.style.sin) > 0.02) return false
  }
  const em = Math.max(one.style.font.size, other.style.font.size)
  return Math.abs(one.base - other.base) <= baselineDrift * em
}

/**
 * The white between two neighbours, whichever stands first; negative when they overlap. Measured between pen positions and between ink, the smaller counts.
 * Letters of Arabic have up to four glyphs of different widths, so that only their ink can be trusted.
 */
function gapBetween(one: Character, other: Character): number {
  const backwards = other.start + other.end < one.start + one.end
  const [first, second] = backwards ? [other, one] : [one, other]
  if (isRightToLeft(one.text) || isRightToLeft(other.text)) return second.inkStart - first.inkEnd
  return Math.min(second.start - first.end, Math.max(second.inkStart - first.inkEnd, second.start - first.end - first.style.font.size))
}

/** The same letter again in the same place. */
function isSameInk(last: Character, next: Character): boolean {
  const near = 0.08 * last.style.font.size
  return next.text === last.text && Math.abs(next.start - last.start) <= near && Math.abs(next.base - last.base) <= near
}

/** Parts a stretch of neighbours at its word gaps. Where most gaps are wide, the letters are spaced out and only wider gaps part words. */
function pushWords(stretch: readonly Character[], spaceBefore: boolean, spaceAfter: boolean, runs: Run[]): void {
  const threshold = wordGapOf(stretch)
  let from = 0
  for (let i = 1; i <= stretch.length; i++) {
    const last = stretch[i - 1]
    const next = stretch[i]
    const parted =
      last === undefined || next === undefined || gapBetween(last, next) > threshold * Math.max(last.style.font.size, next.style.font.size)
    if (!parted) continue
    runs.push({
      characters: stretch.slice(from, i),
      spaceBefore: from === 0 ? spaceBefore : true,
      spaceAfter: i === stretch.length ? spaceAfter : true,
    })
    from = i
  }
}

function wordGapOf(stretch: readonly Character[]): number {
  if (stretch.some(({ text }) => isRightToLeft(text))) return wordGapRightToLeft
  if (stretch.length < 4) return wordGap
  const gaps: number[] = []
  for (let i = 1; i < stretch.length; i++) {
    const last = stretch[i - 1]
    const next = stretch[i]
    if (last !== undefined && next !== undefined) gaps.push(gapBetween(last, next) / Math.max(last.style.font.size, next.style.font.size))
  }
  const median = gaps.sort((one, other) => one - other)[gaps.length >> 1] ?? 0
  return median <= wordGap * 0.6 || !isLettering(stretch) ? wordGap : median * 1.4 + 0.08
}

/** Mostly letters: figures set far apart are columns, not a spaced-out heading. */
const isLettering = (characters: readonly Character[]): boolean =>
  characters.filter(({ text }) => /\p{L}/u.test(text)).length >= characters.length * 0.7

/** Joins runs that touch on the page though the file writes them at different times. */
export function touchingRunsJoined(runs: readonly Run[]): readonly Run[] {
  const starts = new Map<string, number[]>()
  const key = (character: Character, shift: number): string =>
    `${character.style.turn} ${Math.round(character.base) + shift} ${Math.round(character.start / 4)}`
  runs.forEach((run, i) => {
    const first = run.characters[0]
    if (first === undefined || run.spaceBefore) return
    const at = key(first, 0)
    const list = starts.get(at)
    if (list === undefined) starts.set(at, [i])
    else list.push(i)
  })
  if (starts.size === 0) return runs
  const nextOf = new Map<number, number>()
  const taken = new Set<number>()
  runs.forEach((run, i) => {
    const last = run.characters.at(-1)
    if (last === undefined || run.spaceAfter) return
    for (let shift = -1; shift <= 1; shift++)
      for (let along = -1; along <= 1; along++) {
        const candidates = starts.get(`${last.style.turn} ${Math.round(last.base) + shift} ${Math.round(last.end / 4) + along}`)
        for (const j of candidates ?? []) {
          const first = runs[j]?.characters[0]
          if (j === i || first === undefined || taken.has(j) || nextOf.has(i) || nextOf.get(j) === i || !touches(last, first)) continue
          nextOf.set(i, j)
          taken.add(j)
        }
      }
  })
  if (nextOf.size === 0) return runs
  return chained(runs, nextOf, taken)
}

function touches(last: Character, first: Character): boolean {
  if (!sameLine(last, first)) return false
  const em = Math.max(last.style.font.size, first.style.font.size)
  const gap = first.start - last.end
  return gap <= 0.06 * em && gap >= -0.12 * em && first.inkStart >= last.inkStart
}

function chained(runs: readonly Run[], nextOf: ReadonlyMap<number, number>, taken: ReadonlySet<number>): readonly Run[] {
  const joined: Run[] = []
  const used = new Set<number>()
  const follow = (start: number): void => {
    const characters: Character[] = []
    let spaceAfter = true
    for (let i: number | undefined = start; i !== undefined && !used.has(i); i = nextOf.get(i)) {
      used.add(i)
      const run = runs[i]
      if (run === undefined) break
      characters.push(...run.characters)
      spaceAfter = run.spaceAfter
    }
    joined.push({ characters, spaceBefore: runs[start]?.spaceBefore ?? true, spaceAfter })
  }
  runs.forEach((_, i) => {
    if (!taken.has(i)) follow(i)
  })
  // What is left only chains in a ring, which no writing does; each ring is cut open.
  runs.forEach((_, i) => {
    if (!used.has(i)) follow(i)
  })
  return joined
}

/** At least so many single letters in a row, evenly spaced, are a spaced-out word; fewer are initials and list marks. */
const fewestSpacedLetters = 5

/** Joins "H E A D I N G", typed with a space after each letter, into words. */
export function joinLetterSpaced(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = []
  for (let i = 0; i < runs.length; ) {
    const end = singleLettersUntil(runs, i)
    if (end - i >= fewestSpacedLetters) joined.push(...spacedWords(runs.slice(i, end)))
    else joined.push(...runs.slice(i, Math.max(end, i + 1)))
    i = Math.max(end, i + 1)
  }
  return joined
}

function singleLettersUntil(runs: readonly Run[], from: number): number {
  let i = from
  for (; i < runs.length; i++) {
    const run = runs[i]
    const only = run?.characters[0]
    if (run === undefined || only === undefined || run.characters.length !== 1 || !/^\p{L}$/u.test(only.text)) return i
    const before = runs[i - 1]?.characters[0]
    if (i > from && before !== undefined) {
      const gap = gapBetween(before, only)
      if (!sameLine(before, only) || only.start < before.start || gap > 1.6 * only.style.font.size) return i
    }
  }
  return i
}

function spacedWords(letters: readonly Run[]): readonly Run[] {
  const characters = letters.flatMap((run) => run.characters)
  const gaps = characters.slice(1).map((character, i) => gapBetween(characters[i] ?? character, character))
  const median = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0
  const words: Run[] = []
  let word: Character[] = []
  characters.forEach((character, i) => {
    if (i > 0 && (gaps[i - 1] ?? 0) > median * 1.6) {
      words.push({ characters: word, spaceBefore: true, spaceAfter: true })
      word = []
    }
    word.push(character)
  })
  words.push({ characters: word, spaceBefore: true, spaceAfter: true })
  return words
}
