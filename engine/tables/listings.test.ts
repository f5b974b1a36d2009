import { expect, test } from 'vitest'
import type { ReadPage } from '../stages.ts'
import { tables } from './index.ts'
import { characterWidth, lineHeight, pageOf } from './text-picture.ts'

/** Lines of a picture, from one to another, set in a typewriter face and shaded line by line. */
function shaded(page: ReadPage, from: number, to: number): ReadPage {
  const topOf = (line: number) => 40 + line * lineHeight
  const fills = Array.from({ length: to - from + 1 }, (_, i) => ({
    box: { left: 38, right: 38 + 60 * characterWidth, top: topOf(from + i), bottom: topOf(from + i + 1) },
    grey: 0.94,
  }))
  return { ...typed(page, from, to), fills }
}
/** The same without the shade; words of other lines are not all as wide as they are long. */
function typed(page: ReadPage, from: number, to: number): ReadPage {
  const line = (top: number) => Math.floor((top - 40) / lineHeight)
  const words = page.words.map((word, i) => {
    const isTyped = line(word.box.top) >= from && line(word.box.top) <= to
    if (isTyped && word.font !== null) return { ...word, font: { ...word.font, family: 'Courier' } }
    return { ...word, box: { ...word.box, right: word.box.right - ((i % 4) / 12) * (word.box.right - word.box.left) } }
  })
  return { ...page, words }
}

const commands = pageOf(`
 Release a replica of each volume to the sites that you named before
 # ./vos  addsite  <machine name>  <partition name>  root.files
 # ./vos  addsite  <machine name>  <partition name>  root.cells
 # ./vos  release  <machine name>  <partition name>  root.cells
 Then the volumes are to be looked at, which takes a while at times
`)

test('commands that line up on a shaded area are a listing, and the sentence above is none of it', () => {
  const { tables: found, listings, rest } = tables(shaded(commands, 1, 3))
  expect(found).toEqual([])
  expect(rest).toHaveLength(commands.words.length)
  expect(listings).toEqual([expect.objectContaining({ top: 54, bottom: 96 })])
})

test('a listing on a box that is painted over its shadow is told once', () => {
  const page = shaded(commands, 1, 3)
  const box = { left: 38, right: 38 + 60 * characterWidth, top: 54, bottom: 96 }
  const shadow = { left: box.left + 4, right: box.right + 4, top: box.top + 3, bottom: box.bottom + 3 }
  const fills = [
    { box: shadow, grey: 0.6 },
    { box, grey: 0.94 },
  ]
  expect(tables({ ...page, fills }).listings).toEqual([expect.objectContaining(box)])
})

test('the title on the upper edge of a frame is outside the listing in it', () => {
  const framed = pageOf(`
 The answer tells whether a task may look at what is shared at all
 +------------------------ Example ------------------------+
 | ask>  hasReadAccess(list)                               |
 | true                                                    |
 | ask>  hasReadAccess(share)                              |
 | false                                                   |
 +---------------------------------------------------------+
 and the rest of the manual tells what else there is to be said here
`)
  const page = typed(framed, 2, 5)
  const { tables: found, listings = [] } = tables(page)
  expect(found).toEqual([])
  const [listing, ...others] = listings
  expect(others).toEqual([])
  const title = page.words.find(({ text }) => text === 'Example')
  expect(listing?.top).toBeGreaterThanOrEqual(title?.box.bottom ?? Number.POSITIVE_INFINITY)
})

test('figures in rows on a shaded area are a table, though they are typed among options of a program', () => {
  const page = pageOf(`
 How many files each of them kept on the disks of the four machines
 --host   March   April   May   June
 north      112     310   554     90
 south       12     901   118    401
 inland     700      25   310    118
 and the rest of the manual tells what else there is to be said here
`)
  const { tables: found, listings } = tables(shaded(page, 1, 4))
  expect(listings).toBeUndefined()
  expect(found).toHaveLength(1)
})

test('cells with commands in them stay cells', () => {
  const page = pageOf(`
 What the commands do, by their names and in the order of the letters
 +-----------------------------+-----------------------------+
 | list --all <machine>        | drop --one <machine>        |
 +-----------------------------+-----------------------------+
 | make --new <partition>      | keep --old <partition>      |
 +-----------------------------+-----------------------------+
 and the rest of the manual tells what else there is to be said here
`)
  const { tables: found, listings } = tables(typed(page, 2, 4))
  expect(listings).toBeUndefined()
  expect(found).toHaveLength(1)
})

test('what was typed into an interpreter is a listing with what it answered, be that all figures', () => {
  const session = pageOf(`
 The values of the frame are seen when it is called by its own name here
 >>> frame
      wool    hemp
 0       1       2
 1       3       4
 2       5       6
 3       7       8
 These are no more than the first of them, as there are many hundreds
`)
  const { tables: found, listings } = tables(shaded(session, 1, 6))
  expect(found).toEqual([])
  expect(listings).toHaveLength(1)
  const plain = session.words.map((word) => (word.text === '>>>' ? { ...word, text: '---' } : word))
  expect(tables(shaded({ ...session, words: plain }, 1, 6)).listings ?? []).toHaveLength(0)
})

test('what an interpreter answered is a listing with what was typed at its prompt, and a table where nothing was', () => {
  const session = (asked: string) => `
          north   south   east
 rye        120     240    310
 wheat       90     180    270
${asked}
 oats        75     150    225
 maize       60     120    180
`
  expect(tables(typed(pageOf(session(' > head(harvest, 2)')), 0, 6)).tables).toEqual([])
  expect(tables(typed(pageOf(session(' barley      70     140    210')), 0, 6)).tables).toHaveLength(1)
})
