// Figures are often put together of several pictures: cut out one by one they would be scraps.

import { area, type Box, intersection, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import type { Block, ParsedDocument } from '../model/index.ts'
import { columnAt, framesOf, type PageFrame } from './docx-page-frames.ts'

type PictureBlock = Extract<Block, { kind: 'picture' }>

/** Pieces nearer to each other than this, in points, are one figure: their labels stand between, two lines of small print. */
const nearest = 24

/** The document with pictures that touch, or nearly so, made one, and cut to their column where its edge runs through their margin. */
export function withWholePictures(document: ParsedDocument): ParsedDocument {
  if (!document.blocks.some((block) => block.kind === 'picture')) return document
  const frames = framesOf(document)
  const whole = new Map<PictureBlock, PictureBlock | null>()
  const figures: {
    first: PictureBlock
    page: number
    column: number | null
    box: Box
    caption: PictureBlock['caption']
    labels: PictureBlock['caption']
  }[] = []
  for (const block of document.blocks) {
    const place = block.places[0]
    if (block.kind !== 'picture' || place === undefined) continue
    const [column, box] = inColumn(frames.get(place.page), place.box)
    const figure = figures.find((other) => other.page === place.page && other.column === column && isNear(other.box, box))
    if (figure === undefined)
      figures.push({ first: block, page: place.page, column, box, caption: block.caption, labels: block.labels ?? [] })
    else {
      figure.box = unionOf([figure.box, box])
      figure.caption = [...figure.caption, ...block.caption]
      figure.labels = [...figure.labels, ...(block.labels ?? [])]
      whole.set(block, null)
    }
  }
  for (const { first, page, box, caption, labels } of figures)
    whole.set(first, { ...first, places: [{ page, box }], caption, ...(labels.length === 0 ? {} : { labels }) })
  const blocks = document.blocks.flatMap((block): Block[] => {
    const figure = block.kind === 'picture' ? whole.get(block) : undefined
    return figure === undefined ? [block] : figure === null ? [] : [figure]
  })
  return { ...document, blocks }
}

const isNear = (a: Box, b: Box): boolean => overlapX(a, b) > -nearest && overlapY(a, b) > -nearest

/** The column that holds most of a picture, and the picture without what hangs over; clear margins of pictures often do. */
function inColumn(frame: PageFrame | undefined, box: Box): readonly [number | null, Box] {
  if (frame === undefined || frame.columns.length < 2) return [null, box]
  const whole = columnAt(frame, box)
  if (whole !== null) return [whole, box]
  const cut = frame.columns.map(({ left, right }) => intersection(box, { ...box, left: left - 4, right: right + 4 }))
  const best = cut.findIndex((part) => part !== null && area(part) > 0.75 * area(box))
  const part = cut[best]
  return part == null ? [null, box] : [best, part]
}
