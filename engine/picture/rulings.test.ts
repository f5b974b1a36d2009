import { expect, test } from 'vitest'
import type { Grey } from './grey.ts'
import { rulingsIn } from './rulings.ts'

const [width, height] = [400, 120]

/** The rules in a picture with a level line: dark on one row, but where it lies between two rows of which each is `faint`. */
function rulesWith(faint: number): readonly (readonly [number, number])[] {
  const grey: Grey = { width, height, values: new Uint8Array(width * height).fill(240) }
  const marks = new Uint8Array(width * height)
  for (let x = 0; x < width; x++) {
    const isBetween = x % 60 >= 40
    grey.values[60 * width + x] = isBetween ? faint : 140
    if (isBetween) grey.values[61 * width + x] = faint
    else marks[60 * width + x] = 1
  }
  return rulingsIn({ width, height, marks }, 10, grey).map(({ from, to }) => [from.x, to.x])
}

test('a thin rule that lies between two rows of pixels in places, too faint for ink, is one rule', () => {
  expect(rulesWith(200)).toEqual([[0, 400]])
})
test('rules of one row with paper between them stay apart', () => {
  expect(rulesWith(240).length).toBeGreaterThan(4)
})

/** The rules in a picture of tinted ground with lines along the given rows and columns, a little darker than it and no ink. */
function faintRules(rows: readonly number[], columns: readonly number[]): string[] {
  const grey: Grey = { width, height, values: new Uint8Array(width * height).fill(235) }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (rows.includes(y) || (columns.includes(x) && y >= 20 && y <= 110)) grey.values[y * width + x] = 205
  return rulingsIn({ width, height, marks: new Uint8Array(width * height) }, 10, grey).map(({ from, to }) =>
    from.y === to.y ? `row ${Math.floor(from.y)}` : `column ${Math.floor(from.x)}`,
  )
}

test('rules too faint for ink are found where they make a grid', () => {
  expect(faintRules([20, 50, 80, 110], [60, 200]).sort()).toEqual(['column 200', 'column 60', 'row 110', 'row 20', 'row 50', 'row 80'])
})
test('a faint line that is alone is a fold of the paper', () => {
  expect(faintRules([60], [])).toEqual([])
})

/** The upright rules in a picture of two level lines at rows 30 and 55, or a bar for the upper, and a stroke at column 200 from one row to another. */
function uprightsIn(stroke: readonly [from: number, to: number], isBar: boolean): readonly (readonly [number, number])[] {
  const marks = new Uint8Array(width * height)
  for (let x = 20; x < 380; x++) {
    for (let y = isBar ? 8 : 29; y < 31; y++) marks[y * width + x] = 1
    for (let y = 55; y < 57; y++) marks[y * width + x] = 1
  }
  for (let y = stroke[0]; y < stroke[1]; y++) marks.fill(1, y * width + 200, y * width + 202)
  const grey: Grey = { width, height, values: Uint8Array.from(marks, (mark) => (mark === 1 ? 20 : 240)) }
  return rulingsIn({ width, height, marks }, 10, grey).flatMap(({ from, to }) => (from.x === to.x ? [[from.y, to.y] as const] : []))
}

test('a short stroke from one level rule to the next parts two cells, and so does one below a bar', () => {
  expect(uprightsIn([31, 55], false)).toHaveLength(1)
  expect(uprightsIn([31, 55], true)).toHaveLength(1)
})
test('a short stroke that ends off the rules is a letter', () => {
  expect(uprightsIn([34, 50], false)).toEqual([])
})

test('a faint upright rule is found between rules across that stand as close as lines', () => {
  const marks = new Uint8Array(width * height)
  for (const row of [10, 28, 46, 64, 82, 100]) for (let x = 20; x < 380; x++) marks.fill(1, row * width + x, row * width + x + 1)
  const values = Uint8Array.from(marks, (mark) => (mark === 1 ? 60 : 250))
  for (let y = 10; y <= 100; y++) for (const x of [140, 260]) values[y * width + x] = Math.min(values[y * width + x] ?? 0, 215)
  const found = rulingsIn({ width, height, marks }, 14, { width, height, values }).filter(({ from, to }) => from.x === to.x)
  expect(found.map(({ from }) => Math.floor(from.x)).sort()).toEqual([140, 260])
})

/** The level rules in a picture with faint lines along rows 30 and 90 from one column to another, of which the lower is dark enough for ink in places. */
function faintTwins(from: number, to: number, dark: readonly (readonly [number, number])[] = []): readonly string[] {
  const values = new Uint8Array(width * height).fill(240)
  const marks = new Uint8Array(width * height)
  for (const row of [30, 90]) values.fill(190, row * width + from, row * width + to)
  for (const [start, end] of dark) {
    values.fill(185, 90 * width + start, 90 * width + end)
    marks.fill(1, 90 * width + start, 90 * width + end)
  }
  return rulingsIn({ width, height, marks }, 10, { width, height, values }).map(
    (one) => `${Math.floor(one.from.y)}: ${one.from.x}-${one.to.x}`,
  )
}

test('two faint lines that begin and end alike within the sheet are rules, though pieces of one are as dark as ink; those from edge to edge are folds', () => {
  expect(faintTwins(40, 360)).toEqual(['30: 40-360', '90: 40-360'])
  expect(faintTwins(40, 360, [[150, 200]])).toEqual(['30: 40-360', '90: 40-360'])
  expect(faintTwins(0, 400)).toEqual([])
})

test('a faint rule below titles and one behind their first column are found where they cross within the sheet; folds that cross are none', () => {
  const crossing = ([left, right]: readonly [number, number], [top, bottom]: readonly [number, number]) => {
    const values = new Uint8Array(width * height).fill(240)
    values.fill(200, 40 * width + left, 40 * width + right)
    for (let y = top; y < bottom; y++) values[y * width + 150] = 200
    return rulingsIn({ width, height, marks: new Uint8Array(width * height) }, 10, { width, height, values }).length
  }
  expect(crossing([60, 330], [20, 110])).toBe(2)
  expect(crossing([0, 400], [0, 120])).toBe(0)
  expect(crossing([160, 330], [20, 110])).toBe(0)
})

test('an upright rule that ends above a heading and goes on below it does not run through its letters', () => {
  const values = new Uint8Array(width * height).fill(240)
  const marks = new Uint8Array(width * height)
  const draw = (x: number, y: number) => {
    values[y * width + x] = 90
    marks[y * width + x] = 1
  }
  for (const [from, to] of [
    [2, 42],
    [78, 118],
  ] as const)
    for (let y = from; y < to; y++) draw(200, y)
  for (let y = 54; y < 66; y++) for (const x of [188, 189, 198, 199, 201, 202, 211, 212]) draw(x, y)
  const found = rulingsIn({ width, height, marks }, 10, { width, height, values }).filter(({ from, to }) => from.x === to.x)
  expect(found.map(({ from, to }) => [from.y, to.y])).toEqual([
    [2, 42],
    [78, 118],
  ])
})

test('a rule of which a part is too faint for ink is as long as it is seen to be', () => {
  const values = new Uint8Array(width * height).fill(250)
  const marks = new Uint8Array(width * height)
  for (const row of [30, 90]) {
    values.fill(150, row * width + 40, row * width + 300)
    marks.fill(1, row * width + 40, row * width + 300)
    values.fill(175, row * width + 300, row * width + 370)
  }
  const found = rulingsIn({ width, height, marks }, 10, { width, height, values })
  expect(found.map(({ from, to }) => [from.x, to.x])).toEqual([
    [40, 370],
    [40, 370],
  ])
})

/** The upright rules at column 100 in a picture of two frames, one under the other with so many rows of paper between, whose rules lie in one line. */
function uprightsOfFrames(apart: number, isHole = false): readonly (readonly [number, number])[] {
  const marks = new Uint8Array(width * height)
  const second = 50 + apart
  const level = (row: number) => marks.fill(1, row * width + 100, row * width + 300)
  for (const row of isHole ? [10, 110] : [10, 50, second, 110]) level(row)
  for (let y = 10; y <= 110; y++) if (y <= 50 || y >= second) for (const x of [100, 299]) marks[y * width + x] = 1
  const grey: Grey = { width, height, values: Uint8Array.from(marks, (mark) => (mark === 1 ? 20 : 240)) }
  return rulingsIn({ width, height, marks }, 15, grey).flatMap(({ from, to }) =>
    from.x === to.x && from.x < 200 ? [[Math.round(from.y), Math.round(to.y)] as const] : [],
  )
}

test('rules of two frames that stand close to one another end with their frames', () => {
  expect(uprightsOfFrames(12)).toEqual([
    [11, 51],
    [63, 110],
  ])
})
test('a hole in a rule is none between frames', () => {
  expect(uprightsOfFrames(12, true)).toEqual([[11, 110]])
})
