declare const unit: unique symbol

/** A probability of being right, 0 to 1. Earned from evidence, never defaulted to 1. */
export type Confidence = number & { readonly [unit]: 'Confidence' }

/** Brands `value` as a confidence; throws RangeError outside 0..1. */
export function confidence(value: number): Confidence {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`confidence ${value} is not between 0 and 1`)
  return value as Confidence
}

/** The confidence of a whole that is right only when its weakest part is; `whenEmpty` for a whole without parts. */
export function weakest(parts: readonly { readonly confidence: Confidence }[], whenEmpty: Confidence): Confidence {
  let least = 1
  for (const part of parts) least = Math.min(least, part.confidence)
  return parts.length > 0 ? confidence(least) : whenEmpty
}
