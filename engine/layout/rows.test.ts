import { expect, test } from 'vitest'
import { textOfLine } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { column, linesIn, pageOf, textIn } from './sample.ts'

test('the numbers, titles and pages of a table of contents stay on their lines, dots or not', () => {
  const entry = (number: string, title: string, page: string, top: number) => [
    ...typeset(number, { left: 72, baseline: top }),
    ...typeset(title, { left: 110, baseline: top }),
    ...typeset(page, { left: 500, baseline: top }),
  ]
  const titles = ['Rye', 'Wheat', 'Barley', 'Oats', 'Millet', 'Maize', 'Rice', 'Spelt']
  const words = titles.flatMap((title, index) => [
    ...entry(`${2 * index + 1}`, title, `${2 * index + 3}`, 80 + 24 * index),
    ...entry(`${2 * index + 2}`, 'Sowing ......................................', `${2 * index + 4}`, 92 + 24 * index),
  ])
  const { regions } = layout(pageOf(words))
  expect(regions.flatMap(linesIn).map((own) => textOfLine(own).replace(/ \.{4,}/, ''))).toEqual(
    titles.flatMap((title, index) => [`${2 * index + 1} ${title} ${2 * index + 3}`, `${2 * index + 2} Sowing ${2 * index + 4}`]),
  )
})

test('entries of chapters far from any dots stay on their lines as those around them do', () => {
  const titles = ['Rye', 'Wheat', 'Barley', 'Oats', 'Millet', 'Maize', 'Rice', 'Spelt']
  const words = titles.flatMap((title, index) => [
    ...typeset(title, { left: 72, baseline: 80 + 30 * index }),
    ...typeset(String(10 + index), { left: 500, baseline: 80 + 30 * index }),
  ])
  const led = [
    ...typeset('Sowing ......................................', { left: 90, baseline: 312 }),
    ...typeset('18', { left: 500, baseline: 312 }),
  ]
  expect(
    layout(pageOf([...words, ...led]))
      .regions.flatMap(linesIn)
      .map(textOfLine)
      .slice(0, 3),
  ).toEqual(['Rye 10', 'Wheat 11', 'Barley 12'])
})

test('names with short explanations beside them are read name by name, though they follow line by line', () => {
  const names = column(['-v', '-x', '-D', '-s'], 72, 80)
  const explanations = column(
    ['Prints what is read, line by line, as it is.', 'Prints what is done.', 'Lists all that can be put', 'Reads from the standard input.'],
    120,
    80,
  )
  const above = typeset('The single letters that may be given to the program are told below.', { left: 72, baseline: 50 })
  const { regions } = layout(pageOf([...above, ...names, ...explanations]))
  expect(regions.flatMap(linesIn).map(textOfLine).slice(1)).toEqual([
    '-v Prints what is read, line by line, as it is.',
    '-x Prints what is done.',
    '-D Lists all that can be put',
    '-s Reads from the standard input.',
  ])
})

test('a raised mark stays in its line', () => {
  const [first, second] = [typeset('as shown', { baseline: 300 }), typeset('by others', { left: 125, baseline: 300 })]
  const mark = typeset('2', { left: 113, baseline: 296, size: 6, raised: 'superscript' })
  expect(layout(pageOf([...second, ...mark, ...first])).regions.map(textIn)).toEqual(['as shown 2 by others'])
})

test('a drop cap begins the first of the lines it reaches over', () => {
  const capital = typeset('O', { left: 72, baseline: 322, size: 34 })
  const beside = column(['nce upon a time there', 'was a page that had a', 'large initial letter'], 92, 300)
  expect(layout(pageOf([...beside, ...capital])).regions.map(textIn)[0]).toMatch(/^O nce upon/)
})

test('a large letter that begins a title is no drop cap', () => {
  const words = [
    ...typeset('A report on flour', { left: 72, baseline: 80, size: 22 }),
    ...column(['running text below the title', 'goes on over its lines'], 72, 110),
  ]
  expect(layout(pageOf(words)).regions.map(textIn)[0]).toBe('A report on flour')
})

test('dots lead a title to its page number on one line', () => {
  const words = [...typeset('Preface . . . . . .', { left: 72, baseline: 300 }), ...typeset('12', { left: 400, baseline: 300 })]
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual(['Preface . . . . . . 12'])
})

test('the lower half of a fraction stays in the line', () => {
  const words = [
    ...typeset('up to', { left: 72, baseline: 300 }),
    ...typeset('1', { left: 100, baseline: 296, size: 5.5, raised: 'superscript' }),
    ...typeset('⁄4', { left: 102.5, baseline: 300, size: 5.5 }),
    ...typeset('inch', { left: 110, baseline: 300 }),
  ]
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual(['up to 1 ⁄4 inch'])
})

test('dates beside the entries of a résumé are read with their entries', () => {
  const main = [
    ...column(['Nexus works, founder of the whole company', '• built a thing that people came to like well', '• built another'], 72, 200),
    ...column(['Apple trees, gardener in the great garden', '• grew fruit of many kinds for years on end'], 72, 250),
  ]
  const side = [...column(['Jan 2020', 'London'], 400, 200), ...column(['May 2017', 'Leeds'], 400, 250)]
  expect(layout(pageOf([...side, ...main])).regions.flatMap((region) => linesIn(region).map(textOfLine))).toEqual([
    'Nexus works, founder of the whole company',
    'Jan 2020',
    'London',
    '• built a thing that people came to like well',
    '• built another',
    'Apple trees, gardener in the great garden',
    'May 2017',
    'Leeds',
    '• grew fruit of many kinds for years on end',
  ])
})

test('cards numbered across are read across, cards numbered down are read down', () => {
  const card = (number: number, left: number, top: number) => [
    ...typeset(`${number}. Title`, { left, baseline: top, size: 14, bold: true }),
    ...column(['what there is to say of', 'this card in two lines'], left, top + 40),
  ]
  const numbersOf = (grid: readonly (readonly [number, number, number])[]) =>
    layout(pageOf(grid.flatMap((place) => card(...place))))
      .regions.map(textIn)
      .filter((text) => text.endsWith('Title'))
      .map((text) => text[0])
  const places = [
    [72, 200],
    [300, 200],
    [72, 300],
    [300, 300],
  ] as const
  expect(numbersOf(places.map(([left, top], index) => [[1, 2, 3, 4][index] ?? 0, left, top] as const))).toEqual(['1', '2', '3', '4'])
  expect(numbersOf(places.map(([left, top], index) => [[1, 3, 2, 4][index] ?? 0, left, top] as const))).toEqual(['1', '2', '3', '4'])
})

test('labels are read with their values', () => {
  const labels = column(['Number:', 'Date:', 'Currency:'], 72, 200)
  const values = column(['4711', '5 June 2018', 'EUR'], 240, 200)
  expect(layout(pageOf([...labels, ...values])).regions.map(textIn)).toEqual(['Number: 4711', 'Date: 5 June 2018', 'Currency: EUR'])
})

test('amounts are read with what they are of, apart from the lines above them', () => {
  const words = [
    ...column(['Served by our own house', 'in Market Street'], 72, 150),
    ...column(['Thank you for your visit', 'and for your patience'], 320, 150),
    ...column(['Subtotal', 'Rounding', 'Total with tax'], 72, 220),
    ...column(['RM8.60 SR', '0.00 SR', 'RM8.60 SR'], 320, 220),
  ]
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual([
    'Served by our own house / in Market Street',
    'Thank you for your visit / and for your patience',
    'Subtotal RM8.60 SR',
    'Rounding 0.00 SR',
    'Total with tax RM8.60 SR',
  ])
})

test('colons in a column of their own stand between the labels and the amounts of each row', () => {
  const words = [
    ...column(['Subtotal', 'Rounding', 'Total with tax'], 72, 220),
    ...column([':', ':', ':'], 220, 220),
    ...column(['8.60', '0.00', '8.60'], 320, 220),
  ]
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual(['Subtotal : 8.60', 'Rounding : 0.00', 'Total with tax : 8.60'])
})

test('options to tick in a row stay on one line with their question, lists of them in columns do not', () => {
  const row = (texts: readonly (readonly [number, string])[], baseline: number) =>
    texts.flatMap(([left, text]) => typeset(text, { left, baseline }))
  const questions = [
    ...row(
      [
        [60, 'Grain'],
        [160, '☐ Rye'],
        [260, '☑ Wheat'],
        [360, '☐ Oats'],
      ],
      100,
    ),
    ...row(
      [
        [60, 'Shape'],
        [160, '☐ Round'],
        [290, '☑ Long'],
      ],
      120,
    ),
  ]
  expect(layout(pageOf(questions)).regions.map(textIn).join(' / ')).toBe('Grain ☐ Rye ☑ Wheat ☐ Oats / Shape ☐ Round ☑ Long')
  const lists = ['rye', 'wheat', 'oats', 'barley', 'maize'].flatMap((text, i) =>
    row(
      [
        [60, `☐ ${text}`],
        [300, `☑ ${text} flour`],
      ],
      100 + i * 12,
    ),
  )
  const read = layout(pageOf(lists)).regions.map(textIn).join(' / ')
  expect(read.indexOf('maize')).toBeLessThan(read.indexOf('rye flour'))
})
