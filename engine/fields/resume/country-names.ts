import { unicodeNames } from './unicode-names.ts'

let known: ReadonlySet<string> | null = null

/** Whether a text is what a country is called, as "Nigeria" or "Norwegen" is. */
export function isCountryName(text: string): boolean {
  known ??= new Set(unicodeNames('region').map((name) => name.toLowerCase()))
  return known.has(text.trim().toLowerCase())
}
