import type { Component } from './components.ts'
import type { Letters } from './letters.ts'
import { median } from './median.ts'

/** Marks that speak for and against lines standing upright. */
export interface Uprightness {
  /** Letters that reach above their line's usual height, and full stops and commas at its foot. */
  readonly upright: number
  /** Letters that reach below, and dots at the head. */
  readonly upsideDown: number
}

/** How many standard deviations the difference is from chance, positive for upright: beyond 3 it may be relied on. */
export const leaning = ({ upright, upsideDown }: Uprightness): number => (upright - upsideDown) / Math.sqrt(upright + upsideDown + 1)

/**
 * Whether lines that run across stand on their feet. In Latin, Greek and Cyrillic letters ascenders and capitals are several times as
 * frequent as descenders (Caprile and others; used by Bloomberg, Kopec and Dasari, Measuring document image skew and orientation, 1995);
 * full stops and commas, which also stand between figures, lie at the foot.
 */
export function uprightnessOf(components: readonly Component[], letters: Letters): Uprightness {
  let upright = 0
  let upsideDown = 0
  for (const chain of chainsOf(letters)) {
    const tops = median(chain.map(({ top }) => top))
    const bottoms = median(chain.map(({ bottom }) => bottom))
    const high = bottoms - tops
    if (high < 5) continue
    for (const { top, bottom } of chain) {
      const above = (tops - top) / high
      const below = (bottom - bottoms) / high
      if (above > 0.2 && above < 0.8 && Math.abs(below) < 0.12) upright++
      if (below > 0.2 && below < 0.8 && Math.abs(above) < 0.12) upsideDown++
    }
  }
  const dots = dotsOf(components, letters)
  return { upright: upright + dots.feet, upsideDown: upsideDown + dots.heads }
}

/** Letters that stand side by side without a wide gap, four and more in a row, from left to right. */
export function chainsOf({ pieces, size }: Letters): readonly (readonly Component[])[] {
  const sorted = pieces.filter((piece) => piece.right - piece.left <= 2.5 * size).sort((one, other) => one.left - other.left)
  const chains: Component[][] = []
  let open: Component[][] = []
  for (const piece of sorted) {
    open = open.filter((chain) => (chain.at(-1)?.right ?? 0) > piece.left - 0.9 * size)
    let own: Component[] | null = null
    let most = 0
    for (const chain of open) {
      const last = chain.at(-1)
      if (last === undefined) continue
      const common = Math.min(last.bottom, piece.bottom) - Math.max(last.top, piece.top)
      if (common > 0.5 * Math.min(last.bottom - last.top, piece.bottom - piece.top) && common > most) {
        most = common
        own = chain
      }
    }
    if (own === null) {
      own = []
      chains.push(own)
      open.push(own)
    }
    own.push(piece)
  }
  return chains.filter((chain) => chain.length >= 4)
}

/** Dots beside letters, by whether they lie at the foot or the head of the letter to their left; those above or below a letter are i-dots and accents. */
function dotsOf(components: readonly Component[], { pieces, size }: Letters): { readonly feet: number; readonly heads: number } {
  let feet = 0
  let heads = 0
  const rows = new Map<number, Component[]>()
  const rowOf = (y: number): number => Math.floor(y / Math.max(4, size))
  for (const piece of pieces)
    for (let row = rowOf(piece.top); row <= rowOf(piece.bottom); row++) {
      const there = rows.get(row)
      if (there === undefined) rows.set(row, [piece])
      else there.push(piece)
    }
  for (const dot of components) {
    const across = dot.right - dot.left
    const down = dot.bottom - dot.top
    if (Math.max(across, down) > 0.5 * size || dot.ink < 3 || across > 2 * down) continue
    const middle = (dot.top + dot.bottom) / 2
    let neighbour: Component | null = null
    let covered = false
    for (const row of [-1, 0, 1])
      for (const piece of rows.get(rowOf(middle) + row) ?? []) {
        if (Math.min(piece.right, dot.right) - Math.max(piece.left, dot.left) > 0.3 * across) {
          const away = Math.max(piece.top - dot.bottom, dot.top - piece.bottom)
          if (away < size) covered = true
        }
        const gap = dot.left - piece.right
        if (gap > -1 && gap < 0.6 * size && (neighbour === null || piece.right > neighbour.right)) neighbour = piece
      }
    if (covered || neighbour === null) continue
    const high = neighbour.bottom - neighbour.top
    if (high < 1.5 * down) continue
    const place = (middle - neighbour.top) / high
    if (place > 0.75 && place < 1.3) feet++
    if (place < 0.25 && place > -0.3) heads++
  }
  return { feet, heads }
}
