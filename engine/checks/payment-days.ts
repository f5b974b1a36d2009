// The days that terms of payment count from the day of the invoice, and the days in them that count something else.

/** The days that lead from the day of the invoice to the day it is due. */
export interface PaymentDays {
  /** All spans that the terms print, in days. */
  readonly possible: readonly number[]
  /** Those of them that nothing but the time to pay in full can be meant by. */
  readonly plain: readonly number[]
}

/** "30 days", "14 Tage", "30 jours", "60 gg", "30/60/90 días", "2 Wochen". */
const spans =
  /(?<![\d.,])(?<counts>\d{1,3}(?:\s?[/,–-]\s?\d{1,3})*)\s*[-‐]?\s*(?:(?:calendar|consecutive|kalender|naturales|calendaires?|corridos|kalenderdagen)\s?)?(?<unit>days?|tag(?:en?)?|tg|jours?|d[ií]as?|giorni|gg|dagen|dgn|j|weeks?|wochen?|semaines?|semanas?|settimane|weken)(?![\p{L}\d])\.?/giu
/** "Net 30", "NET30", "n/30", "netto 14". */
const netSpan = /(?<!\p{L})n(?:et(?:to)?\.?\s?[-–:]?\s?|\/)(?<counts>\d{1,3})(?![\d.,%/]|\s?(?:%|€|\$|£|EUR|USD|GBP))/giu
const weeks = /^(?:w(?:ee|o)|sem|sett)/iu

/**
 * What a clause says whose days are not simply those from the invoice to its last day: a discount, an end of the month, a day of receipt or delivery,
 * working days, interest, instalments, objections.
 */
const another =
  /%|skonto|discount|rebate|escompte|descuento|pronto pago|sconto|korting|desconto|rabatt?|remise|e\.?o\.?m\b|end of (?:the )?month|month[ -]end|following month|monatsende|ende des monats|folgemonat|fin (?:de|du) mois|f\.?d\.?m\b|fine mese|f\.?\s?m\b|fin de mes|final do mês|fim do mês|einde (?:van de )?maand|recei(?:pt|ved|ving)|erhalt|eingang|zugang|zustellung|lieferung|deliver|réception|livraison|recepci[oó]n|entrega|ricevimento|ricezione|consegna|ontvangst|levering|rece[cç][aãp]|recebimento|working|business|banking|werktag|arbeitstag|bankarbeitstag|ouvr(?:és|ables)|hábiles|laborables|lavorativi|werkdagen|úteis|interest|late|overdue|verzug|mahn|zinsen|retard|pénalit|intérêt|mora|interes|interess|ritardo|rente|verzuim|juros|atraso|complain|object|disput|reklam|beanstand|widerspr|réclam|reclam|contest|bezwaar|klacht|cancel|kündig|storn|résili|anul|annul|opzeg/iu

/** The clauses of terms: up to commas, semicolons, stops and words that put two ways of paying beside each other. */
const clausesOf = (terms: string): readonly string[] =>
  terms.split(
    /(?:,(?!\d)|;|\.(?=\s+\p{Lu})|\||\s[–—-]\s|[()]|\s(?:oder|or|ou|oppure|of|bzw\.?|sonst|danach|otherwise|sinon|altrimenti|anders)\s)/iu,
  )

/** The days of terms of payment as printed: "14 Tage 2 % Skonto, 30 Tage netto" gives 14 and 30, of which 30 are plainly those to pay in. */
export function paymentDays(terms: string): PaymentDays {
  const clauses = clausesOf(terms)
    .map((clause) => ({ clause, days: daysIn(clause) }))
    .filter(({ days }) => days.length > 0)
  return {
    possible: clauses.flatMap(({ days }) => days),
    plain: clauses.flatMap(({ clause, days }) => (another.test(clause) ? [] : days)),
  }
}

const daysIn = (clause: string): readonly number[] => [
  ...[...clause.matchAll(spans)].flatMap(({ groups }) => countsIn(groups?.counts, weeks.test(groups?.unit ?? '') ? 7 : 1)),
  ...[...clause.matchAll(netSpan)].flatMap(({ groups }) => countsIn(groups?.counts, 1)),
]

const countsIn = (printed: string | undefined, each: number): readonly number[] =>
  (printed?.match(/\d+/gu) ?? []).map((count) => each * Number(count))
