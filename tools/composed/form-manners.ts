// How forms print a label and its place, and how their answers are written.

import type { Dice } from '../golden/dice.ts'
import type { FormWording } from './form-wording.ts'
import { element, escaped } from './page.ts'

export interface Manner {
  /**
   * left: in columns; lined: on a line; leaders: behind dots; above and below: over and under the value; cells: in the corner of the value's cell;
   * sheet: a table of two columns; comb: a cell for each letter; inline: behind each other.
   */
  readonly labels: 'left' | 'lined' | 'leaders' | 'above' | 'below' | 'cells' | 'sheet' | 'comb' | 'inline'
  readonly columns: number
  readonly colon: string
}

/** One label with its place, as a cell of its section. */
export function printedField(text: string, value: string | null, { labels, colon }: Manner, isWide: boolean): string {
  const label = element('span', escaped(text) + (/[?:.]$/u.test(text) ? '' : colon), 'label')
  const shown = value === null ? '&nbsp;' : escaped(value)
  const className = `field${isWide ? ' wide' : ''}`
  if (labels === 'leaders') {
    const dots = '.'.repeat(value === null ? 40 : Math.max(4, 34 - value.length))
    return element('div', `${label} ${value === null ? dots : `.... ${element('span', shown, 'value')} ${dots}`}`, className)
  }
  if (labels === 'comb') {
    const cells = [...(value ?? ' '.repeat(16))].map((letter) => element('b', letter === ' ' ? '&nbsp;' : escaped(letter)))
    // Long answers are no combs.
    const comb = (value ?? '').length > 22 ? element('span', shown, 'value line') : element('span', cells.join(''), 'comb')
    return element('div', label + comb, `${className} stack`)
  }
  const answer = element('span', shown, 'value')
  return element('div', labels === 'below' ? answer + label : `${label}${labels === 'inline' ? ' ' : ''}${answer}`, className)
}

export function styleOf({ labels, columns }: Manner, dice: Dice): string {
  const face = dice.one(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'Nimbus Sans Narrow'])
  const hand = dice.one([face, face, 'Liberation Mono', 'Liberation Serif'])
  const size = dice.between(9, 11)
  const small = labels === 'above' || labels === 'below' || labels === 'cells' ? dice.one([0.7, 0.8, 0.9]) : dice.one([0.85, 1, 1])
  const label = dice.one(['', '', 'font-weight:bold', 'color:#555', 'text-transform:uppercase'])
  const value = dice.one(['', '', 'color:#1a3a9c', 'font-weight:bold', 'font-style:italic'])
  const gap = dice.between(4, 12)
  const wall = dice.one(['.6pt solid #000', '.8pt solid #888'])
  return `@page{size:A4;margin:${dice.between(36, 60)}pt}*{box-sizing:border-box}body{margin:0;font:${size}pt/1.35 '${face}'}
h1{font-size:1.6em;margin:0 0 6pt}h2{font-size:1.1em;margin:12pt 0 5pt;${dice.one(['', 'background:#e4e4e4;padding:2pt 4pt', `border-bottom:${wall}`])}}
.section{display:grid;grid-template-columns:repeat(${columns},1fr);gap:${labels === 'cells' || labels === 'sheet' ? 0 : gap}pt ${labels === 'cells' || labels === 'sheet' ? 0 : 18}pt}
.wide{grid-column:1/-1}.label{${label};font-size:${small}em}.value{${value};font-family:'${hand}'}.option{display:inline-block;margin-right:14pt;padding:0 3pt}
.options{display:inline-block;vertical-align:top;margin-left:8pt}.ring{border:1pt solid #000;border-radius:50%}.question{padding:3pt 0}
.box{display:inline-block;width:9pt;height:9pt;border:.7pt solid #000;font:7.5pt/7.5pt 'DejaVu Sans';text-align:center;vertical-align:-1pt;position:relative}
.box svg{position:absolute;inset:0}.full{background:#000}.round{border-radius:50%}.round i{position:absolute;inset:1.5pt;border-radius:50%;background:#000}
.stack{display:flex;flex-direction:column}.comb{display:flex}.comb b{font-weight:normal;border:${wall};border-left-width:0;width:13pt;text-align:center;font-family:'Liberation Mono'}
.comb b:first-child{border-left:${wall}}.line{border-bottom:${wall}}table{border-collapse:collapse;margin:10pt 0;width:100%}th,td{border:${wall};padding:2pt 4pt;text-align:left}
${layouts[labels](wall, dice)}`
}

type Layout = (wall: string, dice: Dice) => string
/** Of fields that are no questions with options. */
const plain = '.field:not(.question)'
const layouts: Readonly<Record<Manner['labels'], Layout>> = {
  left: (_, dice) => `${plain}{display:flex}${plain} .label{flex:0 0 ${dice.between(105, 160)}pt;padding-right:6pt}`,
  lined: (wall, dice) =>
    `${plain}{display:flex;align-items:baseline}${plain} .value{flex:1;margin-left:${dice.between(3, 8)}pt;border-bottom:${wall};padding-left:4pt}`,
  leaders: () => `${plain}{white-space:nowrap;overflow:hidden}`,
  above: (wall, dice) =>
    `${plain}{display:flex;flex-direction:column}${plain} .value{${dice.one(['', `border-bottom:${wall}`, `border:${wall};padding:2pt 4pt`])}}`,
  below: (wall) => `${plain}{display:flex;flex-direction:column;margin-bottom:4pt}${plain} .value{border-bottom:${wall}}`,
  cells: (wall) => `.field{border:${wall};margin:-.3pt;padding:1pt 4pt 3pt;min-height:30pt}${plain}{display:flex;flex-direction:column}`,
  sheet: (wall, dice) => {
    const width = dice.between(105, 150)
    return `.field{border:${wall};margin:-.3pt;padding:2pt 4pt}${plain}{display:flex;padding:0}${plain} .label{flex:0 0 ${width}pt;border-right:${wall};padding:2pt 4pt}${plain} .value{padding:2pt 4pt}`
  },
  comb: () => '',
  inline: () => '.section{display:block}.field{display:inline-block;margin:0 22pt 6pt 0}.wide{display:block}',
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** What somebody writes behind such a label, and what it means. */
export function answerOf(
  key: string,
  kind: string,
  language: string,
  wording: FormWording,
  dice: Dice,
): { readonly printed: string; readonly value: string } {
  if (kind === 'date') return dayOf(language, wording, dice)
  if (kind === 'money') return amountOf(language, dice)
  if (kind === 'percent') {
    const figure = dice.one(['5', '7.5', '12', '33.3', '50'])
    return { printed: `${language === 'en' ? figure : figure.replace('.', ',')}${dice.one(['%', ' %'])}`, value: figure }
  }
  if (kind === 'number') {
    const figure = String(dice.between(1, key === 'distance' ? 480 : 9))
    return { printed: figure, value: figure }
  }
  const text = textOf(key, wording, dice)
  return { printed: text, value: text }
}

function textOf(key: string, wording: FormWording, dice: Dice): string {
  const own: Readonly<Record<string, readonly string[]>> = {
    applicant: wording.people,
    contact: wording.people,
    birthplace: wording.towns.map((town) => town.split(/[\s-]/u).find((word) => /^\p{Lu}\p{Ll}{2}/u.test(word)) ?? town),
    street: wording.streets,
    town: wording.towns,
    phone: wording.telephones,
    occupation: wording.occupations,
    employer: wording.companies,
    nationality: wording.nationalities,
    remarks: wording.remarks,
  }
  const choices = own[key]
  if (choices !== undefined) return dice.one(choices)
  if (key === 'email')
    return `${dice.one(['k.larsen', 'info', 'post2', 'anna_b'])}@${dice.one(['quillmail.example', 'tanner-hof.example'])}`
  return `${dice.one(['KV', 'ZR', 'TM'])}-${dice.between(10_000, 9_999_999)}`
}

function dayOf(language: string, { months }: FormWording, dice: Dice): { printed: string; value: string } {
  const [year, month, day] = [dice.between(1951, 2025), dice.between(1, 12), dice.between(13, 28)]
  const mark = language === 'de' ? '.' : language === 'nl' ? '-' : '/'
  const joint = language === 'es' || language === 'pt' ? ' de ' : ' '
  const written = `${day}${language === 'de' ? '.' : ''}${joint}${months[month - 1]}${joint}${year}`
  return {
    printed: dice.one([`${two(day)}${mark}${two(month)}${mark}${year}`, written, `${year}-${two(month)}-${two(day)}`]),
    value: `${year}-${two(month)}-${two(day)}`,
  }
}

function amountOf(language: string, dice: Dice): { printed: string; value: string } {
  const figure = `${dice.between(12, 4800)}.${dice.one(['00', '50', '75'])}`
  const [whole = '', cents = ''] = figure.split('.')
  const thousands = language === 'en' ? ',' : language === 'fr' ? ' ' : '.'
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, thousands) + (language === 'en' ? '.' : ',') + cents
  return { printed: language === 'en' ? `£${grouped}` : dice.one([`${grouped} €`, `€ ${grouped}`, `${grouped} EUR`]), value: figure }
}
