// The document as it was read + a list of corrections -> the corrected document. Undoing is applying a shorter list.
//
// `sheet`, `table` and `block` number what the document as read has, whatever was removed since; rows, columns and objects of a list are
// numbered as they stand when the correction's turn comes.

import { intersection } from '../geometry/index.ts'
import type { Block, Correction, Evidence as FieldEvidence, FieldSheet, Line, ParsedDocument, Place, Word } from '../model/index.ts'
import { linesOf, textOfLine } from '../model/index.ts'
import { documentEvidence, type Evidence } from '../values/index.ts'
import { PageWords } from './page-words.ts'
import { respell, spelledWith } from './respell.ts'
import { WorkingSheet } from './working-sheet.ts'
import { type TableCorrection, WorkingTable } from './working-table.ts'

export interface Reviewed {
  readonly document: ParsedDocument
  /** Places in the list, from 0, of corrections that fit nothing in the document: they change nothing. */
  readonly ignored: readonly number[]
}

/** The document with the corrections made, in their order. Parts that no correction touches stay the very same values. Never throws. */
export const applyCorrections = (document: ParsedDocument, corrections: readonly Correction[]): ParsedDocument =>
  review(document, corrections).document

/** Like `applyCorrections`, and tells which corrections could not be made. */
export function review(document: ParsedDocument, corrections: readonly Correction[]): Reviewed {
  if (corrections.length === 0) return { document, ignored: [] }
  const working = new WorkingDocument(document)
  const ignored: number[] = []
  for (const [index, correction] of corrections.entries()) if (!working.apply(correction)) ignored.push(index)
  return { document: working.document(), ignored }
}

/**
 * Like `applyCorrections` for one document whose list of corrections grows step by step, as while a person reviews it: what was made
 * before is not made again. A list that does not begin with the one before, as after undoing, is made from the start.
 */
export function continuedReview(document: ParsedDocument): (corrections: readonly Correction[]) => ParsedDocument {
  let working = new WorkingDocument(document)
  let made: readonly Correction[] = []
  let now = document
  return (corrections) => {
    const continues = made.length <= corrections.length && made.every((correction, index) => correction === corrections[index])
    if (!continues) working = new WorkingDocument(document)
    const fresh = continues ? corrections.slice(made.length) : corrections
    if (continues && fresh.length === 0) return now
    for (const correction of fresh) working.apply(correction)
    made = corrections
    now = corrections.length === 0 ? document : working.document()
    return now
  }
}

class WorkingDocument {
  readonly #document: ParsedDocument
  readonly #words: PageWords
  /** Places of the tables among the blocks. */
  readonly #tables: readonly number[]
  readonly #workingTables = new Map<number, WorkingTable>()
  readonly #workingSheets = new Map<number, WorkingSheet>()
  readonly #texts = new Map<number, readonly Line[]>()
  readonly #removed = new Set<number>()
  readonly #evidence: () => Evidence

  constructor(document: ParsedDocument) {
    this.#document = document
    this.#words = new PageWords(document)
    this.#tables = document.blocks.flatMap(({ kind }, index) => (kind === 'table' ? [index] : []))
    this.#evidence = () => evidenceOf(document)
  }

  apply(correction: Correction): boolean {
    if ('sheet' in correction) {
      const sheet = this.#sheetAt(correction.sheet)
      if (sheet !== null && correction.kind === 'set-field') this.#writeThrough(sheet.wordsOf(correction.field), correction)
      return sheet?.apply(correction) ?? false
    }
    if ('table' in correction) return this.#applyToTable(correction)
    return this.#setText(correction.block, correction.text)
  }

  document(): ParsedDocument {
    const follow = this.#words.changed
    const corrected = this.#document.sheets.map((sheet, index) => {
      const now = this.#workingSheets.get(index)?.sheet() ?? sheet
      return follow ? this.#following(now) : now
    })
    const sheets = corrected.every((sheet, index) => sheet === this.#document.sheets[index]) ? this.#document.sheets : corrected
    const blocks = this.#document.blocks.flatMap((block, index) => (this.#removed.has(index) ? [] : [this.#blockNow(block, index)]))
    return { ...this.#document, pages: this.#words.pages(), blocks, sheets }
  }

  /** What a person types over a value that was misread is what the page says: the cell or text that holds its words says it too. */
  #writeThrough(words: readonly Word[], { text, place }: SetField): void {
    const [first] = words
    const typed = text.trim()
    if (first === undefined || typed === '' || (place !== null && !isAt(first, place))) return
    for (const [index, block] of this.#document.blocks.entries()) {
      if (this.#removed.has(index)) continue
      if (block.kind === 'table') {
        const known = this.#workingTables.get(index)
        if (known === undefined && !block.cells.some(({ lines }) => lines.some((line) => line.words.includes(first)))) continue
        const working = known ?? new WorkingTable(block, this.#words, this.#evidence)
        this.#workingTables.set(index, working)
        if (working.rewrite(words, typed)) return
        continue
      }
      const spelled = spelledWith(this.#texts.get(index) ?? linesOf(block), words, typed)
      if (spelled === null) continue
      this.#setText(index, spelled)
      return
    }
  }

  #applyToTable(correction: TableCorrection): boolean {
    const index = this.#tables[correction.table]
    const block = index === undefined ? undefined : this.#document.blocks[index]
    if (index === undefined || block?.kind !== 'table' || this.#removed.has(index)) return false
    if (correction.kind === 'remove-table') {
      this.#removed.add(index)
      return true
    }
    const working = this.#workingTables.get(index) ?? new WorkingTable(block, this.#words, this.#evidence)
    this.#workingTables.set(index, working)
    return working.apply(correction)
  }

  #sheetAt(index: number): WorkingSheet | null {
    const sheet = this.#document.sheets[index]
    if (sheet === undefined) return null
    const working = this.#workingSheets.get(index) ?? new WorkingSheet(sheet, this.#words, this.#evidence)
    this.#workingSheets.set(index, working)
    return working
  }

  #setText(index: number, text: string): boolean {
    const block = this.#document.blocks[index]
    const [place] = block?.places ?? []
    if (block === undefined || place === undefined || block.kind === 'table') return false
    const before = this.#texts.get(index) ?? linesOf(block)
    const now = respell(before, text, place)
    this.#words.replace(
      before.flatMap(({ words }) => words),
      now.flatMap(({ words }) => words),
    )
    this.#texts.set(index, now)
    // A picture stays without its caption; a text without words is none.
    if (now.length === 0 && block.kind !== 'picture') this.#removed.add(index)
    else this.#removed.delete(index)
    return true
  }

  #blockNow(block: Block, index: number): Block {
    const table = this.#workingTables.get(index)
    if (table !== undefined) return table.table()
    const lines = this.#texts.get(index)
    if (lines === undefined || block.kind === 'table') return block
    if (block.kind === 'picture') return { ...block, caption: lines }
    if (block.kind === 'list-item') return { ...block, lines, marker: markerIn(block.marker, lines) }
    return { ...block, lines }
  }

  #following(sheet: FieldSheet): FieldSheet {
    const follow = <Found extends FieldEvidence | null>(evidence: Found): Found => this.#words.follow(evidence)
    const field = (one: FieldSheet['fields'][number]) => ({
      ...one,
      label: follow(one.label),
      evidence: follow(one.evidence),
      alternatives: one.alternatives.map((alternative) => ({ ...alternative, evidence: follow(alternative.evidence) })),
    })
    return {
      ...sheet,
      fields: sheet.fields.map(field),
      lists: sheet.lists.map((list) => ({ ...list, items: list.items.map((item) => ({ ...item, fields: item.fields.map(field) })) })),
    }
  }
}

type SetField = Extract<Correction, { readonly kind: 'set-field' }>
const isAt = ({ page, box }: Word, place: Place): boolean => page === place.page && intersection(box, place.box) !== null

/** The marker while the lines still begin with it, else none: its words are then part of the text. */
function markerIn(marker: string, lines: readonly Line[]): string {
  const text = lines[0] === undefined ? '' : textOfLine(lines[0])
  return text.startsWith(marker) ? marker : ''
}

// The words of a document are looked through once, however often its corrections are made anew.
const known = new WeakMap<ParsedDocument, Evidence>()
function evidenceOf(document: ParsedDocument): Evidence {
  const found = known.get(document) ?? documentEvidence(document.pages.flatMap(({ words }) => words))
  known.set(document, found)
  return found
}
