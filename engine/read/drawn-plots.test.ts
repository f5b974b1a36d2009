import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { drawingsOf } from './drawings.ts'
import { wordAt, wordsAt } from './sample.ts'

const sheet = { width: 595, height: 842 }
/** A frame of axes from 150 to 400 points and 200 to 350. */
const axes: readonly Ruling[] = [
  { from: { x: 150, y: 200 }, to: { x: 150, y: 350 }, thickness: 0.5 },
  { from: { x: 150, y: 350 }, to: { x: 400, y: 350 }, thickness: 0.5 },
]
const marks = { sketches: [], rulings: axes, fills: [] }
const foot = [0, 10, 20, 30].map((value, i) => wordAt(String(value), 158 + 72 * i, 356))
const turned = (text: string, left: number, middle: number): Word => {
  const word = wordAt(text, left, middle)
  const half = (5 * text.length) / 2
  return { ...word, turn: 270, box: { left, right: left + 8, top: middle - half, bottom: middle + half } }
}
const side = (values: readonly number[]) => values.map((value, i) => turned(String(value), 132, 340 - 42 * i))
const points = [180, 230, 300, 370].map((left, i) => wordAt('●', left, 310 - 25 * i))

test('points in a frame with scales at its foot and its side are a drawing, with the names of its axes and its title', () => {
  const names = [...wordsAt('Depth of water', 240, 382), turned('Salt', 104, 275), ...wordsAt('Samples taken', 242, 184)]
  const [box, ...others] = drawingsOf(marks, [...foot, ...side([1, 2, 3, 4]), ...points, ...names], sheet)
  expect(others).toEqual([])
  expect(box).toMatchObject({ left: 102.5, top: 182.5, bottom: 391.5 })
})

test('small plots are drawings each, and one that fills its page is one', () => {
  const small = (left: number, top: number) => ({
    rulings: [
      { from: { x: left, y: top }, to: { x: left, y: top + 57 }, thickness: 0.5 },
      { from: { x: left, y: top + 57 }, to: { x: left + 75, y: top + 57 }, thickness: 0.5 },
    ],
    words: [0, 1, 2].flatMap((value) => [
      wordAt(String(value), left + 8 + 28 * value, top + 60),
      wordAt(String(value), left - 8, top + 45 - 20 * value),
    ]),
  })
  const both = [small(150, 200), small(270, 200)]
  expect(
    drawingsOf(
      { ...marks, rulings: both.flatMap(({ rulings }) => rulings) },
      both.flatMap((one) => one.words),
      sheet,
    ),
  ).toHaveLength(2)
  const alone = { width: 300, height: 210 }
  const shifted = (word: Word): Word => ({
    ...word,
    baseline: word.baseline - 180,
    box: { left: word.box.left - 125, right: word.box.right - 125, top: word.box.top - 180, bottom: word.box.bottom - 180 },
  })
  const rulings = axes.map(({ from, to, thickness }) => ({
    from: { x: from.x - 125, y: from.y - 180 },
    to: { x: to.x - 125, y: to.y - 180 },
    thickness,
  }))
  expect(drawingsOf({ ...marks, rulings }, [...foot, ...side([1, 2, 3, 4]), ...points].map(shifted), alone)).toHaveLength(1)
})

test('a sentence below a plot, and a caption, stay text', () => {
  const caption = wordsAt('Figure 2: Salt by depth', 180, 376)
  const sentence = wordsAt('the water was the saltier the deeper it was in most of the samples', 100, 396)
  const [box] = drawingsOf(marks, [...foot, ...side([1, 2, 3, 4]), ...points, ...caption, ...sentence], sheet)
  expect(box?.bottom).toBeLessThan(376)
})

test('a scale at the side alone is one where its figures are turned, or over the caption of a figure', () => {
  const upright = [1, 2, 3, 4].map((value, i) => wordAt(String(value), 138, 336 - 42 * i))
  expect(drawingsOf(marks, [...side([1, 2, 3, 4]), ...points], sheet)).toHaveLength(1)
  expect(drawingsOf(marks, [...upright, ...points], sheet)).toEqual([])
  expect(drawingsOf(marks, [...upright, ...points, ...wordsAt('Figure 2: Salt', 240, 362)], sheet)).toHaveLength(1)
})

test('figures that fall are none: those that number rows and columns from the upper corner', () => {
  const falling = foot.map((word, i) => ({ ...word, text: String(30 - 10 * i) }))
  expect(drawingsOf(marks, [...side([4, 3, 2, 1]), ...falling, ...points], sheet)).toEqual([])
})
