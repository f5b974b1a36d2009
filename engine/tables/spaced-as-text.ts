import type { Word } from '../model/index.ts'
import type { GridCell } from './grid.ts'
import { median, sizeOf, textRowsOf } from './text-rows.ts'

/** The spaces of a justified line differ by no more, in ems: by the white beside its letters and the stop that ends a sentence. */
const evenly = 0.2
/** The spaces of justified lines differ from line to line by at least so much, in ems; values of one width stand evenly in all rows alike. */
const unlike = 0.3
/** A space as wide as this, in ems, is one between words: that of typewriters is the widest. */
const oneSpace = 0.65
const fewestLines = 2
/** Share of its words that hold figures. */
const mostFigures = 0.2
const mostLines = 0.7

interface SpacedLine {
  readonly isEven: boolean
  /** The space in the middle, in ems. */
  readonly space: number
  readonly widest: number
}

/**
 * true for running text that columns were seen in: its words stand no further apart than words do, or evenly in most lines, within the columns and across
 * them, and in each line differently, as in justified lines, or its cells break amid sentences. The gaps between the cells of a table are wider than those between the words of one.
 */
export function isSpacedAsText(filled: readonly GridCell[]): boolean {
  if (breakAmidSentences(filled)) return true
  const words = filled.flatMap((cell) => cell.words)
  if (words.filter(({ text }) => /\p{N}/u.test(text)).length > mostFigures * words.length) return false
  const cellOf = new Map(filled.flatMap((cell) => cell.words.map((word) => [word, cell])))
  const lines = textRowsOf([...cellOf.keys()]).flatMap(({ words }) => spacedLine(words, cellOf) ?? [])
  if (lines.length < fewestLines) return false
  if (lines.every(({ widest }) => widest <= oneSpace)) return true
  const even = lines.filter(({ isEven }) => isEven).map(({ space }) => space)
  return even.length >= Math.max(fewestLines, mostLines * lines.length) && Math.max(...even) - Math.min(...even) >= unlike
}

/** Words that lead on to the next one of their sentence, in seven languages. */
const leadsOn =
  /^(?:and|but|or|of|the|an?|is|are|was|to|in|for|by|with|that|which|und|oder|aber|der|die|das|ist|von|mit|dass|zu|et|les|des|est|une?|dans|los|las|para|por|che|della|sono|het|een|van|niet|uma|dos)$/u
/** So many different ones end cells that others stand behind, this share of the cells. */
const fewestLeading = 3
const leastLeading = 0.12
function breakAmidSentences(filled: readonly GridCell[]): boolean {
  const last = Math.max(...filled.map(({ column, columnSpan }) => column + columnSpan))
  const leading = filled.flatMap(({ words, column, columnSpan }) => {
    const text = column + columnSpan === last ? '' : (words.at(-1)?.text ?? '')
    return leadsOn.test(text) ? [text] : []
  })
  return new Set(leading).size >= fewestLeading && leading.length >= leastLeading * filled.length
}

/** How the words of a line are spaced; null where it has fewer than three, or all in one cell. */
function spacedLine(words: readonly Word[], cellOf: ReadonlyMap<Word, GridCell>): SpacedLine | null {
  const sorted = [...words].sort((a, b) => a.box.left - b.box.left)
  if (sorted.length < 3) return null
  if (new Set(sorted.map((word) => cellOf.get(word))).size < 2) return null
  const size = median(sorted.map(sizeOf))
  const spaces = sorted.slice(1).map((word, i) => (word.box.left - (sorted[i]?.box.right ?? word.box.left)) / size)
  const widest = Math.max(...spaces)
  return { isEven: widest - Math.min(...spaces) <= evenly, space: median(spaces), widest }
}
