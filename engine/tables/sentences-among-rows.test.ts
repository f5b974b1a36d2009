import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const page = pageOf(`
 error            mark     what is done
 end of file      x        set it and stop
 not attached     x        set it and stop
 bad letters      y        wait
 Errors of the punch are handled as follows:
 no more ink      x        set it and stop
 lost cards       y        wait
 wet papers       y        wait
`)
const inFace = (family: string) => ({
  ...page,
  words: page.words.map((word: Word) =>
    word.baseline === 40 + 4 * 14 + 11 && word.font ? { ...word, font: { ...word.font, family } } : word,
  ),
})

test('a sentence in another face that ends with a colon parts two tables, no further from the rows than these from one another', () => {
  expect(tables(inFace('Serif')).tables.map((table) => textsOf(table).length)).toEqual([4, 3])
})

test('in the face of the rows, and as near, it is the heading of some of them', () => {
  expect(tables(inFace('Sans')).tables).toHaveLength(1)
})
