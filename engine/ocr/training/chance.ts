/** Chance that comes out alike each time: the generator mulberry32 from a seed. */
export interface Chance {
  /** From 0 up to 1. */
  share(): number
  /** A whole number from 0 and below `limit`. */
  below(limit: number): number
  between(least: number, most: number): number
  one<T>(choices: readonly T[]): T
  /** true in that share of calls. */
  happens(share: number): boolean
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(share() * limit)
  return {
    share,
    below,
    between: (least, most) => least + share() * (most - least),
    one: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
    happens: (wanted) => share() < wanted,
  }
}
