import { describe, expect, test } from 'vitest'
import { guttersOf, partedByGutters, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { characterWidth, pageOf } from './text-picture.ts'

const story =
  'the river was low in spring and nobody measured it until later years when the water rose again over its banks near the town which had not been seen before so that people went there to look at what could be done about roads and bridges and fields '.repeat(
    6,
  )

/** The story set in columns of so many characters beside each other, with so many spaces between them, down the whole of each before the next. */
const inColumns = (widths: readonly number[], lines: number, gap: number): string => {
  const words = story.split(' ').values()
  let waiting = words.next().value ?? ''
  const columns = widths.map((width) =>
    Array.from({ length: lines }, () => {
      let line = ''
      while (waiting !== '' && `${line} ${waiting}`.trim().length <= width) {
        line = `${line} ${waiting}`.trim()
        waiting = words.next().value ?? ''
      }
      return line.padEnd(width + gap)
    }),
  )
  return Array.from({ length: lines }, (_, i) => columns.map((column) => column[i]).join('')).join('\n')
}
/** Rows of a label and lines of the story beside it. */
const labelled = (labels: readonly string[], width: number): string => {
  const lines = inColumns([width], labels.length * 2, 0).split('\n')
  return labels.flatMap((label, i) => [`${label.padEnd(20)} ${lines[2 * i]}`, `${''.padEnd(20)} ${lines[2 * i + 1]}`]).join('\n')
}
const guttersIn = (picture: string, even = false) => {
  const { words, rulings } = pageOf(picture)
  return guttersOf(words, rulings, even)
}

test('cells that say the same time and again stand at no gutter', () => {
  const what = [
    'end of file',
    'not attached',
    'error of it',
    'no such card',
    'bad letters',
    'at the gate',
    'long delays',
    'half of all',
    'wet papers',
    'no more ink',
  ]
  const rows = what.map((name, i) => {
    const done = `${name} is on and set and read and out`.slice(0, 26 + (i % 3)).padEnd(30)
    return ` ${done}indicator, report error, stop`
  })
  expect(guttersIn(rows.join('\n'))).toEqual([])
})

describe('a gutter parts', () => {
  test('two columns of running text, hardly further apart than words', () => {
    const [gutter, ...others] = guttersIn(inColumns([40, 40], 12, 1))
    expect(gutter && Math.round((gutter.right - 40) / characterWidth)).toBe(41)
    expect(others).toEqual([])
  })

  test('three columns', () => {
    expect(guttersIn(inColumns([28, 28, 28], 12, 1))).toHaveLength(2)
  })

  test('columns only as far as no line runs across', () => {
    const across = 'A heading over both of the columns that goes on and on and on until the end of the page'
    const [gutter] = guttersIn(`${across}\n${inColumns([40, 40], 12, 1)}\n${across}`)
    expect(gutter && gutter.top > 50 && gutter.bottom < 40 + 14 * 14).toBe(true)
  })
})

test('a gutter parts columns below a title in larger type whose words stand over it', () => {
  const { words, rulings } = pageOf(`\n\n\n${inColumns([40, 40], 12, 1)}`)
  const [free] = guttersOf(words, rulings, false)
  const at = free?.right ?? 0
  const title = [
    ...typeset('The rivers', { left: at - 88, size: 18, baseline: 55 }),
    ...typeset('of the north', { left: at + 0.5, size: 18, baseline: 55 }),
  ]
  const far = title.map((word, i) =>
    i < 2 ? { ...word, box: { ...word.box, left: word.box.left - 30, right: word.box.right - 30 } } : word,
  )
  expect(guttersOf([...title, ...words], rulings, false)[0]?.top).toBeGreaterThan(55)
  expect(guttersOf([...far, ...words], rulings, false)[0]?.top).toBeLessThan(55)
})

test('a gutter parts columns of which the right one is mostly a list that is set in', () => {
  const rows = inColumns([32, 32], 22, 2).split('\n')
  const listed = rows.map((row, i) => (i < 18 ? `${row.slice(0, 34)}   ${row.slice(34, 62)}` : row))
  const { words, rulings } = pageOf(listed.join('\n'))
  const at = 40 + 34 * characterWidth
  expect(guttersOf(words, rulings, false).filter(({ right, bottom }) => Math.abs(right - at) < 1 && bottom > 40 + 22 * 14)).toHaveLength(1)
})

test('bullets that hang in the gutter go with the column behind it, numbers of formulas at the end of a column with theirs', () => {
  const gutter = { left: 200, right: 206, top: 0, bottom: 500 }
  const text = (baseline: number) => [
    ...typeset('where the water rose', { left: 80, baseline }).map((word, _, all) => {
      const by = 193 - (all.at(-1)?.box.right ?? 0)
      return { ...word, box: { ...word.box, left: word.box.left + by, right: word.box.right + by } }
    }),
    ...typeset('and over its banks', { left: 206, baseline }),
  ]
  const bullet = typeset('•', { left: 190, baseline: 100 })
  const number = typeset('(1)', { left: 178, baseline: 200 })
  const item = [...bullet, ...typeset('near the mill', { left: 206, baseline: 100 })]
  const formula = [...number, ...typeset('of the town', { left: 206, baseline: 200 })]
  const words = [...item, ...formula, ...[112, 124, 136, 148, 160].flatMap(text)]
  const [first, second] = partedByGutters(words, [gutter]).map((column) => column.words)
  expect([first?.includes(bullet[0] as Word), second?.includes(number[0] as Word)]).toEqual([true, true])
  expect([number[0]?.box.right, text(112)[3]?.box.right].map((right) => right?.toFixed(1))).toEqual(['193.0', '193.0'])
})

test('a gutter parts columns of which the left one holds a quotation, set in and even as the text is', () => {
  const rows = inColumns([30, 30], 26, 2).split('\n')
  const quotation = (row: string) => `   ${row.slice(0, 21).replace(/ $/, 's').padEnd(29)}`
  const quoted = rows.map((row, i) => (i >= 6 && i < 22 ? quotation(row) + row.slice(32) : row))
  expect(guttersIn(quoted.join('\n'))).toHaveLength(1)
})

describe('no gutter parts', () => {
  const names = ['rain', 'snow and hail', 'sun', 'wind from the north', 'fog', 'ice', 'thaw', 'storm at night', 'drought', 'frost']
  test.each([
    ['labels and their texts', labelled(names, 60)],
    [
      'numbers of books and what is said of them',
      labelled(
        Array.from({ length: 10 }, (_, i) => `[${i + 1}]`),
        60,
      ),
    ],
    [
      'words of a register and their pages',
      Array.from({ length: 12 }, (_, i) =>
        [`${names[i % 10]} .................... ${i + 3}`.padEnd(41), `${names[(i + 4) % 10]} .................. ${i + 20}`].join(' '),
      ).join('\n'),
    ],
    ['a few lines beside each other', inColumns([40, 40], 5, 2)],
    ['a narrow column beside a wide one', inColumns([20, 60], 12, 1)],
  ])('%s', (_, picture) => {
    expect(guttersIn(picture)).toEqual([])
  })

  test('texts of which the left ones end anywhere, where tables are looked for', () => {
    const picture = inColumns([40, 40], 12, 3)
    expect(guttersIn(picture)).toHaveLength(1)
    expect(guttersIn(picture, true)).toEqual([])
  })
})

test.each([2, 3])(
  '%i narrow columns of text that is set to both edges make no table, though wide spaces stand under each other',
  (count) => {
    const width = 16
    const page = pageOf(inColumns(Array(count).fill(width), 9, 2))
    const leftOf = (column: number) => 40 + column * (width + 2) * characterWidth
    const words = Array.from({ length: count }, (_, column) => column).flatMap((column) => {
      const own = page.words.filter(({ box }) => box.left > leftOf(column) - 1 && box.left < leftOf(column + 1) - 1)
      return [...Map.groupBy(own, ({ baseline }) => baseline).values()].flatMap((line) =>
        spread(line, leftOf(column), width * characterWidth),
      )
    })
    expect(guttersOf(words, [], true)).toHaveLength(count - 1)
    expect(tables({ ...page, words }).tables).toEqual([])
  },
)

test('a narrow quotation that is set in and to both edges makes no table either', () => {
  const width = 28
  const own = ['and the old man', 'saw how low she', 'lay off the bar', 'who had not any', 'way out but one', 'and the sun was']
  const page = pageOf(inColumns([width, width], 24, 2))
  const second = 40 + (width + 2) * characterWidth
  const words = [...Map.groupBy(page.words, ({ baseline }) => baseline).values()].flatMap((line, at) => {
    const { baseline = 0, font = null } = line[0] ?? {}
    const text = own[at - 6]
    const quoted = text === undefined ? [] : typeset(text, { baseline }).map((word) => ({ ...word, font }))
    const first = line.filter(({ box }) => box.left < second - 1)
    return [
      ...(quoted.length > 0 ? spread(quoted, 40 + 3 * characterWidth, 22 * characterWidth) : spread(first, 40, width * characterWidth)),
      ...spread(
        line.filter((word) => !first.includes(word)),
        second,
        width * characterWidth,
      ),
    ]
  })
  expect(guttersOf(words, [], true)).toHaveLength(1)
  expect(tables({ ...page, words }).tables).toEqual([])
})

/** The words of a line with equal spaces between them, from `left` over the whole `width`. */
function spread(line: readonly Word[], left: number, width: number): readonly Word[] {
  const inked = line.reduce((sum, { box }) => sum + box.right - box.left, 0)
  const space = (width - inked) / Math.max(1, line.length - 1)
  let at = left
  return line.map((word) => {
    const box = { ...word.box, left: at, right: at + word.box.right - word.box.left }
    at = box.right + space
    return { ...word, box }
  })
}

test('lines of the same words have white at the same places and no gutter', () => {
  const said = 'the quay at the north basin is to be mended before winter'
  const lines = Array.from({ length: 18 }, (_, line) => {
    let left = 50
    return said.split(' ').flatMap((text): readonly Word[] => {
      const words = typeset(text, { left, baseline: 100 + 22 * line })
      // Recognisers draw boxes close around words.
      left = (words[0]?.box.right ?? left) + 6
      return words
    })
  })
  expect(guttersOf(lines.flat(), [], false)).toEqual([])
})
