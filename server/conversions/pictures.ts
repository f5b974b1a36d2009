// Page pictures: shown to their owner, by credential or by a link that dies within minutes; lent to exporters.

import { timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { pictureLinkMs } from '@docmill/contracts/pictures'
import type { PagePicture } from '@docmill/engine/sandbox'
import { ApiError } from '../api-error.ts'
import type { Streamed } from '../feature.ts'
import type { ConversionTools } from './dependencies.ts'
import { earlyPicture } from './early.ts'
import { lockedDown } from './locked-down.ts'
import { picturePlace, thumbnailPlace } from './places.ts'
import { reviewing } from './reviewing.ts'
import { hasResults, owned, resultFolder } from './rows.ts'
import * as store from './store.ts'

type Size = 'page' | 'thumbnail'
const sizes: readonly Size[] = ['page', 'thumbnail']
/** Pixels: sharp on a row of a list, twice as many as it is wide there. */
const thumbnailWidth = 240

/** The picture of a page, kept beside the results; of a conversion that runs, as soon as the page is read. */
export async function pagePicture(
  tools: ConversionTools,
  userId: string,
  id: string,
  page: number,
  signal: AbortSignal,
): Promise<Streamed> {
  const row = await owned(tools, userId, id)
  return row.runId === null ? pictureOf(tools, row, page, 'page', signal) : sent(await earlyPicture(tools, row, page))
}

/** Links to the pictures of pages, of those that are kept, which a browser can show without a credential. */
export async function pictureLinks(tools: ConversionTools, userId: string, id: string, pages: readonly number[]) {
  const row = await owned(tools, userId, id)
  if (!hasPictures(tools, row)) throw new ApiError('result-expired')
  const known = new Set(row.pages.filter(({ drawn }) => drawn !== false).map(({ page }) => page))
  const expiresAt = expiryFrom(tools)
  return {
    links: [...new Set(pages)]
      .filter((page) => known.has(page))
      .map((page) => ({
        page,
        picture: linkTo(tools, id, page, 'page', expiresAt),
        thumbnail: linkTo(tools, id, page, 'thumbnail', expiresAt),
      })),
    expiresAt: expiresAt.toISOString(),
  }
}

/** A link to a small picture of a conversion's first page that could be drawn; null when none is kept. */
export function thumbnailLink(tools: ConversionTools, row: store.ConversionRow): string | null {
  const first = row.pages.find(({ drawn }) => drawn !== false)
  return first && hasPictures(tools, row) ? linkTo(tools, row.id, first.page, 'thumbnail', expiryFrom(tools)) : null
}

/** The picture that a link names. Throws ApiError 'picture-link-expired' for one that we did not make or that is too old. */
export async function linkedPicture(tools: ConversionTools, ticket: string, signal: AbortSignal): Promise<Streamed> {
  const { id, page, size, expiresAt } = readTicket(tools, ticket)
  if (expiresAt <= tools.clock.now()) throw new ApiError('picture-link-expired')
  const row = await store.findAnyConversion(tools.database.kysely, id)
  if (!row) throw new ApiError('result-expired')
  return pictureOf(tools, row, page, size, signal)
}

/** The pictures of a conversion's pages, all or those named, for a file that shows them; those that are kept. */
export async function keptPictures(
  tools: ConversionTools,
  row: store.ConversionRow,
  pages: readonly number[] = row.pages.map(({ page }) => page),
): Promise<PagePicture[]> {
  if (!row.pagePictures) return []
  const kept: PagePicture[] = []
  for (const page of pages) {
    const bytes = await tools.files.read(picturePlace(resultFolder(row), page)).catch(() => null)
    const size = bytes === null ? null : webpSize(bytes)
    if (bytes !== null && size !== null) kept.push({ page, ...size, mediaType: 'image/webp', bytes })
  }
  return kept
}

async function pictureOf(
  tools: ConversionTools,
  row: store.ConversionRow,
  page: number,
  size: Size,
  signal: AbortSignal,
): Promise<Streamed> {
  if (!hasPictures(tools, row)) throw new ApiError('result-expired')
  const folder = resultFolder(row)
  return sent(size === 'page' ? await tools.files.read(picturePlace(folder, page)) : await thumbnail(tools, row, page, signal))
}

function sent(content: Uint8Array): Streamed {
  const headers = {
    ...lockedDown,
    'content-type': 'image/webp',
    'content-length': String(content.byteLength),
    'content-disposition': 'inline',
  }
  return { headers, content: Readable.from([Buffer.from(content)]) }
}

/** Made when it is first asked for: most pages of most conversions are never seen in a list. */
async function thumbnail(tools: ConversionTools, row: store.ConversionRow, page: number, signal: AbortSignal): Promise<Uint8Array> {
  const { files } = tools
  const key = thumbnailPlace(resultFolder(row), page)
  if (await files.exists(key)) return files.read(key)
  const picture = await files.read(picturePlace(resultFolder(row), page))
  const { bytes } = await reviewing(tools, row.userId, (reviewer) => reviewer.shrink(picture, { page, width: thumbnailWidth }, { signal }))
  await files.put(key, bytes)
  return bytes
}

const hasPictures = (tools: ConversionTools, row: store.ConversionRow): boolean => row.pagePictures && hasResults(row, tools)

// ---------- tickets: 16 bytes conversion, 4 page, 1 size, 6 expiry in milliseconds, and 16 of a digest over them.
const bodyLength = 27
const digestLength = 16

const expiryFrom = ({ clock }: ConversionTools): Date => new Date(clock.now().getTime() + pictureLinkMs)

function linkTo(tools: ConversionTools, id: string, page: number, size: Size, expiresAt: Date): string {
  const body = Buffer.alloc(bodyLength)
  body.write(id.replaceAll('-', ''), 0, 'hex')
  body.writeUInt32BE(page, 16)
  body.writeUInt8(sizes.indexOf(size), 20)
  body.writeUIntBE(expiresAt.getTime(), 21, 6)
  return `/api/docmill/pictures/${Buffer.concat([body, digestOf(tools, body)]).toString('base64url')}`
}

function readTicket(tools: ConversionTools, ticket: string) {
  const bytes = Buffer.from(ticket, 'base64url')
  const body = bytes.subarray(0, bodyLength)
  const made = bytes.length === bodyLength + digestLength && timingSafeEqual(bytes.subarray(bodyLength), digestOf(tools, body))
  const size = made ? sizes[body.readUInt8(20)] : undefined
  if (size === undefined) throw new ApiError('picture-link-expired')
  const id = body.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { id, page: body.readUInt32BE(16), size, expiresAt: new Date(body.readUIntBE(21, 6)) }
}

const digestOf = ({ secrets }: ConversionTools, body: Buffer): Buffer =>
  secrets.digest('page pictures', body.toString('hex')).subarray(0, digestLength)

/** Width and height in the header of a WebP file as our readers write it (RFC 9649, section 2.5: lossy, no extension); null for another. */
function webpSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.length < 30 || view.toString('latin1', 8, 16) !== 'WEBPVP8 ') return null
  return { width: view.readUInt16LE(26) & 0x3fff, height: view.readUInt16LE(28) & 0x3fff }
}
