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
const named = (names: readonly string[], beside = texts) => names.map((name, i) => ` ${name.padEnd(20)}${beside[i]}`)

describe('texts beside short names', () => {
  it('are a table where all of them begin at one edge with paper between', () => {
    expect(found(named(['shade', 'plane', 'relief', 'join all', 'cut']))).toEqual([[5, 2]])
  })

  it('are a table beside symbols of one letter, a few longer names and texts that begin in a slanted letter', () => {
    const names = ['Nb', 'P', 'Qk', 'X', 'RST', 'X1, X2, ... , X9', 'Th', 'Tq', 'ZZ', 'Ri']
    const page = pageOf(named(names, [...texts, ...texts]).join('\n\n'))
    const words = page.words.map((word) =>
      word.text === 'Makes' && word.box.top < 80 ? { ...word, box: { ...word.box, left: word.box.left - 2.2 } } : word,
    )
    expect(tables({ ...page, words }).tables.map((table) => [table.rowCount, table.columns.length])).toEqual([[10, 2]])
    expect(found(named(['a', 'b', 'c', 'd', 'e']))).toEqual([])
  })

  it('are none beside labels, numbers or days', () => {
    expect(found(named(['Shade:', 'Plane:', 'Relief:', 'Join:', 'Cut:']))).toEqual([])
    expect(found(named(['2014', '2015', '2016', '2017', '2018']))).toEqual([])
    expect(found(named(['(a)', '(b)', '(c)', '(d)', '(e)']))).toEqual([])
    expect(found(named(['[cox]', '[tutor]', '[plan9]', '[spec]', '[pike 09]']))).toEqual([])
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
