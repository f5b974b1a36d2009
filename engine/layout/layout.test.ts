import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { confidence, type Line, linesOf, type Table, textOfLine, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import type { Region, TabledPage } from '../stages.ts'
import { layout } from './index.ts'

function pageOf(words: readonly Word[], more: Partial<TabledPage['page']> = {}, tables: readonly Table[] = []): TabledPage {
  return {
    page: {
      number: 1,
      size: { width: 595, height: 842 },
      readBy: 'text-layer',
      words,
      toImage: null,
      outcome: 'read',
      rulings: [],
      fills: [],
      pictures: [],
      issues: [],
      ...more,
    },
    tables,
    rest: words,
    issues: [],
  }
}
const linesIn = (region: Region): readonly Line[] =>
  region.kind === 'table' ? linesOf(region.table) : region.kind === 'picture' ? region.caption : region.lines
const textIn = (region: Region): string => linesIn(region).map(textOfLine).join(' / ')
const column = (texts: readonly string[], left: number, top: number): readonly Word[] =>
  texts.flatMap((text, index) => typeset(text, { left, baseline: top + 12 * index }))

test('of a sheet with two pages the left page is read before the right one', () => {
  const text = [
    'this page of the book says',
    'what there is to be said',
    'of rye and of the wheat',
    'and of all other corn here',
    'and then it is at its end',
  ]
  const pageAt = (left: number) => [...column(text, left, 80), ...column(['the second part of it', 'comes after a gap'], left, 240)]
  const { regions } = layout(pageOf([...pageAt(480), ...pageAt(72)], { size: { width: 842, height: 595 } }))
  const lefts = regions.map(({ place }) => Math.round(place.box?.left ?? 0))
  expect(lefts).toEqual([72, 72, 480, 480])
})

test('small lines far beside a large name keep their words', () => {
  const words = [
    ...typeset('Quay Mill', { left: 58, baseline: 73, size: 18 }),
    ...typeset('Account number 0041', { left: 348, baseline: 66 }),
    ...typeset('Sort code 20-11-43', { left: 348, baseline: 77 }),
    ...typeset('Statement 3 of 2024', { left: 348, baseline: 88 }),
  ]
  const { regions } = layout(pageOf(words))
  expect(regions.flatMap(linesIn).map(textOfLine)).toEqual([
    'Quay Mill',
    'Account number 0041',
    'Sort code 20-11-43',
    'Statement 3 of 2024',
  ])
})

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

test('columns are read one after the other, below a title that spans them', () => {
  const title = typeset('A title that is wide enough to span the whole of both columns of text', { left: 72, baseline: 200 })
  const left = column(['the first column says', 'a few things of its', 'own and then it ends'], 72, 230)
  const right = column(['while the second one', 'begins again at the', 'top of the same page'], 240, 230)
  const regions = layout(pageOf([...title, ...right, ...left])).regions.map(textIn)
  expect(regions).toEqual([
    'A title that is wide enough to span the whole of both columns of text',
    'the first column says / a few things of its / own and then it ends',
    'while the second one / begins again at the / top of the same page',
  ])
})

test('the names below a title do not run on into the column that begins under them', () => {
  const text = ['first words of a column of text', 'that goes on for some lines now', 'and then ends a little later on']
  const words = [
    ...typeset('On Old Bridges', { left: 230, baseline: 60, size: 18 }),
    ...typeset('A. Whitcombe and T. Hartwell', { left: 225, baseline: 90 }),
    ...typeset('Oxbridge School of Engineers', { left: 227, baseline: 104 }),
    ...typeset('Introduction', { left: 72, baseline: 132, size: 14 }),
    ...column(text, 72, 160),
    ...column(Array<string>(4).fill('the words of a column set as wide as this'), 310, 128),
  ]
  const texts = layout(pageOf(words)).regions.map(textIn)
  expect(texts.slice(0, 3)).toEqual(['On Old Bridges', 'A. Whitcombe and T. Hartwell / Oxbridge School of Engineers', 'Introduction'])
})
test('a narrow gutter is found because it stands under itself row after row', () => {
  const texts = ['words of one column', 'words of one column', 'words of one column', 'words of one column', 'words of one column']
  const left = column(texts, 72, 230)
  const edge = Math.max(...left.map((word) => word.box.right))
  const right = column(texts, edge + 6, 230)
  expect(layout(pageOf([...left, ...right])).regions.map((region) => linesIn(region).length)).toEqual([5, 5])
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

test('turned text makes lines of its own', () => {
  const stamp = typeset('side', { left: 20, baseline: 30 }).map(
    (word): Word => ({ ...word, turn: 270, baseline: 30, box: { left: 20, right: 32, top: 400, bottom: 420 } }),
  )
  const above = stamp.map((word): Word => ({ ...word, text: 'note', box: { left: 20, right: 32, top: 376, bottom: 396 } }))
  const body = column(['ordinary words here', 'and more words there'], 72, 390)
  expect(layout(pageOf([...body, ...above, ...stamp])).regions.map(textIn)).toContain('side note')
})

test('Hebrew is read from the right, numbers in it from the left', () => {
  const words = typeset('אחת 12 34 שתיים', { left: 72, baseline: 300 })
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual(['שתיים 12 34 אחת'])
})

test('a page number alone in the margin is furniture', () => {
  const body = column(['ordinary words here', 'and more words there'], 72, 390)
  const regions = layout(pageOf([...body, ...typeset('12', { left: 290, baseline: 810 })])).regions
  expect(regions.map((region) => region.kind)).toEqual(['prose', 'furniture'])
})

test('a heading at the head of the page is not furniture', () => {
  const heading = typeset('3 Results', { left: 72, baseline: 60, size: 14, bold: true })
  const body = column(['ordinary words here', 'and more words there'], 72, 90)
  expect(layout(pageOf([...heading, ...body])).regions.map((region) => region.kind)).toEqual(['prose', 'prose'])
})

test('a picture takes the caption below it and keeps its place', () => {
  const above = column(['words above the picture', 'and another line of them'], 72, 200)
  const caption = typeset('Figure 3: what can be seen', { left: 72, baseline: 420 })
  const regions = layout(pageOf([...caption, ...above], { pictures: [{ left: 72, top: 240, right: 300, bottom: 405 }] })).regions
  expect(regions.map((region) => [region.kind, textIn(region)])).toEqual([
    ['prose', 'words above the picture / and another line of them'],
    ['picture', 'Figure 3: what can be seen'],
  ])
})

test('a table stands where it is printed', () => {
  const box = { left: 72, top: 240, right: 300, bottom: 300 }
  const table: Table = {
    kind: 'table',
    title: null,
    caption: [],
    columns: [],
    rowCount: 0,
    headerRows: 0,
    cells: [],
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box }],
    confidence: confidence(0.9),
  }
  const words = [...column(['words above the table'], 72, 200), ...column(['words below the table'], 72, 340)]
  expect(layout(pageOf(words, {}, [table])).regions.map((region) => region.kind)).toEqual(['prose', 'table', 'prose'])
})

const scattered = fc.array(
  fc.record({
    text: fc.stringMatching(/^[a-zA-Z0-9.,•-]{1,8}$/),
    left: fc.double({ min: 0, max: 560, noNaN: true }),
    baseline: fc.double({ min: 10, max: 830, noNaN: true }),
    size: fc.constantFrom(6, 10, 10, 14, 30),
    turn: fc.constantFrom<Word['turn']>(0, 0, 0, 90, 180, 270),
    raised: fc.constantFrom<Word['raised']>('no', 'no', 'superscript'),
  }),
  { maxLength: 60 },
)

test('no word is lost or doubled, wherever words stand', () => {
  fc.assert(
    fc.property(scattered, (settings) => {
      const words = settings.flatMap(({ text, ...setting }) => typeset(text, setting))
      const laid = layout(pageOf(words, { pictures: [{ left: 100, top: 100, right: 400, bottom: 300 }] })).regions.flatMap((region) =>
        linesIn(region).flatMap((own) => own.words),
      )
      expect(laid.length).toBe(words.length)
      expect(new Set(laid)).toEqual(new Set(words))
    }),
    { numRuns: 60 },
  )
})

test('the order does not depend on the order in which words arrive', () => {
  const words = [...column(['the first column says', 'a few things'], 72, 230), ...column(['the second one', 'begins again'], 260, 230)]
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: words.length, maxLength: words.length }), (shuffled) => {
      expect(layout(pageOf(shuffled)).regions.map(textIn)).toEqual(layout(pageOf(words)).regions.map(textIn))
    }),
    { numRuns: 20 },
  )
})

test('a gutter hardly wider than the word spaces is found when it goes on for ten rows', () => {
  // Words of one to seven letters, eight points apart, in lines that end together, as recognised scans have them.
  const scanned = (left: number, seed: number) =>
    Array.from({ length: 12 }, (_, row) => {
      const lengths = [1 + ((row * 5 + seed) % 7), 1 + ((row * 3 + seed) % 6), 1 + ((row * 2) % 5)]
      const letters = [...lengths, 24 - lengths.reduce((sum, length) => sum + length, 0)]
      let at = left
      return letters.flatMap((count) => {
        const words = typeset('ñ'.repeat(count), { left: at, baseline: 230 + 12 * row })
        at += 5 * count + 8
        return words
      })
    }).flat()
  const regions = layout(pageOf([...scanned(72, 1), ...scanned(72 + 24 * 5 + 3 * 8 + 13, 4)])).regions
  expect(regions.map((region) => linesIn(region).length)).toEqual([12, 12])
})

test('rows of program code are not cut into columns', () => {
  const code = Array.from({ length: 6 }, (_, row) => [
    ...typeset('name', { left: 72, baseline: 300 + 12 * row, family: 'Courier' }).map((word) => ({
      ...word,
      box: { ...word.box, right: word.box.left + 23 },
    })),
    ...typeset('text', { left: 132, baseline: 300 + 12 * row, family: 'Courier' }).map((word) => ({
      ...word,
      box: { ...word.box, right: word.box.left + 23 },
    })),
  ]).flat()
  expect(layout(pageOf(code)).regions.map((region) => linesIn(region).length)).toEqual([6])
})

test('a header of several pieces with a page number is furniture, a turned stamp in the margin too', () => {
  const wide = 'ordinary words that go on and on from one edge of the page to the other, over all columns'
  const header = [
    ...typeset('400', { left: 72, baseline: 60 }),
    ...typeset('BRITISH TREES', { left: 240, baseline: 60 }),
    ...typeset('Ch. 3', { left: 480, baseline: 60 }),
  ]
  const body = column([wide, wide], 72, 100)
  const stamp = typeset('downloaded', { left: 20, baseline: 30 }).map(
    (word): Word => ({ ...word, turn: 270, baseline: 30, box: { left: 20, right: 32, top: 300, bottom: 400 } }),
  )
  const regions = layout(pageOf([...body, ...header, ...stamp])).regions
  expect(
    regions
      .filter((region) => region.kind === 'furniture')
      .map(textIn)
      .sort(),
  ).toEqual(['400 BRITISH TREES Ch. 3', 'downloaded'])
})

test('a page that is read turned is ordered as it is held, its title first', () => {
  const turned = (text: string, x: number): readonly Word[] => {
    let y = 60
    return text.split(' ').map((own): Word => {
      const [word] = typeset(own, { turn: 90, baseline: x })
      const box = { left: x - 3, right: x + 9, top: y, bottom: y + 6 * own.length }
      y = box.bottom + 4
      return { ...(word as Word), box }
    })
  }
  // Writing that runs down the page: its first line is the one furthest right.
  const words = [...turned('the text of this page goes on below', 300), ...turned('What it says', 500)]
  const { regions } = layout(pageOf(words))
  expect(regions.map(textIn)).toEqual(['What it says', 'the text of this page goes on below'])
  expect(regions.map(({ kind }) => kind)).toEqual(['prose', 'prose'])
})

test('a caption below ends before the sentence that begins anew under it', () => {
  const below = column(
    ['Figure 3: what can be seen.', 'The text that follows goes on to the edge of its column', 'and says something else.'],
    72,
    420,
  )
  const regions = layout(pageOf(below, { pictures: [{ left: 72, top: 240, right: 300, bottom: 405 }] })).regions
  expect(regions.map(textIn)).toEqual([
    'Figure 3: what can be seen.',
    'The text that follows goes on to the edge of its column / and says something else.',
  ])
})

test('captions side by side stay apart, each with its picture', () => {
  const words = [...typeset('Figure 1: left', { left: 72, baseline: 420 }), ...typeset('Figure 2: right', { left: 320, baseline: 420 })]
  const pictures = [
    { left: 72, top: 240, right: 280, bottom: 405 },
    { left: 320, top: 240, right: 530, bottom: 405 },
  ]
  expect(layout(pageOf(words, { pictures })).regions.map(textIn)).toEqual(['Figure 1: left', 'Figure 2: right'])
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

test('a table takes the caption above it, even from the end of a paragraph', () => {
  const box = { left: 72, top: 240, right: 300, bottom: 300 }
  const table: Table = {
    kind: 'table',
    title: null,
    caption: [],
    columns: [],
    rowCount: 0,
    headerRows: 0,
    cells: [],
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box }],
    confidence: confidence(0.9),
  }
  const words = column(['words above the table go on', 'and on and then they end.', 'Table 2: what was counted'], 72, 210)
  const [above, owner] = layout(pageOf(words, {}, [table])).regions
  expect(above && textIn(above)).toBe('words above the table go on / and on and then they end.')
  expect(owner && textIn(owner)).toBe('Table 2: what was counted')
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

test("the page's own number is furniture wherever a short page ends", () => {
  const regions = layout(
    pageOf([...column(['a short page with a few words'], 72, 100), ...typeset('1', { left: 290, baseline: 140 })]),
  ).regions
  expect(regions.map((region) => region.kind)).toEqual(['prose', 'furniture'])
})

test('lines below a date are not read before it, though they reach under it', () => {
  const entry = [...column(['Nexus works', 'founder', 'a long line of text that reaches to below the date'], 72, 200)]
  const date = typeset('June 2023', { left: 240, baseline: 200 })
  expect(layout(pageOf([...entry, ...date])).regions.flatMap((region) => linesIn(region).map(textOfLine))).toEqual([
    'Nexus works June 2023',
    'founder',
    'a long line of text that reaches to below the date',
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

test('two addresses side by side are read one after the other', () => {
  const [seller, buyer] = [
    column(['Apple Trees Ltd', '1 Garden Road', 'Leeds LS1 2AB'], 72, 200),
    column(['Nexus Works Inc', '9 Factory Street', 'London E1 4XY'], 320, 200),
  ]
  expect(layout(pageOf([...seller, ...buyer])).regions.map(textIn)).toEqual([
    'Apple Trees Ltd / 1 Garden Road / Leeds LS1 2AB',
    'Nexus Works Inc / 9 Factory Street / London E1 4XY',
  ])
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

test('an underlined link does not end a paragraph', () => {
  const words = column(['the activities are listed on', 'another page and go on here'], 72, 200)
  const underline = { from: { x: 90, y: 201.5 }, to: { x: 180, y: 201.5 }, thickness: 0.5 }
  expect(layout(pageOf(words, { rulings: [underline] })).regions).toHaveLength(1)
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
