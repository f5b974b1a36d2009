// Every line where it stands on its page: text boxes, pictures and tables placed by their boxes. For forms, covers and certificates, whose
// look matters more than how their text runs on.

import {
  type FileChild,
  HorizontalPositionRelativeFrom,
  type IFloating,
  ImageRun,
  type ISectionOptions,
  LineRuleType,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  SectionType,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  WpsShapeRun,
} from 'docx'
import { type Box, height, unionOf, width } from '../geometry/index.ts'
import { type Cell, type Line, lineSize, type Page, readRightToLeft, sizeOf, type Table, textOfLine, type Word } from '../model/index.ts'
import type { DocxContent } from './docx-content.ts'
import { leadingOf } from './docx-page-frames.ts'
import { runsOf } from './docx-runs.ts'
import { drawnShapes } from './docx-shapes.ts'
import { settingOfLines } from './docx-styles.ts'
import { mostTableColumns, tableOf } from './docx-tables.ts'
import type { Cutting } from './page-pictures.ts'
import { hasStandardWidths, type WidthOf } from './standard-widths.ts'

/** One section a page, as large as the page and without margins. */
export function faithfulSections(content: DocxContent, widthOf: WidthOf): readonly ISectionOptions[] {
  const placing = { ...content, widthOf }
  return content.document.pages.map((page) => ({
    properties: {
      type: SectionType.NEXT_PAGE,
      page: {
        size: {
          // The library swaps the sides of landscape pages itself.
          width: twips(Math.min(page.size.width, page.size.height)),
          height: twips(Math.max(page.size.width, page.size.height)),
          orientation: page.size.width > page.size.height ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: { top: 0, bottom: 0, left: 0, right: 0, header: 0, footer: 0 },
      },
    },
    children: childrenOf(page, placing),
  }))
}

const twips = (points: number): number => Math.round(points * 20)
/** English Metric Units, in which drawings are placed. */
const emus = (points: number): number => Math.round(points * 12_700)
/** The library counts sides in pixels of 96 to the inch. */
const pixels = (points: number): number => (points * 96) / 72

interface Placing extends DocxContent {
  readonly widthOf: WidthOf
}

function childrenOf(page: Page, content: Placing): FileChild[] {
  const tables: PlacedTable[] = []
  const anchored: ParagraphChild[] = [...drawnShapes(page, content)]
  for (const block of content.document.blocks) {
    if (block.kind === 'table') {
      if (block.columns.length <= mostTableColumns) tables.push(...partsOn(block, page))
      else
        anchored.push(
          ...linesBox(
            onPage(
              block.cells.flatMap(({ lines }) => lines),
              page,
            ),
            content,
          ),
        )
      anchored.push(...linesBox(onPage([...block.caption, ...block.repeated], page), content))
    } else if (block.kind === 'picture') {
      const cutting = content.pictures.get(block)
      const place = block.places[0]
      if (cutting !== undefined && place?.page === page.number) anchored.push(pictureAt(cutting, place.box))
      anchored.push(...linesBox(onPage(block.caption, page), content))
    } else anchored.push(...linesBox(onPage(block.lines, page), content))
  }
  // All is placed against the page; the paragraph that it hangs on takes no room.
  const anchor = new Paragraph({
    spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT },
    children: [...content.bookmarks.on(page.number), ...anchored],
  })
  return [anchor, ...placed(tables, page, content)]
}

/** The rows of a table on one page, and where they stand. */
interface PlacedTable {
  readonly table: Table
  readonly box: Box
}

/**
 * Tables down the page, each after as much white as there is above it; one that begins beside or above the last one floats. Floating tables
 * are placed differently by different programs, so that only those float that must.
 */
function placed(tables: readonly PlacedTable[], page: Page, { spelling, looks, ground, rules, bookmarks }: Placing): FileChild[] {
  const runs = {
    spelling,
    setting: looks.body,
    footnote: () => null,
    keepLines: false,
    room: null,
    lined: rules.lined,
    bookmark: bookmarks.nameFor,
  }
  const how = { pages: [page], ground }
  let reached = 1
  return [...tables]
    .sort((a, b) => a.box.top - b.box.top)
    .flatMap(({ table, box }) => {
      const edge = Math.max(box.right, Math.min(page.size.width, box.right + 20))
      const white = box.top - reached
      const float = {
        horizontalAnchor: 'page' as const,
        absoluteHorizontalPosition: twips(box.left),
        verticalAnchor: 'page' as const,
        absoluteVerticalPosition: Math.max(1, twips(box.top)),
      }
      if (white < 1) return [tableOf(table, { left: box.left, right: edge }, runs, { ...how, float }), spacer(1)]
      reached = box.bottom
      return [spacer(white), tableOf(table, { left: 0, right: edge }, runs, how)]
    })
    .concat(tables.length === 0 ? [] : [spacer(1)])
}

/** An empty line of just this height in points. */
const spacer = (points: number): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 0, line: twips(Math.max(1, points)), lineRule: LineRuleType.EXACT } })

const onPage = (lines: readonly Line[], page: Page): readonly Line[] => lines.filter(({ words }) => words[0]?.page === page.number)

const floatingAt = (left: number, top: number, behind: boolean): IFloating => ({
  horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emus(left) },
  verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emus(top) },
  allowOverlap: true,
  behindDocument: behind,
  wrap: { type: TextWrappingType.NONE },
})

const pictureAt = (cutting: Cutting, box: Box): ImageRun =>
  new ImageRun({
    type: cutting.type,
    data: cutting.bytes,
    transformation: { width: pixels(width(box)), height: pixels(height(box)) },
    floating: floatingAt(box.left, box.top, true),
    altText: { name: 'Picture', title: '', description: '' },
  })

/** Lines as text boxes: those set alike and evenly under each other share one. */
function linesBox(lines: readonly Line[], content: Placing): ParagraphChild[] {
  return evenGroups(lines.flatMap(partsOf)).map((group) => textBox(group, content))
}

/** A line in parts where words stand far apart, as an item of contents and its page do. */
function partsOf({ words }: Line): readonly Line[] {
  const parts: Word[][] = []
  words.forEach((word, index) => {
    const before = words[index - 1]
    const apart = before === undefined || (word.turn === 0 && Math.abs(word.box.left - before.box.right) > 1.2 * sizeOf(word))
    if (apart) parts.push([word])
    else parts.at(-1)?.push(word)
  })
  return parts.map((part) => ({ words: part, box: unionOf(part.map(({ box }) => box)) }))
}

function evenGroups(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = []
  let step = 0
  for (const line of lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const own = baselineOf(line) - (before === undefined ? 0 : baselineOf(before))
    const size = lineSize(line)
    const turned = line.words[0]?.turn !== 0
    const fits =
      group !== undefined &&
      before !== undefined &&
      !turned &&
      before.words[0]?.turn === 0 &&
      Math.abs(line.box.left - before.box.left) < 1.5 &&
      Math.abs(lineSize(before) - size) < 0.5 &&
      own > 0.8 * size &&
      own < 2.5 * size &&
      (group.length === 1 || Math.abs(own - step) < 0.8)
    if (fits) {
      if (group.length === 1) step = own
      group.push(line)
    } else groups.push([line])
  }
  return groups
}

const baselineOf = (line: Line): number => line.words.find(({ raised }) => raised === 'no')?.baseline ?? line.box.bottom

/** Other faces run a little wider than those on the page; a box that is too wide shows nothing. */
const slack = 1.15
/** Faces without an equal on every machine are replaced by wider ones there. */
const looseSlack = 1.5

function textBox(lines: readonly Line[], content: Placing): WpsShapeRun {
  const { spelling, looks, widthOf, ground: groundUnder, bookmarks } = content
  const { lined } = content.rules
  const box = unionOf(lines.map((line) => line.box))
  const [first] = lines
  const turn = first?.words[0]?.turn ?? 0
  const size = first === undefined ? 10 : lineSize(first)
  const pitch = lines.length > 1 ? (leadingOf(lines) ?? 1.2) * size : 1.2 * size
  const rightToLeft = readRightToLeft(lines.flatMap(({ words }) => words))
  const ground = groundUnder({ page: first?.words[0]?.page ?? 1, box })
  const setting = looks.body
  const own = { spelling, setting, footnote: () => null, keepLines: true, room: null, lined, bookmark: bookmarks.nameFor }
  const runs = { ...own, ...(ground !== null && { ground }) }
  const paragraph = new Paragraph({
    spacing: { before: 0, after: 0, line: twips(pitch), lineRule: LineRuleType.EXACT },
    ...(rightToLeft && { bidirectional: true }),
    children: lines.flatMap((line, index) => [
      ...(index > 0 ? [new TextRun({ break: 1 })] : []),
      ...runsOf([line], { ...runs, ...scaleOf(line, widthOf) }),
    ]),
  })
  const isMeasured = lines.every((line) => hasStandardWidths(settingOfLines([line])?.family ?? ''))
  const long = (turn % 180 === 0 ? width(box) : height(box)) * (isMeasured ? slack : looseSlack) + size
  const across = pitch * lines.length + 0.3 * size
  // With exact distances four fifths of a line lie above its baseline.
  const top = turn === 0 && first !== undefined ? baselineOf(first) - 0.8 * pitch : (box.top + box.bottom) / 2 - across / 2
  const left = turn === 0 ? (rightToLeft ? box.right - long : box.left) : (box.left + box.right) / 2 - long / 2
  return new WpsShapeRun({
    type: 'wps',
    children: [paragraph],
    transformation: { width: pixels(long), height: pixels(across), ...(turn !== 0 && { rotation: turn }) },
    floating: floatingAt(left, top, false),
    bodyProperties: { margins: { top: 0, bottom: 0, left: 0, right: 0 }, wrap: TextWrappingType.NONE, noAutoFit: true },
    altText: { name: 'Text', title: '', description: '' },
  })
}

/** How much narrower or wider than in the common face a line is printed, so that it ends where it does on the page; nothing when it is the same. */
function scaleOf(line: Line, widthOf: WidthOf): { readonly scale?: number } {
  const [first] = line.words
  const setting = settingOfLines([line])
  if (first === undefined || setting === null || !hasStandardWidths(setting.family)) return {}
  const text = textOfLine(line)
  const natural = widthOf(text, setting.family, setting.bold, setting.italic) * lineSize(line)
  const printed = first.turn % 180 === 0 ? width(line.box) : height(line.box)
  const scale = Math.round((100 * printed) / Math.max(1, natural))
  // Beyond these the face on the page is of another kind altogether, and its letters would be caricatures.
  return scale === 100 || text.length < 3 ? {} : { scale: Math.max(60, Math.min(140, scale)) }
}

/** The rows of a table that stand on this page. */
function partsOn(table: Table, page: Page): readonly PlacedTable[] {
  const place = table.places.find((each) => each.page === page.number)
  const rows = rowsOn(table, page.number)
  return place === undefined || rows === null ? [] : [{ table: partOf(table, rows.from, rows.to, place), box: place.box }]
}

/** The first row of the table on a page, and the row after the last one; null for a page without any. */
function rowsOn(table: Table, page: number): { readonly from: number; readonly to: number } | null {
  const pages = new Array<number>(table.rowCount).fill(0)
  for (const { row, place } of table.cells) if (pages[row] === 0) pages[row] = place.page
  const from = pages.indexOf(page)
  return from < 0 ? null : { from, to: pages.lastIndexOf(page) + 1 }
}

/** Rows of a table as a table: cells that reach over its edges are cut there, those cut from above stay empty. */
function partOf(table: Table, from: number, to: number, place: Table['places'][number]): Table {
  const cells = table.cells.flatMap((cell): Cell[] => {
    const [first, last] = [Math.max(cell.row, from), Math.min(cell.row + cell.rowSpan, to)]
    if (first >= last) return []
    const cut = { ...cell, row: first - from, rowSpan: last - first }
    return [cell.row >= from ? cut : { ...cut, lines: [], value: null }]
  })
  return { ...table, cells, rowCount: to - from, headerRows: from === 0 ? Math.min(table.headerRows, to) : 0, places: [place] }
}
