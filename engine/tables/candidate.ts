import { type Box, contains, unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Candidate } from './grid.ts'
import type { Rule, Rules } from './rules.ts'
import { sizeOf, type TextRow } from './text-rows.ts'

/** The candidate of a box: the words whose middle lies in it, and the rules that run through it and reach no further than it does. */
export function candidateIn(box: Box, words: readonly Word[], rules: Rules, foundBy: Candidate['foundBy']): Candidate {
  return {
    box,
    words: wordsIn(box, words),
    rules: {
      across: rules.across.filter(
        (rule) => rule.at >= box.top - 3 && rule.at <= box.bottom + 3 && rule.from >= box.left - 6 && rule.to <= box.right + 6,
      ),
      down: rules.down.filter(
        (rule) => rule.at >= box.left - 3 && rule.at <= box.right + 3 && Math.min(rule.to, box.bottom) - Math.max(rule.from, box.top) > 3,
      ),
    },
    foundBy,
  }
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
