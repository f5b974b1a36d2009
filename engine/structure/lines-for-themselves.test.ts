import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { line, lineOfWords, typeset } from '../model/sample.ts'
import { body, pageOf, prose, summaries } from './sample.ts'

test('short lines at the right margin, a place below its street, facts and long lists in capitals are lines of their own', () => {
  const paragraphs = (texts: readonly string[], ends: 'left' | 'right' = 'left') => {
    const own = texts.map((text, index) => {
      const wide = line(text, { left: 0 }).box.right
      return line(text, { left: ends === 'right' ? 500 - wide : 72, baseline: 100 + 12 * index })
    })
    return summaries([pageOf([prose(own)])])
  }
  expect(paragraphs(['Statement period', 'Autumn of the year before'], 'right')).toEqual([
    'body Statement period',
    'body Autumn of the year before',
  ])
  expect(paragraphs(['88 Foundry Way', 'Akron, OH 44301'])).toEqual(['body 88 Foundry Way', 'body Akron, OH 44301'])
  expect(paragraphs(['Order 871 of the tools', 'Date: Nov 9, 2026'])).toEqual(['body Order 871 of the tools', 'body Date: Nov 9, 2026'])
  expect(paragraphs(['__________________', 'For the mill in the valley'])).toEqual([
    'body __________________',
    'body For the mill in the valley',
  ])
  const ten = [
    'Flour',
    'Butter',
    'Sugar',
    '2 eggs',
    'Salt',
    'Ground almonds, the sweet ones',
    'Four ripe apricots',
    'Vanilla',
    'Milk',
    'Cream',
  ]
  expect(paragraphs(ten)).toHaveLength(10)
  expect(paragraphs(['The answer was given in', 'Paris on the last day of it'])).toEqual([
    'body The answer was given in Paris on the last day of it',
  ])
})

test('a few lines of text set to both edges, of which the first is set in, are one paragraph', () => {
  const to = (text: string, left: number, baseline: number) => {
    const own = line(text, { left, baseline })
    return lineOfWords(own.words.map((word, i) => (i === own.words.length - 1 ? { ...word, box: { ...word.box, right: 200 } } : word)))
  }
  const text = [
    to('It is found by', 90, 100),
    to('layer and remains', 72, 112),
    to('official under the', 72, 124),
    to('flow that rises in', 72, 136),
  ]
  expect(summaries([pageOf([prose(text)])])).toHaveLength(1)
})

test('words in bold that fill a line amid a sentence part no paragraph', () => {
  const own = (text: string, baseline: number, bold = false) => line(text, { baseline, bold, size: 10 })
  const text = [
    own('They were told that all of', 100),
    own('the old harbour was found', 112, true),
    own('to be open in the winters,', 124),
    own('and then they left again.', 136),
  ]
  const wide = Math.max(...text.map(({ box }) => box.right))
  const even = text.map(({ words }) =>
    lineOfWords(words.map((word, i) => (i === words.length - 1 ? { ...word, box: { ...word.box, right: wide } } : word))),
  )
  expect(summaries([pageOf([prose(body(60)), prose(even)])]).slice(-1)[0]).toContain('of the old harbour was found to be open')
})

test('lines that each begin in bold, and short rows whose second texts begin at one place, are lines of their own', () => {
  const degree = (name: string, place: string, baseline: number) =>
    lineOfWords([...typeset(name, { baseline, bold: true }), ...typeset(place, { left: 150, baseline })])
  const degrees = [degree('Master', 'of the town, 2018', 100), degree('Bachelor', 'of the valley, 2016', 112)]
  expect(summaries([pageOf([prose(body(60)), prose(degrees)])]).slice(-2)).toEqual([
    'body Master of the town, 2018',
    'body Bachelor of the valley, 2016',
  ])
  const row = (name: string, level: string, baseline: number) =>
    lineOfWords([...typeset(name, { baseline }), ...typeset(level, { left: 130, baseline })])
  const rows = [row('Norwegian', 'native', 200), row('Polish', 'fair', 212)]
  expect(summaries([pageOf([prose(body(60)), prose(rows)])]).slice(-2)).toEqual(['body Norwegian native', 'body Polish fair'])
})

test('lines of a short letter, each a paragraph, are not joined', () => {
  const letter = [
    line('Dear Mrs Trent, we thank you', { baseline: 100 }),
    line('for asking us to look at it.', { baseline: 112 }),
    ...['Work could begin in January.', 'It would take about a week.', 'You need not be there then.', 'Yours sincerely, Tom Dale'].map(
      (text, at) => line(text, { baseline: 134 + 22 * at }),
    ),
    line('Hill and Dale of Shipley', { baseline: 222 }),
  ]
  expect(summaries([pageOf([prose(letter)])]).slice(0, 3)).toEqual([
    'body Dear Mrs Trent, we thank you for asking us to look at it.',
    'body Work could begin in January.',
    'body It would take about a week.',
  ])
})

test.each(['printed', 'recognised'])(
  'lines that begin with labels in bold are paragraphs of their own, however long the one above: %s',
  (how) => {
    const labelled = (label: string, text: string, baseline: number, size = 10) => {
      const plain = typeset(text, { baseline, left: 130, size })
      const words = [...typeset(label, { baseline, size, bold: true }), ...plain]
      // Of recognised words the weight alone is told, and that of the bold ones.
      const nothingOfType = (word: Word): Word => ({
        ...word,
        font: word.font?.bold === true ? { family: '', size: word.font.size, bold: true, italic: false } : null,
      })
      return lineOfWords(how === 'printed' ? words : words.map(nothingOfType))
    }
    const regions = [
      prose([
        labelled('Present:', 'A. Byrne (chair), K. Osei, M. Lund, R. Patel (minutes)', 80),
        labelled('Apologies:', 'S. Weiss, who was at sea with all of the others', 92),
        labelled('Place:', 'Hall', 104, 11),
      ]),
      prose(body(150)),
    ]
    expect(summaries([pageOf(regions)]).slice(0, 3)).toEqual([
      'body Present: A. Byrne (chair), K. Osei, M. Lund, R. Patel (minutes)',
      'body Apologies: S. Weiss, who was at sea with all of the others',
      'body Place: Hall',
    ])
  },
)

test('ingredients with how much of each are lines of their own, one without a figure among them too', () => {
  const list = ['150 g pearl barley', '2 leeks', '1 carrot, diced', '½ tsp caraway seeds', 'salt and pepper']
  const own = list.map((text, at) => line(text, { baseline: 80 + 12 * at }))
  expect(summaries([pageOf([prose(own), prose(body(200))])]).slice(0, -1)).toEqual(list.map((text) => `body ${text}`))
})
