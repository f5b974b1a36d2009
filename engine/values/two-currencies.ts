/** true for a figure between the signs of two currencies, "£704.6€": one of them is a figure that was not read. */
export function isBetweenCurrencies(text: string): boolean {
  const [, first, last] = /^[-–−(]?(\p{Sc})[^\p{L}]*\d[^\p{L}]*(\p{Sc})\)?$/u.exec(text) ?? []
  return first !== undefined && first !== last
}
