// Shaded areas and rules of a page as shapes behind its text, where everything stands in its place.

import { HorizontalPositionRelativeFrom, type IFloating, type ParagraphChild, TextWrappingType, VerticalPositionRelativeFrom } from 'docx'
import { ShapeRun } from 'docx/shapes'
import { type Box, centre, contains, height, width } from '../geometry/index.ts'
import type { Page } from '../model/index.ts'
import type { DocxContent } from './docx-content.ts'
import { boxOfRule, isAcross, isPale, isPaper, shadeOf } from './docx-ink.ts'

/** More shapes on a page than these make it slow to open and to edit. */
const mostShapes = 400

/** What is drawn on a page outside its tables and pictures, the lowest first. */
export function drawnShapes(page: Page, { document, rules }: Pick<DocxContent, 'document' | 'rules'>): readonly ParagraphChild[] {
  const own = document.blocks.flatMap((block) =>
    block.kind === 'table' || block.kind === 'picture' ? block.places.filter((place) => place.page === page.number) : [],
  )
  const isFree = (box: Box): boolean => !own.some((place) => contains(place.box, centre(box)))
  const areas = (page.drawn?.fills ?? []).filter((fill) => isPaper(fill, page) || isFree(fill.box))
  // White areas show only on darker ones.
  const first = areas.findIndex((fill) => !isPale(fill))
  const shades = first < 0 ? [] : areas.slice(first).map((fill) => ({ box: fill.box, colour: shadeOf(fill) }))
  const lines = (rules.single.get(page.number) ?? []).map((rule) => {
    const box = boxOfRule(rule)
    const half = Math.max(0.25, rule.thickness / 2)
    const [across, down] = isAcross(rule) ? [0, half] : [half, 0]
    const drawn = { left: box.left - across, right: box.right + across, top: box.top - down, bottom: box.bottom + down }
    return { box: drawn, colour: rule.colour ?? '000000' }
  })
  const shapes = [...shades, ...lines]
  return shapes.slice(0, mostShapes).map(({ box, colour }, index) => shapeAt(box, colour, index + 1))
}

const shapeAt = (box: Box, colour: string, order: number): ShapeRun =>
  new ShapeRun({
    type: 'rectangle',
    fill: colour.toUpperCase(),
    line: 'none',
    transformation: { width: pixels(width(box)), height: pixels(height(box)) },
    floating: behindText(box, order),
    altText: { name: 'Area', title: '', description: '' },
  })

const behindText = (box: Box, order: number): IFloating => ({
  horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emus(box.left) },
  verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emus(box.top) },
  allowOverlap: true,
  behindDocument: true,
  zIndex: order,
  wrap: { type: TextWrappingType.NONE },
})

/** English Metric Units, in which drawings are placed. */
const emus = (points: number): number => Math.round(points * 12_700)
/** The library counts sides in pixels of 96 to the inch. */
const pixels = (points: number): number => (points * 96) / 72
