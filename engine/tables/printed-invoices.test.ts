// Tables as browsers print those of invoices: sums right below the goods, cells set to the middle, rules of the page's head and foot as wide as theirs.

import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const [left, right] = [50, 545]
const level = (y: number, from = left) => ({ from: { x: from, y }, to: { x: right, y }, thickness: 0.75 })
/** Words that end at `end`. */
const flush = (text: string, end: number, baseline: number, bold = false): readonly Word[] => {
  const words = typeset(text, { baseline, bold })
  const shift = end - (words.at(-1)?.box.right ?? end)
  return words.map((word) => ({ ...word, box: { ...word.box, left: word.box.left + shift, right: word.box.right + shift } }))
}
const ends = [402, 440, right] as const
/** A row of goods: what, and figures at the right ends of their columns. */
const row = (baseline: number, what: string, figures: readonly string[], bold = false): readonly Word[] => [
  ...typeset(what, { left, baseline, bold }),
  ...figures.flatMap((text, i) => flush(text, ends[i] ?? right, baseline, bold)),
]
const goods = [
  ...row(100, 'Description', ['Price', 'Tax', 'Total'], true),
  ...row(120, 'Full service of a bicycle', ['€ 74.38', '21%', '€ 595.04']),
  ...row(136, 'Tyre of rubber', ['€ 31.40', '21%', '€ 94.20']),
  ...row(152, 'Repair on the road', ['€ 55.00', '9%', '€ 137.50']),
]
const sum = (baseline: number, label: string, amount: string, bold = false): readonly Word[] => [
  ...flush(label, 440, baseline, bold),
  ...flush(amount, right, baseline, bold),
]
const found = (words: readonly Word[], rulings: readonly ReturnType<typeof level>[], more = {}) =>
  tables({ ...pageOf(''), words, rulings, ...more }).tables.map(textsOf)

test('the amount in a label is not parted from its sign where the edge of a column falls between them', () => {
  const rows = found(
    [
      ...goods,
      ...sum(176, 'Subtotal', '€ 826.74'),
      ...sum(192, '21% tax over € 689.24', '€ 144.74'),
      ...sum(208, '9% tax over € 137.50', '€ 12.38'),
    ],
    [level(106), level(160), level(214)],
  ).flat()
  expect(rows.map((cells) => cells.filter((text) => text !== ''))).toContainEqual(['21% tax over € 689.24', '€ 144.74'])
})

test('the rule of the page’s foot, far below the sums, closes no table', () => {
  const terms = [
    ...typeset('Please pay within thirty days, naming the number, to the account FR76 3000 6000 0112 3456 7890 189', {
      left,
      baseline: 226,
    }),
    ...typeset('Terms: thirty days', { left, baseline: 250 }),
  ]
  const foot = typeset('Mill Works, 2 Brook Lane', { left, baseline: 785 })
  const rows = found(
    [...goods, ...sum(176, 'Subtotal', '€ 826.74'), ...sum(192, 'Total', '€ 983.86'), ...terms, ...foot],
    [level(106), level(770)],
  )
  expect(rows.flat(2).join(' ')).not.toContain('thirty days')
  expect(rows[0]?.slice(0, 2)).toEqual([
    ['Description', 'Price', 'Tax', 'Total'],
    ['Full service of a bicycle', '€ 74.38', '21%', '€ 595.04'],
  ])
})

test('a sum beside the middle of a label of two lines is one row with it', () => {
  const wrapped = [...flush('Less amount', 440, 200), ...flush('100.00', right, 206), ...flush('paid', 440, 212)]
  const rows = found(
    [...goods, ...sum(176, 'Subtotal', '€ 826.74'), ...wrapped, ...sum(230, 'Balance', '€ 726.74')],
    [level(106), level(160)],
  ).flat()
  expect(rows.map((cells) => cells.filter((text) => text !== '')).slice(-3)).toEqual([
    ['Subtotal', '€ 826.74'],
    ['Less amount paid', '100.00'],
    ['Balance', '€ 726.74'],
  ])
})

test('a sign of currency below a title in a filled band is its second line, and the number beside the middle of a text is in its row', () => {
  const item = (baseline: number, number: string, what: readonly string[], figures: readonly string[]) => [
    ...typeset(number, { left, baseline: baseline + (what.length - 1) * 5 }),
    ...what.flatMap((text, i) => typeset(text, { left: 90, baseline: baseline + 10.5 * i, size: 9 })),
    ...figures.flatMap((text, i) => flush(text, ends[i] ?? right, baseline)),
  ]
  const titles = [
    ...['No.', 'What'].flatMap((text, i) => typeset(text, { left: [left, 90][i] ?? left, baseline: 100, bold: true })),
    ...['Count', 'Price'].flatMap((text, i) => flush(text, ends[i] ?? right, 100, true)),
    ...flush('Total', right, 95, true),
    ...flush('€', right, 106, true),
  ]
  const sums = (baseline: number, label: string, amount: string) => [
    ...typeset(label, { left: 90, baseline }),
    ...flush(amount, right, baseline),
  ]
  const rows = found(
    [
      ...titles,
      ...item(122, '1.', ['Cupboard of oak'], ['1.00', '2480.00', '2480.00']),
      ...item(138, '2.', ['Work of a day'], ['6.50', '54.00', '351.00']),
      ...item(154, '3.', ['Way there', 'from here and back, twice'], ['62.00', '0.70', '43.40']),
      ...sums(178, 'Subtotal', '2874.40'),
      ...sums(191, 'Tax', '546.14'),
      ...sums(204, 'Total', '3420.54'),
    ],
    [level(168), level(194), level(208)],
    { fills: [{ box: { left, right, top: 86, bottom: 110 }, grey: 0.93 }] },
  )
  expect(rows[0]?.at(0)).toEqual(['No.', 'What', 'Count', 'Price', 'Total €'])
  expect(rows.flat()).toContainEqual(['3.', 'Way there from here and back, twice', '62.00', '0.70', '43.40'])
})

test('particulars under a rule of the head are no rows of the table whose bold titles stand between the next two', () => {
  const particulars = [
    ...typeset('Guest:', { left, baseline: 40 }),
    ...typeset('Ellen Brook', { left: 130, baseline: 40 }),
    ...typeset('Number:', { left: 300, baseline: 40 }),
    ...typeset('H-931', { left: 420, baseline: 40 }),
    ...typeset('Firm:', { left, baseline: 60 }),
    ...typeset('Brook Builders', { left: 130, baseline: 60 }),
    ...typeset('Room:', { left: 300, baseline: 60 }),
    ...typeset('312', { left: 420, baseline: 60 }),
  ]
  const rows = found([...particulars, ...goods], [level(24), level(86), level(106), level(160)])
  expect(rows.flat(2).join(' ')).not.toContain('Brook')
  expect(rows.find((table) => table[0]?.[0] === 'Description')).toHaveLength(4)
})

test('labels with amounts above the first rule of sums are set like those below it, and of one table with them', () => {
  const pair = (baseline: number, label: string, amount: string) => [
    ...typeset(label, { left, baseline }),
    ...flush(amount, right, baseline),
  ]
  const rows = found(
    [
      ...pair(100, 'Your last bill', '£42.99'),
      ...pair(116, 'Paid in December', '-£42.99'),
      ...pair(134, 'Brought forward', '£0.00'),
      ...pair(150, 'Your package', '£35.83'),
      ...pair(166, 'Tax at 20%', '£8.65'),
      ...pair(184, 'Total to pay', '£51.88'),
    ],
    [level(122), level(172)],
  )
  expect(rows[0]?.map(([label]) => label)).toEqual([
    'Your last bill',
    'Paid in December',
    'Brought forward',
    'Your package',
    'Tax at 20%',
    'Total to pay',
  ])
})

test('a heading between particulars under a rule and the titles of what follows is no row of either', () => {
  const pair = (baseline: number, at: number, label: string, value: string, bold = false) => [
    ...typeset(label, { left: at, baseline }),
    ...typeset(value, { left: at + 90, baseline, bold }),
  ]
  const results = [
    ['Leukocytes', '11.8', '3.9 - 10.2'],
    ['Haemoglobin', '11.2', '12.0 - 15.6'],
    ['Platelets', '262', '150 - 370'],
  ]
  const rows = found(
    [
      ...pair(60, left, 'Patient:', 'Brook, Anna', true),
      ...pair(60, 330, 'Order:', '26-0418'),
      ...pair(76, left, 'Sender:', 'Practice'),
      ...pair(76, 330, 'Came in:', '18.04.2026'),
      ...typeset('Findings', { left, baseline: 108, size: 12, bold: true }),
      ...['What', 'Result', 'Range'].flatMap((text, i) => typeset(text, { left: left + 170 * i, baseline: 130, bold: true })),
      ...results.flatMap((texts, at) => texts.flatMap((text, i) => typeset(text, { left: left + 170 * i, baseline: 150 + 16 * at }))),
    ],
    [level(46), level(136)],
  )
  expect(rows.at(-1)).toEqual([['What', 'Result', 'Range'], ...results])
  expect(rows.slice(0, -1).flat(2)).not.toContain('Findings')
})
