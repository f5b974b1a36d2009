// Chance that can be had again: for documents that are drawn or composed at random.

/** Numbers from a seed (Mulberry32), the same on every machine. */
export class Dice {
  private state: number
  constructor(seed: number) {
    this.state = seed >>> 0
  }
  /** 0 up to, not with, 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1))
  }
  chance(share: number): boolean {
    return this.roll() < share
  }
  one<Choice>(choices: readonly Choice[]): Choice {
    const chosen = choices[this.between(0, choices.length - 1)]
    if (chosen === undefined) throw new RangeError('nothing to choose from')
    return chosen
  }
  /** The same in another order. */
  shuffled<Item>(items: readonly Item[]): readonly Item[] {
    return items
      .map((item) => [this.roll(), item] as const)
      .sort(([one], [other]) => one - other)
      .map(([, item]) => item)
  }
}
