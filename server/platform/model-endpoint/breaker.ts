/** Failures in a row after which nobody is made to wait for the endpoint. */
const mostFailures = 5

/** One question that was let through; exactly one of the three must be said of it. */
export interface Pass {
  succeeded(): void
  failed(): void
  /** The question was taken back: nothing was learnt. */
  withdrawn(): void
}

/** Refuses questions for a while after five failures in a row; then lets one through, and all when that one is answered. */
export class Breaker {
  readonly #openMs: number
  #failures = 0
  /** Monotonic time until which all are refused; a clock that is set must not hold it open. */
  #until = 0
  #trying = false

  constructor(openMs: number) {
    this.#openMs = openMs
  }

  /** null: refused. */
  pass(): Pass | null {
    const open = this.#failures >= mostFailures
    if (open && (this.#trying || performance.now() < this.#until)) return null
    this.#trying = open
    return {
      succeeded: () => {
        this.#failures = 0
        this.#trying = false
      },
      failed: () => {
        this.#failures += 1
        this.#trying = false
        if (this.#failures >= mostFailures) this.#until = performance.now() + this.#openMs
      },
      withdrawn: () => {
        this.#trying = false
      },
    }
  }
}
