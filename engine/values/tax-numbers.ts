// Numbers under which companies pay value added tax: their form by country, and their check digits where a country publishes the rule.

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

/** Whether the check digits of a VAT number agree; null where the country's rule is not known here or the form is none. */
export function vatDigitsAgree(printed: string): boolean | null {
  const country = vatCountryOf(printed)
  const digits = compactTaxNumber(printed).slice(2)
  switch (country) {
    case 'DE':
      return iso7064(digits)
    case 'BE':
      return 97 - (Number(digits.slice(0, -2)) % 97) === Number(digits.slice(-2))
    case 'FR':
      return /^\d{2}/u.test(digits) ? (12 + 3 * (Number(digits.slice(2)) % 97)) % 97 === Number(digits.slice(0, 2)) : null
    case 'IT':
      return luhn(digits)
    case 'PT':
      return mod11(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) === Number(digits[8])
    case 'PL':
      return weighted(digits.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9])
    default:
      return null
  }
}

/** ISO 7064, MOD 11,10, as German numbers use it. */
function iso7064(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10
    product = (2 * (sum === 0 ? 10 : sum)) % 11
  }
  return (11 - product) % 10 === Number(digits[8])
}

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const weighted = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0)

function mod11(digits: string, weights: readonly number[]): number {
  const rest = 11 - (weighted(digits, weights) % 11)
  return rest >= 10 ? 0 : rest
}
