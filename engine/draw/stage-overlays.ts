import { type Block, type Field, type FieldSheet, type Line, type Place, standingOf, type Table, type Word } from '../model/index.ts'
import type { Extraction, LaidOutPage, Marks, ReadPage, Region, Structure, TabledPage } from '../stages.ts'
import type { Colour } from './canvas.ts'
import type { Overlay, OverlayBox, OverlayLine } from './overlay.ts'

/** The stages whose results can be seen on a page, and what they make. */
export interface StageResults {
  /** What the file draws on the page; null for a picture, whose page alone is shown. */
  readonly load: Marks | null
  readonly read: ReadPage
  readonly tables: TabledPage
  readonly layout: LaidOutPage
  readonly structure: Structure
  readonly fields: Extraction
}

const blue: Colour = [30, 90, 220]
const red: Colour = [220, 40, 40]
const green: Colour = [20, 150, 70]
const orange: Colour = [235, 130, 0]
const violet: Colour = [140, 60, 190]
const grey: Colour = [110, 110, 110]

/** The overlay that shows what `stage` made of page `page`. */
export function overlayOf<Stage extends keyof StageResults>(stage: Stage, made: StageResults[Stage], page: number): Overlay {
  return overlays[stage](made, page)
}

const overlays: { readonly [Stage in keyof StageResults]: (made: StageResults[Stage], page: number) => Overlay } = {
  load: (marks) => (marks === null ? { boxes: [], lines: [] } : overlayOfMarks(marks)),
  read: overlayOfMarks,
  tables: ({ page, tables, rest }) => ({
    boxes: [...rest.map((word) => outline(word.box, grey)), ...tables.flatMap((table, i) => boxesOfTable(table, page.number, `T${i + 1}`))],
    lines: rulingLines(page),
  }),
  layout: ({ regions }) => ({ boxes: regions.flatMap(boxesOfRegion), lines: [] }),
  structure: ({ blocks }, page) => ({ boxes: blocks.flatMap((block, i) => boxesOfBlock(block, i + 1, page)), lines: [] }),
  fields: ({ sheets }, page) => ({ boxes: sheets.flatMap((sheet) => boxesOfSheet(sheet, page)), lines: [] }),
}

function overlayOfMarks(page: Pick<ReadPage, 'fills' | 'pictures' | 'words' | 'rulings'> & { readonly hidden?: readonly Word[] }): Overlay {
  return {
    boxes: [
      ...page.fills.map(({ box }) => ({ box, colour: orange, label: null, tint: 0.25 })),
      ...page.pictures.map((box) => ({ box, colour: violet, label: 'picture', tint: 0.12 })),
      ...page.words.map((word) => outline(word.box, colourOfWord(word))),
      ...(page.hidden ?? []).map(({ box }) => ({ box, colour: grey, label: null, tint: 0.4 })),
    ],
    lines: rulingLines(page),
  }
}

/** Blue: ordinary; green: raised or lowered; orange: turned; violet: linked; red: doubtful. */
function colourOfWord(word: Word): Colour {
  if (word.confidence < 0.5) return red
  if (word.raised !== 'no') return green
  if (word.turn !== 0) return orange
  return word.link === null ? blue : violet
}

const rulingLines = (page: Pick<ReadPage, 'rulings'>): readonly OverlayLine[] =>
  page.rulings.map(({ from, to }) => ({ from, to, colour: red }))

const outline = (box: OverlayBox['box'], colour: Colour): OverlayBox => ({ box, colour, label: null, tint: 0 })

function boxesOfTable(table: Table, page: number, label: string): readonly OverlayBox[] {
  return [
    ...table.cells
      .filter(({ place }) => place.page === page)
      .map(({ place, row }) => ({
        box: place.box,
        colour: row < table.headerRows ? orange : green,
        label: null,
        tint: 0.12,
      })),
    ...onPage(table.places, page).map(({ box }) => ({ box, colour: red, label, tint: 0 })),
    ...boxesOfLines(table.caption, blue),
  ]
}

function boxesOfRegion(region: Region, i: number): readonly OverlayBox[] {
  const label = `${i + 1} ${region.kind}`
  const frame = { box: region.place.box, label, tint: 0.08 }
  switch (region.kind) {
    case 'prose':
      return [{ ...frame, colour: blue }, ...boxesOfLines(region.lines, blue)]
    case 'furniture':
      return [{ ...frame, colour: grey }, ...boxesOfLines(region.lines, grey)]
    case 'picture':
      return [{ ...frame, colour: violet }, ...boxesOfLines(region.caption, violet)]
    case 'table':
      return [{ ...frame, colour: green }, ...boxesOfTable(region.table, region.place.page, label)]
  }
}

function boxesOfBlock(block: Block, order: number, page: number): readonly OverlayBox[] {
  const labelled = (colour: Colour, name: string): readonly OverlayBox[] =>
    onPage(block.places, page).map(({ box }) => ({ box, colour, label: `${order} ${name}`, tint: 0.08 }))
  switch (block.kind) {
    case 'heading':
      return labelled(red, `H${block.level}`)
    case 'paragraph':
      return labelled(blue, block.role)
    case 'list-item':
      return labelled(orange, `item ${block.depth}`)
    case 'picture':
      return labelled(violet, 'picture')
    case 'furniture':
      return labelled(grey, 'furniture')
    case 'table':
      return boxesOfTable(block, page, `${order} table`)
  }
}

/** Labels in blue, values by how sure they are: green, orange to be checked, red doubtful. Fields of lists carry the number of their row. */
function boxesOfSheet({ fields, lists }: FieldSheet, page: number): readonly OverlayBox[] {
  const items = lists.flatMap(({ name, items }) => items.map((item, i) => ({ name: `${name} ${i + 1}`, fields: item.fields })))
  return [
    ...fields.flatMap((field) => boxesOfField(field, field.name, page)),
    ...items.flatMap((item) => item.fields.flatMap((field) => boxesOfField(field, `${item.name} ${field.name}`, page))),
  ]
}

function boxesOfField({ label, evidence, confidence }: Field, name: string, page: number): readonly OverlayBox[] {
  const colour = { sure: green, check: orange, doubtful: red }[standingOf(confidence)]
  return [
    ...onPage(label === null ? [] : [label.place], page).map(({ box }) => outline(box, blue)),
    ...onPage(evidence === null ? [] : [evidence.place], page).map(({ box }) => ({ box, colour, label: name, tint: 0.12 })),
  ]
}

const boxesOfLines = (lines: readonly Line[], colour: Colour): readonly OverlayBox[] => lines.map(({ box }) => outline(box, colour))

const onPage = (places: readonly Place[], page: number): readonly Place[] => places.filter((place) => place.page === page)
