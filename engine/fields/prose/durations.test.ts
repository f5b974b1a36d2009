import { expect, test } from 'vitest'
import { durationsIn } from './durations.ts'

test.each([
  ['twenty-one days', '21 days'],
  ['one hundred and eighty days', '180 days'],
  ['einundzwanzig Tage', '21 days'],
  ['siebzehn Wochen', '17 weeks'],
  ['dix-sept jours', '17 days'],
  ['vingt et un jours', '21 days'],
  ['quatre-vingt-dix jours', '90 days'],
  ['soixante-quinze jours', '75 days'],
  ['cuarenta y cinco días', '45 days'],
  ['diecisiete meses', '17 months'],
  ['quarantacinque giorni', '45 days'],
  ['ventuno giorni', '21 days'],
  ['vijfenveertig dagen', '45 days'],
  ['tweeëndertig weken', '32 weeks'],
  ['quarenta e cinco dias', '45 days'],
  ['cento e oitenta dias', '180 days'],
  ['thirty clear days', '30 days'],
  ['zehn Arbeitstage', '10 days'],
  ['dertig kalenderdagen', '30 days'],
  ['zwei aufeinanderfolgende Monate', '2 months'],
])('a span of time in words is counted whole: "%s"', (words, normal) => {
  expect(durationsIn(`It is ${words} long.`).map((one) => one.normal)).toEqual([normal])
})

test('a number whose words stand on two lines is one number', () => {
  expect(durationsIn('con una antelación de cuarenta y\ncinco días').map((one) => one.normal)).toEqual(['45 days'])
})
