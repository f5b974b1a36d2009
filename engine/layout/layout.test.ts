import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfLine, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { column, linesIn, pageOf, textIn } from './sample.ts'

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

test('a label before an entry is read with its first line, and so is what stands on its right', () => {
  const entry = (label: string, top: number) => [
    ...typeset(label, { left: 72, baseline: top }),
    ...column(
      ['Mill and bakery of the lower town', 'Ground the rye of nine villages in a dry year', 'Kept the books of both houses'],
      100,
      top,
    ),
    ...column(['Stonebridge', 'May 2019'], 480, top),
  ]
  const { regions } = layout(pageOf([...entry('MSc', 100), ...entry('BSc', 170)]))
  expect(regions.map(textIn).join(' / ')).toBe(
    ['MSc', 'BSc']
      .map(
        (label) =>
          `${label} Mill and bakery of the lower town / Stonebridge / May 2019 / Ground the rye of nine villages in a dry year / Kept the books of both houses`,
      )
      .join(' / '),
  )
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

test('columns of text stand apart whose gutter is hardly as wide as the spaces of lines that are set to both edges', () => {
  const texts = Array.from({ length: 9 }, (_, i) => (i % 3 === 0 ? 'words spread over columns' : 'words which stand closer together'))
  const edge = 230
  const spread = column(texts, 72, 230).map((word, _, all) => {
    const line = all.filter(({ baseline }) => baseline === word.baseline)
    const more = (edge - (line.at(-1)?.box.right ?? edge)) / (line.length - 1)
    const moved = more * line.indexOf(word)
    return { ...word, box: { ...word.box, left: word.box.left + moved, right: word.box.right + moved } }
  })
  const right = spread.map((word) => ({ ...word, box: { ...word.box, left: word.box.left + 165, right: word.box.right + 165 } }))
  expect(layout(pageOf([...spread, ...right])).regions.map((region) => linesIn(region).length)).toEqual([9, 9])
})

test('a row whose gap stands over columns by chance is read before them, and what is set in another type below it is not of it', () => {
  const row = [
    ...typeset('Name: Imogen Fairley of the town', { left: 52, baseline: 90, size: 11 }),
    ...typeset('Program: Geology', { left: 232, baseline: 90, size: 11 }),
  ]
  const titles = [
    ...typeset('Fall', { left: 52, baseline: 116, bold: true, size: 9.5 }),
    ...typeset('Spring', { left: 310, baseline: 111, bold: true, size: 9.5 }),
  ]
  const under = ['what was read in that term', 'and how well it was known', 'by all who were asked then']
  const wide = under.map((text) => `${text}, by hardly anyone else`)
  const columns = [...column(wide, 52, 140), ...column(under, 310, 137)]
  const texts = layout(pageOf([...row, ...titles, ...columns])).regions.map(textIn)
  expect(texts.map((text) => text.split(' ')[0])).toEqual(['Name:', 'Fall', 'what', 'Spring', 'what'])
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
    { numRuns: 2000, seed: 7 },
  )
})

test('a sign before turned lines that all reach over it loses none of them', () => {
  const words = [
    ...typeset(',', { left: 0, baseline: 10, size: 30, turn: 90 }),
    ...typeset(',', { left: 3, baseline: 21.99, size: 30, turn: 90 }),
    ...typeset('•', { left: 0, baseline: 22.9, size: 6 }),
  ]
  expect(
    layout(pageOf(words))
      .regions.flatMap((region) => linesIn(region).map(textOfLine))
      .toSorted(),
  ).toEqual([',', ',', '•'])
})

test('the order does not depend on the order in which words arrive', () => {
  const words = [...column(['the first column says', 'a few things'], 72, 230), ...column(['the second one', 'begins again'], 260, 230)]
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: words.length, maxLength: words.length }), (shuffled) => {
      expect(layout(pageOf(shuffled)).regions.map(textIn)).toEqual(layout(pageOf(words)).regions.map(textIn))
    }),
    { numRuns: 20, seed: 7 },
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

test('lines below a date are not read before it, though they reach under it', () => {
  const entry = [...column(['Nexus works', 'founder', 'a long line of text that reaches to below the date'], 72, 200)]
  const date = typeset('June 2023', { left: 240, baseline: 200 })
  expect(layout(pageOf([...entry, ...date])).regions.flatMap((region) => linesIn(region).map(textOfLine))).toEqual([
    'Nexus works June 2023',
    'founder',
    'a long line of text that reaches to below the date',
  ])
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

test('an underlined link does not end a paragraph', () => {
  const words = column(['the activities are listed on', 'another page and go on here'], 72, 200)
  const underline = { from: { x: 90, y: 201.5 }, to: { x: 180, y: 201.5 }, thickness: 0.5 }
  expect(layout(pageOf(words, { rulings: [underline] })).regions).toHaveLength(1)
})

test('lines of a scan with clean, low ink stay together as far apart as a loose paragraph has them', () => {
  const recognised = (words: readonly Word[]): readonly Word[] =>
    words.map((word) => ({
      ...word,
      readBy: 'ocr',
      font: null,
      box: { ...word.box, top: word.baseline - 8, bottom: word.baseline + (/[gjpqy]/.test(word.text) ? 2 : 0) },
    }))
  const lines = ['The boats of the harbour lie', 'at the second of its landings', 'and wait for the afternoon']
  const wide = (step: number) =>
    lines.flatMap((text, index) => recognised(typeset(text, { left: 72, baseline: 100 + step * index, size: 11 })))
  expect(layout(pageOf(wide(17))).regions.map(textIn)).toEqual([lines.join(' / ')])
  expect(layout(pageOf(wide(30))).regions.map(textIn)).toEqual(lines)
})

const running = [
  'this text flows around a box with',
  'remarks which stands at its right',
  'side and goes on with its lines as',
  'narrow for as long as there is white',
  'below the box and then its lines are',
]
test('text that flows around a box is cut where its lines grow wide, not where the box ends', () => {
  const words = [
    ...column(running, 72, 100),
    ...column(['as wide as the column is, over the room that was left for the box of remarks, and on'], 72, 160),
    ...column(['A box', 'of remarks', 'ends'], 300, 106),
  ]
  expect(layout(pageOf(words)).regions.map((region) => linesIn(region).length)).toEqual([5, 3, 1])
})

test('a title above text over both columns is read behind columns that end at one height', () => {
  const text = [
    ...column(
      ['the left column ends at the height', 'where the right one does and no lower', 'so that both of them are even here'],
      72,
      100,
    ),
    ...column(
      ['as the right one has as many lines', 'of text as the left one has them it', 'is clear that nothing is left here'],
      260,
      100,
    ),
    ...typeset('The next part of it all', { baseline: 160, size: 15 }),
    ...column(
      [
        'what is said here goes over the room of both of the columns above and so to its right edge',
        'and on for a line and then ends here',
      ],
      72,
      176,
    ),
  ]
  const found = layout(pageOf(text)).regions.map(textIn)
  expect(found.findIndex((own) => own.startsWith('as the right'))).toBeLessThan(found.findIndex((own) => own.startsWith('The next')))
})

test('a value of several lines beside labels with colons stays whole, on the line of its label', () => {
  const words = [
    ...column(['Parameters:'], 72, 100),
    ...column(['the machine that is asked for it and', 'its state', 'how often it was asked'], 160, 100),
    ...column(['Returns:'], 72, 148),
    ...column(['what went wrong'], 160, 148),
  ]
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual([
    'Parameters: the machine that is asked for it and / its state / how often it was asked',
    'Returns: what went wrong',
  ])
})

test('the title of the right column is read behind the left column, though it stands higher than all of that', () => {
  const text = [
    ...column(['The next part of it'], 260, 92),
    ...column(
      ['the left column begins below', 'where the right one has begun it', 'and both of them are of text'].map((own) => `${own} now`),
      72,
      112,
    ),
    ...column(
      ['as the right one has the title', 'of a part it begins with that and', 'its text goes on below it here'].map((own) => `${own} too`),
      260,
      118,
    ),
  ]
  const found = layout(pageOf(text)).regions.map(textIn)
  expect(found[0]).toMatch(/^the left column/)
  expect(found[1]).toMatch(/^The next part/)
})

test('a line with names of programs, which are set smaller, is of the text above it', () => {
  const words = [
    ...column(['this text tells what is done by', 'those who read it and what by the'], 72, 100),
    ...typeset('program-of-that-name --with-option', { left: 72, baseline: 124, size: 8, family: 'Courier' }),
    ...typeset('as it is run', { left: 237, baseline: 124 }),
  ]
  expect(layout(pageOf(words)).regions.map((region) => linesIn(region).length)).toEqual([3])
})

test('terms in a type of their own stand on the line of what is said of them, which stays whole though a wider line stands further down', () => {
  const term = (text: string, top: number) => typeset(text, { left: 100, baseline: top, bold: true })
  const words = [
    ...term('depth', 100),
    ...column(['How deep the titles are that are to be', 'in the list.'], 136, 100),
    ...term('lists', 124),
    ...column(['Whether the lists are to be there as', 'well.'], 136, 124),
    ...column(['a line as wide as this one is goes over the room of terms', 'as others do not'], 100, 148),
  ]
  const found = layout(pageOf(words)).regions.map(textIn)
  expect(found[0]).toBe('depth How deep the titles are that are to be / in the list.')
  expect(found[1]).toMatch(/^lists Whether the lists are to be there as . well\./)
})

test('the first line of a paragraph is of it though the short end of the one above stands over the second line', () => {
  const words = [
    ...column(['ends.'], 72, 100),
    ...column(['the first line is set in further than that end'], 130, 112),
    ...column(['reaches and its sentence goes on over here and', 'ends on the third.'], 72, 124),
  ]
  expect(layout(pageOf(words)).regions.map((region) => linesIn(region).length)).toEqual([1, 3])
})

test('addresses of as many lines are read one after the other, however short the lines of one are', () => {
  const [seller, buyer] = [
    column(['Apple Trees and Gardens Ltd', '1 Garden Road', 'Leeds LS1 2AB'], 72, 200),
    column(['Nexus', '9 Main St', 'London'], 320, 200),
  ]
  expect(layout(pageOf([...seller, ...buyer])).regions.map(textIn)).toEqual([
    'Apple Trees and Gardens Ltd / 1 Garden Road / Leeds LS1 2AB',
    'Nexus / 9 Main St / London',
  ])
})

test('facts beside an abstract are read before it, though a block of them begins level with one of its lines', () => {
  const facts = [
    ...column(['History:', 'Received in May', 'Accepted in June'], 40, 200),
    ...column(['Keywords:', 'Flax and hemp', 'Looms'], 40, 260),
  ]
  const abstract = column(
    [
      'Flax was spun by hand before wheels came up and',
      'hemp was spun beside it in most of the villages of',
      'the plain, so that wheels were found in every house',
      'by the end of the age. What they cost was told by',
      'those who made them, and what they brought was told',
      'in the towns by those who had bought from them for a',
      'price that they had set among themselves in spring',
      'by those who sold what was spun on them in the year',
    ],
    200,
    200,
  )
  const read = layout(pageOf([...facts, ...abstract])).regions.map(textIn)
  expect(read.at(-1)).toMatch(/^Flax was spun .* in the year$/)
})

test('dots that are drawn lead from a title to its page', () => {
  const text = (baseline: number) =>
    typeset('and then the text of this page goes on with a sentence over the whole of the line until its end', {
      left: 57,
      size: 8.5,
      baseline,
    })
  const titles = [
    '1 Concrete for it',
    '2 Layers and their effects',
    '3 A calendar of the network and of what follows',
    '4 The old inventory of it',
  ]
  const entries = titles.map((title, i) => typeset(title, { left: 57, size: 8.5, baseline: 372.75 + 9.8 * i }))
  const pages = ['5', '5', '7', '7'].map((page, i) => typeset(page, { left: 535, size: 8.5, baseline: 372.75 + 9.8 * i }))
  const rulings = entries.map((entry, i) => {
    const y = 376 + 9.8 * i
    return { from: { x: (entry.at(-1)?.box.right ?? 0) + 0.6, y }, to: { x: 534.8, y }, thickness: 0.75 }
  })
  const words = [...text(352), ...[...entries, ...pages].flat(), ...text(412.5), ...text(422.25)]
  const lines = layout(pageOf(words, { rulings })).regions.flatMap((region) => linesIn(region).map(textOfLine))
  expect(lines.slice(1, 5)).toEqual(titles.map((title, i) => `${title} ${['5', '5', '7', '7'][i]}`))
})
