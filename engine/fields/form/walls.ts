// The rules of a form as walls: what parts two pieces of writing, and what a value is written on.

import { type Box, height, overlapX, overlapY, type Ruling, width } from '../../geometry/index.ts'
import { type Comb, combsOf } from '../reading/combs.ts'

/** A level rule runs along `at` down the page from `start` to `end` across it; an upright one the other way round. Page points. */
export interface Wall {
  readonly at: number
  readonly start: number
  readonly end: number
}
export interface Walls {
  readonly level: readonly Wall[]
  readonly upright: readonly Wall[]
}

/** Rules of scans lean a little: up to this share of their length they count as level or upright. */
const mostLean = 0.03
/** In points: shorter strokes are parts of letters and of boxes to tick. */
const shortest = 12

/** The level and upright rules of a page; slanted and very short ones are left out. */
export function wallsOf(rulings: readonly Ruling[]): Walls {
  const level: Wall[] = []
  const upright: Wall[] = []
  const combs = combsOf(rulings)
  for (const { from, to } of rulings) {
    const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
    if (across >= shortest && down <= Math.max(1, mostLean * across))
      level.push({ at: (from.y + to.y) / 2, start: Math.min(from.x, to.x), end: Math.max(from.x, to.x) })
    else if (down >= shortest && across <= Math.max(1, mostLean * down))
      if (!combs.some((comb) => isWithin(comb, (from.x + to.x) / 2, (from.y + to.y) / 2)))
        upright.push({ at: (from.x + to.x) / 2, start: Math.min(from.y, to.y), end: Math.max(from.y, to.y) })
  }
  return { level, upright }
}

/** A side between the letters of an answer. */
const isWithin = ({ box }: Comb, x: number, y: number): boolean =>
  x > box.left + 2 && x < box.right - 2 && y > box.top - 1 && y < box.bottom + 1

/** A level rule runs between the two boxes under most of what they share across the page. */
export function partedDown({ level }: Walls, upper: Box, lower: Box): boolean {
  const left = Math.max(upper.left, lower.left)
  const right = Math.min(upper.right, lower.right)
  const [from, to] = right > left ? [left, right] : [Math.min(upper.right, lower.right), Math.max(upper.left, lower.left)]
  return level.some(
    ({ at, start, end }) =>
      at > upper.bottom - 0.35 * height(upper) &&
      at < lower.top + 0.35 * height(lower) &&
      Math.min(end, to) - Math.max(start, from) > 0.6 * (to - from),
  )
}

/** An upright rule stands between the two boxes in most of the height of the lower one of them. */
export function partedAcross({ upright }: Walls, left: Box, right: Box): boolean {
  const band = { ...left, top: Math.max(left.top, right.top), bottom: Math.min(left.bottom, right.bottom) }
  if (band.bottom <= band.top) return false
  return upright.some(
    ({ at, start, end }) =>
      at > left.right - 0.3 * height(left) &&
      at < right.left + 0.3 * height(right) &&
      overlapY(band, { ...band, top: start, bottom: end }) > 0.5 * height(band),
  )
}

/** The rule that a box of writing stands on: level, right below its letters, under most of it. */
export function underlineOf({ level }: Walls, box: Box): Wall | null {
  const near = level.filter(
    ({ at, start, end }) =>
      at > box.bottom - 0.4 * height(box) &&
      at < box.bottom + 0.55 * height(box) &&
      overlapX(box, { ...box, left: start, right: end }) > 0.6 * width(box),
  )
  return near.sort((a, b) => Math.abs(a.at - box.bottom) - Math.abs(b.at - box.bottom))[0] ?? null
}

/** The nearest walls around a box, in page points; null where there is none on that side. */
export interface Cell {
  readonly left: number | null
  readonly top: number | null
  readonly right: number | null
  readonly bottom: number | null
}
export function cellAround({ level, upright }: Walls, box: Box): Cell {
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  let left: number | null = null
  let top: number | null = null
  let right: number | null = null
  let bottom: number | null = null
  const slack = 0.3 * height(box)
  for (const { at, start, end } of level) {
    if (start > x || end < x) continue
    if (at <= box.top + slack && (top === null || at > top)) top = at
    if (at >= box.bottom - slack && (bottom === null || at < bottom)) bottom = at
  }
  for (const { at, start, end } of upright) {
    if (start > y || end < y) continue
    if (at <= box.left + slack && (left === null || at > left)) left = at
    if (at >= box.right - slack && (right === null || at < right)) right = at
  }
  return { left, top, right, bottom }
}
