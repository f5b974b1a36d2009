import { median } from '../model/index.ts'
import type { Character } from './characters.ts'
import { gapBetween, type Run, sameLine } from './runs.ts'

/** At least so many single letters in a row, evenly spaced, are a spaced-out word; fewer are initials and list marks. */
const fewestSpacedLetters = 5
/** Letters further apart than this, in em, are not one word however even the gaps. */
const widestGap = 1.6
/** A gap so many times the usual one parts spaced-out words. */
const wordGapRatio = 1.6

/** Joins "H E A D I N G", typed with a space after each letter, into words. */
export function joinLetterSpaced(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = []
  for (let i = 0; i < runs.length; ) {
    const run = runs[i]
    if (run === undefined) break
    const end = run.characters.length === 1 ? singleLettersUntil(runs, i) : i
    const short = shortWordUntil(runs, i, end)
    if (short > i) {
      const [first, ...others] = runs.slice(i, short).map(({ characters: [only] }) => only)
      if (first !== undefined) joined.push({ ...run, characters: [first, ...others], spaceAfter: runs[short - 1]?.spaceAfter ?? true })
      i = short
    } else if (end - i < fewestSpacedLetters) {
      joined.push(run)
      i++
    } else {
      for (const word of spacedWords(runs.slice(i, end))) joined.push(word)
      i = end
    }
  }
  return joined
}

/** How unlike the spacing of a short word and of the word beside it may be. */
const sameSpacing = 0.25
/** Words with fewer letters say nothing of how far these are apart. */
const fewestOfSpaced = 4

/**
 * Where a word of two to four spaced-out capitals ends that begins at `from`, whose letters no space parts and stand as far apart as those of a longer
 * word beside it: "A N A" before "LUCÍA" in a spaced-out name; `from` where none begins there.
 */
function shortWordUntil(runs: readonly Run[], from: number, end: number): number {
  let to = from
  while (to < end && (to === from || runs[to]?.characters[0].afterSpace === false)) to++
  const letters = runs.slice(from, to).map(({ characters: [only] }) => only)
  if (letters.length < 2 || letters.length >= fewestSpacedLetters || letters.some(({ text }) => !/^\p{Lu}$/u.test(text))) return from
  const own = spacingOf(letters)
  const isLike = (other: Run | undefined): boolean => {
    const [first] = other?.characters ?? []
    if (other === undefined || first === undefined || other.characters.length < fewestOfSpaced || !sameLine(first, letters[0] as Character))
      return false
    return (
      Math.abs(spacingOf(other.characters) - own) < sameSpacing * own &&
      Math.abs(first.style.font.size - (letters[0]?.style.font.size ?? 0)) < 0.1
    )
  }
  return isLike(runs[from - 1]) || isLike(runs[to]) ? to : from
}

/** The middle one of the gaps between letters, in points. */
const spacingOf = (letters: readonly Character[]): number => median(gapsBetween(letters), 0)
const gapsBetween = (letters: readonly Character[]): readonly number[] =>
  letters.slice(1).map((letter, i) => gapBetween(letters[i] ?? letter, letter))

/** Where the row of single letters that begins at `from` ends. */
function singleLettersUntil(runs: readonly Run[], from: number): number {
  let before: Character | null = null
  for (let i = from; i < runs.length; i++) {
    const run = runs[i]
    if (run === undefined || run.characters.length !== 1) return i
    const [only] = run.characters
    if (!/^\p{L}$/u.test(only.text)) return i
    if (
      before !== null &&
      (!sameLine(before, only) || only.start < before.start || gapBetween(before, only) > widestGap * only.style.font.size)
    )
      return i
    before = only
  }
  return runs.length
}

function spacedWords(letters: readonly Run[]): readonly Run[] {
  const characters = letters.map((run) => run.characters[0])
  const gaps = gapsBetween(characters)
  const usual = median(gaps, 0)
  const words: Run[] = []
  let from = 0
  for (let i = 1; i <= characters.length; i++) {
    const parted = i === characters.length || (gaps[i - 1] ?? 0) > usual * wordGapRatio
    const first = characters[from]
    if (!parted || first === undefined) continue
    words.push({ characters: [first, ...characters.slice(from + 1, i)], spaceBefore: true, spaceAfter: true })
    from = i
  }
  return words
}
