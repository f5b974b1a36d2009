import type { Box } from '../geometry/index.ts'

/**
 * Strips of columns gathered into rows of numbered pieces, or null when the numbers do not run that way: cards, questions and steps are
 * often numbered from left to right and only then downwards. `numberOf` gives the number an item begins with, or null.
 */
export function countedRows<Item extends { readonly box: Box }>(
  strips: readonly (readonly Item[])[],
  columns: readonly (readonly Item[])[],
  numberOf: (item: Item) => number | null,
): readonly (readonly Item[])[] | null {
  const rows: Item[][] = []
  for (const strip of strips) {
    const numbered = strip.filter((item) => numberOf(item) !== null)
    const last = rows[rows.length - 1]
    if (numbered.length > 1 || !last) rows.push([...strip])
    else last.push(...strip)
  }
  const numbersAlong = (groups: readonly (readonly Item[])[], compare: (a: Item, b: Item) => number) =>
    groups.flatMap((group) => [...group].sort(compare).flatMap((item) => numberOf(item) ?? []))
  const across = numbersAlong(rows, (a, b) => a.box.left - b.box.left)
  const down = numbersAlong(columns, (a, b) => a.box.top - b.box.top)
  return rows.length > 1 && across.length > 2 && isCounting(across) && !isCounting(down) ? rows : null
}

const isCounting = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)
