import type { Box } from '../geometry/index.ts'
import { type Cell, type Line, namesPages, textOfLines } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'

/** Share of the page's height at its top and bottom in which a ruled head or foot stands. */
const margin = 0.2
/** A head has at most so many rows. */
const mostRows = 4
/** Pages on either side that are compared, and how many of them have the same head; one is enough where it counts its pages. */
const reach = 4
const fewestOthers = 2
/** Points by which the boxes of two pages differ at most. */
const sameBox = 2
/** Share of the filled cells whose texts, digits aside, are the same: the section and the page differ. */
const mostlySame = 0.5

type TableRegion = Extract<Region, { kind: 'table' }>

/**
 * The pages with ruled heads and feet marked as furniture: grids of a few rows that stand at the same place of neighbouring pages with the same texts, as
 * firms print their name, the title and the page. The first of those that hold a date or number of the document stays a table.
 */
export function withFramedHeads(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  if (pages.length < 2) return pages
  const heads = pages.map((page) => (['top', 'bottom'] as const).map((edge) => headOf(page, edge)))
  if (heads.every((own) => own.every((head) => head === null))) return pages
  const shown = new Set<string>()
  return pages.map((page, index): LaidOutPage => {
    const marked = new Set<Region>()
    heads[index]?.forEach((head, edge) => {
      const around = heads
        .slice(Math.max(0, index - reach), index + 1 + reach)
        .flatMap((of) => of[edge] ?? [])
        .filter((other) => other !== head)
      // Left and right pages may set it a little otherwise, so that it is no grid on some.
      if (head === null) {
        const counted = around.find((other) => around.some((second) => isCounted(other, second)))
        if (counted !== undefined) for (const region of textsOf(page, counted)) marked.add(region)
        return
      }
      const near = around.filter((other) => isSameHead(head, other))
      if (near.length < fewestOthers && !near.some((other) => isCounted(head, other))) return
      const facts = factsOf(head, near)
      if (facts === '' || shown.has(facts)) marked.add(head)
      else shown.add(facts)
    })
    return marked.size === 0 ? page : withoutTables(page, marked)
  })
}

function withoutTables(page: LaidOutPage, marked: ReadonlySet<Region>): LaidOutPage {
  const boxes = new Set([...marked].map(({ place }) => place.box))
  return {
    ...page,
    regions: page.regions.map((region) => {
      if (!marked.has(region)) return region
      if (region.kind === 'prose') return { ...region, kind: 'furniture' }
      return region.kind === 'table'
        ? { kind: 'furniture', place: region.place, lines: region.table.cells.flatMap(({ lines }) => lines) }
        : region
    }),
    issues: page.issues.filter(({ code, place }) => code !== 'table-uncertain' || ![...boxes].some((box) => isSameBox(box, place?.box))),
  }
}

/** The outermost table of a page, where it stands in the margin, has few rows and no caption; null for none. */
function headOf({ page, regions }: LaidOutPage, edge: 'top' | 'bottom'): TableRegion | null {
  const { height } = page.size
  const found = regions.find((region): region is TableRegion => {
    const { box } = region.place
    const isInMargin = edge === 'top' ? box.bottom <= margin * height : box.top >= (1 - margin) * height
    return isInMargin && region.kind === 'table' && region.table.rowCount <= mostRows && region.table.caption.length === 0
  })
  return found === undefined || regions.some((other) => other.kind === 'table' && isFurtherOut(other.place.box, found.place.box, edge))
    ? null
    : found
}

const isFurtherOut = (other: Box, box: Box, edge: 'top' | 'bottom'): boolean =>
  edge === 'top' ? other.top < box.top : other.bottom > box.bottom

function isSameHead(a: TableRegion, b: TableRegion): boolean {
  const [first, second] = [a.table, b.table]
  if (first.rowCount !== second.rowCount || first.columns.length !== second.columns.length || !isSameBox(a.place.box, b.place.box))
    return false
  const others = new Map(second.cells.map((cell) => [`${cell.row} ${cell.column}`, withoutDigits(textOf(cell))]))
  const filled = first.cells.filter((cell) => textOf(cell) !== '')
  return (
    filled.filter((cell) => others.get(`${cell.row} ${cell.column}`) === withoutDigits(textOf(cell))).length >= mostlySame * filled.length
  )
}

/** true where the same head counts the pages: a number in it grows by as many as they are apart. */
function isCounted(a: TableRegion, b: TableRegion): boolean {
  const apart = (b.table.places[0]?.page ?? 0) - (a.table.places[0]?.page ?? 0)
  if (apart === 0 || !isSameHead(a, b)) return false
  const others = new Map(b.table.cells.map((cell) => [`${cell.row} ${cell.column}`, textOf(cell)]))
  return a.table.cells.some((cell) => {
    const text = textOf(cell)
    const other = others.get(`${cell.row} ${cell.column}`) ?? ''
    if (withoutDigits(text) !== withoutDigits(other) || !isOfPages(text)) return false
    const [own, theirs] = [text, other].map((one) => (one.match(/\d+/g) ?? []).map(Number))
    return own?.some((number, at) => (theirs?.[at] ?? Number.NaN) - number === apart) === true
  })
}

/** true for a text that tells a page: "Page 3", "3/12", "3 of 12". The number of a ticket or form grows from page to page as well. */
const isOfPages = (text: string): boolean =>
  text.split(/\s+/).some((word) => namesPages.test(word)) || /\d\s*(?:\/|of|von|van|de|di|sur)\s*\d/iu.test(text)

/** The texts of a page that stand within the box of a head of other pages, where they say most of what it does and nothing else, numbers aside. */
function textsOf({ regions }: LaidOutPage, head: TableRegion): readonly Region[] {
  const wordsIn = (lines: readonly Line[]) => lines.flatMap(({ words }) => words.map(({ text }) => withoutDigits(text)))
  const told = head.table.cells.flatMap(({ lines }) => wordsIn(lines))
  const known = new Set(told)
  const { box } = head.place
  const texts = regions.flatMap((region) => {
    if (region.kind !== 'prose' || region.place.box.top < box.top - sameBox || region.place.box.bottom > box.bottom + sameBox) return []
    const words = wordsIn(region.lines)
    return words.every((text) => known.has(text)) ? [{ region, words }] : []
  })
  return texts.flatMap(({ words }) => words).length < mostlySame * told.length ? [] : texts.map(({ region }) => region)
}

/** What a head says in figures that is the same on all pages: the day and number of a document, and no number of a page. */
function factsOf(head: TableRegion, others: readonly TableRegion[]): string {
  const texts = (region: TableRegion) => new Set(region.table.cells.map(textOf))
  const known = others.map(texts)
  return [...texts(head)].filter((text) => /\d/.test(text) && known.every((other) => other.has(text))).join('\n')
}

const textOf = (cell: Cell): string => textOfLines(cell.lines)
const withoutDigits = (text: string): string => text.replace(/\d+/g, '#')
const isSameBox = (a: Box, b: Box | null | undefined): boolean =>
  b !== null && b !== undefined && (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(a[side] - b[side]) <= sameBox)
