// The looks and number formats a workbook uses, each written once into its style sheet.

/** What a cell is for; decides font, fill, border and alignment. */
export type Look =
  | 'body'
  | 'after-figures'
  | 'placeholder'
  | 'unchecked'
  | 'header'
  | 'header-after-figures'
  | 'number-header'
  | 'spanning-header'
  | 'title'
  | 'note'
  | 'failed'

export interface StyleTable {
  /** The index of a look with a number format, given out on first use. */
  indexOf(look: Look, format: string): number
  readonly entries: readonly { readonly look: Look; readonly format: string }[]
}

/** An empty style table; index 0 is plain body text, as every workbook must have it. */
export function formatIndexes(): StyleTable {
  const entries: { look: Look; format: string }[] = []
  const indexes = new Map<Look, Map<string, number>>()
  const indexOf = (look: Look, format: string): number => {
    const ofLook = indexes.get(look) ?? new Map<string, number>()
    indexes.set(look, ofLook)
    const known = ofLook.get(format)
    if (known !== undefined) return known
    entries.push({ look, format })
    ofLook.set(format, entries.length - 1)
    return entries.length - 1
  }
  indexOf('body', 'General')
  return { indexOf, entries }
}

const fonts: readonly string[] = [
  '<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="13"/><name val="Calibri"/><family val="2"/></font>',
  '<font><i/><sz val="10"/><color rgb="FF595959"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><color rgb="FF9C1C1C"/><name val="Calibri"/><family val="2"/></font>',
]
const fills: readonly string[] = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE9EEF5"/></patternFill></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill>',
]
const borders: readonly string[] = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  '<border><left/><right/><top/><bottom style="thin"><color rgb="FF8496B0"/></bottom><diagonal/></border>',
]
const looks: Readonly<Record<Look, { font: number; fill: number; border: number; align: string }>> = {
  body: { font: 0, fill: 0, border: 0, align: 'vertical="top" wrapText="1"' },
  // A dash or "n/a" among figures stands where they do.
  placeholder: { font: 0, fill: 0, border: 0, align: 'horizontal="right" vertical="top"' },
  // Figures end where their column ends: the text of the next one keeps off them.
  'after-figures': { font: 0, fill: 0, border: 0, align: 'horizontal="left" vertical="top" wrapText="1" indent="1"' },
  'header-after-figures': { font: 1, fill: 2, border: 1, align: 'horizontal="left" vertical="center" wrapText="1" indent="1"' },
  // Values that nobody has checked and that are less than sure.
  unchecked: { font: 0, fill: 3, border: 0, align: 'vertical="top" wrapText="1"' },
  header: { font: 1, fill: 2, border: 1, align: 'vertical="center" wrapText="1"' },
  'number-header': { font: 1, fill: 2, border: 1, align: 'horizontal="right" vertical="center" wrapText="1"' },
  'spanning-header': { font: 1, fill: 2, border: 1, align: 'horizontal="center" vertical="center" wrapText="1"' },
  title: { font: 2, fill: 0, border: 0, align: 'vertical="center"' },
  note: { font: 3, fill: 0, border: 0, align: 'vertical="top" wrapText="1"' },
  failed: { font: 4, fill: 0, border: 0, align: 'vertical="top" wrapText="1"' },
}

/** The built-in numbers of ECMA-376 part 1, 18.8.30 for formats that have one; others are numbered from 164. */
const builtIn: Readonly<Record<string, number>> = {
  General: 0,
  '0': 1,
  '0.00': 2,
  '#,##0': 3,
  '#,##0.00': 4,
  '0%': 9,
  '0.00%': 10,
  '@': 49,
}

/** The style sheet part for all looks and formats used. */
export function stylesXml({ entries }: StyleTable): string {
  const own = [...new Set(entries.map(({ format }) => format))].filter((format) => builtIn[format] === undefined)
  const numberOf = (format: string): number => builtIn[format] ?? 164 + own.indexOf(format)
  const formats = own.map((format) => `<numFmt numFmtId="${numberOf(format)}" formatCode="${escaped(format)}"/>`)
  const cells = entries.map(({ look, format }) => {
    const { font, fill, border } = looks[look]
    const align = alignment(look, format)
    return (
      `<xf numFmtId="${numberOf(format)}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" ` +
      `applyAlignment="1"><alignment ${align}/></xf>`
    )
  })
  return (
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    (own.length > 0 ? `<numFmts count="${own.length}">${formats.join('')}</numFmts>` : '') +
    `${list('fonts', fonts)}${list('fills', fills)}${list('borders', borders)}` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `${list('cellXfs', cells)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
  )
}

/** Numbers never wrap; days and times stand left like the text they are read as. */
function alignment(look: Look, format: string): string {
  const holdsValues = look === 'body' || look === 'unchecked' || look === 'after-figures'
  if (!holdsValues || format === 'General' || format === '@') return looks[look].align
  if (!/[yh]/u.test(format.replace(/\[[^\]]*\]/gu, ''))) return 'horizontal="right" vertical="top"'
  return `horizontal="left" vertical="top"${look === 'after-figures' ? ' indent="1"' : ''}`
}

const list = (name: string, items: readonly string[]): string => `<${name} count="${items.length}">${items.join('')}</${name}>`
const escaped = (format: string): string =>
  format.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
