// What languages and countries are called in the languages that resumes are read in, as Unicode's data name them.

const readIn = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The names of all languages (ISO 639-1) or countries (ISO 3166-1), as they are written. */
export const unicodeNames = (type: 'language' | 'region'): readonly string[] =>
  readIn.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type, fallback: 'none' })
    return letters.flatMap((first) =>
      letters.flatMap((second) => names.of(type === 'region' ? first + second : (first + second).toLowerCase()) ?? []),
    )
  })
