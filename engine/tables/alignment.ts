import { type Box, unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { candidateIn } from './candidate.ts'
import type { Candidate } from './grid.ts'
import type { Rules } from './rules.ts'
import { runningText } from './running-text.ts'
import { chunksOf, sizeOf, textRowsOf } from './text-rows.ts'

interface Run {
  readonly words: readonly Word[]
  readonly box: Box
  readonly baseline: number
  readonly texts: number
}

/** Stretches of rows whose texts stand apart in columns, found without any rule. */
export function alignedCandidates(words: readonly Word[], rules: Rules): readonly Candidate[] {
  const prose = new Set(runningText(words))
  const rows = textRowsOf(words.filter((word) => !prose.has(word))).map((row) => ({ ...row, texts: chunksOf(row.words, 1).length }))
  const runs: Run[][] = [[]]
  let single = 0
  for (const row of rows) {
    const run = runs[runs.length - 1] ?? []
    const last = run[run.length - 1]
    const size = Math.max(...row.words.map(sizeOf))
    single = row.texts < 2 ? single + 1 : 0
    // Two and a half lines without text, or more than two lines of one text each, end a table.
    if (last && (row.baseline - last.baseline > 2.6 * size || single > 3)) runs.push([row])
    else run.push(row)
  }
  return runs.flatMap((run) => {
    const kept = withoutSingles(run)
    return kept.filter((row) => row.texts > 1).length >= 3 ? [candidateOf(kept, rules)] : []
  })
}

/** The candidate cut in two at its widest gap between rows, when one gap is wider than the others; none when all gaps are alike. */
export function cutAtWidestGap(candidate: Candidate): readonly Candidate[] {
  const rows = textRowsOf(candidate.words).map((row) => ({ ...row, texts: chunksOf(row.words, 1).length }))
  const gaps = rows.slice(1).map((row, i) => row.baseline - (rows[i]?.baseline ?? 0))
  const widest = Math.max(0, ...gaps)
  const at = gaps.indexOf(widest) + 1
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0
  if (at < 1 || widest < 1.25 * usual) return []
  return [rows.slice(0, at), rows.slice(at)].flatMap((half) => {
    const kept = withoutSingles(half)
    return kept.filter((row) => row.texts > 1).length >= 2 && kept.length >= 3 ? [candidateOf(kept, candidate.rules)] : []
  })
}

/** The rows from the first to the last that holds several texts. */
function withoutSingles(run: readonly Run[]): readonly Run[] {
  const first = run.findIndex((row) => row.texts > 1)
  const last = run.findLastIndex((row) => row.texts > 1)
  return first < 0 ? [] : run.slice(first, last + 1)
}

function candidateOf(rows: readonly Run[], rules: Rules): Candidate {
  const box = unionOf(rows.map((row) => row.box))
  const roomy = { left: box.left - 1, right: box.right + 1, top: box.top - 1, bottom: box.bottom + 1 }
  const own = rows.flatMap((row) => row.words)
  return { ...candidateIn(roomy, [], rules, 'alignment'), words: own }
}
