import { expect, test } from 'vitest'
import type { Box } from '../geometry/index.ts'
import type { Line } from '../model/index.ts'
import { line } from '../model/sample.ts'
import { type Item, listItemOf, openBehind } from './lists.ts'
import type { Passage } from './passages.ts'
import { pageOf, prose, summaries } from './sample.ts'

const passageOf = (own: Line): Passage => ({ lines: [own], places: [], column: own.box, isCode: false, isAddress: false })

/** What each of the lines is, read one after the other: its depth and marker, or null. */
function itemsOf(printed: readonly Line[]): readonly (string | null)[] {
  const passages = printed.map(passageOf)
  let open: Item['open'] = []
  return passages.map((passage, i) => {
    const item = listItemOf(passage, passages[i + 1] ?? null, open, passages.slice(i + 2))
    open = item?.open ?? openBehind(passage, open)
    return item && `${item.depth} ${item.marker.text}`
  })
}

test('Roman numbers of one letter count with those of several, inside a list of letters too', () => {
  const own = ['1. first', 'a. inner', 'i. one', 'ii. two', 'iii. three', 'iv. four', 'v. five', 'b. inner', '2. second']
  const lefts = [72, 92, 115, 113, 110, 112, 113, 92, 72]
  expect(itemsOf(own.map((text, i) => line(text, { baseline: 100 + 12 * i, left: lefts[i] ?? 72 })))).toEqual([
    '0 1.',
    '1 a.',
    '2 i.',
    '2 ii.',
    '2 iii.',
    '2 iv.',
    '2 v.',
    '1 b.',
    '0 2.',
  ])
  expect(itemsOf([line('I. Opening'), line('II. Closing', { baseline: 112 })])).toEqual(['0 I.', '0 II.'])
})

test('a list goes on after what is nested in its first item, with dashes and Roman numbers too', () => {
  const own = ['i. first', '– inner', 'ii. second']
  const lefts = [72, 92, 70]
  expect(itemsOf(own.map((text, i) => line(text, { baseline: 100 + 12 * i, left: lefts[i] ?? 72 })))).toEqual(['0 i.', '1 –', '0 ii.'])
  const dashed = ['– first', '• inner', '• inner', '– second']
  expect(itemsOf(dashed.map((text, i) => line(text, { baseline: 100 + 12 * i, left: i % 3 === 0 ? 72 : 92 })))).toEqual([
    '0 –',
    '1 •',
    '1 •',
    '0 –',
  ])
})

test('letters that count on stay letters', () => {
  const own = ['g. seventh', 'h. eighth', 'i. ninth', 'j. tenth']
  expect(itemsOf(own.map((text, i) => line(text, { baseline: 100 + 12 * i })))).toEqual(['0 g.', '0 h.', '0 i.', '0 j.'])
  expect(itemsOf([line('I. Newton wrote this')])).toEqual([null])
})

test('items of right-to-left writing are as deep as their right edges say', () => {
  const own = ['\u05D3\u05D4 •', '\u05D3\u05D4\u05D5\u05D6 •', '\u05D3\u05D4\u05D5 •']
  const items = own.map((text, i) => {
    const set = line(text, { baseline: 100 + 12 * i })
    const shift = (i === 2 ? 280 : 300) - set.box.right
    const words = set.words.map((word) => ({ ...word, box: { ...word.box, left: word.box.left + shift, right: word.box.right + shift } }))
    return { ...set, words: words.reverse(), box: { ...set.box, left: set.box.left + shift, right: set.box.right + shift } }
  })
  expect(itemsOf(items)).toEqual(['0 •', '0 •', '1 •'])
})

/** Lines of one list, each set in by so many points from the first. */
const setIn = (own: readonly (readonly [number, string])[]): readonly Line[] =>
  own.map(([inset, text], i) => line(text, { baseline: 100 + 12 * i, left: 72 + inset }))

test('a letter alone is an item within an item, and where the next letter stands below it', () => {
  expect(
    itemsOf(
      setIn([
        [0, '1. Sieve'],
        [20, 'A. twice'],
        [0, '2. Knead'],
      ]),
    ),
  ).toEqual(['0 1.', '1 A.', '0 2.'])
  expect(
    itemsOf(
      setIn([
        [0, 'A. Sieve'],
        [20, '– twice'],
        [20, '– slowly'],
        [0, 'B. Knead'],
      ]),
    ),
  ).toEqual(['0 A.', '1 –', '1 –', '0 B.'])
  expect(
    itemsOf(
      setIn([
        [0, 'A. Miller'],
        [0, 'wrote this.'],
      ]),
    ),
  ).toEqual([null, null])
})

test('a list goes on behind a paragraph of its item, and ends at one at its edge', () => {
  expect(
    itemsOf(
      setIn([
        [0, '1. Sieve'],
        [15, 'Flour has lumps.'],
        [20, 'a. twice'],
      ]),
    ),
  ).toEqual(['0 1.', null, '1 a.'])
  expect(
    itemsOf(
      setIn([
        [0, '1. Sieve'],
        [0, 'Flour has lumps.'],
        [20, 'a. twice'],
      ]),
    ),
  ).toEqual(['0 1.', null, '0 a.'])
})

test('a star alone is the mark of a note and no item', () => {
  expect(itemsOf(setIn([[0, '* Reference intake of an average adult']]))).toEqual([null])
  expect(
    itemsOf(
      setIn([
        [0, '* Bread'],
        [0, '* Milk'],
      ]),
    ),
  ).toEqual(['0 *', '0 *'])
})

test('a list within an item at the foot of a column begins as deep in the next column', () => {
  const columns = [60, 320].map((left) => ({ left, right: left + 200, top: 80, bottom: 700 }))
  const set = [
    ['• outer', 60, 680, 0],
    ['• inner', 338, 100, 1],
    ['• inner', 338, 112, 1],
    ['• outer', 320, 124, 1],
  ] as const
  let open: Item['open'] = []
  const depths = set.map(([text, left, baseline, column]) => {
    const item = listItemOf({ ...passageOf(line(text, { baseline, left })), column: columns[column] as Box }, null, open)
    open = item?.open ?? []
    return item?.depth
  })
  expect(depths).toEqual([0, 1, 1, 0])
})

test('a paragraph of which only the first line is set in ends the list above it', () => {
  const item = listItemOf(passageOf(line('1. first', { left: 72 })), null, [])
  const lines = [line('Results of', { left: 90, baseline: 112 }), line('the year', { left: 72, baseline: 124 })]
  const behind = (own: readonly Line[]) => openBehind({ ...passageOf(own[0] as Line), lines: own }, item?.open ?? [])
  expect(behind(lines)).toEqual([])
  expect(behind(lines.slice(0, 1))).toHaveLength(1)
})

test('the triangles before the points of slides are bullets, those of what is nested in them set in', () => {
  const own = ['▶ first', '▶ inner', '▶ inner', '▶ second']
  const items = own.map((text, i) => line(text, { baseline: 100 + 12 * i, left: i === 1 || i === 2 ? 92 : 72 }))
  expect(itemsOf(items)).toEqual(['0 ▶', '1 ▶', '1 ▶', '0 ▶'])
})

test('the next number is an item behind a paragraph that stands as far out as the list does', () => {
  const own = ['1. first of all', '2. second', 'What stands between the two of them is told here.', '3. third']
  const read = (texts: readonly string[]) => summaries([pageOf(texts.map((text, i) => prose([line(text, { baseline: 100 + 24 * i })])))])
  expect(read(own).at(-1)).toBe('item 0 3. third')
  expect(read(own.with(3, '7. seventh')).at(-1)).toBe('body 7. seventh')
})
