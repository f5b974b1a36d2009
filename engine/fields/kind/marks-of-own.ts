// What pages of one document share and pages of others do not: numbers, addresses of mail, where it is signed.

import type { PageText } from '../reading/page-text.ts'
import { lettersOf } from './letters.ts'
import { onceAPage } from './once-a-page.ts'

/** Numbers of at least so many figures name a customer, a tax number, an account, an order; days and amounts are left out. */
const fewestFigures = 5
const isDay = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/u
const isAmount = /^\D{0,3}\d[\d.,' ]*[.,]\d{2}\D{0,3}$/u
const mailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/u

/** Long numbers and addresses of mail on a page, as plain letters and figures. */
export const marksOfOwn = onceAPage(({ segments }): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const { words } of segments)
    for (const { text } of words) {
      const mail = mailAddress.exec(text)?.[0]
      if (mail !== undefined) found.add(mail.toLowerCase())
      else if (!isDay.test(text) && !isAmount.test(text) && text.replace(/\D/gu, '').length >= fewestFigures)
        found.add(lettersOf(text).replace(/ /g, ''))
    }
  return found
})

/** Fewer marks tell nothing. */
const fewestMarks = 2

/** true where both have marks of their own and none in common: two documents, whatever they are called. */
export function haveNothingInCommon(page: PageText, others: readonly PageText[]): boolean {
  const own = marksOfOwn(page)
  if (own.size < fewestMarks) return false
  const before = others.map(marksOfOwn)
  const all = before.reduce((sum, { size }) => sum + size, 0)
  return all >= fewestMarks && !before.some((marks) => [...own].some((mark) => marks.has(mark)))
}

/** The address of mail in the head of a page; null without one. */
export function mailInHead({ rows }: PageText): string | null {
  for (const row of rows.slice(0, rowsOfHead))
    for (const { words } of row)
      for (const { text } of words) {
        const found = mailAddress.exec(text)?.[0]
        if (found !== undefined) return found.toLowerCase()
      }
  return null
}
const rowsOfHead = 12

const signing =
  /(?:^| )(?:signature|signed|by|name|title|its|date|unterschrift|ort|datum|signature|fait|lu et approuve|firma|firmado|fdo|firmato|luogo|handtekening|getekend|plaats|assinatura|assinado)(?: |$)/u
const fewestSignings = 2

/** true for a page that is signed, or has lines to sign on, in its last rows. */
export const isSigned = ({ rows }: PageText): boolean =>
  rows
    .slice(-rowsOfFoot)
    .flat()
    .filter(({ text, words }) => words.length <= 6 && signing.test(lettersOf(text))).length >= fewestSignings
const rowsOfFoot = 16
