import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { type SeenBullet, withBullets } from './picture-bullets.ts'
import { boxAt, wordAt } from './sample.ts'

/** A bullet whose middle is at half the height of the small letters of a line on 108. */
const bullet = (left: number, isFilled = true): SeenBullet => ({ box: boxAt(left, 104, 3, 3), isFilled })
const told = (words: readonly Word[], ...bullets: readonly SeenBullet[]): readonly string[] =>
  withBullets(words, bullets, 5, 1)
    .toSorted((a, b) => a.box.left - b.box.left)
    .map(({ text }) => text)

test('a bullet that was passed over stands before its line', () => {
  expect(told([wordAt('Bridges', 60, 100)], bullet(50))).toEqual(['•', 'Bridges'])
  expect(told([wordAt('Bridges', 60, 100)], bullet(50, false))).toEqual(['◦', 'Bridges'])
})
test('what was read in its place goes, by itself and before the word behind it', () => {
  expect(told([wordAt('.', 50, 100), wordAt('Bridges', 60, 100)], bullet(50))).toEqual(['•', 'Bridges'])
  expect(told([wordAt('o', 50, 100), wordAt('Bridges', 60, 100)], bullet(50, false))).toEqual(['◦', 'Bridges'])
  expect(told([wordAt('·Bridges', 50, 100)], bullet(50))).toEqual(['•', 'Bridges'])
  expect(told([wordAt('oBridges', 50, 100)], bullet(50, false))).toEqual(['◦', 'Bridges'])
})
test('what begins with a round letter or figure stays, and so does a word in its place', () => {
  expect(told([wordAt('0.8', 50, 100)], bullet(50, false))).toEqual(['0.8'])
  expect(told([wordAt('Old', 48, 100), wordAt('Bridges', 70, 100)], bullet(50))).toEqual(['Old', 'Bridges'])
})
test('nothing stands before no line', () => {
  expect(told([wordAt('Bridges', 60, 140)], bullet(50))).toEqual(['Bridges'])
  expect(told([wordAt('Bridges', 90, 100)], bullet(50))).toEqual(['Bridges'])
})
