import type { Correction, ParsedDocument, Place } from '@docmill/engine/model'
import { revive, type SerialDocument } from '@docmill/engine/model'
import { queryOptions } from '@tanstack/react-query'
import { fetchDocument, request } from '../../api.ts'

/** The document of a conversion as it was read, revived. It can be large: gone from memory once the review is left. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: async ({ signal }): Promise<ParsedDocument> => revive((await fetchDocument(id, signal)) as SerialDocument),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  })

/** The corrections saved for a conversion, with the revision to save the next list against. */
export const correctionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['corrections', id],
    queryFn: ({ signal }) => request('corrections', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Saves the whole list in place of the one of `revision`. Throws ApiError, with code 'corrections-changed' when somebody else saved. */
export const saveCorrections = (id: string, corrections: readonly Correction[], revision: number) =>
  request('saveCorrections', { params: { id }, body: { corrections: [...corrections] as never, revision } })

/** What stands in a box of a page, read anew: line by line, empty when nothing is written there. Throws ApiError. */
export const readAgain = (id: string, { page, box }: Place) => request('readRegion', { params: { id, page }, body: { box } })
