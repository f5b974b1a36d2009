import { type Line, linesOf, type Table, textOfLine, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import type { Region, TabledPage } from '../stages.ts'

/** A page of words, as the tables of it were found. */
export function pageOf(words: readonly Word[], more: Partial<TabledPage['page']> = {}, tables: readonly Table[] = []): TabledPage {
  return {
    page: {
      number: 1,
      size: { width: 595, height: 842 },
      readBy: 'text-layer',
      words,
      toImage: null,
      outcome: 'read',
      rulings: [],
      fills: [],
      pictures: [],
      issues: [],
      ...more,
    },
    tables,
    rest: words,
    issues: [],
  }
}
/** The lines of a region, whatever kind it is. */
export const linesIn = (region: Region): readonly Line[] =>
  region.kind === 'table' ? linesOf(region.table) : region.kind === 'picture' ? region.caption : region.lines
/** The lines of a region as text, parted by strokes. */
export const textIn = (region: Region): string => linesIn(region).map(textOfLine).join(' / ')
/** Lines under each other, 12 points apart. */
export const column = (texts: readonly string[], left: number, top: number): readonly Word[] =>
  texts.flatMap((text, index) => typeset(text, { left, baseline: top + 12 * index }))
