import { expect, test } from 'vitest'
import { typeset } from './sample.ts'
import { guttersOf } from './text-columns.ts'

/** A row of an entry with dots, or without for a title in bold, and its page, which ends 200 points right of where it begins. */
const entry = (text: string, page: number, { left = 60, baseline = 100, dots = true }) => [
  ...typeset(text, { left, baseline }),
  ...(dots ? typeset('..........', { left: left + 120, baseline }) : []),
  ...typeset(String(page), { left: left + 200 - 5 * String(page).length, baseline }),
]
const column = (left: number, pages: readonly number[]) =>
  pages.flatMap((page, i) =>
    entry(i % 4 === 0 ? `${i} Of mills` : `${i}.1 Of their wheels`, page, { left, baseline: 100 + 14 * i, dots: i % 4 !== 0 }),
  )

test('the white between two columns of a table of contents is a gutter, where the pages of one go on in the other', () => {
  const left = column(60, [2, 2, 3, 4, 4, 6, 7, 9])
  const [gutter, ...others] = guttersOf([...left, ...column(267, [10, 11, 11, 12, 14, 15, 15, 17])], [], false)
  expect(others).toEqual([])
  expect(gutter).toMatchObject({ ofContents: true })
  expect(gutter?.left).toBeGreaterThanOrEqual(259)
  expect(gutter?.right).toBeLessThanOrEqual(267)
  expect(guttersOf([...left, ...column(267, [1, 1, 2, 2, 3, 3, 4, 4])], [], false)).toEqual([])
  expect(guttersOf(left, [], false)).toEqual([])
})
