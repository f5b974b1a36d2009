import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { column, pageOf, textIn } from './sample.ts'

/** A page of one paragraph from 72 to about 470 points, `top` being its first baseline. */
const text = (top: number, rows = 40) =>
  column(
    Array.from(
      { length: rows },
      (_, row) => `row ${row} of running text that goes on from one edge of the page to the other and back again`,
    ),
    72,
    top,
  )
const right = Math.max(...text(100).map((word) => word.box.right))
const endingAt = (edge: number, content: string, more: Omit<Parameters<typeof typeset>[1], 'left'>): readonly Word[] => {
  const width = Math.max(...typeset(content, { ...more, left: 0 }).map((word) => word.box.right))
  return typeset(content, { ...more, left: edge - width })
}
const level = (y: number) => ({ from: { x: 72, y }, to: { x: right, y }, thickness: 1 })
const furnitureOf = (words: readonly Word[], rulings: readonly ReturnType<typeof level>[] = []) =>
  layout(pageOf(words, { rulings })).regions.flatMap((region) => (region.kind === 'furniture' ? [textIn(region)] : []))

test('a single page gives its head away by names at both edges of the text', () => {
  const head = [...typeset('A Study of Gates', { left: 72, baseline: 80 }), ...endingAt(right, 'Miller et al.', { baseline: 80 })]
  expect(furnitureOf([...head, ...text(110)]).join(' ')).toBe('A Study of Gates Miller et al.')
})

test('a single page gives its head away by a rule below it, by italics and by a number at its outer edge', () => {
  const ruled = typeset('1.2 Earlier gates', { left: 72, baseline: 80 })
  expect(furnitureOf([...ruled, ...text(110)])).toEqual([])
  expect(furnitureOf([...ruled, ...text(110)], [level(85)])).toEqual(['1.2 Earlier gates'])
  expect(furnitureOf([...typeset('Earlier gates', { left: 72, baseline: 80, italic: true }), ...text(110)])).toEqual(['Earlier gates'])
  expect(furnitureOf([...endingAt(right, 'A Study of Gates 17', { baseline: 125 }), ...text(150)])).toEqual(['A Study of Gates 17'])
})

test('a single page gives its foot away by what journals print there, however long it is', () => {
  const imprint = 'Annals of Gates, Vol. 12, No. 3, Article 45, pages 17 to 29. Published: May 2019.'
  expect(furnitureOf([...text(100, 50), ...typeset(imprint, { left: 90, baseline: 725, size: 8 })])).toEqual([imprint])
  const note = 'The gates were measured in May by two who knew nothing of each other or of us.'
  expect(furnitureOf([...text(100, 50), ...typeset(note, { left: 90, baseline: 725, size: 8 })])).toEqual([])
})

test('titles and sentences at the head of a page of running text stay', () => {
  const stays = (content: string, more: Partial<Parameters<typeof typeset>[1]>) =>
    expect(furnitureOf([...typeset(content, { left: 72, baseline: 80, ...more }), ...text(110)])).toEqual([])
  stays('4 Results', { size: 14 })
  stays('Results', { bold: true })
  stays('Results', {})
  stays('They go on until the end of the year.', { italic: true })
})

test('a page of pairs and short lines has no head that its setting alone gives away', () => {
  const pairs = Array.from({ length: 12 }, (_, row) => [
    ...typeset(`Part ${row}`, { left: 72, baseline: 120 + 24 * row }),
    ...endingAt(right, `value ${row}`, { baseline: 120 + 24 * row }),
  ])
  const head = [...typeset('Order of the yard', { left: 72, baseline: 80 }), ...endingAt(right, 'Miller and sons', { baseline: 80 })]
  expect(furnitureOf([...head, ...pairs.flat()])).toEqual([])
})

test('numbered questions at the edges of a page are text, a number that does not go on from theirs is none', () => {
  const questions = (first: number, top: number) =>
    Array.from({ length: 18 }, (_, row) => [
      ...typeset(`${first + row}`, { left: 72, baseline: top + 40 * row }),
      ...typeset('is what the gates are asked for', { left: 110, baseline: top + 40 * row }),
    ]).flat()
  expect(furnitureOf(questions(38, 60))).toEqual([])
  const head = [...typeset('400', { left: 72, baseline: 44 }), ...typeset('OF GATES', { left: 200, baseline: 44 })]
  expect(furnitureOf([...head, ...questions(38, 84)]).join(' ')).toContain('400')
})
