// The languages whose months and small words we know, and which one a document is written in.

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt'

/** Month names and the abbreviations in use, January first; compared without accents, dots and case. */
const monthNames: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sep', 'sept'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  de: [
    ['januar', 'janner', 'jan'],
    ['februar', 'feber', 'feb'],
    ['marz', 'maerz', 'mrz', 'mar'],
    ['april', 'apr'],
    ['mai'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'aug'],
    ['september', 'sep', 'sept'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['dezember', 'dez'],
  ],
  fr: [
    ['janvier', 'janv'],
    ['fevrier', 'fevr', 'fev'],
    ['mars'],
    ['avril', 'avr'],
    ['mai'],
    ['juin'],
    ['juillet', 'juil'],
    ['aout'],
    ['septembre', 'sept'],
    ['octobre', 'oct'],
    ['novembre', 'nov'],
    ['decembre', 'dec'],
  ],
  es: [
    ['enero', 'ene'],
    ['febrero', 'feb'],
    ['marzo', 'mar'],
    ['abril', 'abr'],
    ['mayo', 'may'],
    ['junio', 'jun'],
    ['julio', 'jul'],
    ['agosto', 'ago'],
    ['septiembre', 'setiembre', 'sep', 'sept'],
    ['octubre', 'oct'],
    ['noviembre', 'nov'],
    ['diciembre', 'dic'],
  ],
  it: [
    ['gennaio', 'gen'],
    ['febbraio', 'feb'],
    ['marzo', 'mar'],
    ['aprile', 'apr'],
    ['maggio', 'mag'],
    ['giugno', 'giu'],
    ['luglio', 'lug'],
    ['agosto', 'ago'],
    ['settembre', 'set', 'sett'],
    ['ottobre', 'ott'],
    ['novembre', 'nov'],
    ['dicembre', 'dic'],
  ],
  nl: [
    ['januari', 'jan'],
    ['februari', 'feb'],
    ['maart', 'mrt'],
    ['april', 'apr'],
    ['mei'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['augustus', 'aug'],
    ['september', 'sep', 'sept'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  pt: [
    ['janeiro', 'jan'],
    ['fevereiro', 'fev'],
    ['marco', 'mar'],
    ['abril', 'abr'],
    ['maio', 'mai'],
    ['junho', 'jun'],
    ['julho', 'jul'],
    ['agosto', 'ago'],
    ['setembro', 'set'],
    ['outubro', 'out'],
    ['novembro', 'nov'],
    ['dezembro', 'dez'],
  ],
}
/** Danish, Norwegian, Swedish and Polish names that the languages above have not, Polish ones as they stand in a day. */
const furtherMonths: readonly (readonly string[])[] = [
  ['stycznia', 'styczen'],
  ['lutego', 'luty'],
  ['marts', 'marca', 'marzec'],
  ['kwietnia', 'kwiecien'],
  ['maj', 'maja'],
  ['czerwca', 'czerwiec'],
  ['lipca', 'lipiec'],
  ['augusti', 'sierpnia', 'sierpien'],
  ['wrzesnia', 'wrzesien'],
  ['pazdziernika', 'pazdziernik'],
  ['listopada', 'listopad'],
  ['desember', 'grudnia', 'grudzien'],
]
/** Small words that one of the languages has and the others have not. */
const smallWords: Readonly<Record<Language, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'is', 'with', 'from', 'this', 'that', 'for', 'by', 'your'],
  de: ['und', 'der', 'die', 'das', 'mit', 'von', 'für', 'auf', 'ist', 'nicht', 'zum', 'zur', 'bis', 'rechnung', 'datum', 'betrag', 'saldo'],
  fr: ['le', 'les', 'des', 'et', 'une', 'du', 'pour', 'dans', 'avec', 'sur', 'est', 'aux', 'montant', 'facture'],
  es: ['el', 'los', 'las', 'y', 'del', 'con', 'una', 'por', 'para', 'es', 'fecha', 'importe', 'factura'],
  it: ['il', 'di', 'che', 'della', 'per', 'gli', 'sono', 'dal', 'nel', 'una', 'importo', 'fattura'],
  nl: ['het', 'een', 'van', 'voor', 'met', 'niet', 'zijn', 'aan', 'bedrag', 'factuur', 'datum'],
  pt: ['os', 'da', 'do', 'e', 'não', 'uma', 'para', 'com', 'dos', 'pelo', 'valor', 'fatura', 'data'],
}

/** Accents, case and dots taken away: "Févr." is "fevr". */
export const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()

const monthByName = new Map<string, number>()
for (const months of [furtherMonths, ...Object.values(monthNames)])
  months.forEach((all, index) => {
    for (const name of all) monthByName.set(name, index + 1)
  })

/** 1 to 12 for a month's name or abbreviation in any of the languages; null for any other word. */
export const monthNamed = (word: string): number | null => monthByName.get(folded(word)) ?? null

/** How often each different text stands in a document. */
export type Counted = ReadonlyMap<string, number>

/** Counts the texts of words: a document has far more words than different ones. */
export function counted(words: readonly { readonly text: string }[]): Counted {
  const times = new Map<string, number>()
  for (const { text } of words) times.set(text, (times.get(text) ?? 0) + 1)
  return times
}

/**
 * The language most of the small words belong to; null under 3 of them or without a clear lead.
 * Used only to settle what numbers and dates themselves leave open, so a wrong answer is worse than none.
 */
export function languageOf(texts: Counted): Language | null {
  const votes = new Map<Language, number>()
  for (const [text, times] of texts)
    for (const language of text.length > longestSmallWord ? [] : (languagesBySmallWord.get(text.toLowerCase()) ?? []))
      votes.set(language, (votes.get(language) ?? 0) + times)
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1])
  if (first === undefined || first[1] < 3 || (second !== undefined && second[1] * 1.5 > first[1])) return null
  return first[0]
}
const languagesBySmallWord = new Map<string, Language[]>()
for (const [language, words] of Object.entries(smallWords) as [Language, readonly string[]][])
  for (const word of words) languagesBySmallWord.set(word, [...(languagesBySmallWord.get(word) ?? []), language])
/** Longer texts are looked up in vain. No letter's small form is shorter than its capital. */
const longestSmallWord = Math.max(...[...languagesBySmallWord.keys()].map((word) => word.length))
