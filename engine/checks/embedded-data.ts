// Whether the page of an electronic invoice says what its data file says.

import type { Check, Field, FieldSheet, Value } from '../model/index.ts'
import { compare } from '../values/index.ts'

/** A check for every field that the data file names as well. */
export const embeddedChecks = ({ fields }: FieldSheet): readonly Check[] =>
  fields.flatMap((field): readonly Check[] => {
    const other = field.alternatives.find(({ source }) => source === 'xml')
    if (other === undefined) return []
    const agrees = same(field, other.value)
    return [
      {
        name: 'embedded-data',
        fields: [field.name],
        outcome: agrees ? 'passed' : 'failed',
        detail: agrees ? 'The data file in the PDF says the same.' : `The data file in the PDF says ${other.value.text}.`,
      },
    ]
  })

function same({ value }: Field, other: Value): boolean {
  if (value.kind === 'money' && other.kind === 'money') return compare(value.amount, other.amount) === 0
  if (value.kind === 'date' && other.kind === 'date') return value.iso === other.iso
  return letters(value.text) === letters(other.text) || (value.text.length > 3 && letters(other.text).includes(letters(value.text)))
}

/** Spaces, marks and case differ between print and data and mean nothing. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
