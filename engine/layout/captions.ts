import { overlapX, overlapY } from '../geometry/index.ts'
import { type Line, lineSize, textOfLine } from '../model/index.ts'
import type { Region } from '../stages.ts'

const figure =
  /^(?:fig(?:ure|\.)?|abb(?:ildung|\.)?|photo(?:graph)?|image|plate|chart|diagram|scheme|illustration|figura|bild)\s*\.?\s*[\dA-Z]/i

/** True for a line that begins as captions of pictures do: "Figure 3", "Fig. 2-1". */
export const isFigureCaption = (line: Line): boolean => figure.test(textOfLine(line))

/** The regions with each picture holding its caption: the nearest lines below it, or above it, that begin like one. */
export function withCaptions(regions: readonly Region[]): readonly Region[] {
  const taken = new Set<Region>()
  const captions = new Map<Region, readonly Line[]>()
  const candidates = regions.filter(
    (region) => region.kind === 'prose' && region.lines[0] !== undefined && isFigureCaption(region.lines[0]),
  )
  for (const picture of regions) {
    if (picture.kind !== 'picture') continue
    let best: Region | null = null
    let nearest = Infinity
    for (const other of candidates) {
      if (other.kind !== 'prose' || taken.has(other) || overlapX(picture.place.box, other.place.box) <= 0) continue
      const gap = -overlapY(picture.place.box, other.place.box)
      const [first] = other.lines
      // Three lines away is still the caption's place; further off the words belong to something else.
      if (!first || gap > 3 * lineSize(first) || gap >= nearest) continue
      best = other
      nearest = gap
    }
    if (best?.kind !== 'prose') continue
    taken.add(best)
    captions.set(picture, best.lines)
  }
  return regions.flatMap((region): readonly Region[] => {
    if (taken.has(region)) return []
    const caption = captions.get(region)
    return region.kind === 'picture' && caption ? [{ ...region, caption }] : [region]
  })
}
