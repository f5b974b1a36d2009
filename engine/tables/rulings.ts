import { type Box, height, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { joinedOverBlankRows } from './blank-rows.ts'
import { candidateIn } from './candidate.ts'
import type { Candidate } from './grid.ts'
import { couldHoldTable } from './lattice.ts'
import { stacksOf } from './level-rules.ts'
import { withoutTablesBelow } from './networks-below.ts'
import { openTopOf } from './open-tops.ts'
import { type Network, networksOf, type Rule, type Rules, sameRule } from './rules.ts'
import { outsideRunningText } from './running-text.ts'
import { rowsOnce } from './text-rows.ts'
import { grownToItsTexts, grownToItsTitles } from './texts-around-rules.ts'
import { withUprightsBelow } from './uprights-below.ts'

/** Stretches of the page where drawn rules suggest a table: networks of crossing rules, and stacks of level rules of one width. The largest first. */
export function ruledCandidates(words: readonly Word[], rules: Rules): readonly Candidate[] {
  const networks = joinedOverBlankRows(networksOf(rules), words)
    .flatMap(withoutTablesBelow)
    .map((network) => withUprightsBelow(network, rules, words))
  const drawn = networks.filter(
    ({ across, down, box }) =>
      ((across.length >= 2 && down.length >= 1 && across.length + down.length >= 4) ||
        isUpright(across, down) ||
        isCross(across, down) ||
        isOpenBelow(across, down)) &&
      couldHoldTable(box),
  )
  const grids = drawn.filter((network) => !drawn.some((inner) => frames(network, inner))).map(({ box }) => box)
  const inGrids = new Set<Rule>()
  for (const network of networks) if (grids.includes(network.box)) for (const rule of network.across) inGrids.add(rule)
  const loose = rules.across.filter((rule) => !inGrids.has(rule))
  // Most pages have no rules that ask for them.
  const entries = () => rowsOnce(outsideRunningText(words))
  const alone = stacksOf(loose, words, grids).filter((box) => !grids.some((grid) => covers(grid, box)))
  const stacks = alone.map((box) =>
    grownToItsTexts(
      box,
      entries(),
      [...alone, ...grids].filter((other) => other !== box),
      rules,
      rowsOnce(words),
    ),
  )
  const openAbove = new Set(
    drawn.filter(({ box, across }) => !across.some((rule) => Math.abs(rule.at - box.top) <= sameRule)).map(({ box }) => box),
  )
  const edges = new Map<Box, number>()
  const opened = stacks.map((box) => {
    const open = openTopOf(box, rules.across, rowsOnce(words))
    if (open === null || open.top > box.top) return box
    const grown = { ...box, top: open.top }
    if (open.edge !== null) edges.set(grown, open.edge)
    return grown
  })
  return [...grids, ...opened]
    .sort((a, b) => width(b) * height(b) - width(a) * height(a))
    .slice(0, mostCandidates)
    .map((box) => {
      const titled = openAbove.has(box) ? grownToItsTitles(box, entries()) : box
      const candidate = candidateIn(titled, words, rules, 'rulings')
      const between = edges.get(box)
      if (between !== undefined) return withEdge(candidate, between)
      if (titled.top === box.top) return candidate
      // Where the upright rules begin the first row does, though nothing is drawn across.
      return withEdge(candidate, box.top)
    })
}

/** Upright rules of one length that part columns, and a level one that they stand on or cross: below titles, or between a heading and its rows. */
const isUpright = (across: readonly Rule[], down: readonly Rule[]): boolean => {
  const [level] = across
  if (level === undefined || across.length > 1 || down.length < 2) return false
  const bottom = Math.max(...down.map(({ to }) => to))
  // A heading between the rows may break them.
  const endOf = (place: number): number => Math.max(...down.filter(({ at }) => Math.abs(at - place) <= sameRule).map(({ to }) => to))
  return down.every(
    ({ at }) => at > level.from - sameRule && at < level.to + sameRule && bottom - endOf(at) <= sameRule && endOf(at) > level.at + sameRule,
  )
}

/** A level rule below two titles, and an upright one between them that goes on between their columns. */
const isCross = ([level, ...others]: readonly Rule[], [upright, ...more]: readonly Rule[]): boolean =>
  level !== undefined &&
  upright !== undefined &&
  others.length + more.length === 0 &&
  upright.at > level.from + leastColumn &&
  upright.at < level.to - leastColumn &&
  level.at - upright.from > leastRow &&
  level.at - upright.from < highestRow &&
  upright.to - level.at > fewestCrossed * leastRow

/** Two level rules of one length, and one that parts the columns from the upper on and past the lower: a table of two rows that nothing ends. */
const isOpenBelow = (across: readonly Rule[], down: readonly Rule[]): boolean => {
  const [upper, lower] = [...across].sort((a, b) => a.at - b.at)
  const [upright] = down
  if (upper === undefined || lower === undefined || upright === undefined || across.length !== 2 || down.length !== 1) return false
  const isWithin = upright.at > upper.from + leastColumn && upright.at < upper.to - leastColumn
  const areAlike = Math.abs(upper.from - lower.from) <= sameRule && Math.abs(upper.to - lower.to) <= sameRule
  const isRow = (high: number) => high > leastRow && high < highestRow
  const areRows = isRow(lower.at - upper.at) && isRow(upright.to - lower.at)
  return areAlike && isWithin && areRows && Math.abs(upright.from - upper.at) <= sameRule
}
/** Points that a column is wide at least, and a row high: what is higher is a column of text beside the line that parts it from the next. */
const leastColumn = 20
const leastRow = 6
/** So many of the lowest rows an upright rule parts at least below titles, where it is the only one. */
const fewestCrossed = 5
const highestRow = 90

/** The candidate with a rule over its whole width where none is drawn, but a row begins. */
function withEdge(candidate: Candidate, at: number): Candidate {
  const { box, rules } = candidate
  const edge: Rule = { at, from: box.left, to: box.right }
  return { ...candidate, rules: { ...rules, across: [...rules.across, edge].sort((a, b) => a.at - b.at) } }
}

/** A page with more ruled boxes than this is a form of tick boxes or a drawing; its largest are looked at. */
const mostCandidates = 60

/** true when a network is no more than a box drawn around the other one, which has cells of its own: the frame of a page or a panel. */
const frames = (outer: Network, inner: Network): boolean =>
  outer !== inner &&
  outer.across.length + outer.down.length === 4 &&
  outer.down.length === 2 &&
  (inner.across.length + inner.down.length > 4 || (inner.across.length > 2 && inner.down.length === 1)) &&
  covers(outer.box, inner.box)

const covers = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - 3 && inner.right <= outer.right + 3 && inner.top >= outer.top - 3 && inner.bottom <= outer.bottom + 3
