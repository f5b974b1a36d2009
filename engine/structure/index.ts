import { type Block, type Confidence, confidence, isScan, type Line, type ListItem } from '../model/index.ts'
import type { LaidOutPage, OutlineEntry, Region, Structure, Structuring } from '../stages.ts'
import { withBracedListings } from './braced-listings.ts'
import { type FoundHeading, withChapterTitles } from './chapter-titles.ts'
import { withColumnsBeside } from './columns-beside.ts'
import { isOneEntry } from './contents.ts'
import { joinContinuedTables } from './continued-tables.ts'
import { continues, continuesBeyond, isOneTitle, joined } from './flow.ts'
import { withFormsTold } from './forms.ts'
import { withFramedHeads } from './framed-heads.ts'
import { withRepeatedFurniture } from './furniture.ts'
import { headingSigns, levelsOf, OutlineTitles } from './headings.ts'
import { listItemOf, type OpenLists, openBehind } from './lists.ts'
import { withNamedTables } from './names-of-tables.ts'
import { type Page, type Passage, passageOfListing, passagesOf } from './passages.ts'
import { beginsWithRaisedMark, isCaption, isCodePassage, isFootnote, isFormula, isRightBelow, standsInMarginOf } from './roles.ts'
import { withRuledMargins } from './ruled-margins.ts'
import { levelRules, withEvenRuledTitles } from './ruled-titles.ts'
import { withoutNamesOnTitlePages } from './title-pages.ts'
import { mannersOfTitles, titleManner } from './titles-over-tables.ts'
import { withTypedTables } from './typed-tables.ts'
import { type Typography, typographyOf } from './typography.ts'

/** Gives the regions of all pages their meaning: tables joined over pages, headings, paragraphs, lists, notes and furniture. */
export const structure: Structuring = (pages, outline): Structure => {
  const typed = withTypedTables(
    withFormsTold(withColumnsBeside(joinContinuedTables(withRepeatedFurniture(withRuledMargins(withFramedHeads(pages)))))),
  )
  const typography = typographyOf(typed.pages)
  const parts = withFlowJoined(
    typed.pages.flatMap((page) => partsOf(page, typography)),
    typography,
  )
  return { blocks: withNamedTables(blocksOf(parts, typography, outline)), issues: typed.issues }
}

/** A passage whose meaning is still open, or a block that layout and tables have settled. */
type Part =
  | { readonly kind: 'passage'; readonly passage: Passage; readonly opensRegion: boolean; readonly pageHeight: number }
  | { readonly kind: 'settled'; readonly block: Block }

function partsOf({ page, regions }: LaidOutPage, typography: Typography): readonly Part[] {
  const number = page.number
  const scan = isScan(page)
  const parts = regions.flatMap((region) =>
    partsOfRegion(region, { number, isScan: scan, rules: levelRules(page.rulings), height: page.size.height }, typography),
  )
  return withBracedListings(
    parts,
    (part) => (part.kind === 'passage' ? part.passage : null),
    (part, passage) => (part.kind === 'passage' ? { ...part, passage } : part),
  )
}

function partsOfRegion(region: Region, page: Page & { readonly height: number }, typography: Typography): readonly Part[] {
  const places = [region.place]
  switch (region.kind) {
    case 'table':
      return [{ kind: 'settled', block: region.table }]
    case 'picture':
      return [
        {
          kind: 'settled',
          block: {
            kind: 'picture',
            caption: region.caption,
            ...(region.labels === undefined ? {} : { labels: region.labels }),
            places,
            confidence: sure(region.caption, 0.9),
          },
        },
      ]
    case 'furniture':
      return [{ kind: 'settled', block: { kind: 'furniture', lines: region.lines, places, confidence: sure(region.lines, 0.9) } }]
    case 'prose':
      return (region.isListing ? [passageOfListing(region.lines, region.place)] : passagesOf(region.lines, page, typography)).map(
        (passage, index) => ({
          kind: 'passage',
          passage,
          opensRegion: index === 0,
          pageHeight: page.height,
        }),
      )
  }
}

/** The parts with titles in one piece, and with paragraphs that a column or page break cuts in two made whole again; what stands between comes after them. */
function withFlowJoined(parts: readonly Part[], typography: Typography): readonly Part[] {
  const whole: Part[] = []
  let openAt = -1
  for (const part of parts) {
    if (part.kind !== 'passage' || isAside(part, typography)) {
      whole.push(part)
      continue
    }
    // A formula is part of its sentence: what goes on behind it comes behind it.
    if (isFormula(part.passage)) {
      whole.push(part)
      openAt = -1
      continue
    }
    const goesOnAt = part.opensRegion ? placeOfBegun(whole, openAt, part.passage) : -1
    const begun = whole[goesOnAt]
    const before = whole[whole.length - 1]
    const above = whole[whole.length - 2]
    const isEntry =
      before?.kind === 'passage' &&
      above?.kind === 'passage' &&
      before.passage.lines.length === 1 &&
      isOneEntry(above.passage.lines.at(-1), before.passage.lines[0], part.passage.lines[0])
    if (before?.kind === 'passage' && (isEntry || isOneTitle(before.passage, part.passage, typography)))
      whole[whole.length - 1] = { ...before, passage: joined(before.passage, part.passage) }
    else if (begun?.kind === 'passage') {
      whole[goesOnAt] = { ...begun, passage: joined(begun.passage, part.passage) }
      openAt = goesOnAt
    } else {
      whole.push(part)
      openAt = whole.length - 1
    }
  }
  return whole
}

/** Boxes beside a text have so many passages at most. */
const mostInBox = 6
/** Where the passage stands whose sentence this one goes on with: the last that was begun, or one before a box that stands between; -1 for none. */
function placeOfBegun(whole: readonly Part[], openAt: number, passage: Passage): number {
  const open = whole[openAt]
  if (open?.kind === 'passage' && continues(open.passage, passage)) return openAt
  for (let at = openAt - 1; at >= 0 && at >= openAt - mostInBox; at--) {
    const earlier = whole[at]
    if (earlier?.kind === 'passage' && continuesBeyond(earlier.passage, passage)) return at
  }
  return -1
}
const isAside = (part: Part & { readonly kind: 'passage' }, typography: Typography): boolean =>
  isCaption(part.passage) || isFootnote(part.passage, part.pageHeight, typography)

function blocksOf(parts: readonly Part[], typography: Typography, outline: readonly OutlineEntry[]): readonly Block[] {
  const named = new OutlineTitles(outline)
  const headings: FoundHeading[] = []
  const blocks: Block[] = []
  let open: OpenLists = []
  let closed: OpenLists = []
  const mannerOver = mannersOverTables(parts, typography)
  parts.forEach((part, index) => {
    if (part.kind === 'settled') {
      blocks.push(part.block)
      return
    }
    const { passage } = part
    const following = parts[index + 1]
    const next = following?.kind === 'passage' ? following.passage : null
    const previous = blocks[blocks.length - 1]
    const ownRole = roleOf(part, typography)
    const goesOnInCode =
      passage.isCode &&
      ownRole !== 'footnote' &&
      previous?.kind === 'paragraph' &&
      previous.role === 'code' &&
      !standsInMarginOf(previous.lines, passage.lines)
    const leadsToCode =
      ownRole === 'body' && passage.isCode && next?.isCode === true && (isCodePassage(next) || isRightBelow(passage, next))
    const role = goesOnInCode || leadsToCode ? 'code' : ownRole
    if (role === 'body') {
      const above = parts[index - 1]
      const before = above?.kind === 'passage' ? above.passage : null
      const signs = headingSigns(passage, next, typography, named, mannerOver.has(passage), before)
      if (signs) {
        headings.push({ at: blocks.length, signs, passage })
        blocks.push(paragraph(passage, role))
        open = []
        closed = []
        return
      }
      const later = parts.slice(index + 2, index + 2 + mostBetween).flatMap((one) => (one.kind === 'passage' ? [one.passage] : []))
      const item = listItemOf(passage, next, open, later, closed)
      if (item) {
        open = item.open
        blocks.push(listItem(passage, item.marker.text, item.depth))
        return
      }
      const still = openBehind(passage, open)
      const ended = open.filter((list) => !still.includes(list))
      if (ended.length > 0) closed = ended
      open = still
    }
    if (role === 'code' && previous?.kind === 'paragraph' && previous.role === 'code') {
      const lines = [...previous.lines, ...passage.lines]
      blocks[blocks.length - 1] = {
        kind: 'paragraph',
        role,
        lines,
        places: [...previous.places, ...passage.places],
        confidence: sure(lines, 0.9),
      }
    } else blocks.push(paragraph(passage, role))
  })
  const told = withoutNamesOnTitlePages(headings, blocks)
  const whole = withChapterTitles(withEvenRuledTitles(told))
  const levels = levelsOf(whole.map((heading) => heading.signs))
  whole.forEach(({ at, signs, passage }, index) => {
    blocks[at] = {
      kind: 'heading',
      level: levels[index] ?? 1,
      lines: passage.lines,
      places: passage.places,
      confidence: sure(passage.lines, signs.outlineLevel !== null ? 0.98 : 0.85),
    }
  })
  const kept = new Set(whole.map(({ at }) => at))
  const titles = new Set(told.flatMap(({ at }) => (kept.has(at) ? [] : [at])))
  return titles.size === 0 ? blocks : blocks.filter((_, at) => !titles.has(at))
}

/** Items of a list may have so many passages between them. */
const mostBetween = 24

/** The passages right above tables that are titles of sections by their manner. */
function mannersOverTables(parts: readonly Part[], typography: Typography): ReadonlySet<Passage> {
  const lone = parts.flatMap((part, index) => {
    const manner = part.kind === 'passage' && roleOf(part, typography) === 'body' ? titleManner(part.passage, typography) : null
    const next = parts[index + 1]
    return part.kind === 'passage' && manner !== null
      ? [{ passage: part.passage, manner, isOverTable: next?.kind === 'settled' && next.block.kind === 'table' }]
      : []
  })
  const manners = mannersOfTitles(lone.map(({ manner }) => manner))
  return new Set(lone.flatMap(({ passage, manner, isOverTable }) => (isOverTable && manners.has(manner) ? [passage] : [])))
}

type Role = 'body' | 'caption' | 'footnote' | 'code' | 'formula'
function roleOf({ passage, pageHeight }: Part & { readonly kind: 'passage' }, typography: Typography): Role {
  if (isCaption(passage)) return 'caption'
  const isNote = isFootnote(passage, pageHeight, typography)
  // A listing may number its lines in small type; the mark of a note is raised.
  if (isCodePassage(passage) && !(isNote && passage.lines[0] !== undefined && beginsWithRaisedMark(passage.lines[0]))) return 'code'
  if (isNote) return 'footnote'
  return isFormula(passage) ? 'formula' : 'body'
}

const paragraph = (passage: Passage, role: Role): Block => ({
  kind: 'paragraph',
  role,
  lines: passage.lines,
  places: passage.places,
  confidence: sure(passage.lines, role === 'formula' ? 0.6 : 0.95),
})
const listItem = (passage: Passage, marker: string, depth: number): ListItem => ({
  kind: 'list-item',
  depth,
  marker,
  lines: passage.lines,
  places: passage.places,
  confidence: sure(passage.lines, 0.9),
})

/** No surer than the least sure word, nor than the signs that gave the block its kind usually are. */
function sure(lines: readonly Line[], signs: number): Confidence {
  let least = signs
  for (const line of lines) for (const word of line.words) least = Math.min(least, word.confidence)
  return confidence(least)
}
