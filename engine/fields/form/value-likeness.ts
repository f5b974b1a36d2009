// What forms ask for and labels never are, by its print alone.

import { readDate, readTick } from '../../values/index.ts'

/** Zeros with their currency, as templates print them where nothing was written yet. */
export const isZero = (text: string): boolean => /0/u.test(text) && !/[1-9]|\p{L}{4}/u.test(text)

/** A date, an amount, a number, a telephone number, an address of mail: true for what labels never are. */
export function valueLike(text: string): boolean {
  const bare = text.replace(/^[$€£¥#(\s]+|[\s).,;*]+$/gu, '')
  if (bare === '' || !/\p{L}{2}/u.test(bare)) return true
  if (/@|^www\.|^https?:/iu.test(bare)) return true
  if (/\d/u.test(bare) && readDate(bare) !== null) return true
  if (readTick(bare)?.certain === true) return true
  const digits = bare.replace(/\D/gu, '').length
  return digits >= 3 && digits > 0.5 * bare.replace(/\s/gu, '').length
}
