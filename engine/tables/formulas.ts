import type { Word } from '../model/index.ts'
import type { Grid } from './grid.ts'

/** A sign between the two sides of a formula, set as a word of its own; "p < 0.05" stands in tables as well. */
const relation = /^(?::=|=:?|≡|≈|≅|∝)$/u
/** Formulas have names of a letter or two; so many letters together are a word. */
const name = /\p{L}{3}/u
/** Formulas beside and below each other have the sign in so many of their lines; the others hold what stands over and under fractions. */
const fewestWithSign = 0.5
/** Share of words that a formula may hold: "max", "sin", "if". */
const mostNames = 0.1

/**
 * true for formulas whose letters and signs stand under one another, as equations set in one place and matrices do: half of the lines hold an
 * equals sign and no word, or a text breaks off at the sign and hardly a word is among the texts.
 */
export function areFormulas({ cells }: Grid): boolean {
  const rows = new Map<number, Word[]>()
  for (const { row, words } of cells) if (words.length > 0) rows.set(row, [...(rows.get(row) ?? []), ...words])
  const lines = [...rows.values()]
  const signed = lines.filter((words) => words.some(({ text }) => relation.test(text)) && !words.some(({ text }) => name.test(text)))
  if (signed.length === 0) return false
  if (signed.length >= fewestWithSign * lines.length) return true
  const words = lines.flat()
  const breaksOff = cells.some((cell) => relation.test(cell.words.at(-1)?.text ?? ''))
  return breaksOff && words.filter(({ text }) => name.test(text)).length <= mostNames * words.length
}
