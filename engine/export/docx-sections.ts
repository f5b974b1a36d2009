// Sections of a file: pages of one size, margins and columns, and where one ends.

import { Column, type ISectionPropertiesOptions, PageOrientation, SectionType } from 'docx'
import type { Block, Page } from '../model/index.ts'
import type { DocxContent } from './docx-content.ts'
import { type Extent, type PageFrame, widestMargin } from './docx-page-frames.ts'

/** What a section cannot change without ending. */
export interface Shape {
  readonly page: Page | null
  /** Empty for one column over the whole body. */
  readonly columns: readonly Extent[]
}

export function shapeFor(frame: PageFrame | undefined, column: number | null, last: Shape | null): Shape {
  const page = frame?.page ?? last?.page ?? null
  return { page, columns: column === null || frame === undefined ? [] : frame.columns }
}

export function isSame(a: Shape, b: Shape): boolean {
  if (!isSameSize(a.page, b.page) || a.columns.length !== b.columns.length) return false
  // Columns of the next page are the same when their gutter is: how far a line of text reaches differs from page to page.
  return a.columns.every((column, index) => index === 0 || Math.abs(column.left - (b.columns[index]?.left ?? 0)) < 20)
}

/** Whether the block stands in columns though the text before it did not, or in others. */
export function opensColumns(
  block: Block | undefined,
  before: Shape,
  frames: ReadonlyMap<number, PageFrame>,
  columns: ReadonlyMap<Block, number | null>,
): boolean {
  const place = block?.places[0]
  const frame = place === undefined ? undefined : frames.get(place.page)
  const column = block === undefined ? null : (columns.get(block) ?? null)
  return column !== null && !isSame(shapeFor(frame, column, before), before)
}

export const isSameSize = (a: Page | null, b: Page | null): boolean =>
  a === null || b === null || (Math.abs(a.size.width - b.size.width) < 6 && Math.abs(a.size.height - b.size.height) < 6)

const twips = (points: number): number => Math.round(points * 20)
export const widthOf = ({ left, right }: Extent): number => right - left
/** A column that ends above this share of its page's height was ended there; text that ran on would have filled it. */
const fullColumn = 0.75

export const endsHigh = (block: Block | null, frame: PageFrame | undefined): boolean => {
  const end = block?.places.at(-1)
  return end !== undefined && frame !== undefined && end.page === frame.page.number && end.box.bottom < fullColumn * frame.page.size.height
}

/** Columns whose widths differ by less than a tenth are meant to be equal, and text may run on from one to the next. */
export const isEven = (columns: readonly Extent[]): boolean => {
  const widths = columns.map(widthOf)
  return Math.max(...widths) - Math.min(...widths) < 0.1 * Math.max(...widths)
}

export function propertiesOf(
  shape: Shape,
  margins: Margins,
  before: Shape | null,
  turnsPage: boolean,
  content: DocxContent,
): ISectionPropertiesOptions {
  const size = shape.page?.size ?? { width: 595, height: 842 }
  const margin = margins(shape.page)
  const landscape = size.width > size.height
  const newPage = before === null || turnsPage || !isSameSize(shape.page, before.page)
  const gaps = shape.columns.slice(1).map((column, index) => column.left - (shape.columns[index]?.right ?? column.left))
  const even = shape.columns.length > 1 && isEven(shape.columns)
  return {
    type: newPage ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
    page: {
      // The library swaps the sides of landscape pages itself.
      size: {
        width: twips(landscape ? size.height : size.width),
        height: twips(landscape ? size.width : size.height),
        orientation: landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
      },
      margin: {
        top: twips(margin.top),
        bottom: twips(margin.bottom),
        left: twips(margin.left),
        right: twips(margin.right),
        header: twips(margin.header),
        footer: twips(margin.footer),
      },
      ...(before === null &&
        content.numberShift !== 0 && { pageNumbers: { start: Math.max(0, (shape.page?.number ?? 1) + content.numberShift) } }),
    },
    ...(shape.columns.length > 1 && {
      column: even
        ? { count: shape.columns.length, space: twips(Math.max(6, gaps[0] ?? 12)), equalWidth: true }
        : {
            count: shape.columns.length,
            equalWidth: false,
            children: shape.columns.map((column, index) => {
              const spare = spareFor(column, gaps[index] ?? 0)
              return new Column({ width: twips(widthOf(column) + spare), space: twips(Math.max(0, (gaps[index] ?? 0) - spare)) })
            }),
          },
    }),
  }
}

/** The least white between two columns, in points. */
const leastGutter = 18

/** What a column takes of the white beside it: as wide as its widest line alone, that line would break in any face that runs a little wider. */
const spareFor = (column: Extent, gap: number): number => Math.max(0, Math.min(gap - leastGutter, Math.max(12, 0.1 * widthOf(column))))

export interface Margin {
  readonly top: number
  readonly bottom: number
  /** How much of the page below its text is kept for what runs longer, in points. */
  readonly spare: number
  readonly left: number
  readonly right: number
  readonly header: number
  readonly footer: number
}
type Margins = (page: Page | null) => Margin

/** And more below the text of the only page of its size: what does not fit there makes a page of its own. */
const spareOfOnePage = 36

/** Points that margins have at least: pages of the web reach nearly to the edges of their paper, and their lines are as long. */
const leastMargin = 4

/** Points that margins leave free below the lowest text of all pages, for faces that run wider. */
export const spareBelow = 14

/**
 * The margins of all pages of one size: around their bodies, with a little to spare below for faces that run wider than those on the page. Sizes
 * that the file has already keep theirs.
 */
export function marginsOf(
  frames: readonly PageFrame[],
  before: ReadonlyMap<string, Margin>,
): { readonly of: Margins; readonly known: () => ReadonlyMap<string, Margin> } {
  const known = new Map(before)
  const nameOf = (page: Page | null): string => (page === null ? '' : [page.size.width, page.size.height].map(Math.round).join(' '))
  const made: Margins = (page) => {
    const alike = frames.filter((frame) => isSameSize(frame.page, page))
    const { width, height } = page?.size ?? { width: 595, height: 842 }
    const edge = (value: (frame: PageFrame) => number, most: number): number => {
      const values = alike.map(value)
      return Math.max(leastMargin, Math.min(most, values.length === 0 ? 72 : Math.min(...values)))
    }
    const top = edge(({ body }) => body.top, 0.25 * height)
    const bottom = edge(({ body }) => height - body.bottom, 0.12 * height)
    const spare = alike.length === 1 ? Math.max(0, Math.min(spareOfOnePage, bottom - spareBelow - leastMargin)) : 0
    return {
      top,
      bottom: Math.max(leastMargin, bottom - spareBelow) - spare,
      spare,
      left: edge(({ body }) => body.left, widestMargin * width),
      right: edge(({ body }) => width - body.right, widestMargin * width),
      header: Math.max(leastMargin, Math.min(36, top / 2)),
      footer: Math.max(leastMargin, Math.min(36, bottom / 2)),
    }
  }
  const of: Margins = (page) => {
    const margin = before.get(nameOf(page)) ?? made(page)
    known.set(nameOf(page), margin)
    return margin
  }
  return { of, known: () => known }
}
