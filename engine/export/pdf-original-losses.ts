// What a PDF has beside its pages, and loses when words are laid over them or some of them are taken out.

import { PDFArray, type PDFContext, PDFDict, type PDFDocument, PDFName, PDFRef } from 'pdf-lib'

/**
 * What `file` had and a copy with words over it cannot keep, in sentences. `all`: the whole file is kept; otherwise pages are taken out of it,
 * with the links and notes on them alone.
 */
export function lossesOver(file: PDFDocument, all: boolean): readonly string[] {
  const losses: string[] = []
  const fields = fieldsOf(file)
  const signed = fields.filter((field) => textOf(inherited(field, 'FT')) === 'Sig' && field.has(PDFName.of('V'))).length
  if (signed > 0) losses.push(`Signatures, which hold for the file as it came and no longer for this one: ${signed}.`)
  if (all) return losses
  const left = [
    ...(has(file, 'Outlines') ? ['bookmarks'] : []),
    ...(fields.length > signed ? ['fields that can be filled in (what stands in them is shown)'] : []),
    ...(namesOf(file)?.has(PDFName.of('EmbeddedFiles')) ? ['attached files'] : []),
  ]
  if (left.length > 0) losses.push(`Left out, because only some pages are in the file: ${left.join(', ')}.`)
  return losses
}

const has = ({ catalog }: PDFDocument, name: string): boolean => dictionary(catalog.context, catalog.get(PDFName.of(name))) !== null
const namesOf = ({ catalog }: PDFDocument): PDFDict | null => dictionary(catalog.context, catalog.get(PDFName.of('Names')))
const textOf = (value: unknown): string => (value instanceof PDFName ? value.decodeText() : '')

function dictionary(context: PDFContext, value: unknown): PDFDict | null {
  const found = value instanceof PDFRef ? context.lookup(value) : value
  return found instanceof PDFDict ? found : null
}

/** A form goes on as deep as its names have dots; more is a ring. */
const deepest = 32

/** The fields of the form that hold no other fields (ISO 32000-1, 12.7.3), read without touching them. */
function fieldsOf({ catalog }: PDFDocument): readonly PDFDict[] {
  const { context } = catalog
  const below = (list: unknown, depth: number): readonly PDFDict[] => {
    const kids = list instanceof PDFRef ? context.lookup(list) : list
    if (!(kids instanceof PDFArray) || depth > deepest) return []
    return kids.asArray().flatMap((kid) => {
      const field = dictionary(context, kid)
      if (field === null) return []
      const inner = below(field.get(PDFName.of('Kids')), depth + 1)
      return inner.length > 0 && inner.some((each) => each.has(PDFName.of('T'))) ? inner : [field]
    })
  }
  return below(dictionary(context, catalog.get(PDFName.of('AcroForm')))?.get(PDFName.of('Fields')), 0)
}

/** An entry of a field, or of one that it belongs to. */
function inherited(field: PDFDict, name: string): unknown {
  let at: PDFDict | null = field
  for (let depth = 0; at !== null && depth < deepest; depth++) {
    const value = at.context.lookup(at.get(PDFName.of(name)))
    if (value !== undefined) return value
    at = dictionary(at.context, at.get(PDFName.of('Parent')))
  }
  return undefined
}
