import { z } from 'zod'

/** How long a link to a page's picture lasts, in milliseconds. */
export const pictureLinkMs = 5 * 60 * 1000
/** Links asked for at once. */
export const mostPictureLinks = 300

export const PictureLinks = z.object({ pages: z.array(z.int().min(1).max(100_000)).min(1).max(mostPictureLinks) })
export const PictureLinksReply = z.object({
  /** Only of pages whose picture is kept. `thumbnail` is the same picture, at most 240 pixels wide. */
  links: z.array(z.object({ page: z.int(), picture: z.string(), thumbnail: z.string() })),
  expiresAt: z.iso.datetime(),
})
