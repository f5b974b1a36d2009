import type { Confidence } from './confidence.ts'
import type { Place } from './word.ts'

/** What every block has: where it stands and how sure its reading is. */
export interface Printed {
  readonly places: readonly Place[]
  readonly confidence: Confidence
}
