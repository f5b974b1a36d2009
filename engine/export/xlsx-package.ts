// A workbook as plain data -> the bytes of an .xlsx file (ECMA-376 SpreadsheetML), row by row, so that a long sheet is never held as XML.
// Every string is an inline string and every number its own printed digits: no formula, link, macro or outside reference can come in.

import { Zip, ZipDeflate } from 'fflate'
import { lineHeight, linesNeeded, roomOf, tallestRow } from './xlsx-row-heights.ts'
import { formatIndexes, type StyleTable, stylesXml } from './xlsx-styles.ts'
import type { Range, Sheet, Workbook } from './xlsx-workbook.ts'
import { attribute, cellXml, columnLetters, xmlText } from './xlsx-xml.ts'

/** Writes the workbook; the same workbook gives the same bytes on every machine and day. `working` is called every few hundred rows. */
export function writeWorkbook(workbook: Workbook, working: () => void = () => {}): Uint8Array {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const styles = formatIndexes()
  const part = (path: string, xml: Iterable<string>): void => {
    addPart(zip, path, xml, working)
    working()
  }
  part('[Content_Types].xml', [contentTypes(workbook)])
  part('_rels/.rels', [packageRelations])
  part('docProps/app.xml', [appProperties])
  part('docProps/core.xml', [coreProperties])
  part('xl/workbook.xml', [workbookXml(workbook)])
  part('xl/_rels/workbook.xml.rels', [workbookRelations(workbook)])
  for (const [index, sheet] of workbook.sheets.entries()) part(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet, index, styles))
  part('xl/styles.xml', [stylesXml(styles)])
  zip.end()
  return joined(chunks)
}

/** The first moment a zip can tell, in local time, as zip has it: the same bytes in every time zone. */
export const zipDate = (): Date => new Date(1980, 0, 1)

/** XML is handed to the compressor in pieces of about this many characters. */
const pieceLength = 65_536
/** 2 to this power kilobytes for each sheet's compressor: the 256 that fflate takes otherwise made a workbook of 2,600 sheets allocate 5 GB in all. */
const compressorMemory = 4

function addPart(zip: Zip, path: string, xml: Iterable<string>, working: () => void): void {
  const entry = new ZipDeflate(path, { level: 4, mem: compressorMemory })
  entry.mtime = zipDate()
  zip.add(entry)
  const encoder = new TextEncoder()
  let piece = declaration
  for (const text of xml) {
    piece += text
    if (piece.length < pieceLength) continue
    entry.push(encoder.encode(piece))
    piece = ''
    working()
  }
  entry.push(encoder.encode(piece), true)
}

function* sheetXml(sheet: Sheet, index: number, styles: StyleTable): Iterable<string> {
  yield `<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"${index === 0 ? ' tabSelected="1"' : ''}>`
  if (sheet.frozenRows > 0)
    yield `<pane ySplit="${sheet.frozenRows}" topLeftCell="A${sheet.frozenRows + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>`
  yield '</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>'
  if (sheet.columnWidths.length > 0) {
    const columns = sheet.columnWidths.map(
      (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
    )
    yield `<cols>${columns.join('')}</cols>`
  }
  yield '<sheetData>'
  const room = roomOf(sheet)
  let number = 0
  for (const cells of sheet.rows()) {
    number++
    const lines = linesNeeded(cells, (column) => room(number - 1, column))
    // Without "customHeight" the height is only a first guess that a spreadsheet adjusts when the row is edited.
    const height = lines > 1 ? ` ht="${Math.min(tallestRow, lines * lineHeight)}"` : ''
    if (cells.length > 0) yield `<row r="${number}"${height}>${cells.map((cell) => cellXml(cell, number, styles)).join('')}</row>`
  }
  yield '</sheetData>'
  if (sheet.filter !== null) yield `<autoFilter ref="${reference(sheet.filter)}"/>`
  if (sheet.merges.length > 0)
    yield `<mergeCells count="${sheet.merges.length}">${sheet.merges.map((range) => `<mergeCell ref="${reference(range)}"/>`).join('')}</mergeCells>`
  yield '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>'
  yield `<pageSetup paperSize="9" orientation="${sheet.landscape ? 'landscape' : 'portrait'}" fitToHeight="0"/></worksheet>`
}

const reference = ({ firstRow, firstColumn, lastRow, lastColumn }: Range): string =>
  `${columnLetters(firstColumn)}${firstRow + 1}:${columnLetters(lastColumn)}${lastRow + 1}`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = ({ sheets }: Workbook): string =>
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>` +
  sheets
    .map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`)
    .join('') +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>'

const packageRelations =
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/>` +
  `<Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
  `<Relationship Id="rId3" Type="${office}/relationships/extended-properties" Target="docProps/app.xml"/></Relationships>`

const appProperties = `<Properties xmlns="${office}/extended-properties"><Application>Docmill</Application></Properties>`

// The product's name and a fixed day: nothing of the document, the host or the user leaks into the properties.
const coreProperties =
  `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ` +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:creator>Docmill</dc:creator><cp:lastModifiedBy>Docmill</cp:lastModifiedBy>' +
  '<dcterms:created xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z</dcterms:modified></cp:coreProperties>'

const workbookXml = ({ sheets }: Workbook): string =>
  `<workbook xmlns="${main}" xmlns:r="${office}/relationships"><bookViews><workbookView activeTab="0"/></bookViews><sheets>` +
  sheets.map(({ name }, index) => `<sheet name="${attribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('') +
  `</sheets>${filterNames(sheets)}</workbook>`

/** LibreOffice and Excel both keep the range of a filter under this hidden name. */
function filterNames(sheets: readonly Sheet[]): string {
  const names = sheets.flatMap(({ name, filter }, index) => {
    if (filter === null) return []
    const range = reference(filter).replace(/([A-Z]+)(\d+)/gu, '$$$1$$$2')
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${xmlText(`'${name.replaceAll("'", "''")}'!${range}`)}</definedName>`,
    ]
  })
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`
}

const workbookRelations = ({ sheets }: Workbook): string =>
  `<Relationships xmlns="${packages}/relationships">` +
  sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join('') +
  `<Relationship Id="rId${sheets.length + 1}" Type="${office}/relationships/styles" Target="styles.xml"/></Relationships>`

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
