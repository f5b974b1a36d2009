// Figures that a recogniser read in part: a smear in an amount makes two words of it, or takes its last figure, and the rest of it is a fair amount.

import { confidence, type Field, type FieldSheet, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'

/** Where another figure begins nearer than that, in heights of the words, they are one figure: a space is 0.4 of it and more. */
const nearest = 0.3
/** How sure what may be the rest of a figure is at most, and how much less it is than it was. */
const ofARest = 0.5

/** The sheet with less confidence in amounts and numbers that go on beside their words, and in those that lack a decimal that all others have. */
export function withCutFigures(sheet: FieldSheet, pages: readonly ReadPage[]): FieldSheet {
  const words = pages.flatMap((page) => page.words.filter(isRecognisedFigure))
  if (words.length === 0) return sheet
  const cells = sheet.lists.flatMap(({ items }) => items.flatMap(({ fields }) => fields))
  const places = [...sheet.fields, ...cells].flatMap(({ value }) => (value.kind === 'money' ? [decimalsOf(value.amount)] : []))
  const inCents = places.filter((count) => count === 2).length > 3 * places.filter((count) => count === 1).length
  const doubted = (field: Field): Field =>
    isCut(field, words, inCents) ? { ...field, confidence: confidence(ofARest * field.confidence) } : field
  return {
    ...sheet,
    fields: sheet.fields.map(doubted),
    lists: sheet.lists.map((list) => ({ ...list, items: list.items.map((item) => ({ ...item, fields: item.fields.map(doubted) })) })),
  }
}

const isRecognisedFigure = ({ text, readBy, turn }: Word): boolean => readBy !== 'text-layer' && turn === 0 && /\d/u.test(text)
const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0

function isCut({ value, evidence }: Field, words: readonly Word[], inCents: boolean): boolean {
  if ((value.kind !== 'money' && value.kind !== 'number') || evidence === null) return false
  const own = evidence.words.filter(isRecognisedFigure)
  const [first] = own
  if (first === undefined) return false
  if (value.kind === 'money' && inCents && decimalsOf(value.amount) === 1) return true
  return words.some((word) => !own.includes(word) && own.some((one) => areOneFigure(one, word)))
}

function areOneFigure(one: Word, other: Word): boolean {
  const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
  const shared = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
  const gap = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right)
  return one.page === other.page && shared > 0.6 * height && gap < nearest * height && gap > -height
}
