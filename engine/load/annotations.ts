import type { PageFrame } from './frame.ts'
import type { Pdfium } from './pdfium.ts'
import { type TickBox, tickBoxOf } from './tick-boxes.ts'

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

/** F of an annotation, bits 2 and 6: hidden, and not to be seen on a screen. */
const unseen = 0b10_0010

/** What became of a page's annotations. */
export interface PrintedAnnotations {
  /** The page has new content and has to be loaded again. */
  readonly changed: boolean
  readonly tickBoxes: readonly TickBox[]
}

/**
 * Makes what is filled into form fields, typed onto the page or stamped a part of the page's content, where it is read like all else.
 * The page's annotations, links among them, are gone afterwards. Boxes to tick are answered with their state, which their drawing does not say.
 */
export function printAnnotations(library: Pdfium, page: number, frame: PageFrame): PrintedAnnotations {
  const { call } = library
  const tickBoxes: TickBox[] = []
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), mostAnnotations)
  let any = false
  for (let i = 0; i < count; i++) {
    const annotation = call.FPDFPage_GetAnnot(page, i)
    if (annotation === 0) continue
    const subtype = call.FPDFAnnot_GetSubtype(annotation)
    if (printed.has(subtype)) {
      any = true
      // Some programs store the value of a field and leave it to the reader to draw it.
      if (subtype === widget && call.EPDFAnnot_HasAppearanceStream(annotation, normalAppearance) === 0) drawField(library, annotation)
      const tickBox =
        subtype === widget && (call.FPDFAnnot_GetFlags(annotation) & unseen) === 0 ? tickBoxOf(library, annotation, frame) : null
      if (tickBox !== null) tickBoxes.push(tickBox)
    }
    call.FPDFPage_CloseAnnot(annotation)
  }
  return { changed: any && call.FPDFPage_Flatten(page, asDisplayed) === flattened, tickBoxes }
}

/** Helvetica among the standard fonts of the library, and the size of letters that fit a line of most forms, in points. */
const [helvetica, usualSize] = [4, 10]

/** Draws the value of a form field; where the form does not say how, or names a font that it does not have, in a font that every reader has. */
function drawField({ call }: Pdfium, annotation: number): void {
  call.EPDFAnnot_GenerateFormFieldAP(annotation)
  if (call.EPDFAnnot_HasAppearanceStream(annotation, normalAppearance) !== 0) return
  if (call.EPDFAnnot_SetDefaultAppearance(annotation, helvetica, usualSize, 0, 0, 0) !== 0) call.EPDFAnnot_GenerateFormFieldAP(annotation)
}
