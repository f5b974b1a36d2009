import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import type { Ink } from './ink.ts'
import { mayBeTorn, mayLackFigure, mayLackSign } from './lost-figures.ts'
import { type Strip, stripHeight } from './strip.ts'

const stepWidth = 8
/** Figures are three steps apart, stops half of that from their neighbours. */
const set = (text: string): readonly Glyph[] => {
  let at = 10
  return [...text].flatMap((letter, index): readonly Glyph[] => {
    const isSign = /[.,]/.test(letter)
    at += index === 0 ? 0 : isSign || /[.,]/.test(text[index - 1] ?? '') ? 2 : 3
    return letter === '_' ? [] : [{ text: letter, from: at, to: at, probability: 0.99, others: [], spaceBefore: 0 }]
  })
}
const ink = { top: 12, baseline: 36 } as Ink
/** A strip of white paper with grey columns, and black ones where letters stand. */
function stripOf(glyphs: readonly Glyph[], grey: readonly { readonly from: number; readonly to: number }[] = []): Strip {
  const width = 400
  const pixels = new Uint8Array(width * stripHeight * 3).fill(250)
  const paint = (from: number, to: number, value: number): void => {
    for (let y = ink.top; y < ink.baseline; y++)
      for (let x = from; x < to; x++) pixels.fill(value, (y * width + x) * 3, (y * width + x) * 3 + 3)
  }
  for (const { from } of glyphs) paint(from * stepWidth - 4, from * stepWidth + 4, 20)
  for (const { from, to } of grey) paint(from, to, 190)
  return { pixels, width, stretch: 1 } as Strip
}
const judged = (text: string, grey: readonly { readonly from: number; readonly to: number }[] = []): boolean => {
  const glyphs = set(text)
  return mayLackFigure({ text: text.replaceAll('_', ''), first: 0, last: glyphs.length - 1 }, glyphs, stepWidth, stripOf(glyphs, grey), ink)
}

test('a number whose figures stand too far apart for one of them to be missing may lack one', () => {
  expect(judged('248_0')).toBe(true)
  expect(judged('2480.15')).toBe(false)
  expect(judged('12,480.15')).toBe(false)
})

test('a number with groups that nobody writes may lack a figure', () => {
  expect(['35,90.97', '0,159.60', '30.18,10'].map((text) => judged(text))).toEqual([true, true, true])
  expect(['16.270.89', '1,204,55', '77.570,6', '1,204.5', '14/032024'].map((text) => judged(text))).toEqual(Array(5).fill(true))
  expect(['35,900.97', '1,23,456.00', '30.180,10', '0.159', '12,5', '3.5.2024'].map((text) => judged(text))).toEqual(Array(6).fill(false))
})

test('a number with a sign or a letter where none belongs may have one in place of a figure', () => {
  const odd = ['18,981..73', '014.22', '5.1†1,36', '98,C42.73', '2111/2019', '18/11/202', '25/01,2021', '15/12/2C22', '9:64']
  expect(odd.filter((text) => !judged(text))).toEqual([])
  const usual = [
    '18,981.73',
    '0.22',
    '2x12.50',
    '3@4.50',
    '11/2019',
    '18/11/20',
    '25/01/2021',
    '9:46',
    '05.12',
    '(3)4.50',
    '12%1.50',
    '007',
  ]
  expect(usual.filter((text) => judged(text))).toEqual([])
})

test('a number beside a smear as wide as a figure may lack one; beside a rule it does not', () => {
  const end = 8 * (10 + 3 * 4)
  expect(judged('24806', [{ from: end + 16, to: end + 34 }])).toBe(true)
  expect(judged('24806', [{ from: end + 18, to: end + 21 }])).toBe(false)
  expect(judged('24806')).toBe(false)
})

test('a short amount beside a smear may lack a figure: one pair of figures tells how far they stand apart', () => {
  expect(judged('6.81', [{ from: 30, to: 62 }])).toBe(true)
  expect(judged('6.81')).toBe(false)
})

test('a smear that fills the gap between two figures may have been a stop, and a rule or white paper was none', () => {
  const gap = { start: 180, end: 200 }
  const lacks = (grey: readonly { readonly from: number; readonly to: number }[]): boolean =>
    mayLackSign(stripOf(set('24'), grey), ink, gap)
  expect(lacks([{ from: 182, to: 198 }])).toBe(true)
  expect(lacks([{ from: 189, to: 191 }])).toBe(false)
  expect(lacks([])).toBe(false)
})

test('a faint speck at the feet between two figures may have been a stop; what is as dark above it, or stands in a wide gap, was none', () => {
  const lacks = (from: number, to: number, top: number, end = 198): boolean => {
    const strip = stripOf(set('24'))
    const paint = (left: number, right: number, first: number, value: number): void => {
      for (let y = first; y < ink.baseline; y++) strip.pixels.fill(value, (y * strip.width + left) * 3, (y * strip.width + right) * 3)
    }
    paint(172, 179, ink.top, 20)
    paint(end + 1, end + 8, ink.top, 20)
    paint(from, to, top, 205)
    return mayLackSign(strip, ink, { start: 180, end })
  }
  expect(lacks(187, 191, 31)).toBe(true)
  expect(lacks(187, 191, ink.top)).toBe(false)
  expect(lacks(187, 188, 31)).toBe(false)
  expect(lacks(187, 191, 31, 240)).toBe(false)
})

test('a short amount of which a figure is gone has room for it, though no two figures tell how far they stand apart', () => {
  expect(judged('2.___6')).toBe(true)
  expect(judged('2.6')).toBe(false)
})

test('words and codes are not looked at', () => {
  expect(judged('AB_CDE')).toBe(false)
})

test('a long word is looked at once, not in all ways in which its letters could be grouped', () => {
  expect(judged('abcdefghij'.repeat(20))).toBe(false)
  expect(judged(`${'abcdefghij'.repeat(20)}7x`)).toBe(false)
})

test('two words are one torn number where a stop begins the second, or a sign of thousands ends the first before an amount', () => {
  const torn = [
    ['44,23', '.68'],
    ['3', '.10'],
    ['25,', '92.14'],
    ['RM1.', '204,50'],
    ['76,925', '73'],
    ['26/07/2', '015'],
    ['18/01/2', '18'],
  ] as const
  const whole = [
    ['2', '4.10'],
    ['1,', '2'],
    ['May 3,', '2024'],
    ['No.', '.5'],
    ['end.', '12.50'],
    ['12.50', '3.10'],
    ['2024,', '12.50'],
    ['76,925', '7'],
    ['925', '73'],
    ['26/07/20', '115'],
    ['26/07', '2015'],
  ] as const
  expect(torn.map(([first, second]) => mayBeTorn(first, second))).toEqual(torn.map(() => true))
  expect(whole.map(([first, second]) => mayBeTorn(first, second))).toEqual(whole.map(() => false))
})
