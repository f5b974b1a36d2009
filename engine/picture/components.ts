import type { Ink } from './ink.ts'

/** Ink that hangs together, in whole pixels; right and bottom are the first column and row outside. */
export interface Component {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Pixels of ink. */
  readonly ink: number
}

/** The pieces of ink that hang together, corners included, from the top down. */
export function componentsOf({ width, height, marks }: Ink): readonly Component[] {
  const runs = new Runs()
  let aboveFrom = 0
  let aboveTo = 0
  for (let y = 0; y < height; y++) {
    const from = runs.count
    let above = aboveFrom
    for (let x = 0, row = y * width; x < width; x++) {
      if (marks[row + x] === 0) continue
      const start = x
      while (x < width && marks[row + x] === 1) x++
      const run = runs.add(start, x, y)
      while (above < aboveTo && runs.endOf(above) < start) above++
      for (let other = above; other < aboveTo && runs.startOf(other) <= x; other++) runs.join(run, other)
    }
    aboveFrom = from
    aboveTo = runs.count
  }
  return runs.components()
}

/** Runs of ink in a row, and which of them belong together. */
class Runs {
  count = 0
  #starts = new Int32Array(4096)
  #ends = new Int32Array(4096)
  #rows = new Int32Array(4096)
  #parents = new Int32Array(4096)

  add(start: number, end: number, row: number): number {
    if (this.count === this.#starts.length) this.#grow()
    const run = this.count++
    this.#starts[run] = start
    this.#ends[run] = end
    this.#rows[run] = row
    this.#parents[run] = run
    return run
  }

  startOf(run: number): number {
    return this.#starts[run] as number
  }

  endOf(run: number): number {
    return this.#ends[run] as number
  }

  join(one: number, other: number): void {
    const first = this.#root(one)
    const second = this.#root(other)
    if (first !== second) this.#parents[Math.max(first, second)] = Math.min(first, second)
  }

  components(): readonly Component[] {
    const made = new Map<number, { left: number; top: number; right: number; bottom: number; ink: number }>()
    for (let run = 0; run < this.count; run++) {
      const root = this.#root(run)
      const start = this.startOf(run)
      const end = this.endOf(run)
      const row = this.#rows[run] as number
      const known = made.get(root)
      if (known === undefined) made.set(root, { left: start, top: row, right: end, bottom: row + 1, ink: end - start })
      else {
        known.left = Math.min(known.left, start)
        known.right = Math.max(known.right, end)
        known.bottom = row + 1
        known.ink += end - start
      }
    }
    return [...made.values()]
  }

  #root(run: number): number {
    let at = run
    while (this.#parents[at] !== at) {
      this.#parents[at] = this.#parents[this.#parents[at] as number] as number
      at = this.#parents[at] as number
    }
    return at
  }

  #grow(): void {
    const larger = (from: Int32Array): Int32Array<ArrayBuffer> => {
      const to = new Int32Array(from.length * 2)
      to.set(from)
      return to
    }
    this.#starts = larger(this.#starts)
    this.#ends = larger(this.#ends)
    this.#rows = larger(this.#rows)
    this.#parents = larger(this.#parents)
  }
}
