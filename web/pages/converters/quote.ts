import type { ConversionOptions, Converter, Quote } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { ApiError, request } from '../../api.ts'
import { type Choices, optionsOf } from './choices.ts'
import { priceOf, type Uploads } from './uploads.ts'

/** The price of the files that are ready, as the server says it. */
export interface QuoteNow {
  /** The files that can be converted now. */
  readonly files: readonly { readonly uploadId: string; readonly pages: string }[]
  /** The last price there is; undefined before the first, and without files. */
  readonly shown: Quote | undefined
  /** Whether it is the price of these very files and options. */
  readonly settled: boolean
  readonly error: Error | null
}

/** Asks what the ready files cost whenever they or the options change. */
export function useQuote(converter: Converter, uploads: Uploads, choices: Choices): QuoteNow {
  const files = uploads.entries.flatMap((entry) => {
    const price = priceOf(entry, converter)
    return entry.state.kind === 'ready' && price && 'credits' in price
      ? [{ uploadId: entry.state.upload.id, pages: entry.pages.trim() }]
      : []
  })
  const now = JSON.stringify({ files, options: optionsOf(choices) })
  const asked = useDeferredValue(now)
  const quote = useQuery({
    queryKey: ['quote', converter.id, asked],
    queryFn: ({ signal }) => priceFor(converter, JSON.parse(asked) as Asked, signal),
    // What is asked follows the files a moment later: until then there is nothing to price.
    enabled: (JSON.parse(asked) as Asked).files.length > 0,
    placeholderData: (last) => last,
    staleTime: 0,
  })
  const shown = files.length > 0 ? quote.data : undefined
  return { files, shown, settled: shown !== undefined && !quote.isPlaceholderData && asked === now, error: quote.error }
}

interface Asked {
  readonly files: { uploadId: string; pages: string }[]
  readonly options: ConversionOptions
}

// A list of fields that is still being typed says nothing of the price, only whether the same was paid for before.
async function priceFor(converter: Converter, { files, options }: Asked, signal: AbortSignal): Promise<Quote> {
  try {
    return await request('quote', { body: { converter: converter.id, files, options }, signal })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid-request') throw error
    return request('quote', { body: { converter: converter.id, files }, signal })
  }
}
