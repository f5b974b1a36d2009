import { ConversionFailure, type Load, type OpenFile } from '../stages.ts'
import type { openImage } from './image.ts'
import { openPdf } from './pdf.ts'
import { recognise } from './recognise.ts'

export { unlock } from './unlock.ts'

/**
 * Opens a PDF, JPEG, PNG or TIFF file, recognised by its content. Nothing is decoded or drawn before a page is asked for.
 * Throws ConversionFailure: unsupported-file, empty-file, damaged-file, password-required, password-wrong, file-too-large, too-many-pages, too-many-pixels.
 */
export const load: Load = async (file, options) => {
  if (file.length === 0) throw new ConversionFailure('empty-file')
  if (file.length > options.limits.bytes) throw new ConversionFailure('file-too-large')
  const type = recognise(file)
  if (type === null) throw new ConversionFailure('unsupported-file')
  const opened = type === 'pdf' ? await openPdf(file, options) : await openPicture(file, type, options)
  return withinPageLimit(opened, options.limits.pages)
}

/** The decoder of pictures is native code that takes 70 ms to load: readers of PDF files do without. */
async function openPicture(...given: Parameters<typeof openImage>): Promise<OpenFile> {
  const image = await import('./image.ts')
  return image.openImage(...given)
}

async function withinPageLimit(file: OpenFile, pages: number): Promise<OpenFile> {
  if (file.pageCount <= pages) return file
  await file.close()
  throw new ConversionFailure('too-many-pages')
}
