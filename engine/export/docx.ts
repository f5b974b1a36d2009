// The document as a Word file that can be edited: styles, lists, tables, pictures, notes and columns, and not a picture of them.

import { AlignmentType, Document as DocxDocument, type ISectionOptions, Packer, SectionType } from 'docx'
import type { Block, ParsedDocument } from '../model/index.ts'
import { type Export, type ExportedFile, type ExportOptions, type ExportSource, noSource } from '../stages.ts'
import { type BookmarksSoFar, bookmarksOf } from './docx-bookmarks.ts'
import { withWidthsOfFaces } from './docx-face-widths.ts'
import { faithfulSections } from './docx-faithful.ts'
import { type FlowSoFar, flowBegin, flowSections } from './docx-flow.ts'
import { notesOf } from './docx-footnotes.ts'
import { type RunningText, runningText } from './docx-furniture.ts'
import { GrowingPackage } from './docx-growing-package.ts'
import { headersAndFooters } from './docx-headers.ts'
import { groundOf } from './docx-ink.ts'
import { withLevelLinesJoined } from './docx-level-lines.ts'
import { styleLine } from './docx-line-heights.ts'
import { type FindLists, type List, listFinder } from './docx-lists.ts'
import { bothLosses, type DocxLosses, lossesOf, toldLosses } from './docx-losses.ts'
import { type SettledParts, settledPackage, settledParts } from './docx-package.ts'
import { barsShown, panelsOf, withoutSides } from './docx-panels.ts'
import { rulesInText, rulesOf } from './docx-rules.ts'
import { type Looks, looksOf, stylesOf } from './docx-styles.ts'
import { withFacesByWidth } from './docx-unnamed-faces.ts'
import type { GatheringWriter } from './gathering.ts'
import { cuttings } from './page-pictures.ts'
import { withSizes } from './recognised-sizes.ts'
import { spellingOf } from './running-text.ts'
import { standardWidths } from './standard-widths.ts'
import { withWholePictures } from './whole-pictures.ts'

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const fileOf = (bytes: Uint8Array, losses: DocxLosses): ExportedFile => ({
  extension: 'docx',
  mediaType,
  bytes,
  losses: toldLosses(losses),
})

/** Writes a Word file; the losses say what it could not keep. The same document and pictures give the same bytes. */
export const docx: Export = async (given, options, source = noSource) => {
  const document = await prepared(given, options)
  if (document.blocks.filter(({ kind }) => kind === 'picture').length > mostPicturesAtOnce) return manyPictures(document, options, source)
  const { parts, losses } = await stretchOf(document, options, source, null, told(document))
  return fileOf(settledPackage(parts), losses)
}

/** Scans of whole pages take half a megabyte each, and five times that while a file is packed at once. */
const mostPicturesAtOnce = 60
const pagesAtOnce = 20

/** Writes a file some pages at a time, so that their pictures leave memory with them; what the whole document tells is told before. */
async function manyPictures(document: ParsedDocument, options: ExportOptions, source: ExportSource): Promise<ExportedFile> {
  const writer = writerFrom(options, source.working ?? (() => {}), told(document))
  const pieces: Uint8Array[] = []
  for (let from = 0; from < document.pages.length; from += pagesAtOnce) {
    const pages = document.pages.slice(from, from + pagesAtOnce)
    const numbers = new Set(pages.map(({ number }) => number))
    // Where every line stands on its page, a table over pages stands on each of them; else it stands where it begins.
    const places = ({ places }: Block) => (options.docxLayout === 'faithful' ? places : places.slice(0, 1))
    const blocks = document.blocks.filter((block) => places(block).some(({ page }) => numbers.has(page)))
    pieces.push(await writer.add({ ...document, pages, blocks }, source))
  }
  const { bytes, ...rest } = await writer.end()
  return { ...rest, bytes: Buffer.concat([...pieces, bytes]) }
}

/**
 * Writes documents one after the other into one file, as `docx` writes one: of a long file its stretches of pages. The first tells the styles, the
 * header and the footer; lists, notes and sections go on. What is kept is the text and its notes, compressed; pictures go out.
 */
export function docxWriter(options: ExportOptions, working: () => void): GatheringWriter {
  const writer = writerFrom(options, working, null)
  return { ...writer, add: async (document, source) => writer.add(await prepared(document, options), source) }
}

/** `known`: what the whole document tells; null where the first stretch tells it. */
function writerFrom(options: ExportOptions, working: () => void, known: Told | null): GatheringWriter {
  const file = new GrowingPackage(working)
  let before: DocxSoFar | null = null
  let blank: DocxStretch | null = null
  let losses = nothingLost
  return {
    async add(document, source) {
      const stretch = await stretchOf(document, options, source, before, before ?? known ?? told(document))
      losses = bothLosses(losses, stretch.losses)
      // Pages without content tell no styles.
      if (before === null && !stretch.hasContent) blank = stretch
      else if (stretch.hasContent) {
        file.add(stretch)
        before = stretch.reached
      }
      return file.taken()
    },
    end() {
      if (before === null && blank !== null) file.add(blank)
      return fileOf(file.end(), losses)
    },
  }
}

/** Recognised words in the sizes of their lines, words of unnamed faces in those that they look like, and figures in one piece. */
async function prepared(document: ParsedDocument, { docxLayout }: ExportOptions): Promise<ParsedDocument> {
  const widthOf = await standardWidths()
  const faced = withFacesByWidth(withSizes(document, widthOf), widthOf)
  // Laid out as printed, each line is as wide as its own.
  return withWholePictures(docxLayout === 'faithful' ? faced : withWidthsOfFaces(faced, widthOf))
}

/** What is told of a document before any of it is written. */
interface Told {
  readonly looks: Looks
  readonly running: RunningText
}
const told = (document: ParsedDocument): Told => ({ looks: looksOf(document), running: runningText(document) })

const nothingLost = lossesOf({ pages: [], blocks: [], sheets: [], issues: [] }, new Map(), null)

/** What a file has already, and what those of its pages that follow go on from. */
interface DocxSoFar extends Told {
  readonly findLists: FindLists
  /** Footnotes. */
  readonly notes: number
  readonly flow: FlowSoFar
  /** Drawings: each has a number of its own. */
  readonly drawings: number
  readonly bookmarks: BookmarksSoFar
}
/** Some pages as a package of their own, ready to be put behind those before. */
export interface DocxStretch {
  readonly parts: SettledParts
  /** The names of its lists, in the order in which it numbers their forms. */
  readonly lists: readonly string[]
  /** false: pages without content. */
  readonly hasContent: boolean
  /** Whether its first section is the last one before, going on. */
  readonly goesOn: boolean
  readonly losses: DocxLosses
  readonly reached: DocxSoFar
}

async function stretchOf(
  given: ParsedDocument,
  options: ExportOptions,
  source: ExportSource,
  before: DocxSoFar | null,
  { looks, running: known }: Told,
): Promise<DocxStretch> {
  const widthOf = await standardWidths()
  const faithful = options.docxLayout === 'faithful'
  const document = faithful ? given : withLevelLinesJoined(given)
  const pictures = await cuttings(document, source, { withoutWords: faithful })
  const findLists = before?.findLists ?? listFinder()
  const lists = findLists(document.blocks)
  const notes = notesOf(document, before?.notes ?? 0)
  const running = runningText(document, known)
  const isLeftOut = (block: Block) => (!faithful && notes.has(block)) || (block.kind === 'picture' && !pictures.has(block))
  const bookmarks = bookmarksOf(document, isLeftOut, before?.bookmarks)
  const rules = rulesOf(document)
  const blocks = document.blocks.filter((block) => !notes.has(block))
  const flowing = blocks.filter(({ kind }) => kind !== 'furniture')
  const panels = faithful ? [] : panelsOf(document, flowing, rules.single)
  const inText = rulesInText(document, blocks, { ...rules, single: withoutSides(rules.single, panels) })
  const content = {
    document,
    looks,
    spelling: spellingOf(document),
    lists,
    notes,
    bookmarks,
    pictures,
    numberShift: running.numberShift,
    ground: groundOf(document, { paper: faithful }),
    rules,
    panels,
    inText,
    ...(before === null ? headersAndFooters(running, looks, document, inText.edges) : { header: null, footer: null, firstHeader: null }),
  }
  const flow = faithful
    ? { sections: faithfulSections(content, widthOf), goesOn: false, reached: flowBegin }
    : flowSections(content, before?.flow)
  const sections: readonly ISectionOptions[] = flow.sections
  const forms = [...new Set(lists.values())]
  const file = new DocxDocument({
    creator: 'Docmill',
    lastModifiedBy: 'Docmill',
    styles: stylesOf(looks, styleLine(looks)),
    numbering: { config: forms.map(numbering) },
    footnotes: faithful ? {} : notes.contents(content),
    sections: sections.length > 0 ? sections : [{ properties: { type: SectionType.CONTINUOUS }, children: [] }],
  })
  const parts = settledParts(await Packer.pack(file, 'uint8array'), before?.drawings ?? 0, before?.bookmarks.set.size ?? 0)
  return {
    parts,
    lists: forms.map(({ reference }) => reference),
    hasContent: sections.length > 0,
    goesOn: flow.goesOn,
    losses: lossesOf(
      document,
      pictures,
      faithful ? null : { otherLines: running.others, otherRules: inText.left + rules.ofPaper, bars: barsShown(rules.single, panels) },
    ),
    reached: {
      looks,
      running,
      findLists,
      notes: faithful ? 0 : notes.last,
      flow: flow.reached,
      drawings: parts.drawings,
      bookmarks: bookmarks.reached,
    },
  }
}

/** Depths above that of the list need a form too; nothing uses them. */
const numbering = ({ reference, depth, format, template, start }: List) => ({
  reference,
  levels: Array.from({ length: depth + 1 }, (_, level) => ({
    level,
    format,
    text: level === depth ? (format === 'bullet' ? template : template.replace('%1', `%${depth + 1}`)) : `%${level + 1}.`,
    alignment: AlignmentType.START,
    start: level === depth ? start : 1,
  })),
})
