import { expect, test } from 'vitest'
import { lineOfWords, recognised } from '../model/sample.ts'
import type { LaidOutPage } from '../stages.ts'
import { pageOf, prose, summaries } from './sample.ts'

const text = (baseline: number) =>
  prose(
    Array.from({ length: 4 }, (_, at) =>
      lineOfWords(recognised('running text that fills its column to the edge of it', { baseline: baseline + 12 * at })),
    ),
  )
const title = (words: string, baseline: number, size: number) => prose([lineOfWords(recognised(words, { baseline, size }))])
const rule = (y: number, right: number) => ({ from: { x: 72, y }, to: { x: right, y }, thickness: 0.7 })

/** A recognised page with three titles, a little larger than the text and measured at other sizes, and rules under them that end at `right`. */
function headingsWith(right: number): readonly string[] {
  const laidOut = pageOf([
    title('Objective of it', 80, 11.4),
    text(100),
    title('Key facts', 180, 13.2),
    text(200),
    title('Ten largest holdings', 280, 12.1),
    text(300),
  ])
  const page: LaidOutPage = { ...laidOut, page: { ...laidOut.page, rulings: [rule(84, right), rule(184, right), rule(284, right)] } }
  return summaries([page]).filter((summary) => summary.startsWith('h'))
}

test('in a scan, short lines over rules that go on over their column are headings of one level, at whatever size they are measured', () => {
  expect(headingsWith(330)).toEqual(['h1 Objective of it', 'h1 Key facts', 'h1 Ten largest holdings'])
})
test('an underline as long as its words makes no heading of them', () => {
  expect(headingsWith(125)).not.toEqual(headingsWith(330))
})
