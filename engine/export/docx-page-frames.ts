// Where the text of a page may stand: its body, and its columns when it has them.

import { type Box, overlapY, unionOf } from '../geometry/index.ts'
import { type Block, type Line, type Page, type ParsedDocument, sizeOf } from '../model/index.ts'

export interface Extent {
  readonly left: number
  readonly right: number
}
/** A page as a frame for its blocks, in points. */
export interface PageFrame {
  readonly page: Page
  /** Around everything but running headers, footers and page numbers. */
  readonly body: Box
  /** One, two or three, from left to right. */
  readonly columns: readonly Extent[]
}

/** The frame of every page that was read, by page number. */
export function framesOf(document: Pick<ParsedDocument, 'pages' | 'blocks'>): ReadonlyMap<number, PageFrame> {
  const blocks = new Map<number, Box[]>()
  const lines = new Map<number, Line[]>()
  const standing = new Map<number, Set<Block>>()
  for (const block of document.blocks) {
    if (block.kind === 'furniture') continue
    for (const { page, box } of block.places) {
      const known = blocks.get(page)
      if (known) known.push(box)
      else blocks.set(page, [box])
      standing.set(page, (standing.get(page) ?? new Set()).add(block))
    }
    if (block.kind === 'table' || block.kind === 'picture') continue
    for (const line of block.lines) {
      const page = line.words[0]?.page ?? block.places[0]?.page ?? 1
      const known = lines.get(page)
      if (known) known.push(line)
      else lines.set(page, [line])
    }
  }
  const frames = document.pages.map((page): PageFrame => {
    const boxes = blocks.get(page.number) ?? []
    const own = boxes.length > 0 ? unionOf(boxes) : { left: 72, top: 72, right: page.size.width - 72, bottom: page.size.height - 72 }
    const body = roomyBody(own, page)
    return { page, body, columns: columnsOf(lines.get(page.number) ?? [], body) }
  })
  const sure = frames.filter((frame) => frame.columns.length > 1 && isSetInColumns(frame, [...(standing.get(frame.page.number) ?? [])]))
  return new Map(
    frames.map((frame) => {
      const { page, body, columns } = frame
      const areColumns = sure.some((other) => other === frame || areAlike(other.columns, columns))
      return [page.number, areColumns ? frame : { page, body, columns: [{ left: body.left, right: body.right }] }]
    }),
  )
}

/** Text that fills a column of this share of its page's height is set in columns; lower ones may be texts beside each other: addresses, facts. */
export const leastColumn = 0.45
/** Lines of running text reach over this share of their column, but for the last one of a paragraph. */
const fullLine = 0.75

/** Whether a column of the page is high, a text runs on from one to the next, or all of them hold running text. */
function isSetInColumns(frame: PageFrame, own: readonly Block[]): boolean {
  const { number, size } = frame.page
  let stretch: Box | null = null
  let last: number | null = null
  for (const block of own) {
    const places = block.places.filter((place) => place.page === number)
    if (new Set(places.map(({ box }) => columnAt(frame, box))).size > 1) return true
    for (const { box } of places) {
      const column = columnAt(frame, box)
      stretch = column === null ? null : stretch === null || column !== last ? box : unionOf([stretch, box])
      if (stretch !== null && stretch.bottom - stretch.top > leastColumn * size.height) return true
      last = column
    }
  }
  return frame.columns.every((column, index) => own.some((block) => isRunningText(block, column, (box) => columnAt(frame, box) === index)))

  function isRunningText(block: Block, { left, right }: Extent, isInside: (box: Box) => boolean): boolean {
    if (block.kind !== 'paragraph' && block.kind !== 'list-item') return false
    const own = linesOnPage(block, number).filter(({ box }) => isInside(box))
    return own.length > 2 && own.slice(0, -1).every(({ box }) => box.right - box.left > fullLine * (right - left))
  }
}

const areAlike = (some: readonly Extent[], others: readonly Extent[]): boolean =>
  some.length === others.length && some.every(({ left }, index) => index === 0 || Math.abs(left - (others[index]?.left ?? 0)) < 20)

/** Share of the page's width under which a body is a menu, a title, a poem: a line as wide as the whole body would break in any other face. */
const narrowBody = 0.6
/** Narrow bodies leave at least so many points beside them. */
const leastMargin = 36

/** No margin of a page is wider than this share of it: what is written in the file has room to grow. */
export const widestMargin = 0.3

/** The body with as much room on its left as on its right, until it is as wide as bodies are, and as wide as the margins leave it. */
function roomyBody(body: Box, { size }: Page): Box {
  const wanted = (narrowBody * size.width - (body.right - body.left)) / 2
  const more = Math.max(0, Math.min(wanted, body.left - leastMargin, size.width - body.right - leastMargin))
  const margin = widestMargin * size.width
  return { ...body, left: Math.min(body.left - more, margin), right: Math.max(body.right + more, size.width - margin) }
}

/** The column of its page that a box stands in, from 0; null for a box that reaches over several, and on pages of one column. */
export function columnAt({ columns }: PageFrame, box: Box): number | null {
  if (columns.length < 2) return null
  // Pictures and tables may reach a little into the gutter, and over the outer edges as they like.
  const edge = (index: number): number => {
    const [before, after] = [columns[index - 1], columns[index]]
    return before === undefined ? -Infinity : after === undefined ? Infinity : (before.right + after.left) / 2
  }
  const found = columns.findIndex((_, index) => box.left >= edge(index) - 3 && box.right <= edge(index + 1) + 3)
  return found < 0 ? null : found
}

/**
 * The columns that blocks begin in, in their order; null as for `columnAt`, and for what stands over all columns though it is no wider than one:
 * a title in the middle over three of them is read before the first, which begins below it.
 */
export function columnsOfBlocks(blocks: readonly Block[], frames: ReadonlyMap<number, PageFrame>): ReadonlyMap<Block, number | null> {
  const found = blocks.map(({ places: [place] }) => {
    const frame = place === undefined ? undefined : frames.get(place.page)
    return place === undefined || frame === undefined ? null : columnAt(frame, place.box)
  })
  const columns = new Map<Block, number | null>()
  let before: number | null = null
  blocks.forEach((block, index) => {
    const place = block.places[0]
    const own = found[index] ?? null
    const sameAsBefore = blocks[index - 1]?.places.at(-1)?.page === place?.page
    const begins = before === null || !sameAsBefore
    const isOver = begins && own !== null && own > 0 && place !== undefined && goesOnLeftBelow(index, own, place)
    before = isOver ? null : own
    columns.set(block, before)
  })
  return columns

  /** Whether what follows in this column, if anything, goes on in one further left and below. */
  function goesOnLeftBelow(index: number, own: number, { page, box }: Block['places'][number]): boolean {
    const next = blocks.findIndex((_, at) => at > index && found[at] !== own)
    const [column, place] = [found[next] ?? null, blocks[next]?.places[0]]
    return column !== null && place !== undefined && column < own && place.page === page && place.box.top >= box.bottom - 2
  }
}

/** The extent that a block on this page may fill: its column, else the whole body. */
export function roomFor(frame: PageFrame | undefined, box: Box, column = frame === undefined ? null : columnAt(frame, box)): Extent {
  if (frame === undefined) return box
  return (column === null ? undefined : frame.columns[column]) ?? frame.body
}

/** Fewer lines than these show no columns. */
const fewestLines = 10

function columnsOf(lines: readonly Line[], body: Box): readonly Extent[] {
  const whole = [{ left: body.left, right: body.right }]
  const level = lines.filter(({ words }) => words[0]?.turn === 0)
  const gutter = level.length < fewestLines ? null : gutterOf(level)
  if (gutter === null) return whole
  const left = level.filter(({ box }) => box.right <= gutter + 2)
  const right = level.filter(({ box }) => box.left >= gutter - 2)
  const sides = [left, right].map((side) => {
    const further = side.length < 2 * fewestLines ? null : gutterOf(side)
    if (further === null) return [extentOf(side)]
    return [extentOf(side.filter(({ box }) => box.right <= further + 2)), extentOf(side.filter(({ box }) => box.left >= further - 2))]
  })
  const columns = sides.flat()
  return columns.length > 3 ? [extentOf(left), extentOf(right)] : columns
}

const extentOf = (lines: readonly Line[]): Extent => {
  const { left, right } = unionOf(lines.map(({ box }) => box))
  return { left, right }
}

/**
 * The middle of the white between two columns; null unless nearly no line crosses it, either side holds a good share of the lines beside
 * the other's, and the reading runs down one side before it goes on in the other: rows of labels and values change sides at every line.
 */
function gutterOf(lines: readonly Line[]): number | null {
  const around = unionOf(lines.map(({ box }) => box))
  const width = around.right - around.left
  let best: { readonly at: number; readonly crossing: number; readonly from: number } = { at: 0, from: 0, crossing: lines.length }
  for (let x = around.left + 0.2 * width; x <= around.right - 0.2 * width; x += 2) {
    const crossing = lines.filter(({ box }) => box.left < x - 2 && box.right > x + 2).length
    if (crossing < best.crossing) best = { at: x, from: x, crossing }
    else if (crossing === best.crossing && x - best.at <= 2.5) best = { ...best, at: x }
  }
  if (best.crossing > 0.15 * lines.length) return null
  const middle = (best.from + best.at) / 2
  const left = lines.filter(({ box }) => box.right <= middle + 2)
  const right = lines.filter(({ box }) => box.left >= middle - 2)
  if (Math.min(left.length, right.length) < 0.2 * lines.length || left.length === 0 || right.length === 0) return null
  const [leftBox, rightBox] = [unionOf(left.map(({ box }) => box)), unionOf(right.map(({ box }) => box))]
  const lower = Math.min(leftBox.bottom - leftBox.top, rightBox.bottom - rightBox.top)
  if (overlapY(leftBox, rightBox) < 0.5 * lower) return null
  let changes = 0
  let side: 'left' | 'right' | null = null
  for (const { box } of lines) {
    const own = box.right <= middle + 2 ? 'left' : box.left >= middle - 2 ? 'right' : null
    if (own === null) continue
    if (side !== null && own !== side) changes++
    side = own
  }
  return changes <= 5 && changes < 0.25 * lines.length ? middle : null
}

/** Lines that belong to a block, on one page alone. */
export const linesOnPage = (block: Extract<Block, { lines: readonly Line[] }>, page: number): readonly Line[] =>
  block.lines.filter((line) => line.words[0]?.page === page)

/** The middle distance between the lines' baselines as a share of their size, of two the lower: the other is white between them; null for a single line. */
export function leadingOf(lines: readonly Line[]): number | null {
  const steps: number[] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const [word] = line.words
    const [above] = before?.words ?? []
    if (!word || !above || word.page !== above.page) return
    const step = (word.baseline - above.baseline) / sizeOf(word)
    if (step > 0.8 && step < 3) steps.push(step)
  })
  return steps.sort((a, b) => a - b)[(steps.length - 1) >> 1] ?? null
}
