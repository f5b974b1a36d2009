import { describe, expect, it } from 'vitest'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { onlyTable as only, pageOf, textsOf } from './text-picture.ts'

const found = (lines: readonly string[]) => tables(pageOf(lines.join('\n'))).tables.map((table) => [table.rowCount, table.columns.length])
const keys = [
  ' Home          Jumps to the first of all walls that were drawn before',
  ' End           Jumps to the last wall of the town, wherever that may be now',
  ' Escape        Leaves all walls as they stood before they were painted anew',
]

describe('names with sentences beside them', () => {
  it('are a table below a bold title for each', () => {
    expect(found(keys)).toEqual([])
    expect(textsOf(only([' *Key*         *Effect*', ...keys].join('\n')))[0]).toEqual(['Key', 'Effect'])
  })

  it('are none where headings as bold as the first stand between them', () => {
    const parts = [' *Walls*       *Roofs*', ...keys, ' *Doors*', ...keys.map((line) => line.replace('Jumps', 'Walks'))]
    expect(found(parts)).toEqual([])
  })

  it('are none below a bold label with its value', () => {
    const below = (title: string) => {
      const set = ([name = '', text = '']: readonly string[], i: number, bold: boolean) => [
        ...typeset(name, { left: 60, baseline: 100 + i * 16, bold }),
        ...typeset(text, { left: 150, baseline: 100 + i * 16, bold }),
      ]
      const rows = keys.map((line) => line.trim().split(/ {2,}/u))
      const words = [...set([title, 'Effect'], 0, true), ...rows.flatMap((row, i) => set(row, i + 1, false))]
      return tables(pageOf('', { words })).tables.length
    }
    expect([below('Order to AB'), below('Order: AB')]).toEqual([1, 0])
  })
})

describe('two titles over a rule name columns', () => {
  const ruled = (titles: string, rows: readonly string[]) => found([titles, '-'.repeat(78), ...rows])

  it('where what stands below begins with them', () => {
    expect(ruled(' Key           Effect', keys)).toEqual([[4, 2]])
  })

  it('not where they are labels with their values, or what stands below begins elsewhere', () => {
    expect(ruled(' Key: Home     Page: 1', keys)).toEqual([])
    expect(
      ruled(
        ' Key           Effect',
        keys.map((line) => line.replace(/^( \S+ +)/, (start) => start.slice(0, -4))),
      ),
    ).toEqual([])
  })
})
