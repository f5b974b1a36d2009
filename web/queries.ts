import type { Conversion, ConverterId } from '@docmill/contracts'
import { queryOptions } from '@tanstack/react-query'
import { request } from './api.ts'

type ConversionState = Conversion['state']

// What several pages ask the server; the keys stand here once, so that a change can be announced to all of them.

/** What this installation offers. It changes only when the operator restarts the service. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => request('site', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The name to greet with. */
export const dashboardQuery = queryOptions({ queryKey: ['dashboard'], queryFn: ({ signal }) => request('dashboard', { signal }) })

/** Balance, held credits, next expiry and one page of transactions. */
export const transactionsQuery = (page: number, perPage: number) =>
  queryOptions({
    queryKey: ['transactions', page, perPage],
    queryFn: ({ signal }) => request('transactions', { query: { page, perPage }, signal }),
    placeholderData: (last) => last,
  })

/** The first page of transactions: where the frame and the quote read the balance. */
export const balanceQuery = transactionsQuery(1, 10)

/** What a list of conversions is narrowed to and in which order it comes; what is left out means all, newest first. */
export interface ConversionsFilter {
  /** Looked for in file names. */
  readonly search?: string
  readonly state?: ConversionState | ''
  readonly converter?: ConverterId | ''
  readonly sort?: 'newest' | 'oldest' | 'name'
}

/** A page of conversions. */
export const conversionsQuery = (page: number, perPage: number, filter: ConversionsFilter = {}) =>
  queryOptions({
    queryKey: ['conversions', page, perPage, filter],
    queryFn: ({ signal }) => request('conversions', { query: { page, perPage, ...filter }, signal }),
    placeholderData: (last) => last,
  })

/** One conversion. */
export const conversionQuery = (id: string) =>
  queryOptions({ queryKey: ['conversion', id], queryFn: ({ signal }) => request('conversion', { params: { id }, signal }) })

/** User name, e-mail and the day of registration. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => request('settings', { signal }) })

/** The field lists that the account has saved, last changed first. */
export const templatesQuery = queryOptions({ queryKey: ['templates'], queryFn: ({ signal }) => request('templates', { signal }) })

/** The API key, when it was made and when it was last used. */
export const apiKeyQuery = queryOptions({ queryKey: ['api-key'], queryFn: ({ signal }) => request('apiKey', { signal }) })
