import { type Character, standsForItself } from './characters.ts'
import { pointed, type Run, sameLine } from './runs.ts'
import { isRightToLeft } from './writing-direction.ts'

/** Gap and overlap, in em, within which two pieces of writing touch. */
const mostGap = 0.08
const mostOverlap = 0.12
/** A hyphen between a letter of Hebrew and a figure has a tenth of white on both sides, a point drawn apart from its letter as much; a narrow space has little more. */
const mostGapApart = 0.15
/** Ends and beginnings are looked up on a grid of these many points along the writing and 1 across. */
const gridStep = 4
/** So many pieces that begin in one place are no writing. */
const mostInOnePlace = 40

/** Joins runs that touch on the page though the file writes them at different times. */
export function touchingRunsJoined(runs: readonly Run[]): readonly Run[] {
  const ends = runs.map(endsOf)
  const starts = new Map<number, number[]>()
  ends.forEach(({ first, openBefore }, i) => {
    if (!openBefore) return
    const at = placeOf(first, first.start, 0, 0)
    const list = starts.get(at)
    if (list === undefined) starts.set(at, [i])
    else if (list.length < mostInOnePlace) list.push(i)
  })
  if (starts.size === 0) return runs
  const nextOf = new Map<number, number>()
  const taken = new Set<number>()
  ends.forEach(({ last, openAfter }, i) => {
    if (!openAfter) return
    for (let across = -1; across <= 1; across++)
      for (let along = -1; along <= 1; along++)
        for (const j of starts.get(placeOf(last, last.end, across, along)) ?? []) {
          const first = ends[j]?.first
          if (j === i || first === undefined || taken.has(j) || nextOf.has(i) || nextOf.get(j) === i || !touches(last, first)) continue
          if (isRightToLeft(first.text) && !isPointApart(last, first) && hasSpaceBetween(runs[Math.min(i, j)], runs[Math.max(i, j)]))
            continue
          nextOf.set(i, j)
          taken.add(j)
        }
  })
  return nextOf.size === 0 ? runs : chained(runs, nextOf, taken)
}

interface Ends {
  /** The characters that stand first and last along the line, and whether no space of the file parts them from what stands beside them. */
  readonly first: Character
  readonly last: Character
  readonly openBefore: boolean
  readonly openAfter: boolean
}

/** Right-to-left writing may come in either order, and so may its spaces: there both ends are open until the pair is known. */
function endsOf({ characters, spaceBefore, spaceAfter }: Run): Ends {
  const opening = characters[0]
  const closing = characters[characters.length - 1] ?? opening
  if (!characters.some(({ text }) => isRightToLeft(text)))
    return { first: opening, last: closing, openBefore: !spaceBefore, openAfter: !spaceAfter }
  const first = characters.reduce((least, one) => (one.start < least.start ? one : least), opening)
  const last = characters.reduce((most, one) => (one.end > most.end ? one : most), opening)
  return { first, last, openBefore: true, openAfter: true }
}

/** Of two runs, the one that comes first in the file and the other. */
const hasSpaceBetween = (earlier: Run | undefined, later: Run | undefined): boolean =>
  earlier?.spaceAfter === true || later?.spaceBefore === true

/** The cell of the grid, as one number; pages are at most some ten thousand points long. */
function placeOf({ base, style }: Character, along: number, acrossShift: number, alongShift: number): number {
  return ((Math.round(base) + acrossShift) * 65_536 + Math.round(along / gridStep) + alongShift) * 4 + style.turn / 90
}

function touches(last: Character, first: Character): boolean {
  if (!sameLine(last, first) || standsForItself(last) || standsForItself(first)) return false
  const em = Math.max(last.style.font.size, first.style.font.size)
  const [left, right] = [isRightToLeft(last.text), isRightToLeft(first.text)]
  const gap = left || right ? first.inkStart - last.inkEnd : first.start - last.end
  // Arabic reaches close to Latin words beside it, and nobody writes one word in both.
  if (left !== right && /^\p{Script=Latin}/u.test((left ? first : last).text)) return false
  const isHyphened = left !== right && (last.text === '-' || first.text === '-')
  const most = isPointApart(last, first) || isHyphened ? mostGapApart : mostGap
  return gap <= most * em && gap >= -mostOverlap * em && first.inkStart >= last.inkStart
}

/** Whether one of two characters is a letter named where its point is drawn, off the line: within its word, whatever the order of the file. */
const isPointApart = (one: Character, other: Character): boolean =>
  Math.abs(one.base - other.base) > 0.1 * one.style.font.size && (pointed.test(one.text) || pointed.test(other.text))

function chained(runs: readonly Run[], nextOf: ReadonlyMap<number, number>, taken: ReadonlySet<number>): readonly Run[] {
  const joined: Run[] = []
  const used = new Set<number>()
  const follow = (start: number): void => {
    const pieces: Run[] = []
    for (let i: number | undefined = start; i !== undefined && !used.has(i); i = nextOf.get(i)) {
      used.add(i)
      const piece = runs[i]
      if (piece !== undefined) pieces.push(piece)
    }
    const [opening, ...others] = pieces
    if (opening === undefined) return
    const [character, ...following] = pieces.flatMap(({ characters }) => characters)
    joined.push(
      others.length === 0 || character === undefined
        ? opening
        : {
            characters: [character, ...following],
            spaceBefore: opening.spaceBefore,
            spaceAfter: others[others.length - 1]?.spaceAfter ?? true,
          },
    )
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
