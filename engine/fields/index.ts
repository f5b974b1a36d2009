// The fields of a document: sheets with scores (read-sheets.ts) -> scores as likelihoods (calibration) -> what a second reader made of them.

import type { Fields } from '../stages.ts'
import { calibratedSheet } from './calibration/index.ts'
import { readSheets } from './read-sheets.ts'
import { withAgreement } from './second-reading/agreement.ts'

/** Reads what was asked for from every document in the file: one sheet a document. */
export const fields: Fields = async (...given) => {
  const { sheets, issues } = await readSheets(...given)
  return { sheets: sheets.map((sheet) => withAgreement(calibratedSheet(sheet))), issues }
}
