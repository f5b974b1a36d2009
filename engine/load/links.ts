import { applyToBox, type Box, centre, contains } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { PageFrame } from './frame.ts'
import type { Pdfium } from './pdfium.ts'

export interface Link {
  readonly box: Box
  readonly address: string
}

const actionOpenAddress = 3
const mostLinks = 1000

/** The web addresses a page's link annotations lead to. Addresses that run something (javascript:, file:, data:) are left out. */
export function linksOf(library: Pdfium, handle: number, page: number, frame: PageFrame): readonly Link[] {
  const { call, heap } = library
  const position = call.malloc(32)
  heap.HEAP32[position >> 2] = 0
  const links: Link[] = []
  for (let i = 0; i < mostLinks && call.FPDFLink_Enumerate(page, position, position + 4) !== 0; i++) {
    const link = heap.HEAP32[(position + 4) >> 2] ?? 0
    const action = call.FPDFLink_GetAction(link)
    if (action === 0 || call.FPDFAction_GetType(action) !== actionOpenAddress) continue
    const address = library.utf8((at, capacity) => call.FPDFAction_GetURIPath(handle, action, at, capacity)).trim()
    if (!/^(https?|mailto|tel|ftp):/i.test(address) || call.FPDFLink_GetAnnotRect(link, position + 8) === 0) continue
    const at = (position + 8) >> 2
    const [left = 0, top = 0, right = 0, bottom = 0] = heap.HEAPF32.subarray(at, at + 4)
    links.push({ address, box: applyToBox(frame.toUpright, { left, top, right, bottom }) })
  }
  call.free(position)
  return links
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
