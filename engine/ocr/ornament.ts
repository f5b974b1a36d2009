/** Signs that printers without rules draw them with. */
const signs = /^[*=_~#.+\-–—•·]+$/u
/** Fewer may stand for something: a masked number, a dash in an empty cell. */
const fewest = 8
/** Share of the commonest sign: a row of stars read with a speck of dirt is one still. */
const mostlyAlike = 0.8

/** Whether letters read on a line are a rule drawn with signs, "* * * * *" or "--------", and nothing to be read. */
export function isOrnament(letters: readonly string[]): boolean {
  if (letters.length < fewest || !letters.every((letter) => signs.test(letter))) return false
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return Math.max(...counts.values()) >= mostlyAlike * letters.length
}
