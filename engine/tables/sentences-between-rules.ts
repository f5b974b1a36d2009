// Sentences of their own between two level rules, which part tables.

import { type Box, width } from '../geometry/index.ts'
import { spokenWords, type Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { rowsIn } from './rows-in-boxes.ts'
import { doubleRule, nextRow, type Rule, sameEnd } from './rules.ts'
import { chunksOf, isBold, type TextRow, textRowsOf } from './text-rows.ts'

/** Cells of tables are rarely as long in one line, and headings hardly end with a stop and have so many words. */
const fewestWordsOfLine = 9
const fewestWordsOfSentence = 6
const endsSentence = ({ words }: TextRow): boolean => /[.!?]$/u.test(words.at(-1)?.text ?? '')

/** true when a sentence of its own stands between two level rules, and a rule that ends elsewhere: tables of other widths, with text between them. */
export function holdsSentenceAndRule(between: Box, words: readonly Word[], levels: readonly Rule[]): boolean {
  const other = levels.some(
    (rule) =>
      rule.at > between.top + doubleRule &&
      rule.at < between.bottom - doubleRule &&
      Math.min(rule.to, between.right) - Math.max(rule.from, between.left) > 0.5 * width(between) &&
      (Math.abs(rule.from - between.left) > sameEnd || Math.abs(rule.to - between.right) > sameEnd),
  )
  return (
    other &&
    rowsIn(between, words).some(
      (row) => spokenWords(row.words) >= fewestWordsOfSentence && chunksOf(row.words, 1).length === 1 && endsSentence(row),
    )
  )
}

/**
 * true when a line of running text over most of the width has rows of several texts above and below it, between two level rules: the sums below a
 * table, a paragraph, and the titles of the next table.
 */
export function holdsSentenceBetweenRows(between: Box, words: readonly Word[]): boolean {
  const rows = rowsIn(between, words)
  const isParted = rows.map((row) => chunksOf(row.words, 1).length > 1)
  return rows.some(
    (row, i) =>
      isParted[i] === false &&
      spokenWords(row.words) >= fewestWordsOfLine &&
      row.box.right - row.box.left > 0.6 * width(between) &&
      isParted.slice(0, i).includes(true) &&
      isParted.slice(i + 1).includes(true) &&
      rows.slice(i).some(({ words: own }, after) => isParted[i + after] === false && /\p{L}[.!?]$/u.test(own.at(-1)?.text ?? '')),
  )
}

/**
 * true when nothing but a sentence stands between two level rules, and is none of the rows above them: it begins where the rules do and those further in, or
 * titles in bold stand right below it.
 */
export function isSentenceBetweenTables(between: Box, above: Box, words: readonly Word[]): boolean {
  const rows = rowsIn(between, words)
  const last = rows.at(-1)
  if (last === undefined || rows.some((row) => chunksOf(row.words, 1).length > 1 || isBold(row.words))) return false
  if (spokenWords(rows.flatMap((row) => row.words)) < fewestWordsOfSentence || !endsSentence(last)) return false
  const { left, right, bottom } = between
  const isAtEdge = (row: TextRow): boolean => row.box.left - left < leastPadding
  if (rows.every(isAtEdge) && !rowsIn(above, words).some(isAtEdge)) return true
  const [below] = textRowsOf(wordsIn({ left, right, top: bottom, bottom: bottom + nextRow }, words))
  return below !== undefined && isBold(below.words) && chunksOf(below.words, 1).length >= 2
}
/** Points from the end of a rule to where cells begin that have room beside their texts. */
const leastPadding = 2.5
