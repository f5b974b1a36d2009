import { expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { linesOf, textOfLines } from '../model/index.ts'
import { line } from '../model/sample.ts'
import { structure } from './index.ts'

type Set = readonly { readonly text: string; readonly baseline: number; readonly left?: number; readonly size?: number }[]

const blocksOf = (set: Set): readonly string[] => regionsOf([set])

function regionsOf(sets: readonly Set[]): readonly string[] {
  const regions = sets.map((set) => {
    const lines = set.map(({ text, baseline, left = 72, size = 10 }) => line(text, { left, baseline, size }))
    return { kind: 'prose' as const, place: { page: 1, box: unionOf(lines.map(({ box }) => box)) }, lines }
  })
  const page = {
    ...{ number: 1, size: { width: 595, height: 842 }, readBy: 'text-layer' as const, toImage: null, outcome: 'read' as const },
    ...{ words: regions.flatMap(({ lines }) => lines.flatMap(({ words }) => words)), rulings: [], fills: [], pictures: [], issues: [] },
  }
  return structure([{ page, regions, issues: [] }], []).blocks.map(
    (block) => `${block.kind} ${textOfLines(linesOf(block)).replaceAll('\n', ' ')}`,
  )
}
const under = (texts: readonly string[], first = 100): Set => texts.map((text, index) => ({ text, baseline: first + 12 * index }))

test('a sentence goes on where a line set to the left alone leaves room for the next word', () => {
  const set = under([
    'In addition to the schools of the sample, others took part',
    'for a total of seventy in the spring, and the schools were weighted by',
    'what they are in the country as a whole.',
  ])
  expect(blocksOf(set)).toEqual([`paragraph ${set.map(({ text }) => text).join(' ')}`])
})

test('a numbered paragraph whose other lines are set in is one, be its number no marker', () => {
  const set: Set = [
    { text: '3.1 The seller sells, and the buyer buys, all the milk which the buyer', baseline: 100 },
    { text: 'requires for its inns in the valley.', baseline: 112, left: 95 },
    { text: '3.2 Milk is brought before the break of day. Cans and churns in all their sizes', baseline: 132 },
    { text: 'remain the property of the seller.', baseline: 144, left: 95 },
  ]
  expect(blocksOf(set).map((text) => text.replace(/^\S+ /, ''))).toEqual([
    '3.1 The seller sells, and the buyer buys, all the milk which the buyer requires for its inns in the valley.',
    '3.2 Milk is brought before the break of day. Cans and churns in all their sizes remain the property of the seller.',
  ])
})

test('lines of one sentence stay together though text under a scan marks them with sizes a point apart', () => {
  const set: Set = [
    { text: 'he was made the first in an old creation of the crown, which would place', baseline: 100, size: 7 },
    { text: 'him second on the roll of all those who sat in the house at the time, and as such', baseline: 107.2, size: 6 },
    { text: 'he is told of by those who wrote it down.', baseline: 114.4, size: 7 },
  ]
  expect(blocksOf(set)).toHaveLength(1)
})

test('lines of one sentence stay together where a raised note drives them apart, other lines as far apart do not', () => {
  const spread = (texts: readonly string[]): Set =>
    [0, 12, 24, 42, 54, 66].map((step, index) => ({ text: texts[index] ?? '', baseline: 100 + step }))
  const text = [
    'Gathering of the data began in the fall of the year and went on without a halt',
    'through the spring that came after it, when the children left for their homes,',
    'as their teachers and the parents of all of them had agreed upon in the summer',
    'before the school was opened to them for the first time, as is told above here',
    'and in the notes that stand below the text of each of the pages of this report',
    'which is the last.',
  ]
  expect(blocksOf(spread(text))).toHaveLength(1)
  expect(blocksOf(spread(text.with(2, 'as their teachers and the parents of all of them had agreed.')))).toHaveLength(2)
})

test('names under signatures stay on lines of their own', () => {
  const set = under(['Sorcha Minihan, Chief Executive', 'for and on behalf of the Lough Derg Creameries Limited of Nenagh'])
  expect(blocksOf(set)).toHaveLength(2)
})

test('sentences in nearly the same words that stand below each other stay apart, though their lines end alike', () => {
  const set = under([
    'Alternative check accent for stacking.',
    'Alternative grave accent for stacking.',
    'Alternative acute accent for stacking.',
    'The column is as wide as this line of it, which all the others leave half empty.',
  ])
  expect(blocksOf(set)).toHaveLength(4)
})

test('a text that flows around a box is one paragraph, and the box comes behind it', () => {
  const beside = under([
    'The mill was built where two rivers',
    'meet, and its wheel turned by both',
    'of them for as long as there was wa-',
  ])
  const box = under(['Rivers', 'The lesser one', 'runs dry in May.'], 106).map((own) => ({ ...own, left: 300 }))
  const below = under(['ter in the upper one, as those who ground their rye and wheat there have told it'], 136)
  const texts = regionsOf([beside, box, below])
  expect(texts[0]).toBe(`paragraph ${[...beside, ...below].map(({ text }) => text).join(' ')}`)
  const ended = beside.with(2, { text: 'of them at all times.', baseline: 124 })
  expect(regionsOf([ended, box, below]).at(-1)).toBe(`paragraph ${below[0]?.text}`)
})

test('a sentence that was broken off early amid running text goes on, the items of a list do not', () => {
  const set = [
    'The presets are opened by choosing them from the menu at the top of the window. Once',
    'open you will see',
    'the list of presets, and a click on one of them fills in the boxes that stand below it.',
  ]
  expect(blocksOf(under(set))).toHaveLength(1)
  const items = set
    .with(1, 'by those who see; or')
    .with(2, 'the ones that nobody sees at all, however long he looks and whatever he is told.')
  expect(blocksOf(under(items))).toHaveLength(2)
  expect(blocksOf(under(set.with(0, 'The presets are opened:')))).toHaveLength(3)
})

test('a line that stands further out than the two above, which end a sentence, begins something else', () => {
  const set: Set = [
    { text: 'This is present if the addresses of those who are to have it are permitted in the', baseline: 100, left: 110 },
    { text: 'lines of the head, and not otherwise at all, as told in the chapter before this one.', baseline: 112, left: 110 },
    { text: '-allow_unqualified is what it is called by all those who weave.', baseline: 124 },
  ]
  expect(blocksOf(set)).toHaveLength(2)
  expect(
    blocksOf(
      set.with(1, { text: 'lines of the head, and not otherwise at all, as told in the chapter before this,', baseline: 112, left: 110 }),
    ),
  ).toHaveLength(1)
})

test('a paragraph of one line ends where another first line is set in as far, and one where lines are set in alike', () => {
  const set: Set = [
    { text: 'The loom stands in the upper room, where the light comes in from both the sides.', baseline: 100, left: 84 },
    { text: 'It was brought there by those who built the house, and none has moved it since it', baseline: 112, left: 84 },
    { text: 'was set up, as they told.', baseline: 124 },
  ]
  expect(blocksOf(set)).toHaveLength(2)
  const after: Set = [
    { text: 'The loom was set up in the upper room, where it is told of by all those who weave.', baseline: 100 },
    { text: 'Continue with the other parts of it and print them, or have them brought to you.', baseline: 112, left: 84 },
    { text: 'Refer to the page of helps to learn more of how to use all of them when it is dark', baseline: 124, left: 84 },
    { text: 'in the room.', baseline: 136 },
  ]
  expect(blocksOf(after)).toHaveLength(3)
})

test('a line that ends early within brackets goes on where they are closed', () => {
  const set = [
    'Each of the files can be kept on your own machine as one alone, which all of the versions of it can read, or in a base (in',
    'Loomkeeper Version 2.4 and those that came after it). Only one of them is open at a time, and none is lost when it is closed again.',
  ].map((text, i) => ({ text, baseline: 100 + 12 * i }))
  const short = { text: 'Each of the files can be kept on your own machine as one alone, or in a base (in', baseline: 100 }
  expect(blocksOf(set.with(0, short))).toHaveLength(1)
  expect(blocksOf(set.with(0, { ...short, text: short.text.replace(' (in', '') }))).toHaveLength(2)
})

test('a figure with a point that goes on with the sentence of a numbered item begins no part of it', () => {
  const set = under([
    '2. It used to be common for systems to hold files of no more than a certain size which was',
    '2.1 GB in all, but most systems of today hold larger ones than that.',
  ])
  expect(blocksOf(set)).toHaveLength(1)
})

test('a figure at the head of a line goes on with the sentence that breaks off before it', () => {
  const term: Set = [
    { text: 'The term of the engagement shall end on the earlier of ninety', baseline: 100, left: 96 },
    { text: '(90) days following the notice that the buyer gives to the seller at his', baseline: 112 },
    { text: 'own expense.', baseline: 124 },
  ]
  expect(blocksOf(term)).toEqual([`paragraph ${term.map(({ text }) => text).join(' ')}`])
  const amounts = under([
    'services and other matters for those who ask and who pay for it, we are paid by',
    'what we hold for companies and for all of them, we administer',
    '£46.9 billion of savings on accounts for those who live here and who also live',
    'elsewhere.',
  ])
  expect(blocksOf(amounts)).toEqual([`paragraph ${amounts.map(({ text }) => text).join(' ')}`])
})

test('a note in small type behind a star goes on further out with a capital, and what stands below a starred item of the text does not', () => {
  const filled = 'running text that fills its column to the very edge of it'
  const text = under([filled, filled, filled, filled, 'and goes on for as long as anybody cares so.'])
  const note = (size: number): Set => [
    { text: '* the work on this was supported by the laboratories of Sandy', baseline: 700, left: 84, size },
    { text: 'Harbour and by the office of its master, who read all of it', baseline: 700 + 1.2 * size, size },
  ]
  expect(regionsOf([text, note(8)]).at(-1)).toMatch(/ \* the work .* Sandy Harbour/)
  expect(regionsOf([text, note(10)]).at(-1)).toMatch(/^paragraph Harbour/)
})

test('the next number after that of an item begins another one though its lines begin below their numbers, and a figure in a sentence does not', () => {
  const items = (end: string) =>
    under([
      '1. Soundings are taken by the master of the harbour at the',
      `turn of each tide, and are written down by his clerk${end}`,
      '2. Dredging begins as soon as a third of the soundings are',
      'less than what the deepest ship of the week needs there.',
    ])
  expect(blocksOf(items('.'))).toHaveLength(2)
  expect(blocksOf(items(' on page')).length).toBe(1)
})
