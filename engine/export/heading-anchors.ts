import { type Block, linesOf, linkedPlace, median, type ParsedDocument, type Word } from '../model/index.ts'

/** In points: links show a place on their heading or above it; those of browsers, which leave out the page's margin, well above. */
const farthestAbove = 90
const farthestBelow = 8

/**
 * What words link to in Markdown: web addresses as they are, places of the document as the anchor of the heading that stands there, null for
 * other places. `textOf` gives the text of a heading without signs of Markdown.
 */
export function headingAnchors(
  { blocks }: Pick<ParsedDocument, 'blocks'>,
  textOf: (heading: Heading) => string,
): (word: Word) => string | null {
  let headings: readonly Anchored[] | null = null
  const found = new Map<string, string | null>()
  let usual = 0
  return ({ link }) => {
    const place = link === null ? null : linkedPlace(link)
    if (link === null || place === null) return link
    if (headings === null) {
      headings = anchored(blocks, textOf)
      usual = usualDistance(blocks, headings)
    }
    if (!found.has(link)) found.set(link, anchorAt(headings, place, usual))
    return found.get(link) ?? null
  }
}

type Heading = Extract<Block, { kind: 'heading' }>
interface Anchored {
  readonly page: number
  readonly top: number
  readonly anchor: string
}

type LinkedPlace = NonNullable<ReturnType<typeof linkedPlace>>

const near = (headings: readonly Anchored[], { page, top }: LinkedPlace): readonly Anchored[] =>
  top === null
    ? []
    : headings.filter((heading) => heading.page === page && heading.top > top - farthestBelow && heading.top < top + farthestAbove)

/** How far above their headings the links of a document lead, told by those near one heading alone; 0 when there are none. */
function usualDistance(blocks: readonly Block[], headings: readonly Anchored[]): number {
  const links = new Set(blocks.flatMap((block) => linesOf(block).flatMap(({ words }) => words.flatMap(({ link }) => link ?? []))))
  const distances = [...links].flatMap((link) => {
    const place = linkedPlace(link)
    const [only, another] = place === null ? [] : near(headings, place)
    return only === undefined || another !== undefined ? [] : [only.top - (place?.top ?? 0)]
  })
  return median(distances, 0)
}

function anchorAt(headings: readonly Anchored[], place: LinkedPlace, usual: number): string | null {
  const away = ({ top }: Anchored): number => Math.abs(top - (place.top ?? 0) - usual)
  return near(headings, place).toSorted((a, b) => away(a) - away(b))[0]?.anchor ?? null
}

/** Anchors as GitHub and most readers of Markdown give them: small letters and figures, hyphens for spaces, a number behind one that came before. */
function anchored(blocks: readonly Block[], textOf: (heading: Heading) => string): readonly Anchored[] {
  const uses = new Map<string, number>()
  return blocks.flatMap((block) => {
    const [place] = block.places
    if (block.kind !== 'heading' || place === undefined) return []
    const name = textOf(block)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replace(/\s/gu, '-')
    const before = uses.get(name) ?? 0
    uses.set(name, before + 1)
    return [{ page: place.page, top: place.box.top, anchor: `#${name}${before === 0 ? '' : `-${before}`}` }]
  })
}
