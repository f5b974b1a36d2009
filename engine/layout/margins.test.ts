import { expect, test } from 'vitest'
import { confidence, type Table, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { furnitureOf } from './margins.ts'
import { lineOf } from './rows.ts'
import { column, pageOf, textIn } from './sample.ts'

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

test("the page's own number is furniture wherever a short page ends", () => {
  const regions = layout(
    pageOf([...column(['a short page with a few words'], 72, 100), ...typeset('1', { left: 290, baseline: 140 })]),
  ).regions
  expect(regions.map((region) => region.kind)).toEqual(['prose', 'furniture'])
})

test('a small sentence above the text introduces it, where small words without an end are a running header', () => {
  const text = column(
    Array.from({ length: 8 }, (_, row) => `line ${row} of a longer text that fills the page`),
    72,
    110,
  )
  const first = (head: string) => layout(pageOf([...typeset(head, { left: 72, baseline: 60, size: 8 }), ...text])).regions[0]
  expect(first('Stock at the end of March.')?.kind).toBe('prose')
  expect(first('Stock of the western yard')?.kind).toBe('furniture')
})

test('the last entry of a table of contents is no footer, the number of its page is one', () => {
  const entry = (title: string, page: string, baseline: number) => [
    ...typeset(title, { left: 72, baseline }),
    ...typeset('........................................', { left: 150, baseline }),
    ...typeset(page, { left: 500, baseline }),
  ]
  const entries = ['Rye', 'Wheat', 'Barley', 'Oats', 'Millet'].flatMap((title, index) => entry(title, `${62 + index}`, 600 + 20 * index))
  const last = (title: string, page: string) => [
    ...typeset(title, { left: 72, baseline: 780 }),
    ...typeset(page, { left: 500, baseline: 780 }),
  ]
  const kinds = (words: readonly Word[]) => layout(pageOf(words)).regions.map((region) => region.kind)
  expect(kinds([...entries, ...last('Maize', '67')])).not.toContain('furniture')
  expect(kinds([...entries, ...last('Grain', '12')])).toContain('furniture')
})

test('a short note at the foot of the page whose mark stands in the text is no footer', () => {
  const mark = (left: number, baseline: number) => typeset('3', { left, baseline, size: 6, raised: 'superscript' })
  const body = column(['ordinary words here', 'and more words there'], 72, 390)
  const note = [...mark(72, 777), ...typeset('as was said before', { left: 80, baseline: 780, size: 8 })]
  const kinds = (words: readonly Word[]) => layout(pageOf(words)).regions.map((region) => region.kind)
  expect(kinds([...body, ...mark((body.at(-1)?.box.right ?? 0) + 1, 399), ...note])).not.toContain('furniture')
  const level = note.map((word, i): Word => (i === 0 ? { ...word, raised: 'no', baseline: 780 } : word))
  expect(kinds([...body, ...mark((body.at(-1)?.box.right ?? 0) + 1, 399), ...level])).not.toContain('furniture')
  expect(kinds([...body, ...note])).toContain('furniture')
})

test('the only text of a page above its table is what the table is called, though it ends in a year', () => {
  const title = typeset('Stock on hand, 30 June 2026', { left: 72, baseline: 60, bold: true })
  const page = pageOf(title)
  const box = { left: 72, right: 500, top: 90, bottom: 700 }
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
  expect(layout({ ...page, tables: [table] }).regions.map(({ kind }) => kind)).toEqual(['prose', 'table'])
})

test('the last line of the text in smaller type is no second row of the footer far below it, one right above the number is', () => {
  const body = column(
    Array.from({ length: 30 }, (_, row) => `line ${row} of a longer text that fills the page from its head to its foot`),
    72,
    390,
  )
  const at = (baseline: number) =>
    layout(
      pageOf([
        ...body,
        ...typeset('Installed for one user', { left: 72, baseline, size: 9 }),
        ...typeset('2', { left: 290, baseline: 826, size: 8 }),
      ]),
    )
      .regions.filter(({ kind }) => kind === 'furniture')
      .map(textIn)
      .sort()
  expect(at(768)).toEqual(['2'])
  expect(at(812)).toEqual(['2', 'Installed for one user'])
})

test('an entry with its year at the head of a scan is text as close to what follows as in a text layer', () => {
  // A recogniser tells boxes around ink, and no type.
  const recognised = (text: string, baseline: number): readonly Word[] =>
    typeset(text, { left: 72, baseline }).map(
      (word): Word => ({ ...word, font: null, readBy: 'ocr', box: { ...word.box, top: baseline - 7.2, bottom: baseline } }),
    )
  const partOf = (words: readonly Word[]) => {
    const line = lineOf(words)
    return { box: line.box, lines: [line] }
  }
  const furniture = (gap: number) =>
    furnitureOf(
      [
        partOf(recognised('Hill Works, Manager since 2015', 60)),
        ...[0, 13, 26].map((by) => partOf(recognised('New bridges over all rivers', 67.2 + gap + by))),
      ],
      { size: { width: 595, height: 842 }, number: 1, rulings: [] },
      0,
    ).size
  expect(furniture(4.5)).toBe(0)
  expect(furniture(6.5)).toBe(1)
})
