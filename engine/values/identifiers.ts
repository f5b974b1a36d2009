// Which columns of digits name things and count nothing: codes, telephone numbers, numbers of sections, marks of schools, days without a year.

import { isIdentifier } from './numbers.ts'

/** A body cell as far as it matters here. */
export interface DigitsToTell {
  readonly text: string
  /** It reads as a number. */
  readonly isFigure: boolean
  /** It reads as a day of the calendar. */
  readonly isDate: boolean
}

/** Column titles of things that are named by digits, in the languages we know. */
const identifierTitle =
  /\b(?:id|ids|iban|bic|swift|code|ean|gtin|isbn|issn|sku|c[óo]digo|codice|phone|telephone|tel|fax|mobile|zip|postcode|plz|postleitzahl|npa|pin|cap|cep|account|konto(?!stand|saldo)\w*|kst|kostenstelle|lohnart|cost cent(?:er|re)|compte|cuenta|conto|rekening\w*|conta|reference|ref|referenz|r[ée]f[ée]rence|referencia|article|artikel\w*|art|item no|part no|serial|invoice|rechnung(?!sbetrag|ssumme|swert)\w*|facture|factura|fattura|factuur|order|bestell(?!menge|wert|summe)\w*|auftrag(?!swert|ssumme|sbestand|seingang)\w*|customer|kunden(?!zahl)\w*|models?|modell\w*|mod[èe]le|cheque|check no|vat no|ust\w*|steuernr|nif|nip|cif|cnpj|cpf|hsn|sac|ncm|cfop|siren|siret|insee|postn(?:umme)?r|orgn(?:umme)?r|kod|\w+nr|\w+nummer)\b/iu
const checkTitle = /\bchecks?\s*#/iu
const numberWord = /\b(?:no|nr|num|number|nummer|num[ée]ro|n[úu]mero|numero)\b\.?|n[º°]|#/iu
/** Titles of places in an order or a building, which are written with a point and are no decimals: 1.10 is not 1.1. */
const outlineTitle =
  /\b(?:version|release|section|chapter|clause|note|notes|bin|shelf|kapitel|abschnitt|ziffer|anhang|lagerplatz|chapitre|emplacement|cap[ií]tulo|secci[óo]n|ubicaci[óo]n|capitolo|sezione|hoofdstuk|paragraaf|se[çc][ãa]o)\b/iu
const dayTitle = /\b(?:date|datum|buchungstag|buchung|wert|valuta|valeur|fecha|data|dato|posted|booked)\b/iu

/** Digits that name things stay text: leading zeros, long strings of one length, or a title that says so. A count of rows (1, 2, 3) is no identifier. */
export function isIdentifierColumn(cells: readonly DigitsToTell[], title: string, othersAreGrouped: boolean): boolean {
  const digits = cells
    .filter(({ isFigure, text }) => isFigure || isIdentifier(text))
    .map(({ text }) => text.trim().replace(/(?<=\d)[*†‡]+$/u, ''))
  if (digits.some((text) => /^\d+$/u.test(text) && isIdentifier(text))) return true
  if (areOutlines(cells, digits, title) || areDaysWithoutYear(digits, title) || areInBrackets(digits, title) || areSchoolMarks(digits))
    return true
  // "8471.30" under "HS code".
  if (/\b(?:code|c[óo]digo|codice)\b/iu.test(title) && digits.length > 0 && digits.every((text) => /^\d+(?:\.\d+)+$/u.test(text)))
    return true
  // Telephone and account numbers are often written in groups of three, which look like thousands.
  if (identifierTitle.test(title) && digits.every((text) => /^\d[\d\s]{6,}$/u.test(text))) return true
  if (namesANumber(title) && digits.every((text) => /^\d{1,3}\.\d{3}$/u.test(text))) return true
  if (!digits.every((text) => /^\d+$/u.test(text))) return false
  const areAlike = digits.length > 0 && digits.every((text) => text.length === digits[0]?.length)
  // Where thousands are grouped in the next column, five and more digits without a mark are a code.
  if (areAlike && digits.every((text) => text.length >= (othersAreGrouped && digits.length >= 3 ? 5 : 8))) return true
  const titled =
    identifierTitle.test(title) || checkTitle.test(title) || (numberWord.test(title) && digits.some((text) => text.length >= 5))
  return titled && !digits.every((text) => text.length <= 3)
}

/** "Art.nr.", "Kundennummer", "N° client": not what a customer owes or how many there are. */
const namesANumber = (title: string): boolean =>
  (identifierTitle.test(title) && numberWord.test(title)) || /\p{L}(?:nr|nummer)\b/iu.test(title)

const outlineNumber = /^\d{1,3}(?:\.\d{1,3}){2,}$/u

/** Numbers of sections and versions: 1.9, 1.10 and 2.2.1 are places in an order, 1.10 is not 1.1. */
function areOutlines(cells: readonly DigitsToTell[], digits: readonly string[], title: string): boolean {
  const hasThreeParts = cells.some(({ isFigure, isDate, text }) => !isFigure && !isDate && outlineNumber.test(text.trim()))
  if (hasThreeParts && digits.every((text) => /^\d{1,3}(?:\.\d{1,3})*$/u.test(text))) return true
  if (
    outlineTitle.test(title) &&
    digits.some((text) => text.includes('.')) &&
    digits.every((text) => /^\d{1,3}(?:\.\d{1,3})?$/u.test(text))
  )
    return true
  return areInOrderOfOutline(digits)
}

/**
 * true for numbers of which 1.10 comes after 1.9: in the order of an outline from first to last, and not in that of numbers; and for those that count
 * things and their parts without a gap: 1, 1.1, 1.2, 2, 2.1.
 */
function areInOrderOfOutline(texts: readonly string[]): boolean {
  if (texts.length < 3 || !texts.every((text) => /^\d{1,3}(?:\.\d{1,3})?$/u.test(text)) || !texts.some((text) => text.includes('.')))
    return false
  const rises = (isBelow: (at: number) => boolean): boolean => texts.every((_, at) => at === 0 || isBelow(at))
  const placeAt = (at: number): readonly [number, number] => {
    const [whole = 0, part = 0] = (texts[at] ?? '').split('.').map(Number)
    return [whole, part]
  }
  const asOutline = rises((at) => {
    const [[a, b], [c, d]] = [placeAt(at - 1), placeAt(at)]
    return a < c || (a === c && b < d)
  })
  const hasWholes = texts.some((text) => !text.includes('.'))
  // Beside things without parts, parts begin with the first: 1, 1.5, 1.25 are measures.
  const begins = rises((at) => {
    const [[a, b], [c, d]] = [placeAt(at - 1), placeAt(at)]
    return c > a ? d <= 1 : b > 0 || d === 1
  })
  if (!asOutline || (hasWholes && !begins)) return false
  if (!rises((at) => Number(texts[at - 1]) < Number(texts[at]))) return true
  const counts = rises((at) => {
    const [[a, b], [c, d]] = [placeAt(at - 1), placeAt(at)]
    return (c === a + 1 && d === 0) || (c === a && d === b + 1)
  })
  return counts && texts.length >= fewestCounted && texts[0] === '1' && hasWholes && texts.includes('2')
}
/** So few could be three steps of a measure. */
const fewestCounted = 5

/** "12.03" under "Valuta" is the twelfth of March. */
const areDaysWithoutYear = (digits: readonly string[], title: string): boolean =>
  dayTitle.test(title) && digits.length >= 2 && digits.every((text) => /^(?:[12]?\d|3[01])\.(?:0?[1-9]|1[0-2])$/u.test(text))

const errorTitle =
  /\b(?:s\.?e|s\.?d|std|standard (?:error|deviation)s?|standardfehler|standardabweichung|[ée]cart[- ]type|error est[áa]ndar)\b/iu

/** Years of publication "(2019)", numbers of rows "(1)", "(2)", "(3)" and standard errors stand in brackets and are not less than nothing. */
function areInBrackets(digits: readonly string[], title: string): boolean {
  if (errorTitle.test(title) && digits.length > 0 && digits.every((text) => /^\(.*\)$/u.test(text))) return true
  const numbers = digits.map((text) => /^\((\d{1,4})\)$/u.exec(text)?.[1])
  if (numbers.length === 0 || numbers.some((number) => number === undefined)) return false
  if (numbers.every((number) => /^(?:19|20)\d\d$/u.test(number ?? ''))) return true
  return numbers.length >= 2 && numbers.every((number, at) => at === 0 || Number(number) === Number(numbers[at - 1]) + 1)
}

/** "2-" beside "1+" and "3": a minus behind a single digit says that the mark is a little worse. */
const areSchoolMarks = (digits: readonly string[]): boolean =>
  digits.some((text) => /^\d\s?[-\u2212]$/u.test(text)) && digits.every((text) => /^\d\s?[-\u2212]?$/u.test(text))
