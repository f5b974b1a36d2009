import { expect, test } from 'vitest'
import { aboutDuration, ago, counted, dateIn, dayOf, figure, sizeOf } from './words.ts'

test('a date may come as text or wrapped', () => {
  const iso = '2026-11-20T09:14:00.000Z'
  expect(dateIn(iso).toISOString()).toBe(iso)
  expect(dateIn({ $date: iso }).toISOString()).toBe(iso)
  expect(dateIn({ $date: new Date(iso).getTime() }).toISOString()).toBe(iso)
  expect(dayOf(dateIn(null))).toBe('unknown')
})

test('how long ago is said in the largest unit that fits', () => {
  const now = new Date(2026, 10, 20, 12, 0)
  expect(ago(new Date(2026, 10, 20, 11, 59, 40), now)).toBe('now')
  expect(ago(new Date(2026, 10, 20, 11, 56), now)).toBe('4 min ago')
  expect(ago(new Date(2026, 10, 20, 9, 0), now)).toBe('3 h ago')
  expect(ago(new Date(2026, 10, 19, 23, 0), now)).toBe('yesterday')
  expect(ago(new Date(2026, 10, 12, 9, 0), now)).toBe('12 Nov 2026')
})

test('counts and sizes carry their nouns', () => {
  expect(counted(1, 'page')).toBe('1 page')
  expect(counted(1240, 'page')).toBe('1,240 pages')
  expect(counted(2, 'document is', 'documents are')).toBe('2 documents are')
  expect(figure(1240)).toBe('1,240')
  expect([sizeOf(812), sizeOf(34_400), sizeOf(5_240_000)]).toEqual(['812 bytes', '34 kB', '5.2 MB'])
})

test('a time to come is rounded', () => {
  expect(aboutDuration(9_300)).toBe('about 9 s')
  expect(aboutDuration(200)).toBe('about 1 s')
  expect(aboutDuration(125_000)).toBe('about 2 min')
})
