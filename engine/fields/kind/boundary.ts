// Whether a page begins another document than the pages before it.

import type { PageText } from '../reading/page-text.ts'
import { boundaryFeaturesOf } from './boundary-features.ts'
import weights from './boundary-weights.json' with { type: 'json' }
import { type Kind, kindOf } from './model.ts'

/** Probability, 0 to 1, that the page begins another document than the one `open` is of: logistic regression over boundary-features.ts. */
export function likelihoodOfBeginning(
  page: PageText,
  open: readonly PageText[],
  was: Kind = kindOf(open),
  is: Kind = kindOf([page]),
): number {
  return beginningBy(boundaryFeaturesOf(page, open, was, is), weights.weights)
}

/** The probability by weights, one a feature. */
export const beginningBy = (features: readonly number[], by: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, at) => sum + feature * (by[at] ?? 0), 0)))
