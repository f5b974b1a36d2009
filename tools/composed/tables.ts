// Documents with tables composed at random, in the print of seven countries; and what their tables say by construction.

import { Dice } from '../golden/dice.ts'
import { faces } from './letters.ts'
import { escaped, page } from './page.ts'
import type { ComposedTable, ComposedTables } from './table.ts'
import { type MadeTable, makeTable, type TableWish } from './table-making.ts'
import { mannerStyle, type TableManner, tableManners } from './table-manners.ts'
import { otherPart, proseOf } from './table-others.ts'
import { type TableLocale, tableLocales, wordsOf } from './table-values.ts'

interface Making {
  readonly dice: Dice
  readonly locale: TableLocale
  readonly tables: ComposedTable[]
  readonly others: { kind: string; text: string }[]
  readonly styles: string[]
  /** Of captions: above a table, below it, or as a heading of its own. */
  readonly captions: 'above' | 'below' | 'heading' | 'none'
}

const plans = ['plain', 'plain', 'plain', 'plain', 'side by side', 'over pages', 'over pages', 'rotated', 'equal columns'] as const

/** Composes document `number` of the series `seed`. */
export function composedTables(seed: number, number: number): ComposedTables {
  const dice = new Dice(seed * 1_000_003 + number + 33_000)
  const locale = tableLocales[number % tableLocales.length] ?? dice.one(tableLocales)
  const captions = dice.one(['above', 'above', 'below', 'heading', 'none'] as const)
  const making: Making = { dice, locale, tables: [], others: [], styles: [], captions }
  const parts: string[] = [`<h1>${escaped(wordsOf(dice, locale, 2, 5))}</h1>`, prose(making)]
  for (let count = dice.between(1, 3); count > 0; count--) {
    parts.push(tablesOf(making))
    if (dice.chance(0.7)) parts.push(prose(making))
    if (dice.chance(0.5)) parts.push(other(making), prose(making))
  }
  const { tables, others } = making
  return { html: page(parts.join(''), styleOf(dice) + making.styles.join('')), locale: locale.print.name, tables, others }
}

function prose({ dice, locale, others }: Making): string {
  const { kind, text, markup } = proseOf(dice, locale, 1, 4)
  others.push({ kind, text })
  return markup
}

function other({ dice, locale, others }: Making): string {
  const { kind, text, markup } = otherPart(dice, locale)
  others.push({ kind, text })
  return markup
}

function tablesOf(making: Making): string {
  const { dice } = making
  const manner = dice.one(tableManners)
  const plan = dice.one(plans)
  switch (plan) {
    case 'plain':
      return drawn(making, { manner, length: [2, 14], room: 16, traits: [] })
    case 'side by side': {
      const room = dice.chance(0.5) ? 7 : 5
      const beside = [1, 2].map((at) => drawn(making, { manner, length: at === 1 ? [3, 9] : [2, 9], room, traits: ['side by side'] }))
      return `<div style="display:flex;gap:${dice.between(8, 14)}mm;align-items:flex-start">${beside.map((one) => `<div>${one}</div>`).join('')}</div>`
    }
    case 'over pages': {
      const wordy = dice.chance(0.5)
      return drawn(making, { manner, length: wordy ? [18, 40] : [40, 90], room: 16, traits: [wordy ? 'cut rows' : 'over pages'], wordy })
    }
    case 'rotated': {
      const turn = dice.chance(0.5) ? ';transform:rotate(180deg)' : ''
      const inner = drawn(making, { manner, length: [3, 9], room: 15, traits: ['rotated'] })
      return `<div style="break-before:page;break-after:page;writing-mode:vertical-rl;height:228mm;width:165mm;text-orientation:sideways${turn}">${inner}</div>`
    }
    case 'equal columns':
      return equalColumns(making, manner)
  }
}

/** Two tables of the same columns, the second under a title of its own, on the same page or the next. */
function equalColumns(making: Making, manner: TableManner): string {
  const { dice, locale } = making
  const traits = ['equal columns']
  const title = (): string => wordsOf(dice, locale, 2, 5)
  const caption = (): string => `<h3>${escaped(title())}</h3>`
  const first = makeTable(dice, locale, { manner, length: [4, 16], room: 16, traits })
  const second = makeTable(dice, locale, { manner, length: [3, 10], room: 16, traits, columns: first.columns })
  const id = `t${making.tables.length}`
  making.styles.push(mannerStyle(id, manner, dice))
  making.tables.push(first.table, second.table)
  const apart = dice.chance(0.6) ? '<div style="break-before:page"></div>' : ''
  return `${caption()}${tableMarkup(id, first)}${apart}${caption()}${tableMarkup(id, second)}`
}

function drawn(making: Making, wish: TableWish): string {
  const { dice, locale, captions, tables, styles } = making
  const wording = `${locale.wording.table} ${tables.length + 1}${dice.one([':', '.', ' –'])} ${wordsOf(dice, locale, 2, 8)}`
  const caption = captions === 'none' ? null : captions === 'heading' ? wordsOf(dice, locale, 2, 6) : wording
  const made = makeTable(dice, locale, { ...wish, ...(caption === null || captions === 'heading' ? {} : { caption }) })
  const id = `t${tables.length}`
  styles.push(mannerStyle(id, wish.manner, dice))
  tables.push(captions === 'above' || captions === 'below' ? made.table : { ...made.table, caption: null })
  const title = caption === null ? '' : captions === 'heading' ? `<h3>${escaped(caption)}</h3>` : ''
  const inner =
    title === '' && caption !== null
      ? `<caption style="caption-side:${captions === 'below' ? 'bottom' : 'top'}">${escaped(caption)}</caption>`
      : ''
  return title + tableMarkup(id, made, inner)
}

const tableMarkup = (id: string, { head, body, notes }: MadeTable, caption = ''): string =>
  `<table class="${id}">${caption}${head === '' ? '' : `<thead>${head}</thead>`}<tbody>${body}</tbody></table>${notes.map((note) => `<p class="note">${note}</p>`).join('')}`

function styleOf(dice: Dice): string {
  const size = dice.between(15, 22) / 2
  const numbered = dice.chance(0.6) ? '@bottom-center{content:counter(page);font-size:8pt}' : ''
  return `@page{size:A4;margin:${dice.between(18, 24)}mm 20mm;${numbered}}
body{margin:0;font:${size}pt/${dice.one([1.15, 1.25, 1.4])} '${dice.one(faces.filter((face) => !face.includes('Mono')))}','DejaVu Sans'}
h1{font-size:1.7em}h3{font-size:1.15em;margin:1em 0 .4em;break-after:avoid}p{margin:0 0 .8em}
table{border-collapse:collapse;margin:.5em 0 1em}caption{text-align:left;font-size:.95em;padding:3pt 0}
sup{font-size:.65em;line-height:0}.note{font-size:.8em;margin:0 0 .3em}`
}
