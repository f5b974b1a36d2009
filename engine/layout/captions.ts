import { type Box, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import { captionKind, type Line, lineSize, linesOfCaption, textOfLine } from '../model/index.ts'
import type { Region } from '../stages.ts'

/** Lines of a caption at most: what is longer is a paragraph that begins like one. */
const mostLines = 6

interface Caption {
  readonly kind: 'table' | 'figure'
  readonly lines: readonly Line[]
  readonly box: Box
  /** The region it is part of, and what that region keeps above and below it. */
  readonly region: Region
  readonly rest: readonly Line[]
  readonly below: readonly Line[]
}

/** The regions with each picture and table holding its caption: the nearest lines below or above it that begin like one. */
export function withCaptions(regions: readonly Region[]): readonly Region[] {
  const captions = regions.flatMap(captionsIn)
  const owners = new Map<Region, Caption>()
  const taken = new Map<Region, Caption>()
  for (const owner of regions) {
    if (owner.kind !== 'picture' && !(owner.kind === 'table' && owner.table.caption.length === 0)) continue
    const found = nearest(
      owner,
      captions.filter((caption) => !taken.has(caption.region)),
    )
    if (!found) continue
    owners.set(owner, found)
    taken.set(found.region, found)
  }
  return regions.flatMap((region): readonly Region[] => {
    const left = taken.get(region)
    if (left) return [left.rest, left.below].flatMap((lines) => (lines.length > 0 ? [proseOf(lines, region)] : []))
    const caption = owners.get(region)
    if (!caption) return [region]
    if (region.kind === 'picture') return [{ ...region, caption: caption.lines }]
    if (region.kind !== 'table') return [region]
    const title = region.table.title ?? caption.lines.map(textOfLine).join(' ')
    return [{ ...region, table: { ...region.table, caption: caption.lines, title } }]
  })
}

/** The caption that a region is, or ends with: a run of lines often goes from a paragraph into the caption below it. */
function captionsIn(region: Region): readonly Caption[] {
  if (region.kind !== 'prose') return []
  const from = region.lines.findLastIndex((line) => captionKind(line) !== null)
  const all = from < 0 ? [] : region.lines.slice(from)
  const lines = all.slice(0, linesOfCaption(all, region.place.box.right))
  const [first] = lines
  const kind = first ? captionKind(first) : null
  if (from < 0 || lines.length > mostLines || (kind !== 'table' && kind !== 'figure')) return []
  return [
    { kind, lines, box: unionOf(lines.map((line) => line.box)), region, rest: region.lines.slice(0, from), below: all.slice(lines.length) },
  ]
}

function nearest(owner: Region, captions: readonly Caption[]): Caption | null {
  let best: Caption | null = null
  let least = Infinity
  for (const caption of captions) {
    const [first] = caption.lines
    if (!first || caption.kind !== (owner.kind === 'table' ? 'table' : 'figure') || overlapX(owner.place.box, caption.box) <= 0) continue
    const gap = -overlapY(owner.place.box, caption.box)
    // What a region ends with can only belong to something below it. Three lines away is still a caption's place; further off it is not.
    // Likewise what a region begins with belongs to something above it.
    const isBelow = caption.box.top > owner.place.box.top
    if ((caption.rest.length > 0 && isBelow) || (caption.below.length > 0 && !isBelow) || gap > 3 * lineSize(first) || gap >= least)
      continue
    best = caption
    least = gap
  }
  return best
}

const proseOf = (lines: readonly Line[], region: Region): Region => ({
  kind: 'prose',
  place: { ...region.place, box: unionOf(lines.map((line) => line.box)) },
  lines,
})
