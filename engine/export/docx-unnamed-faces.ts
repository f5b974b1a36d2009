// Faces of a text layer whose names tell nothing: writers number them ("CIDFont+F1"), and few people know every face that there is.

import type { ParsedDocument, Word } from '../model/index.ts'
import { namedLike, namesFace } from './docx-fonts.ts'
import { withWords } from './exchanged-words.ts'
import { type Fitting, fittingFace } from './recognised-faces.ts'
import type { WidthOf } from './standard-widths.ts'

/** So many words of a face tell what it is. */
const telling = 400

/** The document with the words of faces that are named for nothing in the common face whose letters are as wide, where one clearly is. */
export function withFacesByWidth(document: ParsedDocument, widthOf: WidthOf): ParsedDocument {
  const unnamed = new Map<string, Word[]>()
  for (const { words } of document.pages)
    for (const word of words) {
      const family = word.font?.family ?? ''
      if (family === '' || namesFace(family)) continue
      const own = unnamed.get(family)
      if (own === undefined) unnamed.set(family, [word])
      else if (own.length < telling) own.push(word)
    }
  const fitting = new Map<string, Fitting['family']>()
  for (const [family, words] of unnamed) {
    const fit = fittingFace(words.map(inUnits), widthOf)
    if (fit !== null) fitting.set(family, fit.family)
  }
  if (fitting.size === 0) return document
  return withWords(document, (word) => {
    const family = fitting.get(word.font?.family ?? '')
    return word.font === null || family === undefined
      ? word
      : { ...word, font: { ...word.font, family: namedLike(word.font.family, family) } }
  })
}

/** A word in a size of one point: a face is used in several sizes. */
function inUnits(word: Word): Word {
  const size = word.font?.size ?? 0
  const { left, right } = word.box
  return size <= 0 ? word : { ...word, box: { ...word.box, left: left / size, right: right / size } }
}
