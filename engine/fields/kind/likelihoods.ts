/** The probability of each kind: softmax over one row of weights a kind. */
export function likelihoods(features: readonly number[], rows: readonly (readonly number[])[]): readonly number[] {
  const sums = rows.map((row) => row.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0))
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
