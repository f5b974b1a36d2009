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

/** What the document's own words say in a box of a page: those whose middles lie in it, line by line. Empty when there are none. */
export function textIn(document: ParsedDocument, { page, box }: Place): string {
  const words = document.pages.find(({ number }) => number === page)?.words ?? []
  const inside = words.filter(({ box: own }) => {
    const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2]
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  return inside.map(({ text }) => text).join(' ')
}
