import { overlapX } from '../geometry/index.ts'
import { fromLeft, type Item, madeOf } from './formula-items.ts'

/** Sizes: limits are smaller than this, stand this near above or below, and as near beside one another. */
const smaller = 0.85
const nearOperator = 0.65
const nearLimit = 0.5

/** Items with sums, limits and the like made one with what is printed above and below them. `latexOf` writes these. */
export function withLimits(items: readonly Item[], latexOf: (items: readonly Item[]) => string): readonly Item[] {
  return fromLeft(items)
    .filter(({ hasLimits }) => hasLimits)
    .reduce((left, operator) => withLimitsOf(operator, left, latexOf), items)
}

function withLimitsOf(operator: Item, items: readonly Item[], latexOf: (items: readonly Item[]) => string): readonly Item[] {
  const slack = 0.2 * operator.size
  const small = items.filter(({ size }) => size < smaller * operator.size)
  const above = limitsOf(
    operator,
    small.filter(({ box }) => box.bottom <= operator.box.top + slack && operator.box.top - box.bottom < nearOperator * operator.size),
  )
  const below = limitsOf(
    operator,
    small.filter(({ box }) => box.top >= operator.box.bottom - slack && box.top - operator.box.bottom < nearOperator * operator.size),
  )
  if (above.length === 0 && below.length === 0) return items
  const own = new Set([operator, ...above, ...below])
  const over = above.length > 0 ? latexOf(above) : null
  const under = below.length > 0 ? latexOf(below) : null
  const made = madeOf(written(operator.latex, under, over), [...own], { baseline: operator.baseline })
  return [...items.filter((item) => !own.has(item)), { ...made, size: operator.size, isOperator: operator.isOperator }]
}

function written(operator: string, under: string | null, over: string | null): string {
  if (/^\\/.test(operator) && !relation.test(operator))
    return `${operator}${under === null ? '' : `_{${under}}`}${over === null ? '' : `^{${over}}`}`
  const lower = under === null ? operator : `\\underset{${under}}{${operator}}`
  return over === null ? lower : `\\overset{${over}}{${lower}}`
}
const relation = /^\\(?:to|leftarrow|longrightarrow|triangleq|sim|geq|leq|approx)$/

/** Those of the items in one row that stand over or under the operator, or next to such. */
function limitsOf(operator: Item, row: readonly Item[]): readonly Item[] {
  const found = row.filter(({ box }) => overlapX(box, operator.box) > 0)
  for (let grown = true; grown; ) {
    const more = row.filter(
      (item) => !found.includes(item) && found.some((other) => overlapX(item.box, other.box) > -nearLimit * item.size),
    )
    found.push(...more)
    grown = more.length > 0
  }
  return found
}
