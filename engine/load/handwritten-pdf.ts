/** A PDF written by hand for tests: every byte of its content is in the test that uses it. */
export interface HandwrittenPage {
  /** Drawing operators, as in the PDF specification; fonts /F1 (Helvetica), /F2 (Helvetica-Bold), /F3 (Courier). */
  readonly content: string
  readonly mediaBox?: readonly number[]
  readonly cropBox?: readonly number[]
  readonly rotate?: number
  /** Annotation dictionaries. */
  readonly annotations?: readonly string[]
  /** Form objects by name: content, and the entries of their dictionary. */
  readonly forms?: Readonly<Record<string, { readonly content: string; readonly entries?: string }>>
  /** Further entries of the page's /Font dictionary and the objects they use, numbered from 900. */
  readonly fonts?: string
  /** Further entries of the page's /Resources. */
  readonly entries?: string
}
export interface HandwrittenPdf {
  readonly pages: readonly HandwrittenPage[]
  /** Objects as they are, by number (from 900, apart from what the pages take). */
  readonly objects?: Readonly<Record<number, string>>
  /** Further entries of the catalogue. */
  readonly catalogue?: string
  /** The page count that the page tree claims, when it lies. */
  readonly claimedPages?: number
}

/** The bytes of the PDF, with a correct cross-reference table. */
export function handwrittenPdf({ pages, objects = {}, catalogue = '', claimedPages = pages.length }: HandwrittenPdf): Uint8Array {
  const bodies = new Map<number, string>()
  const pageNumber = (i: number): number => 10 + i * 20
  bodies.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`)
  bodies.set(2, `<< /Type /Pages /Count ${claimedPages} /Kids [${pages.map((_, i) => `${pageNumber(i)} 0 R`).join(' ')}] >>`)
  bodies.set(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  bodies.set(4, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>')
  bodies.set(5, '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>')
  pages.forEach((page, i) => {
    const number = pageNumber(i)
    const forms = Object.entries(page.forms ?? {})
    const fonts = `/Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R ${page.fonts ?? ''} >>`
    const resources = `<< ${fonts} /XObject << ${forms.map(([name], at) => `/${name} ${number + 2 + at} 0 R`).join(' ')} >> ${page.entries ?? ''} >>`
    const { mediaBox = [0, 0, 612, 792], cropBox, rotate, annotations = [] } = page
    const entries = [
      `/MediaBox [${mediaBox.join(' ')}]`,
      cropBox === undefined ? '' : `/CropBox [${cropBox.join(' ')}]`,
      rotate === undefined ? '' : `/Rotate ${rotate}`,
      annotations.length === 0 ? '' : `/Annots [${annotations.join(' ')}]`,
    ]
    bodies.set(number, `<< /Type /Page /Parent 2 0 R ${entries.join(' ')} /Contents ${number + 1} 0 R /Resources ${resources} >>`)
    bodies.set(number + 1, stream(page.content, ''))
    forms.forEach(([, form], at) => {
      bodies.set(
        number + 2 + at,
        stream(
          form.content,
          `/Type /XObject /Subtype /Form /BBox [-10000 -10000 10000 10000] /Resources ${resources} ${form.entries ?? ''}`,
        ),
      )
    })
  })
  for (const [number, body] of Object.entries(objects)) bodies.set(Number(number), body)
  return assembled(bodies)
}

/** A stream object with the given content. */
export const stream = (content: string, entries: string): string =>
  `<< /Length ${Buffer.byteLength(content, 'latin1')} ${entries} >>\nstream\n${content}\nendstream`

function assembled(bodies: ReadonlyMap<number, string>): Uint8Array {
  let file = '%PDF-1.7\n'
  const offsets = new Map<number, number>()
  for (const [number, body] of bodies) {
    offsets.set(number, file.length)
    file += `${number} 0 obj\n${body}\nendobj\n`
  }
  const size = Math.max(...bodies.keys()) + 1
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  file += `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}
