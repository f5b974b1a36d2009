import { createContext } from 'react'

/** Whether the page is written out, in the build, for the time of an offer. In a browser the page itself says when the offer ends. */
export const OfferRuns = createContext(false)
