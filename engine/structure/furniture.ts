import { lineSize, textOfLines } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'

/** Share of the page's height at top and bottom where repeated lines are looked for. */
const margin = 0.15
/** Pages on either side that are compared: left and right pages often carry different headers. */
const reach = 2

/**
 * The pages with repeated headers and footers marked as furniture: lines in the margins that stand, digits aside, at the same height
 * with the same words on a neighbouring page.
 */
export function withRepeatedFurniture(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const candidates = pages.map(marginLines)
  return pages.map((page, index): LaidOutPage => {
    const neighbours = candidates.slice(Math.max(0, index - reach), index).concat(candidates.slice(index + 1, index + 1 + reach))
    const repeated = (candidates[index] ?? []).filter((own) => neighbours.some((others) => others.some((other) => isSame(own, other))))
    if (repeated.length === 0) return page
    const marked = new Set(repeated.map((candidate) => candidate.region))
    return {
      ...page,
      regions: page.regions.map((region) => (marked.has(region) && region.kind === 'prose' ? { ...region, kind: 'furniture' } : region)),
    }
  })
}

interface Candidate {
  readonly region: Region
  readonly text: string
  readonly middle: number
  readonly size: number
}

function marginLines({ page, regions }: LaidOutPage): readonly Candidate[] {
  return regions.flatMap((region): readonly Candidate[] => {
    if (region.kind !== 'prose' && region.kind !== 'furniture') return []
    const [line] = region.lines
    const { box } = region.place
    if (!line || region.lines.length > 3) return []
    if (box.bottom > margin * page.size.height && box.top < (1 - margin) * page.size.height) return []
    const text = textOfLines(region.lines)
      .toLowerCase()
      .replace(/\d+/g, '#')
      .replace(/\b[ivxl]+\b/g, '#')
    return [{ region, text, middle: (box.top + box.bottom) / 2, size: lineSize(line) }]
  })
}

/** The same words at the same height, to a few points; pages of one document are rarely printed more exactly. */
const isSame = (a: Candidate, b: Candidate): boolean =>
  a.text === b.text && Math.abs(a.middle - b.middle) < 6 && Math.abs(a.size - b.size) < 1
