import type { OutlineEntry } from '../stages.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { Pdfium } from './pdfium.ts'

/** An outline may point back at itself; these end any walk through it. */
const mostEntries = 5000
const deepestLevel = 12

/** The file's bookmarks in order, level 1 first; entries without a page or a title are left out. */
export function outlineOf(document: PdfDocument): Promise<readonly OutlineEntry[]> {
  return document.use((library, handle) => {
    const entries: OutlineEntry[] = []
    const seen = new Set<number>()
    const walk = (parent: number, level: number): void => {
      let bookmark = library.call.FPDFBookmark_GetFirstChild(handle, parent)
      while (bookmark !== 0 && !seen.has(bookmark) && seen.size < mostEntries) {
        seen.add(bookmark)
        const title = titleOf(library, bookmark)
        const page = pageOf(library, handle, bookmark)
        if (title !== '' && page !== null) entries.push({ title, level, page })
        if (level < deepestLevel) walk(bookmark, level + 1)
        bookmark = library.call.FPDFBookmark_GetNextSibling(handle, bookmark)
      }
    }
    walk(0, 1)
    return entries
  })
}

function titleOf(library: Pdfium, bookmark: number): string {
  const text = library.utf16((address, capacity) => library.call.FPDFBookmark_GetTitle(bookmark, address, capacity))
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The bookmark's own destination, or the one its action goes to (PDF 32000-1, 12.3.3). */
function pageOf({ call }: Pdfium, handle: number, bookmark: number): number | null {
  const own = call.FPDFBookmark_GetDest(handle, bookmark)
  const action = own === 0 ? call.FPDFBookmark_GetAction(bookmark) : 0
  const destination = own !== 0 ? own : action !== 0 ? call.FPDFAction_GetDest(handle, action) : 0
  if (destination === 0) return null
  const index = call.FPDFDest_GetDestPageIndex(handle, destination)
  return index >= 0 ? index + 1 : null
}
