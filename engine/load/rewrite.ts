import { fileURLToPath } from 'node:url'
import { pdfJs } from './pdf-js.ts'

export type Rewritten =
  | { readonly kind: 'rewritten'; readonly file: Uint8Array }
  | { readonly kind: 'locked' }
  | { readonly kind: 'unreadable'; readonly cause: unknown }

/**
 * A damaged PDF read by pdf.js and written anew with all its pages, unencrypted, for PDFium to open.
 * pdf.js rebuilds cross-reference tables and page trees that PDFium gives up on; one reader then serves all files.
 */
export async function rewritten(file: Uint8Array, password: string | null): Promise<Rewritten> {
  const { getDocument, PasswordException, VerbosityLevel } = await pdfJs()
  const folder = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')))
  const opening = getDocument({
    // pdf.js takes the memory over, and wants no Buffer.
    data: new Uint8Array(file),
    ...(password === null ? {} : { password }),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    enableXfa: false,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
  })
  try {
    const document = await opening.promise
    const copy = await document.extractPages([{ document: null }])
    return copy === null ? { kind: 'unreadable', cause: 'nothing was written' } : { kind: 'rewritten', file: copy }
  } catch (cause) {
    return cause instanceof PasswordException ? { kind: 'locked' } : { kind: 'unreadable', cause }
  } finally {
    await opening.destroy().catch(() => {})
  }
}
