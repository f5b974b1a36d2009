import { describe, expect, test } from 'vitest'
import { type Box, type Fill, grow, type Ruling, type Sketch } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { drawingsOf } from './drawings.ts'
import { boxAt as box, wordAt as word, wordsAt as words } from './sample.ts'

const sheet = { width: 595, height: 842 }

const bar = (left: number, top: number, width: number, height: number): Fill => ({ box: box(left, top, width, height), grey: 0.4 })
const level = (left: number, right: number, y: number): Ruling => ({ from: { x: left, y }, to: { x: right, y }, thickness: 0.5 })
const upright = (x: number, top: number, bottom: number): Ruling => ({ from: { x, y: top }, to: { x, y: bottom }, thickness: 0.5 })
const frame = ({ left, top, right, bottom }: Box): readonly Ruling[] => [
  level(left, right, top),
  level(left, right, bottom),
  upright(left, top, bottom),
  upright(right, top, bottom),
]
const found = (
  marks: { readonly fills?: readonly Fill[]; readonly rulings?: readonly Ruling[]; readonly sketches?: readonly Sketch[] },
  text: readonly Word[],
) => drawingsOf({ fills: [], rulings: [], sketches: [], ...marks }, text, sheet)

describe('bars', () => {
  const heights = [90, 60, 30, 75]
  const standing = heights.map((height, i) => bar(120 + 50 * i, 300 - height, 30, height))
  const names = ['North', 'South', 'East', 'West'].map((name, i) => word(name, 122 + 50 * i, 304))

  test('that say their names and values are a chart without axes, scale and caption', () => {
    const values = heights.map((height, i) => word(String(height * 3), 128 + 50 * i, 288 - height))
    expect(found({ fills: standing }, [...names, ...values])).toHaveLength(1)
  })
  test('with values that do not grow with them are no chart', () => {
    const values = [...heights].reverse().map((height, i) => word(String(height), 128 + 50 * i, 288 - (heights[i] ?? 0)))
    expect(found({ fills: standing }, [...names, ...values])).toEqual([])
  })
  test('keep a long row of names under them, and leave a sentence there to the text', () => {
    const values = heights.map((height, i) => word(String(height * 3), 128 + 50 * i, 288 - height))
    const under = (text: string) =>
      found({ fills: standing, rulings: frame(box(100, 150, 260, 190)) }, [...names, ...values, ...words(text, 105, 324)])[0]
    expect(under('SEP OCT NOV DEC JAN FEB MAR APR MAY')?.bottom).toBeGreaterThan(332)
    expect(under('and so it is no use to go on at all')?.bottom).toBeLessThan(330)
  })
  test('with names alone, as an ornament has them, are no chart', () => {
    expect(found({ fills: standing }, names)).toEqual([])
  })
  test('of one height are no chart, as bar codes and rows of boxes are none', () => {
    const even = heights.map((_, i) => bar(120 + 50 * i, 210, 30, 90))
    const values = heights.map((height, i) => word(String(height), 128 + 50 * i, 198))
    expect(found({ fills: even }, [...names, ...values])).toEqual([])
  })

  const lying = [150, 90, 60, 30].map((width, i) => bar(200, 200 + 25 * i, width, 12))
  const skills = ['English', 'Danish', 'Welsh', 'Czech'].map((name, i) => word(name, 150, 202 + 25 * i))
  test('behind the names of skills in a résumé are no chart', () => {
    expect(found({ fills: lying }, skills)).toEqual([])
  })
  test('behind names and before the values at their tips are a chart', () => {
    const values = [150, 90, 60, 30].map((width, i) => word(String(width), 204 + width, 202 + 25 * i))
    expect(found({ fills: lying }, [...skills, ...values])).toHaveLength(1)
  })
  test('beside two columns of a table are no chart, whatever stands at their tips', () => {
    const values = [150, 90, 60, 30].map((width, i) => word(String(width), 204 + width, 202 + 25 * i))
    const further = skills.map((_, i) => word('B2', 115, 202 + 25 * i))
    expect(found({ fills: lying }, [...skills, ...further, ...values])).toEqual([])
  })
  test('under lines of text, as marked or blackened lines have them, are no chart', () => {
    const text = [150, 90, 60, 30].flatMap((width, i) => words('of it all'.slice(0, Math.max(2, width / 12)), 203, 202 + 25 * i))
    const scale = [0, 50, 100, 150].map((value) => word(String(value), 200 + value, 310))
    expect(found({ fills: lying }, [...text, ...scale])).toEqual([])
  })
})

describe('a plan of works', () => {
  const works = [0, 40, 90, 150, 200].map((from, i) => bar(200 + from, 200 + 24 * i, 60 + 4 * i, 12))
  const names = works.map((_, i) => word('Painting', 140, 202 + 24 * i))
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((month, i) => word(month, 200 + 50 * i, 180))
  test('is told by bars one below the other under a line of months', () => {
    expect(found({ fills: works }, [...names, ...months])).toHaveLength(1)
  })
  test('is not told from tinted fields of a form, over which no times stand', () => {
    expect(found({ fills: works }, [...names, ...words('Please write in capital letters here', 140, 180)])).toEqual([])
  })
  test('is not told from the shaded cells of a timetable, which touch', () => {
    const cells = [0, 50, 100, 150, 200].map((from, i) => bar(200 + from, 200 + 24 * i, 50, 24))
    expect(found({ fills: cells }, [...names, ...months])).toEqual([])
  })
})

describe('boxes', () => {
  const boxes = [box(100, 200, 90, 24), box(230, 200, 90, 24), box(360, 200, 90, 24)]
  const texts = boxes.flatMap(({ left, top }) => words('Send it', left + 20, top + 8))
  const joins = [level(190, 230, 212), level(320, 360, 212)]
  const tall = boxes.map((each) => ({ ...each, bottom: each.bottom + 40 }))
  test('joined by lines from side to side are a flow chart', () => {
    const lines = [level(190, 230, 232), level(320, 360, 232)]
    expect(found({ rulings: [...tall.flatMap(frame), ...lines] }, texts)).toEqual([grow(unionBox(tall), 1.5)])
  })
  test('joined by the lines of a grid, drawn around its empty cells too, are cells', () => {
    const grid = [
      ...[208, 220, 232, 244, 256].flatMap((y) => [level(190, 230, y), level(320, 360, y)]),
      ...[200, 210, 220, 330, 340, 350].map((x) => upright(x, 202, 262)),
    ]
    expect(found({ rulings: [...tall.flatMap(frame), ...grid] }, texts)).toEqual([])
  })
  test('that are not joined are framed texts', () => {
    expect(found({ rulings: tall.flatMap(frame) }, texts)).toEqual([])
  })
  test('that touch are the cells of a table', () => {
    const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => box(100 + 90 * column, 200 + 24 * row, 90, 24)))
    const inCells = cells.flatMap(({ left, top }) => words('Send it', left + 20, top + 8))
    expect(found({ rulings: [...cells.flatMap(frame), ...joins] }, inCells)).toEqual([])
  })
  test('joined along their edges by the rules of a form are none', () => {
    const lines = [level(100, 450, 200), level(100, 450, 264)]
    expect(found({ rulings: [...tall.flatMap(frame), ...lines] }, texts)).toEqual([])
  })
  test('around parts of a sentence are marks in a text, whatever joins them', () => {
    const lines = [level(190, 230, 232), level(320, 360, 232)]
    const going = tall.flatMap(({ right, top }) => words('and', right + 2, top + 8))
    expect(found({ rulings: [...tall.flatMap(frame), ...lines] }, [...texts, ...going])).toEqual([])
  })
})

describe('slices', () => {
  const slice = (left: number, top: number): Sketch => ({ box: box(left, top, 60, 60), strokes: 3, filled: true })
  const pie = [slice(200, 200), slice(260, 200), slice(200, 260), slice(260, 260)]
  const shares = [word('40%', 220, 220), word('30%', 280, 220), word('20%', 220, 285), word('10%', 280, 285)]
  test('that meet in the middle of a circle with their shares are a pie', () => {
    expect(found({ sketches: pie }, shares)).toHaveLength(1)
  })
  test('without texts, as a sign has them, are none', () => {
    expect(found({ sketches: pie }, words('Harbour Office', 330, 250))).toEqual([])
  })
  test('beside a paragraph leave the paragraph alone', () => {
    const text = [200, 214, 228, 242, 256].flatMap((top) => words('a few short words', 345, top))
    expect(found({ sketches: pie }, [...shares, ...text])[0]?.right).toBeLessThan(345)
  })
})

const unionBox = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

test('axes drawn a hundred times over each other are those of one drawing', () => {
  const rulings = Array.from({ length: 110 }, () => [level(100, 400, 500), upright(100, 200, 500)]).flat()
  const curve: Sketch = { box: box(120, 220, 260, 260), strokes: 9, filled: false }
  const figures = [0, 10, 20, 30, 40].map((value, i) => word(String(value), 84, 490 - 60 * i))
  expect(found({ rulings, sketches: [curve] }, figures)).toHaveLength(1)
})
