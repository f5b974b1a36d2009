import { describe, expect, test } from 'vitest'
import { typeset } from '../../model/sample.ts'
import { streetLikeness, townLine } from './addresses.ts'
import { printedText } from './printed-text.ts'

const parts = (text: string): readonly [postcode: string, city: string] | null => {
  const found = townLine(typeset(text, { left: 50, baseline: 50 }))
  return found === null ? null : [printedText(found.postcode), printedText(found.city)]
}

describe('a line of postcode and town', () => {
  test.each([
    ['Portland, Oregon 97205', '97205', 'Portland'],
    ['Ennis, Burnley BB7 3AQ', 'BB7 3AQ', 'Ennis'],
    ['Galway H91 PK3C', 'H91 PK3C', 'Galway'],
    ['16141 GENOVA (GE)', '16141', 'GENOVA'],
    ['Madurai – 625 002, Tamil Nadu', '625 002', 'Madurai'],
    ['Cairns QLD 4870', '4870', 'Cairns'],
    ['CEP 89010-202 - Blumenau - SC', '89010-202', 'Blumenau'],
    ['Blumenau - SC, 89010-202', '89010-202', 'Blumenau'],
    ['León, Guanajuato C.P. 37270', '37270', 'León'],
    ['Noida, Uttar Pradesh 201301', '201301', 'Noida'],
    ['Indore 452001 Madhya Pradesh', '452001', 'Indore'],
    ['Mysore, Karnataka, India - 570001', '570001', 'Mysore'],
    ['41122 Modena (MO), Italia', '41122', 'Modena'],
    ['07743 Jena', '07743', 'Jena'],
    ['95028 Hof', '95028', 'Hof'],
  ])('%s', (line, postcode, city) => {
    expect(parts(line)).toEqual([postcode, city])
  })

  test.each([
    'KvK 08174426',
    'Co. Reg. 04418827',
    'ABN 37 621 047 338',
    'PMB 71204',
    '19053 A',
    '2200 S Lamar Blvd Ste 140',
    'LS 880611',
    'The Slipway, Fowey PL23 1AQ',
  ])('no town: %s', (line) => {
    expect(parts(line)).toBeNull()
  })
})

test('streets are told by their words, by a number behind them and by a number before them', () => {
  const streets = ['Unit 7, Tannery Yard', 'Vestergade 58B, 2. sal', '88 Dock Street', 'Am Campus 4']
  expect(streets.filter((street) => streetLikeness(street) === 0)).toEqual([])
  expect(['Joinery and Restoration', 'Tel. +49 30 1234'].filter((line) => streetLikeness(line) > 0)).toEqual([])
})
