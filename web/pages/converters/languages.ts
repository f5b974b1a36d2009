import * as texts from '../../texts/converters.ts'

/** The languages whose writing is read from pictures, with their BCP 47 codes. */
export const languages = [
  { code: 'zh', name: texts.chinese },
  { code: 'nl', name: texts.dutch },
  { code: 'en', name: texts.english },
  { code: 'fr', name: texts.french },
  { code: 'de', name: texts.german },
  { code: 'it', name: texts.italian },
  { code: 'ja', name: texts.japanese },
  { code: 'pt', name: texts.portuguese },
  { code: 'es', name: texts.spanish },
] as const

/** How many may be named for one conversion, as the contract says. */
export const mostLanguages = 5
