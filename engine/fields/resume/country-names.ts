// What countries are called in the languages that resumes are read in.

const readIn = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let known: ReadonlySet<string> | null = null

/** Whether a text is what a country is called, as "Nigeria" or "Norwegen" is: every region of ISO 3166-1, as Unicode's data name it. */
export function isCountryName(text: string): boolean {
  known ??= new Set(readIn.flatMap(namesIn))
  return known.has(text.trim().toLowerCase())
}

function namesIn(locale: string): readonly string[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? [])).map((name) => name.toLowerCase())
}
