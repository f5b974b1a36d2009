/** The languages whose writing is read from pictures, with their BCP 47 codes. */
export const languages = [
  { code: 'nl', name: 'Dutch' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
  { code: 'it', name: 'Italian' },
  { code: 'pt', name: 'Portuguese' },
  { code: 'es', name: 'Spanish' },
] as const

/** How many may be named for one conversion, as the contract says. */
export const mostLanguages = 5
