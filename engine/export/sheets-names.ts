// Names of sheets and files: legal, readable, unique.

/** Excel's limits: 31 characters, none of []:*?/\, no apostrophe at either end, not "History", and unique without regard to case. */
const longestName = 31
const forbidden = /[[\]:*?/\\\p{C}]+/gu

/** Gives out sheet names one by one, each legal and different from those before. */
export class SheetNames {
  private readonly taken = new Set<string>(['history'])

  /** `wanted` made legal, or `fallback` when nothing of it is left; a number behind a name that is taken. */
  next(wanted: string | null, fallback: string): string {
    const plain = legal(wanted ?? '') || legal(fallback)
    let name = shortened(plain, longestName)
    for (let number = 2; this.taken.has(name.toLowerCase()); number++) {
      const ending = ` (${number})`
      name = `${shortened(plain, longestName - ending.length)}${ending}`
    }
    this.taken.add(name.toLowerCase())
    return name
  }
}

const legal = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, ' ')
    .replace(/\uFFFD|\s+/gu, ' ')
    .replace(/^[\s']+|[\s']+$/gu, '')

/** At most `length` UTF-16 units, cut between characters, if possible between words. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  let cut = ''
  for (const character of text) {
    if (cut.length + character.length > length) break
    cut += character
  }
  const words = cut.replace(/\s+\S*$/u, '')
  return (words.length >= length / 2 ? words : cut).replace(/[\s',;:.–-]+$/u, '')
}

/** One file name a table or list, from number and title: "01 VAT summary.csv". Letters, digits, spaces and hyphens only, unique by the number. */
export function fileNames(tables: readonly { readonly title: string | null }[], extension: string): readonly string[] {
  const digits = String(tables.length).length
  return tables.map(({ title }, index) => {
    const words = shortened(
      (title ?? '')
        .normalize('NFC')
        .replace(/[^\p{L}\p{N} -]+/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
      40,
    )
    return `${String(index + 1).padStart(Math.max(2, digits), '0')} ${words || 'Table'}.${extension}`
  })
}
