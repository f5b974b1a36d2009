import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const menu = (size: number) => {
  const page = pageOf(`
 *Starters*
-----------------------------------------
 Bruschetta with basil              6.50
 Vitello with capers               13.80
 Caprese                           10.20

 *Pasta*
-----------------------------------------
 Tagliatelle                       14.00
 Risotto with mushrooms            17.50
 Gnocchi                           13.00
`)
  return {
    ...page,
    words: page.words.map((word) => (word.font?.bold === true ? { ...word, font: { ...word.font, size } } : word)),
  }
}

test('rules under the headings of sections are no head and foot of what stands between', () => {
  const rows = tables(menu(14)).tables.flatMap(textsOf)
  expect(rows).toContainEqual(['Bruschetta with basil', '6.50'])
  expect(rows).toContainEqual(['Caprese', '10.20'])
  expect(rows).toContainEqual(['Gnocchi', '13.00'])
})
