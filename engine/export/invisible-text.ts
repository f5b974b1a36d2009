import type { Point } from '../geometry/index.ts'
import { type Block, linesOf, type ParsedDocument, sizeOf, type Word } from '../model/index.ts'
import { type InvisibleSigns, signWidth } from './glyphless-font.ts'

/** From page points (top left) to the units of the PDF page (bottom left, before it is turned). */
export type ToPdf = (point: Point) => Point

/** What pages call the face of the signs in their resources. */
export const unseenFace = 'DocmillUnseen'

/** The words as drawing instructions that show nothing: each as long as on the page, standing on its own baseline, a space behind it. */
export function invisibleText(words: readonly Word[], toPdf: ToPdf, signs: InvisibleSigns): string {
  // Text mode 3 neither fills nor strokes.
  const shown = words.filter(({ text }) => text !== '').map((word) => wordText(word, toPdf, signs))
  return shown.length === 0 ? '' : `BT\n3 Tr\n${shown.join('')}ET\n`
}

function wordText(word: Word, toPdf: ToPdf, signs: InvisibleSigns): string {
  const { from, to } = baselineOf(word)
  const [start, end] = straightened(toPdf(from), toPdf(to))
  const [x, y] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(x, y)
  // The map may scale; the height goes with the length.
  const scale = length / Math.max(0.01, Math.hypot(to.x - from.x, to.y - from.y))
  const size = Math.max(0.5, sizeOf(word) * scale)
  const stretch = (100 * length) / Math.max(0.01, [...word.text].length * signWidth * size)
  const [cos, sin] = length > 0 ? [x / length, y / length] : [1, 0]
  const matrix = [cos, sin, -sin, cos, start.x, start.y].map(number).join(' ')
  return `/${unseenFace} ${number(size)} Tf ${number(stretch)} Tz ${matrix} Tm <${signs.encode(`${word.text} `)}> Tj\n`
}

/**
 * A word on a slightly slanting line lies along the paper's edge, through its own middle. Readers that look for words compare where their
 * letters stand, and a word whose letters step down by half a point each falls apart for them (Poppler 22.12, TextOutputDev, `addChar`);
 * within one word the way from the edge to the slant is less than its height.
 */
function straightened(start: Point, end: Point): readonly [Point, Point] {
  const [x, y] = [end.x - start.x, end.y - start.y]
  const [along, aside] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))]
  if (aside === 0 || aside > mostSlant * along) return [start, end]
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const lies = Math.abs(x) > Math.abs(y)
  return lies
    ? [
        { x: start.x, y: middle.y },
        { x: end.x, y: middle.y },
      ]
    : [
        { x: middle.x, y: start.y },
        { x: middle.x, y: end.y },
      ]
}
/** Pages lie askew by up to ten degrees; beyond, the writing was meant to slant. */
const mostSlant = Math.tan((10 * Math.PI) / 180)

/** Where the word's writing begins and ends, in page points, in its own direction. */
function baselineOf({ box, baseline, turn }: Word): { readonly from: Point; readonly to: Point } {
  switch (turn) {
    case 0:
      return { from: { x: box.left, y: baseline }, to: { x: box.right, y: baseline } }
    case 90:
      return { from: { x: baseline, y: box.top }, to: { x: baseline, y: box.bottom } }
    case 180:
      return { from: { x: box.right, y: baseline }, to: { x: box.left, y: baseline } }
    case 270:
      return { from: { x: baseline, y: box.bottom }, to: { x: baseline, y: box.top } }
  }
}

/** PDF knows no exponents; a thousandth of a point is enough. */
const number = (value: number): string => String(Number(value.toFixed(4)) || 0)

/** The words of each page in reading order; what stands in no block follows. */
export function wordsInOrder({ pages, blocks }: Pick<ParsedDocument, 'pages' | 'blocks'>): ReadonlyMap<number, readonly Word[]> {
  const ordered = new Map<number, Set<Word>>(pages.map(({ number }) => [number, new Set()]))
  for (const block of blocks as readonly Block[])
    for (const { words } of linesOf(block)) for (const word of words) ordered.get(word.page)?.add(word)
  for (const page of pages) for (const word of page.words) ordered.get(page.number)?.add(word)
  return new Map([...ordered].map(([number, words]) => [number, [...words]]))
}
