// Colours as a Word file may have them: those of writing, of the ground under it, and of lines.

import { area, type Box, type Fill, type Ruling, shareInside } from '../geometry/index.ts'
import type { Page, ParsedDocument, Place, Word } from '../model/index.ts'

/** The colour of the ground under a place as "RRGGBB"; null for paper. */
export type Ground = (place: Place) => string | null

/** How much of something must lie in a shaded area to stand on it: boxes of letters reach over the edges of tight bands. */
const mostly = 0.85
/** An area that covers as much of its page is its paper, which no paragraph or cell has. */
const wholePage = 0.85

/** Looks up what lies under places of a document; `paper`: the colour of the paper counts too, where it is drawn. */
export function groundOf({ pages }: Pick<ParsedDocument, 'pages'>, { paper = false }: { readonly paper?: boolean } = {}): Ground {
  const fills = new Map(pages.map((page) => [page.number, (paper ? (page.drawn?.fills ?? []) : areasOf(page)).toReversed()]))
  return ({ page, box }) => {
    const top = fills.get(page)?.find((fill) => shareInside(box, fill.box) >= mostly)
    return top === undefined || isPale(top) ? null : shadeOf(top)
  }
}

/** The shaded areas of a page in the order of drawing, without its paper and without frames. */
export function areasOf(page: Page): readonly Fill[] {
  const fills = page.drawn?.fills ?? []
  const inFrames = new Set(framesOfFills(page).flatMap(({ outer, inner }) => [outer, inner]))
  return fills.filter((fill) => !isPaper(fill, page) && !inFrames.has(fill))
}

/** A frame is at most so thick, in points. */
const thickestFrame = 4

/**
 * Frames that are drawn as the area between two boxes: they come as two areas of one colour, the second a little within the first on all four sides.
 * Painted as two areas, the second could not be seen.
 */
export function framesOfFills(page: Page): readonly { readonly outer: Fill; readonly inner: Fill }[] {
  const fills = page.drawn?.fills ?? []
  return fills.flatMap((inner, index) => {
    const outer = fills[index - 1]
    if (outer === undefined || shadeOf(outer) !== shadeOf(inner)) return []
    const gaps = [
      inner.box.left - outer.box.left,
      outer.box.right - inner.box.right,
      inner.box.top - outer.box.top,
      outer.box.bottom - inner.box.bottom,
    ]
    return Math.min(...gaps) > 0.1 && Math.max(...gaps) <= thickestFrame ? [{ outer, inner }] : []
  })
}

/** Whether a shaded area is the paper of its page. */
export const isPaper = ({ box }: Fill, { size }: Page): boolean => area(box) >= wholePage * size.width * size.height

export const isPale = (fill: Fill): boolean => contrast(shadeOf(fill), white) < 1.03

/** The colour of a shaded area. */
export const shadeOf = ({ colour, grey }: Fill): string => colour ?? [grey, grey, grey].map(hexOf).join('')

const hexOf = (part: number): string =>
  Math.round(Math.max(0, Math.min(1, part)) * 255)
    .toString(16)
    .padStart(2, '0')

const white = 'ffffff'
const black = '000000'
/** Less contrast than this nobody reads: yellow on white has 1.07, the palest grey of printed notes 1.6. */
const leastContrast = 1.4

/** Whether writing of a colour (null: black) can be read on a ground (null: paper). */
export const isReadable = (colour: string | null, ground: string | null): boolean =>
  contrast(colour ?? black, ground ?? white) >= leastContrast

/**
 * The colour of a word on a ground (null: paper), null for black. What colour recognised writing has nobody knows: it has to be read, in white on dark ground.
 */
export function colourOf({ font, readBy }: Word, ground: string | null): string | null {
  if (font?.colour !== undefined) return font.colour
  const isOnDark = readBy !== 'text-layer' && ground !== null && contrast(white, ground) > contrast(black, ground)
  return isOnDark ? white : null
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A line as borders have it: eighths of a point thick, the least 2 and the most 48. */
export const borderOf = ({
  thickness,
  colour,
}: Pick<Ruling, 'thickness' | 'colour'>): { readonly size: number; readonly color: string } => ({
  size: Math.max(2, Math.min(48, Math.round(thickness * 8))),
  color: colour ?? black,
})

/** The box of a straight rule, without its thickness. */
export const boxOfRule = ({ from, to }: Ruling): Box => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
})
export const isAcross = ({ from, to }: Ruling): boolean => from.y === to.y
