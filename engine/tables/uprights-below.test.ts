import { expect, test } from 'vitest'
import { networksOf, type Rule, rulesOf } from './rules.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'
import { withUprightsBelow } from './uprights-below.ts'

const broken = `
 Material       | Growth  |  Net
----------------+---------+---------
 Timber         |   37%   |  5,006
 Archive        |   66%   |  8,125
 Northern at last
 Relation       |   46%   |    296
 Older          |   22%   |  3,004
 Budget         |   35%   |  2,798
`

test('a heading that breaks the upright rules of a table is one of its rows', () => {
  expect(textsOf(onlyTable(broken)).map(([first]) => first)).toEqual([
    'Material',
    'Timber',
    'Archive',
    'Northern at last',
    'Relation',
    'Older',
    'Budget',
  ])
})

test('rules in other places, under a caption or under several texts are another table', () => {
  const grownIn = (picture: string): number => {
    const page = pageOf(picture)
    const rules = rulesOf(page.rulings, [])
    const [network] = networksOf(rules).filter(({ across }) => across.length > 0)
    if (network === undefined) throw new Error('the picture has a level rule')
    const ends = ({ down }: { readonly down: readonly Rule[] }) => Math.max(...down.map(({ to }) => to))
    return ends(withUprightsBelow(network, rules, page.words)) - ends(network)
  }
  expect(grownIn(broken)).toBeGreaterThan(30)
  expect(grownIn(broken.replace('Northern at last', 'Table 2: By town'))).toBe(0)
  expect(grownIn(broken.replace(' Northern at last', '-----------------------------\n Northern at last'))).toBe(0)
  expect(grownIn(broken.replace('Northern at last', 'Northern         at'))).toBe(0)
  expect(
    grownIn(
      broken
        .replace('Relation       |   46%   |', 'Relation |     46%      |')
        .replace('Older          |   22%   |', 'Older    |     22%      |')
        .replace('Budget         |   35%   |', 'Budget   |     35%      |'),
    ),
  ).toBe(0)
})

test('a heading right below the titles is a row of a table with upright rules, and so is one like it that is the last line of the page', () => {
  const first = (picture: string) => textsOf(onlyTable(picture)).map(([label]) => label)
  expect(
    first(`
 Material       | Growth  |  Net
----------------+---------+---------
 *Northern*
 Relation       |   46%   |    296
 Older          |   22%   |  3,004
 Budget         |   35%   |  2,798
`),
  ).toEqual(['Material', 'Northern', 'Relation', 'Older', 'Budget'])
  expect(
    first(`
 Material       | Growth  |  Net
----------------+---------+---------
 Relation       |   46%   |    296
 Older          |   22%   |  3,004
 *Southern*
 Budget         |   35%   |  2,798
 Timber         |   37%   |  5,006
 *Eastern*
`),
  ).toEqual(['Material', 'Relation', 'Older', 'Southern', 'Budget', 'Timber', 'Eastern'])
})

test('one upright rule that crosses the rule below two titles parts the columns of a table', () => {
  const [titles, ...rows] = textsOf(
    onlyTable(`
 Account | Team
---------+---------
 004357  |   x
 001924  |   -
 005375  |   x
 008708  |   -
`),
  )
  expect([titles, rows.length]).toEqual([['Account', 'Team'], 4])
})
