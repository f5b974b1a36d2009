import { sizeOf } from '../model/index.ts'
import type { Row } from './rows.ts'

/** The white space between two words of a row. */
interface Gap {
  readonly row: number
  /** Index of the word on its right. */
  readonly at: number
  readonly left: number
  readonly right: number
  readonly size: number
  /** Its width as a multiple of the usual space of its row. */
  readonly ratio: number
}
/** Upright white space. */
interface Strip {
  readonly left: number
  readonly right: number
}
/** Gaps of successive rows that share a strip: perhaps a gutter between two columns. */
interface Chain extends Strip {
  /** Grows with the chain that holds it; a chain that narrows hands it on. */
  readonly gaps: Gap[]
}

/** For each row, the indexes of the words that begin a new column although the space before them need not be wide by itself. */
export function gutterCuts(rows: readonly Row[], isCodeRow: (row: Row) => boolean): readonly ReadonlySet<number>[] {
  const cuts = rows.map(() => new Set<number>())
  for (const chain of chainsOf(rows, isCodeRow)) {
    if (!isGutter(chain)) continue
    const least = leastAtEnds * ratioOf(chain)
    const first = chain.gaps.find(({ ratio }) => ratio >= least)?.row ?? 0
    const last = chain.gaps.findLast(({ ratio }) => ratio >= least)?.row ?? first
    for (let row = first; row <= last; row++) {
      const at = wordBeyond(rows[row], chain)
      if (at > 0) cuts[row]?.add(at)
    }
  }
  return cuts
}

/**
 * Five wide spaces under each other do not happen by chance in running text; spaces hardly wider than the others must go on for longer.
 * In 12 scanned pages of two columns, gutters of eight points stood beside word spaces of five.
 */
function isGutter({ gaps }: Pick<Chain, 'gaps'>): boolean {
  const ratio = ratioOf({ gaps })
  return (gaps.length >= 5 && ratio >= 1.6) || (gaps.length >= 10 && ratio >= 1.25)
}

/** The mean width of the gaps, as a multiple of the usual space; from four times on they are all alike. */
const ratioOf = ({ gaps }: Pick<Chain, 'gaps'>): number => gaps.reduce((sum, gap) => sum + Math.min(gap.ratio, 4), 0) / gaps.length

/** Shares of the mean: narrower spaces above and below a gutter are those between words of the lines there, by chance in its place. */
const leastAtEnds = 0.5

/** The index of the first word right of the strip when the row has words on both sides and none across; else 0. */
function wordBeyond(row: Row | undefined, { left, right }: Strip): number {
  const middle = (left + right) / 2
  const at = row?.words.findIndex((word) => word.box.left >= middle) ?? -1
  const previous = row?.words[at - 1]
  return at > 0 && previous && previous.box.right <= middle ? at : 0
}

function chainsOf(rows: readonly Row[], isCodeRow: (row: Row) => boolean): readonly Chain[] {
  const closed: Chain[] = []
  let open: Chain[] = []
  rows.forEach((row, index) => {
    const gaps = notableGaps(row, index, isCodeRow(row))
    const taken = new Set<Gap>()
    const still: Chain[] = []
    for (const chain of open) {
      const next = gaps.find((gap) => Math.min(gap.right, chain.right) - Math.max(gap.left, chain.left) >= 0.45 * gap.size)
      const last = chain.gaps[chain.gaps.length - 1]
      if (next) {
        taken.add(next)
        chain.gaps.push(next)
        still.push({ left: Math.max(next.left, chain.left), right: Math.min(next.right, chain.right), gaps: chain.gaps })
        continue
      }
      const free = last && row.top - (rows[last.row]?.bottom ?? 0) < 3 * last.size ? whiteLeft(row, chain, 0.45 * last.size) : null
      if (free) still.push({ ...free, gaps: chain.gaps })
      else closed.push(chain)
    }
    open = still
    for (const gap of gaps) if (!taken.has(gap)) open.push({ left: gap.left, right: gap.right, gaps: [gap] })
  })
  return [...closed, ...open]
}

function notableGaps(row: Row, index: number, isCode: boolean): readonly Gap[] {
  const usual = Math.max(0.1, row.space)
  const gaps: Gap[] = []
  row.words.forEach((word, at) => {
    const previous = row.words[at - 1]
    if (!previous) return
    const size = Math.max(sizeOf(previous), sizeOf(word))
    const space = word.box.left - previous.box.right
    // Letters of typewriter faces stand under each other by nature; only a space of more than two of them says anything.
    const least = (isCode ? 1.3 : 0.5) * size
    // A row of two or three words has no usual space to compare with.
    const ratio = row.words.length < 4 ? space / (0.3 * size) : space / usual
    if (space >= least && ratio >= 1.1) gaps.push({ row: index, at, left: previous.box.right, right: word.box.left, size, ratio })
  })
  return gaps
}

/** What a row that ends or begins at the strip leaves of it, or null when it crosses: less than `least` is left. Specks in it do not count. */
function whiteLeft(row: Row, chain: Strip, least: number): Strip | null {
  let { left, right } = chain
  for (const { box, text } of row.words) {
    if (box.right <= left || box.left >= right) continue
    if (box.left <= left) left = box.right
    else if (box.right >= right) right = box.left
    else if (!/^[^\p{L}\p{N}]$/u.test(text)) return null
  }
  return right - left >= least ? { left, right } : null
}
