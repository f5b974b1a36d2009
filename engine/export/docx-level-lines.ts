// Texts of one line that stand on one line of the page, a label and its value: one line of the file, which tabs hold together.

import { type Box, type Fill, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import { type Block, type Line, lineSize, type Page, type ParsedDocument } from '../model/index.ts'
import { areasOf, boxOfRule, isAcross, isPale, shadeOf } from './docx-ink.ts'
import { columnsOfBlocks, framesOf, type PageFrame } from './docx-page-frames.ts'
import { mostParts } from './docx-tabs.ts'

type Paragraph = Extract<Block, { kind: 'paragraph' }>
interface Piece {
  readonly block: Paragraph
  readonly line: Line
  readonly baseline: number
  readonly size: number
}

/** Baselines of one line differ by less, in sizes of its writing: a value may be larger than its label. */
const sameLine = 0.3
/** White between two texts of one line, in sizes of their writing, is more than this. */
const apart = 0.6
/** A shaded area so many sizes high holds one line. */
const heightOfBand = 3

/**
 * The document with paragraphs of one line that stand beside each other on one line as one paragraph, where nothing else stands there and nothing
 * parts them. Read one column after the other, labels and values would stand under each other in a file.
 */
export function withLevelLinesJoined(given: ParsedDocument): ParsedDocument {
  const frames = framesOf(given)
  const document = { ...given, blocks: given.blocks.flatMap((block) => sidesOf(block, frames)) }
  const columns = columnsOfBlocks(document.blocks, frames)
  const joined = new Map<Block, Block | null>()
  for (const page of document.pages) {
    const own = document.blocks.filter(({ places }) => places.some((place) => place.page === page.number))
    const pieces = own.flatMap((block) => pieceOf(block) ?? []).sort((a, b) => a.baseline - b.baseline)
    const taken = new Set<Piece>()
    for (const piece of pieces) {
      if (taken.has(piece)) continue
      const level = pieces.filter(
        (other) =>
          !taken.has(other) &&
          columns.get(other.block) === columns.get(piece.block) &&
          Math.abs(other.baseline - piece.baseline) < sameLine * Math.min(other.size, piece.size),
      )
      for (const row of rowsOf(level, own, page)) {
        for (const each of row) taken.add(each)
        const blocks = row.map(({ block }) => block)
        const first = document.blocks.find((block) => blocks.includes(block as Paragraph))
        for (const block of blocks) joined.set(block, block === first ? oneOf(row, page) : null)
      }
    }
  }
  return { ...document, blocks: document.blocks.flatMap((block) => (joined.has(block) ? (joined.get(block) ?? []) : block)) }
}

/** A paragraph as the texts beside each other that it goes on in on a page without columns: labels, and their values. */
function sidesOf(block: Block, frames: ReadonlyMap<number, PageFrame>): readonly Block[] {
  const [first] = block.places
  if (block.kind !== 'paragraph' || block.role !== 'body' || first === undefined || block.places.length < 2) return [block]
  const sides: Line[][] = []
  for (const line of block.lines) {
    const before = sides.at(-1)?.at(-1)
    const page = line.words[0]?.page
    const goesUp = before !== undefined && before.words[0]?.page === page && line.box.bottom <= before.box.bottom
    const isBeside = goesUp && line.box.left > before.box.right && (frames.get(page ?? 0)?.columns.length ?? 1) < 2
    if (before === undefined || isBeside) sides.push([line])
    else sides.at(-1)?.push(line)
  }
  if (sides.length < 2) return [block]
  // Nor does such a text go on on the next page.
  return sides
    .flatMap((lines) => [...Map.groupBy(lines, ({ words }) => words[0]?.page ?? first.page)])
    .map(([page, lines]): Block => ({ ...block, lines, places: [{ page, box: unionOf(lines.map(({ box }) => box)) }] }))
}

function pieceOf(block: Block): Piece | null {
  if (block.kind !== 'paragraph' || block.role !== 'body' || block.lines.length !== 1 || block.places.length !== 1) return null
  const [line] = block.lines
  const [word] = line?.words ?? []
  if (line === undefined || word === undefined || line.words.some(({ turn, raised }) => turn !== 0 || raised !== 'no')) return null
  return { block, line, baseline: word.baseline, size: lineSize(line) }
}

/** The pieces of one level as rows, from left to right, of those that nothing stands between and nothing reaches into. */
function rowsOf(level: readonly Piece[], blocks: readonly Block[], page: Page): readonly (readonly Piece[])[] {
  const rows: Piece[][] = []
  for (const piece of level.toSorted((a, b) => a.line.box.left - b.line.box.left)) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row !== undefined && before !== undefined && belongs(before, piece) && row.length < mostParts) row.push(piece)
    else rows.push([piece])
  }
  return rows.filter((row) => row.length > 1)

  function belongs(before: Piece, piece: Piece): boolean {
    const [a, b] = [before.line.box, piece.line.box]
    const around = unionOf([a, b])
    return (
      b.left - a.right > apart * Math.min(before.size, piece.size) &&
      !isParted(a, b, Math.max(before.size, piece.size), page) &&
      blocks.every(
        (block) =>
          block === before.block ||
          block === piece.block ||
          block.places.every((place) => place.page !== page.number || overlapX(place.box, around) < 1 || overlapY(place.box, around) < 1),
      )
    )
  }
}

/** Whether a line down, or the edge of a shaded area of more than one line, stands between two texts. */
function isParted(a: Box, b: Box, size: number, page: Page): boolean {
  const around = unionOf([a, b])
  const isBetween = (page.drawn?.rules ?? []).some((rule) => {
    const box = boxOfRule(rule)
    return !isAcross(rule) && box.left > a.right - 1 && box.left < b.left + 1 && overlapY(box, around) > 0
  })
  if (isBetween) return true
  const areas = areasOf(page).filter((fill) => !isPale(fill))
  const under = (box: Box): Fill | undefined => areas.findLast((fill) => overlapX(fill.box, box) > 1 && overlapY(fill.box, box) > 1)
  const [left, right] = [under(a), under(b)]
  if (left === right) return false
  if (left === undefined || right === undefined) return true
  const isBand = (fill: Fill): boolean => fill.box.bottom - fill.box.top < heightOfBand * size
  return !isBand(left) || !isBand(right) || shadeOf(left) !== shadeOf(right)
}

function oneOf(row: readonly Piece[], page: Page): Block {
  const [first] = row
  if (first === undefined) throw new RangeError('a row of no pieces')
  const box = unionOf(row.map(({ line }) => line.box))
  const least = row.reduce((low, { block }) => (block.confidence < low.confidence ? block : low), first.block)
  return { ...least, lines: [{ words: row.flatMap(({ line }) => line.words), box }], places: [{ page: page.number, box }] }
}
