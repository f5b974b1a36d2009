import { readsAsValue } from './cell-text.ts'
import { columnCuts } from './columns.ts'
import { chunksOf, spaceInCell, type TextRow } from './text-rows.ts'

/** A drawn cell with fewer lines holds a label and an answer of two lines rather than a table of its own. */
const fewestLines = 3

/**
 * Where columns part within drawn cells that hold a list of labels with their figures (payments beside deductions on a payslip): in each line of such a
 * cell texts stand apart at the same places, and the last of them are values. `rows` are those of one strip between upright rules, `found` the cuts
 * that most rows of the strip show, `bandOf` says between which level rules a row stands.
 */
export function cutsWithinCells(rows: readonly TextRow[], found: readonly number[], bandOf: (row: TextRow) => number): readonly number[] {
  const cells = Map.groupBy(rows, bandOf)
  const cuts: number[] = []
  for (const lines of cells.values()) {
    const listed = lines.filter((line) => chunksOf(line.words, spaceInCell).length > 1)
    if (listed.length < fewestLines || listed.some(({ words }) => !readsAsValue(chunksOf(words, spaceInCell).at(-1)?.words ?? []))) continue
    // A cut that is known stands in the same gap when no word stands between the two.
    const isKnown = (cut: number) =>
      [...found, ...cuts].some((other) =>
        listed.every(({ words }) =>
          words.every(({ box }) => box.right <= Math.min(cut, other) + 1 || box.left >= Math.max(cut, other) - 1),
        ),
      )
    for (const cut of columnCuts(listed, listed.length, spaceInCell).cuts) if (!isKnown(cut)) cuts.push(cut)
  }
  return cuts
}
