import { describe, expect, it } from 'vitest'
import type { Fill } from '../geometry/index.ts'
import { tables } from './index.ts'
import { lineHeight, pageOf, textsOf } from './text-picture.ts'

const tools = [
  ' wall.shade    Draws the colours of a wall over the shape that is below it',
  ' wall.plane    Makes the flat one of two walls from the angle and one point',
  ' wall.relief   Makes the shade of a wall from how high each point of it stands',
  ' wall.cut      Draws a line of cuts along the wall and counts how many there are',
]
/** Points from the left edge of the page to the first text of these pictures, to the end of its column and to that of the lines. */
const [left, between, right] = [43, 110, 460]
/** A tint behind line `i` of a picture, from `from` to `to`. */
const tint = (i: number, from = left, to = right, lines = 1): Fill => ({
  box: { left: from, right: to, top: 40 + i * lineHeight, bottom: 40 + (i + lines) * lineHeight },
  grey: 0.9,
})
const found = (lines: readonly string[], fills: readonly Fill[] = []) =>
  tables(pageOf(lines.join('\n'), { fills })).tables.map((table) => [table.rowCount, table.columns.length])

describe('names with sentences beside them are a table', () => {
  it('where every other row stands on a tint, not where all do', () => {
    expect(found(tools)).toEqual([])
    expect(found(tools, [tint(1), tint(3)])).toEqual([[4, 2]])
    expect(
      found(
        tools,
        tools.map((_, i) => tint(i)),
      ),
    ).toEqual([])
  })

  it('where the cells of the first column are tinted, not where a panel is', () => {
    expect(
      found(
        tools,
        tools.map((_, i) => tint(i, left, between)),
      ),
    ).toEqual([[4, 2]])
    expect(found(tools, [tint(0, left, between, tools.length)])).toEqual([])
  })

  it('where upright rules stand between them and at both sides, not where one does between them', () => {
    const end = Math.max(...tools.map(({ length }) => length)) + 1
    const ruled = (at: readonly number[]) =>
      tools.map((line) => at.reduce((text, place) => `${text.slice(0, place)}|${text.slice(place + 1)}`, ` ${line.padEnd(end)}`))
    expect(found(ruled([0, 14, end]))).toEqual([[4, 2]])
    expect(found(ruled([14]))).toEqual([])
  })

  it('where an upright rule stands right of them and all of them are bold', () => {
    const ruled = (isBold: boolean) =>
      tools.map((line) =>
        line.replace(/^ (\S+) */, (_, name: string) => ` ${isBold ? `*${name}*` : name}`.padEnd(17)).replace(/^(.{15})./, '$1|'),
      )
    expect(found(ruled(true))).toEqual([[4, 2]])
    expect(found(ruled(false))).toEqual([])
  })

  it('below bold titles on a tint of their own', () => {
    const titled = [' *Tool*        *Meaning*', ...tools]
    expect(found(titled, [tint(0)])).toEqual([[5, 2]])
  })
})

it('labels that end in colons are those of a table where their cells are tinted', () => {
  const labels = [' Given:        by name', ' Changed:      hardly ever', ' Kept:         in the attic', ' Known to:     two of us']
  const page = pageOf(labels.join('\n'), { fills: labels.map((_, i) => tint(i, left, between)) })
  expect(found(labels)).toEqual([])
  expect(tables(page).tables.map(textsOf)).toEqual([
    [
      ['Given:', 'by name'],
      ['Changed:', 'hardly ever'],
      ['Kept:', 'in the attic'],
      ['Known to:', 'two of us'],
    ],
  ])
})
