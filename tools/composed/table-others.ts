// What stands beside composed tables and is none: prose, lists, two columns of text, forms, charts, contents, addresses, listings.

import type { Dice } from '../golden/dice.ts'
import { escaped } from './page.ts'
import { listings } from './paper-wording.ts'
import { type TableLocale, wordsOf } from './table-values.ts'

export interface OtherPart {
  readonly kind: string
  readonly text: string
  readonly markup: string
}

const several = <Made>(count: number, make: (index: number) => Made): readonly Made[] => Array.from({ length: count }, (_, at) => make(at))
const sentences = (dice: Dice, locale: TableLocale, count: number): string =>
  several(count, () => `${wordsOf(dice, locale, 6, 18)}.`).join(' ')

export const proseOf = (dice: Dice, locale: TableLocale, least = 1, most = 4): OtherPart => {
  const text = sentences(dice, locale, dice.between(least, most))
  return { kind: 'prose', text, markup: `<p>${escaped(text)}</p>` }
}

/** Something that could be taken for a table. */
export function otherPart(dice: Dice, locale: TableLocale): OtherPart {
  const make = dice.one([columnsOfText, listOf, termsOf, formOf, chartOf, contentsOf, addressesOf, listingOf, picturesOf])
  return make(dice, locale)
}

function columnsOfText(dice: Dice, locale: TableLocale): OtherPart {
  const paragraphs = several(dice.between(2, 6), () => sentences(dice, locale, dice.between(1, 5)))
  const markup = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')
  const style = `columns:${dice.between(2, 3)};column-gap:${dice.between(5, 10)}mm${dice.chance(0.5) ? ';text-align:justify' : ''}`
  return { kind: 'columns of text', text: paragraphs.join(' '), markup: `<div style="${style}">${markup}</div>` }
}

function listOf(dice: Dice, locale: TableLocale): OtherPart {
  const tag = dice.one(['ul', 'ol'])
  const items = several(dice.between(3, 9), () => wordsOf(dice, locale, 2, 14))
  const [columns, kind] = [dice.chance(0.3) ? ' style="columns:2"' : '', tag === 'ul' ? 'list' : 'numbered list']
  return {
    kind,
    text: items.join(' '),
    markup: `<${tag}${columns}>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${tag}>`,
  }
}

/** Terms with what they mean behind them. */
function termsOf(dice: Dice, locale: TableLocale): OtherPart {
  const items = several(dice.between(2, 5), () => [wordsOf(dice, locale, 1, 2), sentences(dice, locale, 2)] as const)
  const markup = items.map(([term, meaning]) => `<dt><b>${escaped(term)}</b></dt><dd>${escaped(meaning)}</dd>`).join('')
  return { kind: 'terms', text: items.flat().join(' '), markup: `<dl>${markup}</dl>` }
}

function formOf(dice: Dice, locale: TableLocale): OtherPart {
  const labels = several(dice.between(3, 7), () => wordsOf(dice, locale, 1, 3))
  const line = dice.one([
    '<span style="display:inline-block;border-bottom:.6pt solid #000;width:60mm">&nbsp;</span>',
    '......................................',
    '______________________',
  ])
  return {
    kind: 'form',
    text: labels.join(' '),
    markup: labels.map((label) => `<p>${escaped(label)}: ${line}</p>`).join(''),
  }
}

function chartOf(dice: Dice, locale: TableLocale): OtherPart {
  const [count, top] = [dice.between(4, 9), dice.between(2, 9)]
  const names = several(count, () => dice.one(locale.words.words).replaceAll('|', ''))
  const lines = several(top + 1, (at) => {
    const y = 150 - (at * 140) / top
    return `<line x1="40" x2="420" y1="${y}" y2="${y}" stroke="#bbb"/><text x="34" y="${y + 3}" text-anchor="end">${at * 20}</text>`
  })
  const step = 380 / count
  const bars = names.map((name, at) => {
    const height = dice.between(10, 135)
    const label = dice.chance(0.5) ? `<text x="${45 + at * step}" y="${146 - height}">${height}</text>` : ''
    return `<rect x="${45 + at * step}" y="${150 - height}" width="${step * 0.6}" height="${height}" fill="#58a"/>${label}<text x="${45 + at * step}" y="162">${escaped(name)}</text>`
  })
  return {
    kind: 'chart',
    text: names.join(' '),
    markup: `<svg width="440" height="170" font-size="8">${lines.join('')}${bars.join('')}</svg>`,
  }
}

function contentsOf(dice: Dice, locale: TableLocale): OtherPart {
  const titles = several(dice.between(4, 10), () => wordsOf(dice, locale, 2, 6))
  let page = 1
  const leader = dice.chance(0.6) ? 'border-bottom:1pt dotted #000' : ''
  const markup = titles.map((title, at) => {
    page += dice.between(0, 6)
    return `<div style="display:flex"><span>${at + 1} ${escaped(title)}</span><span style="flex:1;${leader}"></span><span>${page}</span></div>`
  })
  return { kind: 'contents', text: titles.join(' '), markup: markup.join('') }
}

function addressesOf(dice: Dice, locale: TableLocale): OtherPart {
  const blocks = several(dice.between(2, 3), () => [
    wordsOf(dice, locale, 2, 3),
    `${wordsOf(dice, locale, 1, 2)} ${dice.between(1, 99)}`,
    `${dice.between(10_000, 99_999)} ${wordsOf(dice, locale, 1, 1)}`,
  ])
  const markup = blocks.map((lines) => `<div style="flex:1">${lines.map(escaped).join('<br>')}</div>`).join('')
  return { kind: 'addresses', text: blocks.flat().join(' '), markup: `<div style="display:flex;margin:1em 0">${markup}</div>` }
}

function listingOf(dice: Dice): OtherPart {
  const text = dice.one(listings).replaceAll('NAME', 'layer').replaceAll('COUNT', '10')
  return { kind: 'listing', text, markup: `<pre style="font-size:.85em">${escaped(text)}</pre>` }
}

/** Pictures side by side with words below. */
function picturesOf(dice: Dice, locale: TableLocale): OtherPart {
  const titles = several(dice.between(2, 4), () => wordsOf(dice, locale, 2, 8))
  const markup = titles.map(
    (title) =>
      `<figure style="flex:1;margin:0"><div style="height:22mm;background:#d8dfe8"></div><figcaption>${escaped(title)}</figcaption></figure>`,
  )
  return { kind: 'pictures', text: titles.join(' '), markup: `<div style="display:flex;gap:6mm;margin:1em 0">${markup.join('')}</div>` }
}
