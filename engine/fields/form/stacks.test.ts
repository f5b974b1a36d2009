import { describe, expect, test } from 'vitest'
import { pairsOn } from './sample.ts'

const small = { size: 7 } as const
const blue = { size: 10 } as const

test('labels over answers that no word tells are told by those in the same print, options of another print between them or not', () => {
  const facts = [
    ['Name', 'Ottmar Kehl'],
    ['Address', 'Am Rebhang 4'],
    ['Telephone', '0431 5550140'],
    ['Silberne Traube', 'am Hang'],
    ['Frostnächte', 'drei'],
  ] as const
  const found = pairsOn([
    ...facts.flatMap(([label, answer], at) => [[50, 100 + 30 * at, label, small] as const, [50, 111 + 30 * at, answer, blue] as const]),
    [50, 270, 'Fass', { size: 8 }],
    [120, 270, 'Eiche', blue],
    [200, 270, 'Kastanie', blue],
    [280, 270, 'Akazie', blue],
  ])
  expect(found).toEqual(facts.map((fact) => [...fact]))
})

test('labels under lines are told where a heading has a line of its own', () => {
  const facts = [
    [50, 140, 'Ottmar Kehl', 'Winzer'],
    [300, 140, 'am Hang', 'Lage'],
    [50, 180, 'drei', 'Frostnächte'],
    [300, 180, 'Silvaner', 'Rebe'],
  ] as const
  const found = pairsOn(
    [
      [50, 110, 'Der Weinberg', { size: 12 }],
      ...facts.flatMap(([left, top, answer, label]) => [
        [left, top, answer, { size: 11 }] as const,
        [left, top + 9, label, small] as const,
      ]),
    ],
    [[50, 113, 500, 113], ...facts.map(([left, top]) => [left, top + 2, left + 200, top + 2] as const)],
  )
  for (const [, , answer, label] of facts) expect(found).toContainEqual([label, answer])
})

describe('dots that lead to an answer', () => {
  test('part it from its label, and an empty place has none', () => {
    expect(
      pairsOn([
        [50, 100, 'Silberne Traube .... am Hang ....................'],
        [50, 120, 'Frostnächte ....................................'],
        [50, 140, 'Fass aus ........ Eiche'],
      ]),
    ).toEqual([
      ['Silberne Traube', 'am Hang'],
      ['Fass aus', 'Eiche'],
    ])
  })

  test('lead to no answer in a table of contents', () => {
    expect(
      pairsOn([
        [50, 100, 'How vines are grown .................... 3'],
        [50, 120, 'Frost and how to meet it .................... 12'],
      ]),
    ).toEqual([])
  })
})

test('the second line of a label is no part of the next one, where its answer stands beside the first in another print', () => {
  const bold = { bold: true } as const
  expect(
    pairsOn([
      [50, 100, 'Casks stored in', bold],
      [190, 100, '12 large ones'],
      [50, 113, 'the north cellar:', bold],
      [50, 132, 'Grape:', bold],
      [190, 132, 'Silvaner'],
    ]),
  ).toEqual([
    ['Casks stored in the north cellar:', '12 large ones'],
    ['Grape:', 'Silvaner'],
  ])
})

test('a cross in brackets marks the option that answers the question, and empty brackets mark none', () => {
  expect(
    pairsOn([
      [50, 100, 'Cork:'],
      [120, 100, '[ ] natural'],
      [200, 100, '[x] pressed'],
      [50, 120, 'Label:'],
      [120, 120, '( ) paper'],
      [200, 120, '(x) painted'],
    ]),
  ).toEqual([
    ['Cork:', 'pressed'],
    ['Label:', 'painted'],
  ])
})

test('neither a title with its hint nor a label with the heading of the next part is a pair', () => {
  expect(
    pairsOn([
      [50, 60, 'Member’s name and address', { size: 18, bold: true }],
      [50, 82, 'Please write clearly and hand this in at the gate.'],
      [50, 110, 'Telephone:'],
      [120, 110, '0431 5550140'],
      [50, 125, 'Address'],
      [50, 160, 'Cellar and storage', { size: 12, bold: true }],
      [50, 180, 'Name:'],
      [120, 180, 'Ottmar Kehl'],
    ]),
  ).toEqual([
    ['Telephone:', '0431 5550140'],
    ['Name:', 'Ottmar Kehl'],
  ])
})

test('bold words on lines across the page head what begins below, and no label there says what they are', () => {
  const parts = [100, 200, 300, 400]
  const found = pairsOn(
    parts.flatMap((top, at) => [
      [50, top, ['Grapes', 'Cellar', 'Slopes', 'Frost'][at] ?? '', { size: 12, bold: true }] as const,
      [50, top + 14, 'Name:'] as const,
      [150, top + 14, 'Ottmar Kehl'] as const,
      [50, top + 30, ['Jahr', 'Rebe', 'Hang', 'Fass'][at] ?? '', { size: 8 }] as const,
      [320, top + 30, 'of all that grows'] as const,
    ]),
    parts.map((top) => [50, top + 3, 450, top + 3] as const),
  )
  expect(found.filter(([, value]) => /^(?:Grapes|Cellar|Slopes|Frost)$/u.test(value))).toEqual([])
})
