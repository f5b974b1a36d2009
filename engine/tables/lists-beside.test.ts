import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const menu = pageOf(`
                  What we serve from noon until the evening
                                            Ossobuco                    22.00
 *Starters*                                 with rice
--------------------------------            Branzino                    24.50
 Bruschetta with basil      6.50            Saltimbocca                 19.80
 toasted bread, tomatoes
 Vitello with capers       13.80            *Sweets*
 slices of veal, tuna                      ---------------------------------
 Caprese                   10.20            Tiramisu                     7.00
                                            Panna cotta                  6.50
 *Pasta*
--------------------------------            *Wine*
 Tagliatelle               14.00           ---------------------------------
 Risotto                   17.50            Barbera                      5.50
 Gnocchi                   13.00            Soave                        5.00
`)
/** The words on the right so many points lower. */
const lowered = (points: number) => ({
  ...menu,
  words: menu.words.map((word) =>
    word.box.left < 250 || word.text === 'evening' || word.baseline < 60
      ? word
      : { ...word, baseline: word.baseline + points, box: { ...word.box, top: word.box.top + points, bottom: word.box.bottom + points } },
  ),
})

test('lists beside each other whose lines stand at heights of their own are lists of their own', () => {
  const rows = tables(lowered(3)).tables.flatMap(textsOf)
  expect(rows).toContainEqual(['Bruschetta with basil toasted bread, tomatoes', '6.50'])
  expect(rows).toContainEqual(['Caprese', '10.20'])
  expect(rows).toContainEqual(['Branzino', '24.50'])
})
