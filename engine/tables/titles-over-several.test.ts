import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

/** The word so many points further right, on another baseline. */
const moved = (word: Word, right: number, baseline: number): Word => ({
  ...word,
  baseline,
  box: { left: word.box.left + right, right: word.box.right + right, top: baseline - 8, bottom: baseline },
})

test('a column whose title alone is narrower than its texts is not parted where a title stands over several columns', () => {
  const table = onlyTable(`
-----------------------------------------------
                      Relation
-----------------------------------------------
 Name         Phone            Arrival   Copies
-----------------------------------------------
 Pressure     0775 844 856      21:35    83,174
-----------------------------------------------
 Concrete     0434 333 219      08:36    84,457
-----------------------------------------------
 Requires     0513 716 263      15:43    32,617
-----------------------------------------------
 Simple       0884 336 512      06:34    52,891
-----------------------------------------------
`)
  expect(textsOf(table).at(-1)).toEqual(['Simple', '0884 336 512', '06:34', '52,891'])
})

test('the first lines of titles that end with the line of the others, and a title over several, belong to a table without rules', () => {
  const page = pageOf(`
                          Harbour
                                 Cost in
 Material   Purpose              GBP     Species     Share
 Affluent   Flow shelf of        39.30   Model        42%
 Network    Newer engine         54.64   Sediment      8%
 Station    Leaf on method       12.50   Engine       48%
 Relation   To the bridge        37.45   Material     95%
`)
  const words = page.words.map((word) => (word.text === 'Harbour' ? moved(word, 2, word.baseline - 6) : word))
  const [table] = tables({ ...page, words }).tables
  expect(table && textsOf(table).slice(0, 2)).toEqual([
    ['Material', 'Harbour', '…', '…', 'Share'],
    ['…', 'Purpose', 'Cost in GBP', 'Species', '…'],
  ])
})

test('a title of several lines in bold begins above the first column where it goes on in small letters', () => {
  const picture = (title: string) => `
 *Account*
 ${title}     *Members*   *Rate*
 000544       576    7,142
 001335       203    1,273
 004771       110    4,002
`
  expect(textsOf(onlyTable(picture('*relation*')))[0]?.[0]).toBe('Account relation')
  expect(textsOf(onlyTable(picture('*Relation*')))[0]?.[0]).toBe('Relation')
})

test('a text alone between the first two rules is a title over the columns that it stands in the middle of, and not the name of the whole', () => {
  const picture = (title: string) => `
-------------------------------------------
${title}
-------------------------------------------
 Arrival   Length    Opened       Members
-------------------------------------------
 20:51      49.54    2017-02-07   5,158,231
-------------------------------------------
 20:35      63.29    2017-12-03   1,143,072
-------------------------------------------
 15:19      82.06    2017-07-07   9,786,132
-------------------------------------------
`
  expect(onlyTable(picture('                       Harbour')).headerRows).toBe(2)
  expect(textsOf(onlyTable(picture('                 The harbour')))[0]).toEqual(['Arrival', 'Length', 'Opened', 'Members'])
  expect(textsOf(onlyTable(picture(' Harbour')))[0]).toEqual(['Arrival', 'Length', 'Opened', 'Members'])
})

test('a title over several columns stands above the first rule of a table as well', () => {
  const table = onlyTable(`
                       *Harbour*
-------------------------------------------
 *Arrival*   *Length*  *Opened*     *Members*
-------------------------------------------
 20:51      49.54    2017-02-07   5,158,231
-------------------------------------------
 20:35      63.29    2017-12-03   1,143,072
-------------------------------------------
 15:19      82.06    2017-07-07   9,786,132
-------------------------------------------
`)
  expect(table.headerRows).toBe(2)
})

test('headings over tables beside each other are no titles of theirs', () => {
  const page = pageOf(`
 *Building*
 Day     Ticks   Count
 05:00   x       1,200
 14:17   x       3,100
 14:08   -       4,500
 20:22   x       2,700
 06:19   x       2,700
 06:07   -       2,700
`)
  const heading = page.words[0]?.baseline ?? 0
  const beside = pageOf(`
 *Harbour*
 Day     Units   Size
 23:22   12      7,860
 05:35   20      7,473
 16:24   15      5,368
 06:59   16      5,877
`).words.map((word) => moved(word, 200, heading + (word.baseline - heading) * 1.3))
  expect(tables({ ...page, words: [...page.words, ...beside] }).tables.map((table) => textsOf(table)[0])).toEqual([
    ['Day', 'Ticks', 'Count'],
    ['Day', 'Units', 'Size'],
  ])
})
