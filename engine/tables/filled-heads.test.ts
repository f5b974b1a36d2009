import { expect, test } from 'vitest'
import { withFilledHeads } from './filled-heads.ts'
import { tables } from './index.ts'
import { rulesOf } from './rules.ts'
import { pageOf, textsOf } from './text-picture.ts'

const page = pageOf(`
 State     Project           Tons

 Running   Wind over the     10,000
           western hills
------------------------------------
           Sun and water        500
------------------------------------
 Planned   Tide              32,000
------------------------------------
`)
const edges = [42.5, 92.5, 182.5, 227.5]
const top = (page.words[0]?.box.top ?? 0) - 4
const bottom = (page.words[0]?.box.bottom ?? 0) + 4
const last = Math.max(...page.rulings.map(({ from }) => from.y))
const uprights = edges.map((x, i) => ({ from: { x, y: i === 3 ? top : bottom }, to: { x, y: last }, thickness: 0.5 }))
const head = (grey: number) => edges.slice(1).map((right, i) => ({ box: { left: edges[i] ?? 0, right, top, bottom }, grey }))
const ruled = { ...page, rulings: [...page.rulings, ...uprights] }

test('the cells of a head that fills alone part from the rows are those of its columns', () => {
  const [table] = tables({ ...ruled, fills: head(0.1) }).tables.map(textsOf)
  expect(table?.slice(0, 2)).toEqual([
    ['State', 'Project', 'Tons'],
    ['Running', 'Wind over the western hills', '10,000'],
  ])
})

test('white fills, fills under which no columns begin, and a head over a rule add none', () => {
  const rules = rulesOf(ruled.rulings, [])
  expect(withFilledHeads(rules, head(1))).toEqual(rules)
  const beside = head(0.1).map(({ box, grey }) => ({ box: { ...box, left: box.left + 20, right: box.right + 20 }, grey }))
  expect(withFilledHeads(rules, beside)).toEqual(rules)
  const over = rulesOf([...ruled.rulings, { from: { x: 42.5, y: bottom }, to: { x: 227.5, y: bottom }, thickness: 0.5 }], [])
  expect(withFilledHeads(over, head(0.1))).toEqual(over)
})
