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

/** The page as a recogniser has it: nothing known of its type, each box as high as the ink of its letters; words in bold are set larger. */
function recognisedPage(picture: string) {
  const page = pageOf(picture)
  const words = page.words.map((word) => {
    const size = word.font?.bold === true ? 12 : 10
    const rises = /[\p{Lu}\dbdfhklt]/u.test(word.text) ? 0.72 : 0.5
    const hangs = /[gjpqy]/.test(word.text) ? 0.21 : /,/.test(word.text) ? 0.12 : 0
    const box = { ...word.box, top: word.baseline - rises * size, bottom: word.baseline + hangs * size }
    return { ...word, box, font: null, readBy: 'ocr' as const }
  })
  return { ...page, words }
}

test('in a picture, headings over rules of their own are told by how large they are, and no table goes on past one', () => {
  const found = tables(
    recognisedPage(`
 *Key-facts*                          *Sectors*
 --------------------------------     ------------------------------
 Launch date            12 May 2014   Sector                      %
 Fund size                   £1.28m   Technology               28.4
 Charge                       0.86%   Health care              17.9
 Minimum                     £1,000   Industrials              14.2

 *Holdings*                           *Countries*
 --------------------------------     ------------------------------
 Holding                          %   Country                     %
 Microtech                      6.1   Japan                     9.4
 Brandt                         4.2   France                    5.0
 Kestrel                        3.5   Other                    16.7
`),
  ).tables.map((table) => textsOf(table).map(([first]) => first))
  expect(found).toHaveLength(4)
  expect(found).toContainEqual(['Launch date', 'Fund size', 'Charge', 'Minimum'])
  expect(found).toContainEqual(['Holding', 'Microtech', 'Brandt', 'Kestrel'])
  expect(found).toContainEqual(['Sector', 'Technology', 'Health care', 'Industrials'])
  expect(found).toContainEqual(['Country', 'Japan', 'France', 'Other'])
})

test('sections beside each other end at the caption of a wider table below them, which stays whole', () => {
  const page = pageOf(`
 *Parties*                          *Assets*
------------------------------     ------------------------------
 Issuer         Orchard Ltd         Loans          65,000
 Trustee        Harbour Bank        Bonds             120
 Manager        Mill Partners       Notes         374,868

 *Sums*                             *Balances*
------------------------------     ------------------------------
 Fees                 9,120         Cash           12,815
 Interest            45,310         Other             730
 Rents                1,250         Shares         13,000

 *Tests*
-----------------------------------------------------------------
 Test             Current   Sign       Least   Result    Before
-----------------------------------------------------------------
 Class A cover     131.4%   over      122.6%   passed    131.5%
 Class C cover     121.8%   over      114.0%   passed    121.9%
 Class D cover     112.2%   over      106.4%   passed    112.3%
`)
  const words = page.words.map((word) => (word.font?.bold === true ? { ...word, font: { ...word.font, size: 13 } } : word))
  const found = tables({ ...page, words }).tables.map(textsOf)
  expect(found).toContainEqual([
    ['Test', 'Current', 'Sign', 'Least', 'Result', 'Before'],
    ['Class A cover', '131.4%', 'over', '122.6%', 'passed', '131.5%'],
    ['Class C cover', '121.8%', 'over', '114.0%', 'passed', '121.9%'],
    ['Class D cover', '112.2%', 'over', '106.4%', 'passed', '112.3%'],
  ])
  expect(found).toContainEqual([
    ['Loans', '65,000'],
    ['Bonds', '120'],
    ['Notes', '374,868'],
  ])
})
