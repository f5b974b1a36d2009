import { centre, contains, mergeRulings } from '../geometry/index.ts'
import type { Marks } from '../stages.ts'
import { withBullets } from './bullets.ts'
import { readCharacters } from './characters.ts'
import { readDrawings } from './drawings.ts'
import { drawnTickBoxes } from './drawn-tick-boxes.ts'
import { withDrawnUnderscores } from './drawn-underscores.ts'
import type { PageFrame } from './frame.ts'
import type { GlyphNames } from './glyph-names.ts'
import { splitHidden } from './hidden.ts'
import { type Link, linkWords } from './links.ts'
import type { Pdfium } from './pdfium.ts'
import { renderPart, renderPartWithout } from './raster.ts'
import { rightToLeftMended } from './right-to-left-lines.ts'
import { sectionNumbersTurned } from './section-numbers.ts'
import { type TickBox, withTickBoxes } from './tick-boxes.ts'
import { wordsFrom } from './words.ts'

/** Letters of 6 points are 8 pixels high: enough to see whether there is anything to see. */
const sightDpi = 96

/** What annotations say of a page, apart from what they draw on it. */
export interface Annotated {
  readonly links: readonly Link[]
  readonly tickBoxes: readonly TickBox[]
}

/** The marks of a page, and whether some of its letters can only be told by the names that its file has for their glyphs. */
export interface NamedMarks extends Marks {
  readonly isUnnamed: boolean
}

/** Everything drawn on a loaded PDF page, in upright page points: words, hidden words, rulings, fills, pictures. `names` as in readCharacters. */
export function marksOf(
  library: Pdfium,
  page: number,
  number: number,
  frame: PageFrame,
  { links, tickBoxes }: Annotated,
  names: GlyphNames,
): NamedMarks {
  const drawings = readDrawings(library, page, frame)
  const characters = readCharacters(library, page, frame, drawings, names)
  const words = wordsFrom(characters.characters, number)
  const copies = [...drawings.texts.keys()].filter((object) => !characters.objects.has(object))
  const { visible, hidden } = splitHidden(words, drawings, frame.size, {
    picture: (part) => renderPart(library, page, frame.size, part, sightDpi),
    pictureWithout: (part, objects) => renderPartWithout(library, page, frame.size, part, sightDpi, [...objects, ...copies]),
  })
  const allTickBoxes = [
    ...tickBoxes,
    ...drawnTickBoxes(drawings.small, visible, drawings.fills).filter(({ box }) => !tickBoxes.some((of) => contains(of.box, centre(box)))),
  ]
  const dots = drawings.dots.filter((dot) => !allTickBoxes.some(({ box }) => contains(box, centre(dot))))
  const named = withDrawnUnderscores(visible, mergeRulings(drawings.rulings))
  return {
    words: withTickBoxes(linkWords(sectionNumbersTurned(rightToLeftMended(withBullets(named.words, dots))), links), allTickBoxes, number),
    rulings: named.rulings,
    fills: drawings.fills,
    pictures: drawings.pictures,
    sketches: drawings.sketches.filter(({ box }) => !allTickBoxes.some((of) => contains(of.box, centre(box)))),
    hidden,
    unreadable: characters.unreadable,
    unstated: characters.unstated,
    isUnnamed: characters.isUnnamed,
    drawn: drawings.drawn,
  }
}
