// The document as a PDF that can be searched: what is printed stays as it was, and the words that were recognised lie over it, unseen.

import { PDFDocument, type PDFImage, PDFName, type PDFPage } from 'pdf-lib'
import { type Point, project, type Size } from '../geometry/index.ts'
import type { Page, ParsedDocument } from '../model/index.ts'
import type { Export, ExportSource, StoredPicture } from '../stages.ts'
import { InvisibleSigns } from './glyphless-font.ts'
import { invisibleText, type ToPdf, wordsInOrder } from './invisible-text.ts'

/**
 * Writes a searchable PDF. Of a PDF the pages stay as they are, and only recognised words are added; of pictures, and when the file is no
 * longer there or cannot be taken apart, the pages are shown by their pictures under all of their words. The losses say which.
 */
export const searchablePdf: Export = async (document, _options, source) => {
  const original = source?.original ?? null
  const kept = original?.type === 'pdf' ? await overOriginal(document, original.bytes) : null
  const { bytes, losses } = kept ?? (await overPictures(document, source ?? null, original?.type === 'pdf'))
  return { extension: 'searchable.pdf', mediaType: 'application/pdf', bytes, losses }
}

interface Written {
  readonly bytes: Uint8Array
  readonly losses: readonly string[]
}

const faceName = 'DocmillUnseen'
const saving = { useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false } as const

// ---------- over the pages of the original ------------------------------------------------

/** null when the file is locked, or damaged in a way that its pages cannot be taken out. */
async function overOriginal(document: ParsedDocument, file: Uint8Array): Promise<Written | null> {
  try {
    const original = await PDFDocument.load(file, { updateMetadata: false, throwOnInvalidObject: false })
    const numbers = document.pages.map(({ number }) => number)
    const all = original.getPageCount() === numbers.length && numbers.every((number, index) => number === index + 1)
    const pdf = all ? original : await PDFDocument.create({ updateMetadata: false })
    if (!all)
      for (const page of await pdf.copyPages(
        original,
        numbers.map((number) => number - 1),
      ))
        pdf.addPage(page)
    const words = wordsInOrder(document)
    const signs = new InvisibleSigns()
    const texts = document.pages.map((page, index) => {
      const recognised = (words.get(page.number) ?? []).filter(({ readBy }) => readBy !== 'text-layer')
      return invisibleText(recognised, toPageOf(pdf.getPage(index), page), signs, faceName)
    })
    addTexts(pdf, texts, signs)
    return { bytes: await pdf.save(saving), losses: [] }
  } catch {
    return null
  }
}

/** From page points to the units of a page of the file: moved to its crop box, turned as its /Rotate says, and bent back where it was straightened. */
function toPageOf(pdfPage: PDFPage, { toImage }: Page): ToPdf {
  const { x, y, width, height } = pdfPage.getCropBox()
  const turn = ((pdfPage.getRotation().angle % 360) + 360) % 360
  return (point) => {
    const on = toImage === null ? point : project(toImage, point)
    switch (turn) {
      case 90:
        return { x: x + on.y, y: y + on.x }
      case 180:
        return { x: x + width - on.x, y: y + on.y }
      case 270:
        return { x: x + width - on.y, y: y + height - on.x }
      default:
        return { x: x + on.x, y: y + height - on.y }
    }
  }
}

/** Puts the texts on the pages, in a state of their own: what the page has set does not move them. */
function addTexts(pdf: PDFDocument, texts: readonly string[], signs: InvisibleSigns): void {
  if (texts.every((text) => text === '')) return
  const face = signs.embed(pdf.context)
  texts.forEach((text, index) => {
    if (text === '') return
    const { node } = pdf.getPage(index)
    node.normalize()
    node.setFontDictionary(PDFName.of(faceName), face)
    node.wrapContentStreams(pdf.context.getPushGraphicsStateContentStream(), pdf.context.getPopGraphicsStateContentStream())
    node.addContentStream(pdf.context.register(pdf.context.flateStream(`q\n${text}Q\n`)))
  })
}

// ---------- over pictures of the pages ------------------------------------------------------

async function overPictures(document: ParsedDocument, source: ExportSource | null, wasPdf: boolean): Promise<Written> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setProducer('Docmill')
  pdf.setCreator('Docmill')
  const words = wordsInOrder(document)
  const signs = new InvisibleSigns()
  const photograph = await photographOf(source)
  const texts: string[] = []
  let missing = 0
  for (const page of document.pages) {
    const picture = (await source?.picture(page.number)) ?? null
    if (picture === null) missing++
    const { size, toPdf } = paperFor(page, photograph?.size ?? null)
    const sheet = pdf.addPage([size.width, size.height])
    if (picture !== null) {
      const image = await (photograph === null ? embedded(pdf, picture) : pdf.embedJpg(photograph.bytes))
      sheet.drawImage(image, { x: 0, y: 0, width: size.width, height: size.height })
    }
    texts.push(invisibleText(words.get(page.number) ?? [], toPdf, signs, faceName))
    // A tenth of a second a page and more: files of hundreds of pages were taken for stuck.
    source?.working?.()
  }
  addTexts(pdf, texts, signs)
  const losses: string[] = []
  if (wasPdf) losses.push('The pages are shown as pictures, because those of the file are locked or damaged.')
  else if (source?.original == null && document.pages.length > missing)
    losses.push('The pages are shown by the pictures that were kept of them.')
  if (missing > 0) losses.push(`Pages that hold their text alone, because no picture of them is kept or can be drawn: ${missing}.`)
  return { bytes: await pdf.save(saving), losses }
}

/** The paper for a photograph as it was taken, `taken` pixels large, and the way from page points to it; for the page as it was read without one. */
function paperFor({ size, toImage }: Page, taken: Size | null): { readonly size: Size; readonly toPdf: ToPdf } {
  if (toImage === null || taken === null) return { size, toPdf: ({ x, y }) => ({ x, y: size.height - y }) }
  // How many of its pixels a point takes up in the middle of the page.
  const middle: Point = { x: size.width / 2, y: size.height / 2 }
  const [a, b] = [project(toImage, middle), project(toImage, { x: middle.x + 1, y: middle.y })]
  const unit = Math.max(1e-6, Math.hypot(b.x - a.x, b.y - a.y))
  const paper = { width: taken.width / unit, height: taken.height / unit }
  return {
    size: paper,
    toPdf: (point) => {
      const on = project(toImage, point)
      return { x: on.x / unit, y: paper.height - on.y / unit }
    },
  }
}

/** The file's own photograph, which is shown as it was taken, however it lies; null for other files, and for one that its mark (EXIF) turns. */
async function photographOf(source: ExportSource | null): Promise<{ readonly bytes: Uint8Array; readonly size: Size } | null> {
  if (source?.original?.type !== 'jpeg') return null
  const { bytes } = source.original
  const { default: sharp } = await import('sharp')
  const { orientation, space, width, height } = await sharp(bytes).metadata()
  return (orientation ?? 1) === 1 && (space === 'srgb' || space === 'b-w') ? { bytes, size: { width, height } } : null
}

/** The page's picture as an image of the file. */
async function embedded(pdf: PDFDocument, picture: StoredPicture): Promise<PDFImage> {
  const { default: sharp } = await import('sharp')
  const drawn = sharp(picture.bytes, { limitInputPixels: 100_000_000 }).flatten({ background: '#ffffff' }).toColourspace('srgb')
  // Writing on white paper is as small as PNG and stays sharp; a photograph is a tenth as JPEG.
  const png = await drawn.clone().png({ palette: false, compressionLevel: 9 }).toBuffer()
  const jpg = await drawn.jpeg({ quality: 85 }).toBuffer()
  return png.length <= jpg.length ? pdf.embedPng(png) : pdf.embedJpg(jpg)
}
