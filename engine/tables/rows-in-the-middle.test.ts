import { describe, expect, it } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

/** Points between lines of a text, and from the last line of a row to the first of the next. */
const [line, row] = [12, 17]
/** Names, each midway beside the lines of its text. */
const entries = [
  ['Wall', ['Makes the shade of a wall from', 'how high each stone stands', 'where nobody saw it']],
  ['Roof', ['Joins what the others parted', 'and tells where nothing was']],
  ['Door', ['Opens to both sides']],
  ['Yard', ['Leaves all stones as they', 'stood before they were', 'painted once again']],
  ['Gate', ['Draws a line of cuts along the', 'wall and counts how many']],
] as const
const [first, second] = [72, 160]

/** The words of the entries below a row of titles, if any, and where they end. */
function rowsOf(titles: readonly string[], top = 100): { readonly words: readonly Word[]; readonly bottom: number } {
  const words = titles.flatMap((text, i) => typeset(text, { left: [first, second][i] ?? 0, baseline: top, bold: true }))
  let baseline = titles.length === 0 ? top : top + row
  for (const [name, lines] of entries) {
    const last = baseline + (lines.length - 1) * line
    words.push(...typeset(name, { left: first, baseline: (baseline + last) / 2 }))
    words.push(...lines.flatMap((text, i) => typeset(text, { left: second, baseline: baseline + i * line })))
    baseline = last + row
  }
  return { words, bottom: baseline }
}
const found = (words: readonly Word[]) => tables({ ...pageOf(''), words }).tables.map(textsOf)
const texts = entries.map(([name, lines]) => [name, lines.join(' ')])

describe('rows whose names stand in the middle of their texts', () => {
  it('are one each below bold titles', () => {
    expect(found(rowsOf(['Name', 'Meaning']).words)).toEqual([[['Name', 'Meaning'], ...texts]])
  })

  it('are so right below a sentence, whose spaces may stand where columns are parted', () => {
    const sentence = typeset('What each of the things in the house does is told here:', { left: first, baseline: 82 })
    expect(found([...sentence, ...rowsOf(['Name', 'Meaning']).words])).toEqual([[['Name', 'Meaning'], ...texts]])
  })

  it('end where a paragraph begins', () => {
    const { words, bottom } = rowsOf(['Name', 'Meaning'])
    const below = typeset('Whoever wants more of them can ask for it at the gate in the morning', { left: first, baseline: bottom })
    expect(found([...words, ...below])).toEqual([[['Name', 'Meaning'], ...texts]])
  })

  it('are told by the distance of their lines where rows of a line each outnumber them', () => {
    const { words, bottom } = rowsOf(['Name', 'Meaning'])
    const short = Array.from({ length: 24 }, (_, i) => i).flatMap((i) => [
      ...typeset(`R${i}`, { left: first, baseline: bottom + 60 + i * 15.6 }),
      ...typeset(String(120 + i), { left: second, baseline: bottom + 60 + i * 15.6 }),
    ])
    expect(found([...words, ...short])[0]).toEqual([['Name', 'Meaning'], ...texts])
  })
})

describe('level rules part rows', () => {
  it('whose names stand in the middle of their texts, and those whose texts have several lines', () => {
    const words: Word[] = []
    const rulings = [90]
    for (const [name, lines] of entries) {
      const top = rulings.at(-1) ?? 0
      words.push(...typeset(name, { left: first, baseline: top + 11 + ((lines.length - 1) * line) / 2 }))
      words.push(...lines.flatMap((text, i) => typeset(text, { left: second, baseline: top + 11 + i * line })))
      rulings.push(top + 4 + lines.length * line)
    }
    const rules = rulings.map((y) => ({ from: { x: 68, y }, to: { x: 340, y }, thickness: 0.5 }))
    expect(tables({ ...pageOf(''), words, rulings: rules }).tables.map(textsOf)).toEqual([texts])
  })
})
