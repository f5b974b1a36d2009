// The document as it was read + a list of corrections -> the corrected document. Undoing is applying a shorter list.
//
// `sheet`, `table` and `block` number what the document as read has, whatever was removed since; rows, columns and objects of a list are
// numbered as they stand when the correction's turn comes.

import { unionOf } from '../geometry/index.ts'
import type {
  Block,
  Correction,
  Field,
  Evidence as FieldEvidence,
  FieldSheet,
  Line,
  ParsedDocument,
  Place,
  Table,
  Word,
} from '../model/index.ts'
import { linesOf, textOfLine } from '../model/index.ts'
import { documentEvidence, type Evidence } from '../values/index.ts'
import { PageWords } from './page-words.ts'
import { respell } from './respell.ts'
import { type ReadFrom, type Wording, wordingOf } from './wording.ts'
import { type SetField, WorkingSheet } from './working-sheet.ts'
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
      if (sheet === null) return false
      return correction.kind === 'set-field' ? this.#setField(sheet, correction) : sheet.apply(correction)
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
  #setField(sheet: WorkingSheet, correction: SetField): boolean {
    const typed = sheet.typed(correction)
    if (typed === null) return false
    const from = this.#readFrom(sheet, correction)
    const wording = wordingOf(
      { ...from, ...this.#wordsAround(from.words), isShared: () => this.#isSharedBy(from.words, sheet, correction) },
      typed,
    )
    if (wording.kind === 'exchanged') this.#exchange(wording.texts)
    return sheet.set(correction, typed, this.#proofOf(wording, from.words, correction))
  }

  /** The words that a correction of a field speaks of: those that the value was read from, or those at the place pointed at. */
  #readFrom(sheet: WorkingSheet, { field: path, place }: SetField): Pick<ReadFrom, 'words' | 'value'> {
    const field = sheet.field(path)
    const words = this.#words.follow(field?.evidence ?? null)?.words ?? []
    if (place === null || isSamePlace(place, field?.evidence?.place)) return { words, value: field?.value ?? null }
    const there = this.#words.within(place)
    // A box around some words of the value: a reading of one of them, or a part that was drawn anew.
    const isPart = there.length > 0 && there.every((word) => words.includes(word))
    return isPart ? { words, value: field?.value ?? null } : { words: there, value: null }
  }

  /** What stands before and after words in the texts or cells that hold them, and whether that is one cell. */
  #wordsAround(words: readonly Word[]): Pick<ReadFrom, 'before' | 'after' | 'inCell'> {
    const [first, last] = [this.#holderOf(words[0]), this.#holderOf(words.at(-1))]
    return {
      before: first === null ? [] : first.words.slice(0, first.at),
      after: last === null ? [] : last.words.slice(last.at + 1),
      inCell: first?.isCell === true && last !== null && first.words.includes(last.words[last.at] as Word),
    }
  }

  #holderOf(word: Word | undefined): { readonly words: readonly Word[]; readonly at: number; readonly isCell: boolean } | null {
    if (word === undefined) return null
    for (const [index, block] of this.#document.blocks.entries())
      for (const lines of this.#linesIn(index, block)) {
        if (!lines.some(({ words }) => words.includes(word))) continue
        const words = lines.flatMap((line) => line.words)
        return { words, at: words.indexOf(word), isCell: block.kind === 'table' }
      }
    return null
  }

  /** Exchanges words for other texts wherever they stand: in texts, in tables, and alone on their page. */
  #exchange(texts: ReadonlyMap<Word, string>): void {
    const left = new Set(texts.keys())
    for (const [index, block] of this.#document.blocks.entries()) {
      const holding = this.#linesIn(index, block).filter((lines) => holdsSome(lines, left))
      if (holding.length === 0) continue
      if (block.kind === 'table') this.#tableAt(index, block).exchange(texts)
      else this.#takeText(index, block, this.#words.exchange(holding.flat(), texts))
      for (const { words } of holding.flat()) for (const word of words) left.delete(word)
    }
    for (const word of left) this.#words.exchange([{ words: [word], box: word.box }], texts)
  }

  /** The lines of a block as they are now, a list for each text that is read by itself. */
  #linesIn(index: number, block: Block): readonly (readonly Line[])[] {
    if (this.#removed.has(index)) return []
    if (block.kind !== 'table') return [this.#texts.get(index) ?? ownLines(block)]
    return this.#workingTables.get(index)?.texts() ?? [block.caption, ...block.cells.map(({ lines }) => lines), block.repeated]
  }

  /** What proves a value that was typed: the words that say it by now, or the place that was pointed at. */
  #proofOf(wording: Wording, from: readonly Word[], { text, place }: SetField): FieldEvidence | null {
    if (wording.kind !== 'apart') {
      const said = wording.kind === 'said' ? wording.words : [...wording.texts.keys()]
      const words = this.#words.follow({ words: said, place: place ?? placeOf(said) }).words
      return { words, place: place ?? placeOf(words) }
    }
    if (place === null) return null
    if (from.length > 0) return { words: this.#words.within(place), place }
    // Nothing was read there: the page says from now on what the person reads.
    const words = respell([], text, place).flatMap(({ words }) => words)
    this.#words.replace([], words)
    return { words, place }
  }

  /** True when another value was read from some of the words too. */
  #isSharedBy(words: readonly Word[], own: WorkingSheet, { field }: SetField): boolean {
    const few = new Set(words)
    const reads = (other: Field) => this.#words.follow(other.evidence)?.words.some((word) => few.has(word)) ?? false
    const except = own.field(field)
    return this.#document.sheets.some((_, index) =>
      this.#sheetAt(index)
        ?.fields()
        .some((other) => other !== except && reads(other)),
    )
  }

  #applyToTable(correction: TableCorrection): boolean {
    const index = this.#tables[correction.table]
    const block = index === undefined ? undefined : this.#document.blocks[index]
    if (index === undefined || block?.kind !== 'table' || this.#removed.has(index)) return false
    if (correction.kind === 'remove-table') {
      this.#removed.add(index)
      return true
    }
    return this.#tableAt(index, block).apply(correction)
  }

  #tableAt(index: number, block: Table): WorkingTable {
    const working = this.#workingTables.get(index) ?? new WorkingTable(block, this.#words, this.#evidence)
    this.#workingTables.set(index, working)
    return working
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
    const before = this.#texts.get(index) ?? ownLines(block)
    const now = respell(before, text, place)
    this.#words.replace(
      before.flatMap(({ words }) => words),
      now.flatMap(({ words }) => words),
    )
    this.#takeText(index, block, now)
    return true
  }

  #takeText(index: number, block: Block, now: readonly Line[]): void {
    this.#texts.set(index, now)
    // A picture stays without its caption; a text without words is none.
    if (now.length === 0 && block.kind !== 'picture') this.#removed.add(index)
    else this.#removed.delete(index)
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

const holdsSome = (lines: readonly Line[], words: ReadonlySet<Word>): boolean =>
  lines.some((line) => line.words.some((word) => words.has(word)))

/** The place of the words on the page where they begin. */
function placeOf(words: readonly Word[]): Place {
  const page = words[0]?.page ?? 1
  return { page, box: unionOf(words.filter((word) => word.page === page).map(({ box }) => box)) }
}

const isSamePlace = (a: Place, b: Place | undefined): boolean =>
  b !== undefined &&
  a.page === b.page &&
  a.box.left === b.box.left &&
  a.box.right === b.box.right &&
  a.box.top === b.box.top &&
  a.box.bottom === b.box.bottom

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

/** What is read and put right as the text of a block: of a picture its caption. */
const ownLines = (block: Block): readonly Line[] => (block.kind === 'picture' ? block.caption : linesOf(block))
