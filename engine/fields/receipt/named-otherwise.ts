// Slips that call their total by what was sold, as taxis, filling stations, car parks, ferries and chemists do, and print their number behind a bare
// "No." Both are asked last: beside a total that says so a fare is one of its parts, and beside a receipt's number a bare one is some other.

import type { Evidence } from '../../values/index.ts'
import { tokensOf } from '../reading/labels.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { amountsIn, type PrintedAmount } from './printed-amounts.ts'

/** What is paid on such slips, by the letters of its name without marks, in the seven languages of the lists. */
const names = new Set(
  [
    'fare totalfare faretotal farepaid taxifare fuelsale fueltotal totalsale sale saletotal parkingfee parkingcharge fee feepaid totalfee charge totalcharge totalcharges charges',
    'amount amountpaid amountcharged paidamount toll tollpaid tollamount tollcharge balance youpay patientpays patientpay copay copayment price totalprice ticketprice tariff tariffpaid admission',
    'fahrpreis fahrpreisgesamt gesamtfahrpreis fahrtkosten fahrgeld beforderungsentgelt tankbetrag kraftstoffgesamt parkgebuhr parkgebuhren parkentgelt entgelt gebuhr maut mautbetrag mautgebuhr',
    'rechnungsbetrag zahlbetrag endsumme eigenanteil zuzahlung preis gesamtpreis ticketpreis eintritt eintrittspreis bezahlterbetrag kaufpreis',
    'prixdelacourse montantdelacourse course montantpaye montantdu montantregle montantpercu peage tarif prix prixttc prixtotal prixdubillet solde aregler resteacharge',
    'importedelservicio importepagado importeapagar importeeur importettal precio preciototal preciodelbillete precioviaje tarifa peaje saldo aportacion pvp totalfactura',
    'importocorsa prezzocorsa tariffa prezzo prezzototale importoerogato dapagare pedaggio importopedaggio importodapagare totaleconto costobiglietto prezzobiglietto costo',
    'ritprijs ritbedrag tankbedrag bedrag parkeergeld parkeerkosten betaaldbedrag tol toltarief tolbedrag tevoldoen eigenbijdrage prijs totaalprijs entree',
    'valor valordoservico preco precototal precodobilhete importancia valorpago valorapagar portagem taxadeportagem bilhete',
  ].flatMap((row) => row.split(' ')),
)

/** Of several such amounts the largest, the one printed again elsewhere before others; null where none is named so. */
export function totalNamedOtherwise(pages: readonly PageText[], evidence: Evidence): FoundValue | null {
  const named = pages.flatMap(({ rows }) => rows.flatMap((row, at) => namedAmount(row, rows[at + 1] ?? [], evidence)))
  const printed = pages.flatMap(({ rows }) => rows.flatMap((row) => amountsIn(row, evidence)))
  const again = ({ value }: PrintedAmount): boolean => printed.filter((other) => other.value.amount === value.amount).length > 1
  const [best] = named
    .filter(({ amount }) => /[1-9]/u.test(amount.value.amount) && !amount.value.amount.startsWith('-'))
    .sort((a, b) => Number(again(b.amount)) - Number(again(a.amount)) || Number(b.amount.value.amount) - Number(a.amount.value.amount))
  if (best === undefined) return null
  const { value, words } = best.amount
  const read = Math.min(1, ...words.map((word) => word.confidence))
  return {
    name: 'total',
    value,
    words,
    label: best.label,
    confidence: (again(best.amount) ? 0.8 : 0.72) * (0.4 + 0.6 * read),
    alternatives: [],
  }
}

/**
 * The sum of a receipt that is written as a sentence: "the sum of One thousand Dollars ($ 1,450.00)", "a quantia de 23,80 €". To be checked; null
 * where no sentence names one.
 */
export function sumInSentence(pages: readonly PageText[], evidence: Evidence): FoundValue | null {
  for (const { rows } of pages) {
    const said = rows.flat().flatMap(({ words }) => words)
    const tokens = said.map(({ text }) => text.toLowerCase().replace(/[^\p{L}’']/gu, ''))
    for (const [at] of said.entries()) {
      const length = [3, 2].find((count) => sentences.has(tokens.slice(at, at + count).join(' ')))
      if (length === undefined) continue
      const behind = rows.flat().flatMap((segment) => {
        const own = segment.words.filter((word) => said.indexOf(word) >= at + length && said.indexOf(word) < at + length + mostWordsOfSum)
        return own.length === 0 ? [] : [{ ...segment, words: own }]
      })
      const [amount] = amountsIn(behind, evidence)
      if (amount === undefined) continue
      const read = Math.min(1, ...amount.words.map((word) => word.confidence))
      const label = said.slice(at, at + length)
      return { name: 'total', value: amount.value, words: amount.words, label, confidence: 0.6 * (0.4 + 0.6 * read), alternatives: [] }
    }
  }
  return null
}
/** A sum in words may stand before its figures. */
const mostWordsOfSum = 20
const sentences = new Set([
  'the sum of',
  'the amount of',
  'la somme de',
  'le montant de',
  'la cantidad de',
  'la suma de',
  'el importe de',
  'la somma di',
  'importo di',
  'a quantia de',
  'a importância de',
  'het bedrag van',
  'de som van',
  'den betrag von',
  'einen betrag von',
  'ein betrag von',
])

interface Named {
  readonly label: Segment['words']
  readonly amount: PrintedAmount
}

/** The amount at the end of a row that one of the names begins, or alone on the next row where both did not fit on one. */
function namedAmount(row: readonly Segment[], next: readonly Segment[], evidence: Evidence): readonly Named[] {
  const words = row.flatMap((segment) => segment.words)
  const own = amountsIn(row, evidence).at(-1)
  const first = own === undefined ? words.length : words.findIndex((word) => own.words.includes(word))
  const label = words.slice(0, first).filter(({ text }) => /\p{L}/u.test(text) && !currency.test(text))
  if (label.length === 0 || !names.has(tokensOf(label.map(({ text }) => text).join(' ')).join(''))) return []
  const below =
    own === undefined && next.reduce((count, segment) => count + segment.words.length, 0) <= 2 ? amountsIn(next, evidence).at(-1) : own
  return below === undefined ? [] : [{ label, amount: below }]
}
const currency = /^(?:EUR|USD|GBP|CHF|RM)$/u

/** A bare "No.", or with the name of a receipt in a language before it. */
const numberNames = new Set(
  'nr n num ref recunr ricevutan ricevutanr quittungnr recibonr talaonr kwitantienr bonnr belegnr doknr reciboscnr'.split(' '),
)

/** The number behind a bare "Nr." that begins a row and has the row to itself; null where there is none. */
export function numberAlone(pages: readonly PageText[]): FoundValue | null {
  for (const { rows } of pages)
    for (const row of rows) {
      const words = row.flatMap((segment) => segment.words).filter(({ text }) => !/^[:#]$/u.test(text))
      const value = words.at(-1)
      const label = words.slice(0, -1)
      if (value === undefined || label.length === 0 || label.length > 2 || !/^(?=.*\d)[\p{Lu}\d][\p{L}\d/-]{2,}$/u.test(value.text))
        continue
      if (!numberNames.has(tokensOf(label.map(({ text }) => text).join(' ')).join(''))) continue
      if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/u.test(value.text)) continue
      const sure = 0.7 * (0.4 + 0.6 * value.confidence)
      return {
        name: 'receipt_number',
        value: { kind: 'text', text: value.text },
        words: [value],
        label,
        confidence: sure,
        alternatives: [],
      }
    }
  return null
}
