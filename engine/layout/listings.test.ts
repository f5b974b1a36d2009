import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { structure } from '../structure/index.ts'
import { layout } from './index.ts'
import { column, pageOf, textIn } from './sample.ts'

const family = 'Courier'
const typed = (text: string, left: number, baseline: number) =>
  typeset(text, { left, baseline }).map((word) => (word.font === null ? word : { ...word, font: { ...word.font, family } }))
const listing = [
  ...[104, 116, 128, 140].flatMap((baseline, i) => typed(['case', 'ufs)', 'afs)', 's5)'][i] ?? '', 80, baseline)),
  ...[104, 116, 128, 140].flatMap((baseline, i) => typed(['$2 in', 'go -o p', 'go -y', 'stay'][i] ?? '', 200, baseline)),
]
const text = (top: number) =>
  column(['An entry of this kind is added for every one of the', 'systems that the machine is to know, as they are here.'], 72, top)

test('a listing is read line by line, whatever stands under each other in it, and is code in any face', () => {
  const words = [...text(60), ...listing, ...text(172)]
  const tabled = { ...pageOf(words), listings: [{ left: 76, right: 400, top: 94, bottom: 146 }] }
  const laidOut = layout(tabled)
  expect(laidOut.regions.map(textIn)).toContain('case $2 in / ufs) go -o p / afs) go -y / s5) stay')
  const kinds = structure([laidOut], []).blocks.map((block) => (block.kind === 'paragraph' ? block.role : block.kind))
  expect(kinds).toEqual(['body', 'code', 'body'])
})
