import type { Cell, Word } from '../../model/index.ts'
import { overLines } from './over-lines.ts'

/** The words of a cell, line by line. */
export const wordsOf = ({ lines }: Cell): readonly Word[] => lines.flatMap(({ words }) => words)

/** Words as one text; what a line's end broke behind a hyphen is whole. */
export const textOf = (words: readonly Word[]): string =>
  overLines(words)
    .map(({ text }) => text)
    .join(' ')
