import type { Value } from './value.ts'

/** Money, numbers and percentages as plain decimals in a text (never a float), dates and times as ISO 8601, ticks as true or false, else the text. */
export function plainValue(value: Value): string | boolean {
  switch (value.kind) {
    case 'number':
    case 'percent':
      return value.number
    case 'money':
      return value.amount
    case 'date':
    case 'time':
      return value.iso
    case 'tick':
      return value.ticked
    case 'text':
      return value.text
  }
}
