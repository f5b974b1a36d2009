// Which heading stands where a link to a place of the document leads.

import { type Block, linesOf, linkedPlace, median } from '../model/index.ts'

export type Heading = Extract<Block, { kind: 'heading' }>
export type LinkedPlace = NonNullable<ReturnType<typeof linkedPlace>>

/** In points: links show a place on their heading or above it; those of browsers, which leave out the page's margin, well above. */
const farthestAbove = 90
export const farthestBelow = 8

/** Finds the heading that stands at a place; null where none does. `blocks` are looked through when first asked. */
export function headingFinder(blocks: readonly Block[]): (place: LinkedPlace) => Heading | null {
  let headings: readonly Standing[] | null = null
  let usual = 0
  return (place) => {
    if (headings === null) {
      headings = standing(blocks)
      usual = usualDistance(blocks, headings)
    }
    const away = ({ top }: Standing): number => Math.abs(top - (place.top ?? 0) - usual)
    return near(headings, place).toSorted((a, b) => away(a) - away(b))[0]?.heading ?? null
  }
}

interface Standing {
  readonly heading: Heading
  readonly page: number
  readonly top: number
}

const standing = (blocks: readonly Block[]): readonly Standing[] =>
  blocks.flatMap((block) => {
    const [place] = block.places
    return block.kind !== 'heading' || place === undefined ? [] : [{ heading: block, page: place.page, top: place.box.top }]
  })

const near = (headings: readonly Standing[], { page, top }: LinkedPlace): readonly Standing[] =>
  top === null
    ? []
    : headings.filter((heading) => heading.page === page && heading.top > top - farthestBelow && heading.top < top + farthestAbove)

/** How far above their headings the links of a document lead, told by those near one heading alone; 0 when there are none. */
function usualDistance(blocks: readonly Block[], headings: readonly Standing[]): number {
  const links = new Set(blocks.flatMap((block) => linesOf(block).flatMap(({ words }) => words.flatMap(({ link }) => link ?? []))))
  const distances = [...links].flatMap((link) => {
    const place = linkedPlace(link)
    const [only, another] = place === null ? [] : near(headings, place)
    return only === undefined || another !== undefined ? [] : [only.top - (place?.top ?? 0)]
  })
  return median(distances, 0)
}
