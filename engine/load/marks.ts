import { mergeRulings } from '../geometry/index.ts'
import type { Marks } from '../stages.ts'
import { withBullets } from './bullets.ts'
import { readCharacters } from './characters.ts'
import { readDrawings } from './drawings.ts'
import type { PageFrame } from './frame.ts'
import { splitHidden } from './hidden.ts'
import { type Link, linkWords } from './links.ts'
import type { Pdfium } from './pdfium.ts'
import { renderPart } from './raster.ts'
import { rightToLeftMended } from './right-to-left-lines.ts'
import { wordsFrom } from './words.ts'

/** Letters of 6 points are 8 pixels high: enough to see whether there is anything to see. */
const sightDpi = 96

/** Everything drawn on a loaded PDF page, in upright page points: words, hidden words, rulings, fills, pictures. */
export function marksOf(library: Pdfium, page: number, number: number, frame: PageFrame, links: readonly Link[]): Marks {
  const drawings = readDrawings(library, page, frame)
  const characters = readCharacters(library, page, frame, drawings)
  const words = wordsFrom(characters.characters, number)
  const { visible, hidden } = splitHidden(words, drawings, frame.size, (part) => renderPart(library, page, frame.size, part, sightDpi))
  return {
    words: linkWords(rightToLeftMended(withBullets(visible, drawings.dots)), links),
    rulings: mergeRulings(drawings.rulings),
    fills: drawings.fills,
    pictures: drawings.pictures,
    hidden,
    unreadable: characters.unreadable,
    unstated: characters.unstated,
    drawn: drawings.drawn,
  }
}
