import { expect, test } from 'vitest'
import { headerRowsOf } from './header-spans.ts'
import { pageOf } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'

test('the second line of titles over several columns belongs to the first, above the titles of each', () => {
  const rows = textRowsOf(
    pageOf(`
                          Three months ended          Six months ended
                               June 30,                   June 30,
                             2026        2025           2026        2025
 Net sales                1,204.6     1,131.0        2,377.2     2,240.8
 Cost of goods              801.3       762.9        1,590.0     1,512.2
 Operating income           154.1       132.0          295.7       260.6
 Net income                 117.2       100.8          224.9       199.6
`).words,
  )
  const edges = [40, 140, 210, 275, 350, 410]
  const { groups, spans } = headerRowsOf(rows.slice(0, 3), edges, [], rows.slice(3))
  expect(groups.map((lines) => lines.length)).toEqual([2, 1])
  expect([...spans].map(([{ text }, { from, to }]) => [text, from, to])).toEqual([
    ['Three', 1, 3],
    ['Six', 3, 5],
    ['June', 1, 3],
    ['June', 3, 5],
  ])
})
