// The document as a PDF that can be searched: what is printed stays as it was, and the words that were recognised lie over it, unseen.

import type { ParsedDocument } from '../model/index.ts'
import { ConversionFailure, type Export, type ExportedFile, type ExportSource, noSource } from '../stages.ts'
import type { GatheringWriter } from './gathering.ts'
import { type OverOriginal, overOriginal } from './pdf-over-original.ts'
import { OverPictures } from './pdf-over-pictures.ts'

/**
 * Writes a searchable PDF. Of a PDF the pages stay as they are, and only recognised words are added; of pictures, and when the file is no
 * longer there or cannot be taken apart, the pages are shown by their pictures under all of their words. The losses say which.
 */
export const searchablePdf: Export = async (document, _options, source = noSource) => {
  const kept = await overWholeOriginal(document, source)
  if (kept !== null) return fileOf(kept.bytes, kept.losses)
  const pictures = new OverPictures(source.original)
  const begin = await pictures.add(document, source)
  const { bytes, losses } = pictures.end()
  return fileOf(Buffer.concat([begin, bytes]), losses)
}

const fileOf = (bytes: Uint8Array, losses: readonly string[]): ExportedFile => ({
  extension: 'searchable.pdf',
  mediaType: 'application/pdf',
  bytes,
  losses,
})

/** null when there is no file to write over, or it cannot be taken apart. */
async function overWholeOriginal(
  document: ParsedDocument,
  { original }: ExportSource,
): Promise<{ readonly bytes: Uint8Array; readonly losses: readonly string[] } | null> {
  try {
    const pages = document.pages.map(({ number }) => number)
    const over = await overOriginal(original, pages)
    await over?.add(document)
    return over === null ? null : { bytes: await over.end(), losses: over.losses }
  } catch {
    return null
  }
}

/**
 * Writes documents one after the other into one file, as `searchablePdf` writes one: of a long file its stretches of pages, whose numbers are `pages`.
 * Of a PDF the words are kept, compressed, till the end; pictures go out with their page.
 */
export function searchablePdfWriter(pages: readonly number[]): GatheringWriter {
  let over: OverOriginal | null = null
  let pictures: OverPictures | null = null
  return {
    async add(document, source) {
      if (over === null && pictures === null) {
        over = await overOriginal(source.original, pages).catch(() => null)
        if (over === null) pictures = new OverPictures(source.original)
      }
      await over?.add(document).catch(cannotGoOn)
      return (await pictures?.add(document, source)) ?? new Uint8Array()
    },
    async end() {
      if (over !== null) return fileOf(await over.end().catch(cannotGoOn), over.losses)
      const { bytes, losses } = (pictures ?? new OverPictures(null)).end()
      return fileOf(bytes, losses)
    },
  }
}

/** What was written before is out: it is too late to show all pages by their pictures. */
function cannotGoOn(cause: unknown): never {
  const detail =
    'Words cannot be laid over the pages of this file, which is damaged. Convert fewer pages at once, which are shown as pictures then.'
  throw new ConversionFailure('damaged-file', detail, { cause })
}
