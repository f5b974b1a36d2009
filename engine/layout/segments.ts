import { overlapX } from '../geometry/index.ts'
import { isMarker, isTypewriter, type Line, median, sizeOf, type Word } from '../model/index.ts'
import { lineOf, type Row } from './rows.ts'

/** The white space between two words of a row. */
interface Gap {
  readonly row: number
  /** Index of the word on its right. */
  readonly at: number
  readonly left: number
  readonly right: number
  readonly size: number
}

/** Rows cut where a column ends: at spaces far wider than between words, and at narrower ones that stand under each other row after row. */
export function segmentsOf(rows: readonly Row[]): readonly Line[] {
  const cuts = gutterCuts(rows)
  return rows.flatMap((row, index) => {
    const usual = median(spaces(row.words), 0)
    const segments: Line[] = []
    let words: Word[] = []
    row.words.forEach((word, at) => {
      const previous = words[words.length - 1]
      if (previous && (isWide(previous, word, usual) || cuts[index]?.has(at)) && !followsMarker(words, word)) {
        segments.push(lineOf(words))
        words = []
      }
      words.push(word)
    })
    segments.push(lineOf(words))
    return segments
  })
}

const spaces = (words: readonly Word[]): readonly number[] =>
  words.slice(1).map((word, index) => Math.max(0, word.box.left - (words[index]?.box.right ?? 0)))

/** One em is three to four word spaces; in loosely justified lines the usual space itself is wide. */
function isWide(previous: Word, word: Word, usual: number): boolean {
  const size = Math.max(sizeOf(previous), sizeOf(word))
  return word.box.left - previous.box.right > Math.min(2.5 * size, Math.max(size, 2.5 * usual))
}

function followsMarker(words: readonly Word[], word: Word): boolean {
  const [first] = words
  return words.length === 1 && first !== undefined && isMarker(first.text) && word.box.left - first.box.right < 4 * sizeOf(word)
}

/** Rows a gutter must pass through: five wide spaces under each other do not happen by chance in running text. */
const leastRows = 5

/** For each row, the words that begin a new column although the space before them is not wide by itself. */
function gutterCuts(rows: readonly Row[]): readonly ReadonlySet<number>[] {
  const cuts = rows.map(() => new Set<number>())
  let chains: { left: number; right: number; gaps: Gap[] }[] = []
  const close = (chain: { readonly gaps: readonly Gap[] }) => {
    if (chain.gaps.length >= leastRows) for (const gap of chain.gaps) cuts[gap.row]?.add(gap.at)
  }
  rows.forEach((row, index) => {
    const gaps = notableGaps(row, index)
    const taken = new Set<Gap>()
    const still: typeof chains = []
    for (const chain of chains) {
      const next = gaps.find((gap) => Math.min(gap.right, chain.right) - Math.max(gap.left, chain.left) >= 0.45 * gap.size)
      const last = chain.gaps[chain.gaps.length - 1]
      if (next) {
        taken.add(next)
        still.push({ left: Math.max(next.left, chain.left), right: Math.min(next.right, chain.right), gaps: [...chain.gaps, next] })
      } else if (crosses(row, chain) || (last && row.top - (rows[last.row]?.bottom ?? 0) > 3 * last.size)) close(chain)
      else still.push(chain)
    }
    chains = still
    for (const gap of gaps) if (!taken.has(gap)) chains.push({ left: gap.left, right: gap.right, gaps: [gap] })
  })
  chains.forEach(close)
  return cuts
}

function notableGaps(row: Row, index: number): readonly Gap[] {
  const usual = median(spaces(row.words), 0)
  const gaps: Gap[] = []
  row.words.forEach((word, at) => {
    const previous = row.words[at - 1]
    if (!previous) return
    const size = Math.max(sizeOf(previous), sizeOf(word))
    const space = word.box.left - previous.box.right
    // Letters of typewriter faces stand under each other by nature; only a space of more than two of them says anything.
    const least = isTypewriter(word) && isTypewriter(previous) ? 1.3 * size : 0.5 * size
    if (space >= least && (space >= 1.5 * usual || row.words.length < 4))
      gaps.push({ row: index, at, left: previous.box.right, right: word.box.left, size })
  })
  return gaps
}

const crosses = (row: Row, chain: { readonly left: number; readonly right: number }): boolean =>
  row.words.some((word) => overlapX(word.box, { left: chain.left, right: chain.right, top: 0, bottom: 0 }) > 0.5)
