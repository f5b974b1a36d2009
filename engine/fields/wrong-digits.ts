import { type Check, confidence, type FieldSheet } from '../model/index.ts'

/** What is left of how sure a value is whose own check digits say that it is not what was written: below the bound of "sure". */
const leftOfWrong = 0.85

/**
 * The sheet with numbers less sure whose check digits do not agree: they are misread or misprinted, and somebody should look. Said of what a
 * value is worth by itself (calibration): a score that was lowered before the curves came out as "sure" as it had been.
 */
export function withWrongDigits(sheet: FieldSheet): FieldSheet {
  const wrong = new Set(sheet.checks.filter(isWrong).flatMap(({ fields }) => fields))
  if (wrong.size === 0) return sheet
  const fields = sheet.fields.map((field) =>
    wrong.has(field.name) && field.source !== 'person' ? { ...field, confidence: confidence(leftOfWrong * field.confidence) } : field,
  )
  return { ...sheet, fields }
}

const isWrong = ({ name, outcome, fields }: Check): boolean => outcome === 'failed' && fields.length === 1 && name.endsWith('-digits')
