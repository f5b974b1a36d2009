import { describe, expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'
import { withoutUnderlines } from './underlines.ts'

const linkedPage = (picture: string, linked: RegExp) => {
  const page = pageOf(picture)
  return { ...page, words: page.words.map((word) => (linked.test(word.text) ? { ...word, link: 'https://example.org/' } : word)) }
}
/** A rule under words from the first to the last one given, `below` their baseline. */
const under = ({ words }: ReturnType<typeof pageOf>, first: string, last: string, below = 1.2) => {
  const [from, to] = [words.find(({ text }) => text === first), words.find(({ text }) => text === last)]
  if (!from || !to) throw new Error(`no ${first} or ${last}`)
  const y = from.baseline + below
  return { from: { x: from.box.left, y }, to: { x: to.box.right, y }, thickness: 0.5 }
}

describe('a rule under linked words', () => {
  const page = linkedPage('Read the guide to links first', /guide|to|links/)
  test.each([
    ['under all of them', under(page, 'guide', 'links'), 0],
    ['under one of them', under(page, 'to', 'to'), 0],
    ['that goes on under other words', under(page, 'the', 'links'), 1],
    ['as far below as rules of tables', under(page, 'guide', 'links', 3.5), 1],
  ])('%s', (_, rule, left) => {
    expect(withoutUnderlines({ ...page, rulings: [rule] }).rulings).toHaveLength(left)
  })
})
test('a rule under the linked cells of a row stays', () => {
  const page = linkedPage('north.pdf     south.pdf     west.pdf', /pdf/)
  const rule = under(page, 'north.pdf', 'west.pdf')
  expect(withoutUnderlines({ ...page, rulings: [rule] }).rulings).toEqual([rule])
})

test('links drawn as thin areas are underlined too, and areas behind words are no underlines', () => {
  const page = linkedPage('See all guides there', /all|guides/)
  const { from, to } = under(page, 'all', 'guides')
  const thin = { box: { left: from.x, top: from.y - 0.3, right: to.x, bottom: from.y + 0.3 }, grey: 0 }
  const behind = { ...thin, box: { ...thin.box, top: from.y - 10 } }
  expect(withoutUnderlines({ ...page, fills: [thin, behind] }).fills).toEqual([behind])
})

test('a link in a cell parts no row', () => {
  const page = linkedPage(
    `
 +-----------+-----------------------+
 | Place     | What was found        |
 +-----------+-----------------------+
 | Whitby    | water rose in spring, |
 |           | see the annex to this |
 |           | and was gone by June  |
 +-----------+-----------------------+
 | Bradford  | nothing               |
 +-----------+-----------------------+
`,
    /see|the|annex|to|this/,
  )
  const [table] = tables({ ...page, rulings: [...page.rulings, under(page, 'see', 'this')] }).tables
  expect(table && textsOf(table)).toEqual([
    ['Place', 'What was found'],
    ['Whitby', 'water rose in spring, see the annex to this and was gone by June'],
    ['Bradford', 'nothing'],
  ])
})

test('underlined lines in a cell part no row, and a rule from one upright to the next does', () => {
  const page = pageOf(`
 +-----------+------------+-----------------------+
 | Place     | Kind       | What was found        |
 +-----------+------------+-----------------------+
 | Whitby    | harbour    | water rose in spring, |
 |           |            | see what it was then  |
 |           |            | and was gone by June  |
 +-----------+------------+-----------------------+
 | Bradford  | mill       | nothing               |
 +-----------+------------+-----------------------+
`)
  const read = (rule: ReturnType<typeof under>) =>
    tables({ ...page, rulings: [...page.rulings, rule] }).tables.map((table) => table.rowCount)
  expect(read(under(page, 'see', 'then'))).toEqual([3])
  const whole = under(page, 'see', 'then', 2)
  expect(read({ ...whole, from: { ...whole.from, x: 167.5 }, to: { ...whole.to, x: 287.5 } })).toEqual([4])
})
