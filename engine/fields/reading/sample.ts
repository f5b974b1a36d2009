// For tests: a page with nothing on it but words, and rules where they matter.

import type { Word } from '../../model/index.ts'
import type { ReadPage } from '../../stages.ts'

type Others = Partial<Pick<ReadPage, 'number' | 'size' | 'readBy' | 'rulings'>>

/** The first page of A4 as read from a text layer; `others` says what is otherwise. */
export const printedPage = (words: readonly Word[], others: Others = {}): ReadPage => ({
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
  ...others,
})
