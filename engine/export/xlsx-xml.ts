import type { StyleTable } from './xlsx-styles.ts'
import type { SheetCell } from './xlsx-workbook.ts'

/** One cell of row `number` (from 1) as XML. */
export function cellXml(cell: SheetCell, number: number, styles: StyleTable): string {
  const place = `r="${columnLetters(cell.column)}${number}"`
  switch (cell.kind) {
    case 'text':
      return `<c ${place} s="${styles.indexOf(cell.look, textFormat(cell.text))}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.text)}</t></is></c>`
    case 'number':
      return `<c ${place} s="${styles.indexOf(cell.look, cell.format)}"><v>${cell.digits}</v></c>`
    case 'empty':
      return `<c ${place} s="${styles.indexOf(cell.look, 'General')}"/>`
  }
}

/** Text that a spreadsheet would read as something else when the cell is edited keeps the format "text". */
const textFormat = (text: string): string => (/^[=+\-@\d(.,]/u.test(text) && text.length < 256 ? '@' : 'General')

/** 0 is "A", 26 is "AA". */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) letters = String.fromCharCode(65 + (rest % 26)) + letters
  return letters
}

// XML 1.0, section 2.2: control characters other than tab and line feed, and the two non-characters, cannot be written at all.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what must go
const unwritable = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
const lineEnds = /\r\n?/gu

/** The text as a spreadsheet can hold it: line feeds alone, no character that XML forbids, no half of a surrogate pair. */
export const writable = (text: string): string =>
  text.search(unwritable) < 0 ? text : text.replace(lineEnds, '\n').replace(unwritable, '')

/** Escapes text for XML content; "_x0041_" would be read as "A" (ECMA-376 part 1, 22.9.2.19), so its underscore is escaped. */
export function xmlText(text: string): string {
  const clean = writable(text)
  if (!/[&<>_]/u.test(clean)) return clean
  return clean
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/gu, '_x005F_')
}

/** Escapes text for an attribute in double quotes. */
export const attribute = (text: string): string =>
  xmlText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
