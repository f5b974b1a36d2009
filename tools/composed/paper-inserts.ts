// Tables, listings and formulas of papers.

import { element, escaped } from './page.ts'
import { type Making, sentenceOf, titleOf } from './paper-making.ts'
import { listings } from './paper-wording.ts'

/** A table with a caption or none; some with cells over two columns or rows. */
export function tableOf(making: Making): string {
  const { dice, manner, wording, counts, parts } = making
  const columns = manner.columns === 3 ? dice.between(2, 3) : dice.between(2, 5)
  const height = dice.between(2, manner.footed ? 5 : 9)
  const spanned = columns > 2 && dice.chance(0.3)
  const cell = (column: number): string =>
    column === 0
      ? titleOf(making, 1, 2)
      : dice.chance(0.75)
        ? `${dice.between(1, 9999)}${dice.chance(0.4) ? `.${dice.between(10, 99)}` : ''}`
        : titleOf(making, 1, 1)
  const head = Array.from({ length: columns }, () => titleOf(making, 1, 1))
  const body = Array.from({ length: height }, () => Array.from({ length: columns }, (_, column) => cell(column)))
  const rows: (string | null)[][] = [head, ...body]
  const markup = [element('tr', head.map((one) => element('th', escaped(one))).join(''))]
  if (spanned) {
    const over = [titleOf(making, 1, 1), titleOf(making, 1, 1)]
    rows.unshift([over[0] ?? '', over[1] ?? '', ...Array.from({ length: columns - 2 }, () => null)])
    rows[1] = [null, ...head.slice(1)]
    markup[0] = element(
      'tr',
      head
        .slice(1)
        .map((one) => element('th', escaped(one)))
        .join(''),
    )
    markup.unshift(`<tr><th rowspan="2">${escaped(over[0] ?? '')}</th><th colspan="${columns - 1}">${escaped(over[1] ?? '')}</th></tr>`)
  }
  for (const row of body) markup.push(element('tr', row.map((one) => element('td', escaped(one))).join('')))
  const style = dice.one(['ruled', 'level', 'booked', 'ruled'])
  const captioned = dice.chance(0.6)
  let title = ''
  if (captioned) {
    counts.table++
    const sentence = sentenceOf(dice, wording, 3, 8)
    title = `${wording.table} ${counts.table}${dice.one([':', '.'])} ${sentence.text}`
    parts.push({ kind: 'paragraph', trait: 'caption of a table', text: title, ordered: true })
  }
  parts.push({ kind: 'table', trait: spanned ? 'table, spans' : `table, ${style}`, text: '', ordered: true, rows })
  return `<table class="${spanned ? 'ruled' : style}">${captioned ? element('caption', escaped(title)) : ''}${markup.join('')}</table>`
}

/** A listing in a typewriter face or the face of the text. */
export function listingOf(making: Making): string {
  const { dice, wording, parts } = making
  const name = dice
    .one(wording.words)
    .replaceAll('|', '')
    .replace(/[^a-z]/gu, 'n')
  const text = dice
    .one(listings)
    .replaceAll('NAME', name)
    .replaceAll('COUNT', String(dice.between(10, 9999)))
  const plain = dice.chance(0.35)
  parts.push({ kind: 'code', trait: plain ? 'listing, ordinary face' : 'listing', text, ordered: true })
  return `<pre class="${plain ? 'plain' : 'mono'}">${escaped(text)}</pre>`
}

/** A formula on a line of its own: a sum, a fraction, a root. */
export function formulaOf(making: Making): string {
  const { dice, parts, counts } = making
  const [a, b, c, d] = Array.from({ length: 4 }, () => dice.one(['a', 'b', 'k', 'm', 'n', 't', 'v', 'x', 'y']))
  const number = dice.between(2, 9)
  const mi = (letter = ''): string => element('mi', letter)
  const mo = (sign: string): string => element('mo', sign)
  const shapes: readonly (readonly [trait: string, text: string, markup: string])[] = [
    ['sum', `${a}=${b}+${number}${c}`, `${mi(a)}${mo('=')}${mi(b)}${mo('+')}<mn>${number}</mn>${mi(c)}`],
    [
      'fraction',
      `${a}=${b}+${c}/${d}+${number}`,
      `${mi(a)}${mo('=')}<mfrac><mrow>${mi(b)}${mo('+')}${mi(c)}</mrow><mrow>${mi(d)}${mo('+')}<mn>${number}</mn></mrow></mfrac>`,
    ],
    ['fraction', `${a}=${b}/${c}`, `${mi(a)}${mo('=')}<mfrac>${mi(b)}${mi(c)}</mfrac>`],
    ['power', `${a}=${b}${number}-${c}`, `${mi(a)}${mo('=')}<msup>${mi(b)}<mn>${number}</mn></msup>${mo('−')}${mi(c)}`],
    ['index', `${a}=${b}${number}+${c}`, `${mi(a)}${mo('=')}<msub>${mi(b)}<mn>${number}</mn></msub>${mo('+')}${mi(c)}`],
  ]
  const [trait, text, markup] = dice.one(shapes)
  counts.formula++
  const beside = dice.chance(0.4) ? `(${counts.formula})` : ''
  parts.push({ kind: 'formula', trait: `formula, ${trait}${beside === '' ? '' : ', numbered'}`, text: text + beside, ordered: true })
  return `<p class="formula"><math>${markup}</math>${beside === '' ? '' : `<span style="float:right">${beside}</span>`}</p>`
}
