import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { pageOf, textIn } from './sample.ts'

const column = (entries: readonly string[], left: number) =>
  entries.flatMap((entry, i) => {
    const [title = '', pages = ''] = entry.split(' | ')
    const baseline = 100 + 12 * i
    const own = typeset(`${title} ........`, { left, baseline, family: 'Courier' })
    return [...own, ...typeset(pages, { left: left + 200 - 6 * pages.length, baseline, family: 'Courier' })]
  })
const firsts = ['anchor | 3, 14', 'bollard | 9', 'capstan | 21', 'davit | 12', 'ensign | 40', 'fender | 8']
const seconds = ['gaff | 7', 'halyard | 31', 'inboard | 2', 'jib | 5–9', 'keel | 11', 'leech | 30']

test('the columns of an index in a typewriter face are read one after the other though they nearly touch', () => {
  const words = [...column(firsts, 60), ...column(seconds, 267)]
  const text = layout(pageOf(words)).regions.map(textIn).join(' / ')
  expect(text.split(' / ').map((entry) => entry.split(' ')[0])).toEqual([...firsts, ...seconds].map((entry) => entry.split(' ')[0]))
})
