// What blank papers print where an answer goes: "DD/MM/YYYY", "[Your name]", "XXX-XX-XXXX", boxes of which none is ticked. It answers nothing.

import { isCommonLabel } from './reading/label-words.ts'
import type { PageText } from './reading/page-text.ts'
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
  return isNothing(found) && (hinted || printsHints(pages)) ? withoutNothing(found) : found
}

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
export function withoutLabels(found: Found): Found {
  const { fields, lists } = withoutHints(found)
  return { fields: fields.filter(({ value }) => value.kind !== 'text' || !isLabelOrHint(value.text)), lists }
}

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

/** Written by whoever drew the form and not by whoever fills it in. */
export function isHint(text: string): boolean {
  const plain = text.trim()
  const bare = withoutEdges(plain)
  return (
    bare === '' ||
    (!/^\[\s*[x✓✔✗]?\s*\]/iu.test(plain) && (bracketed.test(plain) || capitalsInBrackets.test(plain))) ||
    blankWithin.test(bare) ||
    /[\p{L}\d]_{2,}|_{2,}[\p{L}\d]/u.test(bare) ||
    /^\(\d{1,2}\)$/u.test(plain) ||
    dateOfLetters.test(bare.replace(/[^\p{L}\p{N}]/gu, '')) ||
    (nothingButFillers.test(bare) && (bare.match(/[0Xx#]/gu) ?? []).length >= 4) ||
    accountOfNobody.test(plain) ||
    example.test(plain) ||
    addressOfNobody.test(bare) ||
    countOfPlaces.test(bare) ||
    choices.test(bare) ||
    (/[☐□▢◻⬜]/u.test(plain) && !/[☑☒✓✔✗✘⊠■]/u.test(plain) && !/(?<![\p{L}\p{N}])[xX](?![\p{L}\p{N}])/u.test(plain))
  )
}

/** Lines and dots to write on at either end: what stands before them was written. */
const withoutEdges = (text: string): string => text.replace(/^(?:_{2,}|\.{4,}|…|\s)+|(?:_{2,}|\.{4,}|…|\s)+$/gu, '')

/** "[Company name]", "[Street], [City]", "<date>", "{{total}}". */
const bracketed = /^(?:(?:\[[^\]]*\]|\{\{?[^}]*\}\}?|<[\p{L} _-]+>)[\s,;.–-]*)+$/u
/** What is to be put in, in capitals as templates write it: "the laws of the State of [STATE]". */
const capitalsInBrackets =
  /\[(?:[\p{Lu}'’/_-]+\s)*(?:NAMES?|DATE|DAY|MONTH|YEAR|ADDRESS|STREET|CITY|TOWN|STATE|COUNTY|COUNTRY|AMOUNT|PRICE|NUMBER|NO|COMPANY|PARTY|TITLE|TERM|PERIOD|DATUM|ORT|BETRAG|NOM|LIEU|MONTANT|FECHA|NOMBRE|IMPORTE|DATA|LUOGO|IMPORTO|NAAM|PLAATS|BEDRAG|NOME|VALOR)\]/u
/** A line to write on with print at both sides: "Net ____ days", "the laws of ________ and". */
const blankWithin = /\S\s*(?:_{3,}|\.{6,}|…{2,})[\s.,]*\S/u

/** Days, months and years by their letters in the languages of the lists, in any order: "TT.MM.JJJJ", "mm/yy", "gg/mm/aaaa". */
const dateOfLetters = /^(?:[dtjg]{1,2}m{1,2}[yja]{2,4}|m{1,2}[dtjg]{1,2}[yja]{2,4}|[yja]{4}m{2}[dtjg]{2}|mm[yja]{2,4})$/iu
/** Places for figures and letters: "XXX-XX-", "000 000 000", "+44 0000 000000"; an amount of nothing has a point and two. */
const nothingButFillers = /^(?:\+\d{1,3}[\s-]*)?[0Xx#(](?:[\s./()-]*[0Xx#])+[\s./()-]*\p{Lu}?$/u
/** Check digits of an account are never 00; tax numbers, which may begin so, are shorter. */
const accountOfNobody = /^[A-Z]{2}\s?(?:(?:00|XX)(?:\s?[A-Z0-9]){11,}|__[\s_]*)$/u
const example =
  /^\(?(?:e\.\s?g\.|eg\b|for example|for instance|z\.\s?b\.|p\.\s?ex\.|par exemple|p\.\s?ej\.|por ejemplo|por exemplo|ad es\.|per esempio|bijv\.)/iu
const addressOfNobody =
  /^(?:your[._-]?name|name|user(?:name)?|e-?mail|example|exemple|beispiel|ejemplo|esempio|exemplo|voorbeeld|nombre|nome|nom|muster)@[\p{L}\p{N}.-]+$/iu
const countOfPlaces =
  /^\(?\d{1,2}[\s-](?:digits?|chiffres|ziffern|stellen|cifre|cifras|dígitos|cijfers|algarismos|characters|caractères|zeichen)\)?$/iu
/** Of which one is to be circled: "M / F / X", "Yes / No", "Y N". */
const choices =
  /^(?:[MFXWDHVU](?:\s*\/\s*[MFXWDHVU])+|[YJOS]\s*\/\s*N|(?:yes|ja|oui|sí|si|sì|sim)\s*\/\s*(?:no|nein|non|não|nee)|[YJOS]\s+N)$/iu

/**
 * Figures and letters in the order of counting, as samples are written: "AB12 CDE", "QQ 12 34 56 C", "1234 AB". Somebody may have such a number, so that
 * it counts as a sample only on a paper that prints other hints.
 */
export function isInOrder(text: string): boolean {
  const figures = text.replace(/\D/gu, '')
  const letters = text.replace(/[^\p{L}]/gu, '').toUpperCase()
  if (!/^[\p{L}\d\s./-]{4,24}$/u.test(text) || figures.length < 2 || !'01234567890'.includes(figures)) return false
  return figures.length >= 6 || (letters.length >= 2 && 'ABCDEFGH'.startsWith(letters))
}
