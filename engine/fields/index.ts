// The fields of a document: sheets with scores (read-sheets.ts) -> scores as likelihoods (calibration) -> what a second reader and check digits
// made of them.

import type { Fields } from '../stages.ts'
import { calibratedSheet } from './calibration/index.ts'
import { readSheets } from './read-sheets.ts'
import { withAgreement } from './second-reading/agreement.ts'
import { withWrongDigits } from './wrong-digits.ts'

/** Reads what was asked for from every document in the file: one sheet a document. */
export const fields: Fields = async (...given) => {
  const { sheets, issues } = await readSheets(...given)
  return { sheets: sheets.map((sheet) => withWrongDigits(withAgreement(calibratedSheet(sheet)))), issues }
}
