import { applyToBox, type Box, centre, contains } from '../geometry/index.ts'
import { placeLink, type Word } from '../model/index.ts'
import type { PageFrame } from './frame.ts'
import type { Pdfium } from './pdfium.ts'

export interface Link {
  readonly box: Box
  readonly address: string
}

const actionGoTo = 1
const actionOpenAddress = 3
const mostLinks = 1000

/**
 * Where a page's link annotations lead: web addresses, and places in the document itself as fragments (`placeLink`). Addresses that run
 * something (javascript:, file:, data:) are left out.
 */
export function linksOf(library: Pdfium, handle: number, page: number, frame: PageFrame): readonly Link[] {
  const { call, heap } = library
  const position = call.malloc(32)
  heap.HEAP32[position >> 2] = 0
  const links: Link[] = []
  for (let i = 0; i < mostLinks && call.FPDFLink_Enumerate(page, position, position + 4) !== 0; i++) {
    const link = heap.HEAP32[(position + 4) >> 2] ?? 0
    const address = addressOf(library, handle, link, frame)
    if (address === null || call.FPDFLink_GetAnnotRect(link, position + 8) === 0) continue
    const at = (position + 8) >> 2
    const [left = 0, top = 0, right = 0, bottom = 0] = heap.HEAPF32.subarray(at, at + 4)
    links.push({ address, box: applyToBox(frame.toUpright, { left, top, right, bottom }) })
  }
  call.free(position)
  return links
}

function addressOf(library: Pdfium, handle: number, link: number, frame: PageFrame): string | null {
  const { call } = library
  const action = call.FPDFLink_GetAction(link)
  if (action !== 0 && call.FPDFAction_GetType(action) === actionOpenAddress) {
    const address = library.utf8((at, capacity) => call.FPDFAction_GetURIPath(handle, action, at, capacity)).trim()
    return /^(https?|mailto|tel|ftp):/i.test(address) ? address : null
  }
  const own = call.FPDFLink_GetDest(handle, link)
  const within = action !== 0 && call.FPDFAction_GetType(action) === actionGoTo ? call.FPDFAction_GetDest(handle, action) : 0
  const destination = own !== 0 ? own : within
  return destination === 0 ? null : placeOf(library, handle, destination, frame)
}

/** The place a destination shows. Its height is turned upright as on the page of the link: pages of one document are turned alike. */
function placeOf({ call, heap, scratch }: Pdfium, handle: number, destination: number, frame: PageFrame): string | null {
  const page = call.FPDFDest_GetDestPageIndex(handle, destination) + 1
  if (page < 1) return null
  const said = call.FPDFDest_GetLocationInPage(destination, scratch, scratch + 4, scratch + 8, scratch + 12, scratch + 16, scratch + 20)
  if (said === 0 || heap.HEAP32[(scratch + 4) >> 2] === 0) return placeLink(page, null)
  const [x, y] = [heap.HEAP32[scratch >> 2] === 0 ? 0 : (heap.HEAPF32[(scratch + 12) >> 2] ?? 0), heap.HEAPF32[(scratch + 16) >> 2] ?? 0]
  return placeLink(page, applyToBox(frame.toUpright, { left: x, right: x, top: y, bottom: y }).top)
}

/** The words with the address of the link they stand in. */
export function linkWords(words: readonly Word[], links: readonly Link[]): readonly Word[] {
  if (links.length === 0) return words
  return words.map((word) => {
    const point = centre(word.box)
    const link = links.find(({ box }) => contains(box, point))
    return link === undefined ? word : { ...word, link: link.address }
  })
}
