// A page's words as people see forms: pieces that stand close together on one baseline, in rows from top to bottom.
// Zones and paragraphs of the layout stage are for running text; a label and its value often stand in two of them.

import { type Box, height, type Ruling, unionOf, width } from '../../geometry/index.ts'
import { median, sizeOf, textOfWords, type Word } from '../../model/index.ts'
import type { ReadPage } from '../../stages.ts'
import { type Comb, combAround, combsOf, stroke } from './combs.ts'

/** Words on one baseline without a wide gap or a vertical rule between them. */
export interface Segment {
  readonly page: number
  readonly words: readonly Word[]
  /** Words joined by single spaces. */
  readonly text: string
  readonly box: Box
  readonly baseline: number
  /** Size of the writing, in points: that of the word in the middle. */
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
  const pitch = page.readBy === 'text-layer' ? null : (pitchOf(lines) ?? (isTypedInSizes(lines) ? 'by word' : null))
  const combs = combsOf(page.rulings)
  const rows = lines.map((words, row) => segmentsOf(words, row, page.number, uprights, pitch, combs))
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
      const step = next === undefined ? null : stepTo(word, next)
      return step === null ? [] : [step]
    }),
  )
  if (steps.length < fewestPairs) return null
  const usual = median(steps, 0)
  const agree = steps.filter((step) => Math.abs(step - usual) < closely * usual).length
  return agree >= mostAgree * steps.length ? usual : null
}

/**
 * Whether a recognised page is typed in several sizes: letters of one width tell themselves by neighbours alone, whose letters are as wide as each
 * other's and whose steps are as long. Of nine typed invoices 0.75 to 0.95 of the comparisons agreed within a twentieth, of 23 others 0.2 to 0.46, of
 * scanned forms of typewriters 0.6 and more.
 */
function isTypedInSizes(lines: readonly (readonly Word[])[]): boolean {
  let compared = 0
  let alike = 0
  const compare = (one: number, other: number): void => {
    compared++
    if (Math.abs(one - other) < closely * one) alike++
  }
  for (const words of lines)
    words.forEach((word, index) => {
      const [before, next] = [words[index - 1], words[index + 1]]
      if (next !== undefined && lettersIn(word) >= 4 && lettersIn(next) >= 4)
        compare(width(word.box) / lettersIn(word), width(next.box) / lettersIn(next))
      const [last, own] = [before === undefined ? null : stepTo(before, word), next === undefined ? null : stepTo(word, next)]
      if (last !== null && own !== null) compare(own, last)
    })
  return compared >= fewestPairs && alike >= mostAlike * compared
}
const mostAlike = 0.6
const lettersIn = ({ text }: Word): number => [...text].length

/** From one word's beginning to the next one's, a letter; null for short words and for those far apart. */
function stepTo(word: Word, next: Word): number | null {
  const letters = lettersIn(word)
  const step = (next.box.left - word.box.left) / (letters + 1)
  return letters >= 3 && next.box.left - word.box.right < 2 * step ? step : null
}

/** The width of a letter by two neighbours of typed writing, the white beside their first and last letters counted; null for short words. */
function pitchBetween(...words: readonly Word[]): number | null {
  const widths = words
    .filter((word) => lettersIn(word) >= 3)
    .map((word) => width(word.box) / (lettersIn(word) - (/[.,:;'’]$/u.test(word.text) ? 0.6 : 0.25)))
  return widths.length === 0 ? null : Math.max(...widths)
}

/** How much wider the letters of a heading are than those of its typed page. */
const widerLetters = 1.2
/** The width of a letter of the page, or that of two words set larger. */
function pitchAmong(ofPage: number, left: Word, right: Word): number {
  const own = pitchBetween(left, right) ?? 0
  return own > widerLetters * ofPage ? own : ofPage
}

/** In letters: a space and the white about its neighbours; two spaces leave two and more. */
const widestOfPitch = 1.7

/** How wide a letter is: on the whole page, or by the two words with the row's for short ones; null where letters are of many widths. */
type Typed = number | { readonly ofRow: number | null } | null

function segmentsOf(
  words: readonly Word[],
  row: number,
  page: number,
  uprights: readonly Ruling[],
  pitch: number | 'by word' | null,
  combs: readonly Comb[],
): Segment[] {
  const letters = pitch === 'by word' ? words.flatMap((word) => pitchBetween(word) ?? []).sort((a, b) => a - b) : []
  const typed: Typed = pitch === 'by word' ? { ofRow: letters[Math.floor(letters.length / 2)] ?? null } : pitch
  const groups: Word[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group !== undefined && before !== undefined && (areInComb(before, word, combs) ?? belongTogether(before, word, uprights, typed)))
      group.push(word)
    else groups.push([word])
  }
  return groups.map((group) => segmentOf(group, row, page))
}

/** A segment of the given words; they must stand on one row and not be empty. */
export function segmentOf(words: readonly Word[], row: number, page: number): Segment {
  return {
    page,
    words,
    text: textOfWords(words),
    box: unionOf(words.map(({ box }) => box)),
    baseline: words[0]?.baseline ?? 0,
    size: median(words.map(sizeOf), 10),
    row,
  }
}

/** Words of one answer that has a box for each letter, a box or two left empty between them; null where a word stands in no such boxes. */
function areInComb(left: Word, right: Word, combs: readonly Comb[]): boolean | null {
  if (combs.length === 0) return null
  const comb = combAround(combs, left.box)
  const beside = stroke.test(left.text) ? combAround(combs, right.box) : stroke.test(right.text) ? comb : undefined
  if (beside !== undefined && right.box.left - left.box.right < beside.pitch) return true
  return comb === undefined ? null : comb === combAround(combs, right.box) && right.box.left - left.box.right < mostEmpty * comb.pitch
}
/** In boxes, with the white about the letters beside them. */
const mostEmpty = 3

function belongTogether(left: Word, right: Word, uprights: readonly Ruling[], typed: Typed): boolean {
  const pitch =
    typed === null ? null : typeof typed === 'number' ? pitchAmong(typed, left, right) : (pitchBetween(left, right) ?? typed.ofRow)
  const gap = right.box.left - left.box.right
  // What letters tell of the size of recognised words is a little low for some.
  const size = (left.readBy === 'text-layer' ? Math.min : Math.max)(sizeOf(left), sizeOf(right))
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
