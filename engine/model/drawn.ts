import { area, type Box, type Fill, type Ruling } from '../geometry/index.ts'
import type { Drawn } from './parsed-document.ts'

/** Rules and areas of a page that are kept: forms and tables have a few hundred, maps and charts tens of thousands. */
const mostKept = 600
/** Shorter rules, in points, are ticks of scales and hooks. */
const shortest = 6
/** Smaller areas, in square points, are dots and bullets. */
const smallest = 30
/** Lighter than this is paper. */
const paper = 0.985

/** The rules and shaded areas of a page that a reader sees as such, rounded to hundredths of a point; null when there are none, or so many that they are a drawing. */
export function drawnOn({ rulings, fills }: { readonly rulings: readonly Ruling[]; readonly fills: readonly Fill[] }): Drawn | null {
  const rules = rulings.filter(({ from, to }) => Math.abs(to.x - from.x) + Math.abs(to.y - from.y) >= shortest)
  const areas = shaded(fills)
  if (rules.length > mostKept || areas.length > mostKept || rules.length + areas.length === 0) return null
  return {
    rules: rules.map((rule) => ({ ...rule, from: roundedPoint(rule.from), to: roundedPoint(rule.to), thickness: rounded(rule.thickness) })),
    fills: areas.map((fill) => ({ ...fill, box: roundedBox(fill.box), grey: rounded(fill.grey) })),
  }
}

/** White areas count only where they cover something darker. */
function shaded(fills: readonly Fill[]): readonly Fill[] {
  const first = fills.findIndex((fill) => !isPaper(fill))
  return first < 0 ? [] : fills.slice(first).filter(({ box }) => area(box) >= smallest)
}

const isPaper = ({ grey, colour }: Fill): boolean => grey >= paper && (colour === undefined || /^f[c-f]f[c-f]f[c-f]$/.test(colour))
const rounded = (value: number): number => Math.round(value * 100) / 100
const roundedPoint = ({ x, y }: Ruling['from']): Ruling['from'] => ({ x: rounded(x), y: rounded(y) })
const roundedBox = ({ left, top, right, bottom }: Box): Box => ({
  left: rounded(left),
  top: rounded(top),
  right: rounded(right),
  bottom: rounded(bottom),
})
