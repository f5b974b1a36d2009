import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { tablesBesideRules } from './rules-beside.ts'
import { pageOf } from './text-picture.ts'

const term = (rows: string) =>
  pageOf(`
 *Course*   *Title*             *Grade*
---------------------------------------
${rows}`)

/** Both pages on one, the second so many points further right and down. */
function beside(left: ReturnType<typeof pageOf>, right: ReturnType<typeof pageOf>, across: number, down: number) {
  const words = right.words.map((word) => ({
    ...word,
    baseline: word.baseline + down,
    box: { left: word.box.left + across, right: word.box.right + across, top: word.box.top + down, bottom: word.box.bottom + down },
  }))
  const rulings = right.rulings.map(({ from, to, thickness }) => ({
    from: { x: from.x + across, y: from.y + down },
    to: { x: to.x + across, y: to.y + down },
    thickness,
  }))
  return { ...left, words: [...left.words, ...words], rulings: [...left.rulings, ...rulings] }
}

const fall = term(`
 GEO101     Physical Geology    A
 MAT121     Calculus            B
 CHE110     General Chemistry   B
 ENG105     Academic Writing    A
`)
const spring = term(`
 GEO210     Mineralogy          B
 GEO225     Field Methods       A
 STA200     Statistics          C
`)
test('what stands on either side of a gutter between level rules shares no table where rows stand at heights of their own', () => {
  const both = beside(fall, spring, 220, 5)
  expect(tablesBesideRules(both, both.words).map((words) => words.length)).toEqual([fall.words.length, spring.words.length])
})

test('rows that stand level on both sides of a gutter are those of one table', () => {
  const both = beside(fall, spring, 220, 0)
  expect(tablesBesideRules(both, both.words)).toHaveLength(1)
})

test('a line over both columns ends the stretch in which they stand apart', () => {
  const both = beside(fall, spring, 220, 5)
  const heading = pageOf('Students of the last two terms, and what they have been given for it by all their teachers')
  const page = {
    ...both,
    words: [...heading.words.map((word) => ({ ...word, baseline: 20, box: { ...word.box, top: 12, bottom: 20 } })), ...both.words],
  }
  const { tables: found, rest } = tables(page)
  expect(found).toHaveLength(2)
  expect(rest).toHaveLength(heading.words.length)
})

test('titles underlined for each of two groups of columns stay over the rows of one table', () => {
  const found = tables(
    pageOf(`
            *Men*                           *Women*
         -----------------------------     -----------------------------
 *Town*    *Born*       *Died*                *Born*        *Died*
 Aurora     310         225                    40           580
 Bella      120          77                    41           110
 Calvillo    99          12                    88            31
 Dolores     98          15                    76            37
`),
  ).tables
  expect(found).toHaveLength(1)
})

test('the mark of a note that stands a hair over the begin of the second gutter edge is no text over both', () => {
  const both = beside(fall, spring, 220, 5)
  const [last] = both.words.filter(({ text }) => text === 'ENG105')
  const edge = Math.min(...both.rulings.map(({ from }) => from.x).filter((x) => x > 200))
  const mark = (left: number) => ({
    ...(last as (typeof both.words)[number]),
    text: '*',
    baseline: (last?.baseline ?? 0) - 3,
    box: { left, right: left + 3, top: (last?.baseline ?? 0) - 9, bottom: (last?.baseline ?? 0) - 3 },
  })
  const groups = (left: number) => tablesBesideRules({ ...both, words: [...both.words, mark(left)] }, [...both.words, mark(left)])
  expect(groups(edge - 0.4).map((words) => words.length)).toEqual([fall.words.length, spring.words.length + 1])
  expect(groups(edge - 4).map((words) => words.length)).not.toEqual([fall.words.length, spring.words.length + 1])
})
