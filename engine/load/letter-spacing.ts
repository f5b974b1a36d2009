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
    if (end - i < fewestSpacedLetters) {
      joined.push(run)
      i++
    } else {
      for (const word of spacedWords(runs.slice(i, end))) joined.push(word)
      i = end
    }
  }
  return joined
}

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
  const gaps = characters.slice(1).map((character, i) => gapBetween(characters[i] ?? character, character))
  const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0
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
