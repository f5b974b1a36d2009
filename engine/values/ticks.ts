const ticked = new Set(['✓', '✔', '☑', '☒', '✅', '◉', '⦿', '[x]', '[X]', '(x)', '(X)'])
const unticked = new Set(['☐', '❏', '❑', '✗', '✘', '❌', '[ ]', '[]', '( )', '()'])
/** Marks that are a tick only in a column of such marks: a cross, a full or an empty figure. */
const perhapsTicked = new Set(['x', 'X', '×', '■', '●', '•', '⬤'])
const perhapsUnticked = new Set(['□', '○', '◯'])

export interface TickReading {
  readonly ticked: boolean
  /** false: "x" and the like, which mean a tick only among their kind. */
  readonly certain: boolean
}

/** Reads a whole cell as a tick, a cross or an empty box; null for anything else, words such as "yes" included. */
export function readTick(text: string): TickReading | null {
  const mark = text.trim()
  if (ticked.has(mark)) return { ticked: true, certain: true }
  if (unticked.has(mark)) return { ticked: false, certain: true }
  if (perhapsTicked.has(mark)) return { ticked: true, certain: false }
  if (perhapsUnticked.has(mark)) return { ticked: false, certain: false }
  return null
}

const checks = new Set(['✓', '✔', '✅'])
const crosses = new Set(['x', 'X', '×'])

/** The ticks of a column of marks: a cross is a tick there, but beside ticks it says no. Texts that are no marks are null. */
export function readTicks(texts: readonly string[]): readonly (boolean | null)[] {
  const hasChecks = texts.some((text) => checks.has(text.trim()))
  return texts.map((text) => {
    const read = readTick(text)
    return read === null ? null : read.ticked && !(hasChecks && crosses.has(text.trim()))
  })
}
