import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { chain, project, projectBox, scaling, shift, toCorners, turning, undo } from './projection.ts'

const near = (value: number) => expect.closeTo(value, 6)

test('a map and the map that undoes it bring every point back', () => {
  const number = fastCheck.double({ min: -50, max: 50, noNaN: true })
  fastCheck.assert(
    fastCheck.property(number, number, fastCheck.double({ min: -180, max: 180, noNaN: true }), (x, y, degrees) => {
      const tilted = toCorners(100, 50, [
        { x: 3, y: 2 },
        { x: 90, y: 8 },
        { x: 97, y: 60 },
        { x: -2, y: 52 },
      ])
      const map = chain(scaling(2, 3), turning(degrees), shift(4, -7), tilted)
      const there = project(map, { x: x / 50, y: y / 50 })
      expect(project(undo(map), there)).toEqual({ x: near(x / 50), y: near(y / 50) })
    }),
  )
})

test('a quarter turn goes clockwise where y grows downward', () => {
  expect(project(turning(90), { x: 1, y: 0 })).toEqual({ x: near(0), y: near(1) })
})

test('the corners of a rectangle land on the points given, clockwise from top left', () => {
  const corners = [
    { x: 10, y: 20 },
    { x: 110, y: 10 },
    { x: 120, y: 90 },
    { x: 0, y: 80 },
  ] as const
  const map = toCorners(200, 100, corners)
  const given = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 100 },
    { x: 0, y: 100 },
  ]
  expect(given.map((point) => project(map, point))).toEqual(corners.map(({ x, y }) => ({ x: near(x), y: near(y) })))
  expect(projectBox(map, { left: 0, top: 0, right: 200, bottom: 100 })).toEqual({
    left: near(0),
    top: near(10),
    right: near(120),
    bottom: near(90),
  })
})

test('a map that flattens the plane cannot be undone', () => {
  expect(() => undo(scaling(1, 0))).toThrow(RangeError)
})
