import { expect, test } from 'vitest'
import { centsIn, centsPerPage, dollars, nextStep } from './money.ts'

test('an amount is read in cents, however its decimals are written', () => {
  expect(centsIn('25')).toBe(2500)
  expect(centsIn('25.5')).toBe(2550)
  expect(centsIn('$ 25,05')).toBe(2505)
  expect(centsIn('1')).toBe(100)
})

test('an amount out of range or with too many decimals is none', () => {
  for (const typed of ['', '0.99', '10000.01', '1.001', 'ten', '-5', '1e3']) expect(centsIn(typed)).toBeNull()
})

test('cents are written as dollars', () => {
  expect([dollars(4500), dollars(2505), dollars(100)]).toEqual(['$45', '$25.05', '$1'])
})

test('a package says what a page costs in it', () => {
  expect(centsPerPage(1000, 1050)).toBe('14.3 ¢')
})

test('the next step is the package whose rate is better', () => {
  expect(nextStep(2500)?.id).toBe('professional')
  expect(nextStep(4500)?.id).toBe('enterprise')
  expect(nextStep(8500)).toBeNull()
})
