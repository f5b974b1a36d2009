import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

/** Entries with a day in small letters below each text, a rule above each and none below the last. */
function page(days: readonly string[], small = 7) {
  const words: Word[] = [...typeset('Description', { left: 40, baseline: 100 }), ...typeset('Amount', { left: 400, baseline: 100 })]
  const rulings: Ruling[] = []
  days.forEach((day, at) => {
    const top = 106 + 32 * at
    rulings.push({ from: { x: 38, y: top }, to: { x: 450, y: top }, thickness: 0.5 })
    words.push(
      ...typeset(`Payment to shop ${at + 1}`, { left: 40, baseline: top + 13 }),
      ...typeset(`${10 + at}.50`, { left: 410, baseline: top + 13 }),
    )
    words.push(...typeset(day, { left: 40, baseline: top + 24, size: small }))
  })
  return tables(pageOf('', { words, rulings }))
}

test('the last row has the line in small letters that all others have below their texts', () => {
  const found = page(['1 March', '2 March', '3 March', '4 March'])
  expect(found.tables.map(textsOf)[0]?.slice(-2)).toEqual([
    ['Payment to shop 3 3 March', '12.50'],
    ['Payment to shop 4 4 March', '13.50'],
  ])
  expect(found.rest).toEqual([])
})
