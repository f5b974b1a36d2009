// How the cells of composed tables are told apart, as style.

import type { Dice } from '../golden/dice.ts'

export const tableManners = [
  'full rules',
  'level rules',
  'three rules',
  'bands',
  'alignment',
  'upright rules',
  'dark head',
  'filled cells',
  'dotted rules',
  'frame',
] as const
export type TableManner = (typeof tableManners)[number]

/** Whether every cell has edges of its own, so that spans can be seen. */
export const gridded = (manner: TableManner): boolean => manner === 'full rules' || manner === 'filled cells'

/** The style of tables of that class. */
export function mannerStyle(id: string, manner: TableManner, dice: Dice): string {
  const line = `${dice.one([0.4, 0.6, 1])}pt solid ${dice.one(['#000', '#555', '#999', '#2a5a8a'])}`
  const fill = dice.one(['#eee', '#e3ebf5', '#f5efe0'])
  const own: Readonly<Record<TableManner, string>> = {
    'full rules': `.${id} td,.${id} th{border:${line}}${dice.chance(0.4) ? `.${id} th{background:${fill}}` : ''}`,
    'level rules': `.${id} tr{border-bottom:${line}}${dice.chance(0.5) ? `.${id} tr.head{border-top:${line}}` : ''}`,
    'three rules': `.${id}{border-top:${line};border-bottom:${line}}.${id} thead{border-bottom:${line}}`,
    bands: `.${id} tr.even td{background:${fill}}${dice.chance(0.5) ? `.${id} th{background:#ccd}` : ''}`,
    alignment: '',
    'upright rules': `.${id} td+td,.${id} th+th{border-left:${line}}.${id} thead{border-bottom:${line}}`,
    'dark head': `.${id} th{background:#24476b;color:#fff}${dice.chance(0.5) ? `.${id} tr{border-bottom:.4pt solid #ccc}` : ''}`,
    'filled cells': `.${id}{border-collapse:separate;border-spacing:2pt}.${id} td{background:${fill}}.${id} th{background:#bcd}`,
    'dotted rules': `.${id} tr{border-bottom:.6pt dotted #444}`,
    frame: `.${id}{border:${line}}.${id} thead{border-bottom:${line}}`,
  }
  const open = manner === 'alignment' || manner === 'three rules' || manner === 'bands'
  const [across, down] = [open ? dice.between(7, 14) : dice.between(3, 8), dice.between(2, 8) / 2]
  const head = dice.chance(0.75) ? 'bold' : 'normal'
  return `${own[manner]}.${id} td,.${id} th{padding:${down}pt ${across}pt}.${id} th{font-weight:${head};vertical-align:${dice.one(['bottom', 'top', 'middle'])}}
.${id} tr.sub td{font-weight:bold${dice.chance(0.3) ? `;background:${fill}` : ''}}.${id} tr.total td{font-weight:bold;border-top:.8pt solid #000}
.${id} td{vertical-align:${gridded(manner) ? dice.one(['top', 'middle']) : 'top'}}${dice.chance(0.5) ? `.${id}{inline-size:100%}` : ''}`
}
