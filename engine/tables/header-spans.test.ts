import { expect, test } from 'vitest'
import { headerRowsOf, spansBetweenUprights, spansOverRules } from './header-spans.ts'
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

test('the second line of one of two titles over several columns belongs to that, though the other has none', () => {
  const rows = textRowsOf(
    pageOf(`
                              Sales                   Considerable
                                                        movement
                             2026        2025           2026        2025
 Net sales                1,204.6     1,131.0        2,377.2     2,240.8
 Cost of goods              801.3       762.9        1,590.0     1,512.2
 Operating income           154.1       132.0          295.7       260.6
`).words,
  )
  const { groups } = headerRowsOf(rows.slice(0, 3), [40, 140, 210, 275, 350, 410], [], rows.slice(3))
  expect(groups.map((lines) => lines.length)).toEqual([2, 1])
})

test('a text over each round of the same titles stands for all of the round, though it is set over the last of them', () => {
  const rows = textRowsOf(
    pageOf(`
                       North            South             West    Counted
 Ward         Votes        %    Votes       %     Votes      %
 Old Town     1,203     48.1      988    39.5       310   12.4      2,501
 Hills        2,104     45.4    1,874    40.4       655   14.1      4,633
 Westend      1,490     55.3    1,105    41.0        98    3.6      2,693
`).words,
  )
  const edges = [40, 100, 145, 190, 235, 275, 322, 360, 410]
  const { groups, spans } = headerRowsOf(rows.slice(0, 2), edges, [], rows.slice(2))
  expect(groups.length).toBe(2)
  expect([...spans].map(([{ text }, { from, to }]) => [text, from, to])).toEqual([
    ['North', 1, 3],
    ['South', 3, 5],
    ['West', 5, 7],
  ])
})

test('texts that repeat themselves stand over the rounds of the titles below, each unlike its neighbours', () => {
  const rows = textRowsOf(
    pageOf(`
                 Men           Women             Men           Women
            15–24  25–64    15–24  25–64    15–24  25–64    15–24  25–64
 North       34.1   84.2     27.9   70.3     35.0   85.1     28.4   71.2
 Centre      29.8   82.6     23.3   68.1     30.4   83.0     24.1   69.0
`).words,
  )
  const edges = [40, 97, 137, 175, 215, 255, 297, 335, 380, 420]
  const { spans } = headerRowsOf(rows.slice(0, 2), edges, [], rows.slice(2))
  expect([...spans].map(([{ text }, { from, to }]) => [text, from, to])).toEqual([
    ['Men', 1, 3],
    ['Women', 3, 5],
    ['Men', 5, 7],
    ['Women', 7, 9],
  ])
})

test('texts over as many rounds of the same titles each stand for all of those, two lines further up', () => {
  const rows = textRowsOf(
    pageOf(`
                      2023                            2024
                 Men           Women             Men           Women
            15–24  25–64    15–24  25–64    15–24  25–64    15–24  25–64
 North       34.1   84.2     27.9   70.3     35.0   85.1     28.4   71.2
 Centre      29.8   82.6     23.3   68.1     30.4   83.0     24.1   69.0
`).words,
  )
  const edges = [40, 97, 137, 175, 215, 255, 297, 335, 380, 420]
  const { spans } = headerRowsOf(rows.slice(0, 1), edges, rows.slice(1, 3), rows.slice(3))
  expect([...spans].map(([{ text }, { from, to }]) => [text, from, to])).toEqual([
    ['2023', 1, 5],
    ['2024', 5, 9],
  ])
})

test('a title in the middle over a rule of its own stands over all that the rule runs over', () => {
  const [titles] = textRowsOf(pageOf('\n Home                  Work                 Total').words)
  const work = titles?.words.find(({ text }) => text === 'Work')
  if (titles === undefined || work === undefined) throw new Error('the picture has these titles')
  const middle = (work.box.left + work.box.right) / 2
  const spans = (from: number, to: number, at = work.baseline + 5) =>
    spansOverRules([titles], [{ at, from, to }], [40, 90, 130, 170, 210, 250, 300]).map(([word, span]) => [word.text, span.from, span.to])
  expect(spans(middle - 72, middle + 72)).toEqual([['Work', 1, 5]])
  // One that is not its own, one under all titles and one far below tell nothing.
  expect(spans(middle - 20, middle + 72)).toEqual([])
  expect(spans(middle - 125, middle + 125)).toEqual([])
  expect(spans(middle - 72, middle + 72, work.baseline + 20)).toEqual([])
})

test('a rule below several texts of a line is that of none alone', () => {
  const [line] = textRowsOf(pageOf(' Iowa       This week      Last week       Year ago').words)
  if (line === undefined) throw new Error('no line')
  const [left, right] = [line.words[3]?.box.left ?? 0, line.words[4]?.box.right ?? 0]
  const middle = (left + right) / 2
  const edges = [middle - 110, middle - 30, middle, middle + 30, middle + 110]
  const rule = (half: number) => ({ at: line.baseline + 3, from: middle - half, to: middle + half })
  expect(spansOverRules([line], [rule(85)], edges)).toEqual([])
  const [own] = spansOverRules([line], [rule(30)], edges)
  expect([own?.[0].text, own?.[1]]).toEqual(['Last', { from: 1, to: 3 }])
})

test('a title alone in the middle between two upright rules stands over the columns that have titles of their own below it', () => {
  const lines = textRowsOf(
    pageOf(`
                       Total                       Male
 Offense        All   Young    Old          All   Young    Old
`).words,
  )
  const lefts = (lines[1]?.words ?? []).map(({ box }) => box.left - 5)
  const [first = 0, , , second = 0] = lefts.slice(1)
  const xs = [40, ...lefts.slice(1), (lines[1]?.words.at(-1)?.box.right ?? 0) + 5]
  const centred = (words: typeof lines, from: number, to: number, at: number) =>
    words.map((line, i) =>
      i > 0
        ? line
        : {
            ...line,
            words: line.words.map((word, k) => {
              const half = (word.box.right - word.box.left) / 2
              return k === at ? { ...word, box: { ...word.box, left: (from + to) / 2 - half, right: (from + to) / 2 + half } } : word
            }),
          },
    )
  const titles = centred(centred(lines, first, second, 0), second, xs.at(-1) ?? 0, 1)
  const told = (rows: typeof lines) =>
    spansBetweenUprights(rows, [40, first, second, xs.at(-1) ?? 0], xs).map(([{ text }, { from, to }]) => [text, from, to])
  expect(told(titles)).toEqual([
    ['Total', 1, 4],
    ['Male', 4, 7],
  ])
  expect(told(centred(titles, first, second - 30, 0))).toEqual([['Male', 4, 7]])
})
