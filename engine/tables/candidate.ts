import { type Box, contains, unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Candidate } from './grid.ts'
import type { Rule, Rules } from './rules.ts'
import { sizeOf, type TextRow } from './text-rows.ts'

/**
 * The candidate of a box: the words whose middle lies in it, and the rules that run through it and reach no further than it does. Where no rule is drawn at its
 * right edge, a last word of a line that reaches over it belongs to it, and the box is as wide as that.
 */
export function candidateIn(given: Box, words: readonly Word[], rules: Rules, foundBy: Candidate['foundBy']): Candidate {
  const down = rules.down.filter(
    (rule) =>
      rule.at >= given.left - 3 && rule.at <= given.right + 3 && Math.min(rule.to, given.bottom) - Math.max(rule.from, given.top) > 3,
  )
  const within = wordsIn(given, words)
  const beyond = down.some(({ at }) => Math.abs(at - given.right) <= 3) ? [] : lastWordsOver(given, within, words)
  const box = beyond.length === 0 ? given : { ...given, right: Math.max(...beyond.map((word) => word.box.right)) + 1 }
  return {
    box,
    words: beyond.length === 0 ? within : wordsIn(box, words),
    rules: {
      across: rules.across.filter(
        (rule) => rule.at >= box.top - 3 && rule.at <= box.bottom + 3 && rule.from >= box.left - 6 && rule.to <= box.right + 6,
      ),
      down,
    },
    foundBy,
  }
}

/** Sizes between two words of a line at most. */
const widestSpace = 0.6
/** The words that the right edge of a box goes through, less than half of each within, each right behind a word of the box in its line. */
function lastWordsOver(box: Box, within: readonly Word[], words: readonly Word[]): readonly Word[] {
  return words.filter((word) => {
    const isOver = word.box.left < box.right && word.box.left + word.box.right >= 2 * box.right && word.box.right > box.right
    if (!isOver || word.baseline <= box.top || word.baseline >= box.bottom) return false
    return within.some(
      (other) =>
        Math.abs(other.baseline - word.baseline) < 1 &&
        word.box.left >= other.box.right - 1 &&
        word.box.left - other.box.right < widestSpace * sizeOf(word),
    )
  })
}

/** The candidate of rows that are told already, each with its box, and of the edges between columns: a rule midway between rows, and one at each edge. */
export function candidateOfRows(rows: readonly Box[], cuts: readonly number[], words: readonly Word[]): Candidate {
  const { left, right, top, bottom } = unionOf(rows)
  const box = { left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 }
  const across = rows.slice(1).map((row, i): Rule => ({ at: ((rows[i]?.bottom ?? row.top) + row.top) / 2, from: box.left, to: box.right }))
  const down = cuts.map((at): Rule => ({ at, from: box.top, to: box.bottom }))
  return { box, words, rules: { across, down }, foundBy: 'alignment', rowsTogether: true }
}

/** The candidate with no more than these rows from its top on. */
export function withRowsOnly(candidate: Candidate, rows: readonly TextRow[]): Candidate {
  const { left, right, top } = candidate.box
  const box = unionOf(rows.map((row) => row.box))
  return {
    ...candidate,
    words: rows.flatMap(({ words }) => words),
    box: { left: Math.max(left, box.left - 1), right: Math.min(right, box.right + 1), top, bottom: box.bottom + 1 },
  }
}

/** The words whose middle lies in the box. */
export const wordsIn = (box: Box, words: readonly Word[]): readonly Word[] =>
  words.filter((word) => contains(box, { x: (word.box.left + word.box.right) / 2, y: word.baseline - sizeOf(word) * 0.3 }))
