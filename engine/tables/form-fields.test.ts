import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import type { Table, Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const level = (y: number, left: number, right: number): Ruling => ({ from: { x: left, y }, to: { x: right, y }, thickness: 0.5 })
const upright = (x: number, top: number, bottom: number): Ruling => ({ from: { x, y: top }, to: { x, y: bottom }, thickness: 0.5 })
const box = (left: number, top: number, right: number, bottom: number): readonly Ruling[] => [
  level(top, left, right),
  level(bottom, left, right),
  upright(left, top, bottom),
  upright(right, top, bottom),
]
const found = (words: readonly Word[], rulings: readonly Ruling[]): readonly Table[] => tables(pageOf('', { words, rulings })).tables

/** A label in small print over a box, and what is written in it. */
const labelled = (label: string, answer: string, left: number, top: number) => ({
  words: [
    ...typeset(label, { left, baseline: top - 3, size: 7 }),
    ...(answer === '' ? [] : typeset(answer, { left: left + 4, baseline: top + 14 })),
  ],
  rulings: box(left, top, left + 200, top + 20),
})

test('labels over boxes stand with their answers, row by row', () => {
  const fields = [
    labelled('Name', 'Aino Laine', 60, 100),
    labelled('Town', 'Turku', 300, 100),
    labelled('Born on', '', 60, 150),
    labelled('Telephone', '02 555 0144', 300, 150),
  ]
  const [form, other] = found(
    fields.flatMap(({ words }) => words),
    fields.flatMap(({ rulings }) => rulings),
  )
  expect(other).toBeUndefined()
  expect(form).toMatchObject({ form: 'over', headerRows: 0, places: [{ box: { left: 60, right: 500 } }] })
  expect(form && textsOf(form)).toEqual([
    ['Name Aino Laine', 'Town Turku'],
    ['Born on', 'Telephone 02 555 0144'],
  ])
})

test('labels before boxes, and behind them from right to left, are read with what stands in the box', () => {
  const rows = ['Name', 'Town', 'Country', 'Telephone'].map((label, i) => ({
    words: [...typeset(label, { left: 60, baseline: 114 + i * 30 }), ...typeset('ten lakes', { left: 160, baseline: 114 + i * 30 })],
    rulings: box(154, 100 + i * 30, 400, 120 + i * 30),
  }))
  const [form] = found(
    rows.flatMap(({ words }) => words),
    rows.flatMap(({ rulings }) => rulings),
  )
  expect(form?.form).toBe('beside')
  expect(form && textsOf(form).map(([label]) => label)).toEqual(['Name', 'Town', 'Country', 'Telephone'])
  const hebrew = ['שם', 'עיר', 'ארץ', 'טלפון'].map((label, i) => ({
    words: [...typeset(label, { left: 420, baseline: 114 + i * 30 }), ...typeset('תל אביב', { left: 300, baseline: 114 + i * 30 })],
    rulings: box(154, 100 + i * 30, 400, 120 + i * 30),
  }))
  const [turned] = found(
    hebrew.flatMap(({ words }) => words),
    hebrew.flatMap(({ rulings }) => rulings),
  )
  expect(turned && textsOf(turned).map((texts) => texts[1])).toEqual(['שם', 'עיר', 'ארץ', 'טלפון'])
})

test('small labels under the lines that are written on are read with what stands on the line, and what is printed between parts them', () => {
  const fields = [
    ['Name', 'Aino Laine', 60, 100],
    ['Town', 'Turku', 300, 100],
    ['Born on', '14.02.2001', 60, 140],
    ['Signature', '', 60, 240],
  ] as const
  const words = [
    ...fields.flatMap(([label, answer, left, at]) => [
      ...typeset(label, { left, baseline: at + 8, size: 6 }),
      ...(answer === '' ? [] : typeset(answer, { left: left + 2, baseline: at - 3 })),
    ]),
    ...typeset('I have read the rules of the house.', { left: 60, baseline: 190 }),
  ]
  const forms = found(
    words,
    fields.map(([, , left, at]) => level(at, left, left + 200)),
  )
  expect(forms.map(textsOf)).toEqual([
    [
      ['Name Aino Laine', 'Town Turku'],
      ['Born on 14.02.2001', '…'],
    ],
    [['Signature']],
  ])
})

test('rows between level rules are no answers on lines', () => {
  const words = ['Rope', 'Hook', 'Ring', 'Pin', 'Bolt'].flatMap((name, i) => [
    ...typeset(name, { left: 60, baseline: 114 + i * 20 }),
    ...typeset(`${i + 2}.00`, { left: 200, baseline: 114 + i * 20 }),
  ])
  const ruled = found(
    words,
    [100, 120, 140, 160, 180, 200].map((at) => level(at, 60, 240)),
  )
  expect(ruled.filter(({ form }) => form !== undefined)).toEqual([])
})

test('a box drawn twice and a line drawn twice give their words once', () => {
  const fields = ['Name', 'Town', 'Born on', 'Telephone'].map((label, i) => labelled(label, 'ten lakes', 60, 100 + i * 50))
  const words = fields.flatMap((field) => field.words)
  const twice = ['Name', 'Town', 'Born on', 'Telephone'].flatMap((_, i) => box(56, 96 + i * 50 - 1, 264, 124 + i * 50))
  const taken = found(words, [...fields.flatMap(({ rulings }) => rulings), ...twice]).flatMap(({ cells }) =>
    cells.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  )
  expect(new Set(taken).size).toBe(taken.length)
})

test('options to tick in rows are no table, though they line up', () => {
  const words = [
    ['☐ Rye', '☑ Wheat', '☐ Oats'],
    ['☑ Bread', '☐ Cakes', '☐ Rolls'],
    ['☐ Small', '☐ Large', '☑ Round'],
  ].flatMap((row, i) => row.flatMap((option, k) => typeset(option, { left: 60 + k * 120, baseline: 100 + i * 20 })))
  expect(found(words, [])).toEqual([])
})

test('rows of figures between rules are no answers over labels, though figures in brackets stand higher than words', () => {
  const page = pageOf(`
 Sales           1,204.6     1,131.0     2,377.2     2,240.8
 Cost            (801.3)     (762.9)   (1,590.0)   (1,512.2)
------------------------------------------------------------
 Profit            403.3       368.1       787.2       728.6
 Research         (61.2)      (55.7)     (120.0)     (108.1)
------------------------------------------------------------
 Income            154.1       132.0       295.7       260.6
 Tax              (36.9)      (31.2)      (70.8)      (61.0)
------------------------------------------------------------
 Earned            117.2       100.8       224.9       199.6
 Paid             (17.2)      (10.8)      (24.9)      (19.6)
------------------------------------------------------------
 Kept              100.0        90.0       200.0       180.0
`)
  const words = page.words.map((word) => (/^\(/.test(word.text) ? { ...word, box: { ...word.box, bottom: word.box.bottom + 2 } } : word))
  const rulings = page.rulings.map((rule) => ({
    ...rule,
    from: { ...rule.from, y: rule.from.y - 0.5 },
    to: { ...rule.to, y: rule.to.y - 0.5 },
  }))
  expect(tables({ ...page, words, rulings }).tables.filter(({ form }) => form !== undefined)).toEqual([])
})
