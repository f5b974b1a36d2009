// The parts of a workbook's package beside its sheets and looks (ECMA-376 part 1, 18.2, and part 2, 9 and 10).

import { papersAcross, reference, spreadsheetNamespace } from './xlsx-sheet-xml.ts'
import type { Range, Sheet } from './xlsx-workbook.ts'
import { attribute, xmlText } from './xlsx-xml.ts'

/** A sheet that is in the package, as the parts around it name it. */
export interface PackedSheet {
  readonly name: string
  /** The number in the name of its part. */
  readonly part: number
  readonly filter: Range | null
  /** What comes again on every sheet of paper; null for nothing. */
  readonly printTitles: string | null
}

/** The header on every sheet of paper, and the first column where several lie side by side. */
export function printTitlesOf({ frozenRows, columnWidths }: Pick<Sheet, 'frozenRows' | 'columnWidths'>): string | null {
  const parts = [papersAcross(columnWidths) > 1 ? '$A:$A' : null, frozenRows > 0 ? `$1:$${frozenRows}` : null].filter(
    (part) => part !== null,
  )
  return parts.length === 0 ? null : parts.join(',')
}

/** Before every part. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * Known before the first sheet is: every part whose type is not named is a sheet (ECMA-376 part 2, 10.1.2: an Override goes before the Default
 * of its extension).
 */
export const contentTypes =
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>'

export const packageRelations =
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/>` +
  `<Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
  `<Relationship Id="rId3" Type="${office}/relationships/extended-properties" Target="docProps/app.xml"/></Relationships>`

export const appProperties = `<Properties xmlns="${office}/extended-properties"><Application>Docmill</Application></Properties>`

// The product's name and a fixed day: nothing of the document, the host or the user leaks into the properties.
export const coreProperties =
  `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ` +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:creator>Docmill</dc:creator><cp:lastModifiedBy>Docmill</cp:lastModifiedBy>' +
  '<dcterms:created xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z</dcterms:modified></cp:coreProperties>'

/** The sheets in the order of their tabs. */
export const workbookXml = (sheets: readonly PackedSheet[]): string =>
  `<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${office}/relationships"><bookViews><workbookView activeTab="0"/></bookViews><sheets>` +
  sheets.map(({ name }, index) => `<sheet name="${attribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('') +
  `</sheets>${definedNames(sheets)}</workbook>`

/** LibreOffice and Excel both keep the range of a filter under a hidden name, and what is printed again under another (18.2.5). */
function definedNames(sheets: readonly PackedSheet[]): string {
  const names = sheets.flatMap(({ name, filter, printTitles }, index) => {
    const sheet = `'${name.replaceAll("'", "''")}'!`
    const again = (printTitles?.split(',') ?? []).map((part) => sheet + part).join(',')
    const titles =
      printTitles === null ? [] : [`<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(again)}</definedName>`]
    if (filter === null) return titles
    const range = reference(filter).replace(/([A-Z]+)(\d+)/gu, '$$$1$$$2')
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${xmlText(sheet + range)}</definedName>`,
      ...titles,
    ]
  })
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`
}

export const workbookRelations = (sheets: readonly PackedSheet[]): string =>
  `<Relationships xmlns="${packages}/relationships">` +
  sheets
    .map(
      ({ part }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/relationships/worksheet" Target="worksheets/sheet${part}.xml"/>`,
    )
    .join('') +
  `<Relationship Id="rId${sheets.length + 1}" Type="${office}/relationships/styles" Target="styles.xml"/></Relationships>`
