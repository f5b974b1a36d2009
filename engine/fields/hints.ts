// What blank papers print where an answer goes: "DD/MM/YYYY", "[Your name]", "XXX-XX-XXXX", boxes of which none is ticked. It answers nothing.

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
