// Sheets as plain data -> the bytes of an .xlsx file (ECMA-376 SpreadsheetML), row by row, so that a long sheet is never held as XML.
// Every string is an inline string and every number its own printed digits: no formula, link, macro or outside reference can come in.

import { Zip, ZipDeflate } from 'fflate'
import {
  appProperties,
  contentTypes,
  coreProperties,
  declaration,
  type PackedSheet,
  packageRelations,
  workbookRelations,
  workbookXml,
} from './xlsx-parts.ts'
import { rowsXml, sheetBegin, sheetEnd } from './xlsx-sheet-xml.ts'
import { formatIndexes, stylesXml } from './xlsx-styles.ts'
import type { Sheet, SheetCell } from './xlsx-workbook.ts'

/** The first moment a zip can tell, in local time, as zip has it: the same bytes in every time zone. */
export const zipDate = (): Date => new Date(1980, 0, 1)

/** Looks and size of a sheet whose rows come later. */
export type SheetFrame = Pick<Sheet, 'columnWidths' | 'frozenRows' | 'landscape'>

/**
 * Writes a workbook sheet by sheet, in any order: their tabs stand as `end` says. The same sheets give the same bytes on every machine and
 * day, however often `taken` is asked. `working` is called every few hundred rows.
 */
export class WorkbookPackage {
  readonly #working: () => void
  readonly #zip: Zip
  readonly #styles = formatIndexes()
  #chunks: Uint8Array[] = []
  #sheets = 0

  constructor(working: () => void = () => {}) {
    this.#working = working
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error
      this.#chunks.push(chunk)
    })
    this.#add('[Content_Types].xml', contentTypes)
    this.#add('_rels/.rels', packageRelations)
    this.#add('docProps/app.xml', appProperties)
    this.#add('docProps/core.xml', coreProperties)
  }

  /** Writes a sheet. */
  add(sheet: Sheet): PackedSheet {
    const part = new Part(this.#working)
    const packed = this.#begin(part, sheet)
    part.write(sheetBegin(sheet))
    const row = rowsXml(sheet, this.#styles)
    for (const cells of sheet.rows()) part.write(row(cells))
    part.write(sheetEnd(sheet))
    part.end()
    return packed
  }

  /** A sheet whose rows come while others are written: it waits compressed, and goes into the package when it ends. */
  waiting(frame: SheetFrame): WaitingSheet {
    const part = new Part(this.#working)
    part.write(sheetBegin(frame))
    const row = rowsXml({ ...frame, merges: [] }, this.#styles)
    return {
      row: (cells) => part.write(row(cells)),
      end: (rest) => {
        part.write(sheetEnd({ ...frame, ...rest, merges: [] }))
        part.end()
        return this.#begin(part, rest)
      },
    }
  }

  /** What has been written since this was last asked. */
  taken(): Uint8Array {
    const bytes = joined(this.#chunks)
    this.#chunks = []
    return bytes
  }

  /** Ends the workbook with its sheets in the order of their tabs, and returns what has not been taken yet. */
  end(sheets: readonly PackedSheet[]): Uint8Array {
    this.#add('xl/workbook.xml', workbookXml(sheets))
    this.#add('xl/_rels/workbook.xml.rels', workbookRelations(sheets))
    this.#add('xl/styles.xml', stylesXml(this.#styles))
    this.#zip.end()
    return this.taken()
  }

  #begin(part: Part, { name, filter }: Pick<Sheet, 'name' | 'filter'>): PackedSheet {
    this.#sheets++
    part.addTo(this.#zip, `xl/worksheets/sheet${this.#sheets}.xml`)
    return { name, filter, part: this.#sheets }
  }

  #add(path: string, xml: string): void {
    const part = new Part(this.#working)
    part.addTo(this.#zip, path)
    part.write(xml)
    part.end()
  }
}

/** A sheet whose rows come one by one; its name and filter are told at its end. */
export interface WaitingSheet {
  row(cells: readonly SheetCell[]): void
  end(rest: Pick<Sheet, 'name' | 'filter'>): PackedSheet
}

/** XML is handed to the compressor in pieces of about this many characters. */
const pieceLength = 65_536
/** 2 to this power kilobytes for each sheet's compressor: the 256 that fflate takes otherwise made a workbook of 2,600 sheets allocate 5 GB in all. */
const compressorMemory = 4
const encoder = new TextEncoder()

/** A file of the package: compressed as it is written, and kept so until it is added. */
class Part {
  readonly #entry = new ZipDeflate('', { level: 4, mem: compressorMemory })
  readonly #working: () => void
  readonly #compressed: { readonly bytes: Uint8Array<ArrayBuffer>; readonly final: boolean }[] = []
  #piece = declaration

  constructor(working: () => void) {
    this.#working = working
    this.#entry.mtime = zipDate()
    this.#entry.ondata = (error, bytes, final) => {
      if (error) throw error
      this.#compressed.push({ bytes, final })
    }
  }

  write(xml: string): void {
    this.#piece += xml
    if (this.#piece.length < pieceLength) return
    this.#entry.push(encoder.encode(this.#piece))
    this.#piece = ''
    this.#working()
  }

  end(): void {
    this.#entry.push(encoder.encode(this.#piece), true)
    this.#piece = ''
    this.#working()
  }

  /** Puts it into a zip: what was compressed before at once, the rest as it comes. */
  addTo(zip: Zip, path: string): void {
    this.#entry.filename = path
    zip.add(this.#entry)
    for (const { bytes, final } of this.#compressed.splice(0)) this.#entry.ondata(null, bytes, final)
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
