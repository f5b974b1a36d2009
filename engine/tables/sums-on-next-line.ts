import type { Word } from '../model/index.ts'
import { bandLines } from './band-lines.ts'
import { readsAsValue } from './cell-text.ts'
import type { RowGroups } from './rows.ts'
import { chunksOf, sizeOf } from './text-rows.ts'

/** Lines of one row stand so many sizes apart at most. */
const nextLine = 1.4
/** So many rows that end with a figure on a line of their own are none by chance; each fills so many columns before it. */
const fewestRows = 2
const fewestBefore = 3

/**
 * The rows of a table whose last figure stands a line below the others, each with the line that has it: where no row has it on its own line, and every row
 * of figures is followed by one. What else stands on that line goes on with a text above it. `xs`: the edges of the columns.
 */
export function withSumsOnNextLine({ groups, tall }: RowGroups, xs: readonly number[]): RowGroups {
  const last = xs.length - 2
  if (last < fewestBefore || groups.length < 2 * fewestRows) return { groups, tall }
  const cells = groups.map((group) => bandLines(group.slice(0, 1), xs)[0]?.columns)
  const isFull = (at: number): boolean => {
    const own = cells[at]
    return (
      own !== undefined && !own.has(last) && own.size >= fewestBefore && [...own].some(([column, words]) => column > 0 && isFigure(words))
    )
  }
  const isSumOf = (at: number): boolean => {
    const [own, above] = [cells[at + 1], cells[at]]
    const [line, next] = [groups[at]?.at(-1), groups[at + 1]?.[0]]
    if (own === undefined || above === undefined || line === undefined || next === undefined || !isFigure(own.get(last) ?? [])) return false
    const isNear = next.baseline - line.baseline <= nextLine * sizeOf(next.words[0] as Word)
    return isNear && [...own].every(([column, words]) => column === last || (above.has(column) && !isPrice(words)))
  }
  const begins = groups.flatMap((_, at) => (isFull(at) ? [at] : []))
  const sums = groups.flatMap((_, at) => (cells[at]?.has(last) === true ? [at] : []))
  if (begins.length < fewestRows || begins.length !== sums.length || !begins.every((at, i) => sums[i] === at + 1 && isSumOf(at)))
    return { groups, tall }
  const joined = groups.flatMap((group, at) =>
    sums.includes(at) ? [] : [begins.includes(at) ? [...group, ...(groups[at + 1] ?? [])] : group],
  )
  return { groups: joined, tall }
}

const isFigure = (words: readonly Word[]): boolean => words.length > 0 && chunksOf(words, 1).some((text) => readsAsValue(text.words))
/** An amount with cents, which goes on with nothing above it. */
const isPrice = (words: readonly Word[]): boolean => words.some(({ text }) => /\d[.,]\d{2,4}$/.test(text))
