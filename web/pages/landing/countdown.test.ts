import { expect, test } from 'vitest'
import { timeLeft } from './countdown.ts'

test('time left is told in whole days, hours, minutes and seconds', () => {
  const twoDaysAndABit = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5999
  expect(timeLeft(twoDaysAndABit)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
})

test('an hour is an hour and no minutes', () => {
  expect(timeLeft(3_600_000)).toEqual({ days: 0, hours: 1, minutes: 0, seconds: 0 })
})

test('when the time is over nothing is left, however long ago it was', () => {
  expect(timeLeft(-86_400_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
