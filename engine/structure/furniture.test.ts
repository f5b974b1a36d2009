import { describe, expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
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
