// Account numbers of ISO 13616, with their check digits.

/** Characters of an IBAN by country, from the registry of ISO 13616. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 ' +
    'GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 ' +
    'MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** The printed text without spaces and marks, in capitals. */
export const compactIban = (printed: string): string => printed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** True for text that begins as an IBAN does, whatever its length and check digits: two letters of a country, two digits, then more. */
export const looksLikeIban = (printed: string): boolean => {
  const compact = compactIban(printed)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/u.test(compact) && compact.slice(0, 2) in lengths
}

/** True for text longer than the account numbers of the country it begins with. */
export function isLongerThanIban(printed: string): boolean {
  const compact = compactIban(printed)
  return compact.length > (lengths[compact.slice(0, 2)] ?? Infinity)
}

/** True when the length is the country's and the check digits leave 1 modulo 97. */
export function isIban(printed: string): boolean {
  const compact = compactIban(printed)
  if (!looksLikeIban(compact) || compact.length !== lengths[compact.slice(0, 2)]) return false
  let rest = 0
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
