// Papers of the United States, which write the month first, and of countries that write the day first.

import type { PageText } from './page-text.ts'

/**
 * Town, state and code of the United States in an address, or a measure or tax that only they print; amounts in dollars or in no currency that is
 * printed. Of a dollar alone that cannot be said: other countries have one and write the day first.
 */
export function isAmerican(pages: readonly PageText[]): boolean {
  const texts = pages.flatMap(({ segments }) => segments.map(({ text }) => text))
  return texts.some((text) => townAndState.test(text) || ownWords.test(text)) && !texts.some((text) => otherMoney.test(text))
}
/**
 * Money or taxes of countries that write the day first, and none of the United States: euros, pounds, VAT by its name in six languages. A dollar
 * says nothing.
 */
export function isDayFirst(pages: readonly PageText[]): boolean {
  const texts = pages.flatMap(({ segments }) => segments.map(({ text }) => text))
  return texts.some((text) => dayFirstMoney.test(text) || dayFirstTax.test(text)) && !texts.some((text) => dollars.test(text))
}
const dayFirstMoney = /[€£₹]|(?<!\p{L})(?:EUR|GBP|CHF|MXN|BRL|ARS|CLP|COP|INR)(?!\p{L})|R\$/u
const dayFirstTax = /(?<!\p{L})(?:TVA|I\.?V\.?A|MwSt|USt|BTW|P\.?\s?IVA|N\.?I\.?F|C\.?I\.?F|NIPC|RFC|CNPJ|CUIT|SIRET|GSTIN)(?!\p{L})/u
const dollars = /\bUSD\b|\bUS\$|\bCA?\$|\bCAD\b/u

const townAndState =
  /\p{L}{3},? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?(?:,? (?:USA|US|United States))?$/u
const ownWords = /\b(?:gallons?|price\/gal(?:lon)?|sales tax|copay)\b/iu
const otherMoney = /[€£₹¥]|\b(?:EUR|GBP|CAD|AUD|CHF|MXN|PHP|RM)\b/u
