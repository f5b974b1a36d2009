import { describe, expect, it } from 'vitest'
import { tables } from './index.ts'
import { pageOf } from './text-picture.ts'

const found = (lines: readonly string[]) => tables(pageOf(lines.join('\n'))).tables.map((table) => [table.rowCount, table.columns.length])
const texts = [
  'Draws the colours of a wall over the shape that is below it',
  'Makes the flat one of two walls from the angle and one point',
  'Makes the shade of a wall from how high each point of it stands',
  'Joins what the others parted and tells where nothing was to join',
  'Draws a line of cuts along the wall and counts how many there are',
]
const named = (names: readonly string[], beside = texts) => names.map((name, i) => ` ${name.padEnd(16)}${beside[i]}`)

describe('texts beside short names', () => {
  it('are a table where all of them begin at one edge with paper between', () => {
    expect(found(named(['shade', 'plane', 'relief', 'join all', 'cut']))).toEqual([[5, 2]])
  })

  it('are none beside labels, numbers or days', () => {
    expect(found(named(['Shade:', 'Plane:', 'Relief:', 'Join:', 'Cut:']))).toEqual([])
    expect(found(named(['2014', '2015', '2016', '2017', '2018']))).toEqual([])
    expect(found(named(['(a)', '(b)', '(c)', '(d)', '(e)']))).toEqual([])
  })

  it('are none where they are remarks of a program, and beside names that come twice', () => {
    expect(
      found(
        named(
          ['int shade;', 'int plane;', 'int relief;', 'int all;', 'int cut;'],
          texts.map((text) => `// ${text}`),
        ),
      ),
    ).toEqual([])
    expect(found(named(['shade', 'plane', 'shade', 'plane', 'cut']))).toEqual([])
  })
})
