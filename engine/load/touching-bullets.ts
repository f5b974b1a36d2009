import type { Character } from './characters.ts'
import { type Run, sameLine } from './runs.ts'

const bullet = /^[•‣▪●◦·]$/u
const opening = /^[\p{L}\p{N}("“„«'’]$/u
/** In letter sizes: what stands nearer at its left makes it part of a line of text. */
const nearest = 1
/** Points by which bullets of one list differ in where they begin. */
const sameEdge = 1
/** One alone may be a sign: "·OH". */
const fewest = 2

/** The runs with bullets parted from the texts that they touch ("·Planning" at the head of a line), where others are set below or above them. */
export function bulletsParted(runs: readonly Run[]): readonly Run[] {
  const glued = runs.filter((run, i) => isGlued(run) && !isBehind(run.characters[0], runs[i - 1]))
  const listed = new Set(
    glued.filter(({ characters: [first] }) => {
      const alike = glued.filter(({ characters: [other] }) => Math.abs(other.start - first.start) < sameEdge && other.text === first.text)
      return alike.length >= fewest
    }),
  )
  if (listed.size === 0) return runs
  return runs.flatMap((run) => {
    const [sign, first, ...rest] = run.characters
    return listed.has(run) && first !== undefined
      ? [
          { ...run, characters: [sign], spaceAfter: true },
          { ...run, characters: [first, ...rest], spaceBefore: true },
        ]
      : [run]
  })
}

const isGlued = ({ characters: [first, second] }: Run): boolean =>
  bullet.test(first.text) && second !== undefined && opening.test(second.text) && first.style.turn === 0

/** Whether a bullet goes on with the line of the run before. */
function isBehind(first: Character, before: Run | undefined): boolean {
  const last = before?.characters.at(-1)
  return last !== undefined && sameLine(last, first) && Math.abs(first.start - last.end) < nearest * first.style.font.size
}
