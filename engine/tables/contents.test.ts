import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { areEntriesAmongOthers } from './contents.ts'

/** A row that ends with its page at 500 points, with dots before it or white. */
const row = (title: string, page: number, baseline: number, isLed: boolean) => [
  ...typeset(isLed ? `${title} ........` : title, { left: 72, baseline }),
  ...typeset(String(page), { left: 500 - 5 * String(page).length, baseline }),
]
const sections = ['Digging', 'Lining', 'Covers'].flatMap((title, i) => row(title, 4 + i, 100 + 14 * i, true))
const chapters = (first: number) => ['Pumps', 'Ropes', 'Buckets'].flatMap((title, i) => row(title, first + i, 160 + 14 * i, false))

test('rows without dots below entries with them are of one table of contents where their pages go on', () => {
  expect(areEntriesAmongOthers(chapters(8), [...sections, ...chapters(8)])).toBe(true)
})

test('rows whose figures fall, that end elsewhere or stand alone are none', () => {
  expect(areEntriesAmongOthers(chapters(1), [...sections, ...chapters(1)])).toBe(false)
  const elsewhere = chapters(8).map((word) => ({ ...word, box: { ...word.box, left: word.box.left + 20, right: word.box.right + 20 } }))
  expect(areEntriesAmongOthers(elsewhere, [...sections, ...elsewhere])).toBe(false)
  expect(areEntriesAmongOthers(chapters(8), chapters(8))).toBe(false)
})

test('the title of the first section below the last entries changes nothing, and a text of two lines does', () => {
  const title = typeset('1 Beginnings', { left: 72, baseline: 240 })
  const own = [...chapters(8), ...title]
  const two = sections.filter(({ baseline }) => baseline < 120)
  expect(areEntriesAmongOthers(own, [...two, ...own])).toBe(true)
  const text = [...own, ...typeset('where it all began', { left: 72, baseline: 256 })]
  expect(areEntriesAmongOthers(text, [...two, ...text])).toBe(false)
})
