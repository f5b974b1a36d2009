import { overlapX, overlapY } from '../geometry/index.ts'
import { type Line, lineSize, textOfLine } from '../model/index.ts'
import type { Region } from '../stages.ts'

const figure =
  /^(?:fig(?:ure|\.)?|abb(?:ildung|\.)?|photo(?:graph)?|image|plate|chart|diagram|scheme|illustration|figura|bild)\s*\.?\s*[\dA-Z]/i

/** The regions with each picture holding its caption: the lines directly below it, or above it, that begin like one ("Figure 3"). */
export function withCaptions(regions: readonly Region[]): readonly Region[] {
  const taken = new Map<Region, readonly Line[]>()
  const captions = new Map<Region, readonly Line[]>()
  regions.forEach((picture, index) => {
    if (picture.kind !== 'picture') return
    for (const other of [regions[index + 1], regions[index - 1]]) {
      if (other?.kind !== 'prose' || taken.has(other) || overlapX(picture.place.box, other.place.box) <= 0) continue
      const [first] = other.lines
      if (!first || !figure.test(textOfLine(first))) continue
      // Three lines away is still the caption's place; further off the words belong to something else.
      if (-overlapY(picture.place.box, other.place.box) > 3 * lineSize(first)) continue
      taken.set(other, other.lines)
      captions.set(picture, other.lines)
      break
    }
  })
  return regions.flatMap((region): readonly Region[] => {
    if (taken.has(region)) return []
    const caption = captions.get(region)
    return region.kind === 'picture' && caption ? [{ ...region, caption }] : [region]
  })
}
