import type { Cell, Word } from '../../model/index.ts'
import { overLines } from '../reading/over-lines.ts'

export const wordsOf = ({ lines }: Cell): readonly Word[] => lines.flatMap(({ words }) => words)

/** Words as one text; what a line's end broke behind a hyphen is whole. */
export const textOf = (words: readonly Word[]): string =>
  overLines(words)
    .map(({ text }) => text)
    .join(' ')
