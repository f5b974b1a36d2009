/** A link to a place in the document itself, as viewers of PDF understand it (RFC 8118): the page, and how far down in points from its upper edge. */
export const placeLink = (page: number, top: number | null): string =>
  top === null ? `#page=${page}` : `#page=${page}&view=FitH,${Math.round(top)}`

/** The place that such a link leads to, `top` null for the whole page; null for any other link. */
export function linkedPlace(link: string): { readonly page: number; readonly top: number | null } | null {
  const [, page, top] = /^#page=(\d+)(?:&view=FitH,(-?\d+))?$/u.exec(link) ?? []
  return page === undefined ? null : { page: Number(page), top: top === undefined ? null : Number(top) }
}
