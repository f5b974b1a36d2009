// What the rules of a page are for: lines of tables, lines under words, and those that stand by themselves between texts.

import { grow, overlapX, type Ruling, shareInside } from '../geometry/index.ts'
import { type Block, linesOf, type Page, type ParsedDocument, sizeOf, type Word } from '../model/index.ts'
import { boxOfRule, isAcross } from './docx-ink.ts'

export interface Rules {
  /** The words that a line runs under or through. */
  readonly lined: ReadonlyMap<Word, 'under' | 'through'>
  /** Rules that are neither those of tables or pictures nor under words, by page. */
  readonly single: ReadonlyMap<number, readonly Ruling[]>
  /** Lines of ruled paper under handwriting. */
  readonly ofPaper: number
}

/** Points by which the rules of a table may lie outside the box of its writing. */
const besideTable = 9

/** Parts the rules of a document. */
export function rulesOf({ pages, blocks }: Pick<ParsedDocument, 'pages' | 'blocks'>): Rules {
  const lined = new Map<Word, 'under' | 'through'>()
  const single = new Map<number, readonly Ruling[]>()
  let ofPaper = 0
  for (const page of pages) {
    const rules = page.drawn?.rules ?? []
    if (rules.length === 0) continue
    const owned = new Set(rules.filter((rule) => isOfTableOrPicture(rule, blocks, page)))
    const underWords = new Set<Ruling>()
    for (const rule of rules) {
      const words = isAcross(rule) ? wordsLinedBy(rule, page) : []
      if (words.length === 0) continue
      underWords.add(rule)
      for (const { word, how } of words) lined.set(word, how)
    }
    const others = rules.filter((rule) => !owned.has(rule) && !underWords.has(rule))
    const isPaper = isOnRuledPaper(page, others)
    if (isPaper) ofPaper += others.length
    else single.set(page.number, others)
  }
  return { lined, single, ofPaper }
}

const isOfTableOrPicture = (rule: Ruling, blocks: readonly Block[], page: Page): boolean =>
  blocks.some(
    (block) =>
      (block.kind === 'table' || block.kind === 'picture') &&
      block.places.some(
        (place) => place.page === page.number && shareInside(grow(boxOfRule(rule), 0.1), grow(place.box, besideTable)) > 0.6,
      ),
  )

/** A sheet with so many lines over most of its width is ruled to be written on: printed pages part their texts by two or three. */
const linesOfPaper = 6
const mostOfWidth = 0.6

const isOnRuledPaper = ({ readBy, size }: Page, rules: readonly Ruling[]): boolean =>
  readBy !== 'text-layer' && rules.filter((rule) => Math.abs(rule.to.x - rule.from.x) > mostOfWidth * size.width).length >= linesOfPaper

/** Points by which a line under words may reach further than they do. */
const overhang = 3

/** The words of a page that a rule runs just under or through; none for a rule that goes on without them, which parts texts. */
function wordsLinedBy(rule: Ruling, { words, readBy }: Page): readonly { readonly word: Word; readonly how: 'under' | 'through' }[] {
  const box = boxOfRule(rule)
  const found = words.flatMap((word): { readonly word: Word; readonly how: 'under' | 'through' }[] => {
    if (word.turn !== 0 || word.raised !== 'no') return []
    const width = word.box.right - word.box.left
    const size = sizeOf(word)
    const below = (box.top - word.baseline) / Math.max(1, size)
    if (below < -0.45 || below > 0.3 || overlapX(word.box, box) < 0.8 * width) return []
    return below > -0.05 ? [{ word, how: 'under' }] : below < -0.15 && readBy === 'text-layer' ? [{ word, how: 'through' }] : []
  })
  const left = Math.min(...found.map(({ word }) => word.box.left))
  const right = Math.max(...found.map(({ word }) => word.box.right))
  return found.length > 0 && box.left > left - overhang && box.right < right + overhang ? found : []
}

/** A group of rules on one level that stand between two blocks. */
export interface RuleBetween {
  readonly rules: readonly Ruling[]
  /** Which it is of the rules between texts of its page, from 0. */
  readonly at: number
}
export interface RulesInText {
  readonly before: ReadonlyMap<Block, readonly RuleBetween[]>
  readonly after: ReadonlyMap<Block, readonly RuleBetween[]>
  /** Rules to the right of the words of a line, to be filled in. */
  readonly blanks: ReadonlyMap<Block, readonly Ruling[]>
  /** Rules beside running headers and footers, and whether they stand above or below them. */
  readonly edges: Edges
  /** How many rules could not be placed. */
  readonly left: number
}
export type Edges = Readonly<Partial<Record<'header' | 'footer', { readonly rule: Ruling; readonly side: 'top' | 'bottom' }>>>

/** Shorter rules, in points, say nothing between texts. */
const leastLength = 18
/** Rules farther from any text than this, in points, belong to none. */
const farthest = 120
/** Columns begin on one level when they do within so many points: the white above a heading is left out at the top of a column, or kept. */
const sameBeginning = 24

/** Puts the single rules of a document between its blocks, as far as they lie across and stand near a text. `blocks` in reading order, running headers and footers among them. */
export function rulesInText({ pages }: Pick<ParsedDocument, 'pages'>, blocks: readonly Block[], { single }: Rules): RulesInText {
  const edges: { -readonly [Edge in keyof Edges]: Edges[Edge] } = {}
  const heights = new Map(pages.map(({ number, size }) => [number, size.height]))
  const before = new Map<Block, RuleBetween[]>()
  const after = new Map<Block, RuleBetween[]>()
  const blanks = new Map<Block, Ruling[]>()
  let left = 0
  for (const [page, rules] of single) {
    const own = blocks.flatMap((block) => block.places.filter((place) => place.page === page).map(({ box }) => ({ block, box })))
    const across = rules.filter((rule) => isAcross(rule) && boxOfRule(rule).right - boxOfRule(rule).left >= leastLength)
    const groups = withoutStacks(levels(across))
    left += rules.length - groups.flat().length
    let at = 0
    for (const group of groups) {
      const free = group.filter((rule) => {
        const line = own.find(({ block }) => isBlankOf(rule, block, page))
        if (line === undefined) return true
        blanks.set(line.block, [...(blanks.get(line.block) ?? []), rule])
        return false
      })
      if (free.length === 0) continue
      const box = { ...boxOfRule(free[0] as Ruling), right: Math.max(...free.map((rule) => boxOfRule(rule).right)) }
      const beside = own.filter((each) => overlapX(each.box, box) > 0)
      const over = beside.filter((each) => each.box.bottom <= box.top + 3).sort((a, b) => b.box.bottom - a.box.bottom)[0]
      const lower = beside.filter((each) => each.box.top >= box.top - 3)
      const highest = Math.min(...lower.map((each) => each.box.top))
      // Of columns that begin below a rule over all of them, it stands before the one that is read first, though a heading may begin lower.
      const below = lower.find((each) => each.box.top <= highest + sameBeginning)
      const isWithin = beside.some((each) => each.box.top < box.top - 3 && each.box.bottom > box.top + 3)
      const [gapAbove, gapBelow] = [
        over === undefined ? Infinity : Math.max(0, box.top - over.box.bottom),
        below === undefined ? Infinity : Math.max(0, below.box.top - box.top),
      ]
      const nearest = gapBelow <= gapAbove ? below : over
      if (isWithin || nearest === undefined || Math.min(gapAbove, gapBelow) > farthest) left += free.length
      else if (nearest.block.kind === 'furniture') {
        const edge = box.top < (heights.get(page) ?? 0) / 2 ? 'header' : 'footer'
        if (free[0] !== undefined) edges[edge] ??= { rule: free[0], side: nearest === below ? 'top' : 'bottom' }
      } else {
        const side = nearest === below ? before : after
        side.set(nearest.block, [...(side.get(nearest.block) ?? []), { rules: free, at: at++ }])
      }
    }
  }
  return { before, after, blanks, edges, left }
}

/** Levels of rules closer to each other than this, in points, three or more in a row, are a drawing: a logo of bars, staves of music. */
const stacked = 9

function withoutStacks(groups: readonly (readonly Ruling[])[]): readonly (readonly Ruling[])[] {
  const at = (index: number): number => groups[index]?.[0]?.from.y ?? Infinity
  const isNear = (index: number): boolean => Math.abs(at(index + 1) - at(index)) < stacked
  return groups.filter(
    (_, index) =>
      !((isNear(index) && isNear(index + 1)) || (isNear(index - 1) && isNear(index)) || (isNear(index - 2) && isNear(index - 1))),
  )
}

/** Rules on one level, from left to right; the levels from top to bottom. */
function levels(rules: readonly Ruling[]): readonly (readonly Ruling[])[] {
  const groups: Ruling[][] = []
  for (const rule of [...rules].sort((a, b) => a.from.y - b.from.y)) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && rule.from.y - last[0].from.y < 2) last.push(rule)
    else groups.push([rule])
  }
  return groups.map((group) => group.sort((a, b) => boxOfRule(a).left - boxOfRule(b).left))
}

/** Whether a rule goes on beside the only line of a heading or paragraph, at its foot. */
function isBlankOf(rule: Ruling, block: Block, page: number): boolean {
  const lines = block.kind === 'paragraph' || block.kind === 'heading' ? linesOf(block) : []
  const [line] = lines
  const [word] = line?.words ?? []
  if (lines.length !== 1 || line === undefined || word === undefined || word.page !== page || word.turn !== 0) return false
  const box = boxOfRule(rule)
  const below = box.top - word.baseline
  return below > -0.2 * sizeOf(word) && below < 0.6 * sizeOf(word) && line.words.every((each) => overlapX(each.box, box) < 2)
}
