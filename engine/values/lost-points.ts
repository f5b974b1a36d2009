// Amounts in pictures whose decimal point was too faint to be read.

import type { Cell, Value } from '../model/index.ts'

/** "14 73" in a picture is an amount whose point was too faint to be read: it stays as it is, and says nothing against the others. */
export const hasLostPoint = (cell: Cell, text: string): boolean =>
  /^\d{1,4} \d\d$/u.test(text) && cell.lines.every(({ words }) => words.every(({ readBy }) => readBy === 'ocr'))

/** What is believed at most of a recognised "151" among amounts with cents: rather 1.51. */
export const mostWithoutPoint = 0.5
const fewestWithCents = 3

/** Recognised figures of three digits and more without decimals, where at least three others in the column have two and four times as many as have none. */
export function withoutTheirPoint(values: ReadonlyMap<Cell, Value>): readonly Cell[] {
  const figures = [...values].filter(([, { kind }]) => kind === 'number' || kind === 'money')
  const amountOf = (value: Value): string => (value.kind === 'number' ? value.number : value.kind === 'money' ? value.amount : '')
  const withCents = figures.filter(([, value]) => /\.\d\d$/u.test(amountOf(value)))
  const whole = figures.filter(([, value]) => /^-?\d+$/u.test(amountOf(value)))
  if (withCents.length < Math.max(fewestWithCents, 4 * whole.length)) return []
  const isRecognised = ({ lines }: Cell): boolean => lines.some(({ words }) => words.some(({ readBy }) => readBy === 'ocr'))
  return whole.flatMap(([cell, { text }]) => (/\d{3}/u.test(text) && isRecognised(cell) ? [cell] : []))
}
