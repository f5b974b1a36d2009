import { area, type Box, intersection, overlapX, overlapY, shareInside, unionOf } from '../geometry/index.ts'
import {
  baselineOf,
  bodySize,
  isScan,
  type Line,
  median,
  readRightToLeft,
  sizeOf,
  type Table,
  type Turn,
  typewriterFaces,
  type Word,
} from '../model/index.ts'
import type { LaidOutPage, Layout, ReadPage, Region, TabledPage } from '../stages.ts'
import { withCaptions } from './captions.ts'
import { runsOf } from './columns.ts'
import { furnitureOf } from './margins.ts'
import type { Part } from './part.ts'
import { inReadingOrder } from './reading-order.ts'
import { joinRowmates } from './rowmates.ts'
import { rowsOf } from './rows.ts'
import { segmentsOf } from './segments.ts'
import type { Rows } from './side-columns.ts'
import { linesHeldUpright } from './turned.ts'

/** Groups the words outside tables into lines and regions and puts them, the tables and the pictures of the page in reading order. */
export const layout: Layout = (tabled: TabledPage): LaidOutPage => {
  const { page } = tabled
  const prose = runsByTurn(tabled.rest, page).map((lines): Part => ({ kind: 'prose', box: unionOf(lines.map((line) => line.box)), lines }))
  const tables = tabled.tables.map((table): Part => ({ kind: 'table', box: boxOn(table, page.number), lines: [], table }))
  const placed = withPictures([...prose, ...tables], page)
  const direction = {
    rightToLeft: readRightToLeft(page.words),
    gutter: 0.4 * bodySize(tabled.rest),
    rows: seatedRows,
  }
  const ordered = inReadingOrder(placed.map(seated), direction).flatMap(({ part }): readonly Part[] =>
    part.kind === 'picture'
      ? [{ ...part, within: [] }, ...inReadingOrder(part.within.map(seated), direction).map((inner) => inner.part)]
      : [part],
  )
  const joined = joinRowmates(ordered)
  const furniture = furnitureOf(joined, page)
  const regions = joined.map((part) => regionOf(part, page.number, furniture.has(part)))
  return { page, regions: withCaptions(regions), issues: tabled.issues }
}

interface Seated {
  readonly part: Part
  readonly box: Box
}

const seatedRows: Rows<Seated> = {
  baselines: ({ part }) => part.lines.map(baselineOf),
  cut: ({ part }, baseline) => {
    if (part.kind !== 'prose') return [seated(part), null]
    const above = part.lines.filter((line) => baselineOf(line) < baseline)
    const below = part.lines.filter((line) => baselineOf(line) >= baseline)
    return [proseOf(above), proseOf(below)]
  },
}
const proseOf = (lines: readonly Line[]): Seated | null =>
  lines.length > 0 ? seated({ kind: 'prose', box: unionOf(lines.map((line) => line.box)), lines }) : null

/** A part with the box that counts for the order. Pictures often have an empty border that reaches over a gutter; it must not close it. */
function seated(part: Part): Seated {
  if (part.kind !== 'picture') return { part, box: part.box }
  const across = 0.25 * (part.box.right - part.box.left)
  const down = 0.1 * (part.box.bottom - part.box.top)
  const { left, top, right, bottom } = part.box
  return { part, box: { left: left + across, top: top + down, right: right - across, bottom: bottom - down } }
}

function regionOf(part: Part, page: number, isFurniture: boolean): Region {
  const place = { page, box: part.box }
  switch (part.kind) {
    case 'table':
      return { kind: 'table', place, table: part.table }
    case 'picture':
      return { kind: 'picture', place, caption: [] }
    case 'prose':
      return { kind: isFurniture ? 'furniture' : 'prose', place, lines: part.lines }
  }
}

const turns: readonly Turn[] = [0, 90, 180, 270]

function runsByTurn(words: readonly Word[], page: ReadPage): readonly (readonly Line[])[] {
  const codeFaces = isScan(page) ? new Set<string>() : typewriterFaces(page.words)
  return turns.flatMap((turn) => {
    const turned = words.filter((word) => word.turn === turn)
    if (turned.length === 0) return []
    return linesHeldUpright(turned, turn, page.size, (upright) =>
      runsOf(segmentsOf(rowsOf(upright), codeFaces), turn === 0 ? page.rulings : []),
    )
  })
}

const boxOn = (table: Table, page: number): Box => unionOf(table.places.filter((place) => place.page === page).map((place) => place.box))

/**
 * The parts with the page's pictures among them. A picture that fills most of the page or lies behind much text is its background;
 * one with few words on it takes them along, so that they are read after it and not in the midst of the text beside it.
 */
function withPictures(parts: readonly Part[], page: ReadPage): readonly Part[] {
  const sheet = page.size.width * page.size.height
  const least = 2 * median(page.words.map(sizeOf), 10)
  const pictures: Part[] = []
  let outside = parts
  for (const box of mergedPictures(page.pictures)) {
    if (box.right - box.left < least || box.bottom - box.top < least || area(box) > 0.5 * sheet) continue
    const within = outside.filter((part) => shareInside(part.box, box) > 0.7)
    if (within.some((part) => part.kind === 'table')) continue
    const covered = within.reduce((sum, part) => sum + area(part.box), 0)
    // Words over a third of a picture are a text set on a tinted or photographed ground.
    if (covered > 0.33 * area(box)) continue
    outside = outside.filter((part) => !within.includes(part))
    pictures.push({ kind: 'picture', box, lines: [], within })
  }
  return [...outside, ...pictures]
}

/** The pictures of a page, those drawn in pieces put together: pieces overlap, or abut with their edges in line. */
function mergedPictures(boxes: readonly Box[]): readonly Box[] {
  const merged: Box[] = []
  for (const box of [...boxes].sort((a, b) => a.top - b.top)) {
    let whole = box
    for (let at = merged.length - 1; at >= 0; at--) {
      const other = merged[at]
      if (other && arePieces(whole, other)) {
        whole = unionOf([whole, other])
        merged.splice(at, 1)
      }
    }
    merged.push(whole)
  }
  return merged
}

function arePieces(a: Box, b: Box): boolean {
  const common = intersection(a, b)
  if (common && area(common) > 0.3 * Math.min(area(a), area(b))) return true
  const isInLine = (one: number, other: number) => Math.abs(one - other) < 2
  const below = isInLine(a.left, b.left) && isInLine(a.right, b.right) && overlapY(a, b) > -2
  const beside = isInLine(a.top, b.top) && isInLine(a.bottom, b.bottom) && overlapX(a, b) > -2
  return below || beside
}
