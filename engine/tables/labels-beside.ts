import { unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { candidateOfRows } from './candidate.ts'
import type { Candidate } from './grid.ts'
import { type Chunk, chunksOf, isBold, rowsOnce, sizeOf } from './text-rows.ts'

/** A label with what stands beside it, in lines of its own. */
interface Pair {
  readonly label: Chunk
  readonly values: readonly Chunk[]
}
interface Run {
  readonly pairs: readonly Pair[]
  /** Where the labels and the values begin, in page points. */
  readonly labelsAt: number
  readonly valuesAt: number
  readonly baseline: number
}

/** Texts of one column begin this near to each other, page points. */
const sameEdge = 1.5
/** Pairs stand no further apart, in sizes of the writing; lines of one value no further than lines do. */
const farthestPair = 2.6
const farthestLine = 1.4
/** Two pairs may be titles over columns of a page. */
const fewestMarked = 3
/** Where labels are set like their values. */
const fewestPlain = 4
/** A label has hardly more words, nor signs. */
const longestLabel = 5
const longestText = 34
/** In this share of the pairs the weight tells the label from its value. */
const nearlyAll = 0.8
/** So many values have figures where weight tells nothing: names of two lists beside each other have none. */
const withFigures = 0.4

/**
 * Labels with their values beside them, without colons: "Insured" and "Mr and Mrs Pemberton", "Policy number" and "HB/26/0093417". The labels are all bold and
 * the values are not, or the other way; or no label has a figure and many values do. Columns of a page have longer lines on their left.
 * Words between quotation marks beside what they mean are such labels, however long that is.
 */
export function labelsBeside(words: readonly Word[]): readonly Candidate[] {
  const found: Candidate[] = []
  let run: Run | null = null
  const close = () => {
    if (run !== null && areLabels(run.pairs)) found.push(candidateOf(run))
    run = null
  }
  for (const row of rowsOnce(words)) {
    const chunks = chunksOf(row.words)
    const next: Run | null = run === null ? null : extended(run, chunks, row.baseline)
    if (next === null) {
      close()
      run = begun(chunks, row.baseline)
    } else run = next
  }
  close()
  return found
}

function begun([label, value, ...others]: readonly Chunk[], baseline: number): Run | null {
  if (label === undefined || value === undefined || others.length > 0 || !mayBeLabel(label)) return null
  return { pairs: [{ label, values: [value] }], labelsAt: label.box.left, valuesAt: value.box.left, baseline }
}

/** The run with one more row; null where the row goes on otherwise. */
function extended(run: Run, chunks: readonly Chunk[], baseline: number): Run | null {
  const [first, value, ...others] = chunks
  const size = sizeOf(first?.words[0] as Word)
  const apart = baseline - run.baseline
  if (first === undefined || apart > farthestPair * size) return null
  const isAt = (chunk: Chunk, x: number): boolean => Math.abs(chunk.box.left - x) <= sameEdge
  const last = run.pairs.at(-1)
  // What a word is defined as may have items of its own.
  if (last !== undefined && isQuoted(last.label) && first.box.left >= run.valuesAt - sameEdge)
    return { ...run, pairs: [...run.pairs.slice(0, -1), { ...last, values: [...last.values, ...chunks] }], baseline }
  if (others.length > 0) return null
  if (value === undefined) {
    if (last === undefined || !isAt(first, run.valuesAt) || apart > farthestLine * size) return null
    return { ...run, pairs: [...run.pairs.slice(0, -1), { ...last, values: [...last.values, first] }], baseline }
  }
  if (!isAt(first, run.labelsAt) || !isAt(value, run.valuesAt) || !mayBeLabel(first)) return null
  return { ...run, pairs: [...run.pairs, { label: first, values: [value] }], baseline }
}

const textOf = ({ words }: Chunk): string => words.map(({ text }) => text).join(' ')

/** A few words that begin like a name and end like no sentence; what ends in a colon is read as a label of its line elsewhere. */
function mayBeLabel(chunk: Chunk): boolean {
  const text = textOf(chunk)
  if (chunk.words.length > longestLabel || text.length > longestText) return false
  return isQuoted(chunk) || (/^\p{Lu}/u.test(text) && !/[.,;:!?–—-]$/u.test(text))
}
/** true for a word between quotation marks, as contracts define theirs. */
const isQuoted = (chunk: Chunk): boolean => /^["“”„«].+["“”»][:,]?$/u.test(textOf(chunk))

function areLabels(pairs: readonly Pair[]): boolean {
  const lines = pairs.reduce((sum, { values }) => sum + values.length, 0)
  if (pairs.length < fewestMarked) return false
  if (pairs.every(({ label }) => isQuoted(label))) return true
  if (lines > 2 * pairs.length) return false
  const share = (holds: (pair: Pair) => boolean): number => pairs.filter(holds).length / pairs.length
  const bold = share(({ label }) => isBold(label.words))
  const boldValues = share(({ values: [value] }) => value !== undefined && isBold(value.words))
  if (bold >= nearlyAll ? boldValues <= 1 - nearlyAll : bold <= 1 - nearlyAll && boldValues >= nearlyAll) return true
  if (pairs.length < fewestPlain || pairs.some(({ label }) => /\d/u.test(textOf(label)))) return false
  return share(({ values }) => values.some((value) => /\d/u.test(textOf(value)))) >= withFigures
}

function candidateOf({ pairs, labelsAt, valuesAt }: Run): Candidate {
  const rows = pairs.map(({ label, values }) => unionOf([label, ...values].map(({ box }) => box)))
  const right = Math.max(labelsAt, ...pairs.map(({ label }) => label.box.right))
  const words = pairs.flatMap(({ label, values }) => [label, ...values].flatMap((chunk) => chunk.words))
  return candidateOfRows(rows, [(right + valuesAt) / 2], words)
}
