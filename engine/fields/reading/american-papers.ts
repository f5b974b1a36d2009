// Papers of the United States, which write the month first.

import type { PageText } from './page-text.ts'

/**
 * Town, state and code of the United States in an address, or a measure or tax that only they print; amounts in dollars or in no currency that is
 * printed. Of a dollar alone that cannot be said: other countries have one and write the day first.
 */
export function isAmerican(pages: readonly PageText[]): boolean {
  const texts = pages.flatMap(({ segments }) => segments.map(({ text }) => text))
  return texts.some((text) => townAndState.test(text) || ownWords.test(text)) && !texts.some((text) => otherMoney.test(text))
}
const townAndState =
  /\p{L}{3},? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?(?:,? (?:USA|US|United States))?$/u
const ownWords = /\b(?:gallons?|price\/gal(?:lon)?|sales tax|copay)\b/iu
const otherMoney = /[€£₹¥]|\b(?:EUR|GBP|CAD|AUD|CHF|MXN|PHP|RM)\b/u
