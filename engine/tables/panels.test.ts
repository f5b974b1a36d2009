import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf } from './text-picture.ts'

const picture = `
 Reach me          Ada Finch

 Barton                Spinner, North Mill             2018 to 2024
 Moor Lane 4

 Knows             She led the dyeing of all wool and
 Weaving           linen in a house of forty looms.
 Accounts              Spinner, South Mill             2012 to 2018
 French
 Speaks            She kept the books of the yard.
 English               Learner, East Mill              2009 to 2012
 Dutch
`
const panel = { left: 30, top: 20, right: 125, bottom: 800 }
const sheet = (fills: Parameters<typeof pageOf>[1]) => pageOf(picture, fills)
/** Half a line lower: beside the panel lines stand where they like. */
const asTyped = (page: ReturnType<typeof pageOf>) => ({
  ...page,
  words: page.words.map((word) =>
    word.box.left < 125
      ? word
      : { ...word, box: { ...word.box, top: word.box.top + 3, bottom: word.box.bottom + 3 }, baseline: word.baseline + 3 },
  ),
})

test('words on a tall panel share no table with those beside it', () => {
  const page = asTyped(sheet({ fills: [{ box: panel, grey: 0.2 }] }))
  for (const table of tables(page).tables) {
    const words = table.cells.flatMap(({ lines }) => lines.flatMap((line) => line.words))
    expect(new Set(words.map(({ box }) => box.left < 125)).size).toBe(1)
  }
  expect(tables(page).rest.some(({ text }) => text === 'Weaving')).toBe(true)
})

const ledger = pageOf(`
 Town              Trees     Kilograms
 Aurora               94        12,400
 Bellavista           96         1,250
 Calvillo            100        58,300
 Dolores             102           310
 El Salto            104         7,720
 Fresnillo           110         1,970
`)

test('a shaded column of a table belongs to it, though it is shaded to the end of the page', () => {
  const [table, ...others] = tables({ ...ledger, fills: [{ box: panel, grey: 0.9 }] }).tables
  expect(others).toEqual([])
  expect(table).toMatchObject({ rowCount: 7 })
  expect(table?.columns).toHaveLength(3)
})
