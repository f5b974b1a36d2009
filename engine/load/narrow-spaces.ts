// Spaces that nothing in the file writes and that are hardly wider than the gaps within words: told by the other gaps of their line.

import { median } from '../model/index.ts'
import type { Character } from './characters.ts'

/** A gap without a space character that parts words. Spaces are 0.2 to 0.33 em wide and shrink to 0.15 in tightly justified lines; kerning opens gaps up to 0.1. */
export const wordGap = 0.15
/** In writing without any kerning, where letters follow within `unkerned`, gaps from this on are the spaces of a narrow font; one alone may be a kern. All letters of the development pages but those of one caption are parted alike with and without this. */
export const narrowSpace = 0.11
const unkerned = 0.01
const fewestNarrowSpaces = 2

const none: ReadonlySet<number> = new Set()

/** Before which characters of a stretch of writing (by index; gaps in em) stand spaces that are no wider than gaps within words may be. */
export function narrowSpacesIn(stretch: readonly Character[], gaps: readonly number[]): ReadonlySet<number> {
  const found = [ofNarrowFont(stretch, gaps), underOverhangs(stretch, gaps), evenSpaces(stretch, gaps)].filter(({ size }) => size > 0)
  return found.length < 2 ? (found[0] ?? none) : new Set(found.flatMap((own) => [...own]))
}

/** Before which characters a narrow font's spaces stand: between word gaps of any width, letters that follow without kerning but for two or more even steps. */
function ofNarrowFont(stretch: readonly Character[], gaps: readonly number[]): ReadonlySet<number> {
  if (!gaps.some((gap) => gap > narrowSpace && gap <= wordGap)) return none
  const found = new Set<number>()
  let steps: number[] = []
  let kerned = false
  for (let i = 1; i <= stretch.length; i++) {
    const gap = i < stretch.length ? (gaps[i - 1] ?? 0) : Infinity
    if (gap > wordGap) {
      if (!kerned && steps.length >= fewestNarrowSpaces) for (const at of steps) found.add(at)
      steps = []
      kerned = false
    } else if (gap > narrowSpace && startsWord.test(stretch[i]?.text ?? '')) steps.push(i)
    else if (Math.abs(gap) > unkerned) kerned = true
  }
  return found
}
const startsWord = /^[\p{L}\p{N}]/u

/** Letters whose ink reaches beyond their room, to the right and to the left: that of an f does so in slanted faces. */
const hooked = /f$/
const tailed = /^[jf]/
/** Ink that reaches over a space, as the hook of an f before it and of a j after it does, leaves some white; it may touch where the pen makes just the usual space. */
const leastUnderOverhang = 0.04
const touching = -0.06
const justTheSpace = 0.04
/** How much less and more a space may be than the usual one of its line, which a justified line gives the same width everywhere; a hook may be given room. */
const leastOfSpace = 0.8
const mostOfSpace = 1.5

/** Before which characters a letter reaches over the space: the pen goes on there by as much as at the other word gaps of the stretch. */
function underOverhangs(stretch: readonly Character[], gaps: readonly number[]): ReadonlySet<number> {
  let spaces: number[] | null = null
  let usual = 0
  const found = new Set<number>()
  for (let i = 1; i < stretch.length; i++) {
    const gap = gaps[i - 1] ?? 0
    if (gap <= touching || gap > wordGap) continue
    const pen = penGap(stretch, i)
    if (pen <= wordGap || !(hooked.test(stretch[i - 1]?.text ?? '') || tailed.test(stretch[i]?.text ?? ''))) continue
    if (spaces === null) {
      spaces = []
      for (let at = 1; at < stretch.length; at++) if ((gaps[at - 1] ?? 0) > wordGap) spaces.push(penGap(stretch, at))
      usual = spaces.length < fewestNarrowSpaces ? Infinity : median(spaces, Infinity)
    }
    const isJust = Math.abs(pen - usual) <= justTheSpace * usual
    if (isJust || (gap > leastUnderOverhang && pen >= leastOfSpace * usual && pen <= mostOfSpace * usual)) found.add(i)
  }
  return found
}

/** TeX squeezes the spaces of a line to 0.12 em, all by as much: so exactly they are alike, in em, and so many of them prove the others. */
const tightest = 0.12
const alike = 0.004
const fewestAlike = 3
/** Letters of one word follow closer than this, and hardly more of the gaps in a line are spaces. */
const withinWords = 0.05
const mostSpaces = 0.4
/**
 * Before which characters the even spaces of a line stand that are hardly seen, be it that the line is set tight or that slanted letters lean over them:
 * the pen makes the same room each time, behind more than one letter (of which a font may state a wrong width), and none between that and the room within words.
 */
function evenSpaces(stretch: readonly Character[], gaps: readonly number[]): ReadonlySet<number> {
  if (gaps.length < fewestAlike || !gaps.some((gap, i) => gap <= wordGap && penGap(stretch, i + 1) >= tightest)) return none
  const pens = gaps.map((_, i) => penGap(stretch, i + 1))
  const spaces = pens.filter((pen) => pen >= tightest)
  const usual = median(spaces, 0)
  const even = pens.flatMap((pen, i) => (Math.abs(pen - usual) <= alike ? [stretch[i]?.text] : []))
  const isClear = pens.every((pen) => pen < withinWords || pen >= tightest - alike)
  if (even.length < fewestAlike || new Set(even).size < 2 || even.length < spaces.length / 2 || !isClear) return none
  if (spaces.length > mostSpaces * pens.length) return none
  // Behind a stop there is more room; behind a letter more than the others have is its own wrong width.
  const isSpace = (pen: number, before: string): boolean =>
    Math.abs(pen - usual) <= alike || (pen > usual && pen <= mostOfSpace * usual && /^\p{P}$/u.test(before))
  return new Set(
    pens.flatMap((pen, i) => (isSpace(pen, stretch[i]?.text ?? '') && startsWord.test(stretch[i + 1]?.text ?? '') ? [i + 1] : [])),
  )
}

/** How far the pen goes on before the character of this index, in em. */
const penGap = (stretch: readonly Character[], index: number): number => {
  const [last, next] = [stretch[index - 1], stretch[index]]
  if (last === undefined || next === undefined) return 0
  return (next.start - last.end) / Math.max(last.style.font.size, next.style.font.size)
}
