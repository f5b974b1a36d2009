import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const moved = (word: Word, by: number): Word => ({
  ...word,
  baseline: word.baseline + by,
  box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by },
})

test('texts that stand closer below a table and begin further out than its cells are none of its rows', () => {
  const page = pageOf(`
   *Code*               *First seen*    *Code*     *Visits*    *Units*

   Coastal one

   465588522597861757   01/02/2020      002866       41,741       729

   426222479060345066   27/05/2020      003239       76,035       712

   449221264945760188   09/12/2020      004691       48,853       760

`)
  const below = pageOf(`
 Inventory observation                      River was
 Allows shelf 84                            Budget 2
 89886 Considerable                         45295 Model
`)
  const rows = page.words.map((word) => moved(word, (word.baseline * 12) / 14 - word.baseline))
  const found = tables({ ...page, words: [...rows, ...below.words.map((word) => moved(word, 126))] }).tables.map(textsOf)
  expect(found.map((rows) => rows.map(([first]) => first))).toEqual([
    ['Code', 'Coastal one', '465588522597861757', '426222479060345066', '449221264945760188'],
  ])
})
