// Sheets as plain data -> the bytes of an .xlsx file (ECMA-376 SpreadsheetML), row by row, so that a long sheet is never held as XML.
// Every string is an inline string and every number its own printed digits: no formula, link, macro or outside reference can come in.

import {
  appProperties,
  contentTypes,
  coreProperties,
  declaration,
  type PackedSheet,
  packageRelations,
  printTitlesOf,
  workbookRelations,
  workbookXml,
} from './xlsx-parts.ts'
import { rowsXml, sheetBegin, sheetEnd } from './xlsx-sheet-xml.ts'
import { formatIndexes, stylesXml } from './xlsx-styles.ts'
import type { Sheet, SheetCell } from './xlsx-workbook.ts'
import { type ZipEntry, ZipStream } from './zip-stream.ts'

/** How hard sheets are compressed: faster than usual for a few bytes more. */
const level = 4

/** Looks and size of a sheet whose rows come later. */
export type SheetFrame = Pick<Sheet, 'columnWidths' | 'frozenRows' | 'landscape'>

/**
 * Writes a workbook sheet by sheet, in any order: their tabs stand as `end` says. The same sheets give the same bytes on every machine and
 * day, however often `taken` is asked. `working` is called every few hundred rows.
 */
export class WorkbookPackage {
  readonly #zip: ZipStream
  readonly #styles = formatIndexes()
  #sheets = 0

  constructor(working: () => void = () => {}) {
    this.#zip = new ZipStream(working)
    this.#add('[Content_Types].xml', contentTypes)
    this.#add('_rels/.rels', packageRelations)
    this.#add('docProps/app.xml', appProperties)
    this.#add('docProps/core.xml', coreProperties)
  }

  /** Writes a sheet. */
  add(sheet: Sheet): PackedSheet {
    const part = this.#part()
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
    const part = this.#part()
    part.write(sheetBegin(frame))
    const row = rowsXml({ ...frame, merges: [] }, this.#styles)
    return {
      row: (cells) => part.write(row(cells)),
      end: (rest) => {
        part.write(sheetEnd({ ...frame, ...rest, merges: [] }))
        part.end()
        return this.#begin(part, { ...frame, ...rest })
      },
    }
  }

  /** What has been written since this was last asked. */
  taken(): Uint8Array {
    return this.#zip.taken()
  }

  /** Ends the workbook with its sheets in the order of their tabs, and returns what has not been taken yet. */
  end(sheets: readonly PackedSheet[]): Uint8Array {
    this.#add('xl/workbook.xml', workbookXml(sheets))
    this.#add('xl/_rels/workbook.xml.rels', workbookRelations(sheets))
    this.#add('xl/styles.xml', stylesXml(this.#styles))
    return this.#zip.end()
  }

  #begin(part: ZipEntry, { name, filter, ...frame }: SheetFrame & Pick<Sheet, 'name' | 'filter'>): PackedSheet {
    this.#sheets++
    this.#zip.add(part, `xl/worksheets/sheet${this.#sheets}.xml`)
    return { name, filter, part: this.#sheets, printTitles: printTitlesOf(frame) }
  }

  #part(): ZipEntry {
    const part = this.#zip.waiting(level)
    part.write(declaration)
    return part
  }

  #add(path: string, xml: string): void {
    this.#zip.addWhole(path, declaration + xml, level)
  }
}

/** A sheet whose rows come one by one; its name and filter are told at its end. */
export interface WaitingSheet {
  row(cells: readonly SheetCell[]): void
  end(rest: Pick<Sheet, 'name' | 'filter'>): PackedSheet
}
