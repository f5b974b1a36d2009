import { type Box, centre, contains, overlapY, unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import { type Network, sameRule } from './rules.ts'
import { median } from './text-rows.ts'

/** So many upright rules in the same places are the columns of one table. */
const fewestUprights = 4
/** Rows left blank, in rows of the lower part: two of them, and a little more. */
const mostBlank = 2.2
/** Share of the words of a row of figures that read as values. */
const mostValues = 0.5

/**
 * Grids one under the other with the same columns and nothing but a blank row or two between them, joined: spreadsheets are printed without lines
 * around empty cells. The lower one goes on with figures below figures, or below titles; what begins anew with titles is a table of its own.
 */
export function joinedOverBlankRows(networks: readonly Network[], words: readonly Word[]): readonly Network[] {
  if (networks.length < 2) return networks
  const sorted = [...networks].sort((a, b) => a.box.top - b.box.top)
  const found: Network[] = []
  for (const network of sorted) {
    const at = found.findIndex((above) => goesOn(above, network, words))
    const above = found[at]
    if (above === undefined) found.push(network)
    else
      found[at] = {
        across: [...above.across, ...network.across],
        down: [...above.down, ...network.down],
        box: unionOf([above.box, network.box]),
      }
  }
  return found.length === networks.length ? networks : found
}

function goesOn(above: Network, below: Network, words: readonly Word[]): boolean {
  const gap: Box = { left: below.box.left, right: below.box.right, top: above.box.bottom, bottom: below.box.top }
  if (gap.bottom - gap.top <= sameRule || !isNear(above.box.left, below.box.left) || !isNear(above.box.right, below.box.right)) return false
  const [ends, starts] = [
    placesOf(above.down.filter(({ to }) => to > gap.top - leastRow)),
    placesOf(below.down.filter(({ from }) => from < gap.bottom + leastRow)),
  ]
  if (starts.length < fewestUprights || starts.length !== ends.length || starts.some((place, i) => !isNear(place, ends[i] ?? 0)))
    return false
  const rows = rowsOf(below)
  if (rows.length === 0 || gap.bottom - gap.top > mostBlank * median(rows.map(({ top, bottom }) => bottom - top))) return false
  if (words.some(({ box }) => contains(gap, centre(box)))) return false
  const [last, first] = [rowsOf(above).at(-1), rows[0]]
  return last !== undefined && first !== undefined && isOfValues(first, words) && (isOfValues(last, words) || isOfTitles(above.box, words))
}

/** Points: a row is higher. */
const leastRow = 6
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= sameRule

/** The places of upright rules from left to right, each once. */
function placesOf(down: Network['down']): readonly number[] {
  const places: number[] = []
  for (const { at } of [...down].sort((a, b) => a.at - b.at)) if (!isNear(at, places.at(-1) ?? -Infinity)) places.push(at)
  return places
}

/** The rows between the level rules of a grid, from the top. */
function rowsOf({ across, box }: Network): readonly Box[] {
  const edges = [...new Set([box.top, ...across.map(({ at }) => at), box.bottom])].sort((a, b) => a - b)
  return edges.slice(1).flatMap((bottom, i) => {
    const top = edges[i] ?? bottom
    return bottom - top < leastRow ? [] : [{ ...box, top, bottom }]
  })
}

const wordsIn = (box: Box, words: readonly Word[]): readonly Word[] =>
  words.filter((word) => overlapY(word.box, box) > 0 && contains(box, centre(word.box)))
const isOfValues = (row: Box, words: readonly Word[]): boolean => {
  const own = wordsIn(row, words)
  return own.length > 0 && own.filter((word) => readsAsValue([word])).length >= mostValues * own.length
}
const isOfTitles = (box: Box, words: readonly Word[]): boolean => {
  const own = wordsIn(box, words)
  return own.length > 0 && !own.some((word) => readsAsValue([word]))
}
