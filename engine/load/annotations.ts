import type { Pdfium } from './pdfium.ts'

/** Annotation subtypes of PDFium (public/fpdf_annot.h) that carry text of the document: form fields, typed notes on the page, stamps. */
const freeText = 3
const stamp = 13
const widget = 20
const printed: ReadonlySet<number> = new Set([freeText, stamp, widget])

/** FLAT_NORMALDISPLAY: as on the screen. */
const asDisplayed = 0
const flattened = 1
const normalAppearance = 0
/** Bounds against bombs; the longest real forms have some hundred fields on a page. */
const mostAnnotations = 3000

/**
 * Makes what is filled into form fields, typed onto the page or stamped a part of the page's content, where it is read like all else.
 * Answers whether the page has to be loaded again. The page's annotations, links among them, are gone afterwards.
 */
export function printAnnotations({ call }: Pdfium, page: number): boolean {
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), mostAnnotations)
  let any = false
  for (let i = 0; i < count; i++) {
    const annotation = call.FPDFPage_GetAnnot(page, i)
    if (annotation === 0) continue
    const subtype = call.FPDFAnnot_GetSubtype(annotation)
    if (printed.has(subtype)) {
      any = true
      // Some programs store the value of a field and leave it to the reader to draw it.
      if (subtype === widget && call.EPDFAnnot_HasAppearanceStream(annotation, normalAppearance) === 0)
        call.EPDFAnnot_GenerateFormFieldAP(annotation)
    }
    call.FPDFPage_CloseAnnot(annotation)
  }
  return any && call.FPDFPage_Flatten(page, asDisplayed) === flattened
}
