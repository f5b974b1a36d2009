// Rows of boxes for one letter each, in which the answers of some forms are written: their sides part letters, and no answers.

import type { Box, Ruling } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'

export interface Comb {
  /** Around all its boxes. */
  readonly box: Box
  /** From box to box, in points. */
  readonly pitch: number
}

/** Boxes of a comb: fewer are cells of a row. */
const fewestBoxes = 4
/** In points: how wide one letter's box is. */
const [narrowest, widest] = [6, 24]
/** Boxes are as high as wide, give or take. */
const highest = 2.2
/** In points: sides that end on one level, and the share by which boxes may differ in width. */
const level = 1.5
const alike = 0.2

/** The combs of a page. Rows of such boxes right under each other are a table. Worked out once for the rulings of a page. */
export function combsOf(rulings: readonly Ruling[]): readonly Comb[] {
  const known = combs.get(rulings)
  if (known !== undefined) return known
  const rows = new Map<string, { x: number; top: number; bottom: number }[]>()
  for (const { from, to } of rulings) {
    const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
    if (Math.abs(from.x - to.x) > 1 || bottom - top < narrowest || bottom - top > highest * widest) continue
    const key = `${Math.round(top / level)} ${Math.round(bottom / level)}`
    rows.set(key, [...(rows.get(key) ?? []), { x: (from.x + to.x) / 2, top, bottom }])
  }
  const runs = [...rows.values()].flatMap(combsIn)
  const long = runs.filter(({ boxes }) => boxes >= fewestBoxes)
  const found = runs.filter((run) => long.includes(run) || long.some(({ comb }) => isBegun(run.comb, comb))).map(({ comb }) => comb)
  const own = found.filter((comb) => !found.some((other) => other !== comb && isStacked(comb, other)))
  combs.set(rulings, own)
  return own
}
const combs = new WeakMap<readonly Ruling[], readonly Comb[]>()

/** Two boxes or three for day and month stand in the row of a year's four, drawn alike, no further off than a few boxes. */
const isBegun = ({ box, pitch }: Comb, { box: other, pitch: usual }: Comb): boolean =>
  Math.abs(box.top - other.top) < level &&
  Math.abs(box.bottom - other.bottom) < level &&
  Math.abs(pitch - usual) < 0.5 * alike * usual &&
  Math.max(other.left - box.right, box.left - other.right) < farthestPart * usual
const farthestPart = 8

function combsIn(
  sides: readonly { readonly x: number; readonly top: number; readonly bottom: number }[],
): readonly { readonly comb: Comb; readonly boxes: number }[] {
  const [first] = sides
  const places = sides
    .map(({ x }) => x)
    .sort((a, b) => a - b)
    .filter((x, at, all) => at === 0 || x - (all[at - 1] ?? 0) > level)
  if (first === undefined || places.length <= 2) return []
  const runs: number[][] = []
  for (const x of places) {
    const run = runs.at(-1)
    const [last, before] = [run?.at(-1), run?.at(-2)]
    const step = last === undefined ? 0 : x - last
    const isNext =
      last !== undefined &&
      step >= narrowest &&
      step <= widest &&
      (before === undefined || Math.abs(step - (last - before)) < alike * Math.max(step, last - before))
    if (run !== undefined && isNext) run.push(x)
    else runs.push([x])
  }
  return runs.flatMap((run): ReturnType<typeof combsIn> => {
    const [left, right] = [run[0] ?? 0, run.at(-1) ?? 0]
    const pitch = (right - left) / Math.max(1, run.length - 1)
    const boxes = run.length - 1
    if (boxes < 2 || first.bottom - first.top > highest * pitch) return []
    return [{ comb: { box: { left, right, top: first.top, bottom: first.bottom }, pitch }, boxes }]
  })
}

const isStacked = ({ box: a }: Comb, { box: b }: Comb): boolean =>
  Math.abs(a.left - b.left) < level && Math.min(Math.abs(a.bottom - b.top), Math.abs(b.bottom - a.top)) < level

/** The comb that a box stands in; undefined for none. */
export const combAround = (combs: readonly Comb[], { left, right, top, bottom }: Box): Comb | undefined =>
  combs.find(
    ({ box }) => box.left <= left + 1 && box.right >= right - 1 && box.top <= (top + bottom) / 2 && box.bottom >= (top + bottom) / 2,
  )

/** What is written in combs: letters in boxes beside each other are a word, and a stroke between two combs stands without spaces. */
export function writtenIn(combs: readonly Comb[], words: readonly Word[]): string {
  return words.reduce((text, word, at) => {
    const before = words[at - 1]
    if (before === undefined) return word.text
    const [one, other] = [combAround(combs, before.box), combAround(combs, word.box)]
    const { pitch } = one ?? other ?? { pitch: 0 }
    const isNext = middleOf(word) - middleOf(before) < nextBox * pitch
    const isStroke = (one === undefined) !== (other === undefined) && stroke.test(one === undefined ? before.text : word.text)
    const isJoined =
      one !== undefined && one === other ? isNext && areLetters(before, word) : isStroke && word.box.left - before.box.right < pitch
    return isJoined ? text + word.text : `${text} ${word.text}`
  }, '')
}
/** Boxes from the middle of a letter to that of the next at most. */
const nextBox = 1.5
/** What parts day, month and year between their combs. */
export const stroke = /^[/.\-–]$/u
const middleOf = ({ box }: Word): number => (box.left + box.right) / 2
const areLetters = (...words: readonly Word[]): boolean => words.every(({ text }) => [...text].length === 1)
