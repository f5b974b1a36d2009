/** An amount in minor units as people write it, "$10.00". */
export const money = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountMinor / 100)

/** A date as people write it, "20 November 2026", in UTC so that it is the same on every machine. */
export const dayInWords = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)

/** The number printed on a receipt, "R-000042". */
export const receiptName = (receiptNumber: number): string => `R-${String(receiptNumber).padStart(6, '0')}`
