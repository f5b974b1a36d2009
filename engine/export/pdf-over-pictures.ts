// The words of pages over the pictures of them.

import type { PDFRef } from 'pdf-lib'
import { inImage, type Projection, project, type Size } from '../geometry/index.ts'
import type { Page, ParsedDocument } from '../model/index.ts'
import type { ExportSource } from '../stages.ts'
import { InvisibleSigns } from './glyphless-font.ts'
import { invisibleText, type ToPdf, unseenFace, wordsInOrder } from './invisible-text.ts'
import { drawnPicture, takenPicture } from './pdf-pictures.ts'
import { StreamedPdf } from './streamed-pdf.ts'

/** A PDF of pictures and unseen words, stretch of pages by stretch: a page leaves memory when it is written. */
export class OverPictures {
  readonly #original: ExportSource['original']
  readonly #pdf = new StreamedPdf()
  readonly #signs = new InvisibleSigns()
  #face: PDFRef | null = null
  #shown = 0
  #missing = 0

  /** `original`: the file that the pages come of, as far as it is there; one picture each is asked of the source of its stretch. */
  constructor(original: ExportSource['original']) {
    this.#original = original
  }

  /** Adds the pages of a document, and returns the bytes that can go out already. */
  async add(document: ParsedDocument, source: ExportSource): Promise<Uint8Array> {
    const words = wordsInOrder(document)
    const written: Uint8Array[] = []
    for (const page of document.pages) {
      await this.#addPage(page, words.get(page.number) ?? [], source)
      written.push(this.#pdf.taken())
      // A tenth of a second a page and more: files of hundreds of pages were taken for stuck.
      source.working?.()
    }
    return Buffer.concat(written)
  }

  end(): { readonly bytes: Uint8Array; readonly losses: readonly string[] } {
    if (this.#face !== null) this.#signs.embed(this.#pdf.context, this.#face)
    const losses: string[] = []
    if (this.#original?.type === 'pdf')
      losses.push(
        'The pages are shown as pictures, because those of the file are locked or damaged. Its links, bookmarks and fields to fill in, and the password where it has one, are left out.',
      )
    else if (this.#original === null && this.#shown > 0) losses.push('The pages are shown by the pictures that were kept of them.')
    if (this.#missing > 0)
      losses.push(`Pages that hold their text alone, because no picture of them is kept or can be drawn: ${this.#missing}.`)
    return { bytes: this.#pdf.end('Docmill'), losses }
  }

  async #addPage(page: Page, words: Parameters<typeof invisibleText>[0], source: ExportSource): Promise<void> {
    const { context } = this.#pdf
    const taken = await takenPicture(source, page.number)
    const drawn = taken === null ? await source.picture(page.number) : null
    const picture = taken !== null ? await taken.place(context) : drawn !== null ? await drawnPicture(context, drawn) : null
    if (picture === null) this.#missing++
    else this.#shown++
    const { size, toPdf, turn } = paperFor(page, taken?.size ?? null)
    const text = invisibleText(words, toPdf, this.#signs)
    if (text !== '') this.#face ??= context.nextRef()
    const shown = picture === null ? '' : `q\n${size.width} 0 0 ${size.height} 0 0 cm\n/Picture Do\nQ\n`
    const sheet = context.obj({
      MediaBox: [0, 0, size.width, size.height],
      ...(turn !== 0 && { Rotate: turn }),
      Resources: {
        ...(picture !== null && { XObject: { Picture: picture } }),
        ...(text !== '' && this.#face !== null && { Font: { [unseenFace]: this.#face } }),
      },
      Contents: context.register(context.flateStream(`${shown}${text === '' ? '' : `q\n${text}Q\n`}`)),
    })
    this.#pdf.addPage(sheet)
  }
}

interface Paper {
  readonly size: Size
  readonly toPdf: ToPdf
  /** Clockwise, for the page to stand upright. */
  readonly turn: 0 | 90 | 180 | 270
}

/** The paper for a picture as it was taken, `taken` pixels large, and the way from page points to it; for the page as it was read without one. */
function paperFor(page: Page, taken: Size | null): Paper {
  const { size, toImage } = page
  if (toImage === null || taken === null) return { size, toPdf: ({ x, y }) => ({ x, y: size.height - y }), turn: 0 }
  const { across, down, turn } = unitsOf(toImage, size)
  const paper = { width: taken.width / across, height: taken.height / down }
  return {
    size: paper,
    toPdf: (point) => {
      const on = inImage(page, point)
      return { x: on.x / across, y: paper.height - on.y / down }
    },
    turn,
  }
}

/** How many pixels of the picture across and down a point takes up in the middle of the page (those of faxes are not square), and how the picture must be turned. */
function unitsOf(
  toImage: Projection,
  { width, height }: Size,
): { readonly across: number; readonly down: number; readonly turn: Paper['turn'] } {
  const [middle, right, below] = [
    project(toImage, { x: width / 2, y: height / 2 }),
    project(toImage, { x: width / 2 + 1, y: height / 2 }),
    project(toImage, { x: width / 2, y: height / 2 + 1 }),
  ]
  const across = Math.max(1e-6, Math.hypot(right.x - middle.x, below.x - middle.x))
  const down = Math.max(1e-6, Math.hypot(right.y - middle.y, below.y - middle.y))
  const lines = Math.atan2((right.y - middle.y) / down, (right.x - middle.x) / across)
  const quarters = (4 - Math.round(lines / (Math.PI / 2))) % 4
  return { across, down, turn: ([0, 90, 180, 270] as const)[quarters] ?? 0 }
}
