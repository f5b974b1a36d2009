// How sure a value is once a second reader has answered. Said of what a value is worth by itself (calibration), not of its reader's score: the
// curves are steep, and a score that was lowered before them came out as "sure" as it had been.

import { confidence, type Field, type FieldSheet } from '../../model/index.ts'

/** Two readers that agree err half as often as one; that they can err together keeps it below certainty. */
const mostAgreed = 0.99
/** Where they differ somebody should look, whatever the sums prove: the share that is left of 1 is below the bound of "sure". */
const leftOfDiffering = 0.85

/** The sheet with values surer that the second reader gave too, and less sure where it gave another one that stands on the page. */
export function withAgreement(sheet: FieldSheet): FieldSheet {
  const answers = new Map(Object.entries(sheet.secondReader ?? {}))
  const lists = sheet.lists.map(({ name, items }) => ({
    name,
    items: items.map(({ fields }, at) => ({ fields: fields.map((field) => weighed(field, answers.get(`${name}[${at}].${field.name}`))) })),
  }))
  return { ...sheet, lists, fields: sheet.fields.map((field) => weighed(field, answers.get(field.name))) }
}

function weighed(field: Field, answer: string | undefined): Field {
  const { confidence: before, alternatives, source } = field
  // A reading that a check has put in the place of the first is not the one that was compared.
  if (source !== 'page' || alternatives.some((other) => other.source === 'check')) return field
  if (answer === 'same') return { ...field, confidence: confidence(Math.max(before, Math.min(mostAgreed, 1 - (1 - before) / 2))) }
  return answer === 'other' ? { ...field, confidence: confidence(leftOfDiffering * before) } : field
}
