// The check digits of numbers under which companies pay tax, country by country. The rules are public: the European Commission's algorithms for
// VAT numbers (VIES), ISO 7064, HMRC for GB, the UID register for CH, Brønnøysund for NO, the GST network for IN, Receita Federal for BR
// (letters from July 2026), SAT for MX. Compared with python-stdnum 2.2 on numbers drawn by chance when they were written.

/**
 * Whether the check digits of a number agree. Given without the country's letters, spaces and marks, of that country's form (tax-numbers.ts);
 * null where a form has none.
 */
type Rule = (number: string) => boolean | null

const dni = 'TRWAGMYFPDXBNJZSQVHLCKE'
const hexatrigesimal = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const taxDigitRules: Readonly<Record<string, Rule>> = {
  AT: (number) => (luhnSum(number.slice(1, 8)) + Number(number[8]) + 4) % 10 === 0,
  BE: (number) => 97 - (Number(number.slice(0, -2)) % 97) === Number(number.slice(-2)),
  BG: (number) => (number.length === 9 ? bulgarianCompany(number) : bulgarianPerson(number)),
  BR: (number) => brazilian(number, 12) && brazilian(number, 13),
  CH: (number) => (11 - (weighted(number.slice(1, 9), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(number[9]),
  CY: cypriot,
  CZ: czech,
  DE: iso7064,
  DK: (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => weighted(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: (number) => (weighted(number.slice(0, 8), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(number[8]),
  ES: spanish,
  FI: (number) => weighted(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: french,
  GB: british,
  HR: iso7064,
  HU: (number) => weighted(number, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: irish,
  IN: indian,
  IT: (number) => luhnSum(number) % 10 === 0,
  LT: lithuanian,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  LV: latvian,
  MT: (number) => weighted(number, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  MX: mexican,
  NL: dutch,
  NO: (number) => weighted(number.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  PL: (number) => weighted(number.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
  PT: (number) => elevenLess(weighted(number.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2])) === Number(number[8]),
  RO: (number) => ((10 * weighted(number.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === Number(number.at(-1)),
  SE: (number) => luhnSum(number.slice(0, 10)) % 10 === 0,
  SI: slovene,
  SK: slovak,
  XI: british,
}

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + Number(digits[index] ?? 0) * weight, 0)

/** The digits from the right, each second one doubled: of a sound number a multiple of ten. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
}

/** ISO 7064, MOD 11,10: Germany and Croatia. */
function iso7064(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10
    product = (2 * (sum === 0 ? 10 : sum)) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

function elevenLess(sum: number): number {
  const rest = 11 - (sum % 11)
  return rest >= 10 ? 0 : rest
}

function bulgarianCompany(number: string): boolean {
  const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  return (first === 10 ? (weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first) === Number(number[8])
}

/** Citizens, foreigners and others have rules of their own; the number does not say which it is. */
const bulgarianPerson = (number: string): boolean =>
  [
    (weighted(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10,
    weighted(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10,
    (11 - (weighted(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11,
  ].includes(Number(number[9]))

/** One of the two check digits of a CNPJ: weights 2 to 9 from the right, letters worth their code less that of "0". */
function brazilian(number: string, length: number): boolean {
  const sum = [...number.slice(0, length)].reduce(
    (total, sign, index) => total + (sign.charCodeAt(0) - 48) * (2 + ((length - 1 - index) % 8)),
    0,
  )
  return elevenLess(sum) === Number(number[length])
}

function cypriot(number: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  const sum = [...number.slice(0, 8)].reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[Number(digit)] ?? 0) : Number(digit)),
    0,
  )
  return String.fromCharCode(65 + (sum % 26)) === number[8]
}

/** Companies have eight figures; nine beginning with 6 are a special case; nine or ten are a birth number, of which nine have no check digit. */
function czech(number: string): boolean | null {
  if (number.length === 8) return ((11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 || 1) % 10 === Number(number[7])
  if (number.length === 10) return birthNumber(number)
  if (!number.startsWith('6')) return null
  const rest = weighted(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11
  return (8 - ((10 - rest + 11) % 11) + 10) % 10 === Number(number[8])
}

/** The birth number of Czechs and Slovaks. */
const birthNumber = (number: string): boolean => (Number(number.slice(0, 9)) % 11) % 10 === Number(number[9])

/** Of a DNI (figures and a letter), a NIE (X, Y or Z before it), or a CIF, whose last sign is a figure or its letter by the kind of body. */
function spanish(number: string): boolean | null {
  const [kind = '', last = ''] = [number[0], number[8]]
  const inner = number.slice(1, 8)
  if (!/^\d{7}$/u.test(inner)) return null
  if (/\d/u.test(kind)) return dni[Number(kind + inner) % 23] === last
  if (/[XYZ]/u.test(kind)) return dni[Number('XYZ'.indexOf(kind) + inner) % 23] === last
  if (/[KLM]/u.test(kind)) return dni[Number(inner) % 23] === last
  if (!/[ABCDEFGHJNPQRSUVW]/u.test(kind)) return null
  const digit = (10 - (luhnSum(`${inner}0`) % 10)) % 10
  return last === String(digit) || last === 'JABCDEFGHI'[digit]
}

/** A key of figures is worked out from the company's number; one with letters by the newer rule, which counts without I and O. */
function french(number: string): boolean {
  const own = Number(number.slice(2))
  if (/^\d{2}/u.test(number)) return (12 + 3 * (own % 97)) % 97 === Number(number.slice(0, 2))
  const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [first, second] = [signs.indexOf(number[0] ?? ''), signs.indexOf(number[1] ?? '')]
  if (first < 0 || second < 0) return false
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (own + 1 + Math.floor(key / 11)) % 11 === key % 11
}

/** Old and new series by modulo 97; government departments are numbered below 500, health authorities from 500 on. */
function british(number: string): boolean {
  if (number.startsWith('GD')) return Number(number.slice(2)) < 500
  if (number.startsWith('HA')) return Number(number.slice(2)) >= 500
  const rest = weighted(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
  return rest === 0 || (Number(number.slice(0, 3)) >= 100 && (rest === 42 || rest === 55))
}

/** Seven figures, a letter; a ninth sign counts nine times. Of the old form ("8Z49289F") the first figure stands last. */
function irish(number: string): boolean {
  const isOld = /^\d[A-Z+*]/u.test(number)
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7)
  const extra = isOld ? 0 : 'WABCDEFGHIJKLMNOPQRSTUV'.indexOf(number[8] ?? 'W')
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * extra
  return extra >= 0 && 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === number[7]
}

/** Luhn's rule with 36 signs. */
function indian(number: string): boolean {
  const sum = [...number].reverse().reduce((total, sign, index) => {
    const value = hexatrigesimal.indexOf(sign) * (index % 2 === 1 ? 2 : 1)
    return total + Math.floor(value / 36) + (value % 36)
  }, 0)
  return sum % 36 === 0
}

function lithuanian(number: string): boolean {
  const count = number.length - 1
  const by = (from: number): number =>
    weighted(
      number,
      Array.from({ length: count }, (_, index) => 1 + ((from + index) % 9)),
    ) % 11
  const first = by(0)
  return (first === 10 ? by(2) % 10 : first) === Number(number[count])
}

/** Companies begin with 4 to 9; newer numbers of persons, with 32, have no check digit, older ones a birth number's. */
function latvian(number: string): boolean | null {
  if (/^[4-9]/u.test(number)) return weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  if (number.startsWith('32')) return null
  return ((1 + weighted(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === Number(number[10])
}

/** The last sign of an RFC by weights from 13 down. Numbers for the public and for foreigners ("XAXX010101000") have none. */
function mexican(number: string): boolean | null {
  if (/^X[AE]XX010101000$/u.test(number)) return null
  const signs = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
  const sum = [...number.padStart(13, ' ').slice(0, 12)].reduce((total, sign, index) => total + signs.indexOf(sign) * (13 - index), 0)
  return '0123456789A'[(11 - (sum % 11)) % 11] === number.at(-1)
}

/** Companies keep the figures of their register (modulo 11); sole traders have had numbers by modulo 97 over all signs since 2020. */
function dutch(number: string): boolean {
  if (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8])) return true
  const digits = [...`NL${number}`].map((sign) => hexatrigesimal.indexOf(sign)).join('')
  return BigInt(digits) % 97n === 1n
}

function slovene(number: string): boolean {
  const rest = 11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)
  return rest !== 11 && rest % 10 === Number(number[7])
}

function slovak(number: string): boolean {
  return Number(number) % 11 === 0 || birthNumber(number)
}
