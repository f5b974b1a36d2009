import type { Correction } from '@docmill/engine/model'

/** Everything a person did to a result, step by step; what has been undone waits after `at`. A step may hold several corrections. */
export interface History {
  readonly steps: readonly (readonly Correction[])[]
  /** How many steps count. */
  readonly at: number
}

/** The history of a list that was saved earlier: each correction a step of its own. */
export const historyOf = (corrections: readonly Correction[]): History => ({
  steps: corrections.map((correction) => [correction]),
  at: corrections.length,
})

/** The corrections that count, in order: what is saved and applied. */
export const correctionsOf = ({ steps, at }: History): readonly Correction[] => steps.slice(0, at).flat()

/** One more step; what had been undone is forgotten. An empty step changes nothing. */
export const withStep = ({ steps, at }: History, step: readonly Correction[]): History =>
  step.length === 0 ? { steps, at } : { steps: [...steps.slice(0, at), step], at: at + 1 }

/** One step back, and forth again; at either end nothing changes. */
export const undone = ({ steps, at }: History): History => ({ steps, at: Math.max(0, at - 1) })
export const redone = ({ steps, at }: History): History => ({ steps, at: Math.min(steps.length, at + 1) })
