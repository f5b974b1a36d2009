/** The middle of the numbers, of an even number the upper of the two; 0 for none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}
