import type { Box, Fill, Ruling } from '../geometry/index.ts'

/** A horizontal or vertical rule: `at` is its y (x for vertical rules), `from`..`to` its extent along the other axis, in page points. */
export interface Rule {
  readonly at: number
  readonly from: number
  readonly to: number
  /** A table begins with it, whatever rules stand above. */
  readonly begins?: boolean
}
export interface Rules {
  readonly across: readonly Rule[]
  readonly down: readonly Rule[]
}

/** The ends of one table's rules agree within this many points. */
export const sameEnd = 8
/** Two rules nearer than this are a double one. */
export const doubleRule = 8
/** The row next to a rule stands within this many points of it. */
export const nextRow = 40
/** Rules nearer than this are one printed rule: double borders stand 2 to 3 pt apart, the smallest rows are 6 pt high. */
export const sameRule = 3
/** Pieces of one rule may be this far apart: cell borders drawn cell by cell leave gaps as wide as the crossing rule. */
const joint = 3
/** Fills at most this thick are drawn lines. */
const thinFill = 3
/** Shorter marks are ticks, dashes or parts of letters. */
const shortestRule = 5
/** A page with more rules than this is a drawing or a map; the longest say where tables could be. */
const mostRules = 1500

/** The page's rules, joined from pieces: lines within 1 pt of level or upright, and fills too thin to be anything else. White lines are gaps between bands, not rules. */
export function rulesOf(rulings: readonly Ruling[], fills: readonly Fill[]): Rules {
  const across: Rule[] = []
  const down: Rule[] = []
  for (const { from, to } of rulings) {
    const dx = Math.abs(from.x - to.x)
    const dy = Math.abs(from.y - to.y)
    if (dy <= 1 && dx > dy * 4) across.push({ at: (from.y + to.y) / 2, from: Math.min(from.x, to.x), to: Math.max(from.x, to.x) })
    else if (dx <= 1 && dy > dx * 4) down.push({ at: (from.x + to.x) / 2, from: Math.min(from.y, to.y), to: Math.max(from.y, to.y) })
  }
  for (const { box, grey } of fills) {
    if (grey > 0.95) continue
    const wide = box.right - box.left
    const high = box.bottom - box.top
    if (high <= thinFill && wide > high * 2) across.push({ at: (box.top + box.bottom) / 2, from: box.left, to: box.right })
    else if (wide <= thinFill && high > wide * 2) down.push({ at: (box.left + box.right) / 2, from: box.top, to: box.bottom })
  }
  return { across: joined(across), down: joined(down) }
}

const rulesOfRulings = new WeakMap<readonly Ruling[], { readonly fills: readonly Fill[]; readonly rules: Rules }>()
/** The rules of a page that several searches ask about, worked out once a list of rulings. The lists may not change afterwards. */
export function rulesOnce(rulings: readonly Ruling[], fills: readonly Fill[]): Rules {
  const known = rulesOfRulings.get(rulings)
  if (known?.fills === fills) return known.rules
  const rules = rulesOf(rulings, fills)
  rulesOfRulings.set(rulings, { fills, rules })
  return rules
}

/** Collinear pieces joined into whole rules; what stays too short to rule anything is left out. */
export function joined(pieces: readonly Rule[]): readonly Rule[] {
  const whole: Rule[] = []
  for (const group of grouped(pieces, (piece) => piece.at, sameRule)) {
    const at =
      group.reduce((sum, piece) => sum + piece.at * (piece.to - piece.from), 0) /
      group.reduce((sum, piece) => sum + piece.to - piece.from, 0)
    let current: { from: number; to: number } | null = null
    for (const piece of [...group].sort((a, b) => a.from - b.from)) {
      if (current && piece.from <= current.to + joint) current.to = Math.max(current.to, piece.to)
      else {
        if (current) whole.push({ at, ...current })
        current = { from: piece.from, to: piece.to }
      }
    }
    if (current) whole.push({ at, ...current })
  }
  const long = whole.filter((rule) => rule.to - rule.from >= shortestRule)
  if (long.length <= mostRules) return long
  return long.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostRules)
}

/** Values in groups whose neighbours are at most `apart` from each other and whose extent stays within twice that, in rising order. */
export function grouped<T>(values: readonly T[], at: (value: T) => number, apart: number): readonly (readonly T[])[] {
  const groups: T[][] = []
  let current: T[] = []
  for (const value of [...values].sort((a, b) => at(a) - at(b))) {
    const first = current[0]
    const last = current[current.length - 1]
    if (first !== undefined && last !== undefined && at(value) - at(last) <= apart && at(value) - at(first) <= 2 * apart)
      current.push(value)
    else {
      current = [value]
      groups.push(current)
    }
  }
  return groups
}

/** Rules that touch or cross one another, as separate networks, each with the box around it. */
export interface Network extends Rules {
  readonly box: Box
}

/** The networks of crossing rules on the page; a lone rule is a network of its own. */
export function networksOf({ across, down }: Rules): readonly Network[] {
  const parent = Array.from({ length: across.length + down.length }, (_, i) => i)
  const root = (i: number): number => {
    let top = i
    while ((parent[top] ?? top) !== top) top = parent[top] ?? top
    parent[i] = top
    return top
  }
  const byX = down.map((rule, index) => ({ rule, index })).sort((a, b) => a.rule.at - b.rule.at)
  across.forEach((level, i) => {
    for (let j = firstAtLeast(byX, level.from - joint); j < byX.length; j++) {
      const upright = byX[j]
      if (!upright || upright.rule.at > level.to + joint) break
      if (level.at >= upright.rule.from - joint && level.at <= upright.rule.to + joint)
        parent[root(i)] = root(across.length + upright.index)
    }
  })
  const networks = new Map<number, { across: Rule[]; down: Rule[] }>()
  const of = (i: number) => {
    const key = root(i)
    const network = networks.get(key) ?? { across: [], down: [] }
    networks.set(key, network)
    return network
  }
  for (const [i, rule] of across.entries()) of(i).across.push(rule)
  for (const [i, rule] of down.entries()) of(across.length + i).down.push(rule)
  return [...networks.values()].map((network) => ({ ...network, box: boxOfRules(network) }))
}

function firstAtLeast(sorted: readonly { readonly rule: Rule }[], least: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.rule.at ?? Infinity) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** The box around rules; a box of no extent at the origin when there are none. */
export function boxOfRules({ across, down }: Rules): Box {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const rule of across) {
    left = Math.min(left, rule.from)
    right = Math.max(right, rule.to)
    top = Math.min(top, rule.at)
    bottom = Math.max(bottom, rule.at)
  }
  for (const rule of down) {
    top = Math.min(top, rule.from)
    bottom = Math.max(bottom, rule.to)
    left = Math.min(left, rule.at)
    right = Math.max(right, rule.at)
  }
  return left <= right ? { left, top, right, bottom } : { left: 0, top: 0, right: 0, bottom: 0 }
}

/** Rules in rising order of `at`, for asking which lie between two values without looking at all. */
export class RuleIndex {
  readonly #sorted: readonly { readonly rule: Rule }[]

  constructor(rules: readonly Rule[]) {
    this.#sorted = rules.map((rule) => ({ rule })).sort((a, b) => a.rule.at - b.rule.at)
  }

  /** true when a rule with `least` <= at <= `most` passes the test. */
  some(least: number, most: number, test: (rule: Rule) => boolean): boolean {
    for (let i = firstAtLeast(this.#sorted, least); i < this.#sorted.length; i++) {
      const rule = this.#sorted[i]?.rule
      if (!rule || rule.at > most) return false
      if (test(rule)) return true
    }
    return false
  }
}
