import { type Box, centre, overlapX, overlapY, width } from '../geometry/index.ts'
import { type Item, madeOf } from './formula-items.ts'

/** Points by which signs may reach over the end of a bar, or into it. */
const over = 2
/** Sizes: from a bar to what is next to it, and from there to what is above that: limits, raised figures. */
const nearBar = 0.8
const nearNext = 0.35
const nearBeside = 0.7

/** Items with what bars divide or cover as one: fractions, roots, and what has a line over or under it. `latexOf` writes the parts. */
export function withBars(items: readonly Item[], bars: readonly Box[], latexOf: (items: readonly Item[]) => string): readonly Item[] {
  return bars.toSorted((a, b) => width(a) - width(b)).reduce((left, bar) => withBar(left, bar, latexOf), items)
}

function withBar(items: readonly Item[], bar: Box, latexOf: (items: readonly Item[]) => string): readonly Item[] {
  const root = items.find(
    (item) => isRoot(item) && Math.abs(item.box.right - bar.left) < over && Math.abs(item.box.top - bar.top) < 0.35 * item.size,
  )
  const within = items.filter((item) => item !== root && item.box.left >= bar.left - over && item.box.right <= bar.right + over)
  if (root) {
    const under = within.filter(({ box }) => box.top > bar.top - over && centre(box).y < root.box.bottom + 0.3 * root.size)
    const index = items.filter(
      (item) =>
        item.size < 0.8 * root.size &&
        overlapX(item.box, root.box) > 0 &&
        item.box.bottom < centre(root.box).y + over &&
        item.box.left < root.box.left + 0.7 * width(root.box),
    )
    return under.length === 0
      ? items
      : replaced(items, [root, ...under, ...index], (parts) =>
          madeOf(`\\sqrt${index.length > 0 ? `[${latexOf(index)}]` : ''}{${latexOf(under)}}`, parts, { baseline: mainLineOf(under) }),
        )
  }
  const above = nextTo(
    within.filter(({ box }) => centre(box).y < bar.top),
    (box) => bar.top - box.bottom,
  )
  const below = nextTo(
    within.filter(({ box }) => centre(box).y >= bar.top),
    (box) => box.top - bar.top,
  )
  if (above.length > 0 && below.length > 0)
    return replaced(items, [...above, ...below], (parts) => {
      const made = madeOf(`\\frac{${latexOf(above)}}{${latexOf(below)}}`, parts)
      return { ...made, baseline: bar.top + 0.25 * made.size }
    })
  const covered = above.length > 0 ? above : below
  if (covered.length === 0) return items
  return replaced(items, covered, (parts) =>
    madeOf(`\\${above.length > 0 ? 'underline' : 'overline'}{${latexOf(covered)}}`, parts, { baseline: mainLineOf(covered) }),
  )
}

const isRoot = ({ text }: Item): boolean => text === '√'

/** The line of the largest of items. */
export function mainLineOf(items: readonly Item[]): number {
  const largest = Math.max(...items.map(({ size }) => size))
  return items.find(({ size }) => size > 0.9 * largest)?.baseline ?? 0
}

/** What stands next to a bar on one side, and what is near to that, further away from it. */
function nextTo(items: readonly Item[], gapOf: (box: Box) => number): readonly Item[] {
  const found = items.filter((item) => gapOf(item.box) < nearBar * item.size)
  for (let grown = true; grown; ) {
    const more = items.filter((item) => !found.includes(item) && found.some((other) => isNextTo(item, other)))
    found.push(...more)
    grown = more.length > 0
  }
  return found
}
/** Signs of one line stand further apart than what is above one another. */
const isNextTo = ({ box: a }: Item, { box: b, size }: Item): boolean =>
  overlapX(a, b) > -nearBeside * size && overlapY(a, b) > -nearNext * size && (overlapX(a, b) > 0 || overlapY(a, b) > 0)

/** Items with some of them replaced by one, in the place of the first. */
function replaced(items: readonly Item[], parts: readonly Item[], make: (parts: readonly Item[]) => Item): readonly Item[] {
  const own = new Set(parts)
  return [...items.filter((item) => !own.has(item)), make(parts)]
}
