import type { Candidate } from './grid.ts'
import { type Rule, sameRule } from './rules.ts'
import { rowsOnce, sizeOf } from './text-rows.ts'

/** Nearer than this to a rule, in points, the edge of a tint is drawn already. */
const drawnAlready = 2 * sameRule
/** Height of small letters, in sizes. */
const smallLetters = 0.5

/**
 * The candidate with a rule where the tint of a row begins or ends between two lines of text and upright rules between its columns run through: titles on a tint above rows that
 * rules part are none of the first of them.
 */
export function withRulesOfTints(candidate: Candidate): Candidate {
  const { box, words, rules, tintEdges = [] } = candidate
  if (tintEdges.length === 0 || rules.across.length === 0) return candidate
  const lines = rowsOnce(words)
  const isBetweenLines = (edge: number): boolean =>
    lines.some(({ baseline }) => baseline < edge) &&
    lines.some(({ baseline }) => baseline > edge) &&
    words.every((word) => word.baseline < edge || word.baseline - smallLetters * sizeOf(word) > edge)
  const within = rules.down.filter(({ at }) => at > box.left + drawnAlready && at < box.right - drawnAlready)
  const isPassed = (edge: number): boolean => within.some(({ from, to }) => from < edge - sameRule && to > edge + sameRule)
  const drawn = tintEdges.flatMap((edge): readonly Rule[] =>
    rules.across.some(({ at }) => Math.abs(at - edge) <= drawnAlready) ||
    edge < box.top + drawnAlready ||
    edge > box.bottom - drawnAlready ||
    !isPassed(edge) ||
    !isBetweenLines(edge)
      ? []
      : [{ at: edge, from: box.left, to: box.right }],
  )
  if (drawn.length === 0) return candidate
  return { ...candidate, rules: { ...rules, across: [...rules.across, ...drawn].sort((a, b) => a.at - b.at) } }
}
