/** The length that stretches of one line cover together, those that overlap counted once. */
export function coveredLength(stretches: readonly { readonly from: number; readonly to: number }[]): number {
  let [length, end] = [0, Number.NEGATIVE_INFINITY]
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    length += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return length
}
