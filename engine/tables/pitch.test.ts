import { expect, test } from 'vitest'
import type { ReadPage } from '../stages.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const page = pageOf(`
---------------------------------------
 Age group       |   Share       Number
---------------------------------------
 Under 1 year    |  0.0156    3,533,692
 1 - 2 years     |  0.0287    6,493,373
 3 - 5 years     |  0.0419    9,483,880
 6 - 11 years    |  0.0920   20,834,439
 12 - 19 years   |  0.1418   32,113,079
 20 - 29 years   |  0.1803   40,839,623
 80 years plus   |  0.0228    5,175,100
---------------------------------------
`)
/** The page as a recogniser gives it: its words are known by their ink, and all letters are of one width. */
const recognised: ReadPage = {
  ...page,
  words: page.words.map((word) => {
    const { box, baseline, text } = word
    return {
      ...word,
      font: null,
      readBy: 'ocr',
      box: { ...box, top: baseline - 4.6, bottom: baseline, right: box.left + 5 * text.length - 1 },
    }
  }),
}

test('words of a typewritten table stay together, though a space is as wide as a letter is high', () => {
  const [found] = tables(recognised).tables.map(textsOf)
  expect(found?.map(([first]) => first)).toEqual([
    'Age group',
    'Under 1 year',
    '1 - 2 years',
    '3 - 5 years',
    '6 - 11 years',
    '12 - 19 years',
    '20 - 29 years',
    '80 years plus',
  ])
})
