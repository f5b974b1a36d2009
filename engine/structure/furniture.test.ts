import { describe, expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { confidence, type Table } from '../model/index.ts'
import { line, recognised, typeset } from '../model/sample.ts'
import { pageOf, prose, summaries } from './sample.ts'

const head = (text: string, page: number) => line(text, { baseline: 40, page, bold: true })
const textOf = (page: number, text: string, baseline = 56) => line(text, { baseline, page })
const heads = (pages: Parameters<typeof summaries>[0]) => summaries(pages).filter((text) => text.startsWith('furniture'))

describe('a running head set close to the text', () => {
  const texts = ['Looms are set up in spring', 'Hemp is sown before oats are', 'Jute comes by sea']
  const page = (number: number, own = texts[number - 1] ?? '') =>
    pageOf([prose([head('Weaving 10918 : 1993', number), textOf(number, own)], number)], number)

  test('is parted from it where the pages around have it as well', () => {
    const found = summaries([page(1), page(2), page(3)])
    expect(found.filter((text) => text.startsWith('furniture'))).toHaveLength(3)
    expect(found).toContain('body Hemp is sown before oats are')
  })

  test('is no head where one other page alone begins alike', () => {
    expect(heads([page(1), page(2)])).toEqual([])
  })

  test('is none where its sentence goes on below', () => {
    const told = (number: number) =>
      pageOf(
        [
          prose(
            [
              textOf(number, 'We are glad to tell all who weave', 40),
              textOf(number, `of the ${['first', 'next', 'last'][number - 1]} of their looms`),
            ],
            number,
          ),
        ],
        number,
      )
    expect(heads([told(1), told(2), told(3)])).toEqual([])
  })
})

test('captions at the head of neighbouring pages are no running head, for each has a number of its own', () => {
  const page = (number: number, caption: string) =>
    pageOf(
      [prose([line(caption, { baseline: 40, page: number })], number), prose([textOf(number, 'some text that is on', 300)], number)],
      number,
    )
  expect(heads([page(1, 'Table 1'), page(2, 'Table 2'), page(3, 'Table 3')])).toEqual([])
  expect(heads([page(1, 'Table 1'), page(2, 'Table 1'), page(3, 'Table 1')])).toHaveLength(3)
})

test('running heads of scanned pages are told wherever the page lay on the scanner, those of printed ones only at one height', () => {
  const heights = [62, 45, 40]
  const page = (number: number, set: typeof typeset) => {
    const words = set(`How it was found ${48 + number}`, { page: number, baseline: heights[number - 1] ?? 0 })
    const own = { words, box: unionOf(words.map(({ box }) => box)) }
    return pageOf([prose([own], number), prose([textOf(number, 'some text that is on', 300)], number)], number)
  }
  expect(heads([1, 2, 3].map((number) => page(number, recognised)))).toHaveLength(3)
  expect(heads([1, 2].map((number) => page(number, typeset)))).toEqual([])
})

describe('a title that is printed over each page', () => {
  const page = (number: number, title: Partial<Parameters<typeof line>[1]>) =>
    pageOf(
      [
        prose([line('Register of looms and wheels', { baseline: 40, page: number, ...title })], number),
        prose([textOf(number, ['some text that is on', 'what is on the next', 'the last of all'][number - 1] ?? '', 300)], number),
      ],
      number,
    )
  const told = (title: Partial<Parameters<typeof line>[1]>) => summaries([1, 2, 3].map((number) => page(number, title)))

  test('is told once, on the first, where it is larger than the text or bold over it', () => {
    for (const title of [{ size: 14 }, { bold: true }]) {
      const found = told(title)
      expect(found.filter((text) => text.startsWith('furniture'))).toHaveLength(2)
      expect(found[0]).toContain('Register of looms and wheels')
      expect(found[0]).not.toMatch(/^furniture/)
    }
  })

  test('is furniture everywhere where it is set as the text is', () => {
    expect(told({}).filter((text) => text.startsWith('furniture'))).toHaveLength(3)
  })

  test('is told once over pages that are one table, however it is set', () => {
    const over = [1, 2, 3].map((number) => {
      const names = ['Loom and wheel', 'Reed and heddle', 'Warp and weft'][number - 1] ?? ''
      const rows = [0, 1, 2].map((row) => line(`${names} ${row}`, { baseline: 100 + 20 * row, page: number }))
      const place = { page: number, box: unionOf(rows.map(({ box }) => box)) }
      const table: Table = {
        ...{ kind: 'table', title: null, caption: [], rowCount: 3, headerRows: 0, foundBy: 'rulings', repeated: [], places: [place] },
        columns: [{ title: null, kind: 'text' }],
        confidence: confidence(0.9),
        cells: rows.map((own, row) => ({
          ...{ row, column: 0, rowSpan: 1, columnSpan: 1, lines: [own], value: null, place: { page: number, box: own.box } },
          confidence: confidence(0.9),
        })),
      }
      const title = line('Register of looms and wheels', { baseline: 40, page: number })
      const page = pageOf([prose([title], number), { kind: 'table', place, table }], number)
      return { ...page, page: { ...page.page, words: [...title.words, ...rows.flatMap(({ words }) => words)] } }
    })
    const found = summaries(over)
    expect(found.filter((text) => text.startsWith('furniture'))).toHaveLength(2)
    expect(found[0]).toContain('Register of looms and wheels')
  })
})

describe('a block of lines at the edge of neighbouring pages', () => {
  const firm = ['Orchard and Mill', '9 Water Lane', 'Leeds LS1 2AB', 'Telephone 866 555 0143']
  const block = (page: number, baseline: number, texts: readonly string[] = firm) =>
    prose(
      texts.map((text, i) => line(text, { baseline: baseline + 12 * i, page, left: 300 })),
      page,
    )
  const text = (page: number) =>
    prose([textOf(page, ['some text that is on', 'what is on the next', 'the last of all'][page - 1] ?? '', 400)], page)
  const of = (baseline: number, texts?: (page: number) => readonly string[]) =>
    summaries([1, 2, 3].map((page) => pageOf([text(page), block(page, baseline, texts?.(page))], page)))

  test('is furniture at the foot of each, and told once at the head of the first', () => {
    expect(of(760).filter((found) => found.startsWith('furniture'))).toHaveLength(3)
    expect(of(40).filter((found) => found.startsWith('furniture'))).toHaveLength(2)
  })

  test('is text where it says another number on each', () => {
    const numbered = (page: number) => [...firm.slice(0, 3), `Account ${1000 + page}`]
    const found = of(40, numbered).filter((own) => own.includes('Account'))
    expect(found).toHaveLength(3)
    expect(found.some((own) => own.startsWith('furniture'))).toBe(false)
  })
})
