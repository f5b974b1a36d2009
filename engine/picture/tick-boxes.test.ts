import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import { componentsOf } from './components.ts'
import type { Ink } from './ink.ts'
import { tickBoxesIn } from './tick-boxes.ts'

/** Ink as rows of "#" and anything else. */
function inkOf(rows: readonly string[]): Ink {
  const width = Math.max(...rows.map((row) => row.length))
  const marks = new Uint8Array(width * rows.length)
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) marks[y * width + x] = row[x] === '#' ? 1 : 0
  })
  return { width, height: rows.length, marks }
}
const seen = (rows: readonly string[], letterSize = 10): readonly string[] => {
  const ink = inkOf(rows)
  const components: readonly Component[] = componentsOf(ink)
  return tickBoxesIn(ink, components, letterSize).map(({ ticked }) => (ticked ? 'ticked' : 'empty'))
}
const side = 14
const frame = (inside: (x: number, y: number) => boolean): readonly string[] =>
  Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (x === 0 || y === 0 || x === side - 1 || y === side - 1 || inside(x, y) ? '#' : '.')).join(''),
  )

test('a square with lines on four sides is a box to tick, and what crosses its middle ticks it', () => {
  expect(seen(frame(() => false))).toEqual(['empty'])
  expect(seen(frame((x, y) => Math.abs(x - y) < 2 || Math.abs(x + y - side + 1) < 2))).toEqual(['ticked'])
})
test('a mark that reaches out of its box is part of it', () => {
  const marked = frame((x, y) => Math.abs(x + y - side + 1) < 2).map((row, y) => `....${row}${y === 3 ? '####' : '....'}`)
  expect(seen([...marked.slice(0, 4), `....${marked[4]?.slice(4, 18)}####`, ...marked.slice(5)])).toEqual(['ticked'])
})
test('round letters, filled squares, specks of frames and fields to write in are no boxes', () => {
  const round = frame(() => false).map((row, y) => (y < 3 || y > side - 4 ? `....${row.slice(4, -4)}....` : row))
  expect(seen(round)).toEqual([])
  expect(seen(frame(() => true))).toEqual([])
  expect(
    seen(
      frame(() => false),
      40,
    ),
  ).toEqual([])
  expect(
    seen(
      frame(() => false),
      4,
    ),
  ).toEqual([])
})
test('the bowl of a letter with a stem above or below is no box, the line of a table beside one is no stem', () => {
  const bowl = frame(() => false)
  const stem = (long: number): readonly string[] => Array.from({ length: long }, () => `${'.'.repeat(side - 1)}#`)
  expect(seen([...stem(7), ...bowl])).toEqual([])
  expect(seen([...bowl, ...stem(7)])).toEqual([])
  expect(seen([...bowl, ...stem(24)])).toEqual(['empty'])
})
