/** A language whose writing is read, by its BCP 47 code. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt'

/** Short words that each language uses all the time and words of its business papers, without their accents: the first reader may have lost them. */
const commonWords: Readonly<Record<Language, string>> = {
  en: 'the of and to in is for that with on by this are from or have be as at an your you we our not total date amount invoice tax number page price payment please thank item qty cash change description address phone name no',
  de: 'der die das und ist nicht ein eine einen einer mit von zu zum zur im den dem des auf fur bei aus nach wird werden wir sie ihr ihre ihnen oder als auch sich rechnung betrag summe datum netto brutto mwst ust menge preis strasse nr kunde zahlung gesamt steuer lieferung stuck geehrte grussen',
  fr: 'le la les des du de et est une un pour dans par sur avec au aux que qui ne pas vous nous votre notre ce cette ou sont facture montant date prix quantite tva ht ttc total designation client adresse reglement numero euros rue merci',
  es: 'el la los las de del y en que es un una por para con su al se no lo como mas factura fecha importe cantidad precio iva numero cliente direccion total calle gracias descripcion pago base imponible unidad telefono',
  it: 'il lo la gli le di del della dei delle e in che un una per con su al da non si fattura data importo quantita prezzo iva numero cliente indirizzo totale via grazie descrizione pagamento imponibile sono nel alla',
  nl: 'de het een en van in is dat op te voor met niet zijn aan bij door over u uw wij ons factuur bedrag datum aantal prijs btw totaal klant omschrijving nummer straat betaling excl incl te betalen per stuk dank',
  pt: 'o a os as de do da dos das e em que um uma por para com no na ao se nao fatura factura data valor quantidade preco iva numero cliente morada endereco total rua obrigado descricao pagamento unidade euros',
}

interface Lexicon {
  readonly language: Language
  readonly words: ReadonlySet<string>
}
const lexicons: readonly Lexicon[] = Object.entries(commonWords).map(([language, text]) => ({
  language: language as Language,
  words: new Set(text.split(' ')),
}))
const sharedBy = new Map<string, number>()
for (const { words } of lexicons) for (const word of words) sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1)

/** Fewer points than this are chance: two words that only one language has, and one it shares. */
const leastPoints = 2.5
/** The best language must have this much more than the next. */
const leastLead = 1.25

/** The language that most of the text is in; null when there is too little to tell. */
export function languageOf(words: readonly string[]): Language | null {
  const plain = words.map((word) => withoutAccents(word.toLowerCase()).replace(/[^\p{L}]/gu, '')).filter(Boolean)
  const points = lexicons
    .map(({ language, words: known }) => ({
      language,
      // A word that many languages share says little: one of two says a quarter as much as one of its own.
      points: plain.reduce((sum, word) => sum + (known.has(word) ? 1 / (sharedBy.get(word) ?? 1) ** 2 : 0), 0),
    }))
    .sort((a, b) => b.points - a.points)
  const [best, next] = points
  if (best === undefined || best.points < leastPoints || best.points < leastLead * (next?.points ?? 0)) return null
  return best.language
}

/** All languages whose writing is read. */
export const languages: readonly Language[] = lexicons.map(({ language }) => language)

/** The languages of codes as callers write them ("de-AT", "DE"), those that are not read left out. */
export function languagesNamed(codes: readonly string[]): readonly Language[] {
  const known: ReadonlySet<string> = new Set(Object.keys(commonWords))
  return codes.map((code) => code.toLowerCase().split(/[-_]/)[0] ?? '').filter((code): code is Language => known.has(code))
}

/** The text with its letters bare: "Größe" gives "Große". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
