import { isSlanted, type Table, type Word } from '../model/index.ts'
import { onLevelRows } from './level-rows.ts'

/** Words set at a slant stood upright where they begin, and the way back for the tables found with them. */
export interface Levelled {
  readonly words: readonly Word[]
  back(table: Table): Table
}

/**
 * Titles of narrow columns are often set rising to the right from the foot of their column: for the search of tables each stands upright
 * at that foot, two letters wide. Words that are not set so stay as they are; those on a slip stand
 * level in their rows.
 */
export function levelled(words: readonly Word[], areOnSlip: boolean): Levelled {
  const original = new Map<Word, Word>()
  const onRows = areOnSlip ? onLevelRows(words) : null
  const level = words.map((word): Word => {
    const onRow = onRows?.get(word) ?? word
    if (onRow !== word) original.set(onRow, word)
    if (!isSlanted(word)) return onRow
    const size = word.font?.size ?? 0
    const { left, bottom } = word.box
    const foot: Word = { ...word, box: { left, right: left + 2 * size, top: bottom - size, bottom }, baseline: bottom }
    original.set(foot, word)
    return foot
  })
  const backTo = (word: Word): Word => original.get(word) ?? word
  return {
    words: level,
    back: (table) =>
      original.size === 0
        ? table
        : {
            ...table,
            caption: table.caption.map((line) => ({ ...line, words: line.words.map(backTo) })),
            cells: table.cells.map((cell) => ({
              ...cell,
              lines: cell.lines.map((line) => ({ ...line, words: line.words.map(backTo) })),
            })),
          },
  }
}
