// From a file's pages to a sheet a document, with scores that are not calibrated yet:
//
//   pages, blocks -> the documents in the file and their kinds -> for each: what is asked for -> its reader -> proof, missing, checks
//
// A document of a kind without fields of its own ('other') gets a sheet only when somebody named fields.

import {
  asPublished,
  type Block,
  type DocumentKind,
  type FieldDefinition,
  type FieldSheet,
  type Issue,
  listMeantBy,
  nameOfList,
  type PublishedList,
  publishedListOf,
  publishedLists,
} from '../model/index.ts'
import type { FieldRequest, Fields, ReadPage } from '../stages.ts'
import { documentEvidence } from '../values/index.ts'
import { inAskedOrder } from './asked-order.ts'
import { type Asked, assembleSheet } from './assemble.ts'
import { withCutFigures } from './cut-figures.ts'
import { type Titled, withEmbeddedData } from './embedded/index.ts'
import { type DocumentPart, documentsIn, documentsOfKind } from './kind/documents.ts'
import { joinedOverTables } from './kind/over-tables.ts'
import { readerOf } from './readers.ts'
import { type PageText, pageTextOf } from './reading/page-text.ts'
import { readAgain } from './second-reading/index.ts'
import { settled } from './settle.ts'

/** Reads what was asked for from every document in the file: one sheet a document, each field as sure as its reader and the checks say. */
export const readSheets: Fields = async (pages, blocks, request, { vision, signal }, attachments = []) => {
  const printedPages = pages.map(pageTextOf)
  const told = request.kind === 'auto' ? documentsIn(printedPages) : documentsOfKind(printedPages, kindMeant(request))
  const parts = joinedOverTables(told, blocks, pages)
  const sheets: FieldSheet[] = []
  const issues: Issue[] = []
  for (const part of parts) {
    const asked = askedOf(request, part)
    if (asked === null) continue
    const own = pages.filter(({ number }) => part.pages.includes(number))
    const texts = own.map(pageTextOf)
    const evidence = documentEvidence(own.flatMap(({ words }) => words))
    const { kind, definitions } = asked
    const found = readerOf(kind)({ kind, pages: texts, blocks: blocksOn(own, blocks), evidence, definitions })
    const printed = assembleSheet(found, asked, own)
    // A file of several documents does not say which of them its data is of.
    const sheet = parts.length === 1 ? withEmbeddedData(printed, attachments, titleOf(texts)) : printed
    const second = vision === null ? null : await readAgain(sheet, texts, evidence, vision, signal)
    sheets.push(inAskedOrder(settled(withCutFigures(second?.sheet ?? sheet, own), evidence)))
    issues.push(...(second?.issues ?? []))
  }
  return { sheets, issues }
}

/** The kind that is asked for; of fields that are those of a published list, that list's. */
const kindMeant = ({ kind, definitions }: FieldRequest): DocumentKind =>
  kind === 'auto' ? 'other' : kind === 'custom' ? (listMeantBy(definitions, publishedLists)?.kind ?? kind) : kind

/**
 * The published list of the kind and what the request names beside it; null when there is nothing to ask of such a document. Named fields
 * that are those of a published list are read as that list's, whoever posts them.
 */
function askedOf({ kind: wanted, definitions: named }: FieldRequest, part: DocumentPart): Asked | null {
  const meant = wanted === 'custom' ? listMeantBy(named, publishedLists) : null
  const kind = meant?.kind ?? (wanted === 'auto' ? part.kind : wanted)
  const list = meant ?? publishedListOf(kind)
  if (list === null && named.length === 0 && kind === 'other') return null
  const own = list === null ? named : named.map((definition) => asPublished(definition, list))
  const taken = new Set(own.map(({ name }) => name))
  const listed: readonly FieldDefinition[] = meant === null ? (list?.definitions ?? []) : []
  return {
    kind,
    kindConfidence: wanted === 'auto' ? part.confidence : 1,
    definition: list === null ? null : nameOfList(list),
    // The published list itself where nothing is named beside it: its dictionary of labels is made once and kept.
    definitions: own.length === 0 ? listed : sameAs(list, [...listed.filter(({ name }) => !taken.has(name)), ...own]),
  }
}

const sameAs = (list: PublishedList | null, definitions: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  list !== null && definitions.length === list.definitions.length && definitions.every((one, at) => one === list.definitions[at])
    ? list.definitions
    : definitions

const creditNote =
  /\b(?:credit (?:note|memo|invoice)|gutschrift|rechnungskorrektur|stornorechnung|avoir|nota de crédito|nota di credito|creditnota|creditfactuur)\b/iu

/** What the head of the first page calls the document. */
const titleOf = ([first]: readonly PageText[]): Titled =>
  (first?.segments ?? []).slice(0, 40).some(({ text }) => creditNote.test(text)) ? 'credit note' : 'other'

function blocksOn(pages: readonly ReadPage[], blocks: readonly Block[]): readonly Block[] {
  const numbers = new Set(pages.map(({ number }) => number))
  return blocks.filter((block) => block.places.some(({ page }) => numbers.has(page)))
}
