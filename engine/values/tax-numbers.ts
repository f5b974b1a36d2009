// Numbers under which companies pay value added tax: their form by country. Their check digits: tax-digits.ts.

import { taxDigitRules } from './tax-digits.ts'

/** What follows the country's letters. Forms after the VIES of the European Commission; GB after HMRC, CH after the UID register. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/u,
  BE: /^[01]?\d{9}$/u,
  BG: /^\d{9,10}$/u,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/u,
  CY: /^\d{8}[A-Z]$/u,
  CZ: /^\d{8,10}$/u,
  DE: /^\d{9}$/u,
  DK: /^\d{8}$/u,
  EE: /^\d{9}$/u,
  EL: /^\d{9}$/u,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/u,
  FI: /^\d{8}$/u,
  FR: /^[A-Z0-9]{2}\d{9}$/u,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/u,
  HR: /^\d{11}$/u,
  HU: /^\d{8}$/u,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/u,
  IT: /^\d{11}$/u,
  LT: /^(?:\d{9}|\d{12})$/u,
  LU: /^\d{8}$/u,
  LV: /^\d{11}$/u,
  MT: /^\d{8}$/u,
  NL: /^\d{9}B\d{2}$/u,
  PL: /^\d{10}$/u,
  PT: /^\d{9}$/u,
  RO: /^\d{2,10}$/u,
  SE: /^\d{12}$/u,
  SI: /^\d{8}$/u,
  SK: /^\d{10}$/u,
  XI: /^(?:\d{9}|\d{12})$/u,
}

/** The printed number without spaces and marks, in capitals. */
export const compactTaxNumber = (printed: string): string => printed.replace(/[^\p{L}\p{N}+*]/gu, '').toUpperCase()

/** The country whose VAT number, with its letters in front, the text has the form of; null for none. */
export function vatCountryOf(printed: string): string | null {
  const compact = compactTaxNumber(printed)
  const country = compact.slice(0, 2)
  return forms[country]?.test(compact.slice(2)) ? country : null
}

/** True for an Indian GSTIN: state, PAN, entity, Z, check character. */
export const isGstin = (printed: string): boolean => /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/u.test(compactTaxNumber(printed))

/** Mexico's number of taxpayers: letters of the name, the day it began as year, month and day, three signs more. */
export const isRfc = (printed: string): boolean =>
  /^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d]$/u.test(printed.replace(/[\s-]/gu, ''))

/** A Brazilian CNPJ as it is printed, "12.345.678/0001-95": without its marks it is a run of figures like many. */
export const isCnpj = (printed: string): boolean =>
  /^[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\s?\/\s?[A-Z\d]{4}\s?-\s?\d{2}$/u.test(printed.trim())

/** Country and number, without the country's letters, of a tax number whose form says whose it is; null for any other text. */
export function taxNumberIn(printed: string): { readonly country: string; readonly number: string } | null {
  const country = vatCountryOf(printed)
  const compact = compactTaxNumber(printed)
  if (country !== null) return { country, number: compact.slice(2) }
  if (isGstin(printed)) return { country: 'IN', number: compact }
  if (isCnpj(printed)) return { country: 'BR', number: compact }
  if (isRfc(printed)) return { country: 'MX', number: printed.replace(/[\s-]/gu, '') }
  const [, norwegian] = /^(?:NO)?(\d{9})MVA$/u.exec(compact) ?? []
  return norwegian === undefined ? null : { country: 'NO', number: norwegian }
}

/** Whether the check digits of a tax number agree; null where its form is none that we know, or has no check digits. */
export function taxDigitsAgree(printed: string): boolean | null {
  const found = taxNumberIn(printed)
  return found === null ? null : (taxDigitRules[found.country]?.(found.number) ?? null)
}
