import type { Word } from '../model/index.ts'

/** What lies between two places across the page, in points. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The stretches between words that no word touches. */
export function whiteIn(words: readonly Word[]): readonly Stretch[] {
  const white: Stretch[] = []
  let right = Infinity
  for (const { box } of [...words].sort((a, b) => a.box.left - b.box.left)) {
    if (box.left > right) white.push({ from: right, to: box.left })
    right = right === Infinity ? box.right : Math.max(right, box.right)
  }
  return white
}
