import { expect, test } from 'vitest'
import { type Block, confidence } from '../model/index.ts'
import { documentOf, line, lineOfWords, typeset } from '../model/sample.ts'
import { markdownOf } from './markdown.ts'

const entry = (text: string, left = 72): Block => {
  const own = line(text, { left })
  return { kind: 'paragraph', role: 'body', lines: [own], places: [{ page: 1, box: own.box }], confidence: confidence(0.9) }
}
const md = (...blocks: readonly Block[]): string =>
  markdownOf(
    documentOf(
      blocks,
      blocks.flatMap((block) => ('lines' in block ? block.lines : [])).flatMap((own) => own.words),
    ),
  ).trimEnd()

test('a table of contents is a nested list with one sign for the dots that lead to a page', () => {
  expect(
    md(entry('Foreword ........... vii'), entry('1 Wells . . . . . . 3'), entry('1.1 Digging ....... 4', 92), entry('2 Pumps …………… 12')),
  ).toBe('- Foreword … vii\n- 1 Wells … 3\n    - 1.1 Digging … 4\n- 2 Pumps … 12')
})

test('dots that lead to a price are one sign in a line between others too, and the few that leave out words stay', () => {
  expect(md(entry('Leek and potato soup ................ 6.50'))).toBe('Leek and potato soup … 6.50')
  expect(md(entry('And so on ..... forever'))).toBe('And so on ..... forever')
})

test('a row of many thousand dots that leads nowhere stays as it is printed', () => {
  const dots = '.'.repeat(60_000)
  expect(md(entry(`Leek soup ${dots} and more words than any price`))).toBe(`Leek soup ${dots} and more words than any price`)
})

test('dots before a page that leads to its place are one sign too', () => {
  const link = 'https://wells.example/deep'
  const led = (text: string, left = 72): Block => {
    const own = line(text, { left })
    const words = own.words.map((word, at) => (at === own.words.length - 1 ? { ...word, link } : word))
    return { kind: 'paragraph', role: 'body', lines: [{ ...own, words }], places: [{ page: 1, box: own.box }], confidence: confidence(0.9) }
  }
  expect(md(led('Foreword ........... vii'), led('Wells ........ 3'), led('Pumps ........ 12'))).toBe(
    '- Foreword … [vii](https://wells.example/deep)\n- Wells … [3](https://wells.example/deep)\n- Pumps … [12](https://wells.example/deep)',
  )
})

test('numbered chapters that were read as a list stand in the list of their sections', () => {
  const chapter = (text: string, marker: string): Block => {
    const own = line(`${marker} ${text}`, { left: 72 })
    const places = [{ page: 1, box: own.box }]
    return { kind: 'list-item', depth: 0, marker, lines: [own], places, confidence: confidence(0.9) }
  }
  expect(md(chapter('Wells ........ 3', '1.'), entry('1.1 Digging ....... 4', 92), chapter('Pumps ........ 9', '2.'))).toBe(
    '1. Wells … 3\n    - 1.1 Digging … 4\n2. Pumps … 9',
  )
})

test('dots of one or two lines alone, and dots that leave something out, stay as they are printed', () => {
  expect(md(entry('Deposit ........ 12'), entry('and so on ...'))).toBe('Deposit ........ 12\n\nand so on ...')
})

test('parts of a book whose pages no dots lead to are entries where these end below one another', () => {
  const at = (text: string, left: number, end: number): Block => {
    const own = line(text, { left })
    const words = own.words.map((word, i) => (i === own.words.length - 1 ? { ...word, box: { ...word.box, right: end } } : word))
    const box = { ...own.box, right: end }
    return { kind: 'paragraph', role: 'body', lines: [{ words, box }], places: [{ page: 1, box }], confidence: confidence(0.9) }
  }
  const led = [at('1.1 Digging ....... 4', 92, 400), at('1.2 Lining ....... 6', 92, 400), at('1.3 Covers ....... 8', 92, 400)]
  expect(md(at('1 Wells 3', 72, 400), ...led, at('2 Pumps 12', 72, 400))).toBe(
    '- 1 Wells … 3\n    - 1.1 Digging … 4\n    - 1.2 Lining … 6\n    - 1.3 Covers … 8\n- 2 Pumps … 12',
  )
  const beside = [at('3 Ropes ....... 14', 420, 560), at('3.1 Knots ....... 15', 440, 560), at('4 Buckets 16', 420, 560)]
  expect(md(...led, ...beside)).toBe(
    '- 1.1 Digging … 4\n- 1.2 Lining … 6\n- 1.3 Covers … 8\n- 3 Ropes … 14\n    - 3.1 Knots … 15\n- 4 Buckets … 16',
  )
  expect(md(...led, at('The well was dug in 1904', 72, 260))).toContain('\n\nThe well was dug in 1904')
})

test('the numbers of entries that all begin at one edge tell how deep they are, and a part without one stands outside', () => {
  const flush = ['1 Wells ....... 3', '1.1 Digging ....... 4', '1.1.1 Spades ....... 4', '1.2 Lining ....... 6', '2 Pumps ....... 12']
  expect(md(...flush.map((text) => entry(text)))).toBe(
    '- 1 Wells … 3\n    - 1.1 Digging … 4\n        - 1.1.1 Spades … 4\n    - 1.2 Lining … 6\n- 2 Pumps … 12',
  )
  const inPart = ['Part One ....... 3', ...flush.map((text) => text)]
  expect(md(...inPart.map((text, i) => entry(text, i === 0 ? 60 : 92)))).toContain(
    '- Part One … 3\n    - 1 Wells … 3\n        - 1.1 Digging',
  )
})

test('an entry of an index may lead to several pages', () => {
  const entries = [entry('sluices ........ 7, 12, 40'), entry('spades ........ 9'), entry('wells ........ 3, 11')]
  expect(md(...entries)).toBe('- sluices … 7, 12, 40\n- spades … 9\n- wells … 3, 11')
})

test('dots in the type of the title leave its emphasis whole', () => {
  const words = [...typeset('Citing', { left: 72 }), ...typeset('R .......', { left: 112, italic: true }), ...typeset('8', { left: 180 })]
  const own = lineOfWords(words)
  const entries = [1, 2, 3].map(
    (): Block => ({ kind: 'paragraph', role: 'body', lines: [own], places: [{ page: 1, box: own.box }], confidence: confidence(0.9) }),
  )
  expect(md(...entries).split('\n')[0]).toBe('- Citing *R* … 8')
})

test('entries that white alone leads from are a nested list as well, rows with other numbers are none', () => {
  const bare = (title: string, page: string, left = 72): Block => {
    const words = [...typeset(title, { left }), ...typeset(page, { left: 400 - 5 * page.length })]
    const own = lineOfWords(words)
    return { kind: 'paragraph', role: 'body', lines: [own], places: [{ page: 1, box: own.box }], confidence: confidence(0.9) }
  }
  const of = (pages: readonly string[], pipes = 'Pipes') =>
    md(...['Wells', 'Digging', 'Lining', 'Pumps', pipes, 'Taps'].map((title, i) => bare(title, pages[i] ?? '', i % 3 === 0 ? 72 : 92)))
  expect(of(['3', '3', '4', '8', '10', '12'])).toBe(
    '- Wells … 3\n    - Digging … 3\n    - Lining … 4\n- Pumps … 8\n    - Pipes … 10\n    - Taps … 12',
  )
  // A long title may reach up to its page.
  const long = 'Pipes of clay, of lead and of wood, and what came after all of them when'
  expect(of(['3', '3', '4', '8', '10', '12'], long)).toContain(`    - ${long} … 10`)
  expect(of(['3', '9', '4', '8', '10', '12'])).not.toContain('…')
  expect(of(['3', '3', '3', '3', '3', '3'])).not.toContain('…')
})
