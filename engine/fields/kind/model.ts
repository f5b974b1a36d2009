import type { PageText } from '../reading/page-text.ts'
import { askingOf, asksLikeAForm, isNoContract } from './asking.ts'
import { type KnownKind, knownKinds } from './evidence-words.ts'
import { featureNames, featuresOf } from './features.ts'
import { likelihoods } from './likelihoods.ts'
import weights from './weights.json' with { type: 'json' }

export interface Kind {
  readonly kind: KnownKind
  /** Probability of being right, 0 to 1. */
  readonly confidence: number
}

/** Known by what it asks and not by its words: to be checked. */
const byItsLabels: Kind = { kind: 'form', confidence: 0.6 }

/** The kind of the document on these pages: the likeliest by a linear model; 'other' where none is likelier than not. */
export function kindOf(pages: readonly PageText[]): Kind {
  const features = featuresOf(pages)
  const likely = likelihoods(features, weights.weights)
  const best = likely.indexOf(Math.max(...likely))
  const kind = knownKinds[best] ?? 'other'
  const sure = likely[best] ?? 0
  const asking = askingOf(pages.slice(0, 3))
  const isForm = isToFillIn(features)
  if (kind === 'contract' && (isForm || isNoContract(asking))) return byItsLabels
  // Between two kinds, as the slips that call themselves invoices: the likelier, as unsure as it is.
  const torn = kind !== 'other' && sure >= 0.4 && sure > 2 * (likely[knownKinds.indexOf('other')] ?? 0)
  if (sure >= 0.5 && kind !== 'other') return { kind, confidence: sure }
  if (isForm) return byItsLabels
  if (torn) return { kind, confidence: sure }
  if (asksLikeAForm(asking)) return byItsLabels
  return { kind: 'other', confidence: sure >= 0.5 ? sure : Math.min(0.5, 1 - sure) }
}

/**
 * It calls itself a form and a good part of it are lines and boxes to fill in. Of the agreements on the development split and in bench/papers five
 * name a form in their heads and none of these has a line to fill in.
 */
const isToFillIn = (features: readonly number[]): boolean => {
  const of = (name: string): number => features[featureNames.indexOf(name)] ?? 0
  return of('title form') > 0 && of('blanks') >= leastBlanks && of('sayings contract') < mostOfContract
}
const leastBlanks = 0.25
const mostOfContract = 0.8
