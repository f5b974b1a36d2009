import type { Character } from './characters.ts'
import type { Run } from './runs.ts'

/** An initial is at least so many times as large as the text it begins. */
const dropped = 1.8
/** The text of its lines begins right of it within this share of its size, and stands as exactly under itself, in sizes of the text. */
const beside = 0.5
const sameEdge = 0.3

/**
 * Runs with the initial that reaches over several lines parted from the last of them, on whose baseline it stands: it begins the first. An initial
 * that stands up from its only line has no other writing beside it and stays with its word.
 */
export function initialsParted(runs: readonly Run[]): readonly Run[] {
  const opening = runs.filter(({ characters }) => {
    const next = characters[1]
    return next !== undefined && isInitial(characters[0], next)
  })
  if (opening.length === 0) return runs
  const parted = new Set(opening.filter(({ characters: [initial, next] }) => next !== undefined && reachesOver(initial, next, runs)))
  return runs.flatMap((run) => {
    const [initial, first, ...rest] = run.characters
    return parted.has(run) && first !== undefined
      ? [
          { ...run, characters: [initial], spaceAfter: false },
          { ...run, characters: [first, ...rest], spaceBefore: false },
        ]
      : [run]
  })
}

const isInitial = ({ text, style }: Character, next: Character): boolean =>
  style.turn === 0 && style.font.size >= dropped * next.style.font.size && /^\p{Lu}$/u.test(text) && /^\p{L}/u.test(next.text)

/** true when a line above that of `next` begins at the same place, within the height of the initial. */
function reachesOver(initial: Character, next: Character, runs: readonly Run[]): boolean {
  const [large, small] = [initial.style.font.size, next.style.font.size]
  return runs.some(
    ({ characters: [other] }) =>
      other !== initial &&
      other.style.turn === 0 &&
      initial.base - other.base > 0.8 * small &&
      initial.base - other.base < large &&
      other.start > initial.start &&
      other.start - initial.end < beside * large &&
      Math.abs(other.start - next.start) < sameEdge * small + kerned * large,
  )
}
/** The first letter may be drawn closer to the initial than the lines below: that many of its sizes. */
const kerned = 0.08
