import { expect, test } from 'vitest'
import { taxDigitsAgree, taxNumberIn, vatCountryOf } from './index.ts'

// Drawn by chance until the digits agreed; nobody's on purpose.
const sound: readonly (readonly [country: string, printed: string])[] = [
  ['AT', 'ATU00029290'],
  ['BE', 'BE 1393.958.690'],
  ['BG', 'BG031369718'],
  ['BG', 'BG5343494930'],
  ['BR', '55.446.695/5529-14'],
  ['BR', '9X.6YN.7Q6/784F-23'],
  ['CH', 'CHE-693.564.285 MWST'],
  ['CY', 'CY20661747X'],
  ['CZ', 'CZ50711482'],
  ['DE', 'DE 357 141 416'],
  ['DK', 'DK20621591'],
  ['EE', 'EE734875530'],
  ['EL', 'EL389927318'],
  ['ES', 'ESA12082319'],
  ['ES', 'ES J-9741522-H'],
  ['ES', 'ES11157090C'],
  ['ES', 'ESX9042965D'],
  ['FI', 'FI77159685'],
  ['FR', 'FR 76 814 230 017'],
  ['FR', 'FRS5442364881'],
  ['GB', 'GB 830 2865 81'],
  ['HR', 'HR88028120616'],
  ['HU', 'HU69089224'],
  ['IE', 'IE1897963F'],
  ['IE', 'IE2132025OG'],
  ['IE', 'IE8L23386U'],
  ['IN', '27DUEAH6781J2ZZ'],
  ['IT', 'IT74155150159'],
  ['LT', 'LT647671617'],
  ['LT', 'LT264683576012'],
  ['LU', 'LU43814183'],
  ['LV', 'LV47677276606'],
  ['MT', 'MT28106275'],
  ['MX', 'HFF901122972'],
  ['NL', 'NL559885970B13'],
  ['NL', 'NL617304529B78'],
  ['NO', 'NO 562 920 919 MVA'],
  ['PL', 'PL0122852997'],
  ['PT', 'PT343127342'],
  ['RO', 'RO5673571577'],
  ['SE', 'SE031292969801'],
  ['SI', 'SI34502742'],
  ['SK', 'SK8533311512'],
]

test.each(sound)('%s: the check digits of %s agree, and with one figure misread they do not', (country, printed) => {
  expect(taxNumberIn(printed)?.country).toBe(country)
  expect(taxDigitsAgree(printed)).toBe(true)
  // Of the first figures none stands for a month or a day, as later ones of an RFC do.
  let figures = 0
  const misread = printed.replace(/\d/gu, (digit) => (++figures === 2 ? String((Number(digit) + 1) % 10) : digit))
  expect(taxDigitsAgree(misread)).toBe(false)
})

test('every country of the Union, and Switzerland, Norway, Britain, India, Brazil and Mexico, is among them', () => {
  const union = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
  const known = new Set(sound.map(([country]) => country))
  expect([...union, 'CH', 'NO', 'GB', 'IN', 'BR', 'MX'].filter((country) => !known.has(country))).toEqual([])
})

test('northern Ireland counts as Britain does, and British offices have numbers without check digits', () => {
  expect(taxDigitsAgree('XI830286581')).toBe(true)
  expect(taxDigitsAgree('GBGD012')).toBe(true)
  expect(taxDigitsAgree('GBHA012')).toBe(false)
})

test('a number that has no check digits, or no form that we know, is neither right nor wrong', () => {
  expect(taxDigitsAgree('CZ501231456')).toBeNull()
  expect(taxDigitsAgree('XAXX010101000')).toBeNull()
  for (const other of ['12345678901', '55446695552914', 'Order 27-12', 'NO 562 920 919']) expect(taxNumberIn(other)).toBeNull()
  expect(vatCountryOf('55.446.695/5529-14')).toBeNull()
})
