import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isIdentifier, markProvedBy, numberUnder, readNumber } from './numbers.ts'

describe('a printed number under either decimal mark', () => {
  test.each([
    ['1234', '1234', '1234'],
    ['1,234.50', '1234.50', null],
    ['1.234,50', null, '1234.50'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ['12,5', null, '12.5'],
    ['12.50', '12.50', null],
    ['0.125', '0.125', null],
    ['0,125', null, '0.125'],
    ['1234.567', '1234.567', null],
    ['1.234.567', null, '1234567'],
    ['1,234,567', '1234567', null],
    ['12,34,567.00', '1234567.00', null],
    ['1,23,45,678', '12345678', null],
    ['1 234 567,8', null, '1234567.8'],
    ['1\u00a0234\u202f567', '1234567', '1234567'],
    ["1'234.50", '1234.50', null],
    ['1’234’567', '1234567', '1234567'],
    ['.5', '0.5', null],
    [',5', null, '0.5'],
    ['-2', '-2', '-2'],
    ['−2.5', '-2.5', null],
    ['– 2', '-2', '-2'],
    ['+3', '3', '3'],
    ['1.234,50-', null, '-1234.50'],
    ['1.234,50+', null, '1234.50'],
    ['(1,234)', '-1234', '-1.234'],
    ['( 12.5 )', '-12.5', null],
    ['0.00', '0.00', null],
    ['(0.00)', '0.00', null],
    ['12,–', '12', '12'],
    ['12.-', '12', '12'],
    ['1,234*', '1234', '1.234'],
    ['56¹', '56', '56'],
    ['12½', '12.5', '12.5'],
    ['2 ¾', '2.75', '2.75'],
    ['-¼', '-0.25', '-0.25'],
    ['1,250½', '1250.5', null],
    ['78.5 [2]', '78.5', null],
    ['9.25 (a)', '9.25', null],
    ['2006 (*)', '2006', '2006'],
    ['123.45†‡', '123.45', null],
  ])('reads %s', (text, point, comma) => {
    expect(readNumber(text)).toMatchObject({ point, comma })
  })

  test.each([
    '',
    '-',
    'abc',
    '12 34',
    '1,23,4',
    '1.2.3',
    '12.05.2024',
    '1/2',
    '10:30',
    '1 234 56',
    '12a',
    '007',
    '00417',
    '+4930123456',
    '1234567890123456',
    '--5',
    '-(5)',
    '(5',
    '5 %',
    '1,234.5.6',
    "1'23",
    '0,123,456',
    '1.234,567,8',
    '\n',
    '1e5',
    'DE02 1203',
  ])('refuses %j', (text) => {
    expect(readNumber(text)).toBeNull()
  })

  test.each([
    ['1,234.00 CR', 'credit'],
    ['1,234.00DR', 'debit'],
    ['99.10 Dr.', 'debit'],
    ['1.234,00 S', 'debit'],
    ['57,84 Af', 'debit'],
    ['997,61 Bij', 'credit'],
    ['12,00 Haben', 'credit'],
    ['1.234,00 H', 'credit'],
    ['1.234,00', null],
  ])('tells the side of %s', (text, side) => {
    expect(readNumber(text)?.side).toBe(side)
  })

  test('hours and seconds are no debit marks', () => {
    expect(readNumber('5 H')).toBeNull()
  })
})

test('leading zeros, telephone numbers and more than 15 digits are identifiers', () => {
  expect(['007', '012345', '1234567890123456'].map((text) => isIdentifier(text))).toEqual([true, true, true])
  expect(['0', '0.5', '123456789012345'].map((text) => isIdentifier(text))).toEqual([false, false, false])
  expect(isIdentifier('4915112345678', '+')).toBe(true)
})

// Any amount printed in any manner comes back as it was: the digits are compared as text.
const manners = [
  { decimal: '.', group: ',', indian: false },
  { decimal: '.', group: ',', indian: true },
  { decimal: ',', group: '.', indian: false },
  { decimal: ',', group: ' ', indian: false },
  { decimal: ',', group: '\u202f', indian: false },
  { decimal: '.', group: '’', indian: false },
  { decimal: '.', group: '', indian: false },
] as const
const negations = [(text: string) => `-${text}`, (text: string) => `−${text}`, (text: string) => `(${text})`, (text: string) => `${text}-`]

test('a number printed in the manner of a country reads back digit for digit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 999_999_999_999n }),
      fc.option(fc.integer({ min: 0, max: 99 }), { nil: null }),
      fc.constantFrom(...manners),
      fc.option(fc.constantFrom(...negations), { nil: null }),
      (whole, cents, manner, negate) => {
        const fraction = cents === null ? '' : String(cents).padStart(2, '0')
        const plain = `${negate ? '-' : ''}${whole}${fraction && `.${fraction}`}`
        const grouped = group(String(whole), manner.group, manner.indian)
        const printed = `${grouped}${fraction && manner.decimal + fraction}`
        const readings = readNumber(negate ? negate(printed) : printed)
        expect(readings && numberUnder(readings, manner.decimal === ',' ? 'comma' : 'point')).toBe(plain)
      },
    ),
    { numRuns: 1000, seed: 7 },
  )
})

test('a number with two decimals proves its decimal mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(...manners), (whole, manner) => {
      const readings = readNumber(`${group(String(whole), manner.group, manner.indian)}${manner.decimal}25`)
      expect(readings && markProvedBy(readings)).toBe(manner.decimal === ',' ? 'comma' : 'point')
    }),
    { seed: 7 },
  )
})

test('no text makes the reader throw or return anything but plain digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[-+(]?[\d.,' ]{0,14}[)%-]?$/), (text) => {
      const readings = readNumber(text)
      for (const number of [readings?.point, readings?.comma]) if (number != null) expect(number).toMatch(/^-?\d+(\.\d+)?$/)
    }),
    { numRuns: 2000, seed: 7 },
  )
})

function group(digits: string, mark: string, indian: boolean): string {
  if (!indian) return digits.replace(/\B(?=(\d{3})+$)/g, mark)
  const lead = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, mark)
  return lead === '' ? digits : `${lead}${mark}${digits.slice(-3)}`
}
