import { expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { type Line, linesOf, textOfLines } from '../model/index.ts'
import { lineOfWords, recognised, typeset } from '../model/sample.ts'
import { structure } from './index.ts'

type Words = (text: string, setting: { readonly left: number; readonly baseline: number; readonly size?: number }) => Line['words']

/** The blocks of one column: `set` says how far each line is set in, its text and, where it differs, the size it is measured at. */
function blocksOf(words: Words, set: readonly (readonly [number, string, number?])[]): readonly string[] {
  const lines = set.map(([inset, text, size = 10], index) =>
    lineOfWords(words(text, { left: 72 + inset, baseline: 100 + 12 * index, size })),
  )
  const own = lines.flatMap((line) => line.words)
  const page = {
    ...{
      number: 1,
      size: { width: 595, height: 842 },
      readBy: own[0]?.readBy ?? 'ocr',
      words: own,
      toImage: null,
      outcome: 'read' as const,
    },
    ...{ rulings: [], fills: [], pictures: [], issues: [] },
  }
  const region = { kind: 'prose' as const, place: { page: 1, box: unionOf(lines.map(({ box }) => box)) }, lines }
  return structure([{ page, regions: [region], issues: [] }], []).blocks.map(
    (block) => `${block.kind} ${textOfLines(linesOf(block)).replaceAll('\n', ' ')}`,
  )
}

test('a numbered paragraph whose first line alone is set in is one item', () => {
  const set = [
    [0, 'The terms of the sale are those that stand below and'],
    [0, 'none that anybody has been told of by word of mouth:'],
    [14, '(1) All that grows upon the land goes with it to'],
    [0, 'whoever buys it, and the hay that was cut before the'],
    [0, 'day of the sale.'],
    [14, '(2) The gate by the lower road is left open for the'],
    [0, 'Miller Brothers and their carts.'],
  ] as const
  const whole = [
    'paragraph The terms of the sale are those that stand below and none that anybody has been told of by word of mouth:',
    'list-item (1) All that grows upon the land goes with it to whoever buys it, and the hay that was cut before the day of the sale.',
    'list-item (2) The gate by the lower road is left open for the Miller Brothers and their carts.',
  ]
  expect(blocksOf(typeset, set)).toEqual(whole)
  expect(blocksOf(recognised, set)).toEqual(whole)
})

test('a sentence of a scan stays whole where small letters of a line are measured lower than they are', () => {
  const set = [
    [0, 'The regulation provides that all the other uses that'],
    [0, 'are made of the land need a permit, which is given by none but us to', 7.4],
    [0, 'those who ask for it in writing before the first day'],
    [0, 'of the month.'],
  ] as const
  expect(blocksOf(recognised, set)).toEqual([`paragraph ${set.map(([, text]) => text).join(' ')}`])
})

test('a paragraph of a scan begins where its first line is set in by less than its type is measured', () => {
  const set = [
    [0, 'The regulation provides that all the other uses that'],
    [0, 'are made of the land need a permit, which is given by'],
    [7, 'The office in the town, which opens on two days of'],
    [0, 'the week and is closed from May until the harvest of'],
    [0, 'the hay.'],
  ] as const
  expect(blocksOf(recognised, set)).toHaveLength(2)
  expect(blocksOf(typeset, set)).toHaveLength(1)
})

test('behind a full item with a bullet a line further out that begins with a capital begins anew', () => {
  const set = [
    [14, '• Moved the nightly jobs to another house and brought'],
    [0, 'Miller Brothers Limited, London'],
  ] as const
  expect(blocksOf(typeset, set)).toHaveLength(2)
})

test('the further line of an entry of references belongs to it, though it is the only one and the next entry stands further out', () => {
  const entries = blocksOf(typeset, [
    [0, '[1] Adams, J. After the water, a study of towns. Land Economics, 87,'],
    [12, '211–230.'],
    [0, '[2] Okoro, P. and Lind, M. Insured losses in river towns. Risk and law, 14,'],
    [12, '3–19.'],
  ])
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatch(/^paragraph \[1\] .*211–230\.$/)
})

test('a line in the middle above running text as wide as the column is a paragraph of its own', () => {
  const full = 'the river rises in the hills above the town and falls some two hundred'
  const middle = (typeset(full, { left: 0 }).at(-1)?.box.right ?? 0) / 2
  const short = 'University of Tartu'
  const inset = middle - (typeset(short, { left: 0 }).at(-1)?.box.right ?? 0) / 2
  const found = blocksOf(typeset, [
    [inset, short],
    [0, full],
    [0, full],
    [0, full],
  ])
  expect(found).toHaveLength(2)
  expect(found[0]).toMatch(/University of Tartu$/)
})
