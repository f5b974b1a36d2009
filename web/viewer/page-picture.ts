import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchPagePicture } from '../api.ts'

/** How long a picture that nobody looks at stays in memory: long enough to scroll back, short enough for a day of documents. */
const forgottenAfterMs = 20_000

/** A page that is gone again before this, as under a key that is held down, is not asked for: asking costs more than drawing it. */
const passedByMs = 40

/**
 * The picture of a page as an object address, asked for when `wanted`; null until it is there, undefined when there is none. The address is
 * given back when the calling component goes, so that opening many documents keeps the memory flat.
 */
export function usePagePicture(conversionId: string, page: number, wanted: boolean): string | null | undefined {
  const { data: blob, isError } = useQuery({
    queryKey: ['picture', conversionId, page],
    queryFn: async ({ signal }) => {
      await pause(passedByMs, signal)
      return fetchPagePicture(conversionId, page, signal)
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: forgottenAfterMs,
    retry: false,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) {
      setUrl(null)
      return
    }
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url ?? (wanted && !isError ? null : undefined)
}

/** Rejects with the signal's reason as soon as it is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
