import { centre, height, width } from '../geometry/index.ts'
import { fromLeft, type Item, isTall } from './formula-items.ts'

/** Sizes: base lines this far apart are those of two lines. */
const apart = 0.95

/** Items in the lines they stand in, from the top: one line, unless base lines of full-sized items stand apart from one another. */
export function linesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const largest = Math.max(...items.map(({ size }) => size))
  const full = items.filter((item) => item.size > 0.9 * largest && !isTall(item)).toSorted((a, b) => a.baseline - b.baseline)
  const bases: number[] = []
  for (const { baseline } of full) if (bases.length === 0 || baseline - (bases.at(-1) ?? 0) > apart * largest) bases.push(baseline)
  if (bases.length < 2) return [items]
  const middleOf = (item: Item) => (item.size > 0.9 * largest && !isTall(item) ? item.baseline - 0.25 * largest : centre(item.box).y)
  const lineAt = (item: Item) =>
    bases.reduce(
      (best, base, i) =>
        Math.abs(base - 0.25 * largest - middleOf(item)) < Math.abs((bases[best] ?? 0) - 0.25 * largest - middleOf(item)) ? i : best,
      0,
    )
  return bases.map((_, i) => items.filter((item) => lineAt(item) === i))
}

/** A base with what is raised and lowered behind it. */
interface Scripted {
  readonly base: Item | null
  readonly raised: Item[]
  readonly lowered: Item[]
}

/** Items of one line in LaTeX, with raised and lowered ones at those before them. `latexOf` writes these. */
export function latexOfRow(items: readonly Item[], latexOf: (items: readonly Item[]) => string): string {
  const sorted = fromLeft(items.filter(({ text }) => !/^⏟+$/u.test(text)))
  // Signs of sums may come from a larger font than the letters beside them.
  const letters = sorted.filter((item) => !isTall(item) && !item.isOperator)
  const largest = Math.max(...(letters.length > 0 ? letters : sorted).map(({ size }) => size))
  const main = mainLine(sorted, largest)
  const parts: Scripted[] = []
  let open: Item[] | null = null
  for (const item of sorted) {
    const last = parts[parts.length - 1]
    if (isOnLine(item, main, largest)) {
      parts.push({ base: item, raised: [], lowered: [] })
      open = null
      continue
    }
    const scripts: Scripted = last ?? { base: null, raised: [], lowered: [] }
    if (last === undefined) parts.push(scripts)
    const before: Item | undefined = open?.[open.length - 1]
    // What is smaller still belongs to what it is raised from.
    if (open === null || before === undefined || item.size > 0.85 * before.size || item.box.left - before.box.right > 0.3 * before.size)
      open = isRaised(item, scripts.base, main, largest) ? scripts.raised : scripts.lowered
    open.push(item)
  }
  return written(parts, latexOf)
}

/** The base line on which most of the width of full-sized items stands. */
function mainLine(items: readonly Item[], largest: number): number {
  const full = items.filter((item) => item.size > 0.9 * largest && !isTall(item))
  const usable = full.length > 0 ? full : items
  const weightOf = (base: number) =>
    usable.reduce((sum, { baseline, box }) => sum + (Math.abs(baseline - base) < 0.15 * largest ? width(box) : 0), 0)
  return usable.reduce((best, { baseline }) => (weightOf(baseline) > weightOf(best) + 0.1 ? baseline : best), usable[0]?.baseline ?? 0)
}

function isOnLine(item: Item, main: number, largest: number): boolean {
  const off = Math.abs(item.baseline - main)
  if (off < 0.06 * largest) return true
  if (item.size < 0.85 * largest) return false
  return (
    off < 0.35 * largest || (isTall(item) && Math.abs(centre(item.box).y - (main - 0.25 * largest)) < 0.6 * largest) || off > 0.9 * largest
  )
}

function isRaised({ box, baseline }: Item, base: Item | null, main: number, largest: number): boolean {
  if (base !== null && isTall(base)) return centre(box).y < centre(base.box).y
  if (baseline < main - 0.1 * largest) return true
  return baseline < main + 0.03 * largest && centre(box).y < main - 0.3 * largest && height(box) < 0.5 * largest
}

function written(parts: readonly Scripted[], latexOf: (items: readonly Item[]) => string): string {
  const texts: string[] = []
  parts.forEach(({ base, raised, lowered }, i) => {
    const own = base === null ? '{}' : baseLatex(base, parts[i - 1], parts[i + 1])
    const below = lowered.length > 0 ? `_{${latexOf(lowered)}}` : ''
    texts.push(own + raisedLatex(raised.length > 0 ? latexOf(raised) : '', below))
  })
  return withWords(texts)
    .join(' ')
    .replace(/(\\hookrightarrow|\\mapsto) ?\\to(?![a-z])/g, '$1')
    .replace(/(\\int) (\\int)/g, '\\iint')
    .replace(/(\\cdot) \\cdot \\cdot/g, '\\cdots')
    .replace(/(?<![.\d]) ?\. \. \.(?![.\d])/g, ' \\ldots')
    .trim()
}

/** Primes stand right behind their letter. */
function raisedLatex(raised: string, below: string): string {
  const [, primes = '', rest = ''] = /^((?:' ?)*)(.*)$/s.exec(raised) ?? []
  return primes.replaceAll(' ', '') + below + (rest === '' ? '' : `^{${rest}}`)
}

/** A stroke with white on both sides parts what it stands between: "x given y". */
function baseLatex(base: Item, before: Scripted | undefined, after: Scripted | undefined): string {
  if (base.text !== '|' || isTall(base)) return base.latex
  const end = Math.max(...[before?.base, ...(before?.raised ?? []), ...(before?.lowered ?? [])].map((item) => item?.box.right ?? -Infinity))
  const start = after?.base?.box.left ?? -Infinity
  return base.box.left - end > 0.2 * base.size && start - base.box.right > 0.2 * base.size ? '\\mid' : base.latex
}

/** Upright words that follow one another are text. */
function withWords(texts: readonly string[]): readonly string[] {
  const joinedTexts: string[] = []
  for (const text of texts) {
    const word = /^\\mathrm\{([a-zA-Z]+)\}$/.exec(text)?.[1]
    const last = joinedTexts[joinedTexts.length - 1]
    const open = last === undefined ? undefined : /^\\(?:mathrm|text)\{([a-zA-Z ]+)\}$/.exec(last)?.[1]
    if (word !== undefined && open !== undefined) joinedTexts[joinedTexts.length - 1] = `\\text{${open} ${word}}`
    else joinedTexts.push(text)
  }
  return joinedTexts
}
