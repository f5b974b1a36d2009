/** A network of one hidden layer that answers yes or no: small enough to be a JSON file, and to be run without a library. */
export interface SmallNetwork {
  /** Of each feature in the training set: they are brought to mean 0 and spread 1 first. */
  readonly means: readonly number[]
  readonly spreads: readonly number[]
  /** A row a hidden unit: a weight a feature, and a constant last. */
  readonly hidden: readonly (readonly number[])[]
  /** A weight a hidden unit, and a constant last. */
  readonly output: readonly number[]
}

/** How likely the answer is yes, 0 to 1. */
export function likelihood({ means, spreads, hidden, output }: SmallNetwork, features: readonly number[]): number {
  let sum = output.at(-1) ?? 0
  for (const [unit, weights] of hidden.entries()) {
    let activity = weights.at(-1) ?? 0
    for (const [index, feature] of features.entries())
      activity += (weights[index] as number) * ((feature - (means[index] as number)) / (spreads[index] as number))
    sum += (output[unit] as number) * Math.tanh(activity)
  }
  return 1 / (1 + Math.exp(-sum))
}
