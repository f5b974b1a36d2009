// Lengths, waits and rates: enforced by the server, stated and anticipated by the web. Times in milliseconds unless the name says otherwise.
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const code = { length: 6, validMs: 10 * minute, tries: 5, resendMs: 30 * second, perDay: 10 } as const
export const password = { minimum: 8, maximum: 256 } as const
export const phoneDigits = 10
export const session = { idleMs: 7 * day, absoluteMs: 30 * day } as const
export const emailChangeUndoMs = 7 * day
export const unverifiedAccountMs = day
export const creditValidityMs = 365 * day
export const transactionsPerPage = 10

/** Conversions: defaults of settings that an operator may change. */
export const files = { maximumMb: 50, maximumPages: 300, atOnce: 20, maximumSidePixels: 10_000, maximumPixels: 100_000_000 } as const
export const retentionHours = [0, 1, 24, 168] as const
export const uploadUnusedMs = hour

/** The public API: creations of conversions per key. */
export const apiRate = { perMinute: 100, perDay: 1000 } as const

/** Requests allowed: `points` in `windowMs`, per address, account or both. */
export const rates = {
  // An office shares an address, and every sign-up needs a mailbox of its own to be worth anything.
  signUp: { points: 100, windowMs: hour },
  login: { points: 5, windowMs: 15 * minute },
  loginPerAddress: { points: 50, windowMs: hour },
  loginPerAccount: { points: 20, windowMs: hour },
  unknownAccount: { points: 10, windowMs: hour },
  // Guessing is stopped at the code (5 tries, 10 codes a day); this only bounds the work.
  code: { points: 100, windowMs: 15 * minute },
  forgot: { points: 10, windowMs: hour },
  enquiry: { points: 5, windowMs: hour },
  upload: { points: 600, windowMs: hour },
  webhookTest: { points: 60, windowMs: hour },
  sample: { points: 20, windowMs: hour },
  // An office of people who follow their conversions behind one address; more than 100 a second is no office.
  general: { points: 6000, windowMs: minute },
} as const

/** What the interface waits for. */
export const timings = {
  sessionExpiredMs: 3 * second,
  thankYouMs: 3 * second,
  carouselMs: 5 * second,
  spinnerMs: 1500,
  successMessageMs: 3 * second,
  amountDebounceMs: 500,
  themeMs: 500,
  chunkLoadMs: 120_000,
  resetExpiredMs: 2 * second,
} as const
export const breakpoints = { medium: 768, large: 1280, sidebar: 1024 } as const
