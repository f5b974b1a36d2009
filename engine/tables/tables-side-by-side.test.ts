import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { tablesBesideRules } from './rules-beside.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('level rules of two tables at one height are no broken ones where those of one stand by themselves further down', () => {
  expect(
    read(`
 Name        Basis    Group          From     To
------------------------------   ----------------------
 Northern      x        x            09:56    21:30
------------------------------   ----------------------
 Coastal                x            09:21    12:42
------------------------------   ----------------------
 Harbour       x
------------------------------
 Filter        x        x
------------------------------
`).map(([titles]) => titles),
  ).toEqual([
    ['Name', 'Basis', 'Group'],
    ['From', 'To'],
  ])
})

test('rows of a label alone go on to the rule that closes the table, where another title has a text under it at last', () => {
  const spread = `
---------------------------------
 Name                   Required
---------------------------------
 Method                    x

 Temperature

 After

 Large schedule

 Calendar
---------------------------------
`
  expect(read(spread)[0]?.map(([label]) => label)).toEqual(['Name', 'Method', 'Temperature', 'After', 'Large schedule', 'Calendar'])
})

test('rows of a label alone stay in a table whose columns an upright rule parts', () => {
  const page = pageOf(`
 Station            |  Duty
 Coast which        |   x
 Archive            |   x
 To the line        |
 Delivery           |
 Household          |
 Forecast           |
 Gradual            |
 Deposit            |   x
`)
  const wide = (y: number) => 1.6 * y
  const words = page.words.map((word) => ({
    ...word,
    baseline: wide(word.baseline),
    box: { ...word.box, top: wide(word.baseline) - 8, bottom: wide(word.baseline) },
  }))
  const rulings = page.rulings.map(({ from, to, thickness }) => ({
    from: { ...from, y: wide(from.y) },
    to: { ...to, y: wide(to.y) },
    thickness,
  }))
  expect(tables({ ...page, words, rulings }).tables.map(textsOf)[0]?.length).toBe(9)
})

test('numbered names behind an upright rule are the rows of a table', () => {
  expect(
    read(`
 #   |  Material
 1.  |  Bridge
 2.  |  Budget
 3.  |  Southern flow
 4.  |  Office
`)[0]?.map(([, name]) => name),
  ).toEqual(['Material', 'Bridge', 'Budget', 'Southern flow', 'Office'])
})

const left = pageOf(`
 *Reference*   *2002*   *2003*
 4758684110    45,200   44,672
 4762018620    23,486   90,887
 4804979454    19,741   45,481
 4275047921    84,160   84,670
 4979662217    20,790   79,088
`)
const right = pageOf(`
 *Species*     *From*   *To*
 Mountain      07:32    21:20
 Filter        20:40    16:49
 During        17:35    22:14
 Shows         16:40    05:42
`)
const bands = (page: typeof left, texts: readonly string[], width: number, across: number, down: number) =>
  page.words
    .filter(({ text }) => texts.includes(text))
    .map(({ box }) => ({
      box: { left: 42 + across, right: 42 + across + width, top: box.top - 2 + down, bottom: box.bottom + 3 + down },
      grey: 0.9,
    }))

/** The right table beside the left one, its rows at heights of their own. */
const [across, down] = [190, 6]
const words = right.words.map((word) => ({
  ...word,
  baseline: word.baseline + down,
  box: { left: word.box.left + across, right: word.box.right + across, top: word.box.top + down, bottom: word.box.bottom + down },
}))

test('tables beside each other are parted where the tints behind their rows end', () => {
  const fills = [...bands(left, ['4762018620', '4275047921'], 150, 0, 0), ...bands(right, ['Filter', 'Shows'], 150, across, down)]
  const page = { ...left, words: [...left.words, ...words], fills }
  expect(tablesBesideRules(page, page.words).map((group) => group.length)).toEqual([left.words.length, words.length])
  expect(tablesBesideRules({ ...page, fills: [] }, page.words)).toHaveLength(1)
  expect(tables(page).tables.map((table) => textsOf(table)[0])).toEqual([
    ['Reference', '2002', '2003'],
    ['Species', 'From', 'To'],
  ])
})

test('a rule of the right one that begins a little further left goes over nothing', () => {
  const level = (from: number, to: number, y: number) => ({ from: { x: from, y }, to: { x: to, y }, thickness: 1 })
  const rulings = [
    ...[0, 2, 4].map((row) => level(42, 192, 52 + 14 * row)),
    ...[0, 1, 2, 4].map((row) => level(row === 4 ? 230 : 232, 380, 58 + 14 * row)),
  ]
  const page = { ...left, words: [...left.words, ...words], rulings }
  expect(tablesBesideRules(page, page.words).map((group) => group.length)).toEqual([left.words.length, words.length])
})

test('a caption that has its line for itself begins a table below two that stand beside each other', () => {
  const found = tables(
    pageOf(`
 Table 1: Wool by kind              Table 2: Hemp by kind

 Wool         Sum      Open         Hemp         Sum
 Tweed      4,697       112         Jute       1,310
 Felt       7,040       554         Sisal      2,120
 Loden      2,077        98         Ramie        990

 Table 3: Both by year

 Kind         2022     2023     2024       2025       2026
 Tweed      4,697       112      554      1,310      1,204
 Felt       7,040       554      310      2,120      2,310
 Loden      2,077        98      112        990      4,112
`),
  ).tables
  expect(found.map((table) => textsOf(table)[0])).toEqual([
    ['Wool', 'Sum', 'Open'],
    ['Hemp', 'Sum'],
    ['Kind', '2022', '2023', '2024', '2025', '2026'],
  ])
})

test('two bars of titles at one height, a gutter apart, are the heads of two tables whose rows stand at heights of their own', () => {
  const column = (left: number, texts: readonly string[], baselines: readonly number[]) =>
    texts.flatMap((text, i) => (text === '' ? [] : typeset(text, { left, size: 8.5, baseline: baselines[i] ?? 0 })))
  const [one, other] = [
    [126, 141.75, 157.5, 173.25, 189, 204.75],
    [126, 143.25, 159.75, 176.25, 193.5, 210],
  ]
  const words = [
    column(62.4, ['District', 'Has from', 'Follows valley', 'Ordinary for', 'Member schedule between', 'Bearing office'], one ?? []),
    column(169, ['Units', '', '420', '', '', '312'], one ?? []),
    column(226.3, ['Day', '17/02/15', '24/12/15', '09/12/15', '24/06/15', '12/04/15'], other ?? []),
    column(300, ['Samples', '60,230', '50,270', '80,178', '42,750', '67,315'], other ?? []),
  ].flat()
  const bar = (left: number, right: number, bottom: number) => ({ box: { left, right, top: 116.25, bottom }, grey: 0.25 })
  const fills = [bar(57, 162, 132), bar(162, 190.5, 132), bar(219, 265.5, 132.75), bar(265.5, 348, 132.75)]
  const page = { ...pageOf(''), words, fills }
  const found = tables(page).tables.map((table) => textsOf(table).slice(0, 2))
  expect(found).toEqual([
    [
      ['District', 'Units'],
      ['Has from', ''],
    ],
    [
      ['Day', 'Samples'],
      ['17/02/15', '60,230'],
    ],
  ])
})
