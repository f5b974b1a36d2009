import type { Conversion } from '@docmill/contracts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fetchPagePicture } from '../api.ts'

/** How long a picture that nobody looks at stays in memory: long enough to scroll back, short enough for a day of documents. */
const forgottenAfterMs = 20_000

/** A page that is gone again before this, as under a key that is held down, is not asked for: asking costs more than drawing it. */
const passedByMs = 40

/** Whether a picture of a page of a conversion that has ended is kept: asking for another would be refused. */
export const isPictured = ({ pagePictures, pages }: Pick<Conversion, 'pagePictures' | 'pages'>, page: number): boolean =>
  pagePictures && pages.find((each) => each.page === page)?.drawn !== false

/**
 * The picture of a page as an object address, asked for when `wanted`; null until it is there, undefined when there is none. Page, rail and
 * question show one and the same address, so that it is unpacked once. It is given back soon after nobody shows it any more: opening many
 * documents keeps the memory flat.
 */
export function usePagePicture(conversionId: string, page: number, wanted: boolean): string | null | undefined {
  const pictures = useQueryClient()
  giveBackForgotten(pictures)
  const { data: address, isError } = useQuery({ ...pictureOf(conversionId, page), enabled: wanted })
  return address ?? (wanted && !isError ? null : undefined)
}

/** Asks for the picture of a page before it is looked at. Pictures that can't be had are not missed here. */
export function useExpectedPicture(conversionId: string): (page: number) => void {
  const pictures = useQueryClient()
  return useCallback((page) => void pictures.prefetchQuery(pictureOf(conversionId, page)), [pictures, conversionId])
}

const pictureOf = (conversionId: string, page: number) =>
  queryOptions({
    queryKey: ['picture', conversionId, page],
    queryFn: async ({ signal }) => {
      await pause(passedByMs, signal)
      return URL.createObjectURL(await fetchPagePicture(conversionId, page, signal))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: forgottenAfterMs,
    retry: false,
  })

const watched = new WeakSet<QueryClient>()
/** Revokes the address of a picture when it is forgotten. */
function giveBackForgotten(pictures: QueryClient): void {
  if (watched.has(pictures)) return
  watched.add(pictures)
  pictures.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === 'picture' && typeof query.state.data === 'string') URL.revokeObjectURL(query.state.data)
  })
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
