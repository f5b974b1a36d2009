// What blank papers print where an answer goes: "DD/MM/YYYY", "[Your name]", "XXX-XX-XXXX", boxes of which none is ticked. It answers nothing.

import { isFieldName } from './reading/field-names.ts'
import { isCommonLabel } from './reading/label-words.ts'
import type { PageText } from './reading/page-text.ts'
import { dateOfLetters, isHint, isInOrder } from './reading/printed-hints.ts'
import type { Found, FoundValue } from './reading/reader.ts'

/** What was found, without what answers nothing. */
export function withoutHints({ fields, lists }: Found, pages: readonly PageText[] = []): Found {
  const kept = (values: readonly FoundValue[]): readonly FoundValue[] => values.filter((value) => !isHintedAt(value))
  const answers = kept(fields)
  const left = lists.map((list) => ({ ...list, items: list.items.map(kept) }))
  const hinted = answers.length < fields.length || lists.some(({ items }, at) => countOf(left[at]?.items ?? []) < countOf(items))
  const found = {
    fields: hinted ? answers.filter(({ value }) => value.kind !== 'text' || !isInOrder(value.text)) : answers,
    lists: left.map((list) => ({ ...list, items: list.items.filter((item) => item.length > 0) })),
  }
  const said =
    isNothing(found) && (hinted || printsHints(pages) || (pages.length > 0 && !pages.some(printsDay))) ? withoutNothing(found) : found
  return withoutCurrencyOfNothing(withoutNamesOfFields(said))
}

/** A bill over nothing bears a day; a paper with zeros and without any was never filled in. */
const printsDay = ({ rows }: PageText): boolean => rows.some((row) => day.test(row.map(({ text }) => text).join(' ')))
const day =
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b\d{1,2}(?:\.|st|nd|rd|th)?(?: de)? \p{L}{3,10}\.?,?(?: de)? \d{4}\b|\b\p{L}{3,9}\.? \d{1,2},? \d{4}\b/u

/** Where no sum is said, neither is a currency nor how it was paid. */
function withoutCurrencyOfNothing({ fields, lists }: Found): Found {
  if ([...fields, ...lists.flatMap(({ items }) => items.flat())].some(({ value }) => value.kind === 'money')) return { fields, lists }
  return { fields: fields.filter(({ name }) => name !== 'currency' && name !== 'payment_method'), lists }
}

/** Nobody is called "Postcode and town", and no terms are "Signature": the next label of a blank paper. */
function withoutNamesOfFields({ fields, lists }: Found): Found {
  const kept = (values: readonly FoundValue[]): readonly FoundValue[] =>
    values.some((value) => isNamedLikeAField(value) && value.name === 'name')
      ? values.filter(({ name }) => !/^(?:role|(?:name|given_name|family_name)(?:_prefix|_suffix)?)$/u.test(name))
      : values.filter((value) => !isNamedLikeAField(value))
  return {
    fields: kept(fields),
    lists: lists.map((list) => ({ ...list, items: list.items.map(kept).filter((item) => item.length > 0) })),
  }
}

const isNamedLikeAField = ({ name, value }: FoundValue): boolean =>
  value.kind === 'text' &&
  ((/(?:^|_)(?:name|holder|terms)$/u.test(name) && isMadeOfLabels(value.text)) ||
    (/(?:^|_)(?:company|language|city|street|location)$/u.test(name) && (isCommonLabel(value.text) || titles.test(value.text))))

/** Labels and the small words between them, and nothing else: "Lugar Firma", "Date of birth:". */
function isMadeOfLabels(text: string): boolean {
  if (isFieldName(text) || titles.test(text) || between.test(text) || forSigning.test(text)) return true
  const words = text
    .replace(/[:,/]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
  return (
    words.length > 1 &&
    words.some((word) => isFieldName(word) || roles.test(word)) &&
    words.every((word) => isFieldName(word) || between.test(word) || roles.test(word))
  )
}
/** Of columns and of the last part of a resume. */
const titles =
  /^(?:debit|credit|débit|crédit|soll|haben|debe|haber|dare|avere|balance|saldo|solde|references|referenzen|références|referencias|referenze|referenties|referências|receipt|invoice|quittung|rechnung|reçu|facture|recibo|factura|ricevuta|fattura|kwitantie|factuur|fatura)$/iu
/** What stands under the line for a signature, whoever is to sign. */
const forSigning =
  /^(?:(?:\p{L}+ )?signature|(?:signature|unterschrift|firma|assinatura|handtekening) (?:of|du|de|der|des|del|della|do|da|van)\b.*)$/iu
const roles =
  /^(?:landlord|tenant|lessor|lessee|vermieter|mieter|bailleur|locataire|arrendador|arrendatario|locatore|conduttore|verhuurder|huurder|senhorio|inquilino|start|end|term|rent)$/iu
const between = /^(?:and|or|of|und|oder|der|des|et|ou|de|du|la|y|o|e|del|della|en|van|da|do|place|lugar|luogo|lieu|local|wohnung|birth)$/iu

const countOf = (items: readonly (readonly FoundValue[])[]): number => items.reduce((count, item) => count + item.length, 0)

/** All sums that were found are sums of nothing. */
function isNothing({ fields, lists }: Found): boolean {
  const sums = [...fields, ...lists.flatMap(({ items }) => items.flat())].filter(({ value }) => value.kind === 'money')
  return sums.length > 0 && sums.every(({ value }) => value.kind === 'money' && !/[1-9]/u.test(value.amount))
}

/** Pages that say how a day is to be written, or what is to be put in. */
const printsHints = (pages: readonly PageText[]): boolean =>
  pages.some(({ page }) =>
    page.words.some(({ text }) => dateOfLetters.test(text.replace(/[^\p{L}\p{N}]/gu, '')) || /^\[\p{L}+\]$/u.test(text)),
  )

/** On a paper that prints hints sums of nothing are hints too, with their currency and their rows; a bill over nothing prints none. */
function withoutNothing({ fields, lists }: Found): Found {
  return {
    fields: fields.filter(({ name, value }) => value.kind !== 'money' && name !== 'currency'),
    lists: lists.flatMap((list) => {
      const items = list.items.filter((item) => item.every(({ value }) => value.kind !== 'money'))
      return items.length === 0 ? [] : [{ ...list, items }]
    }),
  }
}

/** The labels and values of a form without hints, and without what a blank one prints: a currency alone, and what stands behind labels with a line to write on. */
export function withoutBlanks(found: Found): Found {
  const { fields, lists } = withoutHints(found)
  return {
    fields: fields.filter(
      ({ name, value }) => !/_{4,}/u.test(name) && !(currencyAlone.test(value.text) && !/curr|währ|devise|moned|valut|moed/iu.test(name)),
    ),
    lists,
  }
}

/** "€", "EUR (at most three rents)", and the same in every row of a column. */
const currencyAlone = /^(?:(?:\p{Sc}|R\$|EUR|USD|GBP|CHF)\s*)+(?:\([^)]*\)?)?$/u

/** What was found for fields that somebody named, without hints and without labels of blank lines: "First name" answers no "Name". */
export function withoutLabels(found: Found, pages: readonly PageText[] = []): Found {
  const { fields, lists } = withoutHints(found, pages)
  return {
    fields: fields.filter((found) => (found.value.kind === 'text' ? !isLabelOrHint(found.value.text) : !isCountOfClause(found, pages))),
    lists,
  }
}

/** "§ 1" for a sum: a clause counts it. */
const isCountOfClause = ({ value, words: [word] }: FoundValue, pages: readonly PageText[]): boolean =>
  value.kind === 'money' &&
  word !== undefined &&
  /^\d{1,2}[.)]?$/u.test(word.text) &&
  pages.some(({ segments }) => segments.some(({ words }) => clause.test(words[words.indexOf(word) - 1]?.text ?? '')))
const clause = /^(?:§|art\.?|article|artikel|artículo|articolo|artigo|clause|section)$/iu

function isLabelOrHint(text: string): boolean {
  const words = text.split(' ')
  const ends = words.slice(-4).map((_, at, last) => last.slice(at).join(' '))
  const asked = /^([^:]{2,40}):\s/u.exec(text)?.[1] ?? null
  const parts = text.split(/ (?:and|or|und|oder|et|ou|y|o|e|en|of) |\s*[,/]\s*/u)
  return (
    parts.every(isCommonLabel) || text.endsWith(':') || (asked !== null && isCommonLabel(asked)) || (words.length > 1 && ends.some(isHint))
  )
}

/** Its words say more than its value: brackets are taken off names. */
const isHintedAt = ({ value, words }: FoundValue): boolean =>
  value.kind !== 'tick' &&
  [value.text, words.map(({ text }) => text).join(' ')].some((text) => text !== '' && isHint(text) && !isAmountOfNothing(text))

/** "$0.00", "0,00 €": said, and nothing. */
const isAmountOfNothing = (text: string): boolean => /^\D*0?[.,]00\D*$/u.test(text)
