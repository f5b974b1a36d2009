// Tables of HTML documents, taken out of them and set again: what people wrote, in the print of many hands.

import type { Dice } from '../golden/dice.ts'
import { element, escaped, page } from './page.ts'

/** A table as it stands in a document, with what is printed around it. */
export interface FoundTable {
  /** Its markup, of which no more is left than rows, cells, their spans and their emphasis. */
  readonly markup: string
  readonly heading: string
  readonly before: string
  readonly after: string
}

/** How tables are printed, by a name: the rules of style sheets. */
export const manners: Readonly<Record<string, string>> = {
  plain: 'td,th{padding:1pt 6pt}',
  'plain, titles at the left': 'th{text-align:left}td,th{padding:2pt 5pt}',
  'rules around': `table{border-top:1.2pt solid;border-bottom:1.2pt solid}thead tr:last-child>*{border-bottom:.6pt solid}th{text-align:left}td,th{padding:2pt 6pt}`,
  grid: 'td,th{border:.6pt solid #333;padding:2pt 4pt}',
  'boxes in a box': 'table{border-collapse:separate;border:1px outset}td,th{border:1px inset #888;padding:2pt 4pt}',
  'rules below rows': 'td,th{border-bottom:.5pt solid #999;padding:3pt 6pt}th{text-align:left}',
  'dots below rows': 'td,th{border-bottom:.7pt dotted #666;padding:3pt 6pt}th{text-align:left;border-bottom:1pt solid}',
  stripes: 'tbody tr:nth-child(even){background:#eee}thead{background:#345;color:#fff}td,th{padding:3pt 6pt;text-align:left}',
  'tinted titles': 'th{background:#dde;text-align:left}td,th{padding:2pt 6pt}',
  'upright rules': `td,th{border-left:.5pt solid;border-right:.5pt solid;padding:1pt 4pt}thead tr:last-child>*{border-bottom:.5pt solid}`,
  'a box with uprights': `table{border:.8pt solid}thead tr:last-child>*{border-bottom:.8pt solid}td,th{padding:2pt 6pt}td+td,th+th{border-left:.4pt solid #aaa}`,
  'small capitals': `th{font-variant:small-caps;text-align:left;color:#666;font-weight:normal;border-bottom:.5pt solid #bbb}td,th{padding:3pt 8pt 3pt 0}`,
  'a rule behind names': `td:first-child,th:first-child{border-right:.6pt solid;font-weight:bold}thead tr:last-child>*{border-bottom:.6pt solid}td,th{padding:2pt 5pt}`,
  tight: 'td,th{padding:0 4pt;line-height:1.1}th{font-weight:normal;font-style:italic;text-align:left}',
}
const faces = ['Liberation Sans', 'Liberation Serif', 'Carlito', 'Caladea', 'DejaVu Sans']

/** A document that prints these tables in one manner, each below its heading and between its sentences, as dice fall. */
export function pageOfTables(tables: readonly FoundTable[], manner: string, dice: Dice): string {
  const isOfTwoColumns = dice.chance(0.12)
  const style = [
    '@page{size:A4;margin:22mm 20mm}',
    `body{font:${dice.one([8, 9, 10, 11])}pt '${dice.one(faces)}'${isOfTwoColumns ? ';column-count:2;column-gap:8mm' : ''}}`,
    `p{text-align:${dice.one(['left', 'justify'])}}code{font-family:'Liberation Mono'}`,
    `table{border-collapse:collapse;margin:8pt 0;font-size:${isOfTwoColumns ? '8pt' : 'inherit'};${dice.chance(0.3) ? 'width:100%;' : ''}}`,
    `td,th{vertical-align:${dice.one(['top', 'top', 'middle', 'baseline'])}}`,
    manners[manner] ?? '',
  ].join('')
  const part = (tag: string, text: string) => (text === '' ? '' : element(tag, escaped(text)))
  const body = tables.map(({ markup, heading, before, after }) => `${part('h2', heading)}${part('p', before)}${markup}${part('p', after)}`)
  return page(body.join('\n'), style)
}
