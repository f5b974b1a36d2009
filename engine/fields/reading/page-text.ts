// A page's words as people see forms: pieces that stand close together on one baseline, in rows from top to bottom.
// Zones and paragraphs of the layout stage are for running text; a label and its value often stand in two of them.

import { type Box, height, type Ruling, unionOf } from '../../geometry/index.ts'
import { sizeOf, type Word } from '../../model/index.ts'
import type { ReadPage } from '../../stages.ts'

/** Words on one baseline without a wide gap or a vertical rule between them. */
export interface Segment {
  readonly page: number
  readonly words: readonly Word[]
  /** Words joined by single spaces. */
  readonly text: string
  readonly box: Box
  readonly baseline: number
  /** Size of the writing, in points. */
  readonly size: number
  /** Which row of the page, counted from the top. */
  readonly row: number
}
export interface PageText {
  readonly page: ReadPage
  /** Row by row, left to right. */
  readonly segments: readonly Segment[]
  readonly rows: readonly (readonly Segment[])[]
}

/** The upright words of a page as segments in rows; turned words (margin notes, stamps) are left out. Worked out once a page. */
export function pageTextOf(page: ReadPage): PageText {
  const known = texts.get(page)
  if (known !== undefined) return known
  const uprights = verticalRules(page.rulings)
  const lines = rowsOf(page.words.filter((word) => word.turn === 0 && word.text.trim() !== ''))
  const pitch = page.readBy === 'text-layer' ? null : pitchOf(lines)
  const rows = lines.map((words, row) => segmentsOf(words, row, page.number, uprights, pitch))
  const text = { page, rows, segments: rows.flat() }
  texts.set(page, text)
  return text
}
const texts = new WeakMap<ReadPage, PageText>()

/** Words whose baselines differ by less than a third of their size stand in one row. */
function rowsOf(words: readonly Word[]): Word[][] {
  const sorted = [...words].sort((a, b) => a.baseline - b.baseline)
  const rows: { words: Word[]; baseline: number }[] = []
  for (const word of sorted) {
    const row = rows.at(-1)
    if (row !== undefined && word.baseline - row.baseline < 0.35 * sizeOf(word)) {
      row.words.push(word)
      // The row's level follows slightly sloping scans, slowly.
      row.baseline += (word.baseline - row.baseline) / row.words.length
    } else rows.push({ words: [word], baseline: word.baseline })
  }
  return rows.map(({ words: own }) => own.sort((a, b) => a.box.left - b.box.left))
}

/** A gap wider than the writing is high ends a segment: spaces of justified text stay below it, gutters of tables do not. */
const widestSpace = 1

/** Letters of one width: a stop has as much white about it as a letter has black, so that "P. IVA" stands far apart. */
const widestTyped = 1.25
const isTyped = (word: Word): boolean => /mono|courier|typewriter|consol/iu.test(word.font?.family ?? '')

/** Pairs of neighbouring words that tell whether a page is typed; the share of them that must agree, and how closely. */
const fewestPairs = 20
const mostAgree = 0.75
const closely = 0.05

/**
 * The width of a letter on a recognised page where all are of one width: then from one word's beginning to the next
 * one's it is as many letters as the first has and one more. Null for other writing, whose pairs agree within a twentieth in a third of cases.
 */
function pitchOf(lines: readonly (readonly Word[])[]): number | null {
  const steps = lines.flatMap((words) =>
    words.flatMap((word, index) => {
      const next = words[index + 1]
      const letters = [...word.text].length
      if (next === undefined || letters < 3) return []
      const step = (next.box.left - word.box.left) / (letters + 1)
      const gap = next.box.left - word.box.right
      return gap < 2 * step ? [step] : []
    }),
  )
  if (steps.length < fewestPairs) return null
  const median = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
  const agree = steps.filter((step) => Math.abs(step - median) < closely * median).length
  return agree >= mostAgree * steps.length ? median : null
}

/** In letters: a space and the white about its neighbours; two spaces leave two and more. */
const widestOfPitch = 1.7

function segmentsOf(words: readonly Word[], row: number, page: number, uprights: readonly Ruling[], pitch: number | null): Segment[] {
  const groups: Word[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group !== undefined && before !== undefined && belongTogether(before, word, uprights, pitch)) group.push(word)
    else groups.push([word])
  }
  return groups.map((group) => segmentOf(group, row, page))
}

/** A segment of the given words; they must stand on one row and not be empty. */
export function segmentOf(words: readonly Word[], row: number, page: number): Segment {
  const sizes = words.map(sizeOf).sort((a, b) => a - b)
  return {
    page,
    words,
    text: words.map(({ text }) => text).join(' '),
    box: unionOf(words.map(({ box }) => box)),
    baseline: words[0]?.baseline ?? 0,
    size: sizes[Math.floor(sizes.length / 2)] ?? 10,
    row,
  }
}

function belongTogether(left: Word, right: Word, uprights: readonly Ruling[], pitch: number | null): boolean {
  const gap = right.box.left - left.box.right
  const size = Math.min(sizeOf(left), sizeOf(right))
  const widest = pitch !== null ? widestOfPitch * pitch : (isTyped(left) && isTyped(right) ? widestTyped : widestSpace) * size
  if (gap > widest) return false
  // Behind a colon the value begins: half the gap parts them, so that "Date:  12 May" is label and value and no phrase.
  if (gap > 0.6 * size && left.text.endsWith(':') && (pitch === null || gap > 1.3 * pitch)) return false
  return gap < 0.1 * size || !uprights.some((rule) => parts(rule, left, right))
}

function verticalRules(rulings: readonly Ruling[]): readonly Ruling[] {
  return rulings.filter(({ from, to }) => Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) > 4)
}

function parts({ from, to }: Ruling, left: Word, right: Word): boolean {
  const x = (from.x + to.x) / 2
  if (x < left.box.right - 0.2 * height(left.box) || x > right.box.left + 0.2 * height(right.box)) return false
  const y = left.baseline - 0.3 * sizeOf(left)
  return Math.min(from.y, to.y) <= y && y <= Math.max(from.y, to.y)
}
