import { describe, expect, it, test } from 'vitest'
import { typeset } from './sample.ts'
import { inkShareOf, inOrderOfReading, median, middleOf, typewriterFaces } from './writing.ts'

const byPlace = (numbers: readonly number[], index: number) => numbers.toSorted((a, b) => a - b)[index]

describe('the middle of numbers', () => {
  it('is the same for a few, put in order one by one, as for many, sorted as a list', () => {
    for (const count of [1, 2, 3, 7, 24, 25, 100]) {
      const numbers = Array.from({ length: count }, (_, at) => ((at * 7919) % 101) / 4 - 12)
      for (let index = 0; index < count; index++) expect(middleOf(numbers, index)).toBe(byPlace(numbers, index))
    }
  })

  it('is the upper of the two where there is none, and what was asked for where there are no numbers', () => {
    expect(median([4, 1, 3, 2], 0)).toBe(3)
    expect(median([], 12)).toBe(12)
  })
})

describe('the order of reading', () => {
  const read = (text: string) =>
    inOrderOfReading(typeset(text))
      .map((word) => word.text)
      .join(' ')

  it('turns phrases of right-to-left writing round in a line of other writing, with the numbers inside them', () => {
    expect(read('The words \u05D5\u05D6 \u05D3\u05D4 mean little here')).toBe('The words \u05D3\u05D4 \u05D5\u05D6 mean little here')
    expect(read('A list says \u05D5\u05D6 45 \u05D3\u05D4 and ends')).toBe('A list says \u05D3\u05D4 45 \u05D5\u05D6 and ends')
  })

  it('leaves single such words, and numbers beside them, where they stand', () => {
    expect(read('Then \u05D3\u05D4 12 follows')).toBe('Then \u05D3\u05D4 12 follows')
  })

  it('leaves such words in the cells of a row where they stand', () => {
    const [first, second] = [typeset('Name \u05D3\u05D4'), typeset('\u05D5\u05D6 Other', { left: 300 })]
    expect(inOrderOfReading([...first, ...second])).toEqual([...first, ...second])
  })
})

it('takes a paper that is typewritten throughout for no program code, and a listing for some', () => {
  const rows = (texts: readonly string[]) =>
    texts.flatMap((text, index) => typeset(text, { family: 'Courier', baseline: 100 + 12 * index }))
  const letter = [
    'Wholesale of flour and barley',
    'Number 17 of the third of May',
    'hundred sacks delivered before winter',
    'transport included',
  ]
  const letters = rows([...letter, ...letter, ...letter, ...letter, ...letter])
  expect(typewriterFaces(letters).size).toBe(0)
  const days = rows(['on the days 11.09.2018; 14.09.2018; 19.09.2018; 24.09.2018; 02.10.2018;'])
  expect(typewriterFaces([...letters, ...days]).size).toBe(0)
  const listing = [
    'const harvest = barley(fields)',
    'for (const field of fields) {',
    'harvest.push(field.weigh());',
    'return harvest',
    'function weigh',
  ]
  expect(typewriterFaces(rows([...listing, ...listing, ...listing, ...listing, ...listing])).size).toBe(1)
  const beside = Array.from({ length: 20 }, () => 'Prose in another face stands above it').flatMap((text) => typeset(text))
  expect(typewriterFaces([...beside, ...letters]).size).toBe(1)
})

test('a face of Chinese or Japanese text is no typewriter face, though its letters are all of one width', () => {
  const rows = Array.from({ length: 12 }, (_, i) => [
    ...typeset(`finite element${'s'.repeat(i)} crystal plastic${'y'.repeat(i)}`, { family: 'Courier', baseline: 100 + 24 * i }),
    ...typeset('\u6750\u6599 \u5DE5\u827A \u673A\u68B0', { family: 'Courier', baseline: 112 + 24 * i }),
    ...typeset('Another face', { baseline: 112 + 24 * i, left: 300 }),
  ]).flat()
  const isLatin = ({ text }: { readonly text: string }) => /^[a-z]/i.test(text)
  expect(typewriterFaces(rows.filter(isLatin)).size).toBe(1)
  expect(typewriterFaces(rows).size).toBe(0)
})

test('dots and accents rise as capitals do, so that what bears them is no larger than other words', () => {
  expect(inkShareOf('increasing')).toBe(inkShareOf('depending'))
  expect(inkShareOf('être')).toBe(inkShareOf('Eire'))
  expect(inkShareOf('more')).toBe(0.5)
})

test('a typewriter face that is called one is, though some of its letters are set apart', () => {
  const words = ['alphachar', 'false', 'external', 'format', 'please', 'restart', 'cannot', 'package'].flatMap((text, i) =>
    typeset(`${text} one`, { family: 'Courier', baseline: 100 + 12 * i }),
  )
  const [apart, ...others] = words.map((word) =>
    word.text === 'false' ? { ...word, box: { ...word.box, right: word.box.right + 30 } } : word,
  )
  const prose = Array.from({ length: 20 }, () => 'Prose in another face stands above it').flatMap((text) => typeset(text))
  const named = (family: string) =>
    [...(apart ? [apart] : []), ...others].map((word) => ({ ...word, font: word.font && { ...word.font, family } }))
  expect(typewriterFaces([...prose, ...named('NotoSansMono')]).size).toBe(1)
  expect(typewriterFaces([...prose, ...named('Sans')]).size).toBe(0)
})

test('a title in capitals, which are nearly as wide in any face, makes its face no typewriter face', () => {
  const title = [
    'TREATMENT OF ADOLESCENTS AND',
    'CHILDREN AFTER CHRONIC HARVESTS',
    'SIMPLIFIED SERVICES DELIVERED',
    'DIAGNOSTICS UPDATED',
  ].flatMap((text, i) => typeset(text, { family: 'Gothic', baseline: 100 + 30 * i }))
  const even = title.map((word) => ({ ...word, box: { ...word.box, right: word.box.left + 11 * word.text.length } }))
  const prose = Array.from({ length: 20 }, () => 'Prose in another face stands above it').flatMap((text) => typeset(text))
  expect(typewriterFaces([...prose, ...even])).toEqual(new Set())
  const listing = even.map((word) => ({ ...word, text: word.text.toLowerCase() }))
  expect(typewriterFaces([...prose, ...listing])).toEqual(new Set(['Gothic']))
})
