import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { tables } from './index.ts'
import { lineHeight, pageOf, textsOf } from './text-picture.ts'

const keys = ['Tab', 'Esc', 'F1', 'F2', 'F3', 'Home', 'End', 'Ins', 'Del', 'Up', 'Down', 'Left', 'Right', 'Shift', 'Alt', 'Caps']
const does = [
  'Indent this line',
  'Break',
  'Help for what is chosen',
  'Print the list',
  'Find again',
  'Top of it all',
  'Foot of it all',
  'Draw',
]
const list = (from: number) => keys.map((key, i) => ` ${key.padEnd(10)}${(does[(i + from) % does.length] ?? '').padEnd(28)}`)
const page = pageOf(
  list(0)
    .map((line, i) => `${line}${list(3)[i]}`)
    .join('\n'),
)
const middle = 40 + 39 * 5
/** The page with what stands right of its middle so much lower in its first nine lines, and an upright rule there that goes down so many lines. */
const parted = (lower: number, lines: number) => {
  const rule: Ruling = { from: { x: middle, y: 38 }, to: { x: middle, y: 38 + lines * lineHeight }, thickness: 0.4 }
  return {
    ...page,
    size: { width: 595, height: 400 },
    rulings: [rule],
    words: page.words.map((word) =>
      word.box.left < middle || word.baseline > 40 + 9 * lineHeight
        ? word
        : { ...word, baseline: word.baseline + lower, box: { ...word.box, top: word.box.top + lower, bottom: word.box.bottom + lower } },
    ),
  }
}

test('a rule down the middle of a page parts the tables on its sides', () => {
  const { tables: found } = tables(parted(5, 17))
  expect(found.map((table) => table.columns.length)).toEqual([2, 2])
  expect(found.map((table) => textsOf(table)[1]?.[0])).toEqual(['Esc', 'Esc'])
})

test('a rule between columns whose rows stand level is one within a table', () => {
  const { tables: found } = tables(parted(0, 17))
  expect(found.map((table) => table.columns.length)).toEqual([4])
})
